"""Computers alone, who are watched: how such a game begins and ends, what is shown of it, and how fast it goes."""

import pytest

from bot.matches.watching import KIND
from playground.permissions import Permission
from tests.bot.core.answers import private_note
from tests.bot.core.computer_tables import at_a_computers_table, waited
from tests.bot.core.conftest import buttons_of, has, lobby, press, set_up, shown
from tests.bot.core.ranked import give, role
from tests.bot.core.turned import HOUR
from tests.bot.matches import says, t
from tests.e2e.client import Json, User, text

pytestmark = pytest.mark.usefixtures("clock")


async def alone(ana: User, pace: str = "", channel: str = "table-1") -> Json:
    """A lobby of two computers, by clicks."""
    await ana.command(channel, "newgame", game="orchard", options="length=short")
    await press(ana, 1, "leave", channel)
    await press(ana, 0, "computer", channel)
    await press(ana, 1, "computer", channel)
    found = await lobby(ana, 2, channel)
    if pace:
        await ana.choose(await set_up(ana, 2, channel), f"Pace: {pace}")
        found = await shown(ana, lambda m: has(m, "Join") and f", {pace}." in text(m), channel)
    return found


async def watched(ana: User, pace: str = "a turn every two minutes") -> Json:
    """The message of a game that has begun like this."""
    await ana.click(await alone(ana, pace), label="Start")
    return await shown(ana, lambda m: has(m, "Stop"))


async def test_computers_play_alone_to_the_end_in_one_message(harness, monkeypatch) -> None:
    monkeypatch.setattr("bot.matches.computers.seconds", lambda row: 0.0)
    [ana] = await harness.users("Ana")
    await ana.click(await alone(ana, "a turn every 3 seconds"), label="Start")
    begun = await shown(ana, lambda m: "begins. In turn order" in text(m))
    assert says(text(begun), "bot-begun-watched", person=f"<@{ana.id}>")
    assert t("bot-pace-watch-3") in text(begun)
    end = await shown(ana, lambda m: has(m, "Play again"))
    assert "Computer 1 (random)" in text(end)
    assert "Computer 2 (random)" in text(end)
    await harness.rests()
    played = [m for m in await ana.messages("table-1") if text(m).startswith("-# Orchard: Computer ")]
    assert len(played) == 1, "one message shows turn after turn"
    assert " plants " in text(played[0]).splitlines()[0], "and at last the last one"
    assert not has(played[0], "Stop")


async def test_a_turn_is_shown_whole_and_to_nobody_in_particular(harness) -> None:
    [ana] = await harness.users("Ana")
    message = await watched(ana)
    assert "is thinking" in text(message)
    assert buttons_of(message) == ["Stop", "Boards", "More"]
    [row] = await harness.live_games()
    services = harness.bot.services
    match = await services.matches.get(row.id)
    first = match.names[match.to_move].removesuffix(" (random)")
    await services.matches.advance(row.id, 0, match.game.moves()[:1])  # takes; the rest of the turn follows at once
    turned = await shown(ana, lambda m: f"{first} plants" in text(m))
    assert turned["id"] == message["id"]
    assert turned["mentions"] == []
    [row] = await harness.live_games()
    assert row.revision == 2, "the other one takes its time"


async def test_a_person_watches_one_game_at_a_time_and_stops_it(harness) -> None:
    ana, ben = await harness.users("Ana", "Ben")
    message = await watched(ana)
    await ana.click(await alone(ana, channel="table-2"), label="Start")
    await private_note(ana, "You watch a game of computers alone already", "table-2")
    await ben.click(message, label="Stop")
    await private_note(ben, "Only the host of this table, or a moderator")
    assert len(await harness.live_games()) == 1
    await ana.click(message, label="Stop")
    assert says(text(await shown(ana, lambda m: "given up" in text(m))), "bot-log-abandon", by="Ana")
    await ana.click(await lobby(ana, 2, "table-2"), label="Start")
    await shown(ana, lambda m: has(m, "Stop"), "table-2")


@pytest.mark.parametrize("permission", [Permission.MANAGE_MESSAGES, Permission.MANAGE_GUILD])
async def test_who_may_end_games_stops_one_with_the_command(harness, permission) -> None:
    ana, dan = await harness.users("Ana", "Dan")
    await watched(ana)
    await dan.command("table-1", "end")
    await private_note(dan, "Only the host of this table, or a moderator")
    give(harness, dan, role(harness, "steward", permission))
    await dan.command("table-1", "end")
    await shown(ana, lambda m: "With the yes of Dan the game ended before its time" in text(m))
    assert await harness.live_games() == []


async def test_it_stops_after_a_day_also_where_the_bot_was_cut_off_when_it_began(harness, clock) -> None:
    [ana] = await harness.users("Ana")
    await watched(ana)
    [row] = await harness.live_games()
    await harness.rests()
    await harness.bot.services.timers.set(KIND, row.id, None)
    await harness.close()
    await harness.open()
    clock.turn(23 * HOUR)
    await harness.rests()
    assert len(await harness.live_games()) == 1
    clock.turn(HOUR)
    assert says(text(await shown(ana, lambda m: "given up" in text(m))), "bot-log-out_of_time")
    assert await harness.live_games() == []


async def test_paces_of_people_and_of_computers_alone_are_kept_apart(harness) -> None:
    ana, ben = await harness.users("Ana", "Ben")
    found = await alone(ana)
    assert t("bot-pace-watch-10") in text(found)
    assert "Computers alone" in text(found)
    await ben.click(found, label="Join")
    joined = await lobby(ben, 3)
    assert ", relaxed." in text(joined)
    assert "Computers alone" not in text(joined)


@pytest.mark.usefixtures("orchard")
async def test_the_pace_is_that_of_turns_whatever_the_level(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Orchard a turn has two decisions."""
    begins = at_a_computers_table("orchard", 3, 4, pace="watch-30")
    within = at_a_computers_table("orchard", 3, 5, pace="watch-30")
    assert await waited(begins, monkeypatch) == [0, 30.0]
    assert await waited(within, monkeypatch) == [0, 0.0]
