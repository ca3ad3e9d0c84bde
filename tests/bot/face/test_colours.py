"""The colours that people choose in a lobby: one for each seat, with a name and a sign of its own."""

from typing import Any

import pytest

import engine
from bot import games
from bot.base.i18n import localizer
from engine.game import BadOptions, Game


def test_every_seat_has_a_colour_with_a_name_and_a_sign(rules: type[Game], every_game: None) -> None:
    known = localizer("en")
    for seats in range(rules.min_seats, rules.max_seats + 1):
        found = games.colours(rules.key, rules.complete_options(seats, {}), seats)
        assert len({colour.words for colour in found}) == len({colour.sign for colour in found}) == seats
        assert not any(known(colour.words) == colour.words for colour in found)


@pytest.mark.parametrize("chosen", ["in_order", "brown_white", "red_blue", "white_blue"])
def test_those_of_theocratia_are_the_ones_that_are_played_with(chosen: str) -> None:
    rules = engine.load("theocratia")
    options = rules.complete_options(2, {"colours": chosen})
    view: Any = rules.new(seats=2, seed=1, options=options).view(None)
    found = games.colours("theocratia", options, 2)
    assert [colour.words for colour in found] == [f"theocratia-{player.colour}" for player in view.players]


def test_too_few_colours_are_refused_before() -> None:
    with pytest.raises(BadOptions):
        engine.load("theocratia").complete_options(3, {"colours": "red_blue"})
