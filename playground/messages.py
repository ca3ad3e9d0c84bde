"""Posting, editing and deleting messages, with all that Discord checks before."""

import re
from copy import deepcopy
from typing import Any

from playground import components, media, payloads, threads, uploads
from playground.errors import Code, Refused
from playground.forms import (
    Check,
    Faults,
    anything,
    check,
    flag,
    many,
    maybe,
    one_of,
    record,
    refuse,
    snowflake,
    text,
    whole,
)
from playground.model import Attachment, Channel, Json, Message, MessageFlag, MessageType
from playground.permissions import Permission, require
from playground.uploads import Upload
from playground.world import World

EMBED_TEXT = 6000
NONCE_MEMORY = 5 * 60.0
EDITABLE = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.COMPONENTS_V2
SENDABLE = EDITABLE | MessageFlag.SUPPRESS_NOTIFICATIONS
_MENTION = re.compile(r"<@!?(\d+)>")

_TEXT_LIMITS = {"title": 256, "description": 4096}
_EMBED = record(
    {key: maybe(text(0, limit)) for key, limit in _TEXT_LIMITS.items()}
    | {
        "fields": many(
            record({"name": text(1, 256), "value": text(1, 1024), "inline": flag}, ["name", "value"]), 0, 25
        ),
        "footer": record({"text": text(0, 2048), "icon_url": anything, "proxy_icon_url": anything}),
        "author": record({"name": text(0, 256), "url": anything, "icon_url": anything, "proxy_icon_url": anything}),
    }
    | dict.fromkeys(("type", "url", "timestamp", "color", "image", "thumbnail", "video", "provider", "flags"), anything)
)
_ATTACHMENT = record(
    {
        "id": snowflake,
        "filename": maybe(text(1, 1024)),
        "description": maybe(text(0, 1024)),
        "title": maybe(text(0, 1024)),
        "is_spoiler": maybe(flag),
        "duration_secs": anything,
        "waveform": anything,
    },
    ["id"],
)
_ALLOWED_MENTIONS = record(
    {
        "parse": many(one_of("users", "roles", "everyone")),
        "users": many(snowflake, 0, 100),
        "roles": many(snowflake, 0, 100),
        "replied_user": flag,
    }
)
_EDIT_FIELDS: dict[str, Check] = {
    "content": maybe(text(0, 2000)),
    "embeds": maybe(many(_EMBED, 0, 10)),
    "flags": maybe(whole(0)),
    "allowed_mentions": maybe(_ALLOWED_MENTIONS),
    "components": maybe(many(anything)),
    "attachments": maybe(many(_ATTACHMENT)),
}
_REFERENCE = record(
    {
        "type": one_of(0),
        "message_id": snowflake,
        "channel_id": snowflake,
        "guild_id": snowflake,
        "fail_if_not_exists": flag,
    },
    ["message_id"],
)
WEBHOOK = record(_EDIT_FIELDS | {"tts": flag})


def _nonce(faults: Faults, path: str, value: Any) -> None:
    (text(0, 25) if isinstance(value, str) else whole())(faults, path, value)


CREATE = record(
    _EDIT_FIELDS | {"tts": flag, "nonce": maybe(_nonce), "enforce_nonce": flag, "message_reference": maybe(_REFERENCE)}
)


def send(world: World, channel: Channel, author_id: str, body: Json, files: list[Upload]) -> Message:
    """Post in a channel as a user does, with the user's permissions.

    If an enforced nonce was used within the last minutes, the message it was used for is returned instead.
    """
    _may_send(world, channel, author_id, bool(files))
    check(CREATE, body)
    nonce = body.get("nonce")
    if nonce is not None and body.get("enforce_nonce") and (twin := _same_nonce(world, author_id, nonce)):
        return twin
    message = Message(world.mint.id(), channel.id, author_id, nonce=nonce)
    if reference := body.get("message_reference"):
        message.type = MessageType.REPLY
        message.reply_to = _reply_target(world, channel, reference)
    fill(world, message, body, files)
    threads.wake(world, channel)
    publish_new(world, message)
    return message


def _may_send(world: World, channel: Channel, author_id: str, with_files: bool) -> None:
    needed = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    if channel.is_dm:
        _may_write_to(world, channel, author_id)
    require(world, author_id, channel, needed)
    if with_files:
        require(world, author_id, channel, Permission.ATTACH_FILES)
    if channel.locked and channel.archived and Permission.MANAGE_THREADS not in world.permissions(author_id, channel):
        raise Refused(Code.THREAD_ARCHIVED)


def _may_write_to(world: World, channel: Channel, author_id: str) -> None:
    other = next((key for key in channel.recipients if key != author_id), author_id)
    if not any({author_id, other} <= set(guild.members) for guild in world.guilds.values()):
        raise Refused(Code.NO_MUTUAL_GUILD)
    if not world.user(other).inbox_open:
        raise Refused(Code.CANNOT_DM)


def _same_nonce(world: World, author_id: str, nonce: str | int) -> Message | None:
    oldest = world.clock.now() - NONCE_MEMORY
    for channel in world.messages.values():
        for message in reversed(channel.values()):
            if message.posted_at < oldest:
                break
            if message.author_id == author_id and str(message.nonce) == str(nonce):
                return message
    return None


def _reply_target(world: World, channel: Channel, reference: Json) -> str | None:
    target = str(reference["message_id"])
    if target in world.messages.get(channel.id, {}):
        return target
    if reference.get("fail_if_not_exists", True):
        refuse("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
    return None


def fill(world: World, message: Message, body: Json, files: list[Upload], *, keep_files: bool = True) -> None:
    """Put a checked request into a message and keep it; nothing changes when the request is refused."""
    posted = message.id in world.messages.get(message.channel_id, {})
    flags = _flags(message, body, EDITABLE if posted else SENDABLE)
    v2 = bool(flags & MessageFlag.COMPONENTS_V2)
    content = body.get("content", message.content)
    embeds = body.get("embeds", message.embeds)
    _check_v2(v2, content, embeds)
    if sum(_embed_length(embed) for embed in embeds or []) > EMBED_TEXT:
        refuse("embeds", "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {EMBED_TEXT}")
    listed = None if keep_files and "attachments" not in body else body.get("attachments") or []
    attachments, bodies = uploads.choose(world, message.channel_id, listed, files, message.attachments)
    layout = _layout(world, message, body, attachments, v2=v2)
    if not (content or embeds or attachments or layout):
        raise Refused(Code.EMPTY_MESSAGE)
    kept = {file.id for file in attachments}
    _drop_files(world, [file for file in message.attachments if file.id not in kept])
    for key, content_bytes in bodies.items():
        world.storage.put_file(key, content_bytes)
    message.flags, message.content, message.embeds = int(flags), content or "", embeds or []
    message.attachments, message.components = attachments, layout
    message.mentions = _mentioned(world, message, body.get("allowed_mentions"))
    if not posted:
        message.notified = [] if message.is_silent else message.mentions
    store(world, message)


def _flags(message: Message, body: Json, settable: MessageFlag) -> MessageFlag:
    asked = body.get("flags")
    if asked is None:
        return MessageFlag(message.flags) & ~MessageFlag.LOADING
    if message.is_v2 and not asked & MessageFlag.COMPONENTS_V2:
        refuse("flags", "MESSAGE_FLAGS_COMPONENTS_V2_REMOVED", "The flag of components V2 cannot be removed.")
    kept = MessageFlag.EPHEMERAL | MessageFlag.HAS_THREAD | MessageFlag.SUPPRESS_NOTIFICATIONS
    return (MessageFlag(message.flags) & kept) | (MessageFlag(asked) & settable)


def _check_v2(v2: bool, content: str | None, embeds: list[Json] | None) -> None:
    faults = Faults()
    for key, value in (("content", content), ("embeds", embeds)):
        if v2 and value:
            faults.add(
                key,
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )
    faults.settle()


def _embed_length(embed: Json) -> int:
    parts = [embed.get("title"), embed.get("description"), embed.get("footer", {}).get("text")]
    parts += [embed.get("author", {}).get("name")]
    parts += [part for field in embed.get("fields", []) for part in (field["name"], field["value"])]
    return sum(len(part) for part in parts if part)


def _layout(world: World, message: Message, body: Json, attachments: list[Attachment], *, v2: bool) -> list[Json]:
    """The components a message has after a request, with uploads referred to by id."""
    if "components" not in body:
        kept = {file.id for file in attachments}
        if media.used(message.components) - kept:
            refuse("components", "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", "Attachment not found.")
        return message.components
    asked = body["components"] or []
    if asked or v2:
        components.check_message(asked, v2=v2, files={file.filename for file in attachments})
    layout = deepcopy(asked)
    components.complete(layout)
    by_url = {f"attachment://{file.filename}": file.id for file in attachments}
    by_url |= {media.address(world, file).partition("?")[0]: file.id for file in attachments}
    for place, key in media.slots(layout):
        url = place[key]["url"]
        file_id = by_url.get(url) or by_url.get(url.partition("?")[0])
        place[key] = {"attachment_id": file_id} if file_id else {"url": url}
    return layout


def _mentioned(world: World, message: Message, allowed: Json | None) -> list[str]:
    words = [message.content, *(one.get("content", "") for one in media.walk(message.components))]
    named = dict.fromkeys(key for word in words for key in _MENTION.findall(word) if key in world.users)
    if allowed is None or "users" in allowed.get("parse", []):
        return list(named)
    return [key for key in named if key in map(str, allowed.get("users", []))]


def store(world: World, message: Message) -> None:
    world.messages.setdefault(message.channel_id, {})[message.id] = message
    world.storage.put(message)


def publish_new(world: World, message: Message) -> None:
    channel = world.channels[message.channel_id]
    if message.viewer is None:
        channel.last_message_id = message.id
        channel.active_at = world.clock.now()
        channel.message_count += 1
        world.storage.put(channel)
    body = payloads.event_message(world, message)
    if message.nonce is not None:
        body["nonce"] = message.nonce
    world.publish("MESSAGE_CREATE", body, channel=channel, only=message.viewer)


def publish_change(world: World, message: Message) -> None:
    channel = world.channels[message.channel_id]
    world.publish("MESSAGE_UPDATE", payloads.event_message(world, message), channel=channel, only=message.viewer)


def edit(world: World, message: Message, body: Json, files: list[Upload], *, keep_files: bool = True) -> None:
    """Change one's own message; `keep_files` says whether attachments stay that the request does not list."""
    check(WEBHOOK, body)
    was_loading = message.is_loading
    fill(world, message, body, files, keep_files=keep_files)
    if not was_loading:
        message.edited_at = world.clock.now()
        world.storage.put(message)
    publish_change(world, message)


def delete(world: World, message: Message) -> None:
    channel = world.channels[message.channel_id]
    del world.messages[channel.id][message.id]
    world.storage.drop(message)
    _drop_files(world, message.attachments)
    body: Json = {"id": message.id, "channel_id": channel.id}
    if channel.guild_id:
        body["guild_id"] = channel.guild_id
    world.publish("MESSAGE_DELETE", body, channel=channel, only=message.viewer)


def _drop_files(world: World, files: list[Attachment]) -> None:
    for file in files:
        world.storage.drop_file(file.id)


def history(
    world: World, channel: Channel, viewer: str, limit: int, before: str | None = None, after: str | None = None
) -> list[Message]:
    """The newest messages a user sees, newest first; with `after` those that follow it."""
    seen = [one for one in world.messages.get(channel.id, {}).values() if one.viewer in (None, viewer)]
    seen = [one for one in seen if before is None or int(one.id) < int(before)]
    seen = [one for one in seen if after is None or int(one.id) > int(after)]
    return (seen[:limit] if after is not None else seen[-limit:])[::-1]
