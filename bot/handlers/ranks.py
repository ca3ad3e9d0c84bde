"""What somebody is on the server of a click."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.matches.roles import at_lobby, at_table

if TYPE_CHECKING:
    from bot.base.rights import Role
    from bot.delivery.response import Response
    from bot.matches.match import Match
    from bot.store import LobbyRow, Store


async def table_roles(response: Response, match: Match, store: Store) -> set[Role]:
    """What somebody is at a table, and on its server."""
    return at_table(match.row.seats, response.user) | await ranks(response, store)


async def lobby_roles(response: Response, lobby: LobbyRow, store: Store) -> set[Role]:
    """What somebody is in a lobby, and on its server."""
    return at_lobby(lobby, response.user) | await ranks(response, store)


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
