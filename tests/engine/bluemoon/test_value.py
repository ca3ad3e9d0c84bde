"""What computers make of a last marker, of golden scales and of Offerings that others can make."""

from functools import partial
from itertools import pairwise
from random import Random

import pytest

from engine.players.hints import hint
from engine.players.levels import player
from engine.players.values import lead, load
from tests.engine.bluemoon.tables import state, table

NINE = {"b5": [0, 0, None], "b3": [0, 0, None], "a3": [0, 0, None], "d5": [0, None, None], "e4": [0, None]}
"""Eight markers of the mover on buildings that still have free spaces; the ninth is on the obelisk."""


@pytest.mark.parametrize("level", ["greedy", "medium", "hard"])
def test_the_last_marker_goes_where_it_completes_a_building(level: str) -> None:
    """B-5.4: the markers on it come back. The Water Temple, one step away, has three free spaces and brings more; the
    Aqueduct, two steps away, has one.
    """
    game = table(decision="move", hand="blue3 blue2", markers=NINE, obelisk=[0])
    rng = Random(3)
    while game.to_move == 0:
        game.apply(player(level).decide(game.view(0), partial(game.determinize, 0), rng))
    assert state(game)["rebuilt"] == ["e3"]


@pytest.mark.parametrize(("seats", "scales"), [(2, 7), (3, 10), (4, 12)])
def test_one_golden_scale_more_is_never_worth_less(seats: int, scales: int) -> None:
    """B-1.9: so many are there. However many another player holds, one is left in the pool at least."""
    for other in range(scales):
        held = [[own, other, *[0] * (seats - 2)] for own in range(scales - other)]
        games = [table(seats, decision="move", scales=each) for each in held]
        worth = [lead(load("bluemoon")(game), 0) for game in games]
        assert all(less < more for less, more in pairwise(worth)), (other, worth)


def test_a_hint_goes_where_a_dragon_gives_a_scale() -> None:
    """Mill and Thermae, left and right of the Flight Tower, are alike but for the dragon; another player leads."""
    dragon = {"green_dragon": "a2"}
    game = table(decision="move", figure="a3", steps=1, hand="red3 blue3", scales=[0, 5], dragons=dragon)
    found = hint(game.view(0), partial(game.determinize, 0), Random(3))
    assert found.ideas[0].path[0] == "step a2"
