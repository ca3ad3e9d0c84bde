"""Counts games that are over, one after the other in the order in which they ended."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from bot.base.tasks import Tasks
from bot.matches.figures import results
from bot.matches.ratings import rated
from bot.store import StoreTrouble
from engine.registry import GAMES

if TYPE_CHECKING:
    from bot.matches.match import Match
    from bot.store import Store

logger = structlog.get_logger()


class Tally:
    """What could not be counted is tried again with the next game that ends, and at the next start."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tasks = Tasks()
        self._ended = asyncio.Event()
        self.still = asyncio.Lock()
        """Held while a game is read and counted: nobody may be deleted in between."""

    def match_changed(self, match: Match) -> None:
        """Count the game if it is over."""
        if match.row.ended == "over" and self._store.territory.holds_first:
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
        before = {
            result.user: known
            for result in found
            if (known := await self._store.rating(result.user, row.key)) is not None
        }
        await self._store.count(game, found, [one for one in rated(found, before) if one.user > 0])
        return True
