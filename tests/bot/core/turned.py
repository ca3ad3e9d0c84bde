"""A clock that tests turn."""

import asyncio
from datetime import UTC, datetime

from bot.base.clock import Clock

HOUR = 3600
NOON = int(datetime(2026, 3, 3, 12, tzinfo=UTC).timestamp())


class TurnedClock(Clock):
    """The time stands still until somebody turns it."""

    def __init__(self, now: float) -> None:
        self._now = now
        self._waiting = set[asyncio.Event]()

    def now(self) -> float:
        return self._now

    def turn(self, seconds: float) -> None:
        """Whoever waits looks at the time."""
        self._now += seconds
        for change in self._waiting:
            change.set()

    async def wait(self, until: float | None, change: asyncio.Event) -> None:
        if until is not None and until <= self._now:
            return
        self._waiting.add(change)
        try:
            await change.wait()
        finally:
            self._waiting.discard(change)
