"""The ground under the buildings, with a texture for each people."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from render.bluemoon.buildings.brush import FIRE
from render.bluemoon.sprites import HUES
from render.pen import Pen, bezier
from render.sprites import WHITE
from render.theme import OUTLINE, Colour, mix

_GROUNDS: dict[str, Colour] = {
    "black": (46, 38, 58),
    "red": (196, 66, 34),
    "blue": (34, 74, 208),
    "grey": (134, 132, 148),
    "brown": (108, 56, 30),
    "white": (222, 232, 244),
    "yellow": (236, 194, 62),
    "any": (186, 92, 190),
}
_EVENING: Colour = (60, 66, 100)
_ASH: Colour = (40, 34, 54)


def _water(pen: Pen, y: float, row: int, wide: int, base: Colour, ruin: bool) -> None:
    for x in range(-10 + row % 2 * 26, wide, 52):
        pen.line(bezier((x, y), (x + 9, y - 8), (x + 17, y + 8), (x + 26, y)), mix(base, WHITE, 0.25), 3)


def _embers(pen: Pen, y: float, row: int, wide: int, base: Colour, ruin: bool) -> None:
    chance = Random(row)  # noqa: S311 - for looks
    x = chance.uniform(0, 60)
    while x < wide:
        pen.line([(x, y), (x + 16, y + 6), (x + 30, y - 3)], mix(FIRE, OUTLINE, 0.45 if ruin else 0.1), 3)
        x += chance.uniform(60, 110)


def _strata(pen: Pen, y: float, row: int, wide: int, base: Colour, ruin: bool) -> None:
    pen.line([(0, y + 3), (wide * 0.4, y - 3), (wide * 0.6, y + 4), (wide, y - 2)], mix(base, OUTLINE, 0.3), 3)


def _dunes(pen: Pen, y: float, row: int, wide: int, base: Colour, ruin: bool) -> None:
    hue = mix(base, WHITE, 0.25) if row % 2 else mix(base, OUTLINE, 0.3)
    pen.line(bezier((row % 2 * 50 - 30, y + 4), (90, y - 10), (150, y + 12), (wide, y)), hue, 3)


def _planks(pen: Pen, y: float, row: int, wide: int, base: Colour, ruin: bool) -> None:
    dark = mix(base, OUTLINE, 0.3)
    pen.line([(0, y), (wide, y)], dark, 3)
    for x in range(30 + row % 2 * 44, wide, 88):
        pen.line([(x, y), (x, y + 20)], dark, 3)


def _slabs(pen: Pen, y: float, row: int, wide: int, base: Colour, ruin: bool) -> None:
    light = mix(base, mix(base, WHITE, 0.25), 0.5)
    for x in range(-10 + row % 2 * 24, wide, 48):
        pen.card((x, y - 6, x + 40, y + 8), 6, light)


def _mosaic(pen: Pen, y: float, row: int, wide: int, base: Colour, ruin: bool) -> None:
    hues = list(HUES.values())
    for x in range(-10 + row % 2 * 24, wide, 48):
        pen.card((x, y - 6, x + 40, y + 8), 6, mix(hues[(x // 24 + row) % 8], base, 0.35))


def _marble(pen: Pen, y: float, row: int, wide: int, base: Colour, ruin: bool) -> None:
    hue = mix(base, OUTLINE, 0.3) if ruin else mix(base, (120, 150, 200), 0.4)
    for x in range(row % 2 * 30, wide, 60):
        pen.polygon([(x, y), (x + 14, y - 6), (x + 28, y), (x + 14, y + 6)], hue)


_ROWS: dict[str, Callable[[Pen, float, int, int, Colour, bool], None]] = {
    "black": _embers,
    "red": _strata,
    "blue": _water,
    "grey": _slabs,
    "brown": _planks,
    "white": _marble,
    "yellow": _dunes,
    "any": _mosaic,
}


def edge(hue: str) -> Colour:
    """The frame of a ruin."""
    return (104, 78, 104) if hue == "black" else mix(_GROUNDS[hue], (70, 78, 118), 0.2)


def ground(pen: Pen, hue: str, top: int, wide: int, foot: int, ruin: bool) -> None:
    """Fill the picture from `top` to `foot`."""
    base = mix(_GROUNDS[hue], _EVENING, 0.3) if ruin else _GROUNDS[hue]
    if ruin and hue == "black":
        base = _ASH
    rise = [(0, top + 5), (wide * 0.3, top - 3), (wide * 0.7, top + 2), (wide, top - 2)]
    pen.polygon([*rise, (wide, foot), (0, foot)], base)
    for row in range((foot - top) // 20 + 1):
        _ROWS[hue](pen, top + 14 + row * 20, row, wide, base, ruin)
