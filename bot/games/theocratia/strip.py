"""Each player's colour, by which choices name them, and what they have, in the numbers one compares at a glance."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.theocratia.view import TheocratiaView
    from render import Localize


def strip(view: TheocratiaView, seat: int, t: Localize) -> str:
    own = view.players[seat]
    return t("theocratia-strip", colour=own.colour, cosmo=own.cosmo, malus=own.malus, cards=own.cards)
