"""Vacations: days in which somebody's clocks stand."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from typing import TYPE_CHECKING

from bot.base.errors import Refusal
from bot.base.quiet import day_of, end_of
from bot.store import Vacation

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

A_YEAR, AT_A_STRETCH = 30, 14
"""Days at most: in a calendar year, and one after the other."""
_DAY = timedelta(days=1)


def start_vacation(taken: Sequence[Vacation], user: int, days: int, now: int, zone: str) -> Vacation:
    """A vacation of so many days from now on, today counted. Raises Refusal for one too many, and during another."""
    today = day_of(now, zone)
    if any(one.end > now for one in taken):
        raise Refusal("on-vacation")
    if days > AT_A_STRETCH:
        raise Refusal("vacation-stretch", most=AT_A_STRETCH)
    wanted = [today + number * _DAY for number in range(days)]
    known = {date.fromisoformat(day) for one in taken for day in one.days}
    check(known | set(wanted))
    return Vacation(user, now, end_of(wanted[-1], zone), tuple(day.isoformat() for day in wanted))


def ended(vacation: Vacation, now: int, zone: str) -> Vacation:
    """Come back early: the days that have not begun are not taken."""
    today = day_of(now, zone).isoformat()
    return replace(vacation, end=now, days=tuple(day for day in vacation.days if day <= today))


def days_left(taken: Sequence[Vacation], year: int) -> int:
    """The days of this calendar year that are left."""
    days = {day for one in taken for day in one.days}
    return A_YEAR - sum(day.startswith(f"{year:04}-") for day in days)


def check(days: Iterable[date]) -> None:
    """Raise Refusal for more days in a year or at a stretch than there may be."""
    years = dict[int, int]()
    stretch, before = 0, date.min
    for day in sorted(days):
        years[day.year] = years.get(day.year, 0) + 1
        stretch = stretch + 1 if day - before == _DAY else 1
        before = day
        if stretch > AT_A_STRETCH:
            raise Refusal("vacation-stretch", most=AT_A_STRETCH)
    if any(number > A_YEAR for number in years.values()):
        raise Refusal("vacation-year", most=A_YEAR)
