"""Labels, order and groups of Orchard's choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.base.ahead import Ahead
from bot.base.choices import Choice
from bot.base.components import Component
from bot.base.digest import Digest
from bot.base.orders import Order
from engine.game import Prospect
from engine.orchard.catalogue import HIGHEST, SUITS
from engine.orchard.moves import DRAW

if TYPE_CHECKING:
    from engine.game import Move
    from engine.kernel.forecast import Forecast
    from engine.orchard.view import OrchardView
    from render import Localize

PLANTING = frozenset({"plant"})
DIGEST = Digest(telling=("planted", "took", "drew"))
"""Of a turn: what was planted; that another card is laid out is seen."""


def choices(view: OrchardView, ahead: Forecast, t: Localize) -> list[Choice]:
    return [choice for move in view.moves or () for choice in _clicks(move, ahead, t)]


def _clicks(move: Move, ahead: Forecast, t: Localize) -> list[Choice]:
    """With an empty deck taking a card reveals nothing: the menu of the card holds what can be planted then."""
    alone, then = _click(move, t), ahead.then(move)
    if not then.moves:
        return [alone]
    return [replace(_click(plant, t), moves=(move, plant), group=(alone.label,)) for plant in then.moves]


def _click(move: Move, t: Localize) -> Choice:
    suit = SUITS[move.args[0] // HIGHEST] if move.args else None
    label = t(f"orchard-choice-{move.verb}", card=move.partition(" ")[2])
    return Choice(moves=(move,), label=label, icon=suit)


def ahead(view: OrchardView) -> Sequence[Ahead]:
    """Planting, once it stands in the menus of taking."""
    if view.prompt is None or view.prompt.kind != "take" or view.deck:
        return []
    return [Ahead((move,), PLANTING) for move in view.moves or ()]


def orders(view: OrchardView, ahead: Forecast) -> Sequence[Order]:
    """Nobody need think who draws anyway, until other cards lie in the market."""
    return [Order("draw", (DRAW,), ("market",))] if DRAW in (view.moves or ()) else []


def explain(view: OrchardView, t: Localize) -> list[str]:
    if view.prompt is None:
        return []
    return [t(f"orchard-explain-{view.prompt.kind}", rules=view.prompt.rules)]


def coming(view: OrchardView, prospects: Sequence[Prospect], t: Localize) -> list[str]:
    """O-4.1: only what lies planted counts."""
    return [t("orchard-coming")] if view.prompt else []


def components(options: Mapping[str, str], t: Localize) -> Sequence[Component]:
    return [Component(suit, "suits", t("orchard-about-suit"), HIGHEST) for suit in SUITS]
