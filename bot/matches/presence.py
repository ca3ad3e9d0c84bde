"""When the bot was not there, so that nobody could play."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.base.tasks import Tasks

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.store import Store

EVERY_SECONDS = 15.0
"""How often it is noted that the bot is there; after a crash it counts as gone since the last time."""
LEAST_SECONDS = 5
"""Shorter absences are not counted."""


class Presence:
    """Notes the times without the bot, or without its connection to a shard: clocks stand in them."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._here = asyncio.Event()
        self._lost = set[int]()
        self._since = 0
        self._tasks = Tasks()

    async def begin(self) -> bool:
        """The bot is connected for the first time since its start. Return whether time was lost before it."""
        if self._here.is_set() or self._lost:
            return False
        known = await self._store.alive()
        lost = known is not None and await self._note(known)
        await self._store.set_alive(self._now())
        self._here.set()
        self._tasks.start("alive", self._beat())
        return lost

    def lose(self, shard: int) -> None:
        """The connection to a shard is gone."""
        if self._here.is_set():
            self._here.clear()
            self._since = self._now()
        self._lost.add(shard)

    async def find(self, shard: int) -> None:
        """The connection to a shard is there again."""
        if shard in self._lost:
            self._lost.discard(shard)
            if not self._lost:
                await self._note(self._since)
                self._here.set()

    async def wait(self) -> None:
        """Wait until the bot is connected to every shard."""
        await self._here.wait()

    async def close(self) -> None:
        await self._tasks.close()
        if self._here.is_set():
            await self._store.set_alive(self._now())

    async def _note(self, since: int) -> bool:
        now = self._now()
        if now - since < LEAST_SECONDS:
            return False
        await self._store.add_outage(since, now)
        return True

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            if self._here.is_set():
                await self._store.set_alive(self._now())
