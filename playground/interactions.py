"""Interactions: a user does something, the bot has three seconds to answer and fifteen minutes to go on."""

import asyncio
import secrets
from collections.abc import Callable

from playground import commands, components, messages, payloads, threads
from playground.errors import Code, Refused
from playground.forms import anything, check, one_of, record, refuse
from playground.model import (
    Callback,
    Channel,
    Interaction,
    InteractionType,
    Json,
    Message,
    MessageFlag,
    MessageType,
)
from playground.uploads import FILE_LIMIT, Upload
from playground.world import World

ANSWER_TIME = 3.0

_CALLBACK = record({"type": one_of(*map(int, Callback)), "data": anything}, ["type"])
_AUTOCOMPLETE = record({"choices": commands.CHOICES}, ["choices"])
_ALLOWED = {
    InteractionType.COMMAND: {Callback.MESSAGE, Callback.DEFERRED_MESSAGE, Callback.MODAL},
    InteractionType.COMPONENT: set(Callback) - {Callback.AUTOCOMPLETE},
    InteractionType.AUTOCOMPLETE: {Callback.AUTOCOMPLETE},
    InteractionType.MODAL: {Callback.MESSAGE, Callback.DEFERRED_MESSAGE, Callback.DEFERRED_UPDATE, Callback.UPDATE},
}


def begin(
    world: World,
    kind: InteractionType,
    user_id: str,
    channel: Channel,
    data: Json,
    message: Message | None = None,
    opener: Interaction | None = None,
) -> Interaction:
    """Tell the bot what a user did; the user hears of a failure when no answer comes in time."""
    world.forget_expired()
    interaction = Interaction(
        world.mint.id(),
        secrets.token_urlsafe(48),
        kind,
        user_id,
        channel.id,
        data,
        world.clock.now(),
        message.id if message else None,
        opener_id=opener.id if opener else None,
    )
    world.interactions[interaction.id] = interaction
    world.storage.put(interaction)
    world.publish("INTERACTION_CREATE", _created(world, interaction, channel, message), guild_id=channel.guild_id)
    asyncio.get_running_loop().call_later(ANSWER_TIME, _fail_late, world, interaction)
    return interaction


def _fail_late(world: World, interaction: Interaction) -> None:
    if interaction.callback is None:
        _tell(world, interaction, "INTERACTION_FAILURE", {})


def _tell(world: World, interaction: Interaction, name: str, data: Json) -> None:
    world.publish(name, {"id": interaction.id} | data, only=interaction.user_id)


def _created(world: World, interaction: Interaction, channel: Channel, message: Message | None) -> Json:
    guild = world.guilds.get(str(channel.guild_id))
    body: Json = {
        "id": interaction.id,
        "application_id": world.bot_id,
        "type": int(interaction.type),
        "data": interaction.data,
        "token": interaction.token,
        "version": 1,
        "channel_id": channel.id,
        "channel": payloads.channel(world, channel, world.bot_id)
        | {"permissions": str(int(world.permissions(interaction.user_id, channel)))},
        "app_permissions": str(int(world.permissions(world.bot_id, channel))),
        "locale": "en-US",
        "entitlements": [],
        "authorizing_integration_owners": {"0": channel.guild_id or "0"},
        "context": 0 if guild else 1,
        "attachment_size_limit": FILE_LIMIT,
    }
    if message is not None:
        body["message"] = payloads.message(world, message)
    if guild is None:
        return body | {"user": payloads.user(world.users[interaction.user_id])}
    member = payloads.member(world, interaction.user_id, guild.members[interaction.user_id])
    member["permissions"] = body["channel"]["permissions"]
    return body | {
        "member": member,
        "guild_id": guild.id,
        "guild": {"id": guild.id, "locale": "en-US", "features": []},
        "guild_locale": "en-US",
    }


def answer(world: World, interaction: Interaction, body: Json, files: list[Upload]) -> Message | None:
    """Handle the bot's initial response. Returns the message it created or edited.

    :raises Refused: 10062 after three seconds, 40060 for a second answer, 50035 for one that does not fit.
    """
    check(_CALLBACK, body)
    if interaction.callback is not None:
        raise Refused(Code.ALREADY_ACKNOWLEDGED)
    if world.clock.now() - interaction.created_at > ANSWER_TIME:
        raise Refused(Code.UNKNOWN_INTERACTION)
    kind = Callback(body["type"])
    updates = kind in (Callback.UPDATE, Callback.DEFERRED_UPDATE)
    if kind not in _ALLOWED[interaction.type] or (updates and interaction.message_id is None):
        refuse("type", "INTERACTION_CALLBACK_TYPE_INVALID", "This answer does not fit the interaction")
    message = _ANSWERS[kind](world, interaction, body.get("data") or {}, files)
    interaction.callback = int(kind)
    interaction.original_id = message.id if message else None
    world.storage.put(interaction)
    _tell(world, interaction, "INTERACTION_SUCCESS", {"callback": int(kind)})
    return message


def _message(world: World, interaction: Interaction, data: Json, files: list[Upload]) -> Message:
    check(messages.WEBHOOK, data)
    return _post(world, interaction, data, files)


def _deferred_message(world: World, interaction: Interaction, data: Json, files: list[Upload]) -> Message:
    flags = MessageFlag(data.get("flags") or 0)
    message = _blank(world, interaction, ephemeral=MessageFlag.EPHEMERAL in flags)
    message.flags |= int(MessageFlag.LOADING)
    messages.store(world, message)
    interaction.messages.append(message.id)
    messages.publish_new(world, message)
    return message


def _deferred_update(world: World, interaction: Interaction, data: Json, files: list[Upload]) -> Message:
    return world.message(interaction.channel_id, str(interaction.message_id))


def _update(world: World, interaction: Interaction, data: Json, files: list[Upload]) -> Message:
    message = world.message(interaction.channel_id, str(interaction.message_id))
    # Unlike an edit through the channel, this one loses the attachments it does not list (discord-api-docs#6277).
    messages.edit(world, message, data, files, keep_files=False)
    return message


def _autocomplete(world: World, interaction: Interaction, data: Json, files: list[Upload]) -> None:
    check(_AUTOCOMPLETE, data)
    _tell(world, interaction, "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE", {"choices": data["choices"]})


def _modal(world: World, interaction: Interaction, data: Json, files: list[Upload]) -> None:
    components.check_modal(data)
    _tell(world, interaction, "INTERACTION_MODAL_CREATE", {"modal": data})


_ANSWERS: dict[Callback, Callable[[World, Interaction, Json, list[Upload]], Message | None]] = {
    Callback.MESSAGE: _message,
    Callback.DEFERRED_MESSAGE: _deferred_message,
    Callback.DEFERRED_UPDATE: _deferred_update,
    Callback.UPDATE: _update,
    Callback.AUTOCOMPLETE: _autocomplete,
    Callback.MODAL: _modal,
}


def _blank(world: World, interaction: Interaction, *, ephemeral: bool) -> Message:
    """A new message in the interaction's channel. :raises Refused: 10003 if that was deleted."""
    message = Message(
        world.mint.id(),
        world.channel(interaction.channel_id).id,
        world.bot_id,
        flags=int(MessageFlag.EPHEMERAL) if ephemeral else 0,
        viewer=interaction.user_id if ephemeral else None,
        interaction=_metadata(world, interaction),
    )
    if interaction.original_id or interaction.message_id:
        message.type, message.reply_to = MessageType.REPLY, interaction.original_id or interaction.message_id
    elif interaction.type == InteractionType.COMMAND:
        message.type = MessageType.SLASH_COMMAND
    return message


def _post(world: World, interaction: Interaction, data: Json, files: list[Upload]) -> Message:
    message = _blank(world, interaction, ephemeral=bool((data.get("flags") or 0) & MessageFlag.EPHEMERAL))
    messages.fill(world, message, data, files)
    interaction.messages.append(message.id)
    threads.wake(world, world.channels[message.channel_id])
    messages.publish_new(world, message)
    return message


def _metadata(world: World, interaction: Interaction) -> Json:
    body: Json = {
        "id": interaction.id,
        "type": int(interaction.type),
        "user": payloads.user(world.users[interaction.user_id]),
        "authorizing_integration_owners": {"0": world.channels[interaction.channel_id].guild_id or "0"},
    }
    if interaction.type == InteractionType.COMMAND:
        body |= {"name": spoken_name(interaction.data), "command_type": 1}
    if interaction.opener_id in world.interactions:
        body["triggering_interaction_metadata"] = _metadata(world, world.interactions[interaction.opener_id])
    elif interaction.message_id:
        body["interacted_message_id"] = interaction.message_id
    return body


def spoken_name(data: Json) -> str:
    """The command as a reader knows it, its subcommands included."""
    names = [data["name"]]
    options = data.get("options") or []
    while options and options[0]["type"] in (commands.SUBCOMMAND, commands.GROUP):
        names.append(options[0]["name"])
        options = options[0].get("options") or []
    return " ".join(names)


def own_message(world: World, interaction: Interaction, message_id: str) -> Message:
    """A message this interaction's token may touch; `@original` is the one its first answer made or changed."""
    if message_id == "@original":
        if interaction.callback is None:
            raise Refused(Code.UNKNOWN_WEBHOOK)
        message_id = interaction.original_id or ""
    elif message_id not in (*interaction.messages, interaction.original_id):
        raise Refused(Code.UNKNOWN_MESSAGE)
    return world.message(interaction.channel_id, message_id)


def follow_up(world: World, interaction: Interaction, data: Json, files: list[Upload]) -> Message:
    """Create a follow-up message; the first one after a deferral replaces the "thinking" message."""
    check(messages.WEBHOOK, data)
    if interaction.callback is None:
        raise Refused(Code.UNKNOWN_WEBHOOK)
    if interaction.callback == Callback.DEFERRED_MESSAGE:
        original = world.messages.get(interaction.channel_id, {}).get(str(interaction.original_id))
        if original is not None and original.is_loading:
            messages.edit(world, original, data, files)
            return original
    message = _post(world, interaction, data, files)
    world.storage.put(interaction)
    return message
