"""The course of a turn (B-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.bluemoon.catalogue import STEPS

if TYPE_CHECKING:
    from engine.bluemoon.state import State

SPECIAL = {"jump": "jump", "draw": "hospital", "offer": "shrine"}
"""The decision that the special action of a tile asks for."""


def agenda(s: State) -> list[str]:
    """B-2.1: what follows the movement, last thing first, where the figure stands."""
    place = s.figures[s.seat]
    special = s.city.special[place]
    here = "offer" if place == s.city.courtyard else "contribute"
    return ["reset", SPECIAL[special], here] if special else ["reset", here]


def begin(s: State, seat: int) -> None:
    """The turn of a seat, from its movement on."""
    s.seat = seat
    s.todo, s.steps, s.placed = ["move"], STEPS, 0
    s.turn += 1
    s.before, s.trail = s.trail, ()
