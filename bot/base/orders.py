"""The contract of standing orders: what somebody may want done for them whenever it is asked."""

from __future__ import annotations

from dataclasses import dataclass

from engine.game import Move

ONLY = "only"
"""The order that every game has: do what alone is possible."""


@dataclass(frozen=True, slots=True)
class Order:
    """An answer to the present question that needs no thought, and that can be given to later ones of its kind."""

    key: str
    """Words under `<game>-order-<key>`: what is done, such as *keep all cards*."""
    moves: tuple[Move, ...]
    """What it does now: legal moves, one after the other, none beyond a draw, a roll or a reveal."""
    until: tuple[str, ...] = ()
    """The kinds of public events that end it, with words under `<game>-order-until-<kind>`. Without any it holds to the
    end of the game.
    """
