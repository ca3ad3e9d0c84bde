"""The ground of hexes: terrains with a scenery each, by dusk, and lit where a player owns what stands there."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from engine.theocratia import catalogue as cat
from render.pen import Pen, Sprite, hexagon, placed
from render.sprites import WHITE
from render.theme import GOLD, OUTLINE, Colour, mix
from render.theocratia import sprites

SIDE = 70
"""That of the full-size map."""
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


def _lava(pen: Pen, c: float, side: int, dark: Colour, light: Colour) -> None:
    for way in _CRACKS:
        pen.line(placed(list(way), c, c, side), dark, 6)
        pen.line(placed(list(way), c, c, side), light, 2.4)


def _rock(pen: Pen, c: float, side: int, dark: Colour, light: Colour) -> None:
    for x, y, k in ((-0.52, 0.5, 0.3), (0.5, 0.56, 0.34), (0.62, -0.42, 0.26), (-0.62, -0.36, 0.24), (0, 0.8, 0.22)):
        at = c + x * side, c + y * side, k * side
        pen.polygon(placed([(-1, 0.5), (-0.7, -0.4), (0, -0.8), (0.8, -0.3), (1, 0.5)], *at), dark)
        pen.polygon(placed([(-0.7, 0.1), (-0.5, -0.3), (0, -0.62), (0.3, -0.2), (-0.1, 0.2)], *at), light)


def _lake(pen: Pen, c: float, side: int, dark: Colour, light: Colour) -> None:
    for row, y in enumerate((-0.62, -0.3, 0.02, 0.34, 0.66)):
        for column in (-0.72, 0, 0.72):
            x = column + 0.36 * (row % 2) - 0.18
            wave = [(x + t / 10, y - 0.06 * math.sin(t * 1.05)) for t in range(-3, 4)]
            pen.line(placed(wave, c, c, side), light, 3)


def _mountain(pen: Pen, c: float, side: int, dark: Colour, light: Colour) -> None:
    snow = [(-0.38, -0.12), (0, -0.8), (0.38, -0.12), (0.14, -0.26), (0, 0), (-0.16, -0.24)]
    for x, y, k in ((-0.5, 0.34, 0.46), (0.52, 0.3, 0.5), (0.02, 0.56, 0.42)):
        at = c + x * side, c + y * side, k * side
        pen.polygon(placed([(-0.9, 0.8), (0, -0.8), (0.9, 0.8)], *at), dark)
        pen.polygon(placed(list(snow), *at), (206, 214, 228))


def _plains(pen: Pen, c: float, side: int, dark: Colour, light: Colour) -> None:
    tufts = (-0.6, -0.4), (0.55, -0.5), (-0.66, 0.3), (0.66, 0.26), (-0.2, 0.68), (0.3, 0.7), (-0.05, -0.72)
    for x, y in tufts:
        for t in (-0.12, 0, 0.12):
            pen.line(placed([(x, y), (x + t, y - 0.16 + abs(t) * 0.5)], c, c, side), light, 3)


def _desert(pen: Pen, c: float, side: int, dark: Colour, light: Colour) -> None:
    for x, y, k in ((-0.5, 0.1, 0.5), (0.4, -0.2, 0.5), (0.1, 0.5, 0.55), (-0.3, -0.5, 0.4)):
        pen.arc(c + x * side, c + (y + k * 0.6) * side, k * side, 215, 325, dark, 3.5)


def _stone(pen: Pen, c: float, side: int, dark: Colour, light: Colour) -> None:
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
        box = c + (x - 0.3) * side, c + (y - 0.13) * side, c + (x + 0.3) * side, c + (y + 0.13) * side
        pen.card(box, 5, light)


_SCENERY: dict[str | None, Callable[[Pen, float, int, Colour, Colour], None]] = {
    "lava": _lava,
    "rock": _rock,
    "lake": _lake,
    "mountain": _mountain,
    "plains": _plains,
    "desert": _desert,
    None: _stone,
}


def _land(pen: Pen, ground: str | None, tiled: bool, side: int) -> None:
    """By dusk."""
    hue = _HUES[ground]
    dark, light = mix(hue, OUTLINE, 0.3), mix(hue, WHITE, 0.2 if ground else 0.07)
    if ground == "lava":
        dark, light = (150, 56, 34), (206, 92, 40)
    _paved(pen, side, ground, ((0, _NIGHT), (2, mix(hue, WHITE, 0.2)), (4, hue)), dark, light)
    if tiled:
        _mounts(pen, side)


def land(ground: str | None, tiled: bool = False, side: int = SIDE) -> Sprite:
    return Sprite(_land, 2 * side + 4, 2 * side + 4, (ground, tiled, side))


def _lit(pen: Pen, colour: str, tiled: bool, side: int) -> None:
    """The same ground in full light, with a light rim: its colour is the player's."""
    hue, ground = sprites.HUES[colour], cat.GROUNDS[cat.COLOURS.index(colour)]
    dark, light = mix(hue, OUTLINE, 0.26), mix(hue, WHITE, 0.3)
    if ground == "lava":
        dark, light = mix(hue, OUTLINE, 0.35), (255, 190, 90)
    layers = (0, _NIGHT), (2, _CREAM), (7, mix(hue, OUTLINE, 0.5)), (9, hue)
    _paved(pen, side, ground, layers, dark, light)
    if tiled:
        _mounts(pen, side)


def lit(colour: str, tiled: bool, side: int = SIDE) -> Sprite:
    """Under a player's building."""
    return Sprite(_lit, 2 * side + 4, 2 * side + 4, (colour, tiled, side))


def _paved(
    pen: Pen, side: int, ground: str | None, layers: Sequence[tuple[float, Colour]], dark: Colour, light: Colour
) -> None:
    """Hexes in one another, each so far within the whole; on the last one the scenery."""
    c = side + 2
    for inset, fill in layers:
        pen.polygon(hexagon(c, c, side - inset), fill)
    inset, fill = layers[-1]
    layer, drawn = pen.layer(), pen.layer()
    layer.polygon(hexagon(c, c, side - inset), fill)
    _SCENERY[ground](drawn, c, side, dark, light)
    layer.lay(drawn, inside=True)
    pen.lay(layer)


def _mounts(pen: Pen, side: int) -> None:
    """A Conversion tile: gold mounts on the corners."""
    c = side + 2
    corners = hexagon(c, c, side - 3)
    for k, (x, y) in enumerate(corners):
        ends = [corners[k - 1], corners[(k + 1) % 6]]
        one, two = ((x + (a - x) * 0.24, y + (b - y) * 0.24) for a, b in ends)
        inner = x + (c - x) * 0.27, y + (c - y) * 0.27
        pen.polygon([one, (x, y), two, inner], OUTLINE)
        small = [(a + (inner[0] - a) * 0.12, b + (inner[1] - b) * 0.12) for a, b in (one, (x, y), two)]
        pen.polygon(small, GOLD)


def _volcano(pen: Pen, side: int) -> None:
    c = side + 2
    for inset, fill in ((0, _NIGHT), (2.5, (255, 120, 40)), (8, (58, 26, 34))):
        pen.polygon(hexagon(c, c, side - inset), fill)
    for x, y, k in ((-0.16, -0.66, 0.14), (0.14, -0.7, 0.16), (0, -0.54, 0.14)):
        pen.disc(c + x * side, c + y * side, k * side, (120, 110, 124))

    def part(points: list[tuple[float, float]], hue: Colour) -> None:
        pen.polygon(placed(points, c, c, side * 0.94), hue)

    part([(-0.78, 0.56), (-0.26, -0.42), (0.26, -0.42), (0.78, 0.56), (0, 0.8)], (108, 86, 92))
    part([(0.26, -0.42), (0.78, 0.56), (0, 0.8), (0.14, 0.1)], (74, 58, 68))
    flow = [(-0.26, -0.42), (0.26, -0.42), (0.34, -0.28), (0.2, -0.1), (0.3, 0.3), (0.1, 0.1), (0.04, 0.6)]
    part([*flow, (-0.08, 0.1), (-0.26, 0.34), (-0.18, -0.1), (-0.34, -0.28)], (255, 110, 30))
    part([(-0.18, -0.42), (0.18, -0.42), (0.14, -0.24), (0.04, 0.2), (-0.1, -0.14)], (255, 206, 80))


def volcano(side: int = SIDE) -> Sprite:
    return Sprite(_volcano, 2 * side + 4, 2 * side + 4, (side,))
