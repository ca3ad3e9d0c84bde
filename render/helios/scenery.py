"""What the game is about, for its cover: the sun on its way around a planet of hexes with temples and buildings; and
what the picture of its end is made of.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random

from engine.game import Event
from engine.helios import catalogue as cat
from engine.helios.view import HeliosView
from render.helios import planet, sprites, tiles
from render.helios.globe import DISC, Planet
from render.helios.scenes import emblem, portrait
from render.pen import Pen, Sprite, star
from render.scene import DisplayList
from render.sprites import WHITE
from render.theme import DARK, Colour, mix
from render.widgets import Place

_WIDE, _TALL = 1600, 560
_SKY: Colour = (20, 16, 52)
_NIGHT: Colour = (46, 34, 84)
_TRACK: Colour = (255, 178, 26)
_X, _Y, _R = 1170, 330, 290
"""The planet on a cover."""
_SIDE = 64
_SUN = 196
"""Degrees clockwise from the east at which the sun stands."""
_ORBIT = 372
_LANDS = (
    ("bamboo", "redwood", "bamboo"),
    ("granite", "bamboo", "spring", "redwood"),
    ("redwood", "spring", "redwood", "bamboo", "obsidian"),
    ("bamboo", "granite", "bamboo", "obsidian"),
    ("spring", "redwood", "granite"),
)
_TEMPLES = {(0, 1): 0, (1, 2): 1, (2, 3): 2, (3, 0): 3}
"""By row and place: whose."""
_BUILDINGS = {(1, 0): "sun_lodge", (2, 1): "observatory", (3, 2): "sanctuary"}
_GAINS = frozenset({"revolution", "shone", "sold"})


def _sky(pen: Pen, wide: int, high: int) -> None:
    k = high / _TALL
    x, y = wide - (_WIDE - _X) * k, _Y * k
    pen.card((0, 0, wide, high), 0, _SKY)
    for far, light in ((400, 0.42), (290, 0.6)):
        pen.disc(*_sun(wide, k), far * k, mix(_SKY, (128, 52, 62), light))
    chance = Random("stars")  # noqa: S311 - for looks
    for _ in range(60):
        sx, sy, r = chance.uniform(wide * 0.4, wide), chance.uniform(0, high), chance.choice((1.4, 2.0, 2.6, 6.0))
        if r > 3:
            pen.polygon(star(sx, sy, r + 3, 4, 0.3), WHITE)
        else:
            pen.disc(sx, sy, r, (206, 200, 255))
    for degrees in range(0, 360, 6):
        a = math.radians(degrees)
        pen.disc(x + _ORBIT * k * math.cos(a), y + _ORBIT * k * math.sin(a), 4 * k, _TRACK)
    pen.disc(x, y, (_R + 10) * k, (255, 196, 110))
    pen.disc(x + 10 * k, y + 6 * k, (_R + 6) * k, _NIGHT)
    pen.disc(x, y, _R * k, (92, 52, 92))
    pen.disc(x + 26 * k, y + 14 * k, (_R - 24) * k, _NIGHT)


def _sun(wide: int, k: float) -> tuple[float, float]:
    a = math.radians(_SUN)
    return wide - (_WIDE - _X - _ORBIT * math.cos(a)) * k, (_Y + _ORBIT * math.sin(a)) * k


def scenery(drawing: DisplayList, wide: int, high: int) -> None:
    k = high / _TALL
    drawing.stamp(Sprite(_sky, wide, high, (wide, high)), wide / 2, high / 2)
    side = _SIDE * k
    for row, lands in enumerate(_LANDS):
        for place, kind in enumerate(lands):
            x = wide - (_WIDE - _X) * k + (place - (len(lands) - 1) / 2) * side * math.sqrt(3)
            y = _Y * k + (row - 2) * side * 1.5
            drawing.stamp(tiles.land(kind, round(side)), x, y)
            if (row, place) in _TEMPLES:
                roof = DARK.seats[_TEMPLES[row, place]]
                drawing.stamp(sprites.temple(round(side * 0.5), roof), x, y)
            elif (row, place) in _BUILDINGS:
                drawing.stamp(emblem(_BUILDINGS[row, place], round(side * 0.56)), x, y)
            elif (row + place) % 2:
                drawing.stamp(sprites.cube(kind, round(side * 0.3)), x, y)
    drawing.stamp(sprites.sun(round(128 * k), glow=True), *_sun(wide, k))


def gain(event: Event) -> int:
    """Points scored during the game."""
    points = event.data.get("points", 0) if event.kind in _GAINS and event.seat is not None else 0
    return points if isinstance(points, int) else 0


ROWS = {
    **dict.fromkeys(cat.SPECIALS, "special_tiles"),
    **{building.id: "buildings" for building in cat.BUILDINGS},
    **{character.id: "characters" for character in cat.CHARACTERS},
}
"""What is told together at the end."""
SIGNS: dict[str, Callable[[int], Sprite]] = {
    "collected": sprites.sun,
    "corners": sprites.corner,
    "special_tiles": sprites.special_sign,
    "buildings": partial(emblem, "palace"),
    "characters": partial(portrait, "princess", day=True),
    "mana": sprites.mana,
    "cubes": partial(sprites.cube, "any"),
}
"""What stands for it there."""


def built(drawing: DisplayList, view: HeliosView, seat: int, place: Place) -> None:
    """A planet as it is at the end."""
    side = int((place.wide / 2 - 6) / DISC)
    board = replace(view.boards[seat], fresh=None)
    planet.small(drawing, Planet(*place.middle, side), board, drawing.theme.seats[seat])
