"""Computer players. They get what a person at their seat would get: a view, and worlds they cannot tell apart.

Nothing here starts a process or a thread, reads a clock or keeps anything between two decisions.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol

from engine.game import Game, Move, View

Determinizer = Callable[[Random], Game]
"""Deals what the seat does not know again: a full state with an equal view."""
StopCondition = Callable[[], bool]
"""Asked now and then while a player thinks: True makes it settle for what it has found. The caller's clock."""


class Player(Protocol):
    """A player that makes decisions."""

    def decide(self, view: View, worlds: Determinizer, rng: Random) -> Move:
        """One of `view.moves`; depends on nothing but the arguments and `StopCondition`. Raises NotToMove."""


class NotToMove(ValueError):
    """The view shows no legal moves: this seat has nothing to decide."""


def options(view: View) -> tuple[Move, ...]:
    """The legal moves of the seat to move. Raises NotToMove."""
    if not view.moves:
        raise NotToMove(f"seat {view.seat} is not to move")
    return view.moves


def never() -> bool:
    """Think to the end: what is found does not depend on the time it takes."""
    return False
