"""What questions tell beside their words; all of it is public."""

from __future__ import annotations

from engine.game import Move, Seat
from engine.kernel.decisions import Facts
from engine.theocratia import catalogue as cat
from engine.theocratia.ids import Civ
from engine.theocratia.state import State


def acting(s: State) -> Civ:
    """The Civ that acts in this turn."""
    return s.civ


def acting_civ(s: State, seat: Seat) -> Facts:
    """The Civ on whose row the die lies."""
    return {"civ": cat.CIVS[s.civ]}


def takes_tile(offers: list[Move]) -> int:
    """Whether each place to build on takes a tile still to be claimed: 1 if so, as words choose by numbers."""
    verbs = {move.verb for move in offers}
    return int("claim" in verbs and "build" not in verbs)


def bonus_civ(s: State, seat: Seat) -> Facts:
    """The Civ of the die on the End Round Bonus card."""
    return {"civ": cat.CIVS[s.bonus_hue]}
