"""What a seat might do: its best moves, what they promise, and what the best one gains over the second."""

from __future__ import annotations

from dataclasses import dataclass
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


def hint(view: View, worlds: Worlds, rng: Random, enough: Enough = never) -> Hint:
    """The best two or three moves, fewer if there are no more. Raises NotToMove."""
    moves, value = options(view), load(view.game)
    lines = [follow(worlds(rng), moves, value, BEAM, enough)]
    while len(lines) < WORLDS and not enough():
        lines.append(follow(worlds(rng), moves, value, BEAM, enough))
    means = [sum(each.margin for each in found) / len(found) for found in zip(*lines, strict=True)]
    ranked = sorted(range(len(moves)), key=lambda index: (-round(means[index], 6), len(lines[0][index].path)))[:MOST]
    now = worlds(rng)
    seat = now.to_move or 0
    before = lead(value(now), seat)
    ideas = tuple(_idea([found[index] for found in lines], before, value, seat) for index in ranked)
    return Hint(ideas, _reason(lines, ranked, value, seat) if len(ranked) > 1 else None)


def _idea(lines: list[Line], before: float, value: Value[Any], seat: int) -> Idea:
    leads = [lead(value(line.game), seat) for line in lines]
    return Idea(lines[0].path, sum(leads) / len(leads) - before, all(won(line.game, seat) for line in lines))


def _reason(lines: list[list[Line]], ranked: list[int], value: Value[Any], seat: int) -> str | None:
    """The part of the value that the best move gains most over the second, on average over the worlds."""
    sums: dict[str, float] = {}
    for found in lines:
        best, second = (value.parts(found[index].game, seat) for index in ranked[:2])
        for key in {**best, **second}:
            sums[key] = sums.get(key, 0.0) + (best.get(key, 0.0) - second.get(key, 0.0)) / len(lines)
    if not sums:
        return None
    key = max(sums, key=lambda each: sums[each])
    return key if sums[key] > LEAST * value.scale else None
