"""User actions: write, call a command, click, choose, fill in a form."""

import base64
from typing import Any

from playground import commands, interactions, media, messages, payloads, threads, uploads
from playground.components import Kind
from playground.errors import Code, Refused
from playground.forms import refuse
from playground.model import Channel, Command, Interaction, InteractionType, Json, Message
from playground.permissions import Permission, require
from playground.uploads import Upload
from playground.world import World

# What Discord's own client checks before it sends anything, and so has no code of its own.
_ON_PAGE = "CHECKED_BY_THE_PAGE"
USER_OPTION, CHANNEL_OPTION, MENTIONABLE_OPTION, ATTACHMENT_OPTION = 6, 7, 9, 11
_RESOLVING = {Kind.USER_SELECT: "users", Kind.CHANNEL_SELECT: "channels", Kind.MENTIONABLE_SELECT: "users"}
SELECTS = (
    Kind.STRING_SELECT,
    Kind.USER_SELECT,
    Kind.ROLE_SELECT,
    Kind.MENTIONABLE_SELECT,
    Kind.CHANNEL_SELECT,
)


def write(
    world: World, channel: Channel, user_id: str, content: str, reply_to: str | None, files: list[Upload]
) -> Message:
    body: Json = {"content": content}
    if reply_to:
        body["message_reference"] = {"message_id": reply_to}
    return messages.send(world, channel, user_id, body, files)


def call(
    world: World, channel: Channel, user_id: str, command_id: str, options: list[Json], *, complete: bool
) -> Interaction:
    """Use a slash command, or ask it to complete the option that has `focused`. The value of an option for a file is
    `{"filename": …, "body": base64}`.
    """
    command = _command(world, channel, user_id, command_id)
    if not complete:
        commands.check_values(command, options)
    uploaded = [_uploaded(world, channel, option) for option in options if option["type"] == ATTACHMENT_OPTION]
    data: Json = {"id": command.id, "name": command.body["name"], "type": 1}
    if options:
        data["options"] = options
    resolved = _resolved(world, options)
    if uploaded:
        resolved["attachments"] = {file["id"]: file for file in uploaded}
    if resolved:
        data["resolved"] = resolved
    if command.guild_id:
        data["guild_id"] = command.guild_id
    kind = InteractionType.AUTOCOMPLETE if complete else InteractionType.COMMAND
    return interactions.begin(world, kind, user_id, channel, data)


def _command(world: World, channel: Channel, user_id: str, command_id: str) -> Command:
    for command in commands.usable(world, user_id, channel):
        if command_id in (command.id, command.body["name"]):
            return command
    raise Refused(Code.UNKNOWN_COMMAND)


def _uploaded(world: World, channel: Channel, option: Json) -> Json:
    """Keep the file of an option; its value is the id of the file from now on."""
    given = option["value"]
    if not isinstance(given, dict) or not {"filename", "body"} <= set(given):
        refuse("options", _ON_PAGE, "A file has a name and a body.")
    try:
        body = base64.b64decode(str(given["body"]), validate=True)
    except ValueError:
        refuse("options", _ON_PAGE, "The body of a file is base64.")
    upload = Upload("0", str(given["filename"]), body)
    [file], bodies = uploads.choose(world, channel.id, None, [upload], [])
    world.storage.put_file(file.id, bodies[file.id])
    option["value"] = file.id
    return media.payload(world, file) | {"ephemeral": True}


def _resolved(world: World, options: list[Json]) -> Json:
    flat = [inner for option in options for inner in [option, *option.get("options", [])]]
    flat = [inner for option in flat for inner in [option, *option.get("options", [])]]
    named = [str(option.get("value")) for option in flat if option["type"] in (USER_OPTION, MENTIONABLE_OPTION)]
    places = [str(option.get("value")) for option in flat if option["type"] == CHANNEL_OPTION]
    return _resolve(world, "users", named) | _resolve(world, "channels", places)


def _resolve(world: World, kind: str, keys: list[str]) -> Json:
    if not keys:
        return {}
    if kind == "channels":
        return {
            "channels": {key: payloads.channel(world, world.channel(key), "") | {"permissions": "0"} for key in keys}
        }
    found: Json = {"users": {key: payloads.user(world.user(key)) for key in keys}}
    members = {key: guild.members[key] for guild in world.guilds.values() for key in keys if key in guild.members}
    shown = {key: payloads.member(world, key, one) | {"permissions": "0"} for key, one in members.items()}
    return found | {"members": {key: {k: v for k, v in one.items() if k != "user"} for key, one in shown.items()}}


def visible_message(world: World, channel: Channel, message_id: str, user_id: str) -> Message:
    """A message as far as this user can see it."""
    message = world.message(channel.id, message_id)
    if message.viewer not in (None, user_id) or not world.sees(user_id, channel):
        raise Refused(Code.UNKNOWN_MESSAGE)
    return message


def press(
    world: World, message: Message, user_id: str, custom_id: str, values: list[str] | None, *, kind: int | None = None
) -> Interaction:
    """Click a button or choose from a menu.

    With `kind` (a component type) the click is sent even if the message no longer offers it, as from a screen that
    lags behind.
    """
    offered = [one for one in media.walk(message.components) if one.get("custom_id") == custom_id]
    if kind is None:
        if not offered or offered[0].get("disabled"):
            refuse("custom_id", _ON_PAGE, "Nothing to click here.")
        kind = int(offered[0]["type"])
        if kind in SELECTS:
            _check_values(offered[0], values)
    data: Json = {"component_type": kind, "custom_id": custom_id, "id": offered[0]["id"] if offered else 1}
    if kind in SELECTS:
        data["values"] = values or []
    if kind in _RESOLVING:
        data["resolved"] = _resolve(world, _RESOLVING[Kind(kind)], values or [])
    channel = world.channels[message.channel_id]
    if channel.archived:
        raise Refused(Code.THREAD_ARCHIVED)
    return interactions.begin(world, InteractionType.COMPONENT, user_id, channel, data, message)


def _check_values(component: Json, values: list[str] | None) -> None:
    low, high = component.get("min_values", 1), component.get("max_values", 1)
    if not isinstance(values or [], list):
        refuse("values", _ON_PAGE, "Choices are a list.")
    if not low <= len(values or []) <= high:
        refuse("values", _ON_PAGE, f"Choose between {low} and {high}.")
    options = [option["value"] for option in component.get("options", [])]
    if component["type"] == Kind.STRING_SELECT and not set(values or []) <= set(options):
        refuse("values", _ON_PAGE, "This is not among the options.")


def submit(world: World, opener: Interaction, modal: Json, values: dict[str, Any]) -> Interaction:
    """Hand in a modal; `values` are by custom_id, texts as strings and choices as lists."""
    for component in media.walk(modal["components"]):
        _check_answer(component, values.get(component.get("custom_id", "")))
    answers = [_submitted(component, values) for component in modal["components"]]
    data: Json = {"custom_id": modal["custom_id"], "components": answers}
    message = None
    if opener.message_id:
        message = world.messages.get(opener.channel_id, {}).get(opener.message_id)
    channel = world.channel(opener.channel_id)
    return interactions.begin(world, InteractionType.MODAL, opener.user_id, channel, data, message, opener)


def _check_answer(component: Json, given: Any) -> None:
    kind = component["type"]
    if not given and not component.get("required", True):
        return
    if kind == Kind.TEXT_INPUT:
        words = given if given is not None else component.get("value") or ""
        if not isinstance(words, str):
            refuse(component["custom_id"], _ON_PAGE, "A text is needed here.")
        low, high = component.get("min_length") or 1, component.get("max_length") or 4000
        if not low <= len(words) <= high:
            refuse(component["custom_id"], _ON_PAGE, f"Between {low} and {high} characters are needed here.")
    elif kind in (*SELECTS, Kind.CHECKBOX_GROUP):
        _check_values(component, given)
    elif kind == Kind.RADIO_GROUP and not given:
        refuse(component["custom_id"], _ON_PAGE, "Choose one.")


def _submitted(component: Json, values: dict[str, Any]) -> Json:
    """One component of a modal with its answer, in the nesting in which it was asked."""
    mirrored: Json = {"type": component["type"], "id": component.get("id", 1)}
    if "components" in component:
        return mirrored | {"components": [_submitted(inner, values) for inner in component["components"]]}
    if "component" in component:
        return mirrored | {"component": _submitted(component["component"], values)}
    if "custom_id" not in component:
        return mirrored
    mirrored["custom_id"] = component["custom_id"]
    given = values.get(component["custom_id"])
    if component["type"] in (Kind.TEXT_INPUT, Kind.RADIO_GROUP):
        return mirrored | {"value": given if given is not None else component.get("value", "")}
    if component["type"] == Kind.CHECKBOX:
        return mirrored | {"value": bool(given)}
    return mirrored | {"values": given or []}


def dismiss(world: World, message: Message, user_id: str) -> None:
    """Dismiss an ephemeral message, or delete a message as its author or a moderator."""
    channel = world.channels[message.channel_id]
    if message.viewer != user_id and message.author_id != user_id:
        require(world, user_id, channel, Permission.MANAGE_MESSAGES)
    messages.delete(world, message)


def archive(world: World, thread: Channel, user_id: str, *, archived: bool, locked: bool | None = None) -> None:
    """Archive or unarchive a thread; whoever may manage threads can also lock it."""
    if thread.owner_id != user_id or locked is not None:
        require(world, user_id, thread, Permission.MANAGE_THREADS)
    threads.change(world, thread, archived=archived, locked=locked)
