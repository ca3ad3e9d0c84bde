"""Taking back: announced before it is done, open to whoever decided last, gone when somebody else decides."""

import asyncio
import json
from dataclasses import replace
from random import Random

import pytest

from bot.base.errors import Refusal
from bot.matches.computers import decision
from bot.messages.private import PrivateMessages
from bot.messages.public import PublicMessages
from bot.store import MessageRow, Seat
from tests.bot.core.answers import undo_question
from tests.bot.core.conftest import (
    PATIENCE,
    buttons_of,
    passed_turn,
    plant,
    quiet,
    revision,
    shown,
    take,
    turn_of,
    whole_turn,
)
from tests.bot.drawn import laid
from tests.bot.matches import begin, t
from tests.e2e.client import buttons, is_private, text


async def reopened(harness, **settings):
    await harness.close()
    harness.settings = harness.settings.model_copy(update=settings)
    await harness.open()


async def delay_is_over(harness, monkeypatch):
    """Let the computer that waits a little for people continue, until it waits for an answer."""
    services = harness.bot.services
    [row] = await harness.live_games()
    asked, waits = services.computers._asked[row.id], asyncio.Event()

    async def wait():
        waits.set()
        return await asyncio.Event.wait(asked)

    monkeypatch.setattr(asked, "wait", wait)
    monkeypatch.setattr(services.computers, "_delay", 0)
    services.computers._tasks.start(
        "computer without a delay", services.computers._decide(await services.matches.get(row.id))
    )
    await asyncio.wait_for(waits.wait(), PATIENCE)


async def test_the_previous_player_takes_a_step_back_and_the_next_ones_message_becomes_theirs(harness):
    ana, ben = await harness.users("Ana", "Ben")
    first, second = await harness.begin(ana, ben)
    await whole_turn(first)
    message = await turn_of(second)
    question = await undo_question(first, await passed_turn(first), "Undo")
    assert "plant" in text(question).lower()
    assert "Take back the last step" in buttons_of(question)
    await first.click(question, label="Take back the last step")
    again = await turn_of(first, "Play my turn")
    assert again["id"] == message["id"]
    assert f"↩ {first.name} took back a step: {first.name} plants" in text(again)
    assert not [b for b in buttons_of(again) if b.startswith("Undo")]
    await plant(first)
    new = await turn_of(second)
    assert new["id"] != message["id"]


async def test_the_channel_goes_on_telling_what_was_taken_back(harness):
    ana, ben = await harness.users("Ana", "Ben")
    first, second = await harness.begin(ana, ben)
    await whole_turn(first)
    message = await turn_of(second)
    await first.click(await undo_question(first, await passed_turn(first), "Undo"), label="Take back the last step")
    await turn_of(first, "Play my turn")
    await quiet(harness)
    await reopened(harness)
    await plant(first)
    open_now = await turn_of(second)
    await quiet(harness)
    closed = await first.message("table-1", message["id"])
    for told in (text(closed), text(open_now)):
        planted = [line for line in told.splitlines() if f"{first.name} plants" in line]
        assert [f"↩ {first.name} took back a step: " in line for line in planted] == [True, False]


async def test_a_choice_of_which_nothing_has_come_yet_is_named():
    match = begin("helios", 2, 1)
    for tile in ("granite", "redwood"):
        match, _ = match.play([f"start {tile}"], user=match.owner(match.to_move), at=0)
    land = next(str(move) for move in match.game.moves() if str(move).startswith("take land"))
    match, _ = match.play([land, "land spring"], user=match.owner(match.to_move), at=0)
    told = str(PrivateMessages(PublicMessages()).undo(match, match.undoer or 0, t).layout.to_components())
    assert told.count("You chose: Create spring land, with a cube.") == 1, "among lines that tell what happened"
    match, _ = match.play(match.game.moves()[:1], user=match.owner(match.to_move), at=0)
    told = str(PrivateMessages(PublicMessages()).undo(match, match.undoer or 0, t).layout.to_components())
    assert "Create spring land" not in told, "the place tells it"


@pytest.mark.parametrize(
    ("key", "turn", "whole"), [("orchard", 2, False), ("helios", 3, True)], ids=["revealed", "nothing revealed"]
)
async def test_a_turn_that_goes_back_in_part_is_not_called_whole(orchard, key, turn, whole):
    """A card that was taken stays, as another one lies in its place since; what is planted goes back. In Helios, after
    two tiles at the start, nothing has been revealed.
    """
    match = begin(key, 2, 1)
    for _ in range(turn):
        match, _ = match.play(match.game.moves()[:1], user=match.owner(match.to_move), at=0)
    assert match.undoable
    assert match.undo_is_whole is whole


async def test_two_turns_in_a_row_are_not_called_one():
    """H-7.1: whoever has the last turn with tiles may be the first of the characters’ phase."""
    match, rng = begin("helios", 2, 2), Random(2)
    while match.to_move is not None:
        seat, phase = match.to_move, match.game.turn_mark[-1]
        match, _ = match.play([rng.choice(match.game.moves())], user=match.owner(seat), at=0)
        if match.to_move == seat and phase < 0 <= match.game.turn_mark[-1]:
            break
    match, _ = match.play(["hire architect"], user=match.owner(match.to_move), at=0)
    told = str(PrivateMessages(PublicMessages()).undo(match, match.undoer or 0, t).layout.to_components())
    assert "All that you can take back:" in told
    assert "whole turn" not in told


async def test_in_a_new_game_nobody_is_told_that_something_happened_since(harness):
    first, _ = await harness.begin(*await harness.users("Ana", "Ben"))
    await turn_of(first)
    await first.command("table-1", "undo")
    note = await shown(first, lambda m: is_private(m) and "nothing you can take back" in text(m))
    assert "since" not in text(note)
    assert "until another seat has decided" in text(note)


async def test_nobody_else_can_take_it_back(harness):
    ana, ben = await harness.users("Ana", "Ben")
    first, second = await harness.begin(ana, ben)
    await whole_turn(first)
    await turn_of(second)
    note = await undo_question(second, await passed_turn(first), "Undo")
    assert f"What was done last is {first.name}’s to take back." in text(note)


async def test_what_was_revealed_stays_revealed(harness):
    ana, ben = await harness.users("Ana", "Ben")
    first, _ = await harness.begin(ana, ben)
    await take(first)
    message = await turn_of(first, "Play my turn")
    assert not [b for b in buttons_of(message) if b.startswith("Undo")]
    await first.command("table-1", "undo")
    assert await shown(first, lambda m: is_private(m) and "nothing you can take back" in text(m))


async def test_an_undo_overtaken_by_the_next_player_changes_nothing(harness):
    ana, ben = await harness.users("Ana", "Ben")
    first, second = await harness.begin(ana, ben)
    await whole_turn(first)
    question = await undo_question(first, await passed_turn(first), "Undo")
    await take(second)
    await turn_of(second, "Play my turn")
    await first.click(question, label="Take back the last step")
    assert await shown(first, lambda m: is_private(m) and "moved on" in text(m))
    [row] = await harness.live_games()
    assert row.revision == 3


async def test_keeping_everything_keeps_everything(harness):
    ana, ben = await harness.users("Ana", "Ben")
    first, _ = await harness.begin(ana, ben)
    await whole_turn(first)
    question = await undo_question(first, await passed_turn(first), "Undo")
    await first.click(question, label="Keep everything")
    assert await shown(first, lambda m: m["id"] == question["id"] and "stays as it is" in text(m))
    [row] = await harness.live_games()
    assert row.revision == 2


async def test_the_whole_turn_goes_back_while_a_computer_thinks(harness):
    await reopened(harness, computer_delay=600)
    [ana] = await harness.users("Ana")
    await harness.begin(ana, computers=1)
    services = harness.bot.services
    [row] = await harness.live_games()
    await whole_turn(ana)
    waiting = await shown(ana, lambda m: f"Computer 1 (random) is thinking; {ana.name} can still undo." in text(m))
    assert "Undo" in buttons_of(waiting)
    assert not [b for b in buttons(waiting) if b["custom_id"].startswith("m:")]
    question = await undo_question(ana, waiting)
    await ana.click(question, label="Take back the last step")
    assert (await turn_of(ana, "Play my turn"))["id"] == waiting["id"]
    match = await services.matches.get(row.id)
    assert match.owner(match.to_move) == int(ana.id)


@pytest.mark.parametrize("answer", ["Take back the last step", "Keep everything"])
async def test_a_computer_waits_for_who_is_asked_what_to_take_back(harness, monkeypatch, answer):
    monkeypatch.setattr("bot.matches.computers.PATIENCE_SECONDS", 600)
    await reopened(harness, computer_delay=600)
    [ana] = await harness.users("Ana")
    await harness.begin(ana, computers=1)
    await whole_turn(ana)
    question = await undo_question(ana, await shown(ana, lambda m: "is thinking" in text(m)))
    before = await revision(harness)
    await delay_is_over(harness, monkeypatch)
    assert await revision(harness) == before
    await ana.click(question, label=answer)
    if answer.startswith("Take back"):
        await turn_of(ana, "Play my turn")
    else:
        await turn_of(ana)
        assert await revision(harness) > before


async def test_a_computer_that_was_about_to_play_does_nothing_after_an_undo(harness):
    await reopened(harness, computer_delay=600)
    [ana] = await harness.users("Ana")
    await harness.begin(ana, computers=1)
    await whole_turn(ana)
    table = harness.bot.services.matches
    [row] = await harness.live_games()
    match = await table.get(row.id)
    question = await undo_question(ana, await shown(ana, lambda m: "is thinking" in text(m)))
    await ana.click(question, label="Take back the last step")
    await turn_of(ana, "Play my turn")
    with pytest.raises(Refusal):
        await table.advance(match.id, match.revision, [decision(match)])


async def test_who_thinks_is_said_also_where_nothing_can_be_taken_back(orchard):
    match = begin(orchard, 2, 1)
    computers = tuple(Seat(f"Computer {number}", player="random") for number in (1, 2))
    match = replace(match, row=replace(match.row, seats=computers))
    outgoing = laid(PublicMessages().turn(match, MessageRow("n", "g1", "turn", 7, opened=0)))
    said = json.dumps(outgoing.layout.to_components())
    assert f"**{match.names[match.to_move or 0]} is thinking.**" in said
    assert "undo" not in said.lower()


async def test_a_computer_waits_after_a_person_also_after_a_restart(harness):
    await reopened(harness, computer_delay=600)
    [ana] = await harness.users("Ana")
    await harness.begin(ana, computers=1)
    await whole_turn(ana)  # whoever begins: nobody waits before a person has decided
    waiting = await shown(ana, lambda m: "is thinking" in text(m))
    before = await revision(harness)
    await harness.close()
    await harness.open()
    await quiet(harness)
    assert await revision(harness) == before
    await reopened(harness, computer_delay=0)
    assert (await turn_of(ana))["id"] == waiting["id"]
