"""The time of day, and waiting for it."""

from __future__ import annotations

import asyncio
import math
import time
from contextlib import suppress

LONGEST_SECONDS = 600.0
"""A wait looks at the time of day at least this often: somebody may set it, or put the machine to sleep."""


class Clock:
    """Seconds since 1970."""

    def now(self) -> float:
        return time.time()

    async def wait(self, until: float | None, change: asyncio.Event) -> None:
        """Wait for this moment, or for the change if that comes first; None for a moment that never comes. May return
        too early.
        """
        seconds = math.inf if until is None else until - self.now()
        with suppress(TimeoutError):
            await asyncio.wait_for(change.wait(), max(0.0, min(seconds, LONGEST_SECONDS)))
