"""Emblems of the twelve buildings: flat shapes, painted from back to front."""

from __future__ import annotations

from render.helios.sprites import IVORY, LAND, mana_shape, sun_shape
from render.pen import Pen, Point, Sprite, hexagon, placed
from render.theme import GOLD, OUTLINE, Colour, mix

_STONE: Colour = (226, 214, 196)
_SHADE: Colour = (150, 136, 128)
_ROOF: Colour = (206, 92, 62)
_TEAL: Colour = (70, 170, 176)
_LEAF: Colour = (98, 184, 46)
_WOOD: Colour = (178, 112, 58)

Layer = tuple[Colour, list[Point]]


def _box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def _dome(x: float, y: float, r: float) -> list[Point]:
    """A half disc standing on y."""
    arc = [(-1.0, 0.0), (-0.92, -0.38), (-0.71, -0.71), (-0.38, -0.92), (0.0, -1.0)]
    return placed([*arc, *[(-a, b) for a, b in reversed(arc[:-1])]], x, y, r)


def _merlons(left: float, right: float, top: float, bottom: float, teeth: int) -> list[Point]:
    """A wall with battlements."""
    step = (right - left) / (2 * teeth - 1)
    points: list[Point] = [(left, bottom)]
    for i in range(2 * teeth - 1):
        high = top if i % 2 == 0 else top + step
        points += [(left + i * step, high), (left + (i + 1) * step, high)]
    return [*points, (right, bottom)]


def _tree(x: float, y: float, r: float) -> list[Point]:
    return placed([(0, -1), (0.6, -0.1), (0.3, -0.1), (0.7, 0.6), (-0.7, 0.6), (-0.3, -0.1), (-0.6, -0.1)], x, y, r)


_LAYERS: dict[str, tuple[Layer, ...]] = {
    "observatory": (
        (_STONE, _box(-0.8, 0.1, 0.8, 0.85)),
        (_TEAL, _dome(0, 0.1, 0.8)),
        (OUTLINE, [(0.02, -0.02), (0.2, -0.1), (0.5, -0.66), (0.24, -0.78)]),
        (IVORY, [(0.1, -0.3), (0.34, -0.2), (0.86, -0.86), (0.66, -0.98)]),
        (_SHADE, _box(-0.16, 0.4, 0.16, 0.85)),
    ),
    "sun_lodge": (
        (_STONE, _box(-0.66, 0.0, 0.66, 0.85)),
        (_ROOF, [(-0.95, 0.06), (0, -0.9), (0.95, 0.06)]),
        (_SHADE, _box(-0.2, 0.4, 0.2, 0.85)),
    ),
    "power_plant": (
        (_STONE, [(-0.8, 0.85), (-0.56, -0.5), (-0.08, -0.5), (0.16, 0.85)]),
        (_SHADE, _box(-0.62, -0.56, -0.02, -0.36)),
        (_STONE, _box(0.1, 0.2, 0.85, 0.85)),
        (GOLD, [(0.42, -0.95), (0.0, -0.02), (0.34, -0.02), (0.14, 0.72), (0.8, -0.28), (0.44, -0.28), (0.74, -0.95)]),
    ),
    "sanctuary": (
        (_STONE, [(-0.85, 0.85), (-0.85, -0.1), (0, -0.85), (0.85, -0.1), (0.85, 0.85)]),
        (OUTLINE, [(-0.5, 0.85), (-0.5, 0.08), (0, -0.4), (0.5, 0.08), (0.5, 0.85)]),
    ),
    "bazaar": (
        (_WOOD, _box(-0.76, -0.1, -0.62, 0.85)),
        (_WOOD, _box(0.62, -0.1, 0.76, 0.85)),
        (_WOOD, _box(-0.85, 0.46, 0.85, 0.85)),
        (_ROOF, [(-0.6, -0.8), (0.6, -0.8), (0.95, 0.0), (-0.95, 0.0)]),
        (IVORY, [(-0.36, -0.8), (-0.12, -0.8), (-0.19, 0.0), (-0.57, 0.0)]),
        (IVORY, [(0.12, -0.8), (0.36, -0.8), (0.57, 0.0), (0.19, 0.0)]),
    ),
    "hallowed_grove": (
        (mix(_LEAF, OUTLINE, 0.35), _tree(-0.44, 0.06, 0.68)),
        (mix(_LEAF, OUTLINE, 0.35), _tree(0.44, 0.06, 0.68)),
        (_WOOD, _box(-0.12, 0.5, 0.12, 0.9)),
        (_LEAF, _tree(0, 0.0, 0.9)),
    ),
    "city_hall": (
        (_STONE, _box(-0.85, 0.1, 0.85, 0.85)),
        (_STONE, _box(-0.28, -0.5, 0.28, 0.85)),
        (_TEAL, [(-0.38, -0.46), (0, -0.98), (0.38, -0.46)]),
        (_SHADE, _box(-0.68, 0.32, -0.44, 0.62)),
        (_SHADE, _box(0.44, 0.32, 0.68, 0.62)),
        (_SHADE, _box(-0.14, 0.46, 0.14, 0.85)),
    ),
    "citadel": (
        (_SHADE, _merlons(-0.9, -0.34, -0.7, 0.85, 2)),
        (_SHADE, _merlons(0.34, 0.9, -0.7, 0.85, 2)),
        (_STONE, _merlons(-0.62, 0.62, -0.2, 0.85, 4)),
        (OUTLINE, [(-0.2, 0.85), (-0.2, 0.4), (0, 0.24), (0.2, 0.4), (0.2, 0.85)]),
    ),
    "watchtower": (
        (_STONE, [(-0.42, 0.9), (-0.3, -0.2), (0.3, -0.2), (0.42, 0.9)]),
        (_WOOD, _box(-0.54, -0.46, 0.54, -0.16)),
        (_ROOF, [(-0.6, -0.46), (0, -1), (0.6, -0.46)]),
        (OUTLINE, _box(-0.09, 0.06, 0.09, 0.36)),
    ),
    "warehouse": (
        (_ROOF, [(-0.95, -0.2), (-0.55, -0.75), (0.55, -0.75), (0.95, -0.2)]),
        (_STONE, _box(-0.85, -0.2, 0.85, 0.85)),
        (_WOOD, _box(-0.6, 0.3, -0.06, 0.85)),
        (_WOOD, _box(0.06, 0.3, 0.6, 0.85)),
        (_WOOD, _box(-0.27, -0.12, 0.27, 0.26)),
    ),
    "land_steward": (
        (LAND["redwood"], hexagon(0, 0.2, 0.72)),
        (mix(LAND["redwood"], IVORY, 0.35), hexagon(0, 0.2, 0.5)),
        (_LEAF, [(-0.06, 0.3), (-0.06, -0.3), (0.06, -0.3), (0.06, 0.3)]),
        (_LEAF, [(0, -0.2), (-0.16, -0.62), (-0.66, -0.76), (-0.5, -0.3)]),
        (_LEAF, [(0, -0.3), (0.12, -0.76), (0.62, -0.96), (0.5, -0.46)]),
    ),
    "palace": (
        (_TEAL, _dome(-0.58, -0.06, 0.28)),
        (_TEAL, _dome(0.58, -0.06, 0.28)),
        (GOLD, _dome(0, -0.26, 0.42)),
        (GOLD, [(-0.05, -0.6), (0, -1), (0.05, -0.6)]),
        (_STONE, _box(-0.86, -0.06, -0.3, 0.85)),
        (_STONE, _box(0.3, -0.06, 0.86, 0.85)),
        (IVORY, _box(-0.42, -0.26, 0.42, 0.85)),
        (OUTLINE, [(-0.18, 0.85), (-0.18, 0.36), (0, 0.18), (0.18, 0.36), (0.18, 0.85)]),
    ),
}
BUILDINGS = tuple(_LAYERS)


def _emblem(pen: Pen, building: str, r: int, ghost: Colour | None) -> None:
    c = r + 3
    layers = [(colour, placed(shape, c, c, r * 0.94)) for colour, shape in _LAYERS[building]]
    dark = mix(OUTLINE, ghost, 0.5) if ghost else OUTLINE
    for _, shape in layers:
        pen.outline(shape, dark, max(3, r * 0.2))
    for colour, shape in layers:
        pen.polygon(shape, mix(mix(colour, (128, 128, 150), 0.6), ghost, 0.55) if ghost else colour)
        pen.outline(shape, dark, max(1, r * 0.05))
    if ghost:
        return
    if building == "sanctuary":
        mana_shape(pen, c, c + r * 0.4, r * 0.36)
    elif building == "sun_lodge":
        sun_shape(pen, c, c - r * 0.12, r * 0.42)


def emblem(building: str, r: int, ghost: Colour | None = None) -> Sprite:
    """A building, or only its shadow on a `ghost` ground while it is not built."""
    return Sprite(_emblem, 2 * r + 6, 2 * r + 6, (building, r, ghost))
