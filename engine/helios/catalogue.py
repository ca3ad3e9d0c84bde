"""The printed material of Helios as literals: the one place where a number or a position is corrected.

Ids are what positions, notation and words use. `SOURCES` at the end says for each constant which text it comes from.
"""

from __future__ import annotations

from typing import NamedTuple

# -- resources and tiles

COLOURS = ("redwood", "granite", "bamboo", "spring", "obsidian")
REDWOOD, GRANITE, BAMBOO, SPRING, OBSIDIAN = range(5)
LAND_TILES = (8, 8, 8, 6, 6)
"""How many land tiles there are of each colour."""
START_COLOURS = (REDWOOD, GRANITE, BAMBOO)
STACK_HEIGHT = 4
"""Tiles in each of the five stacks of one colour; the rest make the additional stack."""

SPECIALS = ("created_land", "empty_spaces", "resources", "temples")
SPECIAL_COPIES = 2
SPECIAL_POINTS = (2, 1, 2, 4)
"""For each neighbouring tile and itself; neighbouring empty hex; cube around; temple around."""

TILES = COLOURS + SPECIALS
"""What can lie on a personal board: land tiles 0 to 4 by colour, then the special tiles 5 to 8."""
CREATED_LAND, EMPTY_SPACES, RESOURCES, TEMPLES = range(5, 9)

SYMBOLS = ("land", "build", "sun")
AREAS = ("red", "yellow", "blue")
ACTION_COLOURS = (*AREAS, "gray")
GRAY = 3
ACTION_COPIES = 4
"""Action tiles of each symbol in each colour."""
COLUMN = 6
"""Action tiles dealt into each column."""
AREA_FULL = 4
"""Action tiles of an area that bring a bonus action."""


# -- the personal board, in printed names: row letter from the top, number from the left

BOARD_RADIUS = 3
LIGHT_RADIUS = 2
"""Tiles lie at most this far from the centre; the hexes beyond are the rim."""
CENTRE = "d4"
SUN_START = "d3"
YELLOW = ("d3", "d2", "d1")
RESOURCE_HEXES = ("c2", "c5", "e5", "e2")
MANA_HEXES = ("b3", "f3")
CORNERS = ("a4", "d7", "g4", "g1", "a1")

MANA_HEX_GAIN = 2
START_SUN = 2
START_MANA = 1
TILE_CUBES = 2
"""The most cubes a tile holds."""

# -- points

REVOLUTION_POINTS = 5
WATCHTOWER_POINTS = 10
CITY_HALL_LIGHT = 3
CORNER_POINTS = 4
EXPLORER_CORNER = 8
MANA_POINTS = 1
BAZAAR_MOST = 3
BAZAAR_POINTS = 4
STEWARD_TILES = 2
CITADEL_TEMPLE_COST = 1
SUBSTITUTE = 2
"""Cubes of any colour that stand in for one of a colour the payer has none of."""


class Building(NamedTuple):
    """One of the twelve spaces of the city board."""

    id: str
    needs: tuple[int, ...]
    wild: int
    sun: int
    mana: int
    points: int
    once: bool = False
    """An ability that happens once, when it is built."""
    either: bool = False
    """One cube of any one of the colours in `needs`, not one of each."""


BUILDINGS = (
    Building("observatory", (OBSIDIAN,), 0, 3, 0, 3),
    Building("sun_lodge", (GRANITE,), 0, 2, 0, 1),
    Building("power_plant", (SPRING,), 0, 0, 1, 2),
    Building("sanctuary", (REDWOOD, BAMBOO), 0, 0, 4, 3),
    Building("bazaar", (), 2, 0, 0, 1, once=True),
    Building("hallowed_grove", (BAMBOO,), 0, 0, 2, 2),
    Building("city_hall", (REDWOOD, GRANITE), 0, 1, 0, 2),
    Building("citadel", (SPRING, OBSIDIAN), 0, 0, 0, 2, either=True),
    Building("watchtower", (SPRING, OBSIDIAN), 0, 0, 1, 2),
    Building("warehouse", (SPRING, OBSIDIAN), 0, 0, 0, 3),
    Building("land_steward", (REDWOOD,), 1, 0, 0, 2, once=True),
    Building("palace", (GRANITE, BAMBOO), 1, 1, 1, 2, once=True),
)
(
    OBSERVATORY,
    SUN_LODGE,
    POWER_PLANT,
    SANCTUARY,
    BAZAAR,
    HALLOWED_GROVE,
    CITY_HALL,
    CITADEL,
    WATCHTOWER,
    WAREHOUSE,
    LAND_STEWARD,
    PALACE,
) = range(12)


class Character(NamedTuple):
    """One of the eight characters; `points` is the number its end scoring is made of."""

    id: str
    hire: int
    needs: tuple[int, ...]
    wild: int
    sun: int
    mana: int
    cubes: int
    points: int


CHARACTERS = (
    Character("architect", 2, (GRANITE, SPRING), 1, 0, 0, 1, 3),
    Character("inventor", 2, (GRANITE, OBSIDIAN), 1, 2, 1, 0, 5),
    Character("priestess", 2, (), 3, 2, 2, 0, 12),
    Character("explorer", 2, (REDWOOD, OBSIDIAN), 1, 0, 0, 0, EXPLORER_CORNER),
    Character("prophetess", 3, (BAMBOO, SPRING), 1, 0, 0, 0, 2),
    Character("cartographer", 2, (REDWOOD, GRANITE, BAMBOO), 0, 0, 0, 1, 3),
    Character("princess", 3, (REDWOOD, SPRING), 1, 1, 0, 0, 2),
    Character("treasurer", 4, (BAMBOO, OBSIDIAN), 1, 0, 0, 0, 2),
)
ARCHITECT, INVENTOR, PRIESTESS, EXPLORER, PROPHETESS, CARTOGRAPHER, PRINCESS, TREASURER = range(8)
TREASURER_MANA = 3


# -- rounds and presets

ROUNDS = {2: 4, 3: 3, 4: 4}
TURNS = {2: 4, 3: 6, 4: 4}
"""Turns of each player in a round."""
BONUS_CUBE_PLACES = {2: (), 3: (2,), 4: (2, 3)}
"""Places behind the start player that receive a cube before each round."""
KEPT_COLUMNS = {2: (1, 3), 3: (), 4: ()}
"""Rounds after which the columns stay as they are."""


class Preset(NamedTuple):
    """The four things in which the two rule texts differ."""

    any_start_cube: bool
    """The set-up cube may have the colour of the start tile."""
    activations: int
    """Characters a player may activate in one turn."""
    city_hall: int
    """End points of the City Hall."""
    overtake: bool
    """The sun may pass the hex it started from."""


PRESETS = {"booklet": Preset(True, 1, 2, True), "yucata": Preset(False, len(CHARACTERS), 1, False)}

SOURCES = {
    "COLOURS": "both",
    "LAND_TILES": "both",
    "START_COLOURS": "both",
    "STACK_HEIGHT": "both",
    "SPECIALS": "both",
    "TILES": "both",
    "SPECIAL_COPIES": "both",
    "SPECIAL_POINTS": "both",
    "SYMBOLS": "both",
    "AREAS": "both",
    "ACTION_COLOURS": "both",
    "ACTION_COPIES": "reconstructed",
    "COLUMN": "both",
    "AREA_FULL": "both",
    "BOARD_RADIUS": "reconstructed",
    "LIGHT_RADIUS": "reconstructed",
    "CENTRE": "both",
    "SUN_START": "reconstructed",
    "YELLOW": "reconstructed",
    "RESOURCE_HEXES": "reconstructed",
    "MANA_HEXES": "reconstructed",
    "CORNERS": "reconstructed",
    "MANA_HEX_GAIN": "both",
    "START_SUN": "both",
    "START_MANA": "both",
    "TILE_CUBES": "both",
    "REVOLUTION_POINTS": "both",
    "WATCHTOWER_POINTS": "both",
    "CITY_HALL_LIGHT": "both",
    "CORNER_POINTS": "both",
    "EXPLORER_CORNER": "both",
    "MANA_POINTS": "both",
    "BAZAAR_MOST": "both",
    "BAZAAR_POINTS": "both",
    "STEWARD_TILES": "both",
    "CITADEL_TEMPLE_COST": "both",
    "SUBSTITUTE": "both",
    "BUILDINGS": "both",
    "BUILDINGS.city_hall.points": "booklet",
    "BUILDINGS.palace.points": "online",
    "CHARACTERS": "both",
    "TREASURER_MANA": "both",
    "ROUNDS": "both",
    "TURNS": "both",
    "BONUS_CUBE_PLACES": "both",
    "KEPT_COLUMNS": "online",
    "PRESETS": "both",
    "PRESETS.booklet": "booklet",
    "PRESETS.yucata": "online",
}
"""`both` texts say so, the `booklet` alone, the `online` edition alone, or `reconstructed` by us."""

_COLOUR_NUMBERS = ("REDWOOD", "GRANITE", "BAMBOO", "SPRING", "OBSIDIAN", "GRAY")
SOURCES |= dict.fromkeys((*_COLOUR_NUMBERS, *(row.id.upper() for row in (*BUILDINGS, *CHARACTERS))), "both")
SOURCES |= dict.fromkeys((special.upper() for special in SPECIALS), "both")
