"""The player that thinks its own turn through: a beam search to the next decision of somebody else."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from engine.game import Game, Move, View
from engine.players import Enough, Worlds, never, options
from engine.players.choice import choose
from engine.players.greedy import after
from engine.players.values import Value, load, margin

LONGEST = 60
"""Decisions of one turn at most; longer turns are judged where they stand then."""
BEGINNINGS = 3
"""So many beams wide the search may get where each line begins with another move."""


class Line(NamedTuple):
    """A way to go on with the turn."""

    margin: float
    first: int
    """Index of the move it begins with."""
    game: Game


@dataclass(frozen=True, slots=True)
class LookaheadPlayer:
    """Takes the move that begins the best own turn it finds, on average over a few worlds."""

    worlds: int = 2
    beam: int = 6
    softness: float = 0.0
    """As a share of the points by which the game is decided (`Value.scale`)."""
    enough: Enough = never

    def decide(self, view: View, worlds: Worlds, rng: Random) -> Move:
        moves, value = options(view), load(view.game)
        if len(moves) == 1:
            return moves[0]
        return choose(moves, self.judge(view, worlds, rng), self.softness * value.scale, rng)

    def judge(self, view: View, worlds: Worlds, rng: Random) -> list[float]:
        """The margin each legal move leads to at the end of the turn, in points, on average."""
        moves, value = options(view), load(view.game)
        found = [judge(worlds(rng), moves, value, self.beam, self.enough)]
        while len(found) < self.worlds and not self.enough():
            found.append(judge(worlds(rng), moves, value, self.beam, self.enough))
        return [sum(each) / len(found) for each in zip(*found, strict=True)]


def judge(world: Game, moves: tuple[Move, ...], value: Value[Any], beam: int, enough: Enough = never) -> list[float]:
    """For each move the margin at the end of the best turn found that begins with it.

    A move whose lines have all left the beam comes after all others. Where the time is over, a turn is judged where it
    stands.
    """
    seat = world.to_move or 0
    best, left = [float("-inf")] * len(moves), [float("-inf")] * len(moves)
    lines = [_follow(world, move, index, value, seat) for index, move in enumerate(moves)]
    pending = _settle(lines, best, left, seat)
    for _ in range(LONGEST):
        if not pending or enough():
            break
        lines = [
            _follow(line.game, move, line.first, value, seat)
            for line in _kept(pending, beam)
            for move in line.game.moves()
        ]
        pending = _settle(lines, best, left, seat)
    for line in pending:
        best[line.first] = max(best[line.first], line.margin)
    return _complete(best, left)


def _settle(lines: list[Line], best: list[float], left: list[float], seat: int) -> list[Line]:
    """Note what the lines have come to; those in which the turn goes on."""
    pending = []
    for line in lines:
        if line.game.to_move == seat:
            pending.append(line)
            left[line.first] = max(left[line.first], line.margin)
        else:
            best[line.first] = max(best[line.first], line.margin)
    return pending


def _complete(best: list[float], left: list[float]) -> list[float]:
    """Judge the moves that have left the beam: never better than one that was followed to the end."""
    lowest = min(found for found in best if found > float("-inf"))
    return [found if found > float("-inf") else min(was, lowest) - 1e-3 for found, was in zip(best, left, strict=True)]


def _follow(game: Game, move: Move, first: int, value: Value[Any], seat: int) -> Line:
    then = after(game, move)
    return Line(margin(then, value(then), seat), first, then)


def _kept(lines: list[Line], beam: int) -> list[Line]:
    """The best lines, and more of them where they begin differently; of lines that look alike only one."""
    kept: list[Line] = []
    begun: set[int] = set()
    seen: set[tuple[float, tuple[Move, ...]]] = set()
    for line in sorted(lines, key=lambda line: -line.margin):
        if len(kept) >= (beam if line.first in begun else BEGINNINGS * beam):
            continue
        looks = (line.margin, tuple(line.game.moves()))
        if looks in seen and line.first in begun:
            continue
        seen.add(looks)
        begun.add(line.first)
        kept.append(line)
    return kept
