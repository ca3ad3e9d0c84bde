"""Which levels a game offers: those that the arena has told apart, with the match that did so beside each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

LEAST = 64
"""Blocks of a match that proves anything."""
EVEN = 50.0


@dataclass(frozen=True, slots=True)
class Proof:
    """What `solstice arena GAME --players LEVEL,OVER` found at two seats."""

    over: str
    """The next weaker level that is offered."""
    blocks: int
    seed: int
    """Of the first block."""
    milliseconds: int
    """What each might think at a decision; 0 for as long as it takes."""
    share: float
    """Of victories, in per cent."""
    half: float
    """Half of the 95% interval of the share."""

    @property
    def holds(self) -> bool:
        """Whether it tells the two apart."""
        return self.blocks >= LEAST and self.share - self.half > EVEN


def proved(entries: Mapping[str, Mapping[str, Any] | None]) -> dict[str, Proof | None]:
    """The levels in this order, the weakest first, which needs no proof. Raises ValueError for one that lacks it."""
    found: dict[str, Proof | None] = {}
    for level, entry in entries.items():
        proof = None if entry is None else Proof(**entry)
        weaker = next(reversed(found), None)
        if weaker is not None and (proof is None or proof.over != weaker or not proof.holds):
            raise ValueError(f"{level} is not proved stronger than {weaker}")
        found[level] = proof
    return found
