"""The bot itself: who it is, where it is, its commands and its emojis."""

import base64
import binascii
import re

from playground import commands, payloads, places
from playground.errors import Code, Refused
from playground.forms import Faults, check, record, refuse, snowflake, text
from playground.model import Emoji, Guild
from playground.rest.call import NOTHING, Call, Reply, Route, ok

EMOJI_COUNT = 2000
EMOJI_BYTES = 256 * 1024
_IMAGE = re.compile(r"data:(image/(?:png|jpeg|gif|webp));base64,(.*)", re.DOTALL)
_NAME = re.compile(r"\w{2,32}", re.ASCII)


def me(call: Call) -> Reply:
    return ok(payloads.me(call.world))


def application(call: Call) -> Reply:
    return ok(payloads.application(call.world))


def gateway(call: Call) -> Reply:
    return ok({"url": _gateway_url(call)})


def gateway_bot(call: Call) -> Reply:
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return ok({"url": _gateway_url(call), "shards": call.world.shards, "session_start_limit": limit})


def _gateway_url(call: Call) -> str:
    return call.world.base_url.replace("http", "ws", 1) + "/gateway"


def user(call: Call) -> Reply:
    return ok(payloads.user(call.world.user(call.params["user_id"])))


def open_dm(call: Call) -> Reply:
    check(record({"recipient_id": snowflake}, ["recipient_id"]), call.body)
    other = call.world.user(str(call.body["recipient_id"]))
    if other.id == call.world.bot_id:
        raise Refused(Code.CANNOT_DM)
    return ok(payloads.channel(call.world, call.world.dm(other.id, call.world.bot_id), call.world.bot_id))


def _guild(call: Call) -> Guild:
    guild = call.world.guild(call.params["guild_id"])
    if call.world.bot_id not in guild.members:
        raise Refused(Code.MISSING_ACCESS)
    return guild


def my_guilds(call: Call) -> Reply:
    mine = [guild for guild in call.world.guilds.values() if call.world.bot_id in guild.members]
    return ok(
        [
            {
                "id": guild.id,
                "name": guild.name,
                "icon": None,
                "banner": None,
                "owner": False,
                "permissions": "0",
                "features": [],
                "approximate_member_count": len(guild.members),
                "approximate_presence_count": len(guild.members),
            }
            for guild in mine
        ]
    )


def guild(call: Call) -> Reply:
    return ok(payloads.guild(call.world, _guild(call)))


def guild_channels(call: Call) -> Reply:
    here = [one for one in call.world.channels.values() if one.guild_id == _guild(call).id and not one.is_thread]
    return ok([payloads.channel(call.world, one, call.world.bot_id) for one in here])


def guild_member(call: Call) -> Reply:
    member = _guild(call).members.get(call.params["user_id"])
    if member is None:
        raise Refused(Code.UNKNOWN_MEMBER)
    return ok(payloads.member(call.world, call.params["user_id"], member))


def active_threads(call: Call) -> Reply:
    bot = call.world.bot_id
    here = [one for one in call.world.channels.values() if one.guild_id == _guild(call).id and one.is_thread]
    here = [one for one in here if not one.archived and call.world.sees(bot, one)]
    members = [payloads.thread_member(one, bot) for one in here if bot in one.members]
    listed = [payloads.channel(call.world, one, bot) for one in here]
    return ok({"threads": listed, "members": members, "has_more": False})


def leave_guild(call: Call) -> Reply:
    places.remove_member(call.world, _guild(call), call.world.bot_id)
    return NOTHING


def _own(call: Call) -> None:
    if call.params["application_id"] != call.world.bot_id:
        raise Refused(Code.UNKNOWN_APPLICATION)


def list_commands(call: Call) -> Reply:
    _own(call)
    place = call.params.get("guild_id")
    return ok([payloads.command(call.world, one) for one in call.world.commands.values() if one.guild_id == place])


def put_commands(call: Call) -> Reply:
    _own(call)
    place = call.params.get("guild_id")
    if place is not None:
        call.world.guild(place)
    registered = commands.register(call.world, place, call.body)
    call.world.publish("APPLICATION_COMMANDS_UPDATE", {"guild_id": place}, for_pages=True)
    return ok([payloads.command(call.world, one) for one in registered])


def list_emojis(call: Call) -> Reply:
    _own(call)
    return ok({"items": [payloads.emoji(call.world, one) for one in call.world.emojis.values()]})


def create_emoji(call: Call) -> Reply:
    _own(call)
    check(record({"name": text(2, 32), "image": text(1)}, ["name", "image"]), call.body)
    kind, body = _image(call.body["name"], call.body["image"])
    if any(one.name == call.body["name"] for one in call.world.emojis.values()):
        refuse("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with that name already exists")
    if len(call.world.emojis) >= EMOJI_COUNT:
        raise Refused(Code.TOO_MANY_EMOJIS)
    emoji = Emoji(call.world.mint.id(), call.body["name"], kind)
    call.world.emojis[emoji.id] = emoji
    call.world.storage.put_file(emoji.id, body)
    call.world.storage.put(emoji)
    return Reply(201, payloads.emoji(call.world, emoji))


def _image(name: str, image: str) -> tuple[str, bytes]:
    """Type and bytes of an image given as a data URI."""
    faults = Faults()
    if not _NAME.fullmatch(name):
        faults.add("name", "STRING_TYPE_REGEX", "String value did not match validation regex.")
    found = _IMAGE.fullmatch(image)
    try:
        body = base64.b64decode(found[2], validate=True) if found else b""
    except binascii.Error:
        body = b""
    if not body:
        faults.add("image", "IMAGE_INVALID", "Invalid image data")
    elif len(body) > EMOJI_BYTES:
        faults.add("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    faults.settle()
    return (found[1] if found else ""), body


def _emoji(call: Call) -> Emoji:
    _own(call)
    emoji = call.world.emojis.get(call.params["emoji_id"])
    if emoji is None:
        raise Refused(Code.UNKNOWN_EMOJI)
    return emoji


def get_emoji(call: Call) -> Reply:
    return ok(payloads.emoji(call.world, _emoji(call)))


def delete_emoji(call: Call) -> Reply:
    emoji = _emoji(call)
    del call.world.emojis[emoji.id]
    call.world.storage.drop(emoji)
    call.world.storage.drop_file(emoji.id)
    return NOTHING


_APPLICATION = "/applications/{application_id}"
_EMOJI = _APPLICATION + "/emojis/{emoji_id}"
_GUILD = "/guilds/{guild_id}"
ROUTES: list[Route] = [
    ("GET", "/users/@me", me),
    ("GET", "/users/@me/guilds", my_guilds),
    ("DELETE", "/users/@me/guilds/{guild_id}", leave_guild),
    ("POST", "/users/@me/channels", open_dm),
    ("GET", "/users/{user_id}", user),
    ("GET", "/oauth2/applications/@me", application),
    ("GET", "/applications/@me", application),
    ("GET", "/gateway", gateway),
    ("GET", "/gateway/bot", gateway_bot),
    ("GET", _GUILD, guild),
    ("GET", _GUILD + "/channels", guild_channels),
    ("GET", _GUILD + "/members/{user_id}", guild_member),
    ("GET", _GUILD + "/threads/active", active_threads),
    ("GET", _APPLICATION + "/commands", list_commands),
    ("PUT", _APPLICATION + "/commands", put_commands),
    ("GET", _APPLICATION + "/guilds/{guild_id}/commands", list_commands),
    ("PUT", _APPLICATION + "/guilds/{guild_id}/commands", put_commands),
    ("GET", _APPLICATION + "/emojis", list_emojis),
    ("POST", _APPLICATION + "/emojis", create_emoji),
    ("GET", _EMOJI, get_emoji),
    ("DELETE", _EMOJI, delete_emoji),
]
