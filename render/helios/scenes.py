"""Buildings and people in windows, by day if they stand or work and by night if not; and as small signs."""

from __future__ import annotations

import math
from random import Random
from typing import Literal

from render.helios.drawings import BUILDINGS, PEOPLE, Layer
from render.pen import Pen, Sprite, margin, placed
from render.theme import OUTLINE, Colour, mix

Light = Literal["night", "dusk", "day"]
"""Not there yet; the same where it can be had; built or active."""
RADIUS = 18
"""Of the corners of cards."""
_NIGHT: Colour = (30, 36, 84)
_MOONLIGHT: Colour = (44, 52, 118)
_SHADE = {"day": 0.0, "dusk": 0.08, "night": 0.34}
_STARS = 900
"""Pixels of a night sky for each star."""


# -- skies


def _day(pen: Pen, wide: int, high: int, x: float, y: float) -> None:
    pen.card((0, 0, wide, high), 0, (255, 206, 104))
    for i in range(16):
        a, b = (math.radians(22.5 * i + turn) for turn in (-5.6, 5.6))
        far = 2 * wide
        ends = [(x + far * math.cos(a), y + far * math.sin(a)), (x + far * math.cos(b), y + far * math.sin(b))]
        pen.polygon([(x, y), *ends], (255, 218, 134))
    pen.disc(x, y, high * 0.52, (255, 226, 156))
    pen.disc(x, y, high * 0.38, (255, 236, 186))


def _night(pen: Pen, wide: int, high: int, x: float, y: float) -> None:
    pen.card((0, 0, wide, high), 0, _NIGHT)
    pen.disc(x, y, high * 0.62, (38, 46, 102))
    pen.disc(x, y, high * 0.44, (48, 58, 122))
    dice = Random(wide * 3 + high)  # noqa: S311 - the stars
    for _ in range(wide * high // _STARS):
        pen.disc(dice.uniform(0, wide), dice.uniform(0, high * 0.8), dice.choice((1, 1.4, 2)), (140, 150, 206))


# -- scenes


def is_person(key: str) -> bool:
    return key in PEOPLE


def paint(pen: Pen, key: str, box: tuple[int, int], light: Light, middle: float, scale: float) -> None:
    """A building or a person before the sky, in a window of this width and height; `middle` of the drawing, and its
    scale, by default as large as fits."""
    wide, high = box
    person = is_person(key)
    sky = _day if light == "day" else _night
    sky(pen, wide, high, middle, high * (0.5 if person else 0.62))
    if person:
        k = scale or min(wide / 160, high / 172)
        _layers(pen, PEOPLE[key], middle, high - 66 * k, k, light)
        return
    k, foot = scale or min(wide / 192, (high - 22) / 172), high - 14
    ground = (196, 140, 70) if light == "day" else (24, 28, 64)
    pen.polygon([(0, foot - 6), (wide, foot - 6), (wide, high), (0, high)], ground)
    _layers(pen, BUILDINGS[key], middle, foot, k, light)


def _layers(pen: Pen, layers: list[Layer], x: float, y: float, k: float, light: Light) -> None:
    shapes = [(colour, placed(shape, x, y, k)) for colour, shape in layers]
    for _, shape in shapes:
        pen.outline(shape, OUTLINE, 7 * k)
    for colour, shape in shapes:
        pen.polygon(shape, mix(colour, _MOONLIGHT, _SHADE[light]))
        pen.outline(shape, mix(mix(colour, OUTLINE, 0.55), _MOONLIGHT, _SHADE[light]), 1.6 * k)


# -- small signs


def _emblem(pen: Pen, building: str, r: int, under: Colour | None) -> None:
    c, k = r + margin(_line(r)), r / 100
    layers = [(colour, placed(shape, c, c + r * 0.83, k)) for colour, shape in BUILDINGS[building]]
    for _, shape in layers:
        pen.outline(shape, OUTLINE, _line(r))
    for colour, shape in layers:
        pen.polygon(shape, mix(colour, under, 0.55) if under else colour)


def _line(r: int) -> float:
    return max(3.0, r * 0.1)


def emblem(building: str, r: int, under: Colour | None = None) -> Sprite:
    """The sign of a building; faded towards the colour `under` it where it is not built."""
    size = 2 * (r + margin(_line(r)))
    return Sprite(_emblem, size, size, (building, r, under))


def _portrait(pen: Pen, character: str, r: int, day: bool) -> None:
    c, k = r + 2, r / 84
    _sky = _day if day else _night
    _sky(pen, 2 * c, 2 * c, c, c)
    _layers(pen, PEOPLE[character], c, c + r * 0.16, k, "day" if day else "night")
    pen.keep((2, 2, 2 * c - 2, 2 * c - 2), r)
    pen.disc(c, c, r + 1, None, (255, 226, 156) if day else (92, 104, 172), 3)


def portrait(character: str, r: int, day: bool) -> Sprite:
    """A character by night (hired only) or by day (active)."""
    return Sprite(_portrait, 2 * r + 4, 2 * r + 4, (character, r, day))


# -- windows


def _window(
    pen: Pen, key: str, size: tuple[int, int], light: Light, middle: float, scale: float, corners: tuple[int, int]
) -> None:
    wide, high = size
    right, foot = corners
    paint(pen, key, size, light, middle, scale)
    pen.keep((0, 0, wide + right, high + foot), RADIUS)
    pen.keep((0, 0, wide, high), 0 if right else RADIUS)


def window(
    key: str, wide: int, high: int, light: Light, *, middle: float = 0, scale: float = 0, whole: bool = False
) -> Sprite:
    """A building or a person before the sky; round at the upper left corner of a card, or at all if it is `whole`.

    The drawing stands in the middle and as large as fits if nothing else is said.
    """
    corners = (0, 0) if whole else (RADIUS, RADIUS)
    return Sprite(_window, wide, high, (key, (wide, high), light, middle or wide / 2, scale, corners))
