"""Who is told when that it is their turn: by what they chose, at hours they like, once."""

from itertools import count
from types import SimpleNamespace
from urllib.parse import urlsplit

import pytest

from tests.bot.core.conftest import has, label_like, shown, turn_of, whole_turn
from tests.bot.core.notices import LATER, direct, notices
from tests.bot.core.settings_page import choose
from tests.bot.core.timed import rests, turn
from tests.bot.core.turned import HOUR, NOON
from tests.bot.matches import says
from tests.e2e.client import is_private, text
from tests.e2e.client import pictures as media

pytestmark = pytest.mark.usefixtures("clock")


async def begun(harness, **settings):
    """A game in which the first person chose something before."""
    ana, ben = await harness.users("Ana", "Ben")
    for user in (ana, ben):
        await choose(user, *settings.get("labels", ()), **settings.get("typed", {}))
    first, second = await harness.begin(ana, ben)
    await turn_of(first)
    await harness.rests()
    return first, second


@pytest.mark.parametrize(
    ("label", "mentioned", "letters"),
    [("a mention", 1, 0), ("a direct message", 0, 1), ("both", 1, 1), ("nothing", 0, 0)],
)
async def test_a_turn_is_told_in_the_way_that_was_chosen(harness, label, mentioned, letters):
    first, _ = await begun(harness, labels=[f"My turn: {label}"])
    assert (len(notices(harness, first)), len(await direct(harness, first))) == (mentioned, letters)


SILENT = 1 << 12
"""Discord's flag of a message that makes no sound."""


def silent(message) -> bool:
    return bool(message["flags"] & SILENT)


@pytest.mark.parametrize(
    ("label", "quietly"), [("a mention", False), ("a direct message", True), ("both", False), ("nothing", True)]
)
async def test_only_a_message_that_calls_somebody_makes_a_sound(harness, label, quietly):
    first, _ = await begun(harness, labels=[f"My turn: {label}"])
    assert silent(await turn_of(first)) == quietly
    assert not any(silent(letter) for letter in await direct(harness, first))
    await whole_turn(first)
    await harness.rests()
    kept = await shown(first, lambda m: not is_private(m) and "**<@" not in text(m) and "plants" in text(m))
    assert silent(kept) == quietly, "an edit changes nothing of it"


async def test_who_wants_direct_messages_alone_and_cannot_get_them_is_called_at_the_table(harness, clock):
    ana, ben = await harness.users("Ana", "Ben")
    for user in (ana, ben):
        await choose(user, "My turn: a direct message")
        await harness.table.trouble("inbox", user=user.id, open=False)
    first, second = await harness.begin(ana, ben)
    await turn_of(first)
    await rests(harness, clock)
    [call] = notices(harness, first)
    assert "quiet hours" not in text(await shown(first, lambda m: m["id"] == call.id)), "there are none"
    await whole_turn(first)
    await turn_of(second)
    await rests(harness, clock)
    assert notices(harness, first) == [], "it went away with the decision"
    assert len(notices(harness, second)) == 1


class TestQuietHours:
    async def test_the_table_shows_the_turn_at_once_and_the_call_follows_when_they_end(self, harness, clock):
        first, _ = await begun(harness, typed={"zone": "Europe/Berlin", "quiet": "12-18:30"})
        assert notices(harness, first) == []
        assert silent(await turn_of(first))
        await turn(harness, clock, 5.4)
        assert notices(harness, first) == [], "17:24 UTC is 18:24 in Berlin"
        await turn(harness, clock, 0.2)
        [call] = notices(harness, first)
        message = await shown(first, lambda m: m["id"] == call.id)
        assert not silent(message)
        assert says(text(message), "bot-nudge-call", person=f"<@{first.id}>", title="Orchard", since=f"<t:{NOON}:R>")
        await turn(harness, clock, 48)
        assert [m.id for m in notices(harness, first)] == [call.id], "once"
        await first.click(message, label="Play my turn")
        panel = await shown(first, lambda m: is_private(m) and label_like(m, "Take") is not None)
        await first.click(panel, label=label_like(panel, "Take"))
        await turn_of(first, "Play my turn")
        await harness.rests()
        assert notices(harness, first) == [], "it went away with the decision"

    async def test_who_decides_meanwhile_is_not_called(self, harness, clock):
        first, second = await begun(harness, typed={"quiet": "12-18"})
        await whole_turn(first)
        await turn_of(second)
        await turn(harness, clock, 7)
        assert notices(harness, first) == []
        assert len(notices(harness, second)) == 1

    async def test_direct_messages_wait_as_well(self, harness, clock):
        first, _ = await begun(harness, labels=["My turn: a direct message"], typed={"quiet": "12-18"})
        assert await direct(harness, first) == []
        await turn(harness, clock, 7)
        [letter] = await direct(harness, first)
        assert label_like(letter, "Take")

    async def test_a_stop_before_they_end_loses_and_repeats_nothing(self, harness, clock):
        first, _ = await begun(harness, typed={"quiet": "12-18"})
        await harness.close()
        clock.turn(48 * HOUR)
        clock.turn(-5 * HOUR)  # 7:00, outside of them
        await harness.open()
        await rests(harness, clock)
        assert len(notices(harness, first)) == 1
        await harness.close()
        await harness.open()
        await turn(harness, clock, 24)
        assert len(notices(harness, first)) == 1


class TestReminders:
    async def test_comes_once_and_goes_away_with_the_decision(self, harness, clock):
        first, second = await begun(harness, labels=["Reminder: after 8 hours"])
        [call] = notices(harness, first)
        await turn(harness, clock, 7.9)
        assert [m.id for m in notices(harness, first)] == [call.id]
        await turn(harness, clock, 0.2)
        assert len(notices(harness, first)) == 2
        await turn(harness, clock, 100)
        assert len(notices(harness, first)) == 2, "one reminder, not twelve"
        await whole_turn(first)
        await turn_of(second)
        await harness.rests()
        assert [m.id for m in notices(harness, first)] == [call.id]
        await turn(harness, clock, 9)
        assert [m.id for m in notices(harness, first)] == [call.id], "the game waits for somebody else"
        assert len(notices(harness, second)) == 2

    async def test_remind_me_later(self, harness, clock):
        first, second = await begun(harness, labels=["Reminder: after 8 hours"])
        await turn(harness, clock, 8)
        reminder = await shown(first, lambda m: has(m, LATER))
        await second.click(reminder, label=LATER)
        await shown(second, lambda m: is_private(m) and "This reminder is for somebody else" in text(m))
        await first.click(reminder, label=LATER)
        at = int(clock.now()) + 8 * HOUR
        await shown(first, lambda m: is_private(m) and f"I remind you again <t:{at}:R>" in text(m))
        await rests(harness, clock)
        assert len(notices(harness, first)) == 1, "it is put away"
        await turn(harness, clock, 7.9)
        assert len(notices(harness, first)) == 1
        await turn(harness, clock, 0.2)
        assert len(notices(harness, first)) == 2

    async def test_in_quiet_hours_it_waits_for_their_end(self, harness, clock):
        first, _ = await begun(harness, labels=["Reminder: after 8 hours"], typed={"quiet": "19-23"})
        await turn(harness, clock, 9)
        assert len(notices(harness, first)) == 1
        await turn(harness, clock, 2)
        assert len(notices(harness, first)) == 2

    @pytest.mark.parametrize("digit", "0f")
    async def test_what_waited_for_the_same_end_of_quiet_hours_comes_after_the_call(
        self, harness, clock, monkeypatch, digit
    ):
        """However the names of messages that are drawn at random fall out."""
        numbers = count()
        drawn = SimpleNamespace(token_hex=lambda size: f"{digit * 9}{next(numbers):x}")
        monkeypatch.setattr("bot.delivery.nudges.secrets", drawn)
        first, _ = await begun(harness, labels=["Reminder: after 8 hours"], typed={"quiet": "12-23"})
        await turn(harness, clock, 8)
        assert notices(harness, first) == []
        await turn(harness, clock, 3)
        table = {message["id"]: message for message in await first.messages("table-1")}
        assert [has(table[one.id], LATER) for one in notices(harness, first)] == [False, True]

    async def test_after_two_days_without_the_bot_there_is_one(self, harness, clock):
        first, _ = await begun(harness, labels=["Reminder: after 3 hours"])
        await harness.close()
        clock.turn(48 * HOUR)
        await harness.open()
        await rests(harness, clock)
        assert len(notices(harness, first)) == 2
        await turn(harness, clock, 48)
        assert len(notices(harness, first)) == 2

    async def test_who_wants_direct_messages_gets_it_there(self, harness, clock):
        first, _ = await begun(harness, labels=["My turn: a direct message", "Reminder: after 3 hours"])
        await turn(harness, clock, 3.1)
        letters = await direct(harness, first)
        assert [has(letter, LATER) for letter in letters] == [False, True]
        table = await first.messages("table-1")
        assert not [m for m in table if has(m, LATER)]

    @pytest.mark.parametrize("label", ["Reminder: never", "My turn: nothing"])
    async def test_who_wants_none_any_more_gets_none(self, harness, clock, label):
        first, _ = await begun(harness, labels=["Reminder: after 3 hours"])
        await choose(first, label)
        await turn(harness, clock, 4)
        assert len(notices(harness, first)) == 1

    async def test_a_choice_made_while_a_game_waits_counts_for_it(self, harness, clock):
        first, _ = await begun(harness)
        await choose(first, "Reminder: after 3 hours")
        await turn(harness, clock, 3)
        assert len(notices(harness, first)) == 2


def pictures(message):
    """The names of the pictures that a message shows."""
    return [urlsplit(item["url"]).path.rpartition("/")[2] for item in media(message)]


class TestPage:
    async def test_large_pictures_come_in_parts_on_every_private_page(self, harness):
        """In the panel, behind Boards and in direct messages; the table stays as it is. A picture about as high
        as wide has four parts, a flat one two.
        """
        ana, ben = await harness.users("Ana", "Ben")
        first, _ = await harness.begin(ana, ben)
        table = pictures(await turn_of(first))
        await harness.bot.services.store.explain(int(first.id), "orchard")
        await first.command("table-1", "hand")
        whole = pictures(await shown(first, lambda m: is_private(m) and pictures(m)))
        await choose(first, "My pictures: large, in parts", "My turn: both")
        await first.command("table-1", "hand")
        parts = pictures(await shown(first, lambda m: is_private(m) and len(pictures(m)) == 4))
        assert [name.partition("-")[0] for name in parts] == [*(name.partition("-")[0] for name in whole)] * 4
        await first.click(await turn_of(first), label="Boards")
        await shown(first, lambda m: is_private(m) and "### Boards" in text(m) and len(pictures(m)) == 2)
        await first.settled()
        assert [len(pictures(letter)) for letter in await direct(harness, first)] == [4]
        assert pictures(await turn_of(first)) == table
        await choose(first, "My pictures: whole")
        await first.command("table-1", "hand")
        await shown(first, lambda m: is_private(m) and pictures(m) == whole)

    async def test_one_server_may_differ(self, harness):
        [ana] = await harness.users("Ana")
        await choose(ana, "They hold: on this server alone", "My turn: nothing")
        store = harness.bot.services.store
        assert (await store.preferences(int(ana.id), harness.guild)).call == "none"
        assert (await store.preferences(int(ana.id), 1)).call == "mention"
        await choose(ana, "They hold: on every server")
        assert (await store.preferences(int(ana.id), harness.guild)).call == "mention"

    async def test_time_zones_are_completed_by_places(self, harness):
        [ana] = await harness.users("Ana")
        found = await ana.complete("lobby", "settings", "zone", zone="los a")
        assert [one["value"] for one in found] == ["America/Los_Angeles"]
        found = await ana.complete("lobby", "settings", "zone", zone="ber")
        assert "Europe/Berlin" in [one["value"] for one in found]
        [found] = await ana.complete("lobby", "settings", "zone", zone="GMT+2")
        assert (found["name"], found["value"]) == ("GMT+2", "Etc/GMT-2")
        found = await ana.complete("lobby", "settings", "zone", zone="est")
        assert found[0]["value"] == "America/New_York", "before Creston"
        await ana.command("lobby", "settings", zone="CEST", quiet="10pm-6am")
        await harness.rests()
        preferences = await harness.bot.services.store.preferences(int(ana.id), harness.guild)
        assert (preferences.zone, preferences.quiet) == ("Europe/Berlin", "2200-0600")
        await ana.command("lobby", "settings", quiet="off")
        await harness.rests()
        assert (await harness.bot.services.store.preferences(int(ana.id), harness.guild)).quiet == ""

    @pytest.mark.parametrize(
        ("typed", "words"),
        [
            ({"quiet": "22"}, "I do not understand these hours"),
            ({"quiet": "7-7"}, "I do not understand these hours"),
            ({"quiet": "22-25:00"}, "I do not understand these hours"),
            ({"zone": "Atlantis"}, "I know no such time zone"),
        ],
    )
    async def test_what_is_no_time_is_said(self, harness, typed, words):
        [ana] = await harness.users("Ana")
        await ana.command("lobby", "settings", **typed)
        await shown(ana, lambda m: is_private(m) and words in text(m), "lobby")
