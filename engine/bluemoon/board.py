"""The places of the city: a grid of five by five, with or without its corners.

A place is its index in reading order, 0 to 24; outside this module it is known by row letter and column (`b3`).
"""

from __future__ import annotations

from engine.bluemoon.catalogue import DRAGON_STEPS

SIDE = 5
PLACES: tuple[str, ...] = tuple(f"{row}{column}" for row in "abcde" for column in range(1, SIDE + 1))
PLACE = {name: place for place, name in enumerate(PLACES)}
CORNERS = (0, 4, 20, 24)
CENTRE = 12
OUTSIDE = len(PLACES)
"""Where dragons start: beside the city."""


def neighbours(place: int) -> tuple[int, ...]:
    """The places above, left, right and below, on the full grid."""
    row, column = divmod(place, SIDE)
    near = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple(r * SIDE + c for r, c in near if 0 <= r < SIDE and 0 <= c < SIDE)


class Board:
    """One shape of the city; all tables by place, empty for a corner that is not there."""

    __slots__ = ("near", "places", "reach")

    def __init__(self, *, corners: bool) -> None:
        self.places: tuple[int, ...] = tuple(place for place in range(OUTSIDE) if corners or place not in CORNERS)
        self.near: tuple[tuple[int, ...], ...] = tuple(
            tuple(n for n in neighbours(place) if n in self.places) if place in self.places else ()
            for place in range(OUTSIDE)
        )
        self.reach: tuple[tuple[int, ...], ...] = tuple(self._within(place, DRAGON_STEPS) for place in range(OUTSIDE))
        """The places at a distance from 1 to DRAGON_STEPS, in reading order."""

    def _within(self, start: int, steps: int) -> tuple[int, ...]:
        found = {start}
        for _ in range(steps):
            found |= {n for place in found for n in self.near[place]}
        return tuple(sorted(found - {start}))


BOARDS = {corners: Board(corners=corners) for corners in (False, True)}
