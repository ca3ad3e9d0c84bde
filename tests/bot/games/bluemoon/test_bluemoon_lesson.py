"""What the lesson of Blue Moon City says, against the rules and its own positions."""

from functools import partial
from typing import Any

import pytest

from bot.games.bluemoon.terms import tiles
from tests.bot.games import lessons

at = partial(lessons.at, "bluemoon")
after = partial(lessons.after, "bluemoon")
words = partial(lessons.words, "bluemoon")


def mine(game: Any) -> Any:
    return game.view(0).players[0]


def test_blue_is_what_most_cards_are_and_what_the_water_temple_takes() -> None:
    cards = [held.card for held in at("walk").view(0).hand]
    colours = {card.rstrip("123"): sum(one.startswith(card.rstrip("123")) for one in cards) for card in cards}
    assert max(colours, key=lambda colour: colours[colour]) == "blue"
    assert "You hold most blue." in words("walk")
    assert [mine(game).place for game in after("walk")] == ["c2", "d3"]
    assert any(move.startswith("contribute") and "blue" in move for move in after("walk")[0].moves())


def test_two_cards_are_worth_the_dearest_space_exactly() -> None:
    """Blue 2 and 3 for the space of 5; for the one of 4 a point is lost."""
    assert [move for move in at("pay").moves() if move.endswith("pay blue2 blue3")] == [
        "contribute 1 pay blue2 blue3",
        "contribute 2 pay blue2 blue3",
    ]
    assert words("pay", "-other").startswith("That works, but a point is lost.")


def test_a_dragon_comes_to_the_earth_temple_by_a_card_alone() -> None:
    assert [len(tiles(game.view(0))["c4"].dragons) for game in after("dragon")] == [1, 0]
    assert not tiles(at("dragon").view(0))["c4"].dragons


@pytest.mark.rule("B-6.1")
def test_the_earth_temple_brings_more_crystals_and_a_scale_for_each_dragon() -> None:
    before = mine(at("rebuild"))
    gained = [(mine(game).crystals - before.crystals, mine(game).scales - before.scales) for game in after("rebuild")]
    assert gained == [(5, 2), (4, 0)]
    temple = tiles(at("rebuild").view(0))["c4"]
    assert len(temple.dragons) == 2
    assert [space.owner for space in temple.spaces] == [None, None, 0]
    assert "Two more payments rebuild it and bring crystals." in words("rebuild")


@pytest.mark.rule("B-6.3", "B-7.2")
def test_an_offering_can_be_paid_for_once_scales_have_brought_crystals() -> None:
    """The five of the step before made 8; the four scales each of both, the last of seven among them, bring 3."""
    assert mine(after("rebuild")[0]).crystals == 8
    assert words("offer") == (
        "The last golden scale was taken, so your scales brought 3 crystals: you have 11. "
        "6 Offerings in the Courtyard win, and the next costs 7. What do you do?"
    )
    assert [(mine(game).offerings, mine(game).crystals) for game in after("offer")] == [(1, 4), (0, 11)]


@pytest.mark.rule("B-6.3")
def test_the_last_scale_is_taken_and_brings_crystals() -> None:
    """4 crystals for the building and 6 for having the most scales."""
    best, other = after("scales")
    assert (at("scales").view(0).pool, mine(at("scales")).scales) == (1, 6)
    assert mine(best).crystals - mine(at("scales")).crystals == 10
    assert mine(other).crystals < mine(at("scales")).crystals
    assert "you lead 2 to 1" in words("scales")


def test_one_payment_rebuilds_the_citadel() -> None:
    assert mine(after("fly")[0]).place == "d5"
    citadel = tiles(at("fly").view(0))["d5"]
    assert [space.value for space in citadel.spaces] == [5]
    assert not citadel.rebuilt
    assert mine(at("fly")).crystals < 10


def test_the_sixth_offering_wins() -> None:
    assert words("win").startswith("Some turns later you have 17 crystals and 5 of 6 Offerings.")
    best, other = after("win")
    assert best.result.ranks == (1, 2)
    assert other.result is None
