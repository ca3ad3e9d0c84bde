"""What the computer players see of Helios before a turn has ended."""

from random import Random

import pytest

from engine.players.lookahead import follow
from engine.players.values import load
from tests.engine.helios.tables import land, table


@pytest.mark.rule("H-4.2", "H-9.2", "H-9.5")
def test_all_tiles_that_can_be_placed_are_looked_at() -> None:
    """In the last turn Temples on b3, beside two temples and with 2 mana, bring 10 points; Empty Spaces on b2 with its
    corner 9, Created Land 8, land 4 for the corner. As long as a tile is held, none of them has brought anything.
    """
    game = table(land("d4:redwood* c4:spring* c3:granite* d3:bamboo*", sun="b4"), round=4, turn=8, ask="bonus")
    begins = tuple(move for move in game.moves() if move == "bonus land")
    for beam in (3, 6):
        (line,) = follow(game.determinize(0, Random(1)), begins, load("helios"), beam)
        assert line.path[1] == "special temples"
