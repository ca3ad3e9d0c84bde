"""Permissions, computed as Discord does."""

from enum import IntFlag
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

from playground.errors import Code, Refused
from playground.model import Channel, ChannelType, Guild

if TYPE_CHECKING:
    from playground.world import World


class Permission(IntFlag):
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    USE_EXTERNAL_EMOJIS = 1 << 18
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


ALL = Permission((1 << 52) - 1)

ORDINARY = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.ADD_REACTIONS
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
"""Default permissions of members."""

INVITED = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
)
"""Default permissions of an invited bot."""

_DM = ORDINARY & ~Permission.CREATE_PUBLIC_THREADS & ~Permission.CREATE_PRIVATE_THREADS


def in_guild(guild: Guild, user_id: str) -> Permission:
    member = guild.members.get(user_id)
    if member is None:
        return Permission(0)
    if guild.owner_id == user_id:
        return ALL
    roles = [guild.id, *member.roles]
    granted = Permission(reduce(or_, (guild.roles[role].permissions for role in roles), 0))
    return ALL if Permission.ADMINISTRATOR in granted else granted


def of(world: "World", user_id: str, channel: Channel) -> Permission:
    """What a user may do in a channel; a thread takes its parent's permissions."""
    if channel.is_dm:
        return _DM if user_id in channel.recipients else Permission(0)
    guild = world.guilds[str(channel.guild_id)]
    granted = in_guild(guild, user_id)
    if granted == ALL or not granted:
        return granted
    place = world.channels.get(str(channel.parent_id)) if channel.is_thread else channel
    granted = _overwritten(granted, place or channel, guild, user_id)
    if Permission.VIEW_CHANNEL not in granted or _locked_out(channel, user_id, granted):
        return Permission(0)
    return granted


def _overwritten(granted: Permission, channel: Channel, guild: Guild, user_id: str) -> Permission:
    roles = guild.members[user_id].roles
    layers = (
        [one for one in channel.overwrites if one.id == guild.id],
        [one for one in channel.overwrites if one.type == 0 and one.id in roles],
        [one for one in channel.overwrites if one.type == 1 and one.id == user_id],
    )
    for layer in layers:
        deny = Permission(reduce(or_, (one.deny for one in layer), 0))
        allow = Permission(reduce(or_, (one.allow for one in layer), 0))
        granted = granted & ~deny | allow
    return granted


def _locked_out(channel: Channel, user_id: str, granted: Permission) -> bool:
    private = channel.type == ChannelType.PRIVATE_THREAD
    return private and user_id not in channel.members and Permission.MANAGE_THREADS not in granted


def require(world: "World", user_id: str, channel: Channel, needed: Permission) -> None:
    """:raises Refused: 50001 where the user cannot look, 50013 where a permission is missing."""
    granted = of(world, user_id, channel)
    if Permission.VIEW_CHANNEL not in granted:
        raise Refused(Code.MISSING_ACCESS)
    if needed not in granted:
        raise Refused(Code.MISSING_PERMISSIONS)
