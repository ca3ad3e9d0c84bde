"""How fast a game is to be played, as its lobby chose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Self

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
RELAXED = "relaxed"
PACES = (RELAXED, "days-1", "days-2", "days-3", "days-7", "live-5-10", "live-15-30")
"""The paces a lobby offers: none, days a turn, or minutes for the whole game and seconds more for each turn."""
CLOCKS = PACES[1:]
WATCHED = "watch-"
WATCHING = tuple(f"{WATCHED}{seconds}" for seconds in (3, 10, 30, 120))
"""The paces of computers alone, who are watched: how many seconds a turn takes at least."""
USUAL_WATCHING = WATCHING[1]
USUAL, RESIGN = "computer", "resign"
"""What may become of the seat of somebody whose time is up, besides a computer of a level by its name."""
WARNING, SHORT_WARNING, LIVE_WARNING = 12 * HOUR, 6 * HOUR, MINUTE
COME_BACK = MINUTE
"""Who comes back to a live game has at least so much time."""


class Pace(NamedTuple):
    """`seconds` for each turn, or with `live` for the game; `increment` more after each turn."""

    seconds: int
    live: bool
    increment: int

    @classmethod
    def read(cls, text: str) -> Self | None:
        """Read one of `PACES`, or another of that form; None for a game without clocks."""
        match text.split("-"):
            case ["days", days]:
                return cls(int(days) * DAY, live=False, increment=0)
            case ["live", minutes, seconds]:
                return cls(int(minutes) * MINUTE, live=True, increment=int(seconds))
        return None

    @property
    def warning(self) -> int:
        """Seconds before the end at which somebody is warned."""
        if self.live:
            return LIVE_WARNING
        return WARNING if self.seconds > DAY else SHORT_WARNING


def passed_on(
    clocks: Mapping[int, int], pace: Pace, before: int | None, now: int | None, used: int, *, undone: bool
) -> dict[int, int]:
    """The seconds left once the turn has passed from one person to another. Undoing gives time back to nobody."""
    left = dict(clocks)
    if before is not None:
        more = 0 if undone else pace.increment
        left[before] = max(0, left.get(before, pace.seconds) - used) + more
    if now is not None and not pace.live and not undone:
        left.pop(now, None)
    if now is not None and pace.live and undone:
        left[now] = max(0, left.get(now, pace.seconds) - pace.increment)
    return left
