"""What people of the stand-in are on its server."""

from playground.model import Role
from playground.payloads import role as payload
from playground.permissions import ORDINARY, Permission
from tests.bot.core.conftest import BotHarness
from tests.e2e.client import User


def role(harness: BotHarness, name: str, permissions: Permission = ORDINARY) -> int:
    """Make a role of the server; return its id."""
    world = harness.stand_in.world
    guild = world.guilds[str(harness.guild)]
    made = Role(world.mint.id(), name, permissions, position=3)
    guild.roles[made.id] = made
    world.publish("GUILD_ROLE_CREATE", {"guild_id": guild.id, "role": payload(made)}, guild_id=guild.id)
    return int(made.id)


def give(harness: BotHarness, user: User, *roles: int) -> None:
    """Somebody is a player, and has these roles and no others besides."""
    guild = harness.stand_in.world.guilds[str(harness.guild)]
    players = [one.id for one in guild.roles.values() if one.name == "Players"]
    guild.members[user.id].roles = [*players, *map(str, roles)]
