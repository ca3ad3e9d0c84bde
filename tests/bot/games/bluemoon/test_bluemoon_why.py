"""Why can't I …? in Blue Moon City: one sentence for all that lacks the same, in the city pictured in 2006."""

import re

from bot.base.i18n import localizer
from bot.messages.layout import At
from bot.messages.why import why
from engine.bluemoon import GAME
from tests.e2e.client import walk
from tests.engine.bluemoon.tables import table

SAY = localizer("en")
TEXT = 10


def told(game: GAME, verb: str) -> list[str]:
    parts = walk(why(game, ("Ana", "Ben"), verb, At("g", 1), SAY).to_components())
    text = "\n".join(part["content"] for part in parts if part["type"] == TEXT)
    return re.findall(r"^- (.+) \(B-\d+\.\d+\)$", text, re.MULTILINE)


def test_tiles_as_far_away_are_one_sentence() -> None:
    # With two steps from the middle everything is near but the tiles beside the empty corners.
    assert told(table(decision="move", figure="c3"), "step") == [
        "a2, a4, b1, b5, d1, d5, e2 and e4 are 3 steps away, and 2 are left."
    ]
    # With one step from a2: two rows and no column to c2, three rows and three columns to d5.
    one = told(table(decision="move", figure="a2", steps=1), "step")
    assert one[0] == "a4, b1, b3 and c2 are 2 steps away, and 1 is left."
    assert one[-1] == "d5 and e4 are 6 steps away, and 1 is left."


def test_cards_without_a_power_to_move_are_one_sentence() -> None:
    found = told(table(decision="move", hand="red3 khind yellow1"), "play")
    assert "red 3, green 1 and yellow 1 move neither your figure nor a dragon." in found


def test_tiles_out_of_reach_of_a_dragon_are_one_sentence() -> None:
    found = told(table(decision="move", hand="black2", dragons={"red_dragon": "a2"}), "play")
    assert "b5, c4, c5, d1, d3, d4, d5, e2, e3 and e4 are more than 3 steps away from the red dragon." in found


def test_what_is_enough_is_told_of_each_space() -> None:
    # Mill: red 3, 2, 2. Two green 1 pay for a 2.
    found = told(table(figure="a2", hand="khind*3"), "contribute")
    assert "For red 2 these cards are enough, and none may be added: green 1 ×2." in found


def test_markers_are_one_sentence() -> None:
    found = told(table(figure="a2", hand="red1", markers={"a2": [1, None, 1]}), "contribute")
    assert "There are markers on spaces 1 and 3." in found
    assert "For red 2 your cards are worth 1 too little." in found


def test_pillar_cards_that_one_lacks_are_one_sentence() -> None:
    game = table(decision="offer", crystals=[20, 0], hand="red1")
    game.play("offer")
    assert told(game, "play") == ["yellow 1 and yellow 2 are not in your hand."]
