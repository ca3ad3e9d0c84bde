"""Each player's colour, by which choices name them, and what they have, in the numbers one compares at a glance."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.theocratia.view import TheocratiaView
    from render import Localize


NAMED = 3
"""So many cards of one's own are called by name; more are shown behind *Boards*."""


def strip(view: TheocratiaView, seat: int, t: Localize) -> str:
    own, hand = view.players[seat], (view.hand or ()) if seat == view.seat else ()
    held = hand if len(hand) <= NAMED else ()
    return t(
        "theocratia-strip",
        colour=own.colour,
        cosmo=own.cosmo,
        malus=own.malus,
        cards=own.cards,
        known=len(held),
        held=held,
    )
