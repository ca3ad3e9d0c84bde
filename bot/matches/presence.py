"""When the bot was not there, so that nobody could play."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from bot.base.tasks import Tasks
from bot.store import StoreTrouble

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.store import Store

EVERY_SECONDS = 15.0
"""How often it is noted that the bot is there; after a crash it counts as gone since the last time."""
LEAST_SECONDS = 5
"""Shorter absences are not counted."""
KEPT_SECONDS = 400 * 24 * 3600
"""What ended so long ago counts neither for a clock that runs nor for the vacation of this calendar year."""


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
        self._tasks.start("alive", self._beat())
        if self._here.is_set() or self._lost:
            return False
        known = await self._store.alive()
        lost = known is not None and await self._note(known)
        await self._store.set_alive(self._now())
        self._here.set()
        return lost

    def lose(self, shard: int, since: int | None = None) -> None:
        """The connection to a shard is gone, perhaps since another process had it."""
        at = self._now() if since is None else since
        if self._here.is_set() or since is not None:
            self._since = min(self._since, at) if self._lost else at
        self._here.clear()
        self._lost.add(shard)

    def give_up(self, shard: int) -> None:
        """Another process has this shard."""
        self._lost.discard(shard)
        if not self._lost:
            self._here.set()

    async def find(self, shard: int) -> None:
        """The connection to a shard is there again."""
        if shard in self._lost:
            self._lost.discard(shard)
            if not self._lost:
                await self._note(self._since)
                self._here.set()

    @property
    def is_here(self) -> bool:
        """Whether the bot is connected to every shard."""
        return self._here.is_set()

    async def wait(self) -> None:
        """Wait until the bot is connected to every shard."""
        await self._here.wait()

    async def close(self) -> None:
        await self._tasks.close()
        if self._here.is_set():
            with suppress(StoreTrouble):  # then it was there until the last time that was noted
                await self._store.set_alive(self._now())

    async def _note(self, since: int) -> bool:
        now = self._now()
        if now - since < LEAST_SECONDS:
            return False
        await self._store.add_outage(since, now)
        await self._store.forget_standing(now - KEPT_SECONDS)
        return True

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            if self._here.is_set():
                with suppress(StoreTrouble):  # then it was there until the last time that was noted
                    await self._store.set_alive(self._now())
                    await self._store.set_shards_alive(self._now())
