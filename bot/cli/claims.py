"""What the blocks of an arena prove. Blocks are independent of each other; the games of a block are not."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log, sqrt

LEAST = 64
"""Blocks before which nothing is decided: the variance is known too badly."""
LEAD = 0.05
"""How much more than the fair share a stronger player is supposed to win."""
ERROR = 0.05
"""How often a claim may be accepted that is wrong, or refused that is right."""
SMALLEST = 1e-4
"""A variance below this is taken for this: blocks that are all alike would else decide anything."""
TWO_SIDED = 1.96


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean with half of its 95% interval."""

    value: float
    half: float


def mean(found: Sequence[float]) -> Mean:
    """Of at least two block means."""
    middle = sum(found) / len(found)
    variance = sum((each - middle) ** 2 for each in found) / (len(found) - 1)
    return Mean(middle, TWO_SIDED * sqrt(variance / len(found)))


def stronger(shares: Iterable[float], fair: float) -> tuple[bool | None, int]:
    """A sequential test (GSPRT) of a player's shares of victories, block by block in the order played.

    True when the player wins `LEAD` more than its fair share rather than the fair share, False for the opposite, None
    while that is open; and after how many blocks it was decided.
    """
    better, bound = fair + LEAD, log((1 - ERROR) / ERROR)
    count, total, squares = 0, 0.0, 0.0
    for count, share in enumerate(shares, 1):
        total, squares = total + share, squares + share * share
        if count < LEAST:
            continue
        middle = total / count
        variance = max(SMALLEST, squares / count - middle * middle)
        evidence = count * (better - fair) * (2 * middle - fair - better) / (2 * variance)
        if abs(evidence) >= bound:
            return evidence > 0, count
    return None, count
