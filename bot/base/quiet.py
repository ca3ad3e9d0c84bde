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
_TIME = r"(\d{1,2})(?:[:.h]?(\d\d))?\s*(am|pm)?"
_HOURS = re.compile(rf"\s*{_TIME}\s*(?:[-–—]|to)\s*{_TIME}\s*", re.IGNORECASE)
_OFFSET = re.compile(r"(?:gmt|utc)\s*([+-])\s*(\d{1,2})", re.IGNORECASE)
_ALSO = {
    "gmt": "UTC", "wet": "Europe/Lisbon", "west": "Europe/Lisbon", "bst": "Europe/London",
    "cet": "Europe/Berlin", "cest": "Europe/Berlin", "mez": "Europe/Berlin", "mesz": "Europe/Berlin",
    "eet": "Europe/Athens", "eest": "Europe/Athens", "msk": "Europe/Moscow", "jst": "Asia/Tokyo",
    "est": "America/New_York", "edt": "America/New_York", "cst": "America/Chicago", "cdt": "America/Chicago",
    "mst": "America/Denver", "mdt": "America/Denver", "pst": "America/Los_Angeles", "pdt": "America/Los_Angeles",
    "aest": "Australia/Sydney", "aedt": "Australia/Sydney",
}  # fmt: skip
"""What people call the time where they live, in summer as in winter: a place whose clocks change as theirs do."""
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
        parts = found.groups()
        try:
            quiet = cls(_time(*parts[:3]), _time(*parts[3:]), zone_of(zone))
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
            begin = _moment(day, self.begin, self.zone, later=False)
            end = _moment(day if self.begin < self.end else day + _DAY, self.end, self.zone, later=True)
            if end > since and begin <= until and begin < end:
                yield begin, end
            day += _DAY

    def _date(self, at: float) -> date:
        return datetime.fromtimestamp(at, self.zone).date()


def _moment(day: date, at: time, zone: ZoneInfo, *, later: bool) -> int:
    """When the clock on the wall reads this: of an hour that comes twice the `later` time or the earlier one, of an
    hour that is left out the moment at which it is.
    """
    found = [int(datetime.combine(day, at.replace(fold=fold), zone).timestamp()) for fold in (0, 1)]
    if found[0] > found[1]:
        return _gap(found[1], found[0], zone)
    return found[later]


def _gap(before: int, after: int, zone: ZoneInfo) -> int:
    """The moment between these two at which the clocks are put forward."""
    offset = datetime.fromtimestamp(before, zone).utcoffset()
    while after - before > 1:
        middle = (before + after) // 2
        if datetime.fromtimestamp(middle, zone).utcoffset() == offset:
            before = middle
        else:
            after = middle
    return after


def _time(hour: str, minutes: str | None, half: str | None) -> time:
    """Raises ValueError for no time of a day. 24 is its end, which is the beginning of the next one."""
    number = int(hour)
    if half is not None:
        if not 1 <= number <= 12:
            raise ValueError(hour)
        number = number % 12 + (12 if half.lower() == "pm" else 0)
    return time(0 if number == 24 and not int(minutes or 0) else number, int(minutes or 0))


def quiet_until(hours: str, zone: str, at: float) -> int | None:
    """When these quiet hours end if this moment is in them; None outside of them, and where there are none."""
    return Quiet.read(hours, zone).until(at) if hours else None


def day_of(at: float, zone: str) -> date:
    """The day that it is in a zone."""
    return datetime.fromtimestamp(at, zone_of(zone)).date()


def next_day(at: float, zone: str) -> int:
    """When the next day begins."""
    return _moment(day_of(at, zone) + _DAY, time(), zone_of(zone), later=False)


def end_of(day: date, zone: str) -> int:
    """When a day ends."""
    return _moment(day + _DAY, time(), zone_of(zone), later=True)


def zone_of(name: str) -> ZoneInfo:
    """A time zone by its name; UTC for one that is no longer known."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo(UTC)


def zone_named(text: str) -> str | None:
    """The zone that somebody means by its name, by the letters that stand for it, or by its distance from GMT; None for
    none. Reads a folder.
    """
    typed = "_".join(called(text).split())
    if offset := _OFFSET.fullmatch(typed.replace("_", "")):
        sign, hours = offset[1], int(offset[2])
        name = f"Etc/GMT{'-' if sign == '+' else '+'}{hours}" if hours else UTC
        return name if hours <= (14 if sign == "+" else 12) else None
    known = {zone.casefold(): zone for zone in zones()}
    return known.get(typed.casefold()) or _ALSO.get(typed.casefold())


def called(zone: str) -> str:
    """A zone as people read it; those by their distance from GMT are named the other way round."""
    sign, hours = zone[7:8], zone[8:]
    if zone.startswith("Etc/GMT") and hours:
        return f"GMT{'-' if sign == '+' else '+'}{hours}"
    return zone.replace("_", " ")


@cache
def zones() -> tuple[str, ...]:
    """The names of all time zones that people live in. Reads a folder."""
    return (UTC, *sorted(name for name in available_timezones() if "/" in name and not name.startswith("Etc/")))
