"""The pieces of Helios: land, cubes, temples, sun, mana, special tiles. Own drawings."""

from __future__ import annotations

import math

from render.pen import Pen, Point, Sprite, bezier, hexagon, margin, placed, star
from render.sprites import WHITE
from render.theme import GOLD, OUTLINE, Colour, mix

IVORY: Colour = (255, 252, 244)
ROOF: Colour = (214, 150, 92)
"""The roof of a temple that is nobody's."""
LAND: dict[str, Colour] = {
    "redwood": (140, 60, 22),
    "granite": (198, 202, 214),
    "bamboo": (98, 184, 46),
    "spring": (44, 98, 220),
    "obsidian": (28, 22, 44),
}
TILE: Colour = (190, 226, 130)
"""Of any tile in signs."""
NAME_ON: dict[str, Colour] = {"granite": (60, 62, 80), "bamboo": (18, 44, 8)}
"""Ink for words on a tile; ivory where none is given."""


def _drop() -> list[Point]:
    return [
        *bezier((0, -1), (0.15, -0.55), (0.7, -0.1), (0.7, 0.3)),
        *bezier((0.7, 0.3), (0.7, 0.72), (0.36, 0.95), (0, 0.95)),
        *bezier((0, 0.95), (-0.36, 0.95), (-0.7, 0.72), (-0.7, 0.3)),
        *bezier((-0.7, 0.3), (-0.7, -0.1), (-0.15, -0.55), (0, -1)),
    ]


_CONIFER = [(0, -1), (0.5, -0.38), (0.27, -0.38), (0.72, 0.28), (0.17, 0.28), (0.17, 0.92)]
_CANES = ((-0.62, -0.14, -0.9, -0.06), (-0.62, -0.14, 0.06, 0.92), (0.14, 0.62, -0.5, 0.3), (0.14, 0.62, 0.42, 0.92))
SHAPES: dict[str, list[list[Point]]] = {
    "redwood": [[*_CONIFER, *[(-x, y) for x, y in reversed(_CONIFER[1:])]]],
    "granite": [[(-0.42, -0.68), (0.3, -0.82), (0.86, -0.12), (0.7, 0.66), (-0.62, 0.72), (-0.92, 0.08)]],
    "bamboo": [[(left, top), (right, top), (right, foot), (left, foot)] for left, right, top, foot in _CANES],
    "spring": [_drop()],
    "obsidian": [[(0, -1), (0.62, -0.05), (0, 1), (-0.62, -0.05)]],
}
"""The sign of each resource around (0, 0)."""


# -- dusk


def _veil(pen: Pen, wide: int, high: int, radius: int, colour: Colour) -> None:
    pen.card((0, 0, wide, high), radius, colour)
    pen.image.putalpha(pen.image.getchannel("A").point(lambda alpha: alpha * 11 // 16))


def veil(wide: int, high: int, radius: int, colour: Colour) -> Sprite:
    """Over what cannot be chosen now."""
    return Sprite(_veil, wide, high, (wide, high, radius, colour))


# -- cubes


def cube_shape(pen: Pen, kind: str, x: float, y: float, r: float) -> None:
    """A resource cube, with a white rim and a dark hairline so that it stands out on any land."""
    if kind == "any":
        _wheel(pen, x, y, r)
        return
    parts = [placed(part, x, y, r) for part in SHAPES[kind]]
    base = LAND[kind]
    for colour, wide in ((OUTLINE, _hairline(r)), (WHITE, max(4.0, r * 0.32))):
        for part in parts:
            pen.outline(part, colour, wide)
    fill = base if kind == "obsidian" else mix(base, WHITE, 0.12)
    for part in parts:
        pen.polygon(part, fill)
    _detail(pen, kind, x, y, r, base)


def _detail(pen: Pen, kind: str, x: float, y: float, r: float, base: Colour) -> None:
    if kind == "granite":
        pen.line(placed([(-0.42, 0.1), (0.12, -0.16), (0.5, 0.2)], x, y, r), mix(base, OUTLINE, 0.35), r * 0.09)
    elif kind == "obsidian":
        pen.polygon(placed([(0, -0.8), (0.12, 0), (0, 0.8), (-0.46, -0.04)], x, y, r), (104, 98, 130))
    elif kind == "spring":
        pen.arc(x, y + r * 0.28, r * 0.42, 95, 175, (214, 236, 255), r * 0.14)
    elif kind == "redwood":
        pen.line(placed([(-0.02, -0.62), (-0.2, -0.42)], x, y, r), mix(base, WHITE, 0.45), r * 0.1)


def _wheel(pen: Pen, x: float, y: float, r: float) -> None:
    """All five colours, for a cube of any of them."""
    pen.disc(x, y, r * 1.16, OUTLINE)
    pen.disc(x, y, r * 1.02, WHITE)
    for place, colour in enumerate(LAND.values()):
        start = -126 + 72 * place
        pen.slice(x, y, r * 0.84, start, start + 72, mix(colour, WHITE, 0.1))
    for place in range(len(LAND)):
        a = math.radians(-126 + 72 * place)
        pen.line([(x, y), (x + r * 0.84 * math.cos(a), y + r * 0.84 * math.sin(a))], WHITE, r * 0.1)


def _hairline(r: float) -> float:
    """The width of the dark line under the rim."""
    return max(6.4, r * 0.54)


def _cube(pen: Pen, kind: str, r: int) -> None:
    c = r + margin(_hairline(r))
    cube_shape(pen, kind, c, c, r)


def cube(kind: str, r: int) -> Sprite:
    size = 2 * (r + margin(_hairline(r)))
    return Sprite(_cube, size, size, (kind, r))


# -- houses


def temple_shape(pen: Pen, x: float, y: float, r: float, roof: Colour, body: Colour = IVORY) -> None:
    silhouette = [(-1, -0.28), (0, -1), (1, -0.28), (0.92, -0.1), (0.92, 0.62), (1, 0.95)]
    shape = placed([*silhouette, (-1, 0.95), (-0.92, 0.62), (-0.92, -0.1)], x, y, r)
    pen.outline(shape, OUTLINE, _eaves(r))
    pen.polygon(shape, mix(OUTLINE, body, 0.12))
    pen.polygon(placed([(-0.9, -0.24), (0.9, -0.24), (0.9, -0.02), (-0.9, -0.02)], x, y, r), mix(body, OUTLINE, 0.18))
    pen.polygon(placed([(-1, 0.95), (1, 0.95), (1, 0.62), (-1, 0.62)], x, y, r), body)
    for i in (-0.68, 0, 0.68):
        left, right = i - 0.16, i + 0.16
        pen.polygon(placed([(left, -0.02), (right, -0.02), (right, 0.64), (left, 0.64)], x, y, r), body)
    pen.polygon(placed([(-1, -0.28), (0, -1), (1, -0.28)], x, y, r), roof)
    pen.line(placed([(-0.92, -0.28), (0.92, -0.28)], x, y, r), mix(roof, OUTLINE, 0.4), r * 0.08)


def _eaves(r: float) -> float:
    """The width of a temple's outline."""
    return max(4, r * 0.26)


def _temple(pen: Pen, r: int, roof: Colour) -> None:
    c = r + margin(_eaves(r))
    temple_shape(pen, c, c, r, roof)


def temple(r: int, roof: Colour) -> Sprite:
    """A house; the roof has its owner's colour."""
    size = 2 * (r + margin(_eaves(r)))
    return Sprite(_temple, size, size, (r, roof))


_HOUSE = [(-1, -0.1), (-0.5, -0.7), (0.5, -0.7), (1, -0.1), (0.8, -0.1), (0.8, 0.9), (-0.8, 0.9), (-0.8, -0.1)]


def _house(pen: Pen, r: int) -> None:
    c = r + margin(_eaves(r))
    pen.outline(placed(_HOUSE, c, c, r), OUTLINE, _eaves(r))
    pen.polygon(placed(_HOUSE, c, c, r), (232, 220, 200))
    pen.polygon(placed(_HOUSE[:4], c, c, r), (206, 92, 62))
    pen.polygon(placed([(-0.2, 0.3), (0.2, 0.3), (0.2, 0.9), (-0.2, 0.9)], c, c, r), (74, 42, 18))
    for i in (-0.5, 0.5):
        window = [(i - 0.14, 0.12), (i + 0.14, 0.12), (i + 0.14, 0.42), (i - 0.14, 0.42)]
        pen.polygon(placed(window, c, c, r), (90, 130, 170))


def house(r: int) -> Sprite:
    """A temple or a building."""
    size = 2 * (r + margin(_eaves(r)))
    return Sprite(_house, size, size, (r,))


# -- sun and mana


def sun_shape(pen: Pen, x: float, y: float, r: float, rays: int = 12) -> None:
    for grow, colour in ((r * 0.16, (132, 62, 0)), (0.0, (255, 178, 26))):
        for i in range(rays):
            a = 2 * math.pi * i / rays
            long = r * (1.0 if i % 2 else 0.84)
            ray = [(long, 0.0), (r * 0.56, 0.21), (r * 0.56, -0.21)]
            shape = [(x + d * math.cos(a + turn), y + d * math.sin(a + turn)) for d, turn in ray]
            if grow:
                pen.outline(shape, colour, grow)
            pen.polygon(shape, colour)
    pen.disc(x, y, r * 0.62, (176, 92, 0))
    pen.disc(x, y, r * 0.56, (255, 214, 84))
    pen.disc(x, y, r * 0.42, (255, 240, 172))


def _sun(pen: Pen, r: int, glow: bool) -> None:
    c = r * 1.5 if glow else r + 4
    if glow:
        pen.halo(c, c, r * 0.7, r * 1.5, (255, 158, 24), 200)
    sun_shape(pen, c, c, r)


def sun(r: int, glow: bool = False) -> Sprite:
    size = 3 * r if glow else 2 * r + 8
    return Sprite(_sun, size, size, (r, glow))


MANA: tuple[Colour, ...] = ((177, 108, 240), (220, 178, 255), (142, 74, 209), (160, 90, 226))
"""The faces of a gem."""


def mana_shape(pen: Pen, x: float, y: float, r: float) -> None:
    gem = placed([(0, -1), (0.8, -0.34), (0.5, 0.86), (-0.5, 0.86), (-0.8, -0.34)], x, y, r)
    pen.outline(gem, OUTLINE, _setting(r))
    pen.polygon(gem, MANA[0])
    pen.polygon([gem[0], gem[1], (x, y), gem[4]], MANA[1])
    pen.polygon([(x, y), gem[1], gem[2]], MANA[2])
    pen.polygon([(x, y), gem[2], gem[3]], MANA[3])


def _setting(r: float) -> float:
    """The width of a gem's outline."""
    return max(3.6, r * 0.3)


def _mana(pen: Pen, r: int) -> None:
    c = r + margin(_setting(r))
    mana_shape(pen, c, c, r)


def mana(r: int) -> Sprite:
    size = 2 * (r + margin(_setting(r)))
    return Sprite(_mana, size, size, (r,))


# -- signs of land


def _plain_hex(pen: Pen, r: int, fill: Colour) -> None:
    pen.polygon(hexagon(r + 2, r + 2, r + 1), OUTLINE)
    pen.polygon(hexagon(r + 2, r + 2, r * 0.86), fill)


def plain_hex(r: int, fill: Colour) -> Sprite:
    """Any tile."""
    return Sprite(_plain_hex, 2 * r + 4, 2 * r + 4, (r, fill))


def _special_sign(pen: Pen, r: int) -> None:
    pen.polygon(hexagon(r + 2, r + 2, r + 1), OUTLINE)
    pen.polygon(hexagon(r + 2, r + 2, r * 0.92), GOLD)
    pen.polygon(hexagon(r + 2, r + 2, r * 0.74), (84, 54, 128))
    pen.polygon(star(r + 2, r + 2, r * 0.52, 4, 0.36), (255, 236, 190))


def special_sign(r: int) -> Sprite:
    """Any special tile."""
    return Sprite(_special_sign, 2 * r + 4, 2 * r + 4, (r,))


def _corner(pen: Pen, r: int) -> None:
    pen.polygon(hexagon(r + 2, r + 2, r + 1), OUTLINE)
    pen.polygon(hexagon(r + 2, r + 2, r * 0.9), (62, 72, 120))
    pen.polygon(star(r + 2, r + 2, r * 0.62), (255, 214, 90))


def corner(r: int) -> Sprite:
    """A corner space."""
    return Sprite(_corner, 2 * r + 4, 2 * r + 4, (r,))


def _colours(pen: Pen, r: int) -> None:
    c = r + 3
    for dx, dy, kind in ((-0.5, -0.34, "redwood"), (0.5, -0.34, "bamboo"), (0.0, 0.5, "spring")):
        pen.polygon(hexagon(c + dx * r, c + dy * r, r * 0.64), OUTLINE)
        pen.polygon(hexagon(c + dx * r, c + dy * r, r * 0.54), mix(LAND[kind], WHITE, 0.18))


def colours(r: int) -> Sprite:
    """Land of several colours."""
    return Sprite(_colours, 2 * r + 6, 2 * r + 6, (r,))


def _dot(pen: Pen, r: int) -> None:
    pen.disc(r + 3, r + 3, r + 2, (120, 60, 0))
    pen.disc(r + 3, r + 3, r, (255, 214, 84))


def dot(r: int) -> Sprite:
    """A step of the sun."""
    return Sprite(_dot, 2 * r + 6, 2 * r + 6, (r,))
