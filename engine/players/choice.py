"""How a player chooses among moves that it has judged."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import TypeVar

T = TypeVar("T")

GOOD = 3.0
"""A move may be chosen if it is less than this many times the softness behind the best one."""


def choose(moves: Sequence[T], judged: Sequence[float], softness: float, rng: Random) -> T:
    """The best move, equally good ones by lot; with a softness, in points, sometimes one that is nearly as good."""
    best = max(judged)
    if softness <= 0:
        good = [move for move, found in zip(moves, judged, strict=True) if found > best - 1e-9]
        return good[int(rng.random() * len(good))]
    weights = [exp((found - best) / softness) if found > best - GOOD * softness else 0.0 for found in judged]
    return rng.choices(moves, weights)[0]
