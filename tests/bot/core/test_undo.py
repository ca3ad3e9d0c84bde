"""Taking back: one click, open to whoever decided last, gone when somebody else decides."""

import json
from dataclasses import replace

import pytest

from bot.base.errors import Refusal
from bot.matches.computers import decision
from bot.messages.private import PrivateMessages
from bot.messages.public import PublicMessages
from bot.store import MessageRow, Seat
from engine.game import Move
from tests.bot.core.conftest import (
    buttons_of,
    label_like,
    panel_of,
    passed_turn,
    people_begin,
    plant,
    quiet,
    revision,
    shown,
    take,
    turn_of,
    whole_turn,
)
from tests.bot.drawn import laid
from tests.bot.matches import ANA, BEN, begin, says, t
from tests.e2e.client import buttons, is_private, text, walk


def can_undo(message) -> bool:
    """Whether the button is there and not grey."""
    return "Undo" in buttons_of(message)


async def reopened(harness, **settings):
    await harness.close()
    harness.settings = harness.settings.model_copy(update=settings)
    await harness.open()


async def test_the_previous_player_takes_a_step_back_and_the_next_ones_message_becomes_theirs(harness):
    ana, ben = await harness.users("Ana", "Ben")
    first, second = await harness.begin(ana, ben)
    await whole_turn(first)
    message = await turn_of(second)
    before = {m["id"] for m in await first.messages("table-1")}
    await first.click(await passed_turn(first), label="Undo")
    again = await turn_of(first, "Play my turn")
    assert again["id"] == message["id"]
    assert f"↩ {first.name} took back a step: {first.name} plants" in text(again)
    assert not can_undo(again)
    assert {m["id"] for m in await first.messages("table-1")} == before, "one click, no words"
    await plant(first)
    new = await turn_of(second)
    assert new["id"] != message["id"]


async def test_the_channel_goes_on_telling_what_was_taken_back(harness):
    ana, ben = await harness.users("Ana", "Ben")
    first, second = await harness.begin(ana, ben)
    await whole_turn(first)
    message = await turn_of(second)
    await first.click(await passed_turn(first), label="Undo")
    await turn_of(first, "Play my turn")
    await quiet(harness)
    await reopened(harness)
    await plant(first)
    open_now = await turn_of(second)
    await quiet(harness)
    closed = await first.message("table-1", message["id"])
    told = {"closed": closed, "open": open_now}
    planted = {k: [line for line in text(m).splitlines() if f"{first.name} plants" in line] for k, m in told.items()}
    back = f"↩ {first.name} took back a step: "
    assert [back in line for line in planted["closed"]] == [False]
    assert sorted(back in line for line in planted["open"]) == [False, True]


async def test_in_a_new_game_nobody_is_told_that_something_happened_since(harness):
    first, _ = await harness.begin(*await harness.users("Ana", "Ben"))
    await turn_of(first)
    await first.command("table-1", "undo")
    note = await shown(first, lambda m: is_private(m) and "nothing you can take back" in text(m))
    assert "since" not in text(note)
    assert says(text(note), "bot-no-no-undo")


async def test_nobody_else_can_take_it_back(harness):
    ana, ben = await harness.users("Ana", "Ben")
    first, second = await harness.begin(ana, ben)
    await whole_turn(first)
    await turn_of(second)
    await second.click(await passed_turn(first), label="Undo")
    note = await shown(second, lambda m: is_private(m) and bool(text(m)))
    assert says(text(note), "bot-no-other-undo", other=first.name)


async def test_what_was_revealed_stays_revealed(harness):
    ana, ben = await harness.users("Ana", "Ben")
    first, _ = await harness.begin(ana, ben)
    await take(first)
    message = await turn_of(first, "Play my turn")
    assert not can_undo(message)
    await first.command("table-1", "undo")
    assert await shown(first, lambda m: is_private(m) and says(text(m), "bot-no-no-undo"))


async def test_an_undo_overtaken_by_the_next_player_changes_nothing(harness):
    ana, ben = await harness.users("Ana", "Ben")
    first, second = await harness.begin(ana, ben)
    await whole_turn(first)
    undo = next(b["custom_id"] for b in buttons(await passed_turn(first)) if b["label"] == "Undo")
    message = await passed_turn(first)
    await take(second)
    await turn_of(second, "Play my turn")
    await first.press(message, undo)
    assert await shown(first, lambda m: is_private(m) and "moved on" in text(m))
    [row] = await harness.live_games()
    assert row.revision == 3


async def test_a_late_undo_in_a_private_panel_shows_there_how_the_table_stands(harness):
    first, _ = await harness.begin(*await harness.users("Ana", "Ben"))
    await take(first)
    old = await panel_of(first)
    await plant(first)
    undo = next(id_ for one in walk(old["components"]) if "undo" in (id_ := one.get("custom_id", "")))
    await first.press(old, undo, kind=2)
    await shown(first, lambda m: m["id"] == old["id"] and "how it stands now" in text(m))
    assert await revision(harness) == 2


@pytest.fixture
async def thinking(harness, monkeypatch):
    """The bot, whose computers think for ten minutes about their turn, at tables where people begin."""
    people_begin(monkeypatch)
    monkeypatch.setattr("bot.matches.computers.pause_alone", lambda player, rng: 600)
    await reopened(harness, computer_delay=1)
    return harness


async def test_a_step_goes_back_while_a_computer_thinks(thinking):
    harness = thinking
    [ana] = await harness.users("Ana")
    await harness.begin(ana, computers=1)
    services = harness.bot.services
    [row] = await harness.live_games()
    await whole_turn(ana)
    waiting = await shown(ana, lambda m: "Computer 1 (random) is thinking" in text(m))
    assert can_undo(waiting)
    assert not [b for b in buttons(waiting) if b["custom_id"].startswith("m:")]
    await ana.click(waiting, label="Undo")
    assert (await turn_of(ana, "Play my turn"))["id"] == waiting["id"]
    match = await services.matches.get(row.id)
    assert match.owner(match.to_move) == int(ana.id)


async def test_a_computer_that_was_about_to_play_does_nothing_after_an_undo(thinking):
    harness = thinking
    [ana] = await harness.users("Ana")
    await harness.begin(ana, computers=1)
    await whole_turn(ana)
    table = harness.bot.services.matches
    [row] = await harness.live_games()
    match = await table.get(row.id)
    await ana.click(await shown(ana, lambda m: "is thinking" in text(m)), label="Undo")
    await turn_of(ana, "Play my turn")
    with pytest.raises(Refusal):
        await table.advance(match.id, match.revision, [decision(match)])


async def test_who_thinks_is_said_also_where_nothing_can_be_taken_back(orchard):
    match = begin(orchard, 2, 1)
    computers = tuple(Seat(f"Computer {number}", player="random") for number in (1, 2))
    match = replace(match, row=replace(match.row, seats=computers))
    outgoing = laid(PublicMessages().turn(match, MessageRow("n", "g1", "turn", 7, opened=0)))
    said = json.dumps(outgoing.layout.to_components())
    assert f"**{match.names[match.to_move or 0]} is thinking**" in said
    assert '"label": "Undo", "disabled": true' in said or '"disabled": true, "label": "Undo"' in said


async def test_among_several_a_computer_waits_after_a_person_also_after_a_restart(harness):
    await reopened(harness, computer_delay=600)
    first, second = await harness.begin(*await harness.users("Ana", "Ben"), computers=1)
    [row] = await harness.live_games()
    match = await harness.bot.services.matches.get(row.id)
    before_it = [match.owner(seat) for seat in match.turn_order].index(None)
    for user in (first, second)[: before_it or 2]:  # nobody waits before a person has decided
        await whole_turn(user)
    waiting = await shown(first, lambda m: "is thinking" in text(m))
    before = await revision(harness)
    await harness.close()
    await harness.open()
    await quiet(harness)
    assert await revision(harness) == before
    await reopened(harness, computer_delay=0)
    asked = await shown(first, lambda m: m["id"] >= waiting["id"] and label_like(m, "Take") is not None)
    assert "Computer 1 plants" in text(asked)


def test_a_panel_offers_an_undo_to_nobody_else() -> None:
    match = begin("bluemoon", 2, 1)
    mine = match.owner(match.to_move) or 0
    match, _ = match.play([Move("step c2")], user=mine, at=0)
    for user in (ANA, BEN):
        panel = PrivateMessages(PublicMessages()).panel(match, user, t)
        [undo] = [one for one in walk(laid(panel).layout.to_components()) if one.get("label") == "Undo"]
        assert undo.get("disabled", False) is (user != mine)
