"""Places in the final ranking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def ranks(keys: Sequence[Any]) -> tuple[int, ...]:
    """The place of each seat by its key (points, then tie-breakers), the highest first; equal keys share a place."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)
