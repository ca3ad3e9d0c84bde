"""The initial world: one server with a few channels and members."""

from playground.model import Channel, ChannelType, Guild, Member, Role, User
from playground.permissions import ORDINARY, Permission
from playground.world import World

PEOPLE = ("Ana", "Ben", "Cleo", "Dan")
CHANNELS = ("table-1", "table-2", "lobby")
PLAYERS = "Players"
"""The role of people. Permissions come from roles alone, so that a bot has only those it was invited with."""


def plant(world: World, bot_name: str, topic: str) -> None:
    """Fill an empty world; a world with members is left unchanged."""
    if world.users:
        return
    for name in PEOPLE:
        user = User(world.mint.id(), name.lower(), name)
        world.users[user.id] = user
    bot = User(world.mint.id(), bot_name, None, bot=True)
    world.users[bot.id] = bot
    world.bot_id = bot.id
    owner = next(iter(world.users))
    guild = Guild(world.mint.id(), "Playground", owner)
    players = Role(world.mint.id(), PLAYERS, ORDINARY, position=1)
    guild.roles = {guild.id: Role(guild.id, "@everyone", Permission(0)), players.id: players}
    world.guilds[guild.id] = guild
    for position, name in enumerate(CHANNELS):
        channel = Channel(world.mint.id(), ChannelType.TEXT, name, guild_id=guild.id, topic=topic, position=position)
        world.channels[channel.id] = channel
    for key in world.users:
        admit(world, guild, key)
    for thing in (*world.users.values(), *world.channels.values()):
        world.storage.put(thing)


def admit(world: World, guild: Guild, user_id: str) -> None:
    """Make somebody a member: people are players, a bot gets a role of its own by being invited."""
    if user_id == world.bot_id:
        own = Role(world.mint.id(), world.users[user_id].username, world.invited, position=2, bot_id=user_id)
        guild.roles[own.id] = own
        roles = [own.id]
    else:
        roles = [role.id for role in guild.roles.values() if role.name == PLAYERS]
    guild.members[user_id] = Member(world.clock.now(), roles)
    world.storage.put(guild)
