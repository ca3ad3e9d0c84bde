"""The player that thinks its own turn through: a beam search to the next decision of somebody else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from engine.game import Game, Move, Prompt, View
from engine.players import Determinizer, StopCondition, never, options
from engine.players.choice import choose
from engine.players.greedy import after
from engine.players.values import Value, Values, load, margin

LONGEST = 60
"""Decisions of one turn at most; longer turns are judged where they stand then."""
BEGINNINGS = 3
"""How many beams wide the search may get where each line begins with another move."""


Aim = Callable[[Game, Values, int], float]
"""What a seat wants to be large, of a position and what it is worth for each seat."""


class Line(NamedTuple):
    """A way to go on with the turn."""

    margin: float
    """By the aim: `values.margin`, unless another one is given."""
    first: int
    """Index of the move it begins with."""
    game: Game
    path: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class LookaheadPlayer:
    """Takes the move that begins the best own turn it finds, on average over a few worlds."""

    worlds: int = 2
    beam: int = 6
    softness: float = 0.0
    """As a share of the points by which the game is decided (`Value.scale`)."""
    enough: StopCondition = never
    by: Callable[[str, int], Value[Any]] | None = None
    """How it judges positions of a game at so many seats; as all others do without it."""

    def decide(self, view: View, worlds: Determinizer, rng: Random) -> Move:
        moves, value = options(view), self._value(view)
        if len(moves) == 1:
            return moves[0]
        return choose(moves, self.judge(view, worlds, rng), self.softness * value.scale, rng)

    def judge(self, view: View, worlds: Determinizer, rng: Random) -> list[float]:
        """The margin each legal move leads to at the end of the turn, in points, on average."""
        moves, value = options(view), self._value(view)
        found = [judge(worlds(rng), moves, value, self.beam, self.enough)]
        while len(found) < self.worlds and not self.enough():
            found.append(judge(worlds(rng), moves, value, self.beam, self.enough))
        return [sum(each) / len(found) for each in zip(*found, strict=True)]

    def _value(self, view: View) -> Value[Any]:
        return self.by(view.game, view.seats) if self.by else load(view.game)


def judge(
    world: Game, moves: tuple[Move, ...], value: Value[Any], beam: int, enough: StopCondition = never
) -> list[float]:
    """For each move the margin at the end of the best turn found that begins with it; see `follow`."""
    return [line.margin for line in follow(world, moves, value, beam, enough)]


def follow(
    world: Game,
    moves: tuple[Move, ...],
    value: Value[Any],
    beam: int,
    enough: StopCondition = never,
    aim: Aim = margin,
    each: int = 1,
) -> list[Line]:
    """For each move the best turn found that begins with it. `each` is how many lines of one beginning may stay beyond
    the beam: what brings something only by its last decisions looks poor until then.

    A move whose lines have all left the beam comes after all others. Where the time is over, a turn is judged where it
    stands.
    """
    seat = world.to_move or 0
    lines = [_follow(world, move, index, (), value, seat, aim) for index, move in enumerate(moves)]
    done: list[Line | None] = [None] * len(moves)
    left = lines[:]
    pending = _settle(lines, done, left, seat)
    for _ in range(LONGEST):
        if not pending or enough():
            break
        lines = [
            _follow(line.game, move, line.first, line.path, value, seat, aim)
            for line, moves in _kept(pending, beam, each, value)
            for move in moves
        ]
        pending = _settle(lines, done, left, seat)
    for line in pending:
        _note(line, done)
    lowest = min(line.margin for line in done if line) - 1e-3
    return [line or was._replace(margin=min(was.margin, lowest)) for line, was in zip(done, left, strict=True)]


def _settle(lines: list[Line], done: list[Line | None], left: list[Line], seat: int) -> list[Line]:
    """Note what the lines have come to; those in which the turn goes on."""
    pending = []
    for line in lines:
        if line.game.to_move == seat:
            pending.append(line)
            if line.margin > left[line.first].margin:
                left[line.first] = line
        else:
            _note(line, done)
    return pending


def _note(line: Line, done: list[Line | None]) -> None:
    best = done[line.first]
    if best is None or line.margin > best.margin:
        done[line.first] = line


def _follow(game: Game, move: Move, first: int, path: tuple[Move, ...], value: Value[Any], seat: int, aim: Aim) -> Line:
    then = after(game, move)
    return Line(aim(then, value(then), seat), first, then, (*path, move))


def _kept(lines: list[Line], beam: int, each: int, value: Value[Any]) -> list[tuple[Line, tuple[Move, ...]]]:
    """The best lines with their moves, and more of them where they begin differently; of lines that look alike only
    one.
    """
    kept: list[tuple[Line, tuple[Move, ...]]] = []
    begun = Counter[int]()
    seen: set[tuple[float, Prompt | None, tuple[Move, ...]]] = set()
    for line in sorted(lines, key=lambda line: -line.margin):
        if len(kept) >= (BEGINNINGS * beam if begun[line.first] < each else beam):
            continue
        moves = value.considered(line.game)
        looks = (line.margin, line.game.prompt(), moves)
        if looks in seen and begun[line.first]:
            continue
        seen.add(looks)
        begun[line.first] += 1
        kept.append((line, moves))
    return kept
