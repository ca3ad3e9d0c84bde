"""Counts games that are over, one after the other in the order in which they ended."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

import structlog

from bot.base.tasks import Tasks
from bot.matches.figures import results
from bot.matches.match import Match
from bot.matches.pace import DAY
from bot.matches.ratings import rated
from bot.store import StoreTrouble
from engine.registry import GAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.matches.ratings import Outcome
    from bot.store import GameRow, JournalEntry, RatingRow, Store

logger = structlog.get_logger()

MEMORY = 30 * DAY
"""Whom somebody has met within this time counts less each time."""


class Tally:
    """What could not be counted is tried again with the next game that ends, and at the next start."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tasks = Tasks()
        self._ended = asyncio.Event()
        self.still = asyncio.Lock()
        """Held while a game is read and counted: nobody may be deleted in between."""

    def match_changed(self, match: Match) -> None:
        """Count the game if it has ended."""
        if match.over and self._store.territory.holds_first:
            self.start()

    def start(self) -> None:
        """Count what is not counted yet, in the background."""
        self._ended.set()
        self._tasks.start("counting", self._work())

    async def close(self) -> None:
        await self._tasks.close()

    async def _work(self) -> None:
        while self._ended.is_set():
            self._ended.clear()
            try:
                await self.count()
            except StoreTrouble as error:
                logger.warning("games could not be counted", error=repr(error))

    async def count(self) -> int:
        """Count what is not counted yet; return how many games that was."""
        return sum([await self._count(game) for game in await self._store.uncounted()])

    async def settle(self, guild: int, user: int = 0) -> None:
        """A server is about to be deleted: for ratings its games end as they stand, by this person or by nobody who
        plays.
        """
        await self.count()
        for row in await self._store.live_games(guild):
            async with self.still:
                await self._settle(row, user)

    async def _settle(self, row: GameRow, user: int) -> None:
        journal = await self._store.journal(row.id)
        try:
            found = await asyncio.to_thread(_as_it_stands, row, journal, user)
        except (KeyError, ValueError) as error:
            logger.warning("a game cannot be counted", game=row.id, error=repr(error))
            return
        await self._store.rate([one for one in await self._rated(found) if one.user > 0])

    async def _count(self, game: str) -> bool:
        """Whether it could be read."""
        async with self.still:
            return await self._read(game)

    async def _read(self, game: str) -> bool:
        row = await self._store.game(game)
        if row is None or row.key not in GAMES:
            return False
        journal = await self._store.journal(game)
        try:
            found = await asyncio.to_thread(results, row, journal)
        except (KeyError, ValueError) as error:
            logger.warning("a game cannot be counted", game=game, error=repr(error))
            return False
        ratings = await self._rated(found)
        changed = {one.user for one in ratings}
        counted = [replace(one.result, unrated="") if one.result.user in changed else one.result for one in found]
        await self._store.count(game, counted, [one for one in ratings if one.user > 0])
        return True

    async def _rated(self, found: Sequence[Outcome]) -> list[RatingRow]:
        """The ratings to which this leads."""
        people = [one.result for one in found if one.order is not None]
        before = {
            one.user: known for one in people if (known := await self._store.rating(one.user, one.key)) is not None
        }
        met = {
            frozenset((one.user, other.user)): await self._store.met(
                one.user, other.user, key=one.key, since=one.at - MEMORY, until=one.at
            )
            for one, other in combinations(people, 2)
        }
        return rated(found, before, met)


def _as_it_stands(row: GameRow, journal: Sequence[JournalEntry], user: int) -> list[Outcome]:
    match = Match.restore(row, journal)
    at = match.latest.at if match.latest else row.created
    match, entry = match.abandon(user=user, name="", at=at)
    return results(match.row, [*journal, entry])
