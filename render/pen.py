"""Sprites, and the pen that paints them with antialiasing."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from render.theme import Colour

SUPERSAMPLING = 4
"""Pillow draws without antialiasing, so shapes are drawn this much larger and averaged down."""
_BAND = 1 << 17
"""Pixels painted at a time: bounds the memory a large sprite needs while it is made."""

_WAYS = 16
"""Directions in which a shape is moved to grow a rim around it."""

Point = tuple[float, float]
Shape = Sequence[Point]


class Sprite(NamedTuple):
    """What to paint, how large, with which arguments. Equal sprites are painted once."""

    paint: Callable[..., None]
    """Called as paint(pen, *args), maybe several times for one sprite: a pure function of its arguments."""
    width: int
    height: int
    args: tuple[object, ...] = ()
    under: Colour | None = None
    """The colour it always lies on, if any: the sprite is then opaque, and much cheaper to paste."""

    def __repr__(self) -> str:
        name = f"{self.paint.__module__}.{self.paint.__name__}"
        return f"{name}{self.args}:{self.width}x{self.height}:{self.under}"


class Pen:
    """Draws in the sprite's own pixels, fractions allowed; (0, 0) is its upper left corner."""

    __slots__ = ("_draw", "_top", "image")

    def __init__(self, width: int, height: int, top: int = 0) -> None:
        self.image = Image.new("RGBA", (width * SUPERSAMPLING, height * SUPERSAMPLING))
        self._draw = ImageDraw.Draw(self.image)
        self._top = top

    def polygon(self, shape: Shape, fill: Colour) -> None:
        self._draw.polygon(self._scaled(shape), fill)

    def cut(self, shape: Shape) -> None:
        """Make everything painted there so far transparent."""
        self._draw.polygon(self._scaled(shape), (0, 0, 0, 0))

    def outline(self, shape: Shape, colour: Colour, width: float) -> None:
        """A closed line along the shape, half of it inside, with round corners."""
        self.line([*shape, shape[0]], colour, width)

    def line(self, points: Shape, colour: Colour, width: float) -> None:
        scaled = self._scaled(points)
        thick = round(width * SUPERSAMPLING)
        self._draw.line(scaled, colour, thick, joint="curve")
        r = thick / 2
        for x, y in (scaled[0], scaled[-1]):
            self._draw.ellipse((x - r, y - r, x + r, y + r), colour)

    def disc(
        self, x: float, y: float, r: float, fill: Colour | None, edge: Colour | None = None, width: float = 0
    ) -> None:
        """A disc, its edge drawn inside the radius."""
        self._draw.ellipse(self._box(x - r, y - r, x + r, y + r), fill, edge, round(width * SUPERSAMPLING))

    def oval(self, x: float, y: float, rx: float, ry: float, fill: Colour) -> None:
        self._draw.ellipse(self._box(x - rx, y - ry, x + rx, y + ry), fill)

    def arc(self, x: float, y: float, r: float, start: float, end: float, colour: Colour, width: float) -> None:
        """Part of a ring around radius r; degrees clockwise from the east."""
        r += width / 2
        self._draw.arc(self._box(x - r, y - r, x + r, y + r), start, end, colour, round(width * SUPERSAMPLING))

    def slice(self, x: float, y: float, r: float, start: float, end: float, fill: Colour) -> None:
        self._draw.pieslice(self._box(x - r, y - r, x + r, y + r), start, end, fill)

    def card(
        self,
        box: tuple[float, float, float, float],
        radius: float,
        fill: Colour | None,
        edge: Colour | None = None,
        width: float = 0,
    ) -> None:
        """A rectangle with round corners, its edge drawn inside the box."""
        left, top, right, bottom = self._box(*box)
        scaled = (left, top, right - 1, bottom - 1)
        self._draw.rounded_rectangle(scaled, radius * SUPERSAMPLING, fill, edge, round(width * SUPERSAMPLING))

    def halo(self, x: float, y: float, inner: float, outer: float, colour: Colour, strength: int) -> None:
        """Light that fades from `inner` to `outer`; under everything painted later."""
        for step in range(24, 0, -1):
            r = inner + (outer - inner) * step / 24
            alpha = round(strength * (1 - step / 24) ** 1.6)
            self._draw.ellipse(self._box(x - r, y - r, x + r, y + r), (*colour, alpha))

    def veil(self, box: tuple[float, float, float, float], radius: float, colour: Colour, strength: int) -> None:
        """Dusk over whatever the sprite is laid on; strength 0 to 255."""
        self._draw.rounded_rectangle(self._box(*box), radius * SUPERSAMPLING, (*colour, strength))

    def texture(self, shape: Shape, colour: Colour, strength: int, draw: Callable[[Pen], None]) -> None:
        """What `draw` paints on a pen of the same size, laid over the shape in one colour; strength 0 to 255."""
        other = self.layer()
        draw(other)
        inside = Image.new("L", self.image.size)
        ImageDraw.Draw(inside).polygon(self._scaled(shape), strength)
        mask = Image.composite(inside, Image.new("L", inside.size), other.image.getchannel("A"))
        self.image.paste((*colour, 255), (0, 0), mask)

    def layer(self) -> Pen:
        """An empty pen of the same size, for `lay`."""
        other = Pen.__new__(Pen)
        other.image = Image.new("RGBA", self.image.size)
        other._draw = ImageDraw.Draw(other.image)
        other._top = self._top
        return other

    def lay(self, other: Pen, inside: bool = False) -> None:
        """Lay a layer over everything; `inside`: only over what is painted already."""
        if inside:
            here = ImageChops.multiply(other.image.getchannel("A"), self.image.getchannel("A"))
            self.image.paste(other.image, (0, 0), here)
        else:
            self.image.alpha_composite(other.image)

    def rim(self, width: float, colour: Colour) -> None:
        """A line around everything painted so far."""
        far = round(width * SUPERSAMPLING)
        left, top, right, bottom = self.image.getbbox() or (0, 0, 0, 0)
        box = max(0, left - far), max(0, top - far), right + far, bottom + far
        part = self.image.crop(box)
        alpha, grown = part.getchannel("A"), Image.new("L", part.size)
        for k in range(_WAYS):
            a = 2 * math.pi * k / _WAYS
            grown.paste(255, (round(far * math.cos(a)), round(far * math.sin(a))), alpha)
        under = Image.new("RGBA", part.size, (*colour, 0))
        under.putalpha(grown)
        under.alpha_composite(part)
        self.image.paste(under, box[:2])

    def keep(self, box: tuple[float, float, float, float], radius: float) -> None:
        """Make everything outside a rectangle with round corners transparent."""
        left, top, right, bottom = self._box(*box)
        mask = Image.new("L", self.image.size)
        ImageDraw.Draw(mask).rounded_rectangle((left, top, right - 1, bottom - 1), radius * SUPERSAMPLING, 255)
        self.image.putalpha(ImageChops.multiply(self.image.getchannel("A"), mask))

    def done(self) -> Image.Image:
        return self.image.reduce(SUPERSAMPLING)

    def _scaled(self, points: Shape) -> list[Point]:
        return [(x * SUPERSAMPLING, (y - self._top) * SUPERSAMPLING) for x, y in points]

    def _box(self, left: float, top: float, right: float, bottom: float) -> tuple[float, float, float, float]:
        k = SUPERSAMPLING
        return left * k, (top - self._top) * k, right * k, (bottom - self._top) * k


def painted(sprite: Sprite) -> Image.Image:
    """Paint the sprite: RGBA, or RGB when `under` is given."""
    image = Image.new("RGBA", (sprite.width, sprite.height))
    rows = max(1, _BAND // sprite.width)
    for top in range(0, sprite.height, rows):
        pen = Pen(sprite.width, min(rows, sprite.height - top), top)
        sprite.paint(pen, *sprite.args)
        image.paste(pen.done(), (0, top))
    if sprite.under is None:
        return image
    opaque = Image.new("RGB", image.size, sprite.under)
    opaque.paste(image, (0, 0), image)
    return opaque


def hexagon(x: float, y: float, r: float) -> list[Point]:
    """The corners of a hexagon with pointed top, clockwise from the top; r is its side."""
    return [(x + r * math.sin(k * math.pi / 3), y - r * math.cos(k * math.pi / 3)) for k in range(6)]


def polygon(x: float, y: float, r: float, corners: int, turn: float = 0) -> list[Point]:
    """A regular polygon, its first corner `turn` degrees clockwise from the top."""
    angles = [math.radians(turn + 360 * k / corners) for k in range(corners)]
    return [(x + r * math.sin(a), y - r * math.cos(a)) for a in angles]


def star(x: float, y: float, r: float, points: int = 5, inner: float = 0.44) -> list[Point]:
    return [
        (x + k * math.sin(math.pi * i / points), y - k * math.cos(math.pi * i / points))
        for i in range(2 * points)
        for k in (r * inner if i % 2 else r,)
    ]


def bezier(a: Point, b: Point, c: Point, d: Point, steps: int = 10) -> list[Point]:
    """Points along a cubic curve from a to d."""
    points = []
    for i in range(steps + 1):
        t = i / steps
        wa, wb, wc, wd = (1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3
        points.append((wa * a[0] + wb * b[0] + wc * c[0] + wd * d[0], wa * a[1] + wb * b[1] + wc * c[1] + wd * d[1]))
    return points


def margin(line: float) -> int:
    """The room a sprite leaves around a shape for an outline of this width."""
    return math.ceil(line / 2) + 1


def placed(shape: Shape, x: float, y: float, r: float) -> list[Point]:
    """A shape given around (0, 0) with extent 1, moved and enlarged."""
    return [(x + r * a, y + r * b) for a, b in shape]
