"""Every move of Helios, made once: `take land red`, `place c4`, `pay spring c4`. Tables are indexed by the args."""

from __future__ import annotations

from engine.game import Move
from engine.helios import catalogue as cat
from engine.helios.geometry import NAMES
from engine.helios.names import CUBES

START = tuple(Move(f"start {colour}", (c,)) for c, colour in enumerate(cat.COLOURS))
TAKE = tuple(
    tuple(Move(f"take {symbol} {colour}", (s, c)) for c, colour in enumerate(cat.ACTION_COLOURS))
    for s, symbol in enumerate(cat.SYMBOLS)
)
AREA = tuple(Move(f"area {area}", (a,)) for a, area in enumerate(cat.AREAS))
PASS = Move("pass")
LAND = tuple(
    Move(f"{'land' if tile < len(cat.COLOURS) else 'special'} {name}", (tile,)) for tile, name in enumerate(cat.TILES)
)
PLACE = tuple(Move(f"place {name}", (hex_,)) for hex_, name in enumerate(NAMES))
GAIN = tuple(Move(f"gain {colour}", (c,)) for c, colour in enumerate(cat.COLOURS))
BUILD = tuple(Move(f"build {building.id}", (b,)) for b, building in enumerate(cat.BUILDINGS))
BUILD_TEMPLE = Move("build temple")
TEMPLE = tuple(Move(f"temple {name}", (hex_,)) for hex_, name in enumerate(NAMES))
PAY = tuple(Move(f"pay {name}", (cube,)) for cube, name in enumerate(CUBES))
SUN = tuple(Move(f"sun {name}", (hex_,)) for hex_, name in enumerate(NAMES))
SELL = tuple(Move(f"sell {mana}", (mana,)) for mana in range(cat.BAZAAR_MOST + 1))
STEWARD = tuple(Move(f"first {colour}", (c,)) for c, colour in enumerate(cat.COLOURS))
BONUS = tuple(Move(f"bonus {symbol}", (s,)) for s, symbol in enumerate(cat.SYMBOLS))
DECLINE = Move("decline")
HIRE = tuple(Move(f"hire {character.id}", (c,)) for c, character in enumerate(cat.CHARACTERS))
ACTIVATE = tuple(Move(f"activate {character.id}", (c,)) for c, character in enumerate(cat.CHARACTERS))
END = Move("end")
CUBE = tuple(
    tuple(Move(f"cube {colour} {name}", (c, hex_)) for hex_, name in enumerate(NAMES))
    for c, colour in enumerate(cat.COLOURS)
)
_SINGLE = (PASS, BUILD_TEMPLE, DECLINE, END)
_ROWS = (START, AREA, LAND, PLACE, GAIN, BUILD, TEMPLE, PAY, SUN, SELL, STEWARD, BONUS, HIRE, ACTIVATE, *TAKE, *CUBE)
BY_TEXT: dict[str, Move] = {str(move): move for row in (_SINGLE, *_ROWS) for move in row}
