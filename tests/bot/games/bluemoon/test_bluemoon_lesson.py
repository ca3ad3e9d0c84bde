"""What the lesson of Blue Moon City says, against the rules and its own positions."""

from functools import partial
from typing import Any

import pytest

from bot.games.bluemoon import choices
from bot.games.bluemoon.terms import tiles
from engine.kernel.forecast import forecast
from tests.bot.games import lessons
from tests.bot.games.lessons import SAY

at = partial(lessons.at, "bluemoon")
words = partial(lessons.words, "bluemoon")


def answers(id_: str) -> dict[bool, list[Any]]:
    """The positions after each click: those of good answers, and of others."""
    game = at(id_)
    step = next(one for one in lessons.lesson("bluemoon").steps if one.id == id_)
    found: dict[bool, list[Any]] = {True: [], False: []}
    for choice in choices(game.view(0), forecast(game, 0), SAY):
        then = game.copy()
        for move in choice.moves:
            then.play(move)
        found[step.praises(choice.moves)].append(then)
    return found


def at_place(games: list[Any]) -> set[str]:
    return {game.view(0).players[0].place for game in games}


@pytest.mark.rule("B-5.2")
def test_a_building_pays_each_contributor_once_however_many_markers() -> None:
    assert words("pay", "-right") == (
        "Not a point is wasted, and the green 1 stays in your hand. When Fire Temple is completed everybody with a "
        "marker on it is paid once, and the more of them, the likelier is the majority."
    )


def test_the_walk_asks_for_the_one_building_that_takes_the_colour_for_several_spaces() -> None:
    """Black buildings: Fire Temple 5 4 3, Citadel 5, Iron Foundry 3 2 2, which lies three steps away."""
    there = {game.view(0).players[0].place: game for game in answers("walk")[True]}
    assert set(there) == {"b3"}
    assert "b1" not in at_place(answers("walk")[False]), "nothing flies there"
    assert "black" in words("walk")
    assert "more than one space" in words("walk")


def test_two_payments_waste_nothing_and_the_question_does_not_speak_of_one_space() -> None:
    assert "which space " not in words("pay")


def test_elsewhere_nothing_is_completed() -> None:
    """Beside the Citadel no building in reach can be completed with black 3 and 2, blue 1 and brown 3."""
    found = answers("single")
    assert [one for one in found[True] if tiles(one.view(0))["d4"].rebuilt]
    assert not [one for one in found[False] if any(tile.rebuilt for tile in tiles(one.view(0)).values())]


# -- what is said of many clicks is true of each of them


def test_of_wrong_ways_the_lesson_says_what_was_asked_for_and_not_where_they_lead() -> None:
    """A red 1 can send its dragon to the Fire Temple, and the figure may still follow."""
    assert any("green_dragon" in tiles(game.view(0))["b3"].dragons for game in answers("walk")[False])
    assert words("walk", "-wrong") == (
        "Fire Temple was asked for. It takes black alone, of which you hold the most, and has more than one space for "
        "it."
    )


def test_the_building_of_a_single_space_can_still_be_completed_after_a_dragon_has_moved() -> None:
    """A blue 1 is not needed for it: the movement goes on, two steps from the Citadel."""
    assert any(game.view(0).prompt.kind == "move" for game in answers("single")[False])
    assert words("single", "-wrong") == (
        "Citadel would be completed at once, by you alone. Of what you begin elsewhere others may have a share."
    )


def test_whoever_flies_to_the_right_building_is_right_whether_or_not_the_movement_ends() -> None:
    """From where a card flies on the way to the Mill, at most two steps are left, so that it can still be reached."""
    found = answers("far")
    assert at_place(found[True]) == {"a2"}
    assert {game.view(0).prompt.kind for game in found[True]} >= {"move", "contribute"}
    assert "a2" not in at_place(found[False])
    assert (
        words("far", "-wrong") == "Your weakest grey card carries you to Mill at once. As payment it is worth little."
    )


def test_an_offering_that_has_been_made_or_still_can_be_is_not_denied() -> None:
    """Of those who stay one has offered already; after a dragon or a flight the movement goes on."""
    found = answers("stay")
    assert {game.view(0).players[0].offerings for game in found[True]} == {0, 1}
    assert any(game.view(0).prompt.kind == "move" for game in found[False])
    assert words("stay", "-right").startswith("That is the place for an offering. Every offering")
    assert words("stay", "-wrong") == (
        "With 8 crystals for a price of 7 the Courtyard is the place to be. Where the walk ends elsewhere you can "
        "build at best, but not offer."
    )


@pytest.mark.rule("B-4.5", "B-4.6")
def test_only_one_value_of_hoax_recolours_several_cards() -> None:
    assert words("hoax", "-wrong").startswith("More was possible. Your weakest white card recolours several cards")


@pytest.mark.rule("B-7.2")
def test_prices_do_not_rise_with_every_offering() -> None:
    """With two players the first spaces of the obelisk cost 7, 7, 8, 8."""
    assert "rise with every" not in words("stay", "-right")


@pytest.mark.rule("B-7.5")
def test_pillar_cards_of_value_three_allow_no_offering() -> None:
    assert "each yellow card" not in words("pillar")
    assert words("pillar").startswith(
        "In a turn you make one offering, but either yellow card in your hand allows another"
    )
