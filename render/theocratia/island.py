"""The island: sea and coast, 61 hexes by dusk or in the light of their owners, what stands on them."""

from __future__ import annotations

from functools import cache
from random import Random

from engine.theocratia import catalogue as cat
from engine.theocratia.geometry import BOARD, NAMES, PRINTED, VOLCANO
from engine.theocratia.view import HexView
from render.pen import Pen, Sprite, hexagon
from render.scene import DisplayList, Item
from render.sprites import changed_hex, choosable_hex
from render.theme import OUTLINE, Colour, Theme
from render.theocratia import buildings, grounds, sprites
from render.theocratia.context import DrawContext
from render.widgets import Place

SIDE = 58
LETTERS = 51
"""Capitals of 37 of 1400 pixels: 9 on a phone."""
SEA: Colour = (17, 37, 68)
_WAVES: Colour = (30, 62, 104)
_LETTER: Colour = (126, 160, 196)
_SHORES: tuple[tuple[float, Colour], ...] = (
    (1.62, (24, 54, 92)),
    (1.44, (38, 84, 124)),
    (1.29, (86, 150, 178)),
    (1.21, (222, 200, 150)),
    (1.12, (196, 170, 116)),
)
"""From the deep to the sand: how large the hexes of the rim are drawn in which colour."""
_RIM = tuple(hex_ for hex_, near in enumerate(BOARD.neighbours) if len(near) < 6)
_ROWS = tuple(name[0] for name in BOARD.names if name[1:] == "1")
_BESIDE = 1.3
"""How far from the middle of a row's first hex its letter stands, in sides."""
_PLATE = 84, 60
"""Under the name of a hex that may be chosen."""
_NAME, _HANGS = -42, 6
"""How far the middle of that plate is from the middle of the hex; how much higher letters stand that hang below."""
_CRYSTAL, _OWNER, _MONSTER = 16, 16, 25
_LARGE, _SMALL = 28, 20
"""Buildings, and those below a name."""


def middle(place: Place, hex_: int) -> tuple[float, float]:
    x, y = BOARD.centre(hex_)
    return place.x + place.wide / 2 + x * SIDE, place.y + place.high / 2 + y * SIDE


def _shore(pen: Pen, r: float, colour: Colour) -> None:
    c = round(r) + 1
    pen.polygon(hexagon(c, c, r), colour)


def _wave(pen: Pen, far: int) -> None:
    pen.line([(2 + far * step, 2 if step % 2 else 8) for step in range(5)], _WAVES, 3)


@cache
def ground(theme: Theme, place: Place) -> tuple[Item, ...]:
    """Waves, the coast, and what is printed: the same at every table."""
    drawing, chance = DisplayList(theme), Random("sea")  # noqa: S311 - for looks
    for far in chance.choices((8, 12, 16), k=70):
        x, y = chance.uniform(place.x + 40, place.right - 40), chance.uniform(place.y + 8, place.foot - 8)
        drawing.stamp(Sprite(_wave, 4 * far + 4, 10, (far,)), x, y)
    for share, colour in _SHORES:
        r = SIDE * share
        shore = Sprite(_shore, 2 * round(r) + 2, 2 * round(r) + 2, (r, colour))
        for hex_ in _RIM:
            drawing.stamp(shore, *middle(place, hex_))
    for row in _ROWS:
        x, y = middle(place, BOARD.named(f"{row}1"))
        drawing.write(row, x - _BESIDE * SIDE, y, 34, colour=_LETTER, anchor="middle")
    for hex_, name in enumerate(NAMES):
        printed = None if PRINTED[hex_] < 0 else cat.GROUNDS[PRINTED[hex_]]
        land = grounds.volcano(SIDE) if hex_ == VOLCANO else grounds.land(printed, side=SIDE)
        drawing.stamp(land, *middle(place, hex_), "hex", name, str(printed))
    return drawing.done()


def island(drawing: DisplayList, ctx: DrawContext, place: Place) -> None:
    """What is not as printed, what stands there, and the marks; above all of them the names of what may be chosen."""
    for number, hex_ in enumerate(ctx.view.hexes):
        _hex(drawing, ctx, hex_, *middle(place, number))
    for number, hex_ in enumerate(ctx.view.hexes):
        if hex_.name in ctx.targets:
            _name(drawing, hex_.name, *middle(place, number))


def _hex(drawing: DisplayList, ctx: DrawContext, hex_: HexView, x: float, y: float) -> None:
    chosen = hex_.name in ctx.targets
    _under(drawing, ctx, hex_, x, y)
    if chosen:
        drawing.stamp(choosable_hex(ctx.theme, SIDE - 1), x, y, "choice", hex_.name)
    elif hex_.touched:
        drawing.stamp(changed_hex(ctx.theme, SIDE - 1), x, y, "fresh", hex_.name)
    low = y + (22 if chosen else 0)
    if hex_.civ and hex_.kind:
        _standing(drawing, ctx, hex_, x, y)
    elif hex_.monster:
        drawing.stamp(sprites.monster(_MONSTER), x - (14 if hex_.crystal else 0), low, "monster", hex_.name)
        if hex_.crystal:
            drawing.stamp(sprites.crystal(hex_.crystal, _CRYSTAL), x + 28, low + 10, "crystal", hex_.name, hex_.crystal)
    elif hex_.crystal:
        drawing.stamp(sprites.crystal(hex_.crystal, _CRYSTAL), x, low, "crystal", hex_.name, hex_.crystal)


def _under(drawing: DisplayList, ctx: DrawContext, hex_: HexView, x: float, y: float) -> None:
    """The ground where it is not as printed: a Conversion tile, a player's building."""
    tiled = hex_.tile is not None
    told = ("changed", hex_.name, str(hex_.ground)) if tiled else ()
    if hex_.owner is not None and hex_.civ and hex_.kind != "fortress":
        drawing.stamp(grounds.lit(ctx.colour(hex_.owner), tiled, SIDE), x, y, *told)
    elif tiled:
        drawing.stamp(grounds.land(hex_.ground, tiled=True, side=SIDE), x, y, *told)


def _standing(drawing: DisplayList, ctx: DrawContext, hex_: HexView, x: float, y: float) -> None:
    """The building, and below one of a player its owner."""
    civ, kind = str(hex_.civ), str(hex_.kind)
    r, low = (_SMALL, 12) if hex_.name in ctx.targets else (_LARGE, 0)
    owner = None if kind == "fortress" else hex_.owner
    up = 0 if owner is None else 5
    drawing.stamp(buildings.building(civ, kind, r), x, y + low - up, "building", hex_.name, civ, kind)
    if owner is not None:
        drawing.stamp(sprites.player(ctx.colour(owner), _OWNER), x, y + 41, "owner", hex_.name, owner)


def _plate(pen: Pen, glow: Colour) -> None:
    wide, high = _PLATE
    pen.card((0, 0, wide, high), 15, OUTLINE)
    pen.card((4, 4, wide - 4, high - 4), 12, glow)


def _name(drawing: DisplayList, name: str, x: float, y: float) -> None:
    dark, line = drawing.theme.dark, y + _NAME - (_HANGS if "g" in name else 0)
    drawing.stamp(Sprite(_plate, *_PLATE, (drawing.theme.glow,)), x, y + _NAME)
    drawing.write(name, x, line, LETTERS, "place", name, weight="ExtraBold", colour=dark, anchor="middle")
