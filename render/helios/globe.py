"""What is printed on a board: space, the planet with its hexes, the ring of sun values."""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random

from engine.helios import catalogue as cat
from engine.helios.geometry import BOARD, LIGHT
from render.helios import sprites
from render.pen import Pen, Point, Sprite, hexagon, star
from render.theme import GOLD, OUTLINE, Colour, mix

SAND: Colour = (247, 232, 201)
_SAND_EDGE: Colour = (214, 187, 140)
RIM: Colour = (226, 158, 90)
_RIM_EDGE: Colour = (180, 108, 54)
NIGHT: Colour = (62, 72, 124)
"""Of the corner spaces."""
_RAIL: Colour = (255, 208, 60)
_RAIL_EDGE: Colour = (150, 92, 10)
TRACK = (*range(cat.START_SUN, 15), None)
"""The spaces of the sun track; the last is infinity."""
_HALF = len(TRACK) // 2
DISC, RING = 6.2, 6.77
"""Radii of the planet and of the ring, in sides of a hex."""
LOW = 0.25
"""How far below the middle of a hex lies what it holds, in sides: above it stands its name."""


@dataclass(frozen=True, slots=True)
class Planet:
    """Where a planet lies in a picture: its middle, and the side of a hex."""

    x: int
    y: int
    side: int

    def hex(self, name: str) -> Point:
        """The middle of a hex."""
        x, y = BOARD.centre(BOARD.named(name))
        return self.x + x * self.side, self.y + y * self.side

    def space(self, index: int) -> Point:
        """The middle of a space of the sun track: up on the left, down on the right."""
        turn = 145 + 11.6 * index if index < _HALF else -35 + 11.6 * (index - _HALF)
        a = math.radians(turn)
        return self.x + RING * self.side * math.cos(a), self.y + RING * self.side * math.sin(a)


# -- sprites


def _space(pen: Pen, wide: int, high: int) -> None:
    dice = Random(5)  # noqa: S311 - the stars
    for _ in range(160):
        hue = dice.choice(((70, 78, 118), (98, 106, 150), (52, 60, 96)))
        pen.disc(dice.uniform(0, wide), dice.uniform(0, high), dice.choice((1, 1, 1.6, 2.2)), hue)


def _world(pen: Pen, wide: int, high: int, planet: Planet) -> None:
    """A whole picture: stars, the ring, the planet, cut by the edges of the picture."""
    _space(pen, wide, high)
    x, y, side = planet.x, planet.y, planet.side
    pen.disc(x, y, (DISC + 1.09) * side, (26, 29, 50))
    pen.arc(x, y, RING * side, 0, 360, (96, 66, 44), side * 0.11)
    for start in (138, -42):
        pen.arc(x, y, RING * side, start, start + 84, (70, 48, 38), side * 0.91)
    for index in (0, _HALF - 1, _HALF, len(TRACK) - 1):
        pen.disc(*planet.space(index), side * 0.455, (70, 48, 38))
    _globe(pen, planet)


def _alone(pen: Pen, side: int) -> None:
    c = reach(side)
    _globe(pen, Planet(c, c, side))


def reach(side: int) -> int:
    """Half the width of a planet without its ring."""
    return math.ceil(DISC * side) + 6


def _globe(pen: Pen, planet: Planet) -> None:
    x, y, r = planet.x, planet.y, DISC * planet.side
    pen.disc(x, y, r + 5, (46, 26, 18))
    pen.disc(x, y, r, (150, 84, 40))
    pen.disc(x - r * 0.022, y - r * 0.026, r * 0.96, (170, 98, 46))
    pen.disc(x - r * 0.04, y - r * 0.048, r * 0.905, (184, 110, 54))
    for i in range(24):
        a = math.radians(15 * i + 7.5)
        ends = [(x + k * r * math.cos(a), y + k * r * math.sin(a)) for k in (0.985, 0.73)]
        pen.line(ends, (198, 124, 64), r * 0.0075)
    for index, name in enumerate(BOARD.names):
        _face(pen, name, bool(LIGHT >> index & 1), *planet.hex(name), planet.side)
    _rail(pen, planet)
    for name in cat.RESOURCE_HEXES + cat.MANA_HEXES + cat.CORNERS:
        _bonus(pen, name, *planet.hex(name), planet.side)


def _face(pen: Pen, name: str, light: bool, x: float, y: float, side: float) -> None:
    pen.polygon(hexagon(x, y, side * 1.007), (112, 62, 30))
    pen.polygon(hexagon(x, y, side * 0.966), _SAND_EDGE if light else _RIM_EDGE)
    pen.polygon(hexagon(x, y, side * 0.909), NIGHT if name in cat.CORNERS else SAND if light else RIM)


def _rail(pen: Pen, planet: Planet) -> None:
    """The line that a revolution crosses, with arrowheads the way the sun goes."""
    (x0, y), (x1, _) = planet.hex(cat.YELLOW[-1]), planet.hex(cat.YELLOW[0])
    side = planet.side
    ends = [(x0 - side * 0.84, y), (x1 + side * 0.8, y)]
    pen.line(ends, _RAIL_EDGE, side * 0.25)
    pen.line(ends, _RAIL, side * 0.16)
    for name in cat.YELLOW:
        x, _ = planet.hex(name)
        _arrowhead(pen, x, y, side)


def _arrowhead(pen: Pen, x: float, y: float, side: float) -> None:
    shape = [(x, y - side * 0.26), (x + side * 0.28, y + side * 0.18), (x - side * 0.28, y + side * 0.18)]
    pen.outline(shape, _RAIL_EDGE, side * 0.1)
    pen.polygon(shape, _RAIL)


def _bonus(pen: Pen, name: str, x: float, y: float, side: float) -> None:
    """What a tile on the hex or beside it will bring."""
    y += side * LOW
    if name in cat.RESOURCE_HEXES:
        sprites.cube_shape(pen, "any", x, y, side * 0.36)
    elif name in cat.MANA_HEXES:
        for shift in (-0.36, 0.36):
            sprites.mana_shape(pen, x + shift * side, y, side * 0.32)
    elif name in cat.CORNERS:
        pen.polygon(star(x, y, side * 0.42), mix(NIGHT, GOLD, 0.5))


def _hex(pen: Pen, name: str, side: int) -> None:
    c = side + 3
    light = bool(LIGHT >> BOARD.named(name) & 1)
    _face(pen, name, light, c, c, side)
    if name in cat.YELLOW:
        pen.line([(c - side * 0.8, c), (c + side * 0.8, c)], _RAIL_EDGE, side * 0.25)
        pen.line([(c - side * 0.8, c), (c + side * 0.8, c)], _RAIL, side * 0.16)
        _arrowhead(pen, c, c, side)
    else:
        _bonus(pen, name, c, c, side)


def printed(name: str, side: int) -> Sprite:
    """One hex of the bare planet."""
    return Sprite(_hex, 2 * side + 6, 2 * side + 6, (name, side))


def _plain(pen: Pen, side: int) -> None:
    pen.polygon(hexagon(side, side, side * 0.909), SAND)


def plain(side: int) -> Sprite:
    """Sand to cover what is printed on a hex."""
    return Sprite(_plain, 2 * side, 2 * side, (side,))


def world(planet: Planet, wide: int, high: int) -> Sprite:
    """The ground of a picture of one planet."""
    return Sprite(_world, wide, high, (wide, high, planet), (18, 21, 38))


def alone(side: int) -> Sprite:
    """A planet without its ring."""
    return Sprite(_alone, 2 * reach(side), 2 * reach(side), (side,))


def _badge(pen: Pen, side: int, reached: bool) -> None:
    c = side * 0.5
    pen.disc(c, c, side * 0.445, (40, 26, 22))
    pen.disc(c, c, side * 0.4, GOLD if reached else (52, 36, 32))


def badge(side: int, reached: bool) -> Sprite:
    """Under the number of a space of the sun track."""
    return Sprite(_badge, side, side, (side, reached))


def _dawn(pen: Pen, side: int) -> None:
    c = side * 0.72
    sprites.sun_shape(pen, c, c, side * 0.68, 16)
    pen.disc(c, c, side * 0.5, (176, 92, 0))
    pen.disc(c, c, side * 0.45, (255, 244, 204))


def dawn(side: int) -> Sprite:
    """Under the current number of the sun track."""
    size = math.ceil(side * 1.44)
    return Sprite(_dawn, size, size, (side,))


def _sun(pen: Pen, side: int) -> None:
    c = side * 0.86
    sprites.sun_shape(pen, c, c, side * 0.82, 16)
    pen.disc(c, c, side * 0.55, (176, 92, 0))
    pen.disc(c, c, side * 0.51, GOLD)
    pen.disc(c, c, side * 0.43, (255, 240, 200))


def sun(side: int) -> Sprite:
    """The sun on its hex, with room for a name in its heart."""
    size = math.ceil(side * 1.72)
    return Sprite(_sun, size, size, (side,))


def _pill(pen: Pen, wide: int, high: int, fill: Colour, edge: Colour) -> None:
    pen.card((0, 0, wide, high), high / 3, edge)
    pen.card((4, 4, wide - 4, high - 4), high / 3 - 3, fill)


def pill(wide: int, high: int, fill: Colour, edge: Colour = OUTLINE) -> Sprite:
    """Under a name or a number on the planet."""
    return Sprite(_pill, wide, high, (wide, high, fill, edge))
