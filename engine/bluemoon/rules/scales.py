"""Golden scales (B-6)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.bluemoon.catalogue import SCALES_LEADER, SCALES_NEEDED, SCALES_OTHERS
from engine.bluemoon.geometry import Place
from engine.bluemoon.state import State
from engine.game import Seat
from engine.kernel.log import Log, emit


def thank(s: State, place: Place, log: Log, seat: Seat) -> None:
    """B-4.10: a scale for each dragon on the tile."""
    scales = s.dragons.count(place)
    s.scales[seat] += scales
    if scales:
        emit(log, "thanked", seat, scales=scales)


def payout(scales: Sequence[int]) -> list[int]:
    """B-6.2 to B-6.4: the crystals of each seat for its number of scales."""
    most = max(scales)
    lead = SCALES_LEADER if scales.count(most) == 1 else SCALES_OTHERS
    return [lead if held == most else SCALES_OTHERS if held >= SCALES_NEEDED else 0 for held in scales]


def score(s: State, log: Log, seat: Seat) -> None:
    """B-6.5: who gets crystals returns all scales, the others keep theirs."""
    emit(log, "scales_scored", seat)
    for holder, crystals in enumerate(payout(s.scales)):
        if crystals:
            emit(log, "traded_scales", holder, scales=s.scales[holder], crystals=crystals)
            s.crystals[holder] += crystals
            s.scales[holder] = 0
