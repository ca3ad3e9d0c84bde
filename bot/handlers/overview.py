"""Where somebody plays, what is played on a server, and the way to the next game that waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.base.errors import Refusal
from bot.messages.overview import overview
from engine.registry import GAMES

if TYPE_CHECKING:
    from bot.base import custom_ids
    from bot.delivery.response import Response
    from bot.handlers.panels import PanelHandler
    from bot.matches.service import MatchService
    from bot.store import LobbyRow, Store, TableRow

MOST = 100
"""At most this many tables of a server are looked through for those that somebody may see."""


class OverviewHandler:
    """Lists name no channel to anybody who cannot see it."""

    def __init__(self, store: Store, matches: MatchService, panels: PanelHandler) -> None:
        self._store = store
        self._matches = matches
        self._panels = panels

    async def show(self, response: Response) -> None:
        """All games of this person, and the tables of this server."""
        await response.reply()
        mine = [row for row in await self._store.tables_of_person(response.user) if row.key in GAMES]
        played, sought = await self._here(response, {row.id for row in mine})
        await response.show(overview(response.user, mine, played, sought, response.say))

    async def _here(self, response: Response, known: set[str]) -> tuple[list[TableRow], list[LobbyRow]]:
        guild = response.interaction.guild
        if guild is None:
            return [], []
        tables = await self._store.tables_of_guild(guild.id, MOST)
        lobbies = await self._store.open_lobbies(guild.id, MOST)
        return (
            [row for row in tables if row.id not in known and row.key in GAMES and _sees(response, row.channel)],
            [row for row in lobbies if row.key in GAMES and _sees(response, row.channel)],
        )

    async def next(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """The panel of the game that has waited longest for this person, other than the one they come from."""
        await response.open()
        others = [game for game in await self._store.waiting(response.user) if game != click.game]
        if not others:
            raise Refusal("none-waits")
        await self._panels.panel(response, await self._matches.get(others[0]))


def _sees(response: Response, channel: int) -> bool:
    """Whether this person can see a channel of the server; private threads are never listed."""
    guild, person = response.interaction.guild, response.interaction.user
    place = guild.get_channel_or_thread(channel) if guild is not None else None
    if place is None or not isinstance(person, discord.Member):
        return False
    private = isinstance(place, discord.Thread) and place.is_private()
    return not private and place.permissions_for(person).view_channel
