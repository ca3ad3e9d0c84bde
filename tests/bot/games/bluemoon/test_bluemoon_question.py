"""What a turn of Blue Moon City is asked, in the panel of its player and in the message everybody sees."""

from dataclasses import replace
from typing import Any

import pytest

from bot.base.i18n import localizer
from bot.messages.public import choices_page
from tests.bot.face.tables import begun
from tests.engine.bluemoon.tables import table

SAY = localizer("en")


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
    assert choices_page(match, match.view(0), SAY, "").ask == "discard up to 2 cards?"
    assert choices_page(match, match.view(None), SAY, "").ask == asked


@pytest.mark.parametrize("hand", ["red2", "red2 blue3"])
def test_who_can_do_more_is_asked_about_that(hand: str) -> None:
    match = replace(begun("bluemoon", bytes(16)), game=table(figure="a2", hand=hand))
    assert choices_page(match, match.view(0), SAY, "").ask == "pay on a2, or end?"
