"""What one user sees."""

from playground import commands, messages, payloads
from playground.model import Channel, Json
from playground.permissions import Permission
from playground.world import Event, World

_REMEMBERED = 100


def users(world: World) -> Json:
    """All users of the page, and the bot."""
    people = [_person(world, key) for key, user in world.users.items() if not user.bot]
    return {"users": people, "bot": payloads.user(world.users[world.bot_id])}


def _person(world: World, user_id: str) -> Json:
    user = world.users[user_id]
    here = any(user_id in guild.members for guild in world.guilds.values())
    return payloads.user(user) | {"inbox_open": user.inbox_open, "member": here}


def state(world: World, user_id: str) -> Json:
    """All a page needs to start: the server, its members, the channels this user sees, emojis."""
    mine = [guild for guild in world.guilds.values() if user_id in guild.members]
    return {
        "me": payloads.user(world.user(user_id)),
        "bot": payloads.user(world.users[world.bot_id]),
        "users": [_person(world, key) for key in world.users],
        "guild": None if not mine else {"id": mine[0].id, "name": mine[0].name, "owner_id": mine[0].owner_id},
        "members": [] if not mine else list(mine[0].members),
        "channels": [channel(world, one, user_id) for one in world.channels.values() if _listed(world, one, user_id)],
        "emojis": [payloads.emoji(world, one) for one in world.emojis.values()],
    }


def _listed(world: World, one: Channel, user_id: str) -> bool:
    return world.sees(user_id, one) and not (one.is_dm and not world.messages.get(one.id))


def channel(world: World, one: Channel, user_id: str) -> Json:
    granted = world.permissions(user_id, one)
    return payloads.channel(world, one, user_id) | {
        "can_write": bool(
            granted & (Permission.SEND_MESSAGES_IN_THREADS if one.is_thread else Permission.SEND_MESSAGES)
        ),
        "can_manage": Permission.MANAGE_CHANNELS in granted or (one.is_thread and one.owner_id == user_id),
        "pings": _pings(world, one, user_id),
    }


def _pings(world: World, one: Channel, user_id: str) -> list[str]:
    """The ids of the newest messages that call for this user."""
    newest = list(world.messages.get(one.id, {}).values())[-_REMEMBERED:]
    others = [one for one in newest if one.viewer is None and one.author_id != user_id and not one.is_silent]
    return [message.id for message in others if one.is_dm or user_id in message.notified]


def history(world: World, one: Channel, user_id: str, limit: int, before: str | None) -> list[Json]:
    """Oldest first."""
    found = messages.history(world, one, user_id, limit, before)
    return [payloads.message(world, message) for message in reversed(found)]


def commands_in(world: World, one: Channel, user_id: str) -> list[Json]:
    return [payloads.command(world, command) for command in commands.usable(world, user_id, one)]


def heard(world: World, user_id: str, event: Event) -> bool:
    """Whether an event reaches this user's page."""
    if event.name == "INTERACTION_CREATE":
        return False
    if event.only is not None:
        return event.only == user_id
    if event.channel is not None:
        return world.sees(user_id, event.channel)
    if event.name in ("GUILD_MEMBER_ADD", "GUILD_MEMBER_REMOVE") and event.data["user"]["id"] == user_id:
        return True
    return event.guild_id is None or user_id in world.guilds[event.guild_id].members
