"""Buildings as small models in the colour and with the sign of their Civ: each kind has an outline of its own."""

from __future__ import annotations

from render.pen import Pen, Shape, Sprite, placed
from render.sprites import WHITE
from render.theme import OUTLINE, Colour, mix
from render.theocratia import sprites

_OUTLINES: dict[str, Shape] = {
    "house": [(-0.95, -0.05), (0, -0.9), (0.95, -0.05), (0.7, -0.05), (0.7, 0.85), (-0.7, 0.85), (-0.7, -0.05)],
    "factory": [
        (-0.95, 0.85), (-0.95, -0.2), (-0.5, -0.5), (-0.5, -0.2), (0, -0.5), (0, -0.2), (0.4, -0.42),
        (0.4, -0.95), (0.78, -0.95), (0.78, -0.2), (0.95, -0.2), (0.95, 0.85),
    ],
    "barrack": [
        (-0.95, 0.85), (-0.95, -0.85), (-0.55, -0.85), (-0.55, -0.45), (-0.2, -0.45), (-0.2, -0.8), (0.2, -0.8),
        (0.2, -0.45), (0.55, -0.45), (0.55, -0.85), (0.95, -0.85), (0.95, 0.85),
    ],
    "pyramid": [(-1.05, 0.85), (-0.72, 0.3), (-0.62, 0.3), (-0.3, -0.4), (-0.2, -0.4), (0, -0.95), (0.2, -0.4),
                (0.3, -0.4), (0.62, 0.3), (0.72, 0.3), (1.05, 0.85)],
    "fortress": [
        (-1.05, 0.9), (-1.05, -0.7), (-0.85, -0.95), (-0.6, -0.7), (-0.6, -0.3), (-0.3, -0.3), (-0.3, -0.75),
        (0, -1.1), (0.3, -0.75), (0.3, -0.3), (0.6, -0.3), (0.6, -0.7), (0.85, -0.95), (1.05, -0.7), (1.05, 0.9),
    ],
}  # fmt: skip
KINDS = tuple(_OUTLINES)
_SIDES: dict[str, tuple[Shape, ...]] = {
    "house": ([(0.25, 0), (0.7, 0), (0.7, 0.85), (0.25, 0.85)],),
    "factory": ([(0.5, -0.2), (0.95, -0.2), (0.95, 0.85), (0.5, 0.85)],),
    "barrack": ([(0.55, -0.85), (0.95, -0.85), (0.95, 0.85), (0.5, 0.85), (0.5, -0.3)],),
    "pyramid": ([(0, -0.95), (0.2, -0.4), (0.3, -0.4), (0.62, 0.3), (0.72, 0.3), (1.05, 0.85), (0.34, 0.85)],),
    "fortress": (
        [(-1.05, -0.5), (-0.6, -0.5), (-0.6, 0.9), (-1.05, 0.9)],
        [(0.6, -0.5), (1.05, -0.5), (1.05, 0.9), (0.6, 0.9)],
    ),
}
"""What lies in the shade."""
_TOPS: dict[str, tuple[Shape, ...]] = {
    "house": ([(-0.95, -0.05), (0, -0.9), (0.95, -0.05), (0.7, 0.02), (-0.7, 0.02)],),
    "factory": (
        [(0.4, -0.95), (0.78, -0.95), (0.78, -0.2), (0.4, -0.2)],
        [(-0.95, -0.2), (-0.5, -0.5), (-0.5, -0.2)],
        [(-0.5, -0.2), (0, -0.5), (0, -0.2)],
        [(0, -0.2), (0.4, -0.42), (0.4, -0.2)],
        [(-0.95, -0.2), (0.95, -0.2), (0.95, -0.04), (-0.95, -0.04)],
    ),
    "barrack": ([(-0.95, -0.42), (0.95, -0.42), (0.95, -0.22), (-0.95, -0.22)],),
    "pyramid": (),
    "fortress": (
        [(-1.05, -0.6), (-0.85, -0.95), (-0.6, -0.6)],
        [(-0.3, -0.6), (0, -1.1), (0.3, -0.6)],
        [(0.6, -0.6), (0.85, -0.95), (1.05, -0.6)],
    ),
}
"""Roofs, chimneys, the walk behind battlements."""


def _building(pen: Pen, civ: str, kind: str, r: int) -> None:
    c, hue = r * 1.15 + 4, sprites.CIV_HUES[civ]
    shape = placed(_OUTLINES[kind], c, c, r)
    pen.outline(shape, OUTLINE, r * 0.28)
    pen.outline(shape, WHITE, r * 0.12)
    pen.polygon(shape, hue)
    for parts, shade in ((_SIDES[kind], mix(hue, OUTLINE, 0.22)), (_TOPS[kind], mix(hue, OUTLINE, 0.46))):
        for part in parts:
            pen.polygon(placed(part, c, c, r), shade)
    sprites.civ_shape(pen, civ, c, c + r * 0.34, r * (0.36 if kind != "pyramid" else 0.28), sprites.ink_on(civ))


def building(civ: str, kind: str, r: int) -> Sprite:
    size = round(2.3 * r) + 8
    return Sprite(_building, size, size, (civ, kind, r))


def plain_shape(pen: Pen, kind: str, x: float, y: float, r: float, ink: Colour) -> None:
    shape = placed(list(_OUTLINES[kind]), x, y, r)
    pen.outline(shape, OUTLINE, r * 0.24)
    pen.polygon(shape, mix(ink, OUTLINE, 0.05))


def _plain(pen: Pen, kind: str, r: int, ink: Colour) -> None:
    c = r * 1.15 + 4
    plain_shape(pen, kind, c, c, r, ink)


def plain(kind: str, r: int, ink: Colour) -> Sprite:
    """A building of no Civ in particular: on cards and tokens."""
    size = round(2.3 * r) + 8
    return Sprite(_plain, size, size, (kind, r, ink))
