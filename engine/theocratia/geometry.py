"""What follows from the catalogue, computed once: the map as indices and bit masks, tracks as look-up tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from engine.hexes import HexBoard, distance
from engine.kernel.sets import mask, members
from engine.theocratia import catalogue as cat
from engine.theocratia import ids
from engine.theocratia.ids import Hex

BOARD = HexBoard(cat.RADIUS)
NAMES = BOARD.names
HEXES = len(NAMES)
ALL = (1 << HEXES) - 1
NEAR = BOARD.neighbour_masks
"""For each hex its neighbours."""
RING = tuple(sum(1 << b for b in range(HEXES) if distance(BOARD.cells[a], BOARD.cells[b]) == 2) for a in range(HEXES))
"""For each hex those at distance 2."""


_LETTERS = "".join(row.replace(" ", "") for row in cat.MAP)
_GROUND_OF = {"R": 0, "N": 1, "U": 2, "W": 3, "G": ids.PLAINS, "g": ids.PLAINS, "D": ids.DESERT, "d": ids.DESERT}

FORTRESS = tuple(map(BOARD.named, cat.FORTRESSES))
FORTRESSES = mask(FORTRESS)
VOLCANO = _LETTERS.index("*")
BARRED = FORTRESSES | 1 << VOLCANO
"""Hexes nobody ever builds on."""
PRINTED = tuple(_GROUND_OF.get(letter, -1) for letter in _LETTERS)
"""The printed ground of each hex, -1 for Fortresses and the Volcano."""
GROUND_MASKS = tuple(mask(h for h in range(HEXES) if PRINTED[h] == ground) for ground in range(len(cat.GROUNDS)))
MONSTERS = mask(h for h, letter in enumerate(_LETTERS) if letter in "gd")
START_BUILDING = tuple((cat.KINDS.index(kind), BOARD.named(name)) for kind, name in cat.START_BUILDINGS)


hexes_of = cast(Callable[[int], tuple[Hex, ...]], members)
"""The hexes of a set, ascending."""


def start_buildings(kind: int) -> list[int]:
    """The hexes of one kind of building when a game begins, by Civ."""
    return [1 << hex_ if kind == built else 0 for built, hex_ in START_BUILDING]


CRYSTALS = ALL & ~BARRED & ~GROUND_MASKS[ids.DESERT] & ~mask(hex_ for _, hex_ in START_BUILDING)
"""Hexes with a crystal at the beginning, each of its printed ground's colour."""
HOME: tuple[tuple[Hex, ...], ...] = tuple(
    tuple(next(h for h in hexes_of(NEAR[fortress]) if PRINTED[h] == colour) for colour in range(len(cat.COLOURS)))
    for fortress in FORTRESS
)
"""The hex of each Civ's set-up House by player colour: `HOME[civ][colour]`."""
FROM_FORTRESS = tuple(tuple(distance(BOARD.cells[fortress], cell) for cell in BOARD.cells) for fortress in FORTRESS)

FACES = 6
DICE = len(cat.CIVS) * FACES
"""A die is a number: colour * FACES + face - 1."""
DIE_IDS = tuple(f"{hue}_{face}" for hue in cat.CIVS for face in range(1, FACES + 1))
MULTIPLIER = tuple(
    next(factor for bound, factor in cat.MULTIPLIERS if space >= bound)
    for space in range(cat.TEMPLE_START, cat.TEMPLE_TOP + 1)
)
"""By space, from `TEMPLE_START` on."""
PRODUCT = (ids.RED, ids.BROWN, ids.BLUE, ids.WHITE, ids.GREEN, ids.GREEN)
"""The crystal a Factory makes on each ground: a desert makes Green."""


REACHED = tuple(
    sum(1 << i for i, level in enumerate(cat.TILE_LEVELS) if space >= level)
    for space in range(cat.TEMPLE_START, cat.TEMPLE_TOP + 2)
)
"""The levels of Conversion tiles up to each space, as bits, from `TEMPLE_START` on to one above the top."""


def multiplier(space: int) -> int:
    return MULTIPLIER[space - cat.TEMPLE_START]


def reached(space: int) -> int:
    """The levels of Conversion tiles that a Priest here has unlocked, as bits."""
    return REACHED[space - cat.TEMPLE_START]


def next_level(space: int) -> int:
    """The level that 1 Worship more unlocks, as a bit; 0 if none."""
    return REACHED[space - cat.TEMPLE_START + 1] & ~REACHED[space - cat.TEMPLE_START]
