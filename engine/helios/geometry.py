"""The personal board as numbers and bit masks, made once from the catalogue; a hex is an index in reading order."""

from __future__ import annotations

from functools import lru_cache

from engine.helios import catalogue as cat
from engine.hexes import HexBoard, distance

BOARD = HexBoard(cat.BOARD_RADIUS)
HEXES = len(BOARD.cells)
NAMES = BOARD.names
AROUND = BOARD.around
NEAR = BOARD.neighbour_masks

ALL = (1 << HEXES) - 1
LIGHT = sum(1 << i for i, cell in enumerate(BOARD.cells) if distance(cell, (0, 0)) <= cat.LIGHT_RADIUS)
RIM = ALL & ~LIGHT


def mask(names: tuple[str, ...]) -> int:
    return sum(1 << BOARD.named(name) for name in names)


CENTRE = BOARD.named(cat.CENTRE)
SUN_START = BOARD.named(cat.SUN_START)
YELLOW = mask(cat.YELLOW)
RESOURCE = mask(cat.RESOURCE_HEXES)
MANA = mask(cat.MANA_HEXES)
CORNER_NEIGHBOURS = tuple(NEAR[BOARD.named(name)] for name in cat.CORNERS)


@lru_cache(maxsize=1 << 14)
def bits(mask: int) -> tuple[int, ...]:
    """The hexes of a mask in reading order."""
    hexes = []
    while mask:
        low = mask & -mask
        hexes.append(low.bit_length() - 1)
        mask ^= low
    return tuple(hexes)


def flood(start: int, within: int) -> int:
    """All hexes of `within` that hang together with those of the mask `start`."""
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


def _beside(hexes: int) -> int:
    beside = 0
    for hex_ in bits(hexes):
        beside |= NEAR[hex_]
    return beside
