"""/history: the games that somebody played, of those that the asker may see."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import discord

from bot.base.errors import Refusal
from bot.delivery.discord_client import FAILURES
from bot.handlers.audience import reads
from bot.matches.steps import course
from bot.messages.history import Asked, listed, past
from engine.registry import GAMES

if TYPE_CHECKING:
    from bot.base import custom_ids
    from bot.delivery.discord_client import DiscordClient
    from bot.delivery.response import Response
    from bot.handlers.audience import Audience
    from bot.matches.match import Match
    from bot.matches.service import MatchService
    from bot.store import PlayedRow, Store

MOST = 500
"""At most so many games of a person are listed, the latest ones."""


class HistoryHandler:
    """One's own games everywhere; another's of the server where one asks, as far as one can read where they were."""

    def __init__(self, store: Store, matches: MatchService, audience: Audience, discord_client: DiscordClient) -> None:
        self._store = store
        self._matches = matches
        self._audience = audience
        self._discord = discord_client

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
        await response.show(listed(asked, name, [row for row in games if row.key in GAMES], response.t))

    async def _mine(self, asked: Asked) -> list[PlayedRow]:
        return await self._store.played_by(asked.person, key=asked.key, over=True, most=MOST)

    async def _theirs(self, response: Response, asked: Asked) -> list[PlayedRow]:
        guild = response.interaction.guild_id
        if guild is None:
            raise Refusal("only-your-own")
        games = await self._store.played_by(asked.person, guild=guild, key=asked.key, over=True, most=MOST)
        return [row for row in games if reads(response, row.channel)]

    async def past(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """What is left of a game."""
        await response.open()
        match = await self._matches.get(click.game)
        await self._audience.check(response, match.row)
        if not match.over:
            raise Refusal("not-over")
        points = await asyncio.to_thread(course, match)
        place = await self._place(match)
        await response.show(past(match, points, place, response.t))

    async def _place(self, match: Match) -> tuple[int | None, int, int | None] | None:
        """Server, channel and last message of a game; None if its channel is gone."""
        try:
            if not await self._discord.reaches(match.row.channel):
                return None
        except FAILURES:
            pass  # nobody can tell at the moment
        ends = [row.message for row in await self._store.messages(match.id) if row.kind == "end"]
        return match.row.guild, match.row.channel, next(iter(ends), None)


def _name(games: list[PlayedRow], person: int) -> str:
    names = [seat.name for row in games for seat in row.seats if seat.user == person]
    return next(iter(names), "?")
