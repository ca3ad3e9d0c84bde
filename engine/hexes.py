"""Hexagonal boards: pointy tops, axial coordinates (q, r) with r growing downwards.

Everything outside this module and the catalogues speaks of printed names (row letter from the top, number from the
left starting at 1) or of indices in reading order.
"""

from __future__ import annotations

Axial = tuple[int, int]

CLOCKWISE: tuple[Axial, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""East, south-east, south-west, west, north-west, north-east."""


def distance(a: Axial, b: Axial) -> int:
    """Steps between two hexes over an unbounded board."""
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


class HexBoard:
    """A regular hexagon of hexes around (0, 0); hexes are indices 0, 1, … in reading order."""

    __slots__ = ("_index", "_named", "around", "cells", "names", "neighbour_masks", "neighbours")

    def __init__(self, radius: int) -> None:
        rows = range(-radius, radius + 1)
        self.cells: tuple[Axial, ...] = tuple(
            (q, r) for r in rows for q in range(max(-radius, -radius - r), min(radius, radius - r) + 1)
        )
        self._index = {cell: i for i, cell in enumerate(self.cells)}
        self.names: tuple[str, ...] = tuple(
            f"{'abcdefghijklm'[r + radius]}{q - max(-radius, -radius - r) + 1}" for q, r in self.cells
        )
        self._named = {name: i for i, name in enumerate(self.names)}
        self.around: tuple[tuple[int, ...], ...] = tuple(
            tuple(self._index.get((q + dq, r + dr), -1) for dq, dr in CLOCKWISE) for q, r in self.cells
        )
        """The six neighbours clockwise from the east, -1 where the board ends."""
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(tuple(n for n in six if n >= 0) for six in self.around)
        self.neighbour_masks: tuple[int, ...] = tuple(sum(1 << n for n in near) for near in self.neighbours)

    def at(self, q: int, r: int) -> int:
        """The index of a hex. Raises KeyError off the board."""
        return self._index[q, r]

    def named(self, name: str) -> int:
        """The index of a printed name. Raises KeyError for a name that is not on the board."""
        return self._named[name]

    def centre(self, hex_: int) -> tuple[float, float]:
        """Where the middle of a hex lies, in units of its side, from the middle of the board."""
        q, r = self.cells[hex_]
        return 3**0.5 * (q + r / 2), 1.5 * r
