"""What a turn of Blue Moon City is asked, in the panel of its player and in the message everybody sees."""

from dataclasses import replace
from typing import Any

import pytest

from bot.games.bluemoon import choices
from bot.messages.public import choices_page
from engine.kernel.forecast import forecast
from tests.bot.face.tables import begun
from tests.bot.matches import t
from tests.engine.bluemoon.tables import table


@pytest.mark.parametrize(
    ("position", "asked"),
    [
        # Mill: red 3, 2, 2. A blue 3 and a grey 3 pay for none of them.
        ({"figure": "a2", "hand": "blue3 grey3"}, "pay on a2, or end?"),
        # The first space of the obelisk costs 7 with two players.
        ({"decision": "offer", "crystals": [6, 0], "hand": "blue3 grey3"}, "the next Offering costs 7 crystals"),
        # B-7.5: no yellow card, however many crystals.
        (
            {"decision": "pillar", "placed": 1, "obelisk": [0], "crystals": [20, 0], "hand": "blue3 grey3"},
            "offer again, or end?",
        ),
    ],
)
def test_who_can_only_end_is_asked_what_the_end_asks(position: dict[str, Any], asked: str) -> None:
    """Others may not know: they are asked what follows from what everybody sees."""
    match = replace(begun("bluemoon", bytes(16)), game=table(**position))
    assert choices_page(match, match.view(0), t, "").ask == "discard up to 2 cards?"
    assert choices_page(match, match.view(None), t, "").ask == asked


@pytest.mark.parametrize("hand", ["red2", "red2 blue3"])
def test_who_can_do_more_is_asked_about_that(hand: str) -> None:
    match = replace(begun("bluemoon", bytes(16)), game=table(figure="a2", hand=hand))
    assert choices_page(match, match.view(0), t, "").ask == "pay on a2, or end?"


@pytest.mark.parametrize(
    ("figure", "crystals", "asked", "offered"),
    [
        # Hospital, Main Hall and Golden Shrine, in ruins: a card of no colour they take (B-8.2 to B-8.4).
        ("a5", 0, "draw 2 cards?", {"Draw 2 cards", "Draw nothing"}),
        ("a1", 0, "jump to another tile?", {"Jump to a2 Mill", "Don’t jump"}),
        ("e1", 7, "the next Offering costs 7 crystals", {"Offering at e1: pay 7 crystals", "End my turn, draw 2"}),
        ("e1", 6, "discard 1 card?", {"Needs 7 crystals: end, draw 2"}),
    ],
)
def test_on_a_special_tile_that_takes_none_of_the_cards_its_action_is_asked(
    figure: str, crystals: int, asked: str, offered: set[str]
) -> None:
    hand = "" if figure == "a1" else "grey3"
    game = table(figure=figure, hand=hand, crystals=[crystals, 0], expansion=True)
    match = replace(begun("bluemoon", bytes(16)), game=game)
    assert choices_page(match, match.view(0), t, "").ask == asked
    found = choices(game.view(0), forecast(game, 0), t)
    assert offered <= {choice.label for choice in found}
    assert {choice.moves[0] for choice in found} == {"end"}
    assert not [choice for choice in found if len(choice.moves) == 1]
