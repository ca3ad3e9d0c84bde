"""Computer players. They get what a person at their seat would get: a view, and worlds they cannot tell apart."""

from collections.abc import Callable
from random import Random
from typing import Protocol

from engine.game import Game, Move, View

Worlds = Callable[[Random], Game]
"""Deals what the seat does not know again: a full state with an equal view."""


class Player(Protocol):
    """A player that makes decisions."""

    def decide(self, view: View, worlds: Worlds, rng: Random) -> Move:
        """One of `view.moves`; depends on nothing but the arguments."""
