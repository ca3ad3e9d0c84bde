"""The printed material of Theocratia as literals: the one place where map, tracks, cards and dice are corrected.

Ids are what positions, notation and words use. `SOURCES` at the end says for each constant where it comes from.
Hexes have printed names: row letter from the top, number from the left.
"""

from __future__ import annotations

from typing import NamedTuple

# -- who plays, and whom they are worshipped by

CIVS = ("magenta", "turquoise", "violet", "pink")
"""In the order of rows, of the Civ Development Phase, and clockwise on the map."""
COLOURS = ("red", "brown", "blue", "white")
"""The players' colours in seat order."""
CRYSTALS = (*COLOURS, "green", "black")
GROUNDS = ("lava", "rock", "lake", "mountain", "plains", "desert")
"""The terrain of each player colour in seat order, then the two neutral terrains."""
MIN_SEATS, MAX_SEATS = 2, 4

# -- the map

RADIUS = 4
MAP = (
    "N d g d R",
    "R U N R W N",
    "W D W F U D U",
    "U N R G G N R W",
    "g G F G * G F G g",
    "N U W G G U W R",
    "R D R F N D N",
    "W N U W R U",
    "U d g d W",
)
"""R, N, U, W: terrain of Red, Brown, Blue, White; G, D: plains, desert; g, d: the same with a monster;
F: Fortress; *: Volcano."""
FORTRESSES = ("c4", "e7", "g4", "e3")
START_BUILDINGS = (("barrack", "d5"), ("factory", "e6"), ("barrack", "f4"), ("factory", "e4"))
"""One for each Civ, on plains beside its Fortress."""

# -- pieces

KINDS = ("house", "factory", "barrack", "pyramid")
PIECES = (5, 3, 3, 2)
"""Pieces of each kind that a Civ has."""
WARRIORS = 10
PYRAMIDS_EACH = 2
"""Pyramids that one player may build."""
DICE_PER_CIV = 4
BLACK_PER_SPOT = 4
"""Black crystals that lie on each round spot."""

# -- set-up

START_WARRIORS = {"barrack": 2, "factory": 1}
START_GREEN = {"barrack": 1, "factory": 2}
START_COSMO = (2, 3, 3, 4)
"""By turn order."""
START_CARDS = 1

# -- tracks

TEMPLE_START = -1
"""The space where the Priests begin, below 0."""
TEMPLE_TOP = 14
MULTIPLIERS = ((12, 6), (9, 5), (6, 4), (4, 3), (2, 2), (-1, 1))
"""The multiplier from each of these spaces on, highest first."""
TILE_LEVELS = (2, 5, 7)
"""Spaces of the Temple track that unlock a Conversion tile."""
TILE_COST = 2
MALUS = (0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 22, 26, 30)
"""Minus points of each step."""
CHRONICLE_SPACES = (2, 3, 3, 4, 4, 5)
CHRONICLE_NUMBERS = (0, 2, 3, 4, 5, 6, 7)
"""The number shown once this many areas are complete."""

# -- a round

ROUNDS = {2: 4, 3: 5, 4: 5}
TURNS = {2: 3, 3: 2, 4: 2}
"""Turns of each player in a round."""
TABLE_DICE = {2: 7, 3: 7, 4: 9}
ROW_DICE = {2: 2, 3: 2, 4: 0}
"""Dice placed on Civ rows before the round."""
NEUTRAL_ROUNDS = {2: (1, 2, 3, 4), 3: (1, 3, 5), 4: ()}
"""Rounds in which the Civ of the first die placed before the round expands."""
TABLE_SPOTS = 3
"""Dice that a number has room for when the round begins."""
ROW_SPACES = 3
ROW_BONUS = ((2, 0), (1, 1), (0, 1))
"""Cosmo and Worship of each space of a Civ row, from the left."""

# -- actions

STEP_COST = 2
"""Cosmo for changing a die by 1."""
FIRST_COSMO = 1
WAR_MONSTER, WAR_HOUSE, WAR_UPGRADED = 1, 2, 3
"""Warriors spent on each target."""
SIZE_FORTRESS = 1

# -- cards and tokens

ROUND_BONUSES = ("bonus_expansion", "bonus_factory", "bonus_barrack", "bonus_pyramid", "bonus_holiday_war")
DEVELOPMENT = ("dev_expansion", "dev_expansion", "dev_holiday", "dev_blank")

WINDOWS = ("any", "die", "act", "after")


class Card(NamedTuple):
    """One of the designs of Power cards."""

    id: str
    window: str
    """When it is played: `any` at the turn's beginning or end, `die` with the face, `act` with the mode, `after`."""
    amount: int
    """The number in its effect."""


CARDS = (
    Card("stardust", "any", 3),
    Card("whispered_prayer", "after", 1),
    Card("absolution", "any", 2),
    Card("twist_of_fate", "die", 2),
    Card("clear_vision", "die", 0),
    Card("fertile_season", "any", 2),
    Card("scattered_gems", "any", 1),
    Card("call_to_arms", "any", 2),
    Card("ambush", "act", 1),
    Card("triumph", "act", 1),
    Card("joyful_crowd", "act", 3),
    Card("lanterns", "act", 2),
    Card("purification", "any", 2),
    Card("revelation", "any", 1),
    Card("far_settlers", "act", 2),
    Card("overtime", "act", 1),
    Card("drill", "act", 1),
    Card("martyrs", "any", 1),
    Card("omen", "any", 0),
    Card("ascension", "any", 1),
)
CARD_COPIES = 2


class Token(NamedTuple):
    """One of the Pyramid tokens; `amount` is the number in its effect."""

    id: str
    amount: int


TOKENS = (
    Token("token_cards", 2),
    Token("token_cosmo", 5),
    Token("token_malus", 3),
    Token("token_worship", 1),
    Token("token_house", 1),
    Token("token_factory", 1),
    Token("token_new_factory", 1),
    Token("token_barrack", 1),
    Token("token_new_barrack", 1),
    Token("token_crystals", 1),
)

SOURCES = {
    "CIVS": "seed",
    "COLOURS": "seed",
    "CRYSTALS": "seed",
    "GROUNDS": "seed",
    "MIN_SEATS": "seed",
    "MAX_SEATS": "seed",
    "RADIUS": "reconstructed",
    "MAP": "reconstructed",
    "FORTRESSES": "reconstructed",
    "START_BUILDINGS": "reconstructed",
    "KINDS": "seed",
    "PIECES": "review",
    "PIECES.3": "seed",
    "WARRIORS": "review",
    "PYRAMIDS_EACH": "seed",
    "DICE_PER_CIV": "reconstructed",
    "BLACK_PER_SPOT": "seed",
    "START_WARRIORS": "seed",
    "START_GREEN": "seed",
    "START_COSMO": "seed",
    "START_CARDS": "seed",
    "TEMPLE_START": "seed",
    "TEMPLE_TOP": "reconstructed",
    "MULTIPLIERS": "reconstructed",
    "TILE_LEVELS": "seed",
    "TILE_COST": "seed",
    "MALUS": "reconstructed",
    "MALUS.4": "seed",
    "CHRONICLE_SPACES": "reconstructed",
    "CHRONICLE_NUMBERS": "deduced",
    "CHRONICLE_NUMBERS.0": "seed",
    "CHRONICLE_NUMBERS.5": "seed",
    "ROUNDS": "seed",
    "TURNS": "seed",
    "TABLE_DICE": "seed",
    "ROW_DICE": "seed",
    "NEUTRAL_ROUNDS": "seed",
    "TABLE_SPOTS": "seed",
    "ROW_SPACES": "seed",
    "ROW_BONUS": "seed",
    "STEP_COST": "seed",
    "FIRST_COSMO": "seed",
    "WAR_MONSTER": "seed",
    "WAR_HOUSE": "seed",
    "WAR_UPGRADED": "seed",
    "SIZE_FORTRESS": "seed",
    "ROUND_BONUSES": "seed",
    "DEVELOPMENT": "seed",
    "WINDOWS": "reconstructed",
    "CARDS": "reconstructed",
    "CARD_COPIES": "deduced",
    "TOKENS": "seed",
}
"""`seed`: the rule book at hand; `review`: a published review; `deduced`: from figures of the rule book; else ours."""
