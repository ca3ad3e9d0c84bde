"""Silhouettes of the buildings: whole when rebuilt, broken off while they lie in ruins."""

from __future__ import annotations

from render.pen import Pen, Shape, Sprite, margin, placed, polygon
from render.sprites import WHITE
from render.theme import OUTLINE, Colour, mix


def _box(left: float, top: float, right: float, foot: float = 1) -> Shape:
    return [(left, top), (right, top), (right, foot), (left, foot)]


def _roof(left: float, right: float, foot: float, top: float) -> Shape:
    return [(left, foot), ((left + right) / 2, top), (right, foot)]


def _dome(x: float, y: float, r: float) -> Shape:
    return [(px, min(py, y)) for px, py in polygon(x, y, r, 32)]


_COLUMNS = [_box(x, -0.28, x + 0.22, 0.78) for x in (-0.78, -0.36, 0.14, 0.56)]
_PARTS: dict[str, list[Shape]] = {
    "temple": [_roof(-1, 1, -0.38, -1), _box(-0.92, -0.38, 0.92, -0.24), *_COLUMNS, _box(-1, 0.78, 1)],
    "palace": [
        _dome(0, -0.2, 0.46),
        _roof(-0.08, 0.08, -0.6, -1),
        _box(-0.5, -0.2, 0.5),
        _box(-1, 0.1, -0.56),
        _roof(-1.05, -0.51, 0.1, -0.42),
        _box(0.56, 0.1, 1),
        _roof(0.51, 1.05, 0.1, -0.42),
    ],
    "tower": [
        _roof(-0.5, 0.5, -0.5, -1),
        _box(-0.42, -0.5, 0.42, -0.26),
        _box(-0.3, -0.26, 0.3),
        _box(-0.55, 0.72, 0.55),
    ],
    "hall": [_roof(-1, 1, -0.12, -0.78), _box(-0.86, -0.12, 0.86)],
    "dome": [_dome(0, 0.1, 0.72), _box(-0.9, 0.1, 0.9), _roof(-0.07, 0.07, -0.55, -0.95)],
    "castle": [
        _box(-0.9, -0.5, -0.5),
        _box(0.5, -0.5, 0.9),
        _box(-0.6, -0.05, 0.6),
        *[_box(x, -0.72, x + 0.14, -0.4) for x in (-0.9, -0.64, 0.5, 0.76)],
    ],
    "arches": [_box(-1, -0.4, 1, -0.12), *[_box(x, -0.12, x + 0.24) for x in (-0.98, -0.42, 0.18, 0.74)]],
    "works": [_box(0.36, -0.95, 0.62), _roof(-0.9, -0.3, 0, -0.4), _roof(-0.3, 0.3, 0, -0.4), _box(-0.9, 0, 0.75)],
    "mill": [
        _roof(-0.36, 0.36, -0.3, -0.7),
        [(-0.34, -0.3), (0.34, -0.3), (0.46, 1), (-0.46, 1)],
        [(-0.95, -0.78), (-0.82, -0.92), (0.82, 0.3), (0.7, 0.44)],
        [(0.95, -0.78), (0.82, -0.92), (-0.82, 0.3), (-0.7, 0.44)],
    ],
}
_KIND = {
    "royal_palace": "palace",
    "city_residence": "palace",
    "fire_temple": "temple",
    "earth_temple": "temple",
    "water_temple": "temple",
    "golden_shrine": "temple",
    "university": "temple",
    "library": "temple",
    "flight_tower": "tower",
    "monastery_tower": "tower",
    "watchtower": "tower",
    "citadel": "castle",
    "aqueduct": "arches",
    "iron_foundry": "works",
    "mill": "mill",
    "thermae": "dome",
    "theatre": "dome",
}
"""All other buildings are drawn as halls."""
_LINE = 5
_MARGIN, _WIDEST = margin(_LINE), 1.05
"""The room left around a building, and half the width of the widest, in units of half its height."""
_BREAK = [
    (-1.2, -1.3),
    (1.2, -1.3),
    (1.2, 0.1),
    (0.86, -0.16),
    (0.5, 0.24),
    (0.2, -0.1),
    (-0.2, 0.4),
    (-0.56, 0.02),
    (-1.2, 0.5),
]


def _building(pen: Pen, tile: str, wide: int, high: int, hue: Colour, ruined: bool) -> None:
    x, y, r = wide / 2, high / 2, high / 2 - _MARGIN
    stretch = (wide / 2 - _MARGIN) / r / _WIDEST
    for part in _PARTS[_KIND.get(tile, "hall")]:
        shape = [(x + (px - x) * stretch, py) for px, py in placed(part, x, y, r)]
        if not ruined:
            pen.outline(shape, mix(hue, OUTLINE, 0.55), _LINE)
        pen.polygon(shape, hue)
        if not ruined:
            pen.outline(shape, mix(hue, WHITE, 0.35), 1.5)
    if ruined:
        pen.cut([(x + (px - x) * stretch, py) for px, py in placed(_BREAK, x, y, r)])


def building(tile: str, wide: int, high: int, hue: Colour, ruined: bool = False) -> Sprite:
    return Sprite(_building, wide, high, (tile, wide, high, hue, ruined))
