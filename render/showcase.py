"""What a game may bring for its cover, for the picture of its end and for charts; everything has a fallback."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any, TypeAlias

from engine.game import Event, View
from engine.registry import GAMES
from render import sprites
from render.pen import Sprite
from render.scene import DisplayList
from render.theme import Colour, Theme
from render.widgets import Place

Scenery: TypeAlias = Callable[[DisplayList, int, int], None]
_LITTLE = 0.001


@dataclass(frozen=True, slots=True)
class Gains:
    """What turns bring in a game that growing points do not tell, as where few points are made of much else."""

    of: Callable[[Event], Mapping[str, int]]
    """How many of which things this event brought its seat: what is told first of a turn."""
    worth: Mapping[str, float]
    """What one of each is worth, to compare turns; other things count nothing. `<game>-moment-<thing>` tells of
    `$player` and `$count`, `<game>-moments` how turns are compared.
    """

    def counted(self, event: Event) -> Mapping[str, int]:
        """How many of the things that are worth something this event brought its seat."""
        return {thing: count for thing, count in self.of(event).items() if thing in self.worth}

    def weight(self, event: Event) -> float:
        """How much this event says of its turn: what it is worth, and a little for what counts nothing."""
        return sum(self.worth.get(thing, _LITTLE) * count for thing, count in self.of(event).items())


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
    signs: Mapping[str, Callable[[int], Sprite]] = field(default_factory=dict)
    """Of each row, the sign of this radius that stands before its bars at the end; where one lacks, all have words."""
    board: Callable[[DisplayList, Any, int, Place], None] | None = None
    """Draws what a seat of a view has built into a square, for the end; without it the scenery stands above all."""
    sign: Callable[[Any, int, int], Sprite] | None = None
    """What stands for a seat in the pictures, given the view, the seat and a radius. Without it: `sprites.seat`."""
    hue: Callable[[Any, int], Colour] | None = None
    """The colour of that, given the view and the seat. Without it that of the theme."""
    gain: Callable[[Event], int] | None = None
    """How much this event brought its seat of what the game is won by; 0 for nothing. Without it the end tells the
    largest source of anybody's final points.
    """
    moments: Gains | None = None
    """By what key moments are chosen. Without it: by how much points grew."""
    towards: Callable[[Event], int] | None = None
    """How far this event brought its seat towards points, in a game without `gain` and `moments`: its `amount`, with a
    cause, `why`. Those of a turn that differ in numbers and causes alone are told as one.
    """

    def weight(self, event: Event) -> float:
        """How much this event says of its seat's turn: of one too long to be told whole, the most is told."""
        if self.moments:
            return self.moments.weight(event)
        tell = self.gain or self.towards
        return tell(event) if tell else 0


@cache
def of(game: str) -> Showcase:
    """What a game brings."""
    found: Showcase = getattr(import_module(GAMES[game].pictures), "SHOWCASE", Showcase())
    return found


def sign(view: View, theme: Theme, seat: int, r: int) -> Sprite:
    """What stands for a seat, of this radius."""
    own = of(view.game).sign
    return own(view, seat, r) if own else sprites.seat(theme, seat, r)


def hue(view: View, theme: Theme, seat: int) -> Colour:
    """The colour of what stands for a seat."""
    own = of(view.game).hue
    return own(view, seat) if own else theme.seats[seat]
