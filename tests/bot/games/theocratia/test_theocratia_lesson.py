"""What the lesson of Theocratia says, against the rules and its own positions."""

from collections.abc import Iterator
from functools import partial

import pytest

from bot.base.choices import Choice
from bot.games.theocratia import choices
from engine.game import Event
from engine.kernel.forecast import forecast
from engine.theocratia.game import Theocratia
from tests.bot.games import lessons
from tests.bot.games.lessons import SAY

at = partial(lessons.at, "theocratia")
words = partial(lessons.words, "theocratia")


def answered(id_: str, *, praised: bool) -> list[Choice]:
    """The answers that are praised, or those that are not."""
    step = next(step for step in lessons.lesson("theocratia").steps if step.id == id_)
    game = at(id_)
    found = choices(game.view(0), forecast(game, 0), SAY)
    return [one for one in found if step.praises(one.moves) == praised]


def endings(game: Theocratia, log: list[Event]) -> Iterator[tuple[Theocratia, list[Event]]]:
    """Every way in which the turn of the person can go on from here, with all that happened."""
    if game.to_move != 0:
        yield game, log
        return
    for move in game.moves():
        then, told = game.copy(), list(log)
        then.play(move, told)
        yield from endings(then, told)


def ways(id_: str, one: Choice) -> Iterator[tuple[Theocratia, list[Event]]]:
    game, log = at(id_), list[Event]()
    for move in one.moves:
        game.play(move, log)
    yield from endings(game, log)


def leads_and_gains(game: Theocratia, log: list[Event]) -> bool:
    gains = {event.kind for event in log if event.seat == 0 and event.data.get("why") == "colour_bonus"}
    return game.view(0).next_first == 0 and bool(gains & {"cosmo", "worship"})


@pytest.mark.rule("T-6.12", "T-7.1")
def test_no_wrong_answer_both_leads_and_gains_from_its_row() -> None:
    """The Violet 1 does on the Violet row; nothing else may, by a die that is turned or recoloured either."""
    assert words("first", "-wrong").startswith("That does not do both.")
    assert all(leads_and_gains(*way) for one in answered("first", praised=True) for way in ways("first", one))
    wrong = answered("first", praised=False)
    assert wrong
    assert [one.label for one in wrong if any(leads_and_gains(*way) for way in ways("first", one))] == []


@pytest.mark.rule("T-9.2")
def test_a_claimed_tile_is_not_told_of_as_a_card_unseen() -> None:
    """Besides a card unseen a Conversion tile is offered, and neither builds a House."""
    assert {one.moves[0] for one in answered("take", praised=False)} == {"draw", "claim 2"}
    assert "may be anything" not in words("take", "-wrong")
    assert words("take", "-wrong").startswith("It may be of use, but it promises no House.")


@pytest.mark.rule("T-3.3", "T-14.3", "T-14.4")
def test_the_last_step_of_worship_reaches_a_multiplier_that_counts() -> None:
    """Chronicles 2, 3, 2 and 3; Priests on 5, below 0, on 2 and 7, Pink the farthest; 3 Cosmo count 2.

    With Magenta on 6, 4 x 2 + 1 x 3 + 2 x 2 + 2 = 17; with any other a step higher 3 x 2 + 1 x 3 + 2 x 2 + 2 = 15.
    """
    totals = {}
    for one in (*answered("worship", praised=True), *answered("worship", praised=False)):
        game = at("worship")
        for move in one.moves:
            game.play(move)
        totals[one.moves] = game.scores()[0].total
    assert totals == {("worship magenta",): 17, **{(f"worship {civ}",): 15 for civ in ("turquoise", "violet", "pink")}}
    before = at("worship").view(0).players[0]
    assert (before.priests, before.multipliers, before.ignored) == ((5, -1, 2, 7), (3, 1, 2, 4), "pink")
    assert words("worship", "-right").startswith("This priest counts, and it has reached its next multiplier.")
