"""Nothing is lost, after every decision of random games."""

import pytest
from hypothesis import given, settings

from engine.bluemoon import GAME
from tests.engine.bluemoon.conserved import check
from tests.engine.random_games import Walk, random_game, walks


@given(walks(GAME, 800))
@settings(max_examples=60)
def test_everything_is_somewhere_after_every_decision(walk: Walk) -> None:
    game = walk.start()
    check(game)
    for choice in walk.choices:
        if not (moves := game.moves()):
            break
        game.play(moves[choice * len(moves) >> 8])
        check(game)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_is_somewhere_to_the_end(seats: int) -> None:
    for game in random_game(GAME, seats, {"expansion": "on"}, seats):
        check(game)
    assert game.result
