"""What each player has, in the numbers one compares at a glance."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.bluemoon.view import BlueMoonView
    from render import Localize


def strip(view: BlueMoonView, seat: int, t: Localize) -> str:
    own = view.players[seat]
    counts = {"offerings": own.offerings, "needed": view.to_win, "scales": own.scales, "cards": own.hand}
    return (
        t("bluemoon-strip-open", crystals=own.crystals, **counts)
        if own.crystals_open
        else t("bluemoon-strip", **counts)
    )
