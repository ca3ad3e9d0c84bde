"""The printed material against figures written down by hand; a broken one is named when this file is imported."""

from collections import Counter

import pytest

from engine.hexes import distance
from engine.theocratia import catalogue as cat
from engine.theocratia import geometry as built
from tests.engine.theocratia import tables

AXIAL = {
    "volcano": [(0, 0)],
    "fortress": [(1, -2), (2, 0), (-1, 2), (-2, 0)],
    "start": [(1, -1), (1, 0), (-1, 1), (-1, 0)],
    "G": [(0, -1), (0, 1), (3, 0), (-3, 0)],
    "g": [(2, -4), (-2, 4), (4, 0), (-4, 0)],
    "D": [(-1, -2), (3, -2), (1, 2), (-3, 2)],
    "d": [(1, -4), (3, -4), (-1, 4), (-3, 4)],
    "R": [(-4, 2), (-2, 2), (-1, -3), (-1, -1), (0, 3), (2, -3), (3, -1), (3, 1), (4, -4)],
    "N": [(-4, 1), (-3, 3), (-2, -1), (0, -4), (0, 2), (1, -3), (2, -1), (2, 2), (4, -3)],
    "U": [(-4, 4), (-3, -1), (-3, 1), (-2, 3), (0, -3), (1, 1), (1, 3), (2, -2), (4, -2)],
    "W": [(-4, 3), (-2, -2), (-2, 1), (-1, 3), (0, -2), (0, 4), (2, 1), (3, -3), (4, -1)],
}
GROUND = {"R": 0, "N": 1, "U": 2, "W": 3, "G": 4, "g": 4, "start": 4, "D": 5, "d": 5, "volcano": -1, "fortress": -1}
HOMES = {
    "magenta": ((2, -3), (1, -3), (2, -2), (0, -2)),
    "turquoise": ((3, -1), (2, -1), (1, 1), (2, 1)),
    "violet": ((-2, 2), (0, 2), (-2, 3), (-1, 3)),
    "pink": ((-1, -1), (-2, -1), (-3, 1), (-2, 1)),
}
PLAYER_GROUND = [hexes for letter, hexes in AXIAL.items() if letter in "RNUW"]
FORTRESSES = AXIAL["fortress"]


def at(q: int, r: int) -> int:
    return built.BOARD.at(q, r)


def image(hexes: list[tuple[int, int]], turn: bool) -> set[tuple[int, int]]:
    """Hexes after a half-turn of the map, or mirrored left and right."""
    return {(-q, -r) if turn else (-q - r, r) for q, r in hexes}


INVARIANTS = {
    "61 hexes in rows of 5 to 9 and back": [len(row.split()) for row in cat.MAP] == [5, 6, 7, 8, 9, 8, 7, 6, 5],
    "every ground where the axial list has it": all(
        built.PRINTED[at(*cell)] == GROUND[letter] for letter, cells in AXIAL.items() for cell in cells
    ),
    "the map of the tests is the same": "".join(row.replace(" ", "") for row in tables.ROWS.values())
    == "".join(
        "V" if name == "e5" else "S" if name in dict(zip(("d5", "e6", "f4", "e4"), range(4), strict=True)) else letter
        for name, letter in zip(built.NAMES, "".join(row.replace(" ", "") for row in cat.MAP), strict=True)
    ),
    "nine hexes of each player colour": all(len(hexes) == 9 for hexes in PLAYER_GROUND),
    "no two hexes of one player colour touch": all(
        distance(a, b) > 1 for hexes in PLAYER_GROUND for a in hexes for b in hexes if a != b
    ),
    "Fortresses in the order of the Civs": list(built.FORTRESS) == [at(*cell) for cell in FORTRESSES],
    "Fortresses apart": all(distance(a, b) in (3, 4) for a in FORTRESSES for b in FORTRESSES if a != b),
    "beside each Fortress one hex of each colour and two of plains": all(
        Counter(built.PRINTED[near] for near in built.BOARD.neighbours[fortress]) == {0: 1, 1: 1, 2: 1, 3: 1, 4: 2}
        for fortress in built.FORTRESS
    ),
    "starting buildings on plains beside their Fortress": all(
        built.NEAR[built.FORTRESS[civ]] >> hex_ & 1 and built.PRINTED[hex_] == 4
        for civ, (_, hex_) in enumerate(built.START_BUILDING)
    ),
    "home hexes": [built.HOME[civ] for civ in range(4)]
    == [tuple(at(*cell) for cell in HOMES[civ]) for civ in cat.CIVS],
    "a half-turn swaps Red with Blue and Brown with White": image(AXIAL["R"], True) == set(AXIAL["U"])
    and image(AXIAL["N"], True) == set(AXIAL["W"]),
    "mirrored, Red is Brown and Blue is White": image(AXIAL["R"], False) == set(AXIAL["N"])
    and image(AXIAL["U"], False) == set(AXIAL["W"]),
    "44 crystals, 36 on players' ground and 8 on plains": (
        built.CRYSTALS.bit_count(),
        (built.CRYSTALS & built.GROUND_MASKS[4]).bit_count(),
    )
    == (44, 8),
    "four monsters on plains, four on desert": [
        (built.MONSTERS & built.GROUND_MASKS[ground]).bit_count() for ground in (4, 5)
    ]
    == [4, 4],
    "multipliers by space": [built.multiplier(space) for space in range(-1, 15)]
    == [1, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6],
    "malus by step": cat.MALUS == (0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 22, 26, 30),
    "chronicles": (cat.CHRONICLE_SPACES, cat.CHRONICLE_NUMBERS) == ((2, 3, 3, 4, 4, 5), (0, 2, 3, 4, 5, 6, 7)),
    "16 dice": cat.DICE_PER_CIV * len(cat.CIVS) == 16,
    "ten dice a round for every number of players": all(
        cat.TABLE_DICE[seats] + cat.ROW_DICE[seats] + 1 == 10 for seats in (2, 3, 4)
    ),
    "more dice than are drawn": all(cat.TABLE_DICE[seats] >= seats * cat.TURNS[seats] for seats in (2, 3, 4)),
    "as many black crystals on each spot as Civs": len(cat.CIVS) == cat.BLACK_PER_SPOT,
    "40 Power cards of 20 designs": (len({card.id for card in cat.CARDS}), len(cat.CARDS) * cat.CARD_COPIES)
    == (20, 40),
    "the designs of the tests": [card.id for card in cat.CARDS] == tables.CARDS,
    "ten different Pyramid tokens": len({token.id for token in cat.TOKENS}) == 10,
    "a token for every Pyramid": len(cat.TOKENS) >= len(cat.CIVS) * cat.PIECES[3],
    "five Round Bonus cards, four Development cards": (len(set(cat.ROUND_BONUSES)), len(cat.DEVELOPMENT)) == (5, 4),
    "a Holiday can be paid": sum(cat.PIECES[:3]) + cat.SIZE_FORTRESS <= cat.TEMPLE_TOP,
}
BROKEN = [name for name, holds in INVARIANTS.items() if not holds]
assert not BROKEN, f"the catalogue of Theocratia is broken: {'; '.join(BROKEN)}"


@pytest.mark.parametrize("name", INVARIANTS)
def test_the_catalogue_is_sound(name: str) -> None:
    assert INVARIANTS[name]
