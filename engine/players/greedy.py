"""The player that takes what looks best at once: each move is judged with the best answer to what it asks next."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from engine.game import Game, Move, View
from engine.players import Determinizer, options
from engine.players.choice import choose
from engine.players.values import Value, load, margin

ANSWERS = 24
"""An answer is looked for where there are at most this many; else the move is judged as it stands."""


@dataclass(frozen=True, slots=True)
class GreedyPlayer:
    """Takes the move after which its own seat stands best in one world."""

    softness: float = 0.0
    """As a share of the points by which the game is decided (`Value.scale`)."""

    def decide(self, view: View, worlds: Determinizer, rng: Random) -> Move:
        moves, value = options(view), load(view.game)
        if len(moves) == 1:
            return moves[0]
        return choose(moves, self.judge(view, worlds, rng), self.softness * value.scale, rng)

    def judge(self, view: View, worlds: Determinizer, rng: Random) -> list[float]:
        """The margin each legal move leads to, in points."""
        moves, value, world = options(view), load(view.game), worlds(rng)
        seat = world.to_move or 0
        return [_answered(after(world, move), value, seat) for move in moves]


def after(game: Game, move: Move) -> Game:
    """The game with this move made."""
    twin = game.copy()
    twin.apply(move)
    return twin


def _answered(game: Game, value: Value[Any], seat: int) -> float:
    if game.to_move == seat and len(game.moves()) <= ANSWERS:
        return max(margin(then, value(then), seat) for then in (after(game, move) for move in game.moves()))
    return margin(game, value(game), seat)
