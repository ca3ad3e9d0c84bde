"""What can be done always in Helios: pay in the only sensible way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.base.orders import Order
from bot.games.helios.payments import sensible

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.helios.view import HeliosView
    from engine.kernel.forecast import Forecast


def orders(view: HeliosView, ahead: Forecast) -> Sequence[Order]:
    if view.prompt is None or view.prompt.kind != "pay":
        return []
    moves = sensible(view, ahead)
    return [Order("pay", moves)] if moves else []
