"""What a seat might do: its best moves, what they promise, and what the best one gains over the second."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from random import Random
from typing import Any

from engine.game import Game, Move, View
from engine.players import Determinizer, StopCondition, never, options
from engine.players.greedy import after
from engine.players.lookahead import Line, follow
from engine.players.values import Value, gathered, lead, load, margin, won

WORLDS, BEAM, EACH = 4, 12, 4
LAST = 12
"""Decisions that are played on where the game is about to end."""
MOST = 3
"""Moves that are named."""
LEAST = 0.005
"""A gain of less than this share of `Value.scale` over the second is no reason."""


@dataclass(frozen=True, slots=True)
class Idea:
    """A move, with the rest of the turn that it may begin."""

    path: tuple[Move, ...]
    gain: float
    """Points ahead of the others by the end of the turn, on average, compared with now."""
    wins: bool
    """Whether the turn ends the game and wins it, alone or with others, in every world looked at."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The best moves first, of equals the one with the shortest turn."""

    ideas: tuple[Idea, ...]
    reason: str | None
    """What the best gains most over the second: `points <source>` or `value <feature>`; None where nothing counts."""
    alike: int = 1
    """So many of the first are about equally good."""


def hint(view: View, worlds: Determinizer, rng: Random, enough: StopCondition = never) -> Hint:
    """The best two or three turns, fewer if there are no more. Raises NotToMove."""
    moves, value = options(view), load(view.game)
    first = worlds(rng)
    lines = [follow(first, moves, value, BEAM, enough, gathered, EACH)]
    while len(lines) < WORLDS and not enough():
        lines.append(follow(worlds(rng), moves, value, BEAM, enough, gathered, EACH))
    now = worlds(rng)
    seat = now.to_move or 0
    means = _means(lines, value, seat)
    ranked = sorted(range(len(moves)), key=lambda index: (-round(means[index], 6), len(lines[0][index].path)))
    useful = (index for index in ranked if index == ranked[0] or not _needless(first, lines[0][index], value))
    ranked = _different(useful, lines[0])
    before = lead(value(now), seat)
    ideas = tuple(_idea([found[index] for found in lines], before, value, seat) for index in ranked)
    apart = [[gains(found[ranked[0]].game, found[other].game, value, seat) for found in lines] for other in ranked[1:]]
    reasons = [main(each, value) for each in apart]
    even = [abs(ideas[0].gain - idea.gain) < value.least for idea in ideas[1:]]
    alike = 1 + sum(1 for _ in takewhile(lambda each: each == (None, True), zip(reasons, even, strict=True)))
    return Hint(ideas, reasons[0] if reasons else None, alike)


def _means(lines: list[list[Line]], value: Value[Any], seat: int) -> list[float]:
    """What each turn promises, on average over the worlds.

    Where one of them ends a game whose points have no end, the others are judged by its end, too: what they win without
    ending it at once is won as well.
    """
    if lines[0][0].game.most is None and any(line.game.to_move is None for line in lines[0]):
        ends = [[_played_out(line.game, value) for line in found] for found in lines]
        margins = [[margin(end, value(end), seat) for end in found] for found in ends]
    else:
        margins = [[line.margin for line in found] for found in lines]
    return [sum(each) / len(each) for each in zip(*margins, strict=True)]


def _played_out(game: Game, value: Value[Any]) -> Game:
    """The position after a few more decisions, or at the end if that is sooner."""
    for _ in range(LAST):
        mover = game.to_move
        if mover is None:
            break
        game = max((after(game, move) for move in game.moves()), key=lambda then: gathered(then, value(then), mover))
    return game


def _idea(lines: list[Line], before: float, value: Value[Any], seat: int) -> Idea:
    leads = [lead(value(line.game), seat) for line in lines]
    return Idea(lines[0].path, sum(leads) / len(leads) - before, all(won(line.game, seat) for line in lines))


def _needless(world: Game, line: Line, value: Value[Any]) -> bool:
    """Whether the turn is worth as much without the move it begins with: that is no idea. Where it cannot go on as
    before without it, the rest is looked for.
    """
    then = world.copy()
    for move in line.path[1:]:
        if move not in then.moves():
            break
        then = after(then, move)
    if len(line.path) == 1 or then.position_key() == world.position_key():
        return False
    if then.to_move == world.to_move:
        then = max(follow(then, value.considered(then), value, 1, aim=gathered), key=lambda each: each.margin).game
    return gathered(then, value(then), world.to_move or 0) >= line.margin


def _different(ranked: Iterable[int], lines: list[Line]) -> list[int]:
    """The first of these that do not lead where a better one does: a turn in another order is no other idea."""
    kept: dict[str, int] = {}
    for index in ranked:
        kept.setdefault(lines[index].game.position_key(), index)
        if len(kept) == MOST:
            break
    return list(kept.values())


def main(apart: Sequence[Mapping[str, float]], value: Value[Any]) -> str | None:
    """The part of the value that is most gained, on average over the worlds, among those that are gained in the first
    world, too, whose turn is told.
    """
    told = [key for key, gain in apart[0].items() if gain > 0]
    means = {key: sum(each.get(key, 0.0) for each in apart) / len(apart) for key in told}
    key = max(means, key=lambda each: means[each], default=None)
    return key if key is not None and means[key] > LEAST * value.scale else None


def gains(best: Game, other: Game, value: Value[Any], seat: int) -> dict[str, float]:
    """What a seat has in one position over another, by parts of the value."""
    with_best, with_other = (value.parts(game, seat) for game in (best, other))
    return {key: with_best.get(key, 0.0) - with_other.get(key, 0.0) for key in {**with_best, **with_other}}
