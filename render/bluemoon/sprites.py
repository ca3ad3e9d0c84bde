"""The pieces of Blue Moon City: signs of the peoples, dragons, crystals, scales, cards, markers. Own drawings."""

from __future__ import annotations

from render.pen import Pen, Point, Sprite, bezier, margin, placed, polygon, star
from render.sprites import WHITE, face_down
from render.theme import GOLD, OUTLINE, Colour, mix

_NIGHT: Colour = (18, 21, 38)
CRYSTAL: Colour = (126, 220, 255)
HUES: dict[str, Colour] = {
    "black": (22, 22, 36),
    "red": (212, 58, 24),
    "blue": (20, 52, 205),
    "grey": (122, 118, 130),
    "green": (119, 184, 144),
    "brown": (82, 32, 18),
    "white": (248, 252, 252),
    "yellow": (250, 224, 40),
    "any": (238, 118, 236),
}
CARD_BACK: Colour = (92, 84, 170)
_DARK_ON = frozenset({"white", "yellow", "green", "any"})
_FLAME = [
    *bezier((0.05, -1), (0.2, -0.55), (0.5, -0.4), (0.5, -0.05)),
    *bezier((0.62, -0.45), (0.95, 0.1), (0.8, 0.95), (0, 0.95)),
    *bezier((0, 0.95), (-0.8, 0.95), (-0.95, 0.2), (-0.62, -0.6)),
    *bezier((-0.55, -0.2), (-0.2, -0.3), (-0.1, -0.7), (0.05, -1)),
]
_DROP = [
    *bezier((0, -1), (0.15, -0.55), (0.7, -0.1), (0.7, 0.3)),
    *bezier((0.7, 0.3), (0.7, 0.72), (0.36, 0.95), (0, 0.95)),
    *bezier((0, 0.95), (-0.36, 0.95), (-0.7, 0.72), (-0.7, 0.3)),
    *bezier((-0.7, 0.3), (-0.7, -0.1), (-0.15, -0.55), (0, -1)),
]
_LEAF = [*bezier((0, -1), (0.9, -0.5), (0.8, 0.5), (0, 1)), *bezier((0, 1), (-0.8, 0.5), (-0.9, -0.5), (0, -1))]
_COLUMN = [(-0.7, -0.9), (0.7, -0.9), (0.7, -0.6), (0.42, -0.5), (0.42, 0.5), (0.7, 0.6), (0.7, 0.9), (-0.7, 0.9)]
_WING = [(-1, -0.55), (-0.35, -0.5), (0, 0), (0.35, -0.5), (1, -0.55), (0.55, 0.1), (0.1, 0.55), (0, 0.8)]
SHAPES: dict[str, list[list[Point]]] = {
    "black": [_FLAME],
    "red": [[(-1, 0.8), (-0.3, -0.75), (0.08, 0.02), (0.38, -0.4), (1, 0.8)]],
    "blue": [_DROP],
    "grey": [[*_WING, (-0.1, 0.55), (-0.55, 0.1)]],
    "green": [_LEAF],
    "brown": [polygon(-0.4, 0, 0.55, 24), polygon(0.4, 0, 0.55, 24)],
    "white": [star(0, 0, 1, 4, 0.36)],
    "yellow": [[*_COLUMN, (-0.7, 0.6), (-0.42, 0.5), (-0.42, -0.5), (-0.7, -0.6)]],
    "any": [star(0, 0.04, 1)],
}
"""The sign of each people: flame, mountain, drop, wing, leaf, pair, spark, column; a star for any of them."""


def ink_on(colour: str) -> Colour:
    return OUTLINE if colour in _DARK_ON else WHITE


def sign_shape(pen: Pen, colour: str, x: float, y: float, r: float, ink: Colour) -> None:
    for part in SHAPES[colour]:
        pen.polygon(placed(part, x, y, r), ink)
    if colour == "green":
        pen.line(placed([(0, -0.7), (0, 0.8)], x, y, r), mix(ink, HUES["green"], 0.75), r * 0.14)
    elif colour == "brown":
        pen.arc(x + r * 0.4, y, r * 0.55, 0, 360, mix(ink, HUES["brown"], 0.75), r * 0.12)


# -- badges and spaces


def _badge(pen: Pen, colour: str, r: int) -> None:
    c = r + 2
    pen.disc(c, c, r + 2, OUTLINE)
    pen.disc(c, c, r, mix(HUES[colour], WHITE, 0.5))
    pen.disc(c, c, r - 2, HUES[colour])
    sign_shape(pen, colour, c, c, r * 0.6, ink_on(colour))


def badge(colour: str, r: int) -> Sprite:
    """The sign of a people on its colour."""
    return Sprite(_badge, 2 * r + 4, 2 * r + 4, (colour, r))


def _space(pen: Pen, hue: Colour, wide: int, high: int, light: float, glow: Colour | None) -> None:
    pen.card((0, 0, wide, high), 13, glow or OUTLINE)
    pen.card((3, 3, wide - 3, high - 3), 11, OUTLINE if glow else mix(hue, WHITE, light))
    pen.card((5, 5, wide - 5, high - 5), 9, hue)


def space(colour: str, wide: int, high: int, glow: Colour | None = None, taken: bool = False) -> Sprite:
    """The ground of a contribution space, framed if it may be chosen; half as bright once it is taken."""
    hue, light = (mix(HUES[colour], _NIGHT, 0.45), 0.2) if taken else (HUES[colour], 0.55)
    return Sprite(_space, wide, high, (hue, wide, high, light, glow))


def _shield(pen: Pen, colour: str, wide: int, high: int) -> None:
    pen.card((0, 0, wide, high), 12, OUTLINE)
    pen.card((3, 3, wide - 3, high - 3), 9, mix(HUES[colour], WHITE, 0.55))
    pen.card((5, 5, wide - 5, high - 5), 7, HUES[colour])
    sign_shape(pen, colour, wide / 2, high / 2, 19.5, ink_on(colour))


def shield(colour: str, wide: int, high: int) -> Sprite:
    """The sign of a people, once for all spaces beside it."""
    return Sprite(_shield, wide, high, (colour, wide, high))


def _mark(pen: Pen, colour: str, r: int) -> None:
    sign_shape(pen, colour, r + 2, r + 2, r, ink_on(colour))


def mark(colour: str, r: int) -> Sprite:
    """The sign of a people, for its own colour."""
    return Sprite(_mark, 2 * r + 4, 2 * r + 4, (colour, r))


# -- what is gained


def crystal_shape(pen: Pen, x: float, y: float, r: float) -> None:
    outline = placed([(0, -1), (0.66, -0.42), (0.66, 0.42), (0, 1), (-0.66, 0.42), (-0.66, -0.42)], x, y, r)
    pen.outline(outline, OUTLINE, r * 0.3)
    pen.polygon(outline, CRYSTAL)
    pen.polygon(placed([(0, -1), (0.66, -0.42), (0, -0.1), (-0.66, -0.42)], x, y, r), mix(CRYSTAL, WHITE, 0.6))
    pen.polygon(placed([(0, -0.1), (0.66, -0.42), (0.66, 0.42), (0, 1)], x, y, r), mix(CRYSTAL, (20, 70, 150), 0.4))


def _crystal(pen: Pen, r: int) -> None:
    c = r + margin(r * 0.3)
    crystal_shape(pen, c, c, r)


def crystal(r: int) -> Sprite:
    size = 2 * (r + margin(r * 0.3))
    return Sprite(_crystal, size, size, (r,))


def scale_shape(pen: Pen, x: float, y: float, r: float, fill: Colour) -> None:
    outline = [
        *bezier((-0.8, -0.7), (-0.4, -0.95), (0.4, -0.95), (0.8, -0.7)),
        *bezier((0.8, -0.7), (0.9, 0.2), (0.4, 0.8), (0, 1)),
        *bezier((0, 1), (-0.4, 0.8), (-0.9, 0.2), (-0.8, -0.7)),
    ]
    shape = placed(outline, x, y, r)
    pen.outline(shape, OUTLINE, r * 0.3)
    pen.polygon(shape, fill)
    for step in (0.25, 0.55):
        pen.arc(x, y - r * 0.9, r * (0.5 + step), 35, 145, mix(fill, OUTLINE, 0.35), r * 0.12)


def _scale(pen: Pen, r: int, fill: Colour) -> None:
    c = r + margin(r * 0.3)
    scale_shape(pen, c, c, r, fill)


def scale(r: int, fill: Colour = GOLD) -> Sprite:
    """A golden scale, or in another colour the empty place of one that a player holds."""
    size = 2 * (r + margin(r * 0.3))
    return Sprite(_scale, size, size, (r, fill))


def card_sign(r: int) -> Sprite:
    """A card, face down."""
    return face_down(r, CARD_BACK, GOLD, 4)


# -- what is done


def obelisk_shape(pen: Pen, x: float, y: float, r: float, fill: Colour) -> None:
    shape = placed([(0, -1), (0.34, -0.62), (0.5, 0.72), (-0.5, 0.72), (-0.34, -0.62)], x, y, r)
    pen.outline(shape, OUTLINE, r * 0.2)
    pen.polygon(shape, fill)
    pen.card((x - r * 0.8, y + r * 0.7, x + r * 0.8, y + r), r * 0.08, mix(fill, OUTLINE, 0.3))


def _obelisk(pen: Pen, r: int, fill: Colour) -> None:
    c = r + margin(r * 0.2)
    obelisk_shape(pen, c, c, r, fill)


def obelisk(r: int, fill: Colour) -> Sprite:
    """Offerings."""
    size = 2 * (r + margin(r * 0.2))
    return Sprite(_obelisk, size, size, (r, fill))


def steps_shape(pen: Pen, x: float, y: float, r: float, ink: Colour) -> None:
    """Two footprints."""
    for dx, dy in ((-0.42, 0.4), (0.38, -0.3)):
        pen.oval(x + dx * r, y + (dy - 0.26) * r, r * 0.27, r * 0.38, ink)
        pen.oval(x + dx * r, y + (dy + 0.34) * r, r * 0.19, r * 0.2, ink)


def _steps(pen: Pen, r: int, ink: Colour) -> None:
    steps_shape(pen, r + 1, r + 1, r, ink)


def steps(r: int, ink: Colour) -> Sprite:
    return Sprite(_steps, 2 * r + 2, 2 * r + 2, (r, ink))


def _held(pen: Pen, colour: str, value: int, k: int) -> None:
    pen.card((18 * k, 2 * k, 110 * k, 126 * k), 16 * k, OUTLINE)
    pen.card((22 * k, 6 * k, 106 * k, 122 * k), 13 * k, HUES[colour], mix(HUES[colour], WHITE, 0.5), 4 * k)
    sign_shape(pen, colour, 64 * k, 46 * k, 27 * k, ink_on(colour))
    for dot in range(value):
        pen.disc((64 + (dot - (value - 1) / 2) * 26) * k, 98 * k, 10 * k, ink_on(colour))


def held(colour: str, value: int, k: int = 1) -> Sprite:
    """A card by its people and as many dots as its value, `k` times 128 pixels large."""
    return Sprite(_held, 128 * k, 128 * k, (colour, value, k))


def _jump(pen: Pen, r: int) -> None:
    c = r + 1
    pen.disc(c, c, r, OUTLINE)
    pen.arc(c, c + r * 0.25, r * 0.5, 180, 350, WHITE, r * 0.2)
    pen.polygon(placed([(0.2, 0.08), (0.74, 0.08), (0.48, 0.52)], c, c, r), WHITE)
    pen.disc(c - r * 0.5, c + r * 0.42, r * 0.18, WHITE)


def jump(r: int) -> Sprite:
    """A jump to any place."""
    return Sprite(_jump, 2 * r + 2, 2 * r + 2, (r,))
