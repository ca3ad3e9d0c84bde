"""The action tiles of Helios and the areas they go to. Own drawings."""

from __future__ import annotations

import math

from render.pen import Pen, Sprite, hexagon, placed
from render.sprites import WHITE
from render.theme import GOLD, OUTLINE, Colour, Theme, mix

AREA: dict[str, Colour] = {
    "red": (200, 54, 46),
    "yellow": (255, 208, 44),
    "blue": (38, 92, 216),
    "gray": (176, 190, 200),
}


def area_mark(pen: Pen, colour: str, x: float, y: float, r: float, ink: Colour) -> None:
    """Red triangle, yellow disc, blue square; the gray wild tile an asterisk."""
    if colour == "red":
        pen.polygon([(x, y - r), (x + r, y + r * 0.85), (x - r, y + r * 0.85)], ink)
    elif colour == "yellow":
        pen.disc(x, y, r, ink)
    elif colour == "blue":
        k = r * 0.88
        pen.polygon([(x - k, y - k), (x + k, y - k), (x + k, y + k), (x - k, y + k)], ink)
    else:
        for k in range(3):
            dx, dy = r * math.cos(k * math.pi / 3), r * math.sin(k * math.pi / 3)
            pen.line([(x - dx, y - dy), (x + dx, y + dy)], ink, r * 0.42)


def area_ink(colour: str) -> Colour:
    return OUTLINE if colour in ("yellow", "gray") else WHITE


def action_shape(pen: Pen, symbol: str, x: float, y: float, r: float, ink: Colour, hollow: Colour) -> None:
    """A hex with a plus, a temple, a sun."""
    if symbol == "land":
        pen.polygon(hexagon(x, y, r * 1.08), ink)
        pen.line([(x - r * 0.5, y), (x + r * 0.5, y)], hollow, r * 0.3)
        pen.line([(x, y - r * 0.5), (x, y + r * 0.5)], hollow, r * 0.3)
    elif symbol == "build":
        pen.polygon(placed([(-1, -0.1), (0, -0.95), (1, -0.1)], x, y, r), ink)
        for i in (-0.62, 0, 0.62):
            left, right = i - 0.17, i + 0.17
            pen.polygon(placed([(left, 0.02), (right, 0.02), (right, 0.56), (left, 0.56)], x, y, r), ink)
        pen.polygon(placed([(-0.95, 0.66), (0.95, 0.66), (0.95, 0.92), (-0.95, 0.92)], x, y, r), ink)
    else:
        pen.disc(x, y, r * 0.5, ink)
        for k in range(8):
            dx, dy = math.cos(k * math.pi / 4), math.sin(k * math.pi / 4)
            pen.line([(x + r * 0.7 * dx, y + r * 0.7 * dy), (x + r * 0.95 * dx, y + r * 0.95 * dy)], ink, r * 0.18)


def _action(pen: Pen, symbol: str, colour: str, size: int) -> None:
    base, ink = AREA[colour], area_ink(colour)
    pen.card((0, 0, size, size), size * 0.2, OUTLINE)
    pen.card((2, 2, size - 2, size - 2), size * 0.17, mix(base, WHITE, 0.3))
    pen.card((4, 4, size - 4, size - 4), size * 0.15, base)
    action_shape(pen, symbol, size * 0.57, size * 0.58, size * 0.28, ink, base)
    area_mark(pen, colour, size * 0.22, size * 0.22, size * 0.12, ink)


def action(symbol: str, colour: str, size: int) -> Sprite:
    return Sprite(_action, size, size, (symbol, colour, size))


def _symbol(pen: Pen, symbol: str, r: int, ink: Colour, hollow: Colour) -> None:
    action_shape(pen, symbol, r * 1.15, r * 1.15, r, ink, hollow)


def symbol(symbol: str, r: int, ink: Colour, hollow: Colour) -> Sprite:
    """What an action tile does, without its colour."""
    size = math.ceil(r * 2.3)
    return Sprite(_symbol, size, size, (symbol, r, ink, hollow))


def _bonus(pen: Pen, r: int) -> None:
    c = r + 2
    pen.card((0, 0, 2 * c, 2 * c), r * 0.5, OUTLINE)
    pen.card((2, 2, 2 * c - 2, 2 * c - 2), r * 0.4, GOLD)
    for turn, kind in enumerate(("land", "build", "sun")):
        a = math.radians(120 * turn - 90)
        action_shape(
            pen, kind, c + r * 0.5 * math.cos(a), c + r * 0.08 + r * 0.5 * math.sin(a), r * 0.38, OUTLINE, GOLD
        )


def bonus(r: int) -> Sprite:
    """An action without an action tile."""
    return Sprite(_bonus, 2 * r + 4, 2 * r + 4, (r,))


def _back(pen: Pen, symbol: str, size: int, theme: Theme) -> None:
    for shift in (6, 3, 0):
        edge = mix(theme.edge, WHITE, 0.25 - shift * 0.02)
        pen.card((shift, shift, size + shift, size + shift), size * 0.2, (58, 52, 92), edge, 2)
    action_shape(pen, symbol, size / 2, size / 2, size * 0.28, mix(theme.muted, (58, 52, 92), 0.3), (58, 52, 92))


def back(symbol: str, size: int, theme: Theme) -> Sprite:
    """A pile of face-down action tiles."""
    return Sprite(_back, size + 8, size + 8, (symbol, size, theme))


def _area_slot(pen: Pen, colour: str, size: int, theme: Theme) -> None:
    edge = mix(AREA[colour], theme.panel, 0.3)
    pen.card((0, 0, size, size), size * 0.2, theme.slot, edge, 2)
    area_mark(pen, colour, size / 2, size / 2, size * 0.16, mix(AREA[colour], theme.slot, 0.45))


def _area(pen: Pen, colour: str, size: int, theme: Theme) -> None:
    pen.card((0, 0, size, size), size * 0.2, theme.slot, AREA[colour], size * 0.06)
    area_mark(pen, colour, size / 2, size / 2, size * 0.26, AREA[colour])


def area(theme: Theme, colour: str, size: int) -> Sprite:
    """The sign of an area."""
    return Sprite(_area, size, size, (colour, size, theme))


def area_slot(theme: Theme, colour: str, size: int) -> Sprite:
    """A free place for an action tile."""
    return Sprite(_area_slot, size, size, (colour, size, theme))
