"""Who leads and who has won (B-10)."""

from __future__ import annotations

from engine.bluemoon.state import State
from engine.game import Result, Score, Seat
from engine.kernel.ranks import ranks

DRAWN = ("no_markers", "stalled")
"""Ends without a winner."""


def scores(s: State) -> tuple[Score, ...]:
    """B-10.5: Offerings count; remaining crystals break ties."""
    offerings = [s.obelisk.count(Seat(seat)) for seat in range(s.seats)]
    return tuple(
        Score(count, (("offerings", count),), (("crystals", crystals),))
        for count, crystals in zip(offerings, s.crystals, strict=True)
    )


def result(s: State) -> Result | None:
    """B-10.5: ranked by Offerings, then by crystals; equal in both is equal."""
    if s.ended is None:
        return None
    if s.ended in DRAWN:
        return Result(None, s.ended)
    return Result(ranks([(s.obelisk.count(Seat(seat)), s.crystals[seat]) for seat in range(s.seats)]), s.ended)
