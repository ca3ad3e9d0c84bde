"""The printed material of Blue Moon City as literals: the one place where a number is corrected.

Ids are what positions, notation and words use. `SOURCES` at the end says for each number which text it comes from.
"""

from __future__ import annotations

from typing import NamedTuple

# -- people and cards

COLOURS = ("black", "red", "blue", "grey", "green", "brown", "white", "yellow")
"""The eight peoples by their colours, in the order of payments."""
PEOPLES = {
    "black": "vulca",
    "red": "terrah",
    "blue": "aqua",
    "grey": "flit",
    "green": "khind",
    "brown": "mimix",
    "white": "hoax",
    "yellow": "pillar",
}
ANY = "any"
"""The colour of a space that may be paid in each of them."""

WILD_COLOUR = "green"
"""Its ten cards are all worth 1."""
COPIES = {1: 3, 2: 4, 3: 3}
"""Cards of each value in each other colour."""
WILD_COPIES = 10
PAIR_VALUE = 3
"""Two brown cards of value 1 or 2 together."""
RECOLOURED = 4
"""Cards of one colour that a white card of value 1 recolours; one of value 2 recolours a single card."""
SURCHARGE = {1: 1, 2: 2}
"""Crystals added to the price of the Offering that a yellow card of this value allows."""
DRAGONS = ("red_dragon", "green_dragon", "blue_dragon")
DRAGON_COLOURS = {"black": "red_dragon", "red": "green_dragon", "blue": "blue_dragon"}
"""Whose cards move which dragon."""
DRAGON_STEPS = 3
STEPS = 2
EXTRA_STEPS = 2

# -- set-up

HAND = 8
MARKERS = 10
SCALE_POOL = {"2018": {2: 7, 3: 10, 4: 12}, "2006": {2: 9, 3: 12, 4: 15}}
OBELISK = {
    2: (7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12),
    3: (7, 7, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12),
    4: (7, 7, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12),
}
"""Prices of the spaces, filled from the left."""
OFFERINGS_TO_WIN = {2: 6, 3: 5, 4: 4}

# -- the turn

DISCARD_LIMIT = 2
DRAW = 2
"""Cards drawn beyond those discarded."""
HOSPITAL_DRAW = 2
SCALES_LEADER = 6
SCALES_OTHERS = 3
"""Crystals for tied leaders, and for everybody else with `SCALES_NEEDED`."""
SCALES_NEEDED = 3
STALL = 20
"""Turns for each player without a marker placed, after which nobody wins."""
STALL_REBUILT = 4
"""Turns for each player without an Offering, once every building is rebuilt."""

# -- tiles


class Space(NamedTuple):
    colour: str
    value: int


class Reward(NamedTuple):
    crystals: int = 0
    scales: int = 0
    cards: int = 0


class Tile(NamedTuple):
    id: str
    spaces: tuple[Space, ...]
    """From the left, which wins ties for the majority."""
    majority: Reward
    construction: Reward
    """For each contributor."""
    neighbourhood: Reward
    special: str | None = None
    """What may be done on it at the end of a turn: `jump`, `draw` or `offer`."""


def _of(colour: str, *values: int) -> tuple[Space, ...]:
    return tuple(Space(colour, value) for value in values)


COURTYARD = "courtyard"
START_TILES = ("royal_palace", "fire_temple", "earth_temple", "water_temple")
CROSS_2006 = {"b3": "fire_temple", "c4": "royal_palace", "d3": "earth_temple", "c2": "water_temple"}
TILES = (
    Tile("royal_palace", _of(ANY, 5, 4, 4, 3), Reward(2), Reward(1, 1, 1), Reward(1, 1, 1)),
    Tile("fire_temple", _of("black", 5, 4, 3), Reward(2), Reward(3), Reward(3)),
    Tile("earth_temple", _of("red", 5, 4, 3), Reward(2), Reward(3), Reward(cards=2)),
    Tile("water_temple", _of("blue", 5, 4, 3), Reward(2), Reward(3), Reward(scales=2)),
    Tile("citadel", _of("black", 5), Reward(scales=1), Reward(1), Reward(1)),
    Tile("hospice", _of("red", 5), Reward(scales=1), Reward(1), Reward(1)),
    Tile("aqueduct", _of("blue", 5), Reward(scales=1), Reward(1), Reward(1)),
    Tile("iron_foundry", _of("black", 3, 2, 2), Reward(cards=2), Reward(1), Reward(1)),
    Tile("mill", _of("red", 3, 2, 2), Reward(cards=2), Reward(1), Reward(1)),
    Tile("thermae", _of("blue", 3, 2, 2), Reward(cards=2), Reward(1), Reward(1)),
    Tile("market_hall", _of("yellow", 4, 3, 2), Reward(2), Reward(2), Reward(cards=2)),
    Tile("caravanserai", _of("yellow", 3, 2, 2), Reward(scales=1), Reward(1), Reward(1)),
    Tile("trading_house", _of("yellow", 5, 3), Reward(cards=2), Reward(1), Reward(1)),
    Tile("flight_tower", _of("grey", 4, 3, 2), Reward(2), Reward(2), Reward(2)),
    Tile("monastery_tower", _of("grey", 3, 2, 2), Reward(scales=1), Reward(1), Reward(scales=1)),
    Tile("watchtower", _of("grey", 5, 3), Reward(cards=2), Reward(1), Reward(1)),
    Tile("city_residence", _of("brown", 4, 3, 2), Reward(2), Reward(2), Reward(2)),
    Tile("great_hall", _of("brown", 5, 4), Reward(scales=1), Reward(1), Reward(1)),
    Tile("library", _of("white", 4, 3, 2), Reward(2), Reward(2), Reward(3)),
    Tile("university", _of("white", 5, 2), Reward(scales=1), Reward(1), Reward(1)),
)
EXPANSION_TILES = (
    Tile(
        "main_hall",
        tuple(Space(colour, 1) for colour in ("brown", "blue", "red", "black", "grey", "white", "yellow", "green")),
        Reward(3),
        Reward(2),
        Reward(2),
        "jump",
    ),
    Tile("hospital", _of("white", 4, 3, 2), Reward(1), Reward(2), Reward(2), "draw"),
    Tile(
        "golden_shrine",
        (Space("black", 4), Space("red", 4), Space("blue", 3)),
        Reward(scales=1),
        Reward(1, 1, 1),
        Reward(scales=2),
        "offer",
    ),
    Tile("theatre", _of("brown", 3, 2, 2), Reward(cards=2), Reward(cards=2), Reward(cards=2)),
)
RULEBOOK_2006 = (
    ("mill", "flight_tower", "thermae"),
    ("iron_foundry", "great_hall", "fire_temple", "university", "market_hall"),
    ("caravanserai", "water_temple", "courtyard", "royal_palace", "monastery_tower"),
    ("hospice", "watchtower", "earth_temple", "citadel", "city_residence"),
    ("library", "aqueduct", "trading_house"),
)
"""The whole city of the set-up picture, rows from the top."""

SOURCES = {
    "COLOURS": "seed",
    "PEOPLES": "seed",
    "ANY": "picture",
    "WILD_COLOUR": "seed",
    "COPIES": "reconstructed",
    "WILD_COPIES": "seed",
    "PAIR_VALUE": "seed",
    "RECOLOURED": "seed",
    "SURCHARGE": "seed",
    "DRAGONS": "seed",
    "DRAGON_COLOURS": "seed",
    "DRAGON_STEPS": "seed",
    "STEPS": "seed",
    "EXTRA_STEPS": "seed",
    "HAND": "seed",
    "MARKERS": "seed",
    "SCALE_POOL.2018": "seed",
    "SCALE_POOL": "picture",
    "OBELISK": "picture",
    "OFFERINGS_TO_WIN": "seed",
    "DISCARD_LIMIT": "seed",
    "DRAW": "seed",
    "HOSPITAL_DRAW": "seed",
    "SCALES_LEADER": "seed",
    "SCALES_OTHERS": "seed",
    "SCALES_NEEDED": "seed",
    "STALL": "reconstructed",
    "STALL_REBUILT": "reconstructed",
    "COURTYARD": "seed",
    "START_TILES": "picture",
    "CROSS_2006": "picture",
    "TILES": "picture",
    "TILES.earth_temple.spaces": "seed",
    "TILES.water_temple.majority": "seed",
    "TILES.water_temple.construction": "seed",
    "TILES.water_temple.neighbourhood": "seed",
    "TILES.citadel.neighbourhood": "seed",
    "TILES.aqueduct.neighbourhood": "seed",
    "TILES.caravanserai.spaces": "reconstructed",
    "TILES.trading_house.spaces": "reconstructed",
    "TILES.trading_house.neighbourhood": "disputed",
    "TILES.flight_tower.spaces.1": "reconstructed",
    "TILES.flight_tower.spaces.2": "reconstructed",
    "TILES.monastery_tower.spaces.0": "reconstructed",
    "TILES.monastery_tower.majority": "seed",
    "TILES.monastery_tower.neighbourhood": "disputed",
    "TILES.watchtower.spaces": "reconstructed",
    "TILES.city_residence.spaces": "seed",
    "TILES.great_hall.spaces.1": "reconstructed",
    "TILES.library.spaces.1": "reconstructed",
    "TILES.university.spaces": "seed",
    "EXPANSION_TILES": "seed",
    "EXPANSION_TILES.main_hall.spaces": "reconstructed",
    "EXPANSION_TILES.hospital.spaces": "reconstructed",
    "EXPANSION_TILES.golden_shrine.spaces": "reconstructed",
    "EXPANSION_TILES.theatre.spaces": "reconstructed",
    "RULEBOOK_2006": "picture",
}
"""The `seed` (rulebook of 2018), a `picture` or the text of the 2006 rulebook; else `reconstructed` by us or, where two
sources disagree, `disputed`."""
