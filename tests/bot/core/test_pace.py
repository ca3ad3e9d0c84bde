"""Games with clocks: when time runs, what becomes of who lets it run out, and how they come back."""

from dataclasses import replace

import pytest

from bot.base.errors import Refusal
from bot.base.i18n import localizer
from bot.matches.clocks import advanced, running
from bot.matches.pace import Pace, passed_on
from bot.matches.vacation import start_vacation as begin_vacation
from bot.messages.private import PrivateMessages
from bot.messages.public import PublicMessages
from bot.store import Seat, Vacation
from tests.bot.core.conftest import (
    another_seat,
    lobby,
    more,
    plant,
    set_up,
    shown,
    take,
    turn_of,
    until,
    whole_turn,
)
from tests.bot.core.notices import notices
from tests.bot.core.settings_page import choose
from tests.bot.core.timed import begun, rests, turn
from tests.bot.core.turned import HOUR, NOON
from tests.bot.matches import begin, read, says, t
from tests.e2e.client import is_private, selects, text

DAY = 24 * HOUR
MINUTE = HOUR / 3600 / 60
"""In hours, as clocks are turned."""
pytestmark = pytest.mark.usefixtures("clock")


async def deadline_of(user, offers="Take"):
    """What stands behind *More*: until when they have time."""
    return text(await more(user, await turn_of(user, offers)))


async def story(user):
    return "\n".join(text(message) for message in await user.messages("table-1"))


class TestDays:
    async def test_the_table_warns_and_nobody_is_sent_more_than_the_call(self, harness, clock):
        first, second = await begun(harness, "two days a turn")
        await turn(harness, clock, 35.9)
        assert not says(await story(first), "bot-hurry-computer")
        await turn(harness, clock, 0.2)
        assert says(await story(first), "bot-hurry-computer", left=f"<t:{NOON + 2 * DAY}:R>")
        assert len(notices(harness, first)) == 1, "whoever wants no reminders gets none"
        await whole_turn(first)
        await turn_of(second)
        await harness.rests()
        assert not says(await story(first), "bot-hurry-computer")

    async def test_the_turn_tells_until_when_there_is_time_and_one_warning_comes_with_reminders(self, harness, clock):
        for user in await harness.users("Ana", "Ben"):
            await choose(user, "Reminder: after 48 hours")
        first, second = await begun(harness, "two days a turn")
        end = NOON + 2 * DAY
        assert says(await deadline_of(first), "bot-deadline-computer", until=f"<t:{end}:f>", left=f"<t:{end}:R>")
        await turn(harness, clock, 35.9)
        assert len(notices(harness, first)) == 1
        await turn(harness, clock, 0.2)
        assert len(notices(harness, first)) == 2
        assert says(await story(first), "bot-nudge-warning", title="Orchard", until=f"<t:{end}:R>")
        await whole_turn(first)
        message = await turn_of(second)
        assert f"<t:{int(clock.now()) + 2 * DAY}:f>" in text(await more(second, message))
        await harness.rests()
        assert len(notices(harness, first)) == 1

    async def test_a_computer_plays_until_the_person_clicks(self, harness, clock):
        first, second = await begun(harness, "a day a turn")
        await turn(harness, clock, 25)
        assert says(await story(second), "bot-log-away", was=first.name)
        await whole_turn(second)
        await rests(harness, clock)
        await whole_turn(second)
        await rests(harness, clock)
        message = await turn_of(second)
        assert len(notices(harness, first)) == 1, "nobody calls who is away"
        await first.click(message, label="Boards")
        await harness.rests()
        [row] = await harness.live_games()
        assert {seat.player for seat in row.seats} == {None}
        await whole_turn(second)
        await turn_of(first)
        assert says(await story(second), "bot-log-back", was=first.name)

    async def test_the_table_says_that_a_computer_plays_and_not_who_is_away(self, harness, clock, monkeypatch):
        first, second = await begun(harness, "a day a turn")
        monkeypatch.setattr(harness.bot.services.computers, "match_changed", lambda match: None)
        await turn(harness, clock, 25)
        assert await shown(second, lambda m: says(text(m), "bot-thinking", player=t("bot-stand-in", player=first.name)))

    async def test_each_of_two_turns_in_a_row_has_a_clock_of_its_own(self, harness, clock):
        [ana] = await harness.users("Ana")
        await ana.command("table-1", "newgame", game="orchard")
        await ana.choose(await set_up(ana, 1), "Pace: a day a turn")
        await another_seat(ana, 1)
        await ana.click(await lobby(ana, 2), label="Start")
        await turn_of(ana)
        await turn(harness, clock, 5)
        await take(ana)
        await harness.rests()
        assert f"<t:{NOON + DAY}:f>" in await deadline_of(ana, "Play my turn"), "within a turn the clock runs on"
        await plant(ana)
        await harness.rests()
        assert f"<t:{NOON + 5 * HOUR + DAY}:f>" in await deadline_of(ana)

    async def test_what_no_clock_counts_any_more_is_forgotten(self, harness, clock):
        store = harness.bot.services.store
        [ana] = await harness.users("Ana")
        await until(store.alive, NOON)
        await store.add_outage(NOON - 1000 * DAY, NOON - 999 * DAY)
        await store.save_vacation(Vacation(int(ana.id), NOON - 800 * DAY, NOON - 799 * DAY, ("2023-12-24",)))
        await store.save_vacation(Vacation(int(ana.id), NOON - 300 * DAY, NOON - 299 * DAY, ("2025-05-07",)))
        await harness.close()
        clock.turn(HOUR)
        await harness.open()
        await rests(harness, clock)
        store = harness.bot.services.store

        async def counted():
            return [(one.begin, one.end) for one in await store.outages("", 0)]

        await until(counted, [(NOON, NOON + HOUR)])
        assert [one.days for one in await store.vacations(int(ana.id), 0)] == [("2025-05-07",)]

    async def test_or_the_seat_is_given_up(self, harness, clock):
        first, _second, third = await begun(
            harness, "a day a turn", "Ana", "Ben", "Cleo", absent="the seat is given up"
        )
        await turn(harness, clock, 25)
        assert says(await story(third), "bot-log-resign", was=first.name, now="Computer 1 (random)")
        [row] = await harness.live_games()
        assert int(first.id) not in {seat.user for seat in row.seats}

    def test_who_holds_all_seats_is_not_told_that_one_is_given_up(self, orchard):
        match = begin(orchard, 2, 1)
        seats = (Seat("Ana", user=1), Seat("Ana 2", user=1))
        match = replace(match, row=replace(match.row, seats=seats, deadline=NOON, absent="resign"))
        told = read(PrivateMessages(PublicMessages()).more(match, 1, localizer("en")))
        assert says(told, "bot-deadline-computer")
        assert "given up" not in told

    async def test_it_stands_in_quiet_hours_ten_a_day_at_most(self, harness, clock):
        ana, ben = await harness.users("Ana", "Ben")
        for user in (ana, ben):
            await choose(user, quiet="20-8")
        await turn(harness, clock, 48)
        first, _ = await begun(harness, "a day a turn")
        # 12-20 runs 8 h, 20-6 stands, 6-20 runs 14 h, 20-6 stands, 2 h are left
        end = NOON + 48 * HOUR + 44 * HOUR
        assert f"<t:{end}:f>" in await deadline_of(first)

    async def test_whoever_chooses_a_pace_or_quiet_hours_reads_what_they_do(self, harness):
        """A clock stands ten of them at most; live games mention in them, and have no vacation either."""
        [ana] = await harness.users("Ana")
        await ana.command("table-1", "newgame", game="orchard")
        options = [option for menu in selects(await set_up(ana, 1)) for option in menu["options"]]
        [about] = [option["description"] for option in options if option["label"].endswith("Pace: a day a turn")]
        assert about == t("bot-pace-days-1-about")

    async def test_a_change_of_quiet_hours_counts_from_the_next_day(self, harness, clock):
        first, second = await begun(harness, "a day a turn")
        await choose(first, quiet="13-22")
        await rests(harness, clock)
        # today's do not count: 12 to 24 runs 12 h, until 12 of the next day
        assert f"<t:{NOON + DAY}:f>" in await deadline_of(first)
        await turn(harness, clock, 2)
        await whole_turn(first)
        await turn_of(second)
        await whole_turn(second)
        # from 14: 10 h today, then 13 h until 13, an hour after 22
        assert f"<t:{NOON + DAY + 11 * HOUR}:f>" in await deadline_of(first)

    async def test_it_stands_while_the_bot_is_away(self, harness, clock):
        first, _ = await begun(harness, "a day a turn")
        await turn(harness, clock, 20)
        await harness.close()
        clock.turn(48 * HOUR)
        await harness.open()
        await rests(harness, clock)
        end = NOON + 3 * DAY
        assert f"<t:{end}:f>" in await deadline_of(first)
        await turn(harness, clock, 3.9)
        assert not says(await story(first), "bot-log-away")
        await turn(harness, clock, 0.2)
        assert says(await story(first), "bot-log-away", was=first.name)

    async def test_it_stands_while_the_table_cannot_be_reached(self, harness, clock):
        first, second = await begun(harness, "a day a turn")
        [row] = await harness.live_games()
        await harness.bot.services.matches.sleep(row.id, row.channel)
        clock.turn(30 * HOUR)
        await harness.bot.services.outbox.rouse(row.id)
        await rests(harness, clock)
        await turn(harness, clock, 23.9)
        assert not says(await story(second), "bot-log-away")
        await turn(harness, clock, 0.2)
        assert says(await story(second), "bot-log-away", was=first.name)

    async def test_taking_back_gives_no_time_back(self, harness, clock):
        first, second = await begun(harness, "a day a turn")
        await turn(harness, clock, 20)
        await whole_turn(first)
        await turn_of(second)
        [row] = await harness.live_games()
        await harness.bot.services.matches.undo(row.id, row.revision, int(first.id), whole=False)
        await rests(harness, clock)
        assert f"<t:{NOON + DAY}:f>" in await deadline_of(first, "Play my turn")


class TestPause:
    async def test_the_clock_stands_while_all_agree_until_one_lets_it_run(self, harness, clock):
        first, second = await begun(harness, "a day a turn")
        await second.command("table-1", "pause")
        question = await shown(first, lambda m: "1 of 2 agree" in text(m))
        await first.click(question, label="Pause")
        await shown(first, lambda m: "stand, as all agreed" in text(m))
        await rests(harness, clock)
        await turn(harness, clock, 30)
        assert not says(await story(second), "bot-log-away")
        await second.command("table-1", "pause")
        await shown(first, lambda m: "run again." in text(m) and "/pause" not in text(m))
        await rests(harness, clock)
        assert f"Until <t:{NOON + 54 * HOUR}:f>" in await deadline_of(first)
        assert not says(await story(second), "bot-hurry-computer")

    async def test_one_who_says_no_is_enough_and_nobody_is_asked_twice_a_day(self, harness, clock):
        first, second = await begun(harness, "a day a turn")
        await second.command("table-1", "pause")
        await first.click(await shown(first, lambda m: "1 of 2 agree" in text(m)), label="No pause")
        await shown(first, lambda m: "go on running" in text(m))
        await second.command("table-1", "pause")
        await shown(second, lambda m: is_private(m) and "were asked for this today" in text(m))


class TestWhoLeft:
    async def test_a_turn_finds_who_has_left_the_server_and_a_click_brings_them_back(self, harness, clock):
        first, second = await harness.begin(*await harness.users("Ana", "Ben"))
        message = await turn_of(first)
        await harness.table.trouble("member", user=second.id, present=False)
        await whole_turn(first)
        await shown(first, lambda m: f"{second.name} has left this server: a computer plays for them" in text(m))
        await whole_turn(first)
        await harness.table.trouble("member", user=second.id, present=True)
        message = await turn_of(first)
        await second.click(message, label="Boards")
        await harness.rests()
        [row] = await harness.live_games()
        assert {seat.player for seat in row.seats} == {None}
        await whole_turn(first)
        await turn_of(second)
        assert says(await story(first), "bot-log-back", was=second.name)

    async def test_so_does_a_clock(self, harness, clock):
        first, second = await begun(harness, "two days a turn")
        await harness.table.trouble("member", user=first.id, present=False)
        await turn(harness, clock, 36.1)
        await shown(second, lambda m: f"{first.name} has left this server: a computer plays for them" in text(m))
        assert not says(await story(second), "bot-log-away", was=first.name)


class TestVacation:
    @pytest.mark.parametrize("days", [15, 10**9])
    def test_more_days_than_there_may_be_are_refused_before_they_are_listed(self, days):
        with pytest.raises(Refusal, match="vacation-stretch"):
            begin_vacation([], 1, days, NOON, "UTC")

    async def test_it_stands_to_the_end_of_its_last_day_or_until_one_is_back(self, harness, clock):
        first, _ = await begun(harness, "a day a turn")
        await first.command("table-1", "vacation", days=3)
        await shown(first, lambda m: is_private(m) and "27 days of this year are left" in text(m))
        await rests(harness, clock)
        # three days counted from today: until midnight after the day after tomorrow
        assert f"<t:{NOON + 60 * HOUR + DAY}:f>" in await deadline_of(first)
        await turn(harness, clock, 24)
        await first.command("table-1", "vacation", days=0)
        await shown(first, lambda m: is_private(m) and "not on vacation. 28 days of this year are left" in text(m))
        await rests(harness, clock)
        assert f"<t:{NOON + 2 * DAY}:f>" in await deadline_of(first)

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
    async def test_minutes_run_out_and_each_turn_adds_seconds(self, harness, clock):
        first, second = await begun(harness, "live, 5 minutes each")
        assert f"<t:{NOON + 300}:f>" in await deadline_of(first)
        await turn(harness, clock, 2 * MINUTE)
        await whole_turn(first)
        await turn_of(second)
        await whole_turn(second)
        now = int(clock.now())
        assert f"<t:{now + 300 - 120 + 10}:f>" in await deadline_of(first)
        await take(first)
        await turn(harness, clock, 3 * MINUTE)
        assert not says(await story(second), "bot-log-away")
        await turn(harness, clock, 11 / 3600)
        assert says(await story(second), "bot-log-away", was=first.name)

    async def test_who_comes_back_has_a_minute(self, harness, clock):
        first, second = await begun(harness, "live, 5 minutes each")
        await turn(harness, clock, 6 * MINUTE)
        await first.click(await turn_of(second), label="Boards")
        await harness.rests()
        await whole_turn(second)
        assert f"<t:{int(clock.now()) + 60}:f>" in await deadline_of(first)

    async def test_quiet_hours_do_not_count(self, harness, clock):
        ana, ben = await harness.users("Ana", "Ben")
        for user in (ana, ben):
            await choose(user, quiet="11-18")
        first, _ = await begun(harness, "live, 5 minutes each")
        assert len(notices(harness, first)) == 1
        await turn(harness, clock, 6 * MINUTE)
        assert says(await story(first), "bot-log-away", was=first.name)


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
