"""The player without a plan."""

from random import Random

from engine.game import Game, Move, View
from engine.players import Determinizer, options


class RandomPlayer:
    """Takes any legal move, each equally likely."""

    def decide(self, view: View, worlds: Determinizer, rng: Random) -> Move:
        moves = options(view)
        return moves[rng.randrange(len(moves))]


def playout(game: Game, rng: Random) -> int:
    """Play to the end as random players would, without the cost of views; the number of decisions."""
    decisions = 0
    moves = game.moves()
    while moves:
        game.apply(moves[int(rng.random() * len(moves))])
        moves = game.moves()
        decisions += 1
    return decisions
