"""Games with clocks: when time runs, what becomes of who lets it run out, and how they come back."""

import pytest

from bot.base.errors import Refusal
from bot.matches.clocks import advanced, running
from bot.matches.pace import Pace, passed_on
from bot.matches.vacation import begun as begin_vacation
from tests.bot.core.conftest import Club, has, lobby, shown, take, turn_of, whole_turn
from tests.bot.core.test_calls import HOUR, NOON, choose, chosen, clock, notices, rests, turn
from tests.bot.core.turned import TurnedClock
from tests.e2e.client import is_private, text

__all__ = ["clock"]
DAY = 24 * HOUR
MINUTE = HOUR / 3600 / 60
"""In hours, as clocks are turned."""


@pytest.fixture
async def club(clock: TurnedClock, only_orchard: None, clubhouse: Club) -> Club:
    return clubhouse


async def begun(club, pace, *names, absent=None, options=""):
    """A game at this pace; the people in turn order."""
    users = await club.users(*(names or ("Ana", "Ben")))
    first, *others = users
    await first.command("table-1", "newgame", game="orchard", options=options)
    await first.choose(await lobby(first, 1), f"Pace: {pace}")
    if absent:
        message = await shown(first, lambda m: "When time is up: a computer plays" in text(m))
        await first.choose(message, f"When time is up: {absent}")
        await shown(first, lambda m: chosen(m, f"When time is up: {absent}"))
    for seated, user in enumerate(others, 1):
        await user.click(await lobby(user, seated), label="Join")
    await first.click(await lobby(first, len(users)), label="Start")
    begun = await shown(first, lambda m: "begins. In turn order" in text(m))
    assert f"Pace: {pace}" in text(begun)
    order = sorted(users, key=lambda user: text(begun).index(user.id))
    await turn_of(order[0])
    await club.rests()
    return order


async def story(user):
    return "\n".join(text(message) for message in await user.messages("table-1"))


class TestDays:
    async def test_the_turn_tells_until_when_there_is_time_and_one_warning_comes(self, club, clock):
        first, second = await begun(club, "two days a turn")
        end = NOON + 2 * DAY
        assert f"Time until <t:{end}:f> (<t:{end}:R>), then a computer plays." in text(await turn_of(first))
        await turn(club, clock, 35.9)
        assert len(notices(club, first)) == 1
        await turn(club, clock, 0.2)
        assert len(notices(club, first)) == 2
        assert f"your time in **Orchard** is up <t:{end}:R>" in await story(first)
        await whole_turn(first)
        message = await turn_of(second)
        assert f"<t:{int(clock.now()) + 2 * DAY}:f>" in text(message)
        await club.rests()
        assert len(notices(club, first)) == 1

    async def test_a_computer_plays_until_the_person_clicks(self, club, clock):
        first, second = await begun(club, "a day a turn")
        await turn(club, clock, 25)
        assert f"The time of {first.name} is up: a computer plays for them until they click." in await story(second)
        await whole_turn(second)
        await rests(club, clock)
        await whole_turn(second)
        await rests(club, clock)
        message = await turn_of(second)
        assert len(notices(club, first)) == 1, "nobody calls who is away"
        await first.click(message, label="In words")
        await club.rests()
        [row] = await club.live_games()
        assert {seat.player for seat in row.seats} == {None}
        await whole_turn(second)
        await turn_of(first)
        assert f"{first.name} is back and goes on." in await story(second)

    async def test_or_the_seat_is_given_up(self, club, clock):
        first, _second, third = await begun(club, "a day a turn", "Ana", "Ben", "Cleo", absent="the seat is given up")
        await turn(club, clock, 25)
        assert f"{first.name} resigns and counts as last; Computer 1 (random) goes on" in await story(third)
        [row] = await club.live_games()
        assert int(first.id) not in {seat.user for seat in row.seats}

    async def test_it_stands_in_quiet_hours_ten_a_day_at_most(self, club, clock):
        ana, ben = await club.users("Ana", "Ben")
        for user in (ana, ben):
            await choose(user, quiet="20-8")
        await turn(club, clock, 48)
        first, _ = await begun(club, "a day a turn")
        # 12-20 runs 8 h, 20-6 stands, 6-20 runs 14 h, 20-6 stands, 2 h are left
        end = NOON + 48 * HOUR + 44 * HOUR
        assert f"<t:{end}:f>" in text(await turn_of(first))

    async def test_a_change_of_quiet_hours_counts_from_the_next_day(self, club, clock):
        first, second = await begun(club, "a day a turn")
        await choose(first, quiet="13-22")
        await rests(club, clock)
        # today's do not count: 12 to 24 runs 12 h, until 12 of the next day
        assert f"<t:{NOON + DAY}:f>" in text(await turn_of(first))
        await turn(club, clock, 2)
        await whole_turn(first)
        await turn_of(second)
        await whole_turn(second)
        # from 14: 10 h today, then 13 h until 13, an hour after 22
        assert f"<t:{NOON + DAY + 11 * HOUR}:f>" in text(await turn_of(first))

    async def test_it_stands_while_the_bot_is_away(self, club, clock):
        first, _ = await begun(club, "a day a turn")
        await turn(club, clock, 20)
        await club.close()
        clock.turn(48 * HOUR)
        await club.open()
        await rests(club, clock)
        end = NOON + 3 * DAY
        await shown(first, lambda m: f"<t:{end}:f>" in text(m) and has(m, "My hand"))
        await turn(club, clock, 3.9)
        assert "The time of" not in await story(first)
        await turn(club, clock, 0.2)
        assert f"The time of {first.name} is up" in await story(first)

    async def test_it_stands_while_the_table_cannot_be_reached(self, club, clock):
        first, second = await begun(club, "a day a turn")
        [row] = await club.live_games()
        await club.bot.services.matches.sleep(row.id, row.channel)
        clock.turn(30 * HOUR)
        await club.bot.services.outbox.rouse(row.id)
        await rests(club, clock)
        await turn(club, clock, 23.9)
        assert "The time of" not in await story(second)
        await turn(club, clock, 0.2)
        assert f"The time of {first.name} is up" in await story(second)

    async def test_taking_back_gives_no_time_back(self, club, clock):
        first, second = await begun(club, "a day a turn")
        await turn(club, clock, 20)
        await whole_turn(first)
        await turn_of(second)
        [row] = await club.live_games()
        await club.bot.services.matches.undo(row.id, row.revision, int(first.id), whole=False)
        await rests(club, clock)
        assert f"<t:{NOON + DAY}:f>" in text(await turn_of(first, "Play my turn"))


class TestVacation:
    async def test_it_stands_to_the_end_of_its_last_day_or_until_one_is_back(self, club, clock):
        first, _ = await begun(club, "a day a turn")
        await first.command("table-1", "vacation", days=3)
        await shown(first, lambda m: is_private(m) and "27 days of this year are left" in text(m))
        await rests(club, clock)
        # three days counted from today: until midnight after the day after tomorrow
        assert f"<t:{NOON + 60 * HOUR + DAY}:f>" in text(await turn_of(first))
        await turn(club, clock, 24)
        await first.command("table-1", "vacation", days=0)
        await shown(first, lambda m: is_private(m) and "not on vacation. 28 days of this year are left" in text(m))
        await rests(club, clock)
        assert f"<t:{NOON + 2 * DAY}:f>" in text(await turn_of(first))

    def test_no_more_than_fourteen_days_at_a_stretch_and_thirty_a_year(self):
        taken = [begin_vacation([], 1, 14, NOON, "UTC")]
        with pytest.raises(Refusal, match="vacation-stretch"):
            begin_vacation(taken, 1, 1, NOON + 14 * DAY, "UTC")
        taken.append(begin_vacation(taken, 1, 14, NOON + 15 * DAY, "UTC"))
        with pytest.raises(Refusal, match="vacation-year"):
            begin_vacation(taken, 1, 3, NOON + 40 * DAY, "UTC")
        assert begin_vacation(taken, 1, 2, NOON + 40 * DAY, "UTC").days == ("2026-04-12", "2026-04-13")
        with pytest.raises(Refusal, match="on-vacation"):
            begin_vacation(taken, 1, 1, NOON + 20 * DAY, "UTC")
        assert begin_vacation(taken, 1, 14, NOON + 365 * DAY, "UTC")


class TestLive:
    async def test_minutes_run_out_and_each_turn_adds_seconds(self, club, clock):
        first, second = await begun(club, "live, 5 minutes each")
        assert f"<t:{NOON + 300}:f>" in text(await turn_of(first))
        await turn(club, clock, 2 * MINUTE)
        await whole_turn(first)
        await turn_of(second)
        await whole_turn(second)
        now = int(clock.now())
        assert f"<t:{now + 300 - 120 + 10}:f>" in text(await turn_of(first))
        await take(first)
        await turn(club, clock, 3 * MINUTE)
        assert "The time of" not in await story(second)
        await turn(club, clock, 11 / 3600)
        assert f"The time of {first.name} is up" in await story(second)

    async def test_who_comes_back_has_a_minute(self, club, clock):
        first, second = await begun(club, "live, 5 minutes each")
        await turn(club, clock, 6 * MINUTE)
        await first.click(await turn_of(second), label="In words")
        await club.rests()
        await whole_turn(second)
        assert f"<t:{int(clock.now()) + 60}:f>" in text(await turn_of(first))

    async def test_quiet_hours_do_not_count(self, club, clock):
        ana, ben = await club.users("Ana", "Ben")
        for user in (ana, ben):
            await choose(user, quiet="11-18")
        first, _ = await begun(club, "live, 5 minutes each")
        assert len(notices(club, first)) == 1
        await turn(club, clock, 6 * MINUTE)
        assert f"The time of {first.name} is up" in await story(first)


@pytest.mark.parametrize(
    ("seconds", "standing", "end"),
    [
        (100, [], 100),
        (100, [(50, 60)], 110),
        (100, [(-50, 10)], 110),
        (100, [(50, 80), (60, 70), (75, 90)], 140),
        (100, [(100, 150)], 100),
        (100, [(99, 150), (151, 160)], 151),
        (100, [(50, float("inf"))], float("inf")),
    ],
)
def test_a_clock_runs_only_where_nothing_stands(seconds, standing, end):
    assert advanced(0, seconds, standing) == end
    if end != float("inf"):
        assert running(0, end, standing) == seconds


def test_what_is_left_passes_on():
    live, days = Pace(300, live=True, increment=10), Pace(DAY, live=False, increment=0)
    assert (Pace.read("live-5-10"), Pace.read("days-1"), Pace.read("relaxed")) == (live, days, None)
    assert passed_on({}, live, 1, 2, 100, undone=False) == {1: 210}
    assert passed_on({1: 210}, live, 2, 1, 30, undone=True) == {1: 200, 2: 270}
    assert passed_on({1: 20}, live, 1, None, 50, undone=False) == {1: 10}
    assert passed_on({2: 5}, days, 1, 2, 100, undone=False) == {1: DAY - 100}
    assert passed_on({1: DAY - 100}, days, 2, 1, 30, undone=True) == {1: DAY - 100, 2: DAY - 30}
