"""Golden scales (B-6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.bluemoon.catalogue import SCALES_LEADER, SCALES_NEEDED, SCALES_OTHERS
from engine.game import Event

if TYPE_CHECKING:
    from engine.bluemoon.state import Log, State


def thank(s: State, place: int, log: Log) -> None:
    """B-4.10: a scale for each dragon on the tile."""
    scales = s.dragons.count(place)
    s.scales[s.seat] += scales
    if scales and log is not None:
        log.append(Event("thanked", s.seat, scales=scales))


def payout(scales: Sequence[int]) -> list[int]:
    """B-6.2 to B-6.4: the crystals of each seat for so many scales."""
    most = max(scales)
    lead = SCALES_LEADER if scales.count(most) == 1 else SCALES_OTHERS
    return [lead if held == most else SCALES_OTHERS if held >= SCALES_NEEDED else 0 for held in scales]


def score(s: State, log: Log) -> None:
    """B-6.5: who gets crystals returns all scales, the others keep theirs."""
    if log is not None:
        log.append(Event("scales_scored", s.seat))
    for seat, crystals in enumerate(payout(s.scales)):
        if not crystals:
            continue
        if log is not None:
            log.append(Event("traded_scales", seat, scales=s.scales[seat], crystals=crystals))
        s.crystals[seat] += crystals
        s.scales[seat] = 0
