"""Shapes that drawings are made of. Buildings stand on y = 0 in a frame of -90..90 by -166..0."""

from __future__ import annotations

import math

from render.pen import Point
from render.theme import OUTLINE, Colour, mix

Layer = tuple[Colour, list[Point]]
"""A filled shape."""

STONE: Colour = (232, 220, 200)
SHADE: Colour = (160, 146, 138)
ROOF: Colour = (206, 92, 62)
TEAL: Colour = (60, 164, 172)
LEAF: Colour = (98, 184, 46)
WOOD: Colour = (170, 104, 54)
IVORY: Colour = (255, 250, 238)
UMBER: Colour = (74, 42, 18)
WINDOW: Colour = (84, 74, 120)
DOOR: Colour = (74, 42, 30)
LAMP: Colour = (255, 226, 120)


def deep(colour: Colour, share: float = 0.3) -> Colour:
    return mix(colour, OUTLINE, share)


def box(left: float, top: float, right: float, foot: float) -> list[Point]:
    return [(left, top), (right, top), (right, foot), (left, foot)]


def oval(x: float, y: float, rx: float, ry: float | None = None, start: float = 0, end: float = 360) -> list[Point]:
    """An ellipse or part of one; degrees clockwise from the east."""
    ry = rx if ry is None else ry
    steps = 36 if end - start == 360 else 24
    angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(x + rx * math.cos(a), y + ry * math.sin(a)) for a in angles]


def dome(x: float, y: float, rx: float, ry: float | None = None) -> list[Point]:
    """The upper half of an ellipse."""
    return oval(x, y, rx, ry, 180, 360)


def arch(x: float, foot: float, half: float, high: float) -> list[Point]:
    """A window or door with a round top."""
    return [(x - half, foot), *dome(x, foot - high + half, half), (x + half, foot)]


def wall(left: float, right: float, top: float, teeth: int, tooth: float = 10) -> list[Point]:
    """A wall with battlements."""
    step = (right - left) / (2 * teeth - 1)
    points: list[Point] = [(left, 0)]
    for i in range(2 * teeth - 1):
        y = top if i % 2 == 0 else top + tooth
        points += [(left + i * step, y), (left + (i + 1) * step, y)]
    return [*points, (right, 0)]


_FIR = [(0, -1), (0.4, -0.42), (0.22, -0.42), (0.56, 0.1), (0.3, 0.1), (0.7, 0.7)]


def fir(x: float, y: float, r: float) -> list[Point]:
    outline = [*_FIR, *((-a, b) for a, b in reversed(_FIR[1:]))]
    return [(x + a * r, y + b * r) for a, b in outline]


def rays(x: float, y: float, number: int, near: float, far: float) -> list[list[Point]]:
    """Pointed rays around a middle."""
    found = []
    for i in range(number):
        a = 2 * math.pi * i / number
        ends = ((near, a - 0.2), (far, a), (near, a + 0.2))
        found.append([(x + r * math.cos(b), y + r * math.sin(b)) for r, b in ends])
    return found
