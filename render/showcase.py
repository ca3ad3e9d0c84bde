"""What a game may bring for its cover and for the picture of its end; everything has a fallback."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any, TypeAlias

from engine.game import Event
from engine.registry import GAMES
from render.pen import Sprite
from render.scene import DisplayList

Scenery: TypeAlias = Callable[[DisplayList, int, int], None]


@dataclass(frozen=True, slots=True)
class Showcase:
    """`SHOWCASE` of a game's pictures, if it has one."""

    scenery: Scenery | None = None
    """Draws what the game is about into a box of this width and height from (0, 0), whatever its proportions; what
    reaches past it is cut off. The left two fifths bear words: they stay calm and dark. `<game>-picture-cover` says
    what is to be seen. Without it there is no cover, and the end shows the signs of the seats.
    """
    rows: Mapping[str, str] = field(default_factory=dict)
    """Sources of points that are told together at the end, by the source: a row, which has words as sources have.
    Any other source is a row of its own.
    """
    sign: Callable[[Any, int, int], Sprite] | None = None
    """What stands for a seat in the pictures, given the view, the seat and a radius. Without it: `sprites.seat`."""
    gain: Callable[[Event], int] | None = None
    """How much this event brought its seat of what the game is won by; 0 for nothing. Without it the largest gain is
    that of one source of the final points.
    """


@cache
def of(game: str) -> Showcase:
    """What a game brings."""
    found: Showcase = getattr(import_module(GAMES[game].pictures), "SHOWCASE", Showcase())
    return found
