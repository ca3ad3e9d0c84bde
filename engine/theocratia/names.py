"""The colours of a table, as its options name them."""

from __future__ import annotations

from collections.abc import Mapping

from engine.theocratia import catalogue as cat

IN_ORDER = "in_order"
"""The option: as many colours as seats, in seat order."""


def colours(options: Mapping[str, str], seats: int) -> tuple[str, ...]:
    """T-1.1: by seat."""
    chosen = options["colours"]
    return cat.COLOURS[:seats] if chosen == IN_ORDER else tuple(chosen.split("_")[:seats])
