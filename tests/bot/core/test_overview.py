"""Where somebody plays, and the way to the next game that waits for them."""

import re
import sqlite3
from contextlib import closing

import pytest

from bot.messages.finding import LINES, Sought
from bot.messages.overview import overview
from bot.store import LobbyRow, Seat, TableRow
from tests.bot.core.conftest import has, label_like, lobby, panel_of, shown, take, turn_of, whole_turn
from tests.bot.drawn import laid
from tests.bot.matches import says, t
from tests.e2e.client import buttons, is_private, text

NEXT = "Next game that waits for me"


async def games(user, channel="lobby"):
    known = {m["id"] for m in await user.messages(channel)}
    await user.command(channel, "games")
    return await shown(user, lambda m: m["id"] not in known and is_private(m) and "Your games" in text(m), channel)


async def two_tables(harness):
    """Two people, and each is to move at one of two tables: the first at table-1."""
    ana, ben = await harness.users("Ana", "Ben")
    first, second = await harness.begin(ana, ben)
    at_two = (await harness.begin(ana, ben, channel="table-2"))[0]
    if at_two is first:
        await whole_turn(first, "table-2")
    await turn_of(first)
    await turn_of(second, channel="table-2")
    await harness.rests()
    return first, second


async def test_games_that_wait_for_me_come_first_with_a_link_and_a_button(harness):
    first, second = await two_tables(harness)
    mine, other = [line for line in text(await games(first)).splitlines() if line.startswith("- ")]
    turn = await turn_of(first)
    place = f"https://discord.com/channels/{harness.guild}/{await harness.channel('table-1')}/{turn['id']}"
    assert says(mine, "bot-games-yours", title="Orchard", url=place, players=second.name)
    assert re.search(rf"with {second.name}: waits for {second.name}, <t:\d+:R>$", other)
    shown_list = await games(first)
    assert buttons(shown_list)[0]["label"] == f"Play Orchard ({second.name})"
    assert len(buttons(shown_list)) == 1
    await first.click(shown_list, label=buttons(shown_list)[0]["label"])
    panel = await shown(first, lambda m: m["id"] == shown_list["id"] and label_like(m, "Take") is not None, "lobby")
    await first.click(panel, label=next(b["label"] for b in buttons(panel) if b["label"].startswith("Take")))
    await shown(first, lambda m: m["id"] == panel["id"] and label_like(m, "Plant") is not None, "lobby")


async def test_a_turn_of_several_steps_has_waited_since_its_first(harness):
    ana, ben = await harness.users("Ana", "Ben")
    first, _ = await harness.begin(ana, ben)
    store = harness.bot.services.store
    [before] = await store.tables_of_person(int(first.id))
    harness.bot.services.matches._clock = lambda: before.waits_since + 1000
    await take(first)
    await panel_of(first)
    [row] = await store.tables_of_person(int(first.id))
    assert (row.waits_for, row.waits_since) == (int(first.id), before.waits_since)


async def test_strangers_see_what_is_played_and_looked_for_here(harness):
    ana, ben, cleo = await harness.users("Ana", "Ben", "Cleo")
    await harness.begin(ana, ben)
    await ana.command("table-2", "newgame", game="orchard")
    await lobby(ana, 1, "table-2")
    told = text(await games(cleo))
    assert says(told, "bot-games-none")
    assert re.search(rf"{t('bot-games-played')}\n- \[Orchard\]\(\S+\): (Ana and Ben|Ben and Ana)\n", told)
    assert re.search(rf"{t('bot-games-sought')}\n- \[Orchard\]\(\S+\): 1 of \d seats taken", told)


async def test_a_game_that_is_over_is_listed_no_more(harness):
    ana, ben = await harness.users("Ana", "Ben")
    players = await harness.begin(ana, ben, options="length=short")
    for number in range(6):
        await whole_turn(players[number % 2])
    await shown(ana, lambda m: "the game is over" in text(m))
    assert says(text(await games(ana)), "bot-games-none")
    assert await harness.bot.services.store.waiting(int(ana.id)) == []


async def test_after_a_move_at_the_table_a_private_answer_leads_to_the_next_game(harness):
    first, second = await two_tables(harness)
    await whole_turn(second, "table-2")
    await whole_turn(first)
    message = await turn_of(second)
    await second.click(message, label=next(b["label"] for b in buttons(message) if b["label"].startswith("Take")))
    await harness.rests()
    assert not [m for m in await second.messages("table-1") if has(m, NEXT)], "the turn goes on"


async def test_a_panel_leads_on_once_its_game_waits_for_somebody_else(harness):
    first, second = await two_tables(harness)
    await whole_turn(second, "table-2")
    await harness.rests()
    assert len(await harness.bot.services.store.waiting(int(first.id))) == 2
    await take(first)
    panel = await panel_of(first)
    assert not has(panel, NEXT)
    await first.click(panel, label=next(b["label"] for b in buttons(panel) if b["label"].startswith("Plant")))
    panel = await shown(first, lambda m: m["id"] == panel["id"] and has(m, NEXT))
    await first.click(panel, label=NEXT)
    panel = await shown(first, lambda m: m["id"] == panel["id"] and has(m, "To the table"))
    assert any(button["label"].startswith("Take") for button in buttons(panel))


async def test_nothing_more_to_do_is_said(harness):
    first, second = await two_tables(harness)
    await whole_turn(second, "table-2")
    await whole_turn(first)
    panel = next(m for m in reversed(await first.messages("table-1")) if is_private(m) and has(m, NEXT))
    await whole_turn(first, "table-2")
    await first.click(panel, label=NEXT)
    await shown(first, lambda m: is_private(m) and "No other game waits for you now" in text(m))


def row(number, waits_for=None):
    return TableRow(f"g{number}", "helios", (Seat("Ana", 1), Seat("*Ben*", 2)), 5, number, 0, waits_for, 70, 900)


def test_long_lists_are_cut_and_names_are_plain():
    played, sought = [row(number, 2) for number in range(9)], [LobbyRow("l", "helios", {}, (), 1, 5, 8, "en", 0)]
    told = str(laid(overview(1, [row(1, 2)], played, Sought(sought, [], {1: (0, 0)}), t)).layout.to_components())
    assert "waits for \\\\*Ben\\\\*, <t:70:R>" in told
    assert told.count("Ana and") == LINES
    assert "and 3 more" in told


@pytest.mark.parametrize("ended", [None, "abandoned"])
async def test_the_people_of_a_game_follow_its_seats(harness, ended):
    """By triggers of the schema."""
    ana, ben = await harness.users("Ana", "Ben")
    await harness.begin(ana, ben)
    [game] = await harness.live_games()
    await harness.rests()
    with closing(sqlite3.connect(harness.settings.file)) as db, db:
        seats = '[{"name": "C", "user": null, "player": "random"}, {"name": "D", "user": 77, "player": null}]'
        db.execute("UPDATE game SET seats = ?, ended = ? WHERE id = ?", (seats, ended, game.id))
        assert db.execute("SELECT user FROM player").fetchall() == ([] if ended else [(77,)])
