"""What one holds that the picture of the table does not show."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from bot.base.i18n import Verbatim

if TYPE_CHECKING:
    from engine.theocratia.view import TheocratiaView
    from render import Localize

NAMED = 3
"""So many cards are called by name; more are shown behind *Boards*."""


def held(view: TheocratiaView, t: Localize) -> str:
    hand = Counter(view.hand or ())
    names = {card: t("theocratia-name", name=card) for card in hand}
    cards = (
        t("bot-list-times", item=Verbatim(names[card]), count=hand[card]) if hand[card] > 1 else names[card]
        for card in hand
    )
    return t("theocratia-held", cards=tuple(map(Verbatim, cards))) if 0 < hand.total() <= NAMED else ""
