"""Quiet hours in people's own time zones."""

from datetime import UTC, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

import pytest

from bot.base.quiet import BadHours, Quiet, called, quiet_until, zone_named, zones
from bot.matches.clocks import advanced, from_tomorrow, running, standing_hours
from bot.matches.daily import Table, is_open, today
from bot.matches.pace import DAY, HOUR
from bot.matches.vacation import ended, start_vacation
from bot.store import Preferences


def at(*moment: int) -> int:
    return int(datetime(*moment, tzinfo=UTC).timestamp())  # type: ignore[misc, arg-type]


@pytest.mark.parametrize(
    ("now", "until"),
    [
        (at(2026, 1, 10, 20, 59), None),
        (at(2026, 1, 10, 21), at(2026, 1, 11, 6)),  # 22:00 in Berlin, an hour ahead in winter
        (at(2026, 1, 11, 5, 59), at(2026, 1, 11, 6)),
        (at(2026, 1, 11, 6), None),
        (at(2026, 7, 10, 20), at(2026, 7, 11, 5)),  # two hours ahead in summer
        (at(2026, 3, 28, 23), at(2026, 3, 29, 5)),  # the night that loses an hour
    ],
)
def test_they_end_at_the_same_time_of_day(now, until):
    assert quiet_until("2200-0700", "Europe/Berlin", now) == until


def test_within_one_day_and_none_at_all():
    assert quiet_until("0130-0900", "UTC", at(2026, 1, 10, 1, 30)) == at(2026, 1, 10, 9)
    assert quiet_until("0130-0900", "UTC", at(2026, 1, 10, 9)) is None
    assert quiet_until("", "UTC", at(2026, 1, 10, 3)) is None


@pytest.mark.parametrize("text", ["22-7", " 22:00 - 07:00 ", "2200-0700", "22–7"])
def test_they_are_read_as_people_write_them(text):
    assert str(Quiet.read(text, "UTC")) == "2200-0700"


@pytest.mark.parametrize("text", ["", "22", "22-22", "25-7", "22:60-7", "ten to six"])
def test_what_is_no_span_of_a_day_is_refused(text):
    with pytest.raises(BadHours):
        Quiet.read(text, "UTC")


def test_a_zone_that_is_known_no_more_counts_as_utc():
    assert quiet_until("0000-0600", "Europe/Atlantis", at(2026, 1, 10, 3)) == at(2026, 1, 10, 6)


def test_the_zones_people_live_in_are_offered():
    assert {"UTC", "Europe/Berlin", "America/Argentina/Buenos_Aires"} <= set(zones())
    assert not any(zone.startswith("Etc/") for zone in zones())


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("10pm-6am", "2200-0600"),
        ("10 PM to 6 am", "2200-0600"),
        ("12am-12pm", "0000-1200"),
        ("22.30-7", "2230-0700"),
        ("22h30 - 7h00", "2230-0700"),
        ("22:30 to 7", "2230-0700"),
        ("24-7", "0000-0700"),
        ("17-24", "1700-0000"),
    ],
)
def test_they_are_read_as_people_of_all_countries_write_them(text, read):
    assert str(Quiet.read(text, "UTC")) == read


@pytest.mark.parametrize("text", ["13pm-6am", "0am-6", "24:30-7", "10xm-6"])
def test_what_only_looks_like_it_is_refused(text):
    with pytest.raises(BadHours):
        Quiet.read(text, "UTC")


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("GMT+2", "Etc/GMT-2"),
        ("utc -5", "Etc/GMT+5"),
        ("Etc/GMT+5", "Etc/GMT+5"),
        ("GMT", "UTC"),
        ("UTC+0", "UTC"),
        ("CEST", "Europe/Berlin"),
        ("EST", "America/New_York"),
        ("europe/berlin", "Europe/Berlin"),
        ("America/New York", "America/New_York"),
        ("GMT+15", None),
        ("Creston", None),
    ],
)
def test_a_zone_is_known_by_what_people_call_it(typed, zone):
    assert zone_named(typed) == zone


def test_a_zone_by_its_distance_is_called_as_it_is_typed():
    assert [called(zone) for zone in ("Etc/GMT-2", "Etc/GMT+5", "UTC", "America/New_York")] == [
        "GMT+2", "GMT-5", "UTC", "America/New York",
    ]  # fmt: skip


def test_hours_that_begin_while_the_clocks_are_put_forward_begin_then():
    """In Berlin the night of 28 March 2027 has no time from 2:00 to 3:00, which is 1:00 UTC."""
    night = at(2027, 3, 27, 23), at(2027, 3, 28, 5)
    assert list(Quiet.read("230-300", "Europe/Berlin").hours(*night)) == []
    assert list(Quiet.read("215-305", "Europe/Berlin").hours(*night)) == [(at(2027, 3, 28, 1), at(2027, 3, 28, 1, 5))]
    assert list(Quiet.read("130-230", "Europe/Berlin").hours(*night)) == [(at(2027, 3, 28, 0, 30), at(2027, 3, 28, 1))]


def test_hours_that_end_in_an_hour_that_comes_twice_end_with_its_second():
    """In Berlin 31 October 2027 has the time from 2:00 to 3:00 twice, from 0:00 and from 1:00 UTC."""
    assert quiet_until("2200-0230", "Europe/Berlin", at(2027, 10, 31, 1, 29)) == at(2027, 10, 31, 1, 30)
    assert quiet_until("0215-0700", "Europe/Berlin", at(2027, 10, 31, 0, 14)) is None
    assert quiet_until("0215-0700", "Europe/Berlin", at(2027, 10, 31, 0, 15)) == at(2027, 10, 31, 6)


ZONES = sorted(available_timezones() - {"localtime"})


@cache
def changes():
    """The changes of the clocks of all zones in three years: a zone, and a moment a day before at most. Of zones whose
    clocks change alike at a time there is one.
    """
    begin = at(2026, 6, 1)
    found: dict[object, tuple[str, int]] = {}
    days = range(begin, begin + 3 * 366 * DAY, DAY)
    for zone in ZONES:
        place = ZoneInfo(zone)
        offset = [datetime.fromtimestamp(day, place).utcoffset() for day in (*days, days[-1] + DAY)]
        found |= {
            (day, *two): (zone, day) for day, *two in zip(days, offset, offset[1:], strict=False) if two[0] != two[1]
        }
    return list(found.values())


@pytest.mark.parametrize("hours", ["2200-0700", "0000-0230", "0230-0300", "0130-0330", "0215-2345", "2330-0130"])
def test_wherever_clocks_change_nobody_is_called_while_theirs_reads_quiet(hours):
    begin, end = (int(part[:2]) * 60 + int(part[2:]) for part in hours.split("-"))
    for zone, day in changes():
        quiet, place = Quiet.read(hours, zone), ZoneInfo(zone)
        spans = list(quiet.hours(day - DAY, day + 2 * DAY))
        assert all(first < last for first, last in spans)
        assert running(day - DAY, day + 2 * DAY, spans) <= 3 * DAY
        for moment in range(day, day + DAY + 7200, 900):
            wall = datetime.fromtimestamp(moment, place)
            minute = wall.hour * 60 + wall.minute
            reads = begin <= minute < end if begin < end else minute >= begin or minute < end
            assert not reads or any(first <= moment < last for first, last in spans), (zone, wall)


def test_a_vacation_that_ends_with_a_midnight_that_comes_twice_ends_with_its_second():
    """In Havana 1 November 2026 has the time from 0:00 to 1:00 twice, from 4:00 and from 5:00 UTC."""
    now = at(2026, 10, 31, 16)
    assert start_vacation([], 1, 1, now, "America/Havana").end == at(2026, 11, 1, 5)
    assert from_tomorrow(Preferences(1), Preferences(1, quiet="22-7", zone="America/Havana"), now).counts == at(
        2026, 11, 1, 4
    )


def test_wherever_clocks_change_a_vacation_ends_with_its_last_day():
    for zone, day in changes():
        place = ZoneInfo(zone)
        for now in range(day - DAY, day + 2 * DAY, 2 * HOUR):
            for days in (1, 2):
                one = start_vacation([], 1, days, now, zone)
                wall = [datetime.fromtimestamp(one.end + later, place) for later in (-1, 0, 1800, 3600, 7200)]
                after = datetime.fromtimestamp(now, place).date() + timedelta(days=days)
                assert one.end > now, (zone, now)
                assert wall[1].date() == after, (zone, now)
                assert wall[1].time() == time() or wall[0].date() < after, (zone, now)
                assert all(told.date() == after and told.time() > wall[1].time() for told in wall[2:]), (zone, now)
                back = ended(one, now, zone)
                assert (back.end, back.days) == (now, one.days[:1])


def test_wherever_clocks_change_no_clock_is_faster_than_time():
    """With quiet hours that somebody changes, zone included, and a vacation."""
    old = Preferences(1, quiet="2330-0130", zone="America/Havana")
    for zone, day in changes():
        for now in (day - HOUR, day + 11 * HOUR, day + 23 * HOUR):
            preferences = from_tomorrow(old, Preferences(1, quiet="0000-0130", zone=zone), now)
            vacation = start_vacation([], 1, 1, now, zone)
            standing = [*standing_hours(preferences, now - DAY), (vacation.begin, vacation.end)]
            assert all(first < last for first, last in standing), (zone, now)
            for later in range(0, 3 * DAY, 7 * HOUR):
                ran = running(now - DAY, now - DAY + later, standing)
                assert 0 <= ran <= later, (zone, now)
                assert advanced(now - DAY, later, standing) >= now - DAY + later, (zone, now)


def test_the_table_of_a_day_stays_open_until_the_day_is_over_everywhere(orchard):
    for zone in ZONES:
        table = today(orchard, at(2027, 3, 28, 12), zone)
        assert datetime.fromtimestamp(table.over, ZoneInfo(zone)).date().isoformat() > table.day
        assert is_open(table, at(2027, 3, 28, 12), zone)
    assert today(orchard, at(2027, 3, 28, 12), "Europe/Atlantis") == Table("2027-03-28", orchard)
