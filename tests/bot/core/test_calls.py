"""Who is told when that it is their turn: by what they chose, at hours they like, once."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime

import pytest

from tests.bot.core.conftest import Club, has, label_like, shown, turn_of, until, whole_turn
from tests.bot.core.test_private import direct
from tests.bot.core.turned import TurnedClock
from tests.e2e.client import is_private, selects, text

HOUR = 3600
NOON = int(datetime(2026, 3, 3, 12, tzinfo=UTC).timestamp())
LATER = "Remind me later"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> TurnedClock:
    """The bot's time: noon, until it is turned."""
    clock = TurnedClock(NOON)
    monkeypatch.setattr("bot.services.Clock", lambda: clock)
    return clock


@pytest.fixture
async def club(clock: TurnedClock, only_orchard: None, clubhouse: Club) -> Club:
    return clubhouse


async def turn(club: Club, clock: TurnedClock, hours: float) -> None:
    """Let so much time pass, and the bot do what is due then."""
    await club.rests()
    clock.turn(hours * HOUR)
    await rests(club, clock)


async def rests(club, clock):
    async def due():
        with closing(sqlite3.connect(club.settings.database)) as db:
            return db.execute("SELECT * FROM timer WHERE due <= ? OR lease", (clock.now(),)).fetchall()

    await until(due, [])
    await club.rests()


async def choose(user, *labels, channel="table-1", **typed):
    """Open the settings and choose these values."""
    known = {m["id"] for m in await user.messages(channel)}
    await user.command(channel, "settings", **typed)
    page = await shown(user, lambda m: m["id"] not in known and is_private(m) and "Your settings" in text(m), channel)
    for label in labels:
        await user.choose(page, label)
        page = await shown(user, lambda m: m["id"] == page["id"] and chosen(m, label), channel)  # noqa: B023
    return page


def chosen(message, label):
    return any(o.get("default") and o["label"] == label for menu in selects(message) for o in menu["options"])


def notices(club, user):
    """The messages that notified this person, oldest first; of those still there."""
    found = [m for place in club.stand_in.world.messages.values() for m in place.values() if user.id in m.notified]
    return sorted(found, key=lambda m: int(m.id))


async def begun(club, **settings):
    """A game in which the first person chose something before."""
    ana, ben = await club.users("Ana", "Ben")
    for user in (ana, ben):
        await choose(user, *settings.get("labels", ()), **settings.get("typed", {}))
    first, second = await club.begin(ana, ben)
    await turn_of(first)
    await club.rests()
    return first, second


@pytest.mark.parametrize(
    ("label", "mentioned", "letters"),
    [("a mention", 1, 0), ("a direct message", 0, 1), ("both", 1, 1), ("nothing", 0, 0)],
)
async def test_a_turn_is_told_in_the_way_that_was_chosen(club, label, mentioned, letters):
    first, _ = await begun(club, labels=[f"My turn: {label}"])
    assert (len(notices(club, first)), len(await direct(club, first))) == (mentioned, letters)


async def test_who_wants_direct_messages_alone_and_cannot_get_them_is_called_at_the_table(club, clock):
    ana, ben = await club.users("Ana", "Ben")
    for user in (ana, ben):
        await choose(user, "My turn: a direct message")
        await club.table.trouble("inbox", user=user.id, open=False)
    first, second = await club.begin(ana, ben)
    await turn_of(first)
    await rests(club, clock)
    assert len(notices(club, first)) == 1
    await whole_turn(first)
    await turn_of(second)
    await rests(club, clock)
    assert notices(club, first) == [], "it went away with the decision"
    assert len(notices(club, second)) == 1


class TestQuietHours:
    async def test_the_table_shows_the_turn_at_once_and_the_call_follows_when_they_end(self, club, clock):
        first, _ = await begun(club, typed={"zone": "Europe/Berlin", "quiet": "12-18:30"})
        assert notices(club, first) == []
        await turn(club, clock, 5.4)
        assert notices(club, first) == [], "17:24 UTC is 18:24 in Berlin"
        await turn(club, clock, 0.2)
        [call] = notices(club, first)
        message = await shown(first, lambda m: m["id"] == call.id)
        assert f"<@{first.id}>, **Orchard** has been waiting for you since <t:{NOON}:R>" in text(message)
        await turn(club, clock, 48)
        assert [m.id for m in notices(club, first)] == [call.id], "once"
        await first.click(message, label="Play my turn")
        panel = await shown(first, lambda m: is_private(m) and label_like(m, "Take") is not None)
        await first.click(panel, label=label_like(panel, "Take"))
        await turn_of(first, "Play my turn")
        await club.rests()
        assert notices(club, first) == [], "it went away with the decision"

    async def test_who_decides_meanwhile_is_not_called(self, club, clock):
        first, second = await begun(club, typed={"quiet": "12-18"})
        await whole_turn(first)
        await turn_of(second)
        await turn(club, clock, 7)
        assert notices(club, first) == []
        assert len(notices(club, second)) == 1

    async def test_direct_messages_wait_as_well(self, club, clock):
        first, _ = await begun(club, labels=["My turn: a direct message"], typed={"quiet": "12-18"})
        assert await direct(club, first) == []
        await turn(club, clock, 7)
        [letter] = await direct(club, first)
        assert label_like(letter, "Take")

    async def test_a_stop_before_they_end_loses_and_repeats_nothing(self, club, clock):
        first, _ = await begun(club, typed={"quiet": "12-18"})
        await club.close()
        clock.turn(48 * HOUR)
        clock.turn(-5 * HOUR)  # 7:00, outside of them
        await club.open()
        await rests(club, clock)
        assert len(notices(club, first)) == 1
        await club.close()
        await club.open()
        await turn(club, clock, 24)
        assert len(notices(club, first)) == 1


class TestReminders:
    async def test_comes_once_and_goes_away_with_the_decision(self, club, clock):
        first, second = await begun(club, labels=["Reminder: after 8 hours"])
        [call] = notices(club, first)
        await turn(club, clock, 7.9)
        assert [m.id for m in notices(club, first)] == [call.id]
        await turn(club, clock, 0.2)
        assert len(notices(club, first)) == 2
        await turn(club, clock, 100)
        assert len(notices(club, first)) == 2, "one reminder, not twelve"
        await whole_turn(first)
        await turn_of(second)
        await club.rests()
        assert [m.id for m in notices(club, first)] == [call.id]
        await turn(club, clock, 9)
        assert [m.id for m in notices(club, first)] == [call.id], "the game waits for somebody else"
        assert len(notices(club, second)) == 2

    async def test_remind_me_later(self, club, clock):
        first, second = await begun(club, labels=["Reminder: after 8 hours"])
        await turn(club, clock, 8)
        reminder = await shown(first, lambda m: has(m, LATER))
        await second.click(reminder, label=LATER)
        await shown(second, lambda m: is_private(m) and "This reminder is for somebody else" in text(m))
        await first.click(reminder, label=LATER)
        at = int(clock.now()) + 8 * HOUR
        await shown(first, lambda m: is_private(m) and f"I remind you again <t:{at}:R>" in text(m))
        await rests(club, clock)
        assert len(notices(club, first)) == 1, "it is put away"
        await turn(club, clock, 7.9)
        assert len(notices(club, first)) == 1
        await turn(club, clock, 0.2)
        assert len(notices(club, first)) == 2

    async def test_in_quiet_hours_it_waits_for_their_end(self, club, clock):
        first, _ = await begun(club, labels=["Reminder: after 8 hours"], typed={"quiet": "19-23"})
        await turn(club, clock, 9)
        assert len(notices(club, first)) == 1
        await turn(club, clock, 2)
        assert len(notices(club, first)) == 2

    async def test_after_two_days_without_the_bot_there_is_one(self, club, clock):
        first, _ = await begun(club, labels=["Reminder: after 3 hours"])
        await club.close()
        clock.turn(48 * HOUR)
        await club.open()
        await rests(club, clock)
        assert len(notices(club, first)) == 2
        await turn(club, clock, 48)
        assert len(notices(club, first)) == 2

    async def test_who_wants_direct_messages_gets_it_there(self, club, clock):
        first, _ = await begun(club, labels=["My turn: a direct message", "Reminder: after 3 hours"])
        await turn(club, clock, 3.1)
        letters = await direct(club, first)
        assert [has(letter, LATER) for letter in letters] == [False, True]
        table = await first.messages("table-1")
        assert not [m for m in table if has(m, LATER)]

    @pytest.mark.parametrize("label", ["Reminder: never", "My turn: nothing"])
    async def test_who_wants_none_any_more_gets_none(self, club, clock, label):
        first, _ = await begun(club, labels=["Reminder: after 3 hours"])
        await choose(first, label)
        await turn(club, clock, 4)
        assert len(notices(club, first)) == 1

    async def test_a_choice_made_while_a_game_waits_counts_for_it(self, club, clock):
        first, _ = await begun(club)
        await choose(first, "Reminder: after 3 hours")
        await turn(club, clock, 3)
        assert len(notices(club, first)) == 2


class TestPage:
    async def test_one_server_may_differ(self, club):
        [ana] = await club.users("Ana")
        await choose(ana, "These settings: other ones on this server", "My turn: nothing")
        store = club.bot.services.store
        assert (await store.habit(int(ana.id), club.guild)).call == "none"
        assert (await store.habit(int(ana.id), 1)).call == "mention"
        await choose(ana, "These settings: the same on every server")
        assert (await store.habit(int(ana.id), club.guild)).call == "mention"

    async def test_time_zones_are_completed_by_places(self, club):
        [ana] = await club.users("Ana")
        found = await ana.complete("lobby", "settings", "zone", zone="los a")
        assert [one["value"] for one in found] == ["America/Los_Angeles"]
        found = await ana.complete("lobby", "settings", "zone", zone="ber")
        assert "Europe/Berlin" in [one["value"] for one in found]

    @pytest.mark.parametrize(
        ("typed", "words"),
        [
            ({"quiet": "22"}, "I do not understand these hours"),
            ({"quiet": "7-7"}, "I do not understand these hours"),
            ({"quiet": "22-25:00"}, "I do not understand these hours"),
            ({"zone": "Atlantis"}, "I know no such time zone"),
        ],
    )
    async def test_what_is_no_time_is_said(self, club, typed, words):
        [ana] = await club.users("Ana")
        await ana.command("lobby", "settings", **typed)
        await shown(ana, lambda m: is_private(m) and words in text(m), "lobby")
