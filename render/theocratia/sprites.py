"""The pieces of Theocratia: players, Civs, crystals, dice, monsters, small signs. Own drawings."""

from __future__ import annotations

import math
from collections.abc import Callable

from render.pen import Pen, Shape, Sprite, bezier, hexagon, margin, placed, polygon, star
from render.sprites import WHITE, face_down, framed, seat_outline
from render.theme import GOLD, OUTLINE, Colour, mix

PLAINS: Colour = (84, 132, 62)
DESERT: Colour = (204, 176, 104)
PLAYERS = ("red", "brown", "blue", "white")
HUES: dict[str, Colour] = {
    "red": (227, 70, 35),
    "brown": (81, 46, 31),
    "blue": (61, 110, 255),
    "white": (248, 243, 236),
    "green": (148, 245, 71),
    "black": (28, 25, 45),
}
"""Players and crystals."""
CIV_HUES: dict[str, Colour] = {
    "magenta": (165, 28, 126),
    "turquoise": (33, 165, 133),
    "violet": (181, 96, 251),
    "pink": (252, 207, 229),
}


def ink_on(civ: str) -> Colour:
    return OUTLINE if civ == "pink" else WHITE


# -- players: a colour and a shape each, the same for their crystals


def outline(colour: str, x: float, y: float, r: float) -> Shape:
    """Triangle, square, diamond, disc for the players; a drop and a star for the other crystals."""
    if colour in PLAYERS:
        return seat_outline(PLAYERS.index(colour), x, y, r)
    if colour == "green":
        drop = [
            *bezier((0, -1), (0.9, -0.4), (0.9, 0.9), (0, 0.95)),
            *bezier((0, 0.95), (-0.9, 0.9), (-0.9, -0.4), (0, -1)),
        ]
        return placed(drop, x, y, r)
    return star(x, y, r * 1.1, 6, 0.62)


def player_shape(pen: Pen, colour: str, x: float, y: float, r: float) -> None:
    shape = outline(colour, x, y, r * 0.9)
    pen.outline(shape, OUTLINE, r * 0.42)
    pen.outline(shape, WHITE, r * 0.22)
    pen.polygon(shape, HUES[colour])


def _player(pen: Pen, colour: str, r: int) -> None:
    c = r + margin(r * 0.42)
    player_shape(pen, colour, c, c, r)


def player(colour: str, r: int) -> Sprite:
    size = 2 * (r + margin(r * 0.42))
    return Sprite(_player, size, size, (colour, r))


def crystal_shape(pen: Pen, colour: str, x: float, y: float, r: float) -> None:
    """The shape of its player, cut like a gem."""
    shape = outline(colour, x, y, r)
    pen.outline(shape, OUTLINE, r * 0.36)
    pen.polygon(shape, mix(HUES[colour], OUTLINE, 0.25))
    pen.polygon(outline(colour, x - r * 0.08, y - r * 0.1, r * 0.68), mix(HUES[colour], WHITE, 0.28))
    pen.disc(x - r * 0.2, y - r * 0.16, r * 0.16, WHITE)


def _crystal(pen: Pen, colour: str, r: int) -> None:
    c = r + margin(r * 0.52)
    crystal_shape(pen, colour, c, c, r)


def crystal(colour: str, r: int) -> Sprite:
    size = 2 * (r + margin(r * 0.52))
    return Sprite(_crystal, size, size, (colour, r))


# -- Civs


def _waves(x: float, y: float, r: float) -> list[Shape]:
    rows: list[Shape] = []
    for dy in (-0.42, 0.32):
        top = [(-1 + i / 6, dy + 0.2 * math.sin(i * 1.05)) for i in range(13)]
        rows.append(placed([*top, *[(a, b + 0.34) for a, b in reversed(top)]], x, y, r))
    return rows


def _moon(x: float, y: float, r: float) -> list[Shape]:
    outer = [(math.cos(math.radians(a)), math.sin(math.radians(a))) for a in range(50, 311, 10)]
    inner = [(0.42 + 0.74 * math.cos(math.radians(a)), 0.74 * math.sin(math.radians(a))) for a in range(290, 69, -10)]
    return [placed([*outer, *inner], x - r * 0.02, y, r)]


def _petals(x: float, y: float, r: float) -> list[Shape]:
    turns = [math.radians(72 * k) for k in range(5)]
    return [polygon(x + 0.54 * r * math.sin(a), y - 0.54 * r * math.cos(a), r * 0.42, 20) for a in turns]


_CIV_SHAPES: dict[str, Callable[[float, float, float], list[Shape]]] = {
    "magenta": lambda x, y, r: [star(x, y, r * 1.05, 4, 0.34)],
    "turquoise": _waves,
    "violet": _moon,
    "pink": _petals,
}
"""Spark, waves, moon, blossom."""


def civ_shape(pen: Pen, civ: str, x: float, y: float, r: float, ink: Colour) -> None:
    for part in _CIV_SHAPES[civ](x, y, r):
        pen.polygon(part, ink)


def _civ(pen: Pen, name: str, r: int) -> None:
    c = r + 3
    pen.polygon(hexagon(c, c, r + 2), OUTLINE)
    pen.polygon(hexagon(c, c, r), mix(CIV_HUES[name], WHITE, 0.55))
    pen.polygon(hexagon(c, c, r - 2), CIV_HUES[name])
    civ_shape(pen, name, c, c, r * 0.55, ink_on(name))


def civ(name: str, r: int) -> Sprite:
    return Sprite(_civ, 2 * r + 6, 2 * r + 6, (name, r))


# -- dice


def _die(pen: Pen, hue: str, size: int, glow: Colour | None) -> None:
    pen.card((0, 0, size, size), size * 0.2, OUTLINE)
    box, fill = (2, 2, size - 2, size - 2), CIV_HUES[hue]
    if glow:
        framed(pen, box, size * 0.18, 5, 4, fill, glow, OUTLINE)
    else:
        pen.card(box, size * 0.18, fill, mix(fill, WHITE, 0.4), 2)
    place = size * (0.32 if glow else 0.27)
    civ_shape(pen, hue, place, place, size * 0.14, ink_on(hue))


def die(hue: str, size: int, glow: Colour | None = None) -> Sprite:
    """A die without its number, which is written upon it; in a frame if it may be chosen."""
    return Sprite(_die, size, size, (hue, size, glow))


# -- small signs


def _cosmo(pen: Pen, r: int) -> None:
    c = r + 2
    pen.disc(c, c, r, OUTLINE)
    pen.disc(c, c, r - 2, (50, 60, 150))
    pen.polygon(star(c, c, r * 0.72, 8, 0.4), GOLD)


def cosmo(r: int) -> Sprite:
    return Sprite(_cosmo, 2 * r + 4, 2 * r + 4, (r,))


def _malus(pen: Pen, r: int) -> None:
    c = r + 2
    shape = polygon(c, c, r, 8, 22.5)
    pen.polygon(shape, OUTLINE)
    pen.polygon(polygon(c, c, r - 2, 8, 22.5), (190, 40, 60))
    pen.line([(c - r * 0.45, c), (c + r * 0.45, c)], WHITE, r * 0.26)


def malus(r: int) -> Sprite:
    return Sprite(_malus, 2 * r + 4, 2 * r + 4, (r,))


def _warrior(pen: Pen, r: int, ink: Colour) -> None:
    c = r + margin(r * 0.3)
    helmet = [
        (-0.7, 0.1),
        (-0.62, -0.5),
        (0, -0.95),
        (0.62, -0.5),
        (0.7, 0.1),
        (0.25, 0.1),
        (0.25, 0.9),
        (-0.25, 0.9),
        (-0.25, 0.1),
    ]
    shape = placed(helmet, c, c, r)
    pen.outline(shape, OUTLINE, r * 0.3)
    pen.polygon(shape, ink)
    pen.card((c - r * 0.5, c - r * 0.3, c + r * 0.5, c - r * 0.06), 0, OUTLINE)


def warrior(r: int, ink: Colour) -> Sprite:
    size = 2 * (r + margin(r * 0.3))
    return Sprite(_warrior, size, size, (r, ink))


def card_sign(r: int, dim: bool = False) -> Sprite:
    """A Power card, face down; dim where it is discarded."""
    return face_down(r, (46, 44, 80), (110, 96, 70), 8) if dim else face_down(r, (70, 54, 140), GOLD, 8)


def _tile(pen: Pen, r: int, fill: Colour) -> None:
    c = r + 2
    pen.polygon(hexagon(c, c, r), OUTLINE)
    pen.polygon(hexagon(c, c, r * 0.86), fill)
    pen.polygon(hexagon(c, c, r * 0.56), OUTLINE)
    pen.polygon(hexagon(c, c, r * 0.42), mix(fill, WHITE, 0.4))


def tile(r: int, fill: Colour) -> Sprite:
    """A Conversion tile."""
    return Sprite(_tile, 2 * r + 4, 2 * r + 4, (r, fill))


def _start_tile(pen: Pen, r: int) -> None:
    c = r + 2
    pen.polygon(hexagon(c, c, r), OUTLINE)
    pen.polygon(hexagon(c, c, r * 0.9), GOLD)
    inner = hexagon(c, c, r * 0.7)
    pen.polygon([point for point in inner if point[0] < c + 1], PLAINS)
    pen.polygon([point for point in inner if point[0] > c - 1], DESERT)


def start_tile(r: int) -> Sprite:
    """A Starting Conversion tile: for neutral ground, plains and desert."""
    return Sprite(_start_tile, 2 * r + 4, 2 * r + 4, (r,))


_FACE = [
    (-0.95, -0.95),
    (-0.5, -0.45),
    (0.5, -0.45),
    (0.95, -0.95),
    (0.8, 0.1),
    (0.45, 0.85),
    (0, 1),
    (-0.45, 0.85),
    (-0.8, 0.1),
]


def monster_shape(pen: Pen, x: float, y: float, r: float, hue: Colour) -> None:
    shape = placed(_FACE, x, y, r)
    pen.outline(shape, OUTLINE, r * 0.3)
    pen.polygon(shape, hue)
    for side in (-1, 1):
        pen.polygon(placed([(side * 0.12, 0.1), (side * 0.6, -0.18), (side * 0.46, 0.26)], x, y, r), (255, 240, 120))
    fangs = [(-0.3, 0.46), (-0.18, 0.74), (-0.06, 0.46), (0.06, 0.46), (0.18, 0.74), (0.3, 0.46)]
    pen.polygon(placed(fangs, x, y, r), WHITE)


def _monster(pen: Pen, r: int) -> None:
    c = r + margin(r * 0.3)
    monster_shape(pen, c, c, r, (84, 60, 110))


def monster(r: int) -> Sprite:
    size = 2 * (r + margin(r * 0.3))
    return Sprite(_monster, size, size, (r,))
