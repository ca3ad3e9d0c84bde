"""The ground of hexes: terrains with a scenery each, and the bright ground of what a player owns."""

from __future__ import annotations

import math
from collections.abc import Callable

from render.pen import Pen, Sprite, hexagon, placed
from render.sprites import WHITE
from render.theme import GOLD, OUTLINE, Colour, mix
from render.theocratia import sprites

SIDE = 70
_HUES: dict[str | None, Colour] = {
    "lava": (98, 40, 34),
    "rock": (104, 86, 70),
    "lake": (38, 68, 124),
    "mountain": (128, 136, 154),
    "plains": sprites.PLAINS,
    "desert": sprites.DESERT,
    None: (58, 54, 66),
}
LIGHT = frozenset({"mountain", "desert"})
"""Terrains on which letters are dark."""
_NIGHT: Colour = (12, 14, 26)
_CREAM: Colour = (255, 246, 220)
_CRACKS = (
    [(-0.9, -0.5), (-0.5, -0.3), (-0.6, 0.1), (-0.2, 0.34), (-0.3, 0.9)],
    [(-0.2, 0.34), (0.3, 0.2), (0.5, 0.5), (1, 0.4)],
    [(0.3, 0.2), (0.36, -0.3), (0.1, -0.6), (0.2, -1)],
    [(0.36, -0.3), (0.9, -0.5)],
)


def _lava(pen: Pen, c: float, dark: Colour, light: Colour) -> None:
    for way in _CRACKS:
        pen.line(placed(list(way), c, c, SIDE), (150, 56, 34), 6)
        pen.line(placed(list(way), c, c, SIDE), (206, 92, 40), 2.2)


def _rock(pen: Pen, c: float, dark: Colour, light: Colour) -> None:
    for x, y, k in ((-0.52, 0.5, 0.3), (0.5, 0.56, 0.34), (0.62, -0.42, 0.26), (-0.62, -0.36, 0.24), (0, 0.8, 0.22)):
        at = c + x * SIDE, c + y * SIDE, k * SIDE
        pen.polygon(placed([(-1, 0.5), (-0.7, -0.4), (0, -0.8), (0.8, -0.3), (1, 0.5)], *at), dark)
        pen.polygon(placed([(-0.7, 0.1), (-0.5, -0.3), (0, -0.62), (0.3, -0.2), (-0.1, 0.2)], *at), light)


def _lake(pen: Pen, c: float, dark: Colour, light: Colour) -> None:
    for row, y in enumerate((-0.62, -0.3, 0.02, 0.34, 0.66)):
        for column in (-0.72, 0, 0.72):
            x = column + 0.36 * (row % 2) - 0.18
            wave = [(x + t / 10, y - 0.06 * math.sin(t * 1.05)) for t in range(-3, 4)]
            pen.line(placed(wave, c, c, SIDE), light, 3)


def _mountain(pen: Pen, c: float, dark: Colour, light: Colour) -> None:
    snow = [(-0.38, -0.12), (0, -0.8), (0.38, -0.12), (0.14, -0.26), (0, 0), (-0.16, -0.24)]
    for x, y, k in ((-0.5, 0.34, 0.46), (0.52, 0.3, 0.5), (0.02, 0.56, 0.42)):
        at = c + x * SIDE, c + y * SIDE, k * SIDE
        pen.polygon(placed([(-0.9, 0.8), (0, -0.8), (0.9, 0.8)], *at), dark)
        pen.polygon(placed(list(snow), *at), (206, 214, 228))


def _plains(pen: Pen, c: float, dark: Colour, light: Colour) -> None:
    tufts = (-0.6, -0.4), (0.55, -0.5), (-0.66, 0.3), (0.66, 0.26), (-0.2, 0.68), (0.3, 0.7), (-0.05, -0.72)
    for x, y in tufts:
        for t in (-0.12, 0, 0.12):
            pen.line(placed([(x, y), (x + t, y - 0.16 + abs(t) * 0.5)], c, c, SIDE), light, 3)


def _desert(pen: Pen, c: float, dark: Colour, light: Colour) -> None:
    for x, y, k in ((-0.5, 0.1, 0.5), (0.4, -0.2, 0.5), (0.1, 0.5, 0.55), (-0.3, -0.5, 0.4)):
        pen.arc(c + x * SIDE, c + (y + k * 0.6) * SIDE, k * SIDE, 215, 325, dark, 3.5)


def _stone(pen: Pen, c: float, dark: Colour, light: Colour) -> None:
    rows = (
        (-0.5, -0.5),
        (0.2, -0.5),
        (-0.15, -0.16),
        (0.55, -0.16),
        (-0.5, 0.18),
        (0.2, 0.18),
        (-0.15, 0.52),
        (0.55, 0.52),
    )
    for x, y in rows:
        box = c + (x - 0.3) * SIDE, c + (y - 0.13) * SIDE, c + (x + 0.3) * SIDE, c + (y + 0.13) * SIDE
        pen.card(box, 5, light)


_SCENERY: dict[str | None, Callable[[Pen, float, Colour, Colour], None]] = {
    "lava": _lava,
    "rock": _rock,
    "lake": _lake,
    "mountain": _mountain,
    "plains": _plains,
    "desert": _desert,
    None: _stone,
}


def _land(pen: Pen, ground: str | None, tiled: bool) -> None:
    c, hue = SIDE + 2, _HUES[ground]
    pen.polygon(hexagon(c, c, SIDE), _NIGHT)
    pen.polygon(hexagon(c, c, SIDE - 2.5), mix(hue, WHITE, 0.2))
    inner = hexagon(c, c, SIDE - 5)
    pen.polygon(inner, hue)
    layer = pen.layer()
    layer.polygon(inner, hue)
    drawn = pen.layer()
    _SCENERY[ground](drawn, c, mix(hue, OUTLINE, 0.3), mix(hue, WHITE, 0.2 if ground else 0.07))
    layer.lay(drawn, inside=True)
    pen.lay(layer)
    if tiled:
        _mounts(pen, c)


def land(ground: str | None, tiled: bool = False) -> Sprite:
    return Sprite(_land, 2 * SIDE + 4, 2 * SIDE + 4, (ground, tiled))


def _owned(pen: Pen, colour: str, tiled: bool) -> None:
    """The player's hue with its shapes, in a light rim."""
    c, hue = SIDE + 2, sprites.HUES[colour]
    for inset, fill in ((0, _NIGHT), (2, _CREAM), (8.5, mix(hue, OUTLINE, 0.55)), (11, hue)):
        pen.polygon(hexagon(c, c, SIDE - inset), fill)
    layer, drawn = pen.layer(), pen.layer()
    layer.polygon(hexagon(c, c, SIDE - 11), hue)
    tint = mix(hue, OUTLINE, 0.16) if colour == "white" else mix(hue, WHITE, 0.28)
    for row in range(-3, 4):
        for column in range(-3, 4):
            drawn.polygon(sprites.outline(colour, c + (column + row % 2 / 2) * 34, c + row * 30, 8), tint)
    layer.lay(drawn, inside=True)
    pen.lay(layer)
    if tiled:
        _mounts(pen, c)


def owned(colour: str, tiled: bool) -> Sprite:
    """Under a player's building: lit means owned, whatever the terrain."""
    return Sprite(_owned, 2 * SIDE + 4, 2 * SIDE + 4, (colour, tiled))


def _mounts(pen: Pen, c: float) -> None:
    """A Conversion tile: gold mounts on the corners."""
    corners = hexagon(c, c, SIDE - 3)
    for k, (x, y) in enumerate(corners):
        ends = [corners[k - 1], corners[(k + 1) % 6]]
        one, two = ((x + (a - x) * 0.24, y + (b - y) * 0.24) for a, b in ends)
        inner = x + (c - x) * 0.27, y + (c - y) * 0.27
        pen.polygon([one, (x, y), two, inner], OUTLINE)
        small = [(a + (inner[0] - a) * 0.12, b + (inner[1] - b) * 0.12) for a, b in (one, (x, y), two)]
        pen.polygon(small, GOLD)


def _volcano(pen: Pen) -> None:
    c = SIDE + 2
    for inset, fill in ((0, _NIGHT), (2.5, (255, 120, 40)), (8, (58, 26, 34))):
        pen.polygon(hexagon(c, c, SIDE - inset), fill)
    for x, y, k in ((-0.16, -0.66, 0.14), (0.14, -0.7, 0.16), (0, -0.54, 0.14)):
        pen.disc(c + x * SIDE, c + y * SIDE, k * SIDE, (120, 110, 124))

    def part(points: list[tuple[float, float]], hue: Colour) -> None:
        pen.polygon(placed(points, c, c, SIDE * 0.94), hue)

    part([(-0.78, 0.56), (-0.26, -0.42), (0.26, -0.42), (0.78, 0.56), (0, 0.8)], (108, 86, 92))
    part([(0.26, -0.42), (0.78, 0.56), (0, 0.8), (0.14, 0.1)], (74, 58, 68))
    flow = [(-0.26, -0.42), (0.26, -0.42), (0.34, -0.28), (0.2, -0.1), (0.3, 0.3), (0.1, 0.1), (0.04, 0.6)]
    part([*flow, (-0.08, 0.1), (-0.26, 0.34), (-0.18, -0.1), (-0.34, -0.28)], (255, 110, 30))
    part([(-0.18, -0.42), (0.18, -0.42), (0.14, -0.24), (0.04, 0.2), (-0.1, -0.14)], (255, 206, 80))


def volcano() -> Sprite:
    return Sprite(_volcano, 2 * SIDE + 4, 2 * SIDE + 4, ())
