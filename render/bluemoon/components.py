"""What the things of Blue Moon City look like, each alone."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby

from engine.bluemoon.cards import FACES, WORDS
from engine.bluemoon.catalogue import COLOURS, DRAGONS, EXPANSION_TILES, TILES, Tile
from render.bluemoon import buildings, cells, pieces, sprites
from render.bluemoon.people import people
from render.component import Face
from render.sprites import seat
from render.theme import GOLD, Theme
from render.widgets import Token

_R, _SMALL = 110, 38
"""Sizes of the sign, and of those beside it."""
_WIDE, _HIGH = 300, 210


def components(options: Mapping[str, str], theme: Theme) -> dict[str, Face]:
    faces = {tile.id: _building(tile) for tile in (*TILES, *EXPANSION_TILES)}
    faces |= {word: _card(*face) for word, face in zip(WORDS, FACES, strict=True)}
    faces |= {dragon: Face(pieces.dragon(dragon, _R)) for dragon in DRAGONS}
    faces |= {
        reward: Face(cells.cell(role), (sprites.crystal(_SMALL), sprites.scale(_SMALL), sprites.card_sign(_SMALL)))
        for reward, role in (("majority", cells.MOST), ("construction", cells.EACH), ("neighbourhood", cells.NEAR))
    }
    return faces | {
        "obelisk": Face(sprites.obelisk(_R, GOLD), (sprites.crystal(_SMALL),)),
        "scales": Face(sprites.scale(_R)),
        "markers": Face(seat(theme, 0, _R - 20), tuple(seat(theme, other, _SMALL) for other in (1, 2, 3))),
    }


def _building(tile: Tile) -> Face:
    """The building with its spaces: each people once, with the values it is paid in."""
    row: list[Token] = []
    for colour, spaces in groupby(tile.spaces, key=lambda space: space.colour):
        row += [sprites.badge(colour, _SMALL), ", ".join(str(space.value) for space in spaces)]
    return Face(buildings.building(tile.id, people(tile.id), _WIDE, _HIGH), tuple(row))


def _card(colour: int, value: int) -> Face:
    return Face(sprites.held(COLOURS[colour], value, 2), (sprites.badge(COLOURS[colour], _SMALL), str(value)))
