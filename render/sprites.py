"""Sprites that several games use."""

from __future__ import annotations

import math

from render.pen import Pen, Point, Shape, Sprite, hexagon, margin, placed, polygon, star
from render.theme import Colour, Theme, mix

WHITE: Colour = (255, 255, 255)


# -- seats: a colour and a shape each


def seat_outline(seat: int, x: float, y: float, r: float) -> list[Point]:
    """Triangle, square, diamond; the fourth is a disc."""
    if seat == 0:
        return [(x, y - r), (x + r, y + r * 0.8), (x - r, y + r * 0.8)]
    if seat == 1:
        k = r * 0.86
        return [(x - k, y - k), (x + k, y - k), (x + k, y + k), (x - k, y + k)]
    return polygon(x, y, r * (1.05 if seat == 2 else 0.95), 4 if seat == 2 else 48)


def seat_sign(pen: Pen, theme: Theme, seat: int, x: float, y: float, r: float) -> None:
    shape = seat_outline(seat, x, y, r - r * 0.1)
    pen.outline(shape, theme.dark, r * 0.42)
    pen.outline(shape, WHITE, r * 0.24)
    pen.polygon(shape, theme.seats[seat])


def _seat(pen: Pen, theme: Theme, seat: int, r: int) -> None:
    c = r + margin(r * 0.42)
    seat_sign(pen, theme, seat, c, c, r)


def seat(theme: Theme, seat: int, r: int) -> Sprite:
    size = 2 * (r + margin(r * 0.42))
    return Sprite(_seat, size, size, (theme, seat, r))


# -- cards and frames


def _card(pen: Pen, wide: int, high: int, radius: int, fill: Colour | None, edge: Colour | None, line: float) -> None:
    pen.card((0, 0, wide, high), radius, fill, edge, line)


def card(
    wide: int,
    high: int,
    radius: int = 12,
    fill: Colour | None = None,
    edge: Colour | None = None,
    line: float = 0,
    under: Colour | None = None,
) -> Sprite:
    """A rectangle with round corners; `under` is the plain colour it lies on, where it does."""
    return Sprite(_card, wide, high, (wide, high, radius, fill, edge, line), under)


def _strip(
    pen: Pen, wide: int, high: int, left: int, top: int, radius: int, fill: Colour | None, edge: Colour, line: int
) -> None:
    pen.card((-left, -top, wide - left, high - top), radius, fill, edge, line)


def frame(
    wide: int,
    high: int,
    radius: int,
    edge: Colour,
    line: int,
    fill: Colour | None = None,
    under: Colour | None = None,
) -> list[tuple[Sprite, float, float]]:
    """A frame with round corners as four strips, with their middles: painting its whole inside would cost too much."""
    boxes = (
        (0, 0, wide, radius),
        (0, high - radius, wide, radius),
        (0, radius, line, high - 2 * radius),
        (wide - line, radius, line, high - 2 * radius),
    )
    return [
        (
            Sprite(_strip, across, down, (wide, high, left, top, radius, fill, edge, line), under),
            left + across / 2,
            top + down / 2,
        )
        for left, top, across, down in boxes
    ]


def _veil(pen: Pen, wide: int, high: int, radius: int, colour: Colour) -> None:
    pen.veil((0, 0, wide, high), radius, colour, 160)


def veil(theme: Theme, wide: int, high: int, radius: int = 16) -> Sprite:
    """Over what cannot be chosen now."""
    return Sprite(_veil, wide, high, (wide, high, radius, theme.ground))


# -- marks of the moment: a whole frame for what may be chosen, angles alone for what has changed


def _choosable(pen: Pen, wide: int, high: int, radius: int, fill: Colour, glow: Colour, dark: Colour) -> None:
    framed(pen, (0, 0, wide, high), radius, 8, 3, fill, glow, dark)


def framed(
    pen: Pen,
    box: tuple[float, float, float, float],
    radius: float,
    line: float,
    gap: float,
    fill: Colour,
    glow: Colour,
    dark: Colour,
) -> None:
    """A card in a frame; a dark gap parts the two, which may be equally light."""
    left, top, right, bottom = box
    pen.card(box, radius, glow)
    for inset, hue in ((line, dark), (line + gap, fill)):
        pen.card((left + inset, top + inset, right - inset, bottom - inset), max(0, radius - inset), hue)


def _glowing(pen: Pen, wide: int, high: int, radius: int, glow: Colour, dark: Colour) -> None:
    pen.card((0, 0, wide, high), radius, None, dark, 15)
    pen.card((2, 2, wide - 2, high - 2), radius - 2, None, glow, 9)


def glowing(theme: Theme, wide: int, high: int, radius: int = 24) -> Sprite:
    """A whole frame around what may be chosen, which keeps its own colours."""
    return Sprite(_glowing, wide, high, (wide, high, radius, theme.glow, theme.dark))


def choosable(
    theme: Theme, wide: int, high: int, fill: Colour, under: Colour | None = None, radius: int = 14
) -> Sprite:
    """The empty card of what may be chosen; its own colour is `fill`."""
    tint = mix(fill, theme.glow, 0.2)
    return Sprite(_choosable, wide, high, (wide, high, radius, tint, theme.glow, theme.dark), under)


def _hex_line(pen: Pen, r: int, colour: Colour, width: float, dark: Colour | None) -> None:
    c = r + 5
    shape: Shape = hexagon(c, c, r - width / 2)
    if dark:
        pen.outline(shape, dark, width + 3)
    pen.outline(shape, colour, width)


def hex_line(r: int, colour: Colour, width: float, dark: Colour | None = None) -> Sprite:
    """A line just inside a hex of side r."""
    return Sprite(_hex_line, 2 * r + 10, 2 * r + 10, (r, colour, width, dark))


def choosable_hex(theme: Theme, side: int) -> Sprite:
    """Around a hex that may be chosen."""
    return hex_line(side, theme.glow, max(4, side * 0.12), theme.dark)


def _angles(pen: Pen, shape: Shape, leg: float, line: float, fresh: Colour, dark: Colour) -> None:
    neighbours = zip([shape[-1], *shape[:-1]], shape, [*shape[1:], shape[0]], strict=True)
    angles = [[_on_the_way(corner, one, leg), corner, _on_the_way(corner, two, leg)] for one, corner, two in neighbours]
    for width, hue in ((line + 3, dark), (line, fresh)):
        for angle in angles:
            pen.line(angle, hue, width)


def _on_the_way(start: Point, end: Point, far: float) -> Point:
    share = far / math.dist(start, end)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def changed(theme: Theme, wide: int, high: int) -> Sprite:
    """Around a card that has just changed."""
    line = min(7, max(4, min(wide, high) // 14))
    inset = line / 2 + 1.5
    left, top, right, bottom = inset, inset, wide - inset, high - inset
    shape = ((left, top), (right, top), (right, bottom), (left, bottom))
    return Sprite(_angles, wide, high, (shape, min(44.0, min(wide, high) * 0.26), line, theme.fresh, theme.dark))


def changed_hex(theme: Theme, side: int) -> Sprite:
    """Around a hex that has just changed."""
    c, line = side + 5, max(3.0, side * 0.11)
    shape = tuple(hexagon(c, c, side - line / 2))
    return Sprite(_angles, 2 * c, 2 * c, (shape, side * 0.25, line, theme.fresh, theme.dark))


# -- small signs


def _star(pen: Pen, r: int, fill: Colour, dark: Colour) -> None:
    c = r + 3
    shape = star(c, c + r * 0.06, r)
    pen.outline(shape, dark, 4)
    pen.polygon(shape, fill)


def star_sign(theme: Theme, r: int) -> Sprite:
    """Points."""
    return Sprite(_star, 2 * r + 6, 2 * r + 6, (r, theme.gold, theme.dark))


def _counter(pen: Pen, r: int, fill: Colour, ink: Colour) -> None:
    pen.disc(r + 1, r + 1, r, ink)
    pen.disc(r + 1, r + 1, r - 1.5, fill)


def counter(r: int, fill: Colour, ink: Colour) -> Sprite:
    """A small disc for a number."""
    return Sprite(_counter, 2 * r + 2, 2 * r + 2, (r, fill, ink))


def _arrow(pen: Pen, r: int, turn: int, colour: Colour) -> None:
    c = r + 1
    a = math.radians(turn)
    dx, dy = math.cos(a), math.sin(a)
    tip = (c + r * 0.9 * dx, c + r * 0.9 * dy)
    pen.line([(c - r * 0.8 * dx, c - r * 0.8 * dy), (c + r * 0.5 * dx, c + r * 0.5 * dy)], colour, r * 0.32)
    left = (c + r * (0.15 * dx - 0.62 * dy), c + r * (0.15 * dy + 0.62 * dx))
    right = (c + r * (0.15 * dx + 0.62 * dy), c + r * (0.15 * dy - 0.62 * dx))
    pen.polygon([tip, left, right], colour)


def arrow(r: int, turn: int, colour: Colour) -> Sprite:
    """`turn` in degrees clockwise from the east."""
    return Sprite(_arrow, 2 * r + 2, 2 * r + 2, (r, turn, colour))


def infinity_shape(pen: Pen, x: float, y: float, r: float, colour: Colour) -> None:
    for side in (-1, 1):
        pen.arc(x + side * r * 0.46, y, r * 0.36, 0, 360, colour, r * 0.2)


def _infinity(pen: Pen, r: int, colour: Colour) -> None:
    infinity_shape(pen, r + 1, r + 1, r, colour)


def infinity(r: int, colour: Colour) -> Sprite:
    return Sprite(_infinity, 2 * r + 2, 2 * r + 2, (r, colour))


def _lap(pen: Pen, r: int, colour: Colour) -> None:
    c = r + 2
    pen.arc(c, c, r * 0.72, -60, 230, colour, r * 0.26)
    a = math.radians(-60)
    x, y = c + r * 0.72 * math.cos(a), c + r * 0.72 * math.sin(a)
    pen.polygon(polygon(x, y, r * 0.5, 3, -62), colour)


def lap(r: int, colour: Colour) -> Sprite:
    """Once around."""
    return Sprite(_lap, 2 * r + 4, 2 * r + 4, (r, colour))


def _first(pen: Pen, theme: Theme, r: int) -> None:
    c = r + 1
    pen.disc(c, c, r, theme.dark)
    pen.disc(c, c, r - 2, theme.gold)
    pen.disc(c, c, r - 5, mix(theme.gold, WHITE, 0.45))


def first(theme: Theme, r: int) -> Sprite:
    """Under the number of a place in the turn order."""
    return Sprite(_first, 2 * r + 2, 2 * r + 2, (theme, r))


def _face_down(pen: Pen, r: int, fill: Colour, mark: Colour, points: int) -> None:
    c = r + 2
    pen.card((c - r * 0.72, c - r, c + r * 0.72, c + r), r * 0.22, mix(fill, (0, 0, 0), 0.75))
    pen.card((c - r * 0.6, c - r * 0.88, c + r * 0.6, c + r * 0.88), r * 0.16, fill)
    pen.polygon(star(c, c, r * 0.44, points, 0.4), mark)


def face_down(r: int, fill: Colour, mark: Colour, points: int) -> Sprite:
    """A card from behind, with a star of this many points."""
    return Sprite(_face_down, 2 * r + 4, 2 * r + 4, (r, fill, mark, points))


def _discard(pen: Pen, r: int, ink: Colour) -> None:
    c = r + 2
    pen.card((c - r * 0.8, c - r * 0.5, c + r * 0.8, c + r), r * 0.25, None, ink, r * 0.2)
    pen.line([(c - r * 0.3, c - r * 0.9), (c + r * 0.3, c - r * 0.9)], ink, r * 0.2)
    pen.line(placed([(-0.35, 0.2), (0, 0.6), (0.35, 0.2)], c, c - r * 0.15, r), ink, r * 0.2)


def discard(r: int, ink: Colour) -> Sprite:
    """What is put away."""
    return Sprite(_discard, 2 * r + 4, 2 * r + 4, (r, ink))


def _stroke(pen: Pen, wide: int, high: int, colour: Colour) -> None:
    pen.line([(6, high - 6), (wide - 6, 6)], colour, 6)


def stroke(wide: int, high: int, colour: Colour) -> Sprite:
    """Across a number that does not count, rising, so that it is no minus."""
    return Sprite(_stroke, wide, high, (wide, high, colour))
