"""Every move of Theocratia, made once: `die violet 3`, `face 4`, `row pink`, `build c4 tile`. Args index the tables."""

from __future__ import annotations

from itertools import combinations

from engine.game import Move
from engine.theocratia import catalogue as cat
from engine.theocratia import ids
from engine.theocratia.geometry import DICE, FACES, HEXES, NAMES, NEAR, RING

_CIVS = tuple(enumerate(cat.CIVS))
_CARDS = tuple(enumerate(card.id for card in cat.CARDS))

CIV = tuple(Move(f"civ {civ}", (c,)) for c, civ in _CIVS)
DIE = tuple(Move(f"die {cat.CIVS[die // FACES]} {die % FACES + 1}", (die,)) for die in range(DICE))
IDLE = tuple(Move(f"idle {cat.CIVS[die // FACES]} {die % FACES + 1}", (die,)) for die in range(DICE))
CLAIM = tuple(Move(f"claim {level}", (i,)) for i, level in enumerate(cat.TILE_LEVELS))
FACE = tuple(Move(f"face {face}", (face,)) for face in range(FACES + 1))
"""Indexed by the face; 0 is never offered."""
RECOLOUR = tuple(tuple(Move(f"recolour {civ} {card}", (c, k)) for k, card in _CARDS) for c, civ in _CIVS)
ROW = tuple(Move(f"row {civ}", (c,)) for c, civ in _CIVS)
IGNORE = tuple(tuple(Move(f"ignore {civ} {card}", (c, k)) for k, card in _CARDS) for c, civ in _CIVS)

MODES = ("first", "war", "expand", "factory", "barrack", "pyramid", "holiday")
FIRST, WAR, EXPAND, FACTORY, BARRACK, PYRAMID, HOLIDAY = range(len(MODES))
ACTIONS = ((), (FIRST,), (WAR,), (EXPAND,), (FACTORY, PYRAMID), (BARRACK, PYRAMID), ())
"""The modes of each number; a six is a Holiday or has been turned."""
MODE = tuple(Move(mode, (m,)) for m, mode in enumerate(MODES))
TAKE, DRAW = Move("take"), Move("draw")
DESTROY = tuple(Move(f"destroy {name}", (hex_,)) for hex_, name in enumerate(NAMES))
NO_TILE, START_TILE, LEVEL_TILE = range(3)
_TILES = (("", NO_TILE), (" start", START_TILE), (" tile", LEVEL_TILE))
CONVERT = tuple(
    tuple(Move(f"convert {name}{word}", (hex_, tile)) for word, tile in _TILES) for hex_, name in enumerate(NAMES)
)
BUILD = tuple(
    tuple(Move(f"build {name}{word}", (hex_, tile)) for word, tile in _TILES) for hex_, name in enumerate(NAMES)
)
"""By hex and tile laid under the building."""
UPGRADE = tuple(Move(f"upgrade {name}", (hex_,)) for hex_, name in enumerate(NAMES))
SITE = tuple(Move(f"site {name}", (hex_,)) for hex_, name in enumerate(NAMES))
CLEAR = {
    (a, b): Move(f"clear {NAMES[a]} {NAMES[b]}", (a, b))
    for a, b in combinations(range(HEXES), 2)
    if (NEAR[a] | RING[a]) >> b & 1
}
"""The two other buildings of a Pyramid's group: never further than two hexes from each other."""
PAY = tuple(
    tuple(Move(f"pay {crystal} {amount}", (c, amount)) for amount in range(sum(cat.PIECES) + 1))
    for c, crystal in enumerate(cat.CRYSTALS)
)
TOKEN = tuple(Move(f"token {token.id.removeprefix('token_')}", (t,)) for t, token in enumerate(cat.TOKENS))
WORSHIP = tuple(Move(f"worship {civ}", (c,)) for c, civ in _CIVS)
DECLINE = Move("decline")
END = Move("end")
CHOOSE_HEX = tuple(Move(f"choose {name}", (hex_,)) for hex_, name in enumerate(NAMES))
CHOOSE_KIND = {kind: Move(f"choose {cat.KINDS[kind]}", (kind,)) for kind in (ids.FACTORY, ids.BARRACK)}

PLAY = tuple(Move(f"play {card}", (k,)) for k, card in _CARDS)
PLAY_CIV = tuple(tuple(Move(f"play {card} {civ}", (k, c)) for c, civ in _CIVS) for k, card in _CARDS)
PLAY_PAIR = tuple(
    {(a, b): Move(f"play {card} {cat.CIVS[a]} {cat.CIVS[b]}", (k, a, b)) for a, b in combinations(range(4), 2)}
    for k, card in _CARDS
)
PLAY_TILE = tuple(
    Move(f"play {cat.CARDS[ids.REVELATION].id} {level}", (ids.REVELATION, i)) for i, level in enumerate(cat.TILE_LEVELS)
)
PLAY_LANTERNS = tuple(
    Move(f"play {cat.CARDS[ids.LANTERNS].id} {amount}", (ids.LANTERNS, amount))
    for amount in range(cat.CARDS[ids.LANTERNS].amount + 1)
)
"""Indexed by how many Green crystals come from the reserve; 0 is never offered."""
