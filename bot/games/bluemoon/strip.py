"""What each player has, in the numbers one compares at a glance."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.bluemoon.view import BlueMoonView
    from render import Say


def strip(view: BlueMoonView, seat: int, say: Say) -> str:
    own = view.players[seat]
    counts = {"offerings": own.offerings, "needed": view.to_win, "scales": own.scales, "cards": own.hand}
    return (
        say("bluemoon-strip-open", crystals=own.crystals, **counts)
        if own.crystals_open
        else say("bluemoon-strip", **counts)
    )
