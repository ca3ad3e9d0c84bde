"""Labels, order and groups of Orchard's choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from bot.base.choices import Choice, Lookahead
from bot.base.orders import Order
from bot.base.things import Thing
from engine.orchard.catalogue import HIGHEST, SUITS
from engine.orchard.moves import DRAW

if TYPE_CHECKING:
    from engine.orchard.view import OrchardView
    from render import Localize


def choices(view: OrchardView, lookahead: Lookahead, t: Localize) -> list[Choice]:
    found = []
    for move in view.moves or ():
        suit = SUITS[move.args[0] // HIGHEST] if move.args else None
        label = t(f"orchard-choice-{move.verb}", card=move.partition(" ")[2])
        found.append(Choice(moves=(move,), label=label, icon=suit))
    return found


def orders(view: OrchardView, lookahead: Lookahead) -> Sequence[Order]:
    """Nobody need think who draws anyway, until other cards lie in the market."""
    return [Order("draw", (DRAW,), ("market",))] if DRAW in (view.moves or ()) else []


def strip(view: OrchardView, seat: int, t: Localize) -> str:
    return t("orchard-strip", points=view.scores[seat].total, cards=view.hand_sizes[seat])


def explain(view: OrchardView, t: Localize) -> list[str]:
    if view.prompt is None:
        return []
    return [t(f"orchard-explain-{view.prompt.kind}", rules=view.prompt.rules)]


def things(options: Mapping[str, str], t: Localize) -> Sequence[Thing]:
    return [Thing(suit, "suits", t("orchard-about-suit"), ("O-4.1", "O-1.1"), HIGHEST) for suit in SUITS]
