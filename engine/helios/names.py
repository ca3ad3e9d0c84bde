"""The names of all material, as positions write them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NewType

from engine.helios import catalogue as cat
from engine.helios.geometry import NAMES, Hex
from engine.kernel.codecs import Name, Set

ActionTile = NewType("ActionTile", int)
"""Symbol and colour of an action tile: the index in `ACTION_TILES`."""
Cube = NewType("Cube", int)
"""A cube on a tile: colour and hex, the index in `CUBES`."""

BUILDINGS = tuple(building.id for building in cat.BUILDINGS)
CHARACTERS = tuple(character.id for character in cat.CHARACTERS)
ACTION_TILES = tuple(f"{symbol} {colour}" for symbol in cat.SYMBOLS for colour in cat.ACTION_COLOURS)
CUBES = tuple(f"{colour} {hex_}" for colour in cat.COLOURS for hex_ in NAMES)
AREA_IDS = tuple(f"{area}_area" for area in cat.AREAS)

HEX = Name(NAMES)
COLOUR = Name(cat.COLOURS)
COLOUR_SET = Set(cat.COLOURS)
TILE = Name(cat.TILES)
SYMBOL = Name(cat.SYMBOLS)
ACTION_COLOUR = Name(cat.ACTION_COLOURS)
ACTION_TILE = Name(ACTION_TILES)
AREA = Name(cat.AREAS)
CUBE = Name(CUBES)
BUILDING = Name(BUILDINGS)
CHARACTER = Name(CHARACTERS)


ACTION_TILE_OF = tuple(
    tuple(ActionTile(symbol * len(cat.ACTION_COLOURS) + colour) for colour in range(len(cat.ACTION_COLOURS)))
    for symbol in range(len(cat.SYMBOLS))
)
"""By symbol and colour."""


def parts(tile: ActionTile) -> tuple[int, int]:
    """Symbol and colour."""
    return divmod(tile, len(cat.ACTION_COLOURS))


CUBE_ON = tuple(
    tuple(Cube(colour * len(NAMES) + hex_) for hex_ in range(len(NAMES))) for colour in range(len(cat.COLOURS))
)
"""By colour and hex."""


COLOUR_OF = tuple(cube // len(NAMES) for cube in range(len(CUBES)))
"""By cube."""
HEX_OF = tuple(Hex(cube % len(NAMES)) for cube in range(len(CUBES)))
"""By cube."""


def about(thing: str, options: Mapping[str, str]) -> str:
    """The key of the words about a building, character or tile, as the edition that is played has them."""
    return f"about-{thing}_online" if (thing, options["preset"]) == ("city_hall", "yucata") else f"about-{thing}"
