"""The frame that buildings are drawn in, and the colours of a building, rebuilt or in ruins."""

from __future__ import annotations

import math

from render.bluemoon.sprites import HUES
from render.pen import Pen, Point, Shape, bezier
from render.sprites import WHITE
from render.theme import GOLD, Colour, mix

FIRE: Colour = (255, 122, 30)
LIGHT: Colour = (255, 226, 90)
CREAM: Colour = (255, 246, 214)
DUSK: Colour = (84, 92, 128)
_WATER: Colour = (92, 178, 240)
_STONE: Colour = (118, 124, 150)
"""What the colours of ruins fade to."""
_WALLS: dict[str, Colour] = {
    "black": (112, 98, 116),
    "red": (232, 152, 106),
    "blue": (206, 224, 244),
    "grey": (200, 200, 212),
    "brown": (196, 140, 90),
    "white": (253, 250, 242),
    "yellow": (250, 222, 150),
    "any": (250, 226, 206),
}
_ROOFS: dict[str, Colour] = {
    "black": (48, 40, 62),
    "red": (198, 58, 28),
    "blue": (38, 88, 220),
    "grey": (98, 100, 124),
    "brown": (112, 50, 26),
    "white": (134, 164, 210),
    "yellow": (226, 158, 24),
    "any": (170, 66, 180),
}
_BURNT: tuple[Colour, Colour] = (116, 108, 132), (74, 66, 96)
"""Walls and roofs of black ruins, which would not be seen in the dusk."""
FLAME: list[Point] = [
    *bezier((0, 0), (-0.6, 0.1), (-0.75, 0.6), (-0.35, 1.0)),
    (-0.3, 0.8),
    *bezier((-0.25, 0.75), (-0.1, 1.1), (-0.1, 1.4), (0.08, 1.75)),
    *bezier((0.08, 1.75), (0.1, 1.3), (0.5, 1.2), (0.42, 0.7)),
    *bezier((0.45, 0.8), (0.75, 0.5), (0.55, 0.05), (0, 0)),
]
"""Upwards from (0, 0)."""


class Look:
    """The colours of one building in one state."""

    def __init__(self, hue: str, ruin: bool) -> None:
        wall, roof = _WALLS[hue], _ROOFS[hue]
        if ruin:
            wall, roof = _BURNT if hue == "black" else (mix(wall, _STONE, 0.62), mix(roof, _STONE, 0.5))
        self.ruin = ruin
        self.wall, self.shade = wall, mix(wall, (40, 26, 60), 0.28)
        self.light = mix(wall, WHITE, 0.3 if ruin else 0.5)
        self.roof, self.deep = roof, mix(roof, (20, 14, 40), 0.34)
        self.gold = mix(GOLD, _STONE, 0.6) if ruin else GOLD
        self.door: Colour = (34, 36, 58) if ruin else (92, 48, 40)
        self.glass: Colour = (38, 42, 66) if ruin else (70, 58, 110)
        self.water = mix(_WATER, DUSK, 0.62) if ruin else _WATER
        self.fire: Colour = (74, 62, 84) if ruin else FIRE

    def cloth(self, colour: str) -> Colour:
        """Flags, fruit, books: the colour of a people, faded in ruins."""
        return mix(HUES[colour], _STONE, 0.6) if self.ruin else HUES[colour]


class Brush:
    """A pen for buildings: x from -118 to 118 around the middle, y upwards from the ground to about 150."""

    __slots__ = ("_high", "_k", "_x", "_y", "pen", "ruin")

    def __init__(self, pen: Pen, x: float, y: float, k: float, ruin: bool = False, stretch: float = 1) -> None:
        """Draw around x on the ground at y, k times as large, `stretch` times as high."""
        self.pen, self._x, self._y, self._k, self._high, self.ruin = pen, x, y, k, k * stretch, ruin

    def at(self, points: Shape) -> list[Point]:
        return [(self._x + a * self._k, self._y - b * self._high) for a, b in points]

    def poly(self, points: Shape, c: Colour) -> None:
        self.pen.polygon(self.at(points), c)

    def rect(self, x0: float, y0: float, x1: float, y1: float, c: Colour) -> None:
        self.poly([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], c)

    def line(self, points: Shape, c: Colour, width: float) -> None:
        self.pen.line(self.at(points), c, width * self._k)

    def disc(self, x: float, y: float, r: float, c: Colour) -> None:
        ((a, b),) = self.at([(x, y)])
        self.pen.disc(a, b, r * self._k, c)

    def oval(self, x: float, y: float, rx: float, ry: float, c: Colour) -> None:
        ((a, b),) = self.at([(x, y)])
        self.pen.oval(a, b, rx * self._k, ry * self._k, c)

    def dome(self, x: float, y: float, rx: float, ry: float, c: Colour, shade: Colour | None = None) -> None:
        half = [(math.cos(math.pi * i / 24), math.sin(math.pi * i / 24)) for i in range(25)]
        self.poly([(x + rx * a, y + ry * b) for a, b in half], shade or c)
        if shade:
            self.poly([(x - rx * 0.16 + rx * 0.84 * a, y + ry * b) for a, b in half], c)

    def arch(self, x: float, y: float, w: float, h: float, c: Colour | None) -> None:
        """An opening with a round head; without a colour a hole."""
        r = w / 2
        turns = [math.pi * i / 16 for i in range(17)]
        shape = [(x + r, y), *[(x + r * math.cos(a), y + h - r + r * math.sin(a)) for a in turns], (x - r, y)]
        if c:
            self.poly(shape, c)
        else:
            self.pen.cut(self.at(shape))

    def wall(self, x0: float, y0: float, x1: float, y1: float, k: Look) -> None:
        """A wall with its shaded right side and a light edge on top."""
        self.rect(x0, y0, x1, y1, k.wall)
        self.rect(x1 - (x1 - x0) * 0.26, y0, x1, y1, k.shade)
        self.rect(x0, y1 - 3, x1, y1, k.light)

    def teeth(self, x0: float, x1: float, y: float, h: float, n: int, c: Colour) -> None:
        step = (x1 - x0) / (2 * n - 1)
        for i in range(n):
            self.rect(x0 + 2 * i * step, y - 0.5, x0 + (2 * i + 1) * step, y + h, c)

    def cone(self, x: float, y: float, w: float, h: float, k: Look) -> None:
        self.poly([(x - w, y), (x + w, y), (x, y + h)], k.roof)
        self.poly([(x + w * 0.25, y), (x + w, y), (x, y + h)], k.deep)

    def gable(self, x0: float, x1: float, y: float, h: float, inset: float, k: Look) -> None:
        self.poly([(x0, y), (x1, y), (x1 - inset, y + h), (x0 + inset, y + h)], k.roof)
        self.poly([(x0, y), (x1, y), (x1 - 2, y + 4), (x0 + 2, y + 4)], k.deep)

    def flag(self, x: float, y: float, h: float, c: Colour, k: Look) -> None:
        self.line([(x, y), (x, y + h)], k.deep, 2)
        self.poly([(x, y + h), (x + 18, y + h - 5), (x, y + h - 11)], c)

    def flame(self, x: float, y: float, r: float) -> None:
        self.poly([(x + a * r, y + b * r) for a, b in FLAME], FIRE)
        self.poly([(x + a * r * 0.55, y + b * r * 0.55) for a, b in FLAME], LIGHT)
