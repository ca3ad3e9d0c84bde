"""What computers do with their last marker: markers on a building come back when it is complete (B-5.4)."""

from functools import partial
from random import Random

import pytest

from engine.players.levels import player
from tests.engine.bluemoon.tables import state, table

NINE = {"b5": [0, 0, None], "b3": [0, 0, None], "a3": [0, 0, None], "d5": [0, None, None], "e4": [0, None]}
"""Eight markers of the mover on buildings that still have free spaces; the ninth is on the obelisk."""


@pytest.mark.parametrize("level", ["greedy", "medium", "hard"])
def test_the_last_marker_goes_where_it_completes_a_building(level: str) -> None:
    """The Water Temple, one step away, has three free spaces and brings more; the Aqueduct, two steps away, has one."""
    game = table(decision="move", hand="blue3 blue2", markers=NINE, obelisk=[0])
    rng = Random(3)
    while game.to_move == 0:
        game.apply(player(level).decide(game.view(0), partial(game.determinize, 0), rng))
    assert state(game)["rebuilt"] == ["e3"]
