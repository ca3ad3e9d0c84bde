"""Signs for what happens: the Chronicles, a Holiday, War, a Priest, what a Civ does after the round."""

from __future__ import annotations

import math

from render.pen import Pen, Sprite, hexagon, margin, placed
from render.sprites import WHITE
from render.theme import GOLD, OUTLINE, Colour, mix
from render.theocratia import buildings, sprites

LETTERS = 55
"""Capitals of 39 pixels: 9 on a phone."""
SAND: Colour = (231, 210, 170)
"""Under what may be taken: market, tokens, the card in force."""
UMBER: Colour = (66, 40, 28)
"""Letters on sand."""
INK: Colour = (248, 243, 230)


def _book(pen: Pen, r: int) -> None:
    c = r * 1.1 + 2
    pen.polygon(placed([(-1.1, -0.66), (0, -0.5), (1.1, -0.66), (1.1, 0.8), (0, 0.96), (-1.1, 0.8)], c, c, r), OUTLINE)
    for s in (-1, 1):
        page = [(s * 0.06, -0.36), (s * 0.98, -0.56), (s * 0.98, 0.62), (s * 0.06, 0.8)]
        pen.polygon(placed(page, c, c, r), (255, 240, 206))
        for k in (-0.2, 0.08, 0.36):
            pen.line(placed([(s * 0.24, k), (s * 0.8, k - 0.1)], c, c, r), (150, 120, 80), r * 0.11)


def book(r: int) -> Sprite:
    """The Chronicles."""
    return Sprite(_book, round(2.2 * r) + 4, round(2.2 * r) + 4, (r,))


def lantern_shape(pen: Pen, x: float, y: float, r: float) -> None:
    pen.line([(x, y - r), (x, y - r * 0.6)], OUTLINE, r * 0.2)
    for rx, hue in ((0.94, OUTLINE), (0.8, (240, 92, 44)), (0.44, (255, 150, 70)), (0.14, (240, 92, 44))):
        pen.oval(x, y + r * 0.06, r * rx, r * (0.82 if hue == OUTLINE else 0.7), hue)
    for dy in (-0.68, 0.66):
        pen.card((x - r * 0.46, y + r * (dy - 0.1), x + r * 0.46, y + r * (dy + 0.16)), r * 0.1, GOLD)
    pen.line([(x, y + r * 0.84), (x, y + r)], GOLD, r * 0.14)


def _lantern(pen: Pen, r: int) -> None:
    lantern_shape(pen, r + 3, r + 3, r * 0.92)


def lantern(r: int) -> Sprite:
    """A Holiday."""
    return Sprite(_lantern, 2 * r + 6, 2 * r + 6, (r,))


def _swords(pen: Pen, r: int, ink: Colour) -> None:
    c = r + 5
    for s in (-1, 1):
        blade = placed([(s * 0.82, -0.86), (-s * 0.5, 0.46)], c, c, r)
        guard = placed([(-s * 0.7, 0.12), (-s * 0.16, 0.66)], c, c, r)
        hilt = placed([(-s * 0.5, 0.46), (-s * 0.8, 0.78)], c, c, r)
        for part, hue, width in ((blade, ink, 0.2), (guard, GOLD, 0.17), (hilt, GOLD, 0.2)):
            pen.line(part, OUTLINE, r * (width + 0.2))
            pen.line(part, hue, r * width)


def swords(r: int, ink: Colour = INK) -> Sprite:
    """War."""
    return Sprite(_swords, 2 * r + 10, 2 * r + 10, (r, ink))


def _priest(pen: Pen, r: int, civ: str | None) -> None:
    c, hue = r + 4, sprites.CIV_HUES[civ] if civ else INK
    body = placed([(-0.34, -0.24), (0.34, -0.24), (0.74, 1), (-0.74, 1)], c, c - r * 0.06, r)
    y = c - r * 0.46
    pen.outline(body, OUTLINE, r * 0.24)
    for size, fill in ((0.54, OUTLINE), (0.48, GOLD), (0.38, OUTLINE)):
        pen.disc(c, y, r * size, fill)
    pen.outline(body, WHITE, r * 0.12)
    pen.polygon(body, hue)
    pen.disc(c, y, r * 0.32, mix(hue, WHITE, 0.72) if civ else (255, 232, 196))
    if civ:
        sprites.civ_shape(pen, civ, c, c + r * 0.46, r * 0.32, sprites.ink_on(civ))


def priest(r: int, civ: str | None = None) -> Sprite:
    """A Priest of a Civ; white: one step of the Priest of the Civ that is meant."""
    return Sprite(_priest, 2 * r + 8, 2 * r + 8, (r, civ))


def _crown(pen: Pen, r: int) -> None:
    c = r + margin(r * 0.3)
    points = [(-0.84, 0.6), (-1, -0.44), (-0.46, 0.02), (0, -0.8), (0.46, 0.02), (1, -0.44), (0.84, 0.6)]
    pen.outline(placed(points, c, c, r), OUTLINE, r * 0.3)
    pen.polygon(placed(points, c, c, r), GOLD)
    pen.card((c - r * 0.84, c + r * 0.36, c + r * 0.84, c + r * 0.68), r * 0.08, (226, 150, 34))


def crown(r: int) -> Sprite:
    """The first player."""
    size = 2 * (r + margin(r * 0.3))
    return Sprite(_crown, size, size, (r,))


def _eye(pen: Pen, r: int) -> None:
    c = r * 1.2 + 2
    turns = [math.pi * k / 16 for k in range(17)]
    upper = [(c - r + 2 * r * k / 16, c - r * 0.62 * math.sin(a)) for k, a in enumerate(turns)]
    lower = [(c + r - 2 * r * k / 16, c + r * 0.62 * math.sin(a)) for k, a in enumerate(turns)]
    lid = [*upper, *lower]
    pen.outline(lid, OUTLINE, r * 0.3)
    pen.outline(lid, GOLD, r * 0.16)
    pen.polygon(lid, INK)
    for size, hue in ((0.44, (84, 62, 168)), (0.2, OUTLINE)):
        pen.disc(c, c, r * size, hue)
    pen.disc(c - r * 0.14, c - r * 0.16, r * 0.1, WHITE)


def eye(r: int) -> Sprite:
    """The round in force."""
    size = 2 * round(r * 1.2 + 2)
    return Sprite(_eye, size, size, (r,))


def _hollow(pen: Pen, colour: str, r: int) -> None:
    c = r + margin(r * 0.52)
    pen.outline(sprites.outline(colour, c, c, r * 0.86), (70, 78, 116), r * 0.24)


def hollow(colour: str, r: int) -> Sprite:
    """The place of a crystal that there is none of."""
    size = 2 * (r + margin(r * 0.52))
    return Sprite(_hollow, size, size, (colour, r))


_DEVELOPMENT = 80, 60


def _development(pen: Pen, kind: str) -> None:
    wide, high = _DEVELOPMENT
    pen.card((0, 0, wide, high), 12, OUTLINE)
    pen.card((3, 3, wide - 3, high - 3), 10, SAND)
    if kind == "dev_expansion":
        pen.polygon(hexagon(29, 30, 24), sprites.PLAINS)
        buildings.plain_shape(pen, "house", 29, 30, 15, INK)
        for a, b in (((55, 30), (73, 30)), ((64, 21), (64, 39))):
            pen.line([a, b], UMBER, 7)
    elif kind == "dev_holiday":
        lantern_shape(pen, wide / 2, 29, 24)
    else:
        pen.line([(24, 30), (56, 30)], (176, 146, 100), 8)


def development(kind: str) -> Sprite:
    """What the Civ does after this round, on its card."""
    return Sprite(_development, *_DEVELOPMENT, (kind,))
