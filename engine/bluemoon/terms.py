"""What depends only on the number of players and the edition."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.bluemoon.catalogue import OBELISK, OFFERINGS_TO_WIN, SCALE_POOL


class Terms(NamedTuple):
    """Prices and stocks of one table."""

    prices: tuple[int, ...]
    offerings: int
    """How many of them win."""
    scales: int
    """All there are, held or in the pool."""


@cache
def terms(seats: int, edition: str) -> Terms:
    return Terms(OBELISK[seats], OFFERINGS_TO_WIN[seats], SCALE_POOL[edition][seats])
