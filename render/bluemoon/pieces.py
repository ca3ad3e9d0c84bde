"""Figures and dragons: each seat by colour and shape, each dragon by colour and outline."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from render.pen import Pen, Point, Shape, Sprite, bezier, placed
from render.sprites import WHITE, seat_outline
from render.theme import OUTLINE, Colour, Theme, mix

DRAGON_HUES: dict[str, Colour] = {
    "red_dragon": (200, 40, 32),
    "green_dragon": (178, 240, 120),
    "blue_dragon": (44, 90, 255),
}
_MARGIN = 7


def _rims(pen: Pen, r: float) -> None:
    """A white and a dark line, thinner around small pieces."""
    share = min(1.0, r / 40)
    pen.rim(max(1.2, 3 * share), WHITE)
    pen.rim(max(1.2, 2.4 * share), OUTLINE)


# -- figures

_LEFT = bezier((-34, 0), (-28, -30), (-16, -46), (-13, -62))
_RIGHT = bezier((13, -62), (16, -46), (28, -30), (34, 0))
_FOLD = bezier((14, 0), (10, -30), (6, -46), (4, -62))


def _figure(pen: Pen, theme: Theme, owner: int, high: int) -> None:
    hue, k = theme.seats[owner], high / 100
    c, foot, dark = high * 0.4 + _MARGIN, high + _MARGIN - 2, mix(hue, OUTLINE, 0.25)
    pen.polygon(placed([*_LEFT, *_RIGHT], c, foot, k), hue)
    pen.polygon(placed([*_RIGHT, *_FOLD], c, foot, k), dark)
    pen.disc(c, foot - 76 * k, 20 * k, hue)
    pen.slice(c, foot - 76 * k, 20 * k, -60, 70, dark)
    pen.polygon(seat_outline(owner, c, foot - 22 * k, 17 * k), OUTLINE)
    pen.polygon(seat_outline(owner, c, foot - 22 * k, 12 * k), WHITE)
    _rims(pen, high / 2)


def figure(theme: Theme, owner: int, high: int) -> Sprite:
    """A cloaked figure with its shape on the chest."""
    return Sprite(_figure, round(high * 0.8) + 2 * _MARGIN, high + 2 * _MARGIN, (theme, owner, high))


# -- dragons


def _ribbon(pen: Pen, points: Shape, widths: Sequence[float], hue: Colour) -> None:
    """A stroke of changing width."""
    steps = len(points) - 1
    for i in range(4 * steps):
        (x0, y0), (x1, y1), share = points[i // 4], points[i // 4 + 1], i % 4 / 4
        at = i / (4 * steps) * (len(widths) - 1)
        a = min(int(at), len(widths) - 2)
        r = widths[a] + (widths[a + 1] - widths[a]) * (at - a)
        pen.disc(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, r, hue)


class _Body:
    """Draws a dragon around a middle: main colour, its shade and its light."""

    def __init__(self, pen: Pen, hue: Colour, middle: float, r: float) -> None:
        self._pen, self._c, self._r = pen, middle, r
        self.hue, self.low, self.high = hue, mix(hue, OUTLINE, 0.35), mix(hue, WHITE, 0.42)

    def at(self, points: Shape) -> list[Point]:
        return placed(list(points), self._c, self._c, self._r)

    def part(self, points: Shape, hue: Colour) -> None:
        self._pen.polygon(self.at(points), hue)

    def spine(self, points: Shape, widths: Sequence[float], hue: Colour) -> None:
        _ribbon(self._pen, self.at(points), [width * self._r for width in widths], hue)

    def wing(self, points: Shape, root: Point, tips: Shape) -> None:
        self.part(points, self.high)
        for tip in tips:
            self._pen.line(self.at([root, tip]), self.hue, self._r * 0.07)

    def head(self, points: Shape, horn: Shape, eye: Point, horns: Colour) -> None:
        self.part(horn, horns)
        self.part(points, self.hue)
        ((x, y),) = self.at([eye])
        self._pen.disc(x, y, self._r * 0.1, WHITE)
        self._pen.disc(x, y, self._r * 0.05, OUTLINE)


def _red(d: _Body) -> None:
    """Winged."""
    d.part([(0.0, 0.1), (-0.34, -0.5), (-0.36, -1), (-0.1, -0.72), (0.12, -0.94), (0.2, -0.4)], d.low)
    spine = [
        *bezier((0.98, 0.5), (0.7, 0.95), (0.3, 0.85), (0.12, 0.45)),
        *bezier((0.12, 0.45), (-0.02, 0.15), (-0.06, -0.2), (-0.38, -0.26)),
    ]
    d.spine(spine, [0.03, 0.09, 0.2, 0.2, 0.13, 0.12], d.hue)
    d.part([(1.0, 0.3), (0.84, 0.6), (1.08, 0.68)], d.hue)
    wing = [
        (-0.02, 0.18), (0.06, -0.5), (0.3, -1), (0.46, -0.66), (0.74, -0.8), (0.74, -0.42), (1.04, -0.34), (0.72, 0.0),
        (0.42, 0.34),
    ]  # fmt: skip
    d.wing(wing, (0.06, 0.16), ((0.3, -1), (0.74, -0.8), (1.04, -0.34)))
    d.part([(0.02, 0.6), (-0.16, 0.96), (0.1, 0.86), (0.3, 0.7)], d.hue)
    head = [(-0.28, -0.46), (-0.5, -0.5), (-0.98, -0.26), (-0.94, -0.12), (-0.5, -0.08), (-0.3, -0.12)]
    d.head(head, [(-0.34, -0.4), (-0.06, -0.72), (-0.2, -0.3)], (-0.54, -0.32), d.low)


def _green(d: _Body) -> None:
    """Stout, with a jagged back."""
    spine = [
        *bezier((1.0, 0.1), (0.98, 0.7), (0.6, 0.72), (0.2, 0.42)),
        *bezier((0.2, 0.42), (-0.1, 0.2), (-0.2, 0.0), (-0.44, -0.2)),
    ]
    for x, y, s in ((-0.12, -0.3, 0.2), (0.12, -0.12, 0.26), (0.4, 0.04, 0.26), (0.66, 0.24, 0.2), (0.86, 0.3, 0.14)):
        d.part([(x - 0.16, y + 0.24), (x + s * 0.5, y - s), (x + 0.18, y + 0.3)], d.low)
    d.spine(spine, [0.04, 0.12, 0.3, 0.4, 0.3, 0.22], d.hue)
    for x in (-0.12, 0.42):
        d.part([(x - 0.12, 0.5), (x + 0.18, 0.5), (x + 0.16, 0.96), (x - 0.22, 0.96)], d.hue)
    d.spine([(0.5, 0.62), (0.2, 0.6), (-0.1, 0.42), (-0.3, 0.14)], [0.06, 0.13, 0.12, 0.08], d.high)
    wing = [(0.08, 0.18), (0.1, -0.62), (0.44, -0.34), (0.78, -0.44), (0.56, 0.26)]
    d.wing(wing, (0.22, 0.2), ((0.1, -0.62), (0.44, -0.34), (0.78, -0.44)))
    head = [(-0.3, -0.5), (-0.6, -0.52), (-1, -0.24), (-1, 0.02), (-0.56, 0.1), (-0.3, 0.04)]
    d.head(head, [(-0.5, -0.42), (-0.52, -0.86), (-0.28, -0.44)], (-0.6, -0.24), d.low)


def _blue(d: _Body) -> None:
    """Snaking."""
    spine = [
        *bezier((0.86, -0.3), (1.2, 0.3), (0.9, 0.86), (0.4, 0.7)),
        *bezier((0.4, 0.7), (0.0, 0.56), (-0.3, 0.5), (-0.26, 0.1)),
        *bezier((-0.26, 0.1), (-0.22, -0.2), (0.0, -0.5), (-0.36, -0.62)),
    ]
    d.part([(0.9, -0.16), (0.5, -0.62), (0.8, -0.6), (0.98, -0.86), (1.1, -0.3)], d.high)
    wing = [(0.02, 0.5), (0.12, -0.36), (0.34, -0.1), (0.56, -0.3), (0.6, 0.1), (0.82, 0.16), (0.56, 0.62)]
    d.wing(wing, (0.26, 0.54), ((0.12, -0.36), (0.56, -0.3), (0.82, 0.16)))
    d.part([(0.0, 0.5), (-0.5, 0.94), (-0.1, 0.88), (0.2, 0.98), (0.3, 0.66)], d.high)
    d.spine(spine, [0.05, 0.13, 0.22, 0.27, 0.22, 0.16, 0.15], d.hue)
    head = [(-0.16, -0.72), (-0.44, -0.84), (-1.0, -0.58), (-0.98, -0.44), (-0.5, -0.36), (-0.18, -0.42)]
    d.head(head, [(-0.36, -0.76), (0.0, -1.0), (0.06, -0.66), (-0.2, -0.56)], (-0.5, -0.64), d.high)


_BODIES: dict[str, Callable[[_Body], None]] = {"red_dragon": _red, "green_dragon": _green, "blue_dragon": _blue}


def dragon_shape(pen: Pen, name: str, middle: float, r: float) -> None:
    """Draw the dragon on a layer of its own around (middle, middle)."""
    layer = pen.layer()
    _BODIES[name](_Body(layer, DRAGON_HUES[name], middle, r))
    _rims(layer, r)
    pen.lay(layer)


def _dragon(pen: Pen, name: str, r: int) -> None:
    dragon_shape(pen, name, r + _MARGIN, r * 0.9)


def dragon(name: str, r: int) -> Sprite:
    size = 2 * (r + _MARGIN)
    return Sprite(_dragon, size, size, (name, r))
