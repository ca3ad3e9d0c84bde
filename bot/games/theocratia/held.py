"""What one holds that the picture of the table does not show."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.theocratia.view import TheocratiaView
    from render import Localize

NAMED = 3
"""So many cards are called by name; more are shown behind *Boards*."""


def held(view: TheocratiaView, t: Localize) -> str:
    hand = view.hand or ()
    return t("theocratia-held", cards=hand) if 0 < len(hand) <= NAMED else ""
