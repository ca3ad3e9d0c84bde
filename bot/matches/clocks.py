"""When somebody's time to decide is up: what counts and what does not."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.base.quiet import Quiet, next_day, quiet_until
from bot.matches.pace import DAY, HOUR, Pace

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bot.store import GameRow, Preferences, Store

Span = tuple[float, float]
"""From when until when, perhaps for ever."""
MOST_QUIET = 10 * HOUR
"""So much of the quiet hours of a day a clock stands."""
HORIZON = 60 * DAY
"""Quiet hours are looked for at most so far ahead; more than any pace and vacation take."""


class Clocks:
    """The clock of the person to move. At live pace it stands only while nobody could play: the bot was down, or could
    not post. At a pace of days it stands in their quiet hours and vacation, and in an agreed pause, too.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    async def deadline(self, row: GameRow, *, before: int = 0) -> int | None:
        """When their time is up, or so many seconds of it are left; None without a clock, and while it stands with no
        end in sight.
        """
        pace = Pace.read(row.pace)
        if pace is None or row.waits_for is None or row.ended is not None:
            return None
        seconds = row.clocks.get(row.waits_for, pace.seconds) - before
        if seconds < 0:
            return None
        at = advanced(row.waits_since, seconds, await self._standing(row, pace))
        return None if math.isinf(at) else int(at)

    async def used(self, row: GameRow, at: int) -> int:
        """How much of their time passed until this moment."""
        pace = Pace.read(row.pace)
        if pace is None or row.waits_for is None:
            return 0
        return int(running(row.waits_since, at, await self._standing(row, pace)))

    async def _standing(self, row: GameRow, pace: Pace) -> list[Span]:
        since = row.waits_since
        spans: list[Span] = [
            (one.begin, math.inf if one.end is None else one.end) for one in await self._store.outages(row.id, since)
        ]
        if not pace.live and row.waits_for is not None:
            pauses = await self._store.pauses(row.id, since)
            spans += [(one.begin, math.inf if one.end is None else one.end) for one in pauses]
            spans += [(one.begin, one.end) for one in await self._store.vacations(row.waits_for, since)]
            spans += standing_hours(await self._store.preferences(row.waits_for, row.guild), since)
        return spans


def undisturbed_until(row: GameRow, preferences: Preferences, now: float) -> int | None:
    """When the quiet hours end in which nothing of this game notifies somebody; None outside of them. Who plays live is
    awake.
    """
    pace = Pace.read(row.pace)
    return None if pace is not None and pace.live else quiet_until(preferences.quiet, preferences.zone, now)


def standing_hours(preferences: Preferences, since: int) -> Iterator[Span]:
    """The quiet hours for which a clock stands. A change of them counts from the next day of that person."""
    before, _, zone = preferences.before.partition(" ")
    periods = (
        (before, zone, 0, preferences.counts),
        (preferences.quiet, preferences.zone, preferences.counts, math.inf),
    )
    for hours, place, first, last in periods:
        for begin, end in Quiet.read(hours, place).hours(since, since + HORIZON) if hours else ():
            if first <= begin < last:
                yield begin, min(end, begin + MOST_QUIET)


def from_tomorrow(before: Preferences, after: Preferences, now: float) -> Preferences:
    """What somebody chose, with quiet hours that count for clocks from their next day on."""
    if (before.quiet, before.zone) == (after.quiet, after.zone):
        return after
    known = before.before if now < before.counts else f"{before.quiet} {before.zone}"
    return replace(after, before=known, counts=next_day(now, after.zone))


def advanced(start: float, seconds: float, pauses: Iterable[Span]) -> float:
    """The moment at which a clock begun at `start` has run so many seconds."""
    at = start
    for begin, end in sorted(pauses):
        if end <= at:
            continue
        if seconds <= begin - at:
            break
        seconds -= max(0.0, begin - at)
        at = end
    return at + seconds


def running(start: float, until: float, pauses: Iterable[Span]) -> float:
    """The seconds that a clock begun at `start` has run by then."""
    at, seconds = start, 0.0
    for begin, end in sorted(pauses):
        if begin >= until:
            break
        seconds += max(0.0, begin - at)
        at = max(at, end)
    return seconds + max(0.0, until - at)
