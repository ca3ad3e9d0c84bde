"""The world before anybody did anything: one server with a few channels and a few people."""

from playground.model import Channel, ChannelType, Guild, Member, Role, User
from playground.permissions import EVERYONE, Permission
from playground.world import World

PEOPLE = ("Ana", "Ben", "Cleo", "Dan")
CHANNELS = ("table-1", "table-2", "lobby")


def plant(world: World, bot_name: str, topic: str) -> None:
    """Fill an empty world; one with people in it is left as it is."""
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
    guild.roles[guild.id] = Role(guild.id, "@everyone", EVERYONE)
    guild.members = {key: Member(world.clock.now()) for key, user in world.users.items() if not user.bot}
    world.guilds[guild.id] = guild
    for position, name in enumerate(CHANNELS):
        channel = Channel(world.mint.id(), ChannelType.TEXT, name, guild_id=guild.id, topic=topic, position=position)
        world.channels[channel.id] = channel
    admit_bot(world, guild)
    for thing in (*world.users.values(), *world.channels.values()):
        world.shelf.put(thing)


def admit_bot(world: World, guild: Guild) -> None:
    """What inviting a bot does: it becomes a member with a role of its own."""
    role = Role(
        world.mint.id(),
        world.users[world.bot_id].username,
        EVERYONE | Permission.MANAGE_THREADS | Permission.MANAGE_MESSAGES | Permission.PIN_MESSAGES,
        position=1,
        bot_id=world.bot_id,
    )
    guild.roles[role.id] = role
    guild.members[world.bot_id] = Member(world.clock.now(), [role.id])
    world.shelf.put(guild)
