"""Why can't I …? in Blue Moon City: about each place, card and space, in the city pictured in 2006."""

import re

import pytest

from bot.messages.why import why
from engine.bluemoon import GAME
from tests.bot.matches import At, t
from tests.e2e.client import walk
from tests.engine.bluemoon.tables import table

TEXT, SELECT = 10, 3


def told(game: GAME, asked: str) -> list[str]:
    """The question, then what lacks, without the numbers of the rules."""
    parts = walk(why(game, ("Ana", "Ben"), asked, At("g", 1), t).to_components())
    text = "\n".join(part["content"] for part in parts if part["type"] == TEXT)
    return re.findall(r"^(?:### )?(.+?)(?: \(B-\d+\.\d+\))?$", text, re.MULTILINE)[:-1]


@pytest.mark.parametrize("place", ["a2", "a4", "b1", "b5", "d1", "d5", "e2", "e4"])
def test_a_tile_says_how_far_away_it_is(place: str) -> None:
    """With two steps from the middle everything is near but the tiles beside the empty corners."""
    found = told(table(decision="move", figure="c3"), f"step.{place}")
    assert found == [f"{place}: why can’t I step here?", f"{place} is 3 steps away; you have 2 left."]


def test_a_card_without_a_power_to_move() -> None:
    game = table(decision="move", hand="red3 khind yellow1")
    assert told(game, "play.khind") == [
        "Green 1: why can’t I play this card?",
        "Green 1 moves neither your figure nor a dragon.",
    ]


def test_a_tile_out_of_reach_of_a_dragon() -> None:
    game = table(decision="move", hand="black2", dragons={"red_dragon": "a2"})
    found = told(game, "play.b5")
    assert found[0] == "b5: why can’t I play a card that moves something here?"
    assert "b5 is more than 3 steps away from the red dragon." in found
    assert len(found) == 2, "no card is spoken of that is not in hand"


def test_cards_and_tiles_are_menus_of_their_own() -> None:
    """The green dragon is on a2 and far from e4; a black 3 moves nothing."""
    game = table(decision="move", hand="red2 black3", dragons={"green_dragon": "a2"})
    parts = walk(why(game, ("Ana", "Ben"), "play", At("g", 1), t).to_components())
    _, places, things = [part for part in parts if part["type"] == SELECT]
    assert (places["placeholder"], things["placeholder"]) == ("Play a card: choose a place", "Play a card: choose one")
    assert {option["label"] for option in places["options"]} >= {"a2", "e4"}
    assert [option["label"] for option in things["options"]] == ["Black 3"]


def test_a_space_that_can_be_paid_for_in_another_way_is_not_asked_about() -> None:
    """Mill: red 3, 2, 2. Two green 1 pay for a 2, whatever one of them and a third card lack."""
    game = table(figure="a2", hand="khind*2 blue3")
    assert told(game, "contribute.2") == ["Why can’t I …?"]
    assert told(game, "contribute.1")[1:] == ["Your cards are 1 short of red 3."]


def test_spaces_are_called_what_the_picture_shows() -> None:
    """By colour and price, and which of two that are alike."""
    game = table(figure="a2", hand="red1", markers={"a2": [1, None, 1]})
    found = [told(game, f"contribute.{number}")[0] for number in (1, 2)]
    assert found == ["Red 3: why can’t I pay for this space?", "Red 2 (space 2): why can’t I pay for this space?"]


def test_spaces_taken_and_too_dear() -> None:
    game = table(figure="a2", hand="red1", markers={"a2": [1, None, 1]})
    assert told(game, "contribute.1")[1:] == ["There’s a marker on it already."]
    assert told(game, "contribute.2")[1:] == ["Your cards are 1 short of red 2."]


def test_pillar_cards_that_one_lacks() -> None:
    game = table(decision="offer", crystals=[20, 0], hand="red1")
    game.play("offer")
    assert told(game, "play.yellow1")[1:] == ["Yellow 1 is not in your hand."]
