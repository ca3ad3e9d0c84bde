"""The course of the game."""

from __future__ import annotations

from engine.game import Seat
from engine.kernel.decisions import Step
from engine.kernel.log import Log
from engine.orchard.catalogue import ROUNDS
from engine.orchard.state import State


def turns(s: State) -> int:
    """O-3.3: how many there are in the game, all players together."""
    return s.seats * ROUNDS[s.options["length"]]


def active(s: State) -> Seat:
    """O-3.2: turns go by rising seat number."""
    return Seat(s.turn % s.seats)


def _next_turn(s: State, log: Log, seat: None) -> None:
    """O-2.1, O-3.1: first take, then plant; with no turn left nothing is pending, and the game is over."""
    if s.turn < turns(s):
        s.todo += [("next_turn", None), ("plant", active(s)), ("take", active(s))]


NEXT_TURN = Step("next_turn", _next_turn)
