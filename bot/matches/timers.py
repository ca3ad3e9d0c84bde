"""Does what is due at a time: nothing twice, nothing forgotten, wherever the bot is cut off."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import structlog

from bot.base.tasks import Tasks
from bot.store import once_usable

if TYPE_CHECKING:
    from bot.base.clock import Clock
    from bot.store import Store, Timer

logger = structlog.get_logger()

LEASE_SECONDS = 60
"""What is not done so long after it was begun is begun again: whoever had begun it was cut off, or failed."""
AGAIN_SECONDS = 10.0
"""So often it is looked for appointments that another process has made."""

Handler = Callable[[str], Awaitable[None]]
"""Does what is due with this subject; may be called again for the same after a failure."""


class Timers:
    """One appointment per kind and subject. Between two of them it sleeps, however many there are."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._handlers: dict[str, Handler] = {}
        self._changed = asyncio.Event()
        self._tasks = Tasks()

    def start(self, handlers: dict[str, Handler]) -> None:
        """Do from now on what is due, by the handler of its kind."""
        self._handlers = handlers
        self._tasks.start("timers", self._run())

    async def set(self, kind: str, subject: str, due: int | None) -> None:
        """Make, move or (with None) cancel the appointment of this kind with this subject."""
        if await self._store.set_timer(kind, subject, due):
            self._changed.set()

    def look(self) -> None:
        """Something may be due by now."""
        self._changed.set()

    async def close(self) -> None:
        await self._tasks.close()

    async def _run(self) -> None:
        while True:
            self._changed.clear()
            while timer := await once_usable(self._take):
                await self._do(timer)
            await self._clock.wait(self._soon(await once_usable(self._store.next_due)), self._changed)

    def _soon(self, due: int | None) -> float | None:
        """When to look again: other processes make appointments, too."""
        if self._store.territory.alone:
            return due
        soon = self._clock.now() + AGAIN_SECONDS
        return soon if due is None else min(due, soon)

    async def _take(self) -> Timer | None:
        now = int(self._clock.now())
        return await self._store.take_due(now, until=now + LEASE_SECONDS, lease=secrets.randbits(62))

    async def _do(self, timer: Timer) -> None:
        try:
            await self._handlers[timer.kind](timer.subject)
        except Exception:  # it is begun again when the lease ends
            logger.exception("what was due failed", kind=timer.kind, subject=timer.subject)
            return
        await once_usable(self._store.finish_timer, timer)
