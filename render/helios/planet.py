"""One player's planet: hexes, tiles, cubes, temples and the sun with its track."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from engine.helios import catalogue as cat
from engine.helios.geometry import BOARD, LIGHT
from engine.helios.view import BoardView, TileView
from render.helios import sprites
from render.pen import Pen, Point, Sprite, hexagon, star
from render.scene import DisplayList
from render.sprites import changed_hex, choosable_hex, hex_line, infinity, infinity_shape, star_sign
from render.theme import GOLD, OUTLINE, Colour, Theme, mix

_SAND: Colour = (247, 232, 201)
_SAND_EDGE: Colour = (214, 187, 140)
_RIM: Colour = (226, 158, 90)
_RIM_EDGE: Colour = (190, 121, 58)
_SOIL: Colour = (176, 106, 52)
_TRACK: Colour = (84, 58, 40)
_NUMBER: Colour = (70, 40, 20)
_YELLOW: Colour = (255, 206, 40)
_SUN_INK: Colour = (124, 58, 0)
_NIGHT: Colour = (62, 72, 120)

TRACK = (*range(cat.START_SUN, 15), None)
"""The spaces of the sun track; the last is infinity."""
_DISC, _RING, _REACH = 6.45, 7.08, 7.58
"""Radii of planet, track and everything, in sides of a hex."""


@dataclass(frozen=True, slots=True)
class Planet:
    """Where a planet lies in a picture: its middle, and the side of a hex."""

    x: int
    y: int
    side: int
    ring: bool
    """With the sun track around it."""

    def ctx(self, name: str) -> Point:
        """The middle of a hex."""
        x, y = BOARD.centre(BOARD.named(name))
        return self.x + x * self.side, self.y + y * self.side

    def space(self, index: int) -> Point:
        """The middle of a space of the sun track."""
        return _space(self.x, self.y, self.side, index)


def _space(x: float, y: float, side: int, index: int) -> Point:
    angle = math.radians(-192 + 204 * index / (len(TRACK) - 1))
    return x + _RING * side * math.cos(angle), y + _RING * side * math.sin(angle)


# -- the bare planet


def reach(side: int, ring: bool) -> int:
    """Half the width of a planet."""
    return math.ceil((_REACH if ring else _DISC) * side) + 4


def _bare(pen: Pen, side: int, ring: bool) -> None:
    c = reach(side, ring)
    if ring:
        pen.arc(c, c, _RING * side, -192, 12, _TRACK, side)
        for end in (0, len(TRACK) - 1):
            pen.disc(*_space(c, c, side, end), side / 2, _TRACK)
    _globe(pen, c, _DISC * side)
    for index in range(len(BOARD.cells)):
        _bare_hex(pen, c, side, index)
    if ring:
        for index in range(len(TRACK)):
            x, y = _space(c, c, side, index)
            pen.disc(x, y, side * 0.46, (46, 30, 22))
            pen.disc(x, y, side * 0.41, (206, 178, 140))
        infinity_shape(pen, *_space(c, c, side, len(TRACK) - 1), side * 0.34, _NUMBER)


def _globe(pen: Pen, c: float, r: float) -> None:
    """A ball lit from the upper left."""
    pen.disc(c, c, r + r * 0.012, (58, 34, 20))
    pen.disc(c, c, r, mix(_SOIL, (70, 30, 8), 0.62))
    steps = 28
    for step in range(steps):
        share = step / (steps - 1)
        k = r * (0.985 - 0.3 * share)
        shift = (r - k) * 0.62
        pen.disc(c - shift, c - shift, k, mix(mix(_SOIL, (70, 30, 8), 0.5), _SOIL, share))
    for degrees in range(0, 360, 15):
        a = math.radians(degrees)
        ends = [(c + k * r * math.cos(a), c + k * r * math.sin(a)) for k in (0.79, 0.975)]
        pen.line(ends, (190, 120, 62), r * 0.009)


def _bare_hex(pen: Pen, c: float, side: int, index: int) -> None:
    name, light = BOARD.names[index], LIGHT >> index & 1
    dx, dy = BOARD.centre(index)
    x, y = c + dx * side, c + dy * side
    _face(pen, name, light, x, y, side)


def _face(pen: Pen, name: str, light: int, x: float, y: float, side: int) -> None:
    pen.polygon(hexagon(x, y, side * 1.015), (110, 62, 28))
    pen.polygon(hexagon(x, y, side * 0.96), _SAND_EDGE if light else _RIM_EDGE)
    pen.polygon(hexagon(x, y, side * 0.9), _SAND if light else _RIM)
    if name in cat.CORNERS:
        pen.polygon(hexagon(x, y, side * 0.9), _NIGHT)
        pen.polygon(star(x, y + side * 0.1, side * 0.5), mix(_NIGHT, _SAND, 0.4))
    if name in cat.RESOURCE_HEXES:
        pen.polygon(star(x, y + side * 0.12, side * 0.42), (203, 160, 92))
    if name in cat.MANA_HEXES:
        for shift in (-0.25, 0.25):
            gem = [(0, -0.3), (0.23, -0.08), (0.15, 0.28), (-0.15, 0.28), (-0.23, -0.08)]
            pen.polygon([(x + (a + shift) * side, y + (b + 0.12) * side) for a, b in gem], (189, 140, 226))


def _alone(pen: Pen, name: str, side: int) -> None:
    c = side + 3
    _face(pen, name, LIGHT >> BOARD.named(name) & 1, c, c, side)
    if name in cat.YELLOW:
        _yellow(pen, side)


def printed(name: str, side: int) -> Sprite:
    """One hex of the bare planet."""
    return Sprite(_alone, 2 * side + 6, 2 * side + 6, (name, side))


def _yellow(pen: Pen, side: int) -> None:
    pen.outline(hexagon(side + 3, side + 3, side * 0.86), _YELLOW, side * 0.11)


def _space_reached(pen: Pen, side: int, current: bool) -> None:
    c = side * 0.7
    if current:
        pen.disc(c, c, side * 0.62, (46, 30, 22))
        pen.disc(c, c, side * 0.57, GOLD)
        pen.disc(c, c, side * 0.45, (255, 240, 200))
    else:
        pen.disc(c, c, side * 0.46, (46, 30, 22))
        pen.disc(c, c, side * 0.42, GOLD)


def ground(drawing: DisplayList, planet: Planet) -> None:
    """What is printed."""
    half = reach(planet.side, planet.ring)
    drawing.stamp(Sprite(_bare, 2 * half, 2 * half, (planet.side, planet.ring)), planet.x, planet.y)
    for name in cat.YELLOW:
        size = 2 * planet.side + 6
        drawing.stamp(Sprite(_yellow, size, size, (planet.side,)), *planet.ctx(name), "yellow", name)
    for index, name in enumerate(BOARD.names):
        colour = (150, 116, 74) if LIGHT >> index & 1 else (122, 68, 24)
        _hex_name(drawing, planet, name, (190, 198, 236) if name in cat.CORNERS else colour)
    if planet.ring:
        for index, value in enumerate(TRACK[:-1]):
            x, y = planet.space(index)
            size = round(planet.side * 0.46)
            drawing.write(str(value), x, y, size, "track", index, weight="ExtraBold", colour=_NUMBER, anchor="middle")


def _hex_name(drawing: DisplayList, planet: Planet, name: str, colour: Colour, smaller: int = 0) -> None:
    x, y = planet.ctx(name)
    size = max(_LEAST, _letters(planet) - smaller)
    drawing.write(name, x, y - planet.side * 0.57, size, "hex", name, colour=colour, anchor="middle")


def _letters(planet: Planet) -> int:
    """The size of printed names."""
    return max(_LEAST, round(planet.side * 0.36))


_LEAST = 15
"""Of the letters of a hex name."""


# -- what lies on it


def pieces(drawing: DisplayList, planet: Planet, board: BoardView, seat: int) -> None:
    """Tiles with what stands on them, the latest marked, corners reached, the sun with its last path and its track."""
    roof = drawing.theme.seats[seat]
    for tile in board.tiles:
        _tile(drawing, planet, tile, roof)
    if board.fresh in BOARD.names:
        drawing.stamp(changed_hex(drawing.theme, planet.side), *planet.ctx(board.fresh), "fresh", board.fresh)
    _path(drawing, planet, board.path)
    for name in board.corners:
        x, y = planet.ctx(name)
        drawing.stamp(Sprite(_reached, 2 * planet.side, 2 * planet.side, (planet.side,)), x, y, "corner", name)
        if name != board.sun:
            words, low = str(corner_points(board)), y + planet.side * 0.13
            size = max(20, round(planet.side * 0.4))
            drawing.write(words, x, low, size, weight="ExtraBold", colour=_NUMBER, anchor="middle")
    x, y = planet.ctx(board.sun)
    drawing.stamp(sprites.sun(round(planet.side * 0.88), glow=True), x, y, "sun", board.sun)
    size = _letters(planet)
    drawing.write(board.sun, x, y, size, "hex", board.sun, weight="ExtraBold", colour=_SUN_INK, anchor="middle")
    if planet.ring:
        _value(drawing, planet, board)


def corner_points(board: BoardView) -> int:
    return cat.EXPLORER_CORNER if "explorer" in board.active else cat.CORNER_POINTS


def _reached(pen: Pen, side: int) -> None:
    pen.polygon(star(side, side * 1.1, side * 0.56), (120, 70, 0))
    pen.polygon(star(side, side * 1.1, side * 0.5), (255, 214, 90))


def _tile(drawing: DisplayList, planet: Planet, tile: TileView, roof: Colour) -> None:
    side = planet.side
    x, y = planet.ctx(tile.hex)
    drawing.stamp(sprites.tile(tile.tile, side), x, y, "tile", tile.hex, tile.tile)
    _hex_name(drawing, planet, tile.hex, sprites.NAME_ON.get(tile.tile, sprites.IVORY), 3 if tile.special else 0)
    if tile.temple:
        drawing.stamp(
            sprites.temple(round(side * (0.42 if tile.special else 0.46)), roof),
            x,
            y + side * (0.56 if tile.special else 0.16),
            "temple",
            tile.hex,
        )
    size = max(14, round(side * (0.36 if tile.special else 0.4 if len(tile.cubes) == 1 else 0.34)))
    low = side * (0.58 if tile.special else 0.16)
    for place, colour in enumerate(tile.cubes):
        shift = (place - (len(tile.cubes) - 1) / 2) * side * (0.62 if tile.special else 0.74)
        drawing.stamp(sprites.cube(colour, size), x + shift, y + low, "cube", tile.hex, colour)


def _path(drawing: DisplayList, planet: Planet, path: Sequence[str]) -> None:
    points = [planet.ctx(name) for name in path]
    small, large = max(3, planet.side // 11), max(5, planet.side // 7)
    for (ax, ay), (bx, by) in pairwise(points):
        drawing.stamp(sprites.dot(small), (ax + bx) / 2, (ay + by) / 2)
    for name, point in zip(path[:-1], points, strict=False):
        drawing.stamp(sprites.dot(large), *point, "path", name)


def _value(drawing: DisplayList, planet: Planet, board: BoardView) -> None:
    """The track, golden up to the current value."""
    value = None if board.unlimited else board.sun_value
    size = math.ceil(planet.side * 1.4)
    for index, number in enumerate(TRACK):
        if value is not None and (number is None or number > value):
            break
        current = number == value
        x, y = planet.space(index)
        drawing.stamp(Sprite(_space_reached, size, size, (planet.side, current)), x, y, "reached", index)
        if number is None:
            drawing.stamp(infinity(round(planet.side * 0.4), _NUMBER), x, y)
        if number is not None:
            letters = round(planet.side * (0.56 if current else 0.46))
            drawing.write(
                str(number), x, y, letters, "track", index, weight="ExtraBold", colour=_NUMBER, anchor="middle"
            )


def in_hand(drawing: DisplayList, x: int, y: int, side: int, tile: str) -> None:
    """A tile that waits to be placed."""
    drawing.stamp(hex_line(side + 8, drawing.theme.glow, 5), x, y)
    drawing.stamp(sprites.tile(tile, side), x, y, "pending", tile)
    if tile in sprites.LAND:
        drawing.stamp(sprites.cube(tile, round(side * 0.4)), x, y)


# -- choices


def _pill(pen: Pen, wide: int, high: int, fill: Colour, edge: Colour) -> None:
    pen.card((0, 0, wide, high), high / 2, edge)
    pen.card((3, 3, wide - 3, high - 3), high / 2, fill)


def choices(drawing: DisplayList, planet: Planet, names: Iterable[str], worth: Mapping[str, int]) -> None:
    """The hexes that may be chosen now, with the names that stand on the buttons and what a special tile is worth."""
    theme, side = drawing.theme, planet.side
    for name in names:
        drawing.stamp(choosable_hex(theme, side), *planet.ctx(name), "choice", name)
        _called(drawing, planet, "choice", name, theme.dark, _plate(side, theme.glow, theme.dark))
        if name in worth:
            _worth(drawing, planet, name, worth[name])


def stops(drawing: DisplayList, planet: Planet, names: Iterable[str]) -> None:
    """The hexes that can be chosen together with the action: named as on the buttons, and not framed."""
    for name in names:
        _called(drawing, planet, "stop", name, drawing.theme.glow, stop(planet.side, drawing.theme))


def stop(side: float, theme: Theme) -> Sprite:
    """What the name of such a hex stands on."""
    return _plate(side, theme.dark, theme.glow)


def _plate(side: float, fill: Colour, edge: Colour) -> Sprite:
    wide, high = round(side * 0.94), round(side * 0.64)
    return Sprite(_pill, wide, high, (wide, high, fill, edge))


def _called(drawing: DisplayList, planet: Planet, what: str, name: str, ink: Colour, ground: Sprite) -> None:
    x, top = planet.ctx(name)[0], planet.ctx(name)[1] - planet.side * 0.6
    drawing.stamp(ground, x, top)
    size = round(planet.side * 0.52)
    drawing.write(name, x, top, size, what, name, weight="ExtraBold", colour=ink, anchor="middle")


def _worth(drawing: DisplayList, planet: Planet, name: str, points: int) -> None:
    """Over what is printed there, which the tile will cover."""
    x, y = planet.ctx(name)
    y += planet.side * 0.24
    drawing.stamp(star_sign(drawing.theme, round(planet.side * 0.52)), x, y)
    told = "worth", name, points
    size, dark = round(planet.side * 0.46), drawing.theme.dark
    drawing.write(str(points), x, y + 2, size, *told, weight="ExtraBold", colour=dark, anchor="middle")


def site(drawing: DisplayList, planet: Planet, name: str, roof: Colour) -> None:
    """The hex chosen already, while something else is asked."""
    x, y = planet.ctx(name)
    side = planet.side
    drawing.stamp(hex_line(side, GOLD, side * 0.16, OUTLINE), x, y, "site", name)
    drawing.stamp(sprites.temple(round(side * 0.3), roof), x + side * 0.5, y + side * 0.5)
