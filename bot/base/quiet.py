"""Hours of the day in which somebody is not to be disturbed, in their own time zone."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from functools import cache
from typing import TYPE_CHECKING, Self
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

if TYPE_CHECKING:
    from collections.abc import Iterator

UTC = "UTC"
_HOURS = re.compile(r"\s*(\d{1,2})(?::?(\d\d))?\s*[-–]\s*(\d{1,2})(?::?(\d\d))?\s*")
_DAY = timedelta(days=1)


class BadHours(ValueError):
    """No two different times of a day."""


@dataclass(frozen=True, slots=True)
class Quiet:
    """From one time of each day to another one, perhaps on the next day."""

    begin: time
    end: time
    zone: ZoneInfo

    @classmethod
    def read(cls, text: str, zone: str) -> Self:
        """Read `22:30-7`, or the form of `str`. Raises BadHours."""
        found = _HOURS.fullmatch(text)
        if found is None:
            raise BadHours(text)
        first, minutes, last, others = (int(part or 0) for part in found.groups())
        try:
            quiet = cls(time(first, minutes), time(0 if last == 24 else last, others), zone_of(zone))
        except ValueError as error:
            raise BadHours(text) from error
        if quiet.begin == quiet.end:
            raise BadHours(text)
        return quiet

    def __str__(self) -> str:
        return f"{self.begin:%H%M}-{self.end:%H%M}"

    def until(self, at: float) -> int | None:
        """The moment at which the quiet hours of this moment end; None outside of them."""
        for begin, end in self.hours(at, at):
            if begin <= at < end:
                return end
        return None

    def hours(self, since: float, until: float) -> Iterator[tuple[int, int]]:
        """All quiet hours that touch this time, in order."""
        day = self._date(since) - _DAY
        while day <= self._date(until):
            begin = self._moment(day, self.begin)
            end = self._moment(day if self.begin < self.end else day + _DAY, self.end)
            if end > since and begin <= until:
                yield begin, end
            day += _DAY

    def _date(self, at: float) -> date:
        return datetime.fromtimestamp(at, self.zone).date()

    def _moment(self, day: date, at: time) -> int:
        return int(datetime.combine(day, at, self.zone).timestamp())


def quiet_until(hours: str, zone: str, at: float) -> int | None:
    """When these quiet hours end if this moment is in them; None outside of them, and where there are none."""
    return Quiet.read(hours, zone).until(at) if hours else None


def next_day(at: float, zone: str, days: int = 1) -> int:
    """The beginning of the next day, or of one some days later."""
    place = zone_of(zone)
    day = datetime.fromtimestamp(at, place).date() + timedelta(days=days)
    return int(datetime.combine(day, time(), place).timestamp())


def zone_of(name: str) -> ZoneInfo:
    """A time zone by its name; UTC for one that is no longer known."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo(UTC)


@cache
def zones() -> tuple[str, ...]:
    """The names of all time zones that people live in. Reads a folder."""
    return (UTC, *sorted(name for name in available_timezones() if "/" in name and not name.startswith("Etc/")))
