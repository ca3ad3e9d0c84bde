"""What can be done always in Blue Moon City: keep all cards, or make no Offering at this price."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.base.orders import Order
from engine.bluemoon.moves import END, SKIP

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.bluemoon.view import BlueMoonView
    from engine.kernel.forecast import Forecast

KEEP = "discard nothing"
OFFERINGS = ("offer", "pillar", "shrine")


def orders(view: BlueMoonView, ahead: Forecast) -> Sequence[Order]:
    kind = view.prompt.kind if view.prompt else ""
    moves = view.moves or ()
    if kind == "reset":
        return [Order("keep", (move,)) for move in moves if move == KEEP]
    if kind in OFFERINGS:
        return [Order("no-offering", (move,), ("offered",)) for move in moves if move in (END, SKIP)]
    return []
