"""The personal board as numbers and bit masks, made once from the catalogue; a hex is an index in reading order."""

from __future__ import annotations

from collections.abc import Callable
from typing import NewType, cast

from engine.helios import catalogue as cat
from engine.hexes import HexBoard, distance
from engine.kernel.sets import mask, members

Hex = NewType("Hex", int)
hexes = cast("Callable[[int], tuple[Hex, ...]]", members)
"""The hexes of a mask in reading order."""

BOARD = HexBoard(cat.BOARD_RADIUS)
HEXES = len(BOARD.cells)
NAMES = BOARD.names
AROUND = BOARD.around
NEAR = BOARD.neighbour_masks

ALL = (1 << HEXES) - 1
LIGHT = mask(i for i, cell in enumerate(BOARD.cells) if distance(cell, (0, 0)) <= cat.LIGHT_RADIUS)
RIM = ALL & ~LIGHT

CENTRE = Hex(BOARD.named(cat.CENTRE))
SUN_START = Hex(BOARD.named(cat.SUN_START))
YELLOW = mask(map(BOARD.named, cat.YELLOW))
RESOURCE = mask(map(BOARD.named, cat.RESOURCE_HEXES))
MANA = mask(map(BOARD.named, cat.MANA_HEXES))
CORNER_NEIGHBOURS = tuple(NEAR[BOARD.named(name)] for name in cat.CORNERS)
CORNERS = tuple(
    next((name for name, near in zip(cat.CORNERS, CORNER_NEIGHBOURS, strict=True) if near >> hex_ & 1), "none")
    for hex_ in range(HEXES)
)
"""H-1.4: the corner space beside each hex; no light hex lies beside two."""


def flood(start: int, within: int) -> int:
    """All hexes of `within` connected with those of the mask `start`."""
    reached = frontier = start & within
    while frontier:
        frontier = _beside(frontier) & within & ~reached
        reached |= frontier
    return reached


def reaches(start: int, within: int, goal: int) -> bool:
    """Whether a way over hexes of `within` leads from those of the mask `start` to one beside `goal`."""
    reached = frontier = start & within
    while frontier:
        beside = _beside(frontier)
        if beside & goal:
            return True
        frontier = beside & within & ~reached
        reached |= frontier
    return False


def _beside(some: int) -> int:
    beside = 0
    for hex_ in hexes(some):
        beside |= NEAR[hex_]
    return beside
