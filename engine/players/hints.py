"""What a seat might do: its best moves, what they promise, and what the best one gains over the second."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile
from random import Random
from typing import Any

from engine.game import Move, View
from engine.players import Enough, Worlds, never, options
from engine.players.lookahead import Line, follow
from engine.players.values import Value, lead, load, won

WORLDS, BEAM = 4, 6
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


def hint(view: View, worlds: Worlds, rng: Random, enough: Enough = never) -> Hint:
    """The best two or three turns, fewer if there are no more. Raises NotToMove."""
    moves, value = options(view), load(view.game)
    lines = [follow(worlds(rng), moves, value, BEAM, enough)]
    while len(lines) < WORLDS and not enough():
        lines.append(follow(worlds(rng), moves, value, BEAM, enough))
    means = [sum(each.margin for each in found) / len(found) for found in zip(*lines, strict=True)]
    ranked = _different(sorted(range(len(moves)), key=lambda index: _rank(means[index], lines[0][index])), lines[0])
    now = worlds(rng)
    seat = now.to_move or 0
    before = lead(value(now), seat)
    ideas = tuple(_idea([found[index] for found in lines], before, value, seat) for index in ranked)
    reasons = [_reason(lines, ranked[0], other, value, seat) for other in ranked[1:]]
    alike = 1 + sum(1 for _ in takewhile(lambda reason: reason is None, reasons))
    return Hint(ideas, reasons[0] if reasons else None, alike)


def _rank(margin: float, line: Line) -> tuple[float, int]:
    """The best first, of equals the one with the shortest turn."""
    return -round(margin, 6), len(line.path)


def _idea(lines: list[Line], before: float, value: Value[Any], seat: int) -> Idea:
    leads = [lead(value(line.game), seat) for line in lines]
    return Idea(lines[0].path, sum(leads) / len(leads) - before, all(won(line.game, seat) for line in lines))


def _different(ranked: list[int], lines: list[Line]) -> list[int]:
    """The first of these that do not lead where a better one does: a turn in another order is no other idea."""
    kept: dict[str, int] = {}
    for index in ranked:
        kept.setdefault(lines[index].game.standing(), index)
        if len(kept) == MOST:
            break
    return list(kept.values())


def _reason(lines: list[list[Line]], best: int, other: int, value: Value[Any], seat: int) -> str | None:
    """The part of the value that the best move gains most over another, on average over the worlds, among those that it
    also gains in the turns told, which are those of the first world.
    """
    gains = [_gains(found[best], found[other], value, seat) for found in lines]
    told = [key for key, gain in gains[0].items() if gain > 0]
    means = {key: sum(each.get(key, 0.0) for each in gains) / len(gains) for key in told}
    key = max(means, key=lambda each: means[each], default=None)
    return key if key is not None and means[key] > LEAST * value.scale else None


def _gains(best: Line, other: Line, value: Value[Any], seat: int) -> dict[str, float]:
    """What the best line has over another, by parts of the value."""
    with_best, with_other = (value.parts(line.game, seat) for line in (best, other))
    return {key: with_best.get(key, 0.0) - with_other.get(key, 0.0) for key in {**with_best, **with_other}}
