"""/history: the games that somebody played, of those that the asker may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.base.errors import Refusal
from bot.handlers.audience import reads
from bot.messages.history import Asked, history_page, on_page
from engine.registry import GAMES

if TYPE_CHECKING:
    from bot.delivery.response import Response
    from bot.matches.service import MatchService
    from bot.store import PlayedRow, Store

MOST = 500
"""At most so many games of a person are listed, the latest ones."""


class HistoryHandler:
    """One's own games everywhere; another's of the server where one asks, as far as one can read where they were."""

    def __init__(self, store: Store, matches: MatchService) -> None:
        self._store = store
        self._matches = matches

    async def show(self, response: Response, person: discord.abc.User | None, key: str) -> None:
        """The first page."""
        await self._list(response, Asked(person.id if person else response.user, key))

    async def turn(self, response: Response, detail: str) -> None:
        """Another page."""
        asked = Asked.read(detail)
        if asked is None:
            raise Refusal("unknown")
        await self._list(response, asked)

    async def _list(self, response: Response, asked: Asked) -> None:
        await response.open()
        mine = asked.person == response.user
        games = await self._mine(asked) if mine else await self._theirs(response, asked)
        name = None if mine else _name(games, asked.person)
        games = [row for row in games if row.key in GAMES]
        results = {result.game: result for result in await self._store.results(asked.person, key=asked.key)}
        *_, shown = on_page(asked, games)
        latest = await self._matches.get(shown[0].id) if shown else None
        await response.show(history_page(asked, name, games, results, latest, response.t))

    async def _mine(self, asked: Asked) -> list[PlayedRow]:
        return await self._store.played_by(asked.person, key=asked.key, over=True, most=MOST)

    async def _theirs(self, response: Response, asked: Asked) -> list[PlayedRow]:
        guild = response.interaction.guild_id
        if guild is None:
            raise Refusal("only-your-own")
        games = await self._store.played_by(asked.person, guild=guild, key=asked.key, over=True, most=MOST)
        return [row for row in games if reads(response, row.channel)]


def _name(games: list[PlayedRow], person: int) -> str:
    names = [seat.name for row in games for seat in row.seats if seat.user == person]
    return next(iter(names), "?")
