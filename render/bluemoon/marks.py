"""Marks on the city: where a step leads, where a dragon can go, what may be moved, what has just been turned over."""

from __future__ import annotations

from render.bluemoon.pieces import DRAGON_HUES, dragon_shape
from render.bluemoon.scenes import RADIUS
from render.bluemoon.sprites import steps_shape
from render.pen import Pen, Sprite, star
from render.sprites import WHITE
from render.theme import GOLD, OUTLINE, Colour, Theme

LIT = 114, 60
"""The lit plate of a place with the sign of a step."""
_PLAIN = 88
"""Its width without the sign, where something else needs the room."""
_NIGHT: Colour = (40, 28, 52)
_BRONZE: Colour = (150, 84, 10)


def _walk(pen: Pen, wide: int, high: int, glow: Colour, dark: Colour, signed: bool) -> None:
    pen.card((0, 0, wide, high), RADIUS + 4, None, dark, 14)
    pen.card((2, 2, wide - 2, high - 2), RADIUS + 2, None, glow, 9)
    right, foot = LIT if signed else (_PLAIN, LIT[1])
    pen.card((2, 2, right, foot), 20, dark)
    pen.card((2, 2, right - 3, foot - 3), 18, glow)
    if signed:
        steps_shape(pen, right - 21, foot / 2, 17, dark)


def walk(theme: Theme, wide: int, high: int, signed: bool) -> Sprite:
    """A whole frame, and the plate of the place lit: one step leads there."""
    return Sprite(_walk, wide, high, (wide, high, theme.glow, theme.dark, signed))


def _medal(pen: Pen, dragon: str, r: int) -> None:
    c = r + 2
    pen.disc(c, c, r + 2, OUTLINE)
    pen.disc(c, c, r, DRAGON_HUES[dragon])
    pen.disc(c, c, r - 5, _NIGHT)
    dragon_shape(pen, dragon, c, r * 0.72)


def medal(dragon: str, r: int) -> Sprite:
    """A small dragon on a round plate: it can go here. No frame, so it never drowns the frames."""
    return Sprite(_medal, 2 * r + 4, 2 * r + 4, (dragon, r))


def _halo(pen: Pen, size: int, glow: Colour, dark: Colour) -> None:
    for turn in range(0, 360, 30):
        pen.arc(size / 2, size / 2, size / 2 - 7, turn, turn + 20, dark, 12)
        pen.arc(size / 2, size / 2, size / 2 - 7, turn + 2, turn + 18, glow, 7)


def halo(theme: Theme, size: int) -> Sprite:
    """Around a piece that may be moved, wherever it may go."""
    return Sprite(_halo, size, size, (size, theme.glow, theme.dark))


def _turned(pen: Pen, wide: int, high: int) -> None:
    pen.card((0, 0, wide, high), RADIUS + 4, None, _BRONZE, 15)
    pen.card((2, 2, wide - 2, high - 2), RADIUS + 2, None, GOLD, 11)
    pen.card((5, 5, wide - 5, high - 5), RADIUS, None, (255, 244, 196), 5)
    sparks = pen.layer()
    for x, y, r in ((22, 84, 20), (296, 122, 20), (228, 22, 20), (124, 182, 18), (214, 184, 14), (112, 18, 15)):
        sparks.polygon(star(x, y, r, 4, 0.26), WHITE)
    sparks.rim(1.6, _BRONZE)
    pen.lay(sparks)
    pen.keep((0, 0, wide, high), 0)


def turned(wide: int, high: int) -> Sprite:
    """A building that was rebuilt in these two turns."""
    return Sprite(_turned, wide, high, (wide, high))
