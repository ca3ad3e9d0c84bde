"""The time of day, and waiting for it."""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING

from bot.base.tasks import wait_at_most

if TYPE_CHECKING:
    import asyncio

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
        await wait_at_most(change, max(0.0, min(seconds, LONGEST_SECONDS)))
