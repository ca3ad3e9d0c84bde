"""The ground of a tile: a ruin at dusk, or the rebuilt building in the sun; the courtyard under the blue moon."""

from __future__ import annotations

import math
from random import Random

from render.bluemoon import cells, grounds
from render.bluemoon.buildings import raise_building
from render.bluemoon.sprites import sign_shape
from render.pen import Pen, Point, Sprite, star
from render.sprites import WHITE
from render.theme import DARK, OUTLINE, Colour, mix

WIDE, HIGH = 312, 196
RADIUS = 22
STRIP = 220
"""Where the column of rewards begins."""
PLATE = 82, 54
"""The dark corner for the place."""
_MIDDLE, _FOOT = {True: 142, False: 111}, {True: 172, False: 146}
"""Where a rebuilt building stands, and a ruin, which leaves room for spaces and rewards."""
_SIZE = {True: (1.18, 0.9), False: (0.93, 1.1)}
"""How large they are, and how far they are stretched upwards."""
_SMALL = 0.8, 0.95
"""The size of a ruin that has two rows of spaces before it."""
_BRONZE: Colour = (206, 136, 34)
_DUSKS: dict[str, Colour] = {
    "black": (96, 62, 92),
    "red": (136, 66, 66),
    "blue": (52, 84, 168),
    "grey": (98, 104, 132),
    "brown": (112, 76, 62),
    "white": (128, 144, 184),
    "yellow": (142, 116, 72),
    "any": (122, 72, 142),
}


def _scene(pen: Pen, tile: str, hue: str, rebuilt: bool, raised: bool) -> None:
    foot, chance = 112 if raised else _FOOT[rebuilt], Random(tile)  # noqa: S311 - for looks
    far = _day(pen, _MIDDLE[True]) if rebuilt else _dusk(pen, _DUSKS[hue], foot, chance)
    _skyline(pen, far, foot, chance)
    grounds.ground(pen, hue, foot - 2, WIDE, HIGH, not rebuilt)
    raise_building(pen, tile, hue, not rebuilt, (_MIDDLE[rebuilt], foot + 4), *(_SMALL if raised else _SIZE[rebuilt]))
    if rebuilt:
        _plate(pen)
        pen.card((0, 0, WIDE, HIGH), RADIUS, None, _BRONZE, 7)
        cells.cell_shapes(pen, ((cells.NEAR, STRIP, 128),))
    else:
        pen.card((STRIP, 0, WIDE, HIGH), 0, DARK.slot)
        pen.card((STRIP, 0, STRIP + 3, HIGH), 0, OUTLINE)
        pen.card((0, 0, WIDE, HIGH), RADIUS, None, grounds.edge(hue), 7)
        _plate(pen)
        roles = cells.EACH, cells.MOST, cells.NEAR
        cells.cell_shapes(pen, [(role, STRIP, 2 + 63 * k) for k, role in enumerate(roles)])
    pen.keep((0, 0, WIDE, HIGH), RADIUS)


def _day(pen: Pen, x: int) -> Colour:
    """A golden sky with rays. Returns the colour of what is far away."""
    sun, r = 119, 104
    pen.card((0, 0, WIDE, HIGH), 0, (255, 208, 108))
    for k in range(18):
        turns = math.radians(k * 20 + 4), math.radians(k * 20 + 13)
        ends = [(x + 460 * math.cos(a), sun + 460 * math.sin(a)) for a in turns]
        pen.polygon([(x, sun), *ends], (255, 222, 138))
    pen.disc(x, sun, r, (255, 232, 164))
    pen.disc(x, sun, r * 0.71, (255, 242, 196))
    return 244, 190, 92


def _dusk(pen: Pen, dusk: Colour, foot: int, chance: Random) -> Colour:
    """An evening sky in the tint of a people, with stars. Returns the colour of what is far away."""
    t = foot / 232
    pen.card((0, 0, WIDE, HIGH), 0, mix((34, 40, 72), dusk, 0.28))
    pen.polygon([(0, 100 * t), (WIDE, 80 * t), (WIDE, HIGH), (0, HIGH)], mix((42, 49, 84), dusk, 0.58))
    pen.polygon([(0, 160 * t), (WIDE, 176 * t), (WIDE, HIGH), (0, HIGH)], mix((52, 60, 98), dusk, 0.86))
    for _ in range(7):
        pen.disc(chance.uniform(90, WIDE), chance.uniform(50, 130) * t, chance.choice((1.2, 1.8)), (150, 162, 206))
    return mix((38, 44, 78), dusk, 0.36)


def _skyline(pen: Pen, far: Colour, foot: int, chance: Random) -> None:
    at = -10.0
    while at < WIDE:
        wide, high = chance.uniform(22, 46), chance.uniform(13, 49)
        top = foot - high - chance.choice((0, 14, 22))
        pen.polygon(
            [(at, foot), (at, foot - high), (at + wide / 2, top), (at + wide, foot - high), (at + wide, foot)], far
        )
        at += wide + chance.uniform(0, 16)


def _plate(pen: Pen) -> None:
    pen.card((-20, -20, *PLATE), 18, OUTLINE)


def scene(tile: str, hue: str, rebuilt: bool, raised: bool = False) -> Sprite:
    """A tile's ground and building; `raised` leaves twice the room below it."""
    return Sprite(_scene, WIDE, HIGH, (tile, hue, rebuilt, raised), DARK.ground)


# -- the courtyard

_MOON: Point = (186, 86)
_PRICE = (10, 70, 122, 142)
"""The plate for the price of the next Offering."""


def _courtyard(pen: Pen) -> None:
    mx, my = _MOON
    pen.card((0, 0, WIDE, HIGH), 0, (30, 34, 92))
    for r, hue in ((144, (38, 46, 116)), (121, (48, 60, 144)), (101, (62, 82, 178)), (81, (120, 160, 240))):
        pen.disc(mx, my, r, hue)
    pen.disc(mx, my, 81, None, (176, 206, 255), 4)
    for dx, dy, r in ((-40, -29, 12), (39, -45, 8), (45, 19, 14), (-43, 26, 7), (-16, -60, 6)):
        pen.disc(mx + dx, my + dy, r, (104, 142, 224))
    _paving(pen, 186, 145)
    obelisk_shape(pen, 186, 152, 0.53)
    for dx, dy, r in ((-75, -60, 10), (78, -66, 8), (85, 43, 9), (-86, 29, 7)):
        pen.polygon(star(mx + dx, my + dy, r, 4, 0.26), WHITE)
    left, top, right, foot = _PRICE
    pen.card(_PRICE, 20, OUTLINE)
    pen.card((left + 3, top + 3, right - 3, foot - 3), 18, (34, 42, 104))
    _plate(pen)
    pen.card((0, 0, WIDE, HIGH), RADIUS, None, (150, 190, 255), 6)
    pen.keep((0, 0, WIDE, HIGH), RADIUS)


def _paving(pen: Pen, x: int, top: int) -> None:
    line = (72, 80, 152)
    pen.card((0, top, WIDE, HIGH), 0, (54, 60, 128))
    for k in range(-6, 7):
        pen.line([(x + k * 22, top), (x + k * 70, HIGH)], line, 3)
    for dy in (16, 38):
        pen.line([(0, top + dy), (WIDE, top + dy)], line, 3)


def obelisk_shape(pen: Pen, x: float, y: float, k: float) -> None:
    def at(*points: Point) -> list[Point]:
        return [(x + a * k, y - b * k) for a, b in points]

    for a, b, hue in ((78, -16, (150, 110, 40)), (62, 0, (196, 146, 52)), (48, 16, (232, 180, 70))):
        (x0, y0), (x1, y1) = at((-a, b + 14), (a, b - 4))
        pen.card((x0, y0, x1, y1), 4, (60, 36, 16))
        pen.card((x0 + 3, y0 + 2, x1 - 3, y1 - 2), 3, hue)
    top, left, right, foot, turn = (0, 252), (-22, 216), (22, 216), 28, (4, 216)
    stone = at(top, right, (36, foot), (-36, foot), left)
    pen.outline(stone, (60, 36, 16), 8)
    pen.polygon(stone, (255, 206, 84))
    pen.polygon(at(top, right, (36, foot), (8, foot), turn), (222, 150, 40))
    pen.polygon(at(top, right, turn), (255, 232, 150))
    pen.polygon(at(top, turn, left), (255, 248, 210))
    for i, people in enumerate(("blue", "red", "black", "white")):
        (sx, sy), = at((-8, 178 - i * 40))  # fmt: skip
        sign_shape(pen, people, sx, sy, 11 * k, (150, 88, 16))


def courtyard() -> Sprite:
    """The obelisk under the moon."""
    return Sprite(_courtyard, WIDE, HIGH, (), DARK.ground)
