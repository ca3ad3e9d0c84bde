"""Quiet hours in people's own time zones."""

from datetime import UTC, datetime

import pytest

from bot.base.quiet import BadHours, Quiet, quiet_until, zones


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
