"""What somebody is on the server of a click."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

if TYPE_CHECKING:
    from bot.base.rights import Role
    from bot.delivery.response import Response
    from bot.store import Store


async def ranks(response: Response, store: Store) -> set[Role]:
    """Moderators may manage messages, managers the server; who may end games of others, managers choose."""
    may, guild = response.interaction.permissions, response.interaction.guild_id
    found: set[Role] = set()
    if guild is None:
        return found
    if may.manage_guild:
        found.add("manager")
    if may.manage_messages:
        found.add("moderator")
    enders = (await store.guild(guild)).enders
    if may.manage_messages if not enders else not _roles(response).isdisjoint(enders):
        found.add("ender")
    return found


def _roles(response: Response) -> set[int]:
    person = response.interaction.user
    return {role.id for role in person.roles} if isinstance(person, discord.Member) else set()
