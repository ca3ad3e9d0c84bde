"""Time and the ids made from it."""

import time
from datetime import UTC, datetime

EPOCH_MS = 1_420_070_400_000
LAST_MS = EPOCH_MS + 2**41 - 1
"""The last moment of which an id can be made."""


class Clock:
    """The stand-in's time in seconds: the machine's, plus what somebody turned it by."""

    def __init__(self) -> None:
        self.offset = 0.0

    def now(self) -> float:
        return time.time() + self.offset

    def turn(self, seconds: float) -> None:
        """Raises ValueError for a time of which no ids can be made: before 2015 or after 2084."""
        if not EPOCH_MS <= (self.now() + seconds) * 1000 <= LAST_MS:
            raise ValueError("a time without ids")
        self.offset += seconds


class Mint:
    """Snowflakes: milliseconds since 2015 above 22 bits, always growing even when the clock does not."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def id(self) -> str:
        stamp = (int(self._clock.now() * 1000) - EPOCH_MS) << 22
        self._last = max(self._last + 1, stamp)
        return str(self._last)

    def seen(self, snowflake: str) -> None:
        """Never mint below an id that is in use already."""
        self._last = max(self._last, int(snowflake))


def seconds(snowflake: str) -> float:
    """The moment an id was made."""
    return ((int(snowflake) >> 22) + EPOCH_MS) / 1000


def iso(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).isoformat()
