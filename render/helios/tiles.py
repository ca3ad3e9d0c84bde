"""Land and special tiles, face up and face down."""

from __future__ import annotations

import math
from collections.abc import Callable

from render.helios.sprites import LAND, SHAPES, TILE, temple_shape
from render.pen import Pen, Point, Sprite, hexagon, placed
from render.sprites import WHITE
from render.theme import GOLD, OUTLINE, mix

# -- land


def _grain(pen: Pen, c: float, r: float) -> None:
    for i in range(1, 9):
        pen.arc(c - r * 0.35, c + r * 0.3, i * r * 0.2, 0, 360, WHITE, r * 0.035)


def _canes(pen: Pen, c: float, r: float) -> None:
    for i in range(-5, 6):
        x = c + i * r * 0.2
        pen.line([(x, c - r), (x, c + r)], WHITE, r * 0.035)
        for j in range(-2, 3):
            y = c + j * r * 0.5 + (i % 2) * r * 0.25
            pen.line([(x, y), (x + r * 0.2, y)], WHITE, r * 0.035)


def _waves(pen: Pen, c: float, r: float) -> None:
    for j in range(-5, 6):
        wave = [
            (c - r + x * r / 24, c + j * r * 0.24 + r * 0.06 * math.sin(x / 24 * 9 + (j % 2) * 2)) for x in range(49)
        ]
        pen.line(wave, WHITE, r * 0.035)


_CRACKS = (
    ((-0.9, -0.1), (-0.2, -0.5), (0.1, 0.1), (-0.5, 0.6), (-0.9, -0.1)),
    ((0.1, 0.1), (0.85, -0.1), (0.45, -0.62)),
    ((-0.2, -0.5), (0.2, -1)),
    ((0.1, 0.1), (0.3, 0.9)),
)


def _cracks(pen: Pen, c: float, r: float) -> None:
    for crack in _CRACKS:
        pen.line(placed(crack, c, c, r), WHITE, r * 0.045)


def _shards(pen: Pen, c: float, r: float) -> None:
    for i in range(-3, 4):
        x = c + i * r * 0.34
        shard = [(x, c - r * 0.9 + (i % 2) * r * 0.3), (x + r * 0.15, c), (x, c + r * 0.7), (x - r * 0.15, c)]
        pen.outline(shard, WHITE, r * 0.035)


_TEXTURES: dict[str, Callable[[Pen, float, float], None]] = {
    "redwood": _grain,
    "granite": _cracks,
    "bamboo": _canes,
    "spring": _waves,
    "obsidian": _shards,
}


def _land(pen: Pen, kind: str, r: int) -> None:
    c = r + 3
    base = LAND[kind]
    pen.polygon(hexagon(c, c, r), mix(base, OUTLINE, 0.72))
    pen.polygon(hexagon(c, c, r * 0.945), mix(base, WHITE, 0.38))
    pen.polygon(hexagon(c, c, r * 0.875), base)
    ink = OUTLINE if kind in ("granite", "bamboo") else WHITE
    strength = 78 if kind == "obsidian" else 96
    pen.texture(hexagon(c, c, r * 0.86), mix(base, ink, 0.45), strength, lambda other: _TEXTURES[kind](other, c, r))


def land(kind: str, r: int) -> Sprite:
    """A land tile; r is the side of the hex it fills."""
    return Sprite(_land, 2 * r + 6, 2 * r + 6, (kind, r))


# -- special tiles


def _around(x: float, y: float, r: float) -> list[Point]:
    return [(x + r * math.cos(k * math.pi / 3), y + r * math.sin(k * math.pi / 3)) for k in range(6)]


def _created_land(pen: Pen, x: float, y: float, r: float) -> None:
    for place in _around(x, y, r * 0.72):
        pen.polygon(hexagon(*place, r * 0.38), TILE)
    pen.polygon(hexagon(x, y, r * 0.38), GOLD)


def _empty_spaces(pen: Pen, x: float, y: float, r: float) -> None:
    for place in _around(x, y, r * 0.74):
        pen.outline(hexagon(*place, r * 0.34), (236, 226, 250), r * 0.1)
    pen.polygon(hexagon(x, y, r * 0.38), GOLD)


def _resources(pen: Pen, x: float, y: float, r: float) -> None:
    for kind, right, down in (("redwood", -0.52, -0.46), ("spring", 0.52, -0.46), ("bamboo", 0, 0.5)):
        for part in SHAPES[kind]:
            shape = placed(part, x + right * r, y + down * r, r * 0.46)
            pen.outline(shape, WHITE, r * 0.12)
            pen.polygon(shape, mix(LAND[kind], WHITE, 0.25))


def _temples(pen: Pen, x: float, y: float, r: float) -> None:
    # Golden all over, so that it is never taken for a built temple.
    temple_shape(pen, x, y - r * 0.04, r * 0.78, (255, 170, 40), (255, 214, 110))


_SPECIALS: dict[str, Callable[[Pen, float, float, float], None]] = {
    "created_land": _created_land,
    "empty_spaces": _empty_spaces,
    "resources": _resources,
    "temples": _temples,
}


def _special(pen: Pen, kind: str, r: int, beside: bool) -> None:
    c = r + 3
    pen.polygon(hexagon(c, c, r), OUTLINE)
    pen.polygon(hexagon(c, c, r * 0.945), GOLD)
    pen.polygon(hexagon(c, c, r * 0.84), (62, 40, 96))
    x, y, size = (c - r * 0.36, c + r * 0.2, r * 0.32) if beside else (c, c + r * 0.16, r * 0.48)
    _SPECIALS[kind](pen, x, y, size)


def special(kind: str, r: int, beside: bool = False) -> Sprite:
    """A special tile; its sign is at the left where something stands `beside` it."""
    return Sprite(_special, 2 * r + 6, 2 * r + 6, (kind, r, beside))


# -- face down


def _back(pen: Pen, kind: str, r: int, below: int) -> None:
    c, base = r + 3, mix(LAND.get(kind, (72, 80, 124)), (46, 50, 78), 0.55)
    for step in range(below, 0, -1):
        pen.polygon(hexagon(c, c + 6 * step, r * 0.96), OUTLINE)
        pen.polygon(hexagon(c, c + 6 * step, r * 0.92), (78, 86, 130))
    pen.polygon(hexagon(c, c, r), mix(base, OUTLINE, 0.6))
    pen.polygon(hexagon(c, c, r * 0.955), mix(base, WHITE, 0.3))
    pen.polygon(hexagon(c, c, r * 0.9), base)
    if kind in LAND:
        for part in SHAPES[kind]:
            shape = placed(part, c, c, r * 0.42)
            pen.outline(shape, mix(base, WHITE, 0.45), r * 0.07)
            pen.polygon(shape, mix(base, LAND[kind], 0.35))
        return
    for dx, dy, colour in ((-0.27, -0.18, "redwood"), (0.27, -0.18, "bamboo"), (0.0, 0.27, "spring")):
        pen.polygon(hexagon(c + dx * r, c + dy * r, r * 0.3), mix(base, WHITE, 0.3))
        pen.polygon(hexagon(c + dx * r, c + dy * r, r * 0.25), mix(LAND[colour], base, 0.5))


def back(kind: str, r: int, below: int) -> Sprite:
    """Land face down, of one colour or mixed (`additional`), on at most three more tiles."""
    below = min(below, 3)
    return Sprite(_back, 2 * r + 6, 2 * r + 6 + 6 * below, (kind, r, below))


def _gone(pen: Pen, kind: str, r: int) -> None:
    _special(pen, kind, r, False)
    veil = pen.layer()
    veil.polygon(hexagon(r + 3, r + 3, r), (18, 21, 38))
    shade = veil.image.getchannel("A").point(lambda alpha: alpha * 5 // 8)
    veil.image.putalpha(shade)
    pen.lay(veil)


def gone(kind: str, r: int) -> Sprite:
    """A special tile of which none is left."""
    return Sprite(_gone, 2 * r + 6, 2 * r + 6, (kind, r))
