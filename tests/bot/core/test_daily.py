"""The daily table: the same for everybody, alone, in a private answer; played by clicks."""

import re
from dataclasses import replace
from datetime import UTC, datetime
from hashlib import sha256

import pytest

from bot.matches import daily
from bot.matches.daily import Table
from bot.store import DailyRow, Seat
from bot.thinking.worker import think
from tests.bot.core.conftest import buttons_of, has, shown
from tests.bot.core.looking_back import asked
from tests.bot.core.notices import closed, direct
from tests.bot.matches import says
from tests.e2e.client import buttons, is_private, pictures, text

ME, ROBO = Seat("Ana", 1), Seat("Hard", None, "hard")
DAY = Table("2026-11-22", "orchard")
pytestmark = pytest.mark.usefixtures("orchard")


def at(text):
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())


def table(*decisions, seed=bytes(16)):
    return daily.restored(DAY, seed, DailyRow(1, "orchard", DAY.day, "Ana", 7, decisions), ME, ROBO, "en")


def test_an_answer_of_its_computer_ends_what_can_be_taken_back():
    """As at every serious table; elsewhere who plays alone takes answers back, too."""
    assert table().is_alone
    assert table().row.serious


class TestDays:
    @pytest.mark.parametrize(
        ("zone", "moment", "day"),
        [
            ("UTC", "2026-11-22 23:59", "2026-11-22"),
            ("Pacific/Kiritimati", "2026-11-22 10:00", "2026-11-23"),
            ("Etc/GMT+12", "2026-11-23 11:59", "2026-11-22"),
        ],
    )
    def test_the_day_is_that_of_the_time_zone(self, zone, moment, day):
        assert daily.today("orchard", at(moment), zone).day == day

    def test_it_is_over_everywhere_at_noon_of_the_next_day(self):
        assert DAY.over == at("2026-11-23 12:00")
        assert daily.is_open(DAY, at("2026-11-23 11:59"), "UTC")
        assert not daily.is_open(DAY, at("2026-11-23 12:00"), "UTC")
        assert not daily.is_open(DAY, at("2026-11-21 23:59"), "UTC"), "not yet that day"

    @pytest.mark.parametrize(
        ("days", "length"),
        [
            (["2026-11-22", "2026-11-21", "2026-11-19"], 2),
            (["2026-11-21", "2026-11-20"], 2),
            (["2026-11-20"], 0),
            (["2026-12-01", "2026-11-30"], 0),
        ],
    )
    def test_days_in_a_row_go_on_until_one_is_left_out(self, days, length):
        assert daily.streak(days, "2026-11-22") == length

    @pytest.mark.parametrize("id_", ["daily.2026-11-22.chess", "daily.20261122.orchard", "daily.x.orchard", "abc"])
    def test_what_is_no_table(self, id_):
        assert Table.read(id_) is None
        assert Table.read(DAY.id) == DAY


class TestAnswers:
    def asked_of_the_computer(self, seed=bytes(16)):
        match = table(seed=seed)
        while match.to_move != daily.OTHER:
            match, _ = match.play(match.game.moves()[:1], user=1, at=0)
        return match, daily.question(match, seed)

    def test_the_same_moves_meet_the_same_answer_however_long_it_thinks(self):
        _, question = self.asked_of_the_computer()
        _, again = self.asked_of_the_computer()
        assert question == again
        assert think(question) == think(replace(again, seconds=0.0))

    def test_other_moves_and_other_days_have_dice_of_their_own(self):
        match, question = self.asked_of_the_computer()
        further, _ = match.play(match.game.moves()[:1], user=None, at=0)
        assert daily.question(further, bytes(16)).seed != question.seed
        assert daily.question(match, bytes(15) + b"1").seed != question.seed

    def test_the_game_is_the_same_when_it_is_read_again(self):
        match = table()
        while match.to_move is not None:
            match, _ = match.play(match.game.moves()[:1], user=None, at=0)
        row = daily.stored(DailyRow(1, "orchard", DAY.day, "Ana", 7), match)
        again = table(*row.decisions)
        assert again.game.to_json() == match.game.to_json()
        assert row.ended
        assert [row.points, row.other] == [score.total for score in match.game.scores()]
        last = row.points - row.other
        assert daily.signs(again)[-1] == ("🟩" if last > 0 else "🟥" if last < 0 else "🟨")
        assert set(daily.signs(again)) <= set("🟩🟨🟥")


async def begin(user):
    message = await asked(user, name="daily", game="orchard")
    await user.click(message, label="Begin")
    return await offers(user, message["id"])


async def offers(user, id_, after=None, channel="lobby"):
    """The answer, as soon as it asks for another decision than the one that was clicked, or the game is over."""

    def wanted(message):
        ids = [one["custom_id"] for one in buttons(message)]
        asks = any(label.startswith(("Take", "Plant")) for label in buttons_of(message))
        return message["id"] == id_ and after not in ids and (asks or "```" in text(message))

    return await shown(user, wanted, channel)


async def decide(user, message, channel="lobby"):
    """Click the first choice."""
    first = next(one for one in buttons(message) if one["label"].startswith(("Take", "Plant")))
    await user.click(message, custom_id=first["custom_id"])
    return await offers(user, message["id"], first["custom_id"], channel)


async def whole(user, message):
    while "```" not in text(message):
        assert is_private(message)
        assert not has(message, "Hint")
        message = await decide(user, message)
    return message


def summary(message):
    return re.findall(r"```\n(.*)\n```", text(message), re.DOTALL)[0]


async def test_the_same_choices_lead_to_the_same_end_for_everybody(harness, monkeypatch):
    monkeypatch.setattr(harness.bot.services.matches, "_clock", lambda: at("2026-11-22 12:00"))
    ana, ben = await closed(harness, "Ana", "Ben")
    cover = await asked(ana, name="daily", game="orchard")
    promise = re.findall(r"\|\|([0-9a-f]{64})\|\|", text(cover))[0]
    ends = [await whole(user, await begin(user)) for user in (ana, ben)]
    assert summary(ends[0]) == summary(ends[1])
    assert re.fullmatch(r"Solstice · Orchard · 2026-11-22\n[🟩🟨🟥]{1,8} Points: \d+ : \d+", summary(ends[0]))
    assert pictures(ends[0])
    assert says(text(ends[0]), "bot-daily-seed-later")
    assert "One day" in text(ends[1])
    listed = await asked(ben, name="daily", game="orchard")
    assert [f"{name} ·" in text(listed) for name in ("Ana", "Ben")] == [True, True]
    await harness.bot.services.store.set_listed(int(ana.id), listed=False)
    assert "Ana ·" not in text(await asked(ben, name="daily", game="orchard"))
    await ana.click(ends[0], label="Post it here")
    posted = await shown(ben, lambda m: not is_private(m) and summary(ends[0]) in text(m), "lobby")
    assert f"**{ana.name}**" in text(posted)
    monkeypatch.setattr(harness.bot.services.matches, "_clock", lambda: at("2026-11-23 12:00"))
    seed = await harness.bot.services.store.day_seed("2026-11-22", "orchard", lambda: b"")
    assert sha256(b"daily.2026-11-22.orchard" + seed).hexdigest() == promise
    today = await asked(ana, name="daily", game="orchard")
    assert summary(ends[0]) not in text(today), "another day"
    await ana.click(today, label="The day before")
    back = await shown(ana, lambda m: m["id"] == today["id"] and summary(ends[0]) in text(m), "lobby")
    assert seed.hex() in text(back)
    assert f"{ana.name} ·" not in text(back), "she stands in no list"
    assert f"**1.** {ben.name} ·" in text(back)


async def test_the_day_before_shows_its_seed_once_it_is_over(harness, monkeypatch):
    monkeypatch.setattr(harness.bot.services.matches, "_clock", lambda: at("2026-11-22 11:59"))
    [ana] = await closed(harness, "Ana")
    message = await asked(ana, name="daily", game="orchard")
    await ana.click(message, label="The day before")
    before = await shown(ana, lambda m: m["id"] == message["id"] and "the table of 2026-11-21" in text(m), "lobby")
    assert has(before, "Begin"), "it is that day somewhere"
    seed = await harness.bot.services.store.day_seed("2026-11-21", "orchard", lambda: b"")
    assert seed.hex() not in text(before)
    monkeypatch.setattr(harness.bot.services.matches, "_clock", lambda: at("2026-11-22 12:00"))
    message = await asked(ana, name="daily", game="orchard")
    await ana.click(message, label="The day before")
    before = await shown(ana, lambda m: m["id"] == message["id"] and seed.hex() in text(m), "lobby")
    assert not has(before, "Begin")


async def test_begun_and_left_it_counts_with_the_points_then(harness, monkeypatch):
    monkeypatch.setattr(harness.bot.services.matches, "_clock", lambda: at("2026-11-22 12:00"))
    [ana] = await closed(harness, "Ana")
    message = await begin(ana)
    assert "Undo" not in buttons_of(message), "nothing was decided yet"
    message = await decide(ana, message)
    assert "Undo" not in buttons_of(message), "a card came up"
    message = await decide(ana, message)
    back = await asked(ana, name="daily", game="orchard")
    assert buttons_of(back) == buttons_of(message)
    monkeypatch.setattr(harness.bot.services.matches, "_clock", lambda: at("2026-11-23 12:00"))
    await ana.click(message, label=next(label for label in buttons_of(message) if label.startswith(("Take", "Plant"))))
    over = await shown(ana, lambda m: m["id"] == message["id"] and "```" in text(m), "lobby")
    assert summary(over).endswith("⏳")
    seed = await harness.bot.services.store.day_seed("2026-11-22", "orchard", lambda: b"")
    assert seed.hex() in text(over)
    found = await harness.bot.services.store.personal(int(ana.id))
    assert [(row["day"], row["ended"]) for row in found["daily"]] == [("2026-11-22", 0)]
    await harness.bot.services.store.forget(int(ana.id), lambda _: "")
    assert not (await harness.bot.services.store.personal(int(ana.id)))["daily"]


async def test_where_direct_messages_are_open_it_is_there_and_counts_for_the_server(harness, monkeypatch):
    monkeypatch.setattr(harness.bot.services.matches, "_clock", lambda: at("2026-11-22 12:00"))
    ana, ben = await harness.users("Ana", "Ben")
    cover = await asked(ana, name="daily", game="orchard")
    await ana.click(cover, label="Begin")
    await shown(ana, lambda m: m["id"] == cover["id"] and "is in your direct messages" in text(m), "lobby")
    place = (await direct(harness, ana))[-1]["channel_id"]
    first = await shown(ana, lambda m: any(label.startswith("Take") for label in buttons_of(m)), place)
    message = await decide(ana, first, place)
    await asked(ana, name="daily", game="orchard")
    back = await shown(ana, lambda m: m["id"] > first["id"], place)
    once = [label for label in buttons_of(message) if label != "Signs"]  # the way to them is shown once
    assert buttons_of(back) == once, "the command brings it back"
    while "```" not in text(message):
        message = await decide(ana, message, place)
    assert "Ana ·" in text(message), "the list of the server where it was begun"
    assert "Ana ·" in text(await asked(ben, name="daily", game="orchard"))
    assert await ben.messages("lobby") == [m for m in await ben.messages("lobby") if is_private(m)]


async def test_who_deletes_everything_cannot_play_the_table_once_more(harness, monkeypatch):
    monkeypatch.setattr(harness.bot.services.matches, "_clock", lambda: at("2026-11-22 12:00"))
    [ana] = await closed(harness, "Ana")
    await decide(ana, await begin(ana))
    page = await asked(ana, name="privacy")
    await ana.click(page, label="Delete all of it …")
    question = await shown(ana, lambda m: m["id"] == page["id"] and "Delete everything about you?" in text(m), "lobby")
    assert says(text(question), "bot-privacy-known-daily", over=f"<t:{at('2026-11-23 12:00')}:f>")
    await ana.click(question, label="Yes, delete everything about me")
    await shown(ana, lambda m: m["id"] == question["id"] and "is deleted" in text(m), "lobby")
    assert says(text(await asked(ana, name="daily", game="orchard")), "bot-no-daily-played")
    store = harness.bot.services.store
    assert await store.daily(int(ana.id), "orchard", "2026-11-22") is None
    due = await store.take_due(at("2026-11-23 12:00"), until=1 << 40, lease=1)
    assert (due.kind, due.subject) == ("departed", DAY.id)
    await store.forget_departed(due.subject)
    assert not await store.has_departed(DAY.id, int(ana.id))
