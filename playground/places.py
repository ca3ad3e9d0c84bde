"""Deleting channels, and joining and leaving the server."""

from playground import payloads, seed
from playground.model import Channel, Guild, Overwrite
from playground.permissions import Permission
from playground.world import World


def remove_channel(world: World, channel: Channel) -> None:
    """Delete a channel or thread with all that is in it."""
    for thread in world.threads(channel):
        remove_channel(world, thread)
    name = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
    world.publish(name, payloads.channel(world, channel, world.bot_id), channel=channel)
    for message in world.messages.pop(channel.id, {}).values():
        world.storage.drop(message)
        for file in message.attachments:
            world.storage.drop_file(file.id)
    del world.channels[channel.id]
    world.storage.drop(channel)


def remove_member(world: World, guild: Guild, user_id: str) -> None:
    """Remove a member; a bot loses its role as well."""
    if user_id == world.bot_id:
        world.publish("GUILD_DELETE", {"id": guild.id}, guild_id=guild.id)
        guild.roles = {key: role for key, role in guild.roles.items() if role.bot_id != user_id}
    guild.members.pop(user_id, None)
    for thread in [one for one in world.channels.values() if one.guild_id == guild.id and user_id in one.members]:
        thread.members.remove(user_id)
        world.storage.put(thread)
    world.storage.put(guild)
    body = {"guild_id": guild.id, "user": payloads.user(world.users[user_id])}
    world.publish("GUILD_MEMBER_REMOVE", body, guild_id=guild.id)


def add_member(world: World, guild: Guild, user_id: str) -> None:
    if user_id in guild.members:
        return
    seed.admit(world, guild, user_id)
    if user_id == world.bot_id:
        world.publish("GUILD_CREATE", payloads.guild_create(world, guild), guild_id=guild.id)
    body = payloads.member(world, user_id, guild.members[user_id]) | {"guild_id": guild.id}
    world.publish("GUILD_MEMBER_ADD", body, guild_id=guild.id)


def deny(world: World, channel: Channel, user_id: str, denied: Permission) -> None:
    """Deny one member permissions in one channel, replacing those denied before."""
    channel.overwrites = [one for one in channel.overwrites if one.id != user_id]
    if denied:
        channel.overwrites.append(Overwrite(user_id, 1, deny=int(denied)))
    world.storage.put(channel)
    world.publish("CHANNEL_UPDATE", payloads.channel(world, channel, world.bot_id), guild_id=channel.guild_id)
