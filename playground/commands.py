"""Application commands: what a bot may register, and what a user may call where."""

import re
from typing import Any

from playground.errors import Code, Refused
from playground.forms import (
    Check,
    Faults,
    anything,
    check,
    flag,
    join,
    many,
    maybe,
    one_of,
    record,
    refuse,
    text,
    whole,
)
from playground.model import Channel, Command, Json
from playground.permissions import Permission
from playground.world import World

PER_PLACE = 100
TEXT_PER_COMMAND = 8000
SUBCOMMAND, GROUP = 1, 2
_NAME = re.compile(r"[-_'\w]{1,32}")


def _name(faults: Faults, path: str, value: Any) -> None:
    if not isinstance(value, str) or not _NAME.fullmatch(value) or value != value.lower():
        faults.add(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


_CHOICE = record(
    {"name": text(1, 100), "value": anything, "name_localizations": anything, "name_localized": anything},
    ["name", "value"],
)
CHOICES: Check = many(_CHOICE, 0, 25)


def _options(faults: Faults, path: str, value: Any) -> None:
    many(_OPTION, 0, 25)(faults, path, value)
    if not isinstance(value, list) or faults.tree:
        return
    if len({option["name"] for option in value}) < len(value):
        faults.add(path, "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option name is duplicated")
    required = [option.get("required", False) for option in value]
    if required != sorted(required, reverse=True):
        faults.add(
            path, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "Required options must be placed before non-required"
        )


_OPTION = record(
    {
        "type": whole(1, 11),
        "name": _name,
        "description": text(1, 100),
        "name_localizations": anything,
        "description_localizations": anything,
        "required": flag,
        "autocomplete": flag,
        "choices": maybe(CHOICES),
        "options": maybe(_options),
        "min_value": anything,
        "max_value": anything,
        "min_length": maybe(whole(0, 6000)),
        "max_length": maybe(whole(1, 6000)),
        "channel_types": maybe(many(whole(0))),
    },
    ["type", "name", "description"],
)
_COMMAND = record(
    {
        "id": anything,
        "name": _name,
        "type": one_of(1),
        "description": text(1, 100),
        "name_localizations": anything,
        "description_localizations": anything,
        "options": maybe(_options),
        "default_member_permissions": anything,
        "dm_permission": maybe(flag),
        "contexts": maybe(many(one_of(0, 1, 2), 0, 3)),
        "integration_types": maybe(many(one_of(0, 1), 1, 2)),
        "nsfw": flag,
    },
    ["name", "description"],
)


def register(world: World, guild_id: str | None, bodies: list[Json]) -> list[Command]:
    """Replace all commands of one place (None: everywhere). Those that keep their name keep their id."""
    if isinstance(bodies, list) and len(bodies) > PER_PLACE:
        raise Refused(Code.TOO_MANY_COMMANDS)
    check(_unique_commands, bodies)
    before = {command.body["name"]: command for command in world.commands.values() if command.guild_id == guild_id}
    for command in before.values():
        del world.commands[command.id]
        world.storage.drop(command)
    return [_add(world, guild_id, body, before) for body in bodies]


def _add(world: World, guild_id: str | None, body: Json, before: dict[str, Command]) -> Command:
    old = before.get(body["name"])
    same = old is not None and old.body == body
    command = Command(
        old.id if old else world.mint.id(), guild_id, old.version if old and same else world.mint.id(), body
    )
    world.commands[command.id] = command
    world.storage.put(command)
    return command


def _unique_commands(faults: Faults, path: str, value: Any) -> None:
    many(_COMMAND)(faults, path, value)
    if faults.tree:
        return
    names = [body["name"] for body in value]
    for index, body in enumerate(value):
        if body["name"] in names[:index]:
            faults.add(join(path, index), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Command names must be unique")
        if _size(body) > TEXT_PER_COMMAND:
            faults.add(
                join(path, index), "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds {TEXT_PER_COMMAND} characters"
            )


def _size(part: Json) -> int:
    """Characters of names, descriptions and values, all the way down."""
    own = sum(len(str(part.get(key, ""))) for key in ("name", "description", "value"))
    return own + sum(_size(inner) for key in ("options", "choices") for inner in part.get(key) or [])


def check_values(command: Command, options: list[Json]) -> None:
    """:raises Refused: 50035 for a number or text beyond the bounds that the command declares."""
    declared = {option["name"]: option for option in command.body.get("options") or []}
    for given in options:
        bounds, value = declared.get(given["name"], {}), given.get("value")
        if isinstance(value, str):
            low, high, size = bounds.get("min_length"), bounds.get("max_length"), float(len(value))
        elif isinstance(value, int | float):
            low, high, size = bounds.get("min_value"), bounds.get("max_value"), float(value)
        else:
            continue
        if (low is not None and size < low) or (high is not None and size > high):
            refuse("options", "APPLICATION_COMMAND_OPTION_VALUE_INVALID", "This value is out of bounds.")


def usable(world: World, user_id: str, channel: Channel) -> list[Command]:
    """The commands a user is offered in a channel; none where the bot is not."""
    granted = world.permissions(user_id, channel)
    if world.bot_id not in channel.recipients and not _bot_is_in(world, channel.guild_id):
        return []
    if channel.archived or Permission.USE_APPLICATION_COMMANDS not in granted:
        return []
    here = [command for command in world.commands.values() if command.guild_id in (None, channel.guild_id)]
    return [command for command in here if _offered(command, granted, dm=channel.is_dm)]


def _bot_is_in(world: World, guild_id: str | None) -> bool:
    return guild_id in world.guilds and world.bot_id in world.guilds[guild_id].members


def _offered(command: Command, granted: Permission, *, dm: bool) -> bool:
    contexts = command.body.get("contexts")
    if contexts is not None and (1 if dm else 0) not in contexts:
        return False
    if dm:
        return command.body.get("dm_permission") is not False
    needed = command.body.get("default_member_permissions")
    return needed is None or Permission(int(needed)) in granted
