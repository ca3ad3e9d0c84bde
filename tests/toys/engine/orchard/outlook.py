"""What forecasts tell of Orchard: cards taken and planted, and what a suit still brings."""

from __future__ import annotations

from engine.game import Flow, Prospect
from engine.kernel.sets import members
from engine.orchard.catalogue import HIGHEST, SUITS
from engine.orchard.state import State

FLOWS = {
    "took": (Flow("card", of=("card",)),),
    "drew": (Flow("card"),),
    "planted": (Flow("card", of=("card",), sign=-1),),
}
BLIND = frozenset({"drew"})
"""Nothing else in the move depends on which card it is."""


def prospects(s: State) -> tuple[Prospect, ...]:
    """O-4.1: a planted card that stands alone in its suit counts with the next one of it."""
    found: list[Prospect] = []
    for seat, planted in enumerate(s.planted):
        for index, suit in enumerate(SUITS):
            grove = [card % HIGHEST + 1 for card in members(planted) if card // HIGHEST == index]
            if len(grove) == 1:
                found.append(Prospect(seat, "points", (), "planted", suit, grove[0]))
    return tuple(found)
