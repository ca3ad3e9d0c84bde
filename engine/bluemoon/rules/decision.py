"""What a kind of decision is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.game import Fact, Move

if TYPE_CHECKING:
    from engine.bluemoon.state import Log, State


@dataclass(frozen=True, slots=True)
class Decision:
    rules: tuple[str, ...]
    """The numbers that govern it, most important first."""
    moves: Callable[[State], list[Move]]
    play: Callable[[State, Move, Log], None]
    facts: Callable[[State], tuple[tuple[str, Fact], ...]]
    """What the question says; public."""
    obstacle: Callable[[State], str | None] = lambda s: None
    """Why it is passed over: `rebuilt` or `no_marker`, both known to everybody. None when it is due."""
    public: bool = False
    """Whether everybody may know what can be chosen: it depends on no hand and no crystals."""


def no_marker(s: State) -> str | None:
    """B-2.2: nothing can be placed without a marker."""
    return None if s.markers[s.seat] else "no_marker"


def place_marker(s: State) -> None:
    s.markers[s.seat] -= 1
    s.placed += 1
    s.idle = 0
