"""The places of the city: a grid of five by five, with or without its corners.

A place is its index in reading order, 0 to 24; outside this module it is known by row letter and column (`b3`).
"""

from __future__ import annotations

from typing import NewType

from engine.bluemoon.catalogue import DRAGON_STEPS

Place = NewType("Place", int)
SIDE = 5
PLACES: tuple[str, ...] = tuple(f"{row}{column}" for row in "abcde" for column in range(1, SIDE + 1))
PLACE = {name: Place(place) for place, name in enumerate(PLACES)}
CORNERS = (0, 4, 20, 24)
CENTRE = Place(12)
OUTSIDE = Place(len(PLACES))
"""Where dragons start: beside the city."""


def neighbours(place: Place) -> tuple[Place, ...]:
    """The places above, left, right and below, on the full grid."""
    row, column = divmod(place, SIDE)
    near = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple(Place(r * SIDE + c) for r, c in near if 0 <= r < SIDE and 0 <= c < SIDE)


class Board:
    """One shape of the city; all tables by place, empty for a corner that is not there."""

    __slots__ = ("near", "places", "reach")

    def __init__(self, *, corners: bool) -> None:
        everywhere = tuple(map(Place, range(OUTSIDE)))
        self.places: tuple[Place, ...] = tuple(place for place in everywhere if corners or place not in CORNERS)
        self.near: tuple[tuple[Place, ...], ...] = tuple(
            tuple(n for n in neighbours(place) if n in self.places) if place in self.places else ()
            for place in everywhere
        )
        self.reach: tuple[tuple[Place, ...], ...] = tuple(self._within(place, DRAGON_STEPS) for place in everywhere)
        """The places at a distance from 1 to DRAGON_STEPS, in reading order."""

    def _within(self, start: Place, steps: int) -> tuple[Place, ...]:
        found = {start}
        for _ in range(steps):
            found |= {n for place in found for n in self.near[place]}
        return tuple(sorted(found - {start}))


BOARDS = {corners: Board(corners=corners) for corners in (False, True)}
