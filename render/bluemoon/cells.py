"""What a building brings: a cell whose outline says who gains."""

from __future__ import annotations

from collections.abc import Iterable

from engine.bluemoon.catalogue import Reward
from render import text
from render.bluemoon import sprites
from render.pen import Pen, Sprite
from render.scene import DisplayList
from render.theme import GOLD, OUTLINE, Colour

LETTERS = 58
"""Capitals of 42 pixels: 9 on a phone."""
WIDE, HIGH, TOP = 91, 64, 14
"""A cell, with the room for its outline's heads, points or ridge."""
EACH, MOST, NEAR = "each", "most", "near"
_FILLS: dict[str, Colour] = {EACH: (255, 246, 214), MOST: GOLD, NEAR: (172, 178, 240)}
SIGN = 19
"""Half the height of a sign."""


def _shape(layer: Pen, role: str, x: float, y: float) -> None:
    """Heads: for everyone with a marker. A crown: for the most markers. A roof: for those who build beside it later."""
    fill, left, right, middle, top = _FILLS[role], x + 3, x + WIDE - 3, x + WIDE / 2, y + TOP
    layer.card((left, top, right, y + HIGH - 3), 12, fill)
    if role == EACH:
        for dx, r in ((-25, 7), (25, 7), (0, 8.5)):
            layer.disc(middle + dx, top - 3, r, fill)
            layer.card((middle + dx - r - 3, top + 3, middle + dx + r + 3, top + 20), 6, fill)
    elif role == MOST:
        quarter = (right - left) / 4
        tops = [(left, y + 4), (left + quarter, top + 2), (middle, y + 3), (right - quarter, top + 2), (right, y + 4)]
        layer.polygon([(left, top + 20), *tops, (right, top + 20)], fill)
    else:
        layer.polygon([(left, top + 10), (middle, y + 2), (right, top + 10)], fill)
        layer.card((left, top + 9, right, y + HIGH - 3), 4, fill)


def cell_shapes(pen: Pen, cells: Iterable[tuple[str, float, float]]) -> None:
    """Draw cells over everything, each by its role and its upper left corner."""
    layer = pen.layer()
    for role, x, y in cells:
        _shape(layer, role, x, y)
    layer.rim(2.2, OUTLINE)
    pen.lay(layer)


def _cell(pen: Pen, role: str) -> None:
    cell_shapes(pen, ((role, 0, 0),))


def cell(role: str) -> Sprite:
    return Sprite(_cell, WIDE, HIGH, (role,))


def gains(reward: Reward, r: int) -> list[tuple[int, Sprite]]:
    signs = sprites.crystal(r), sprites.scale(r), sprites.card_sign(r + 1)
    return [(number, sign) for number, sign in zip(reward, signs, strict=True) if number]


def fill_cell(drawing: DisplayList, reward: Reward, x: int, y: int) -> None:
    """Write what is gained into the cell with its upper left corner at (x, y)."""
    row(drawing, x + WIDE // 2, y + TOP + 25, gains(reward, SIGN), OUTLINE, WIDE - 4)


def row(drawing: DisplayList, x: float, y: float, parts: list[tuple[int, Sprite]], ink: Colour, room: int) -> None:
    """Several of a kind as a number with its sign, one as the bare sign; signs lie over each other to fit the room."""
    close = sum(wide(number, sign) for number, sign in parts)
    gap = min(4.0, (room - close) / max(1, len(parts) - 1))
    at = x - (close + gap * (len(parts) - 1)) / 2
    for number, sign in parts:
        if number > 1:
            drawing.write(str(number), at, y, LETTERS, weight="ExtraBold", colour=ink)
        at += wide(number, sign)
        drawing.stamp(sign, at - _sign_wide(sign) / 2, y)
        at += gap


def _sign_wide(sign: Sprite) -> float:
    """Without the room left for an outline; all but scales are narrow in their squares."""
    return sign.width * 0.72


def wide(number: int, sign: Sprite) -> float:
    words = text.width(str(number), LETTERS, "ExtraBold") + 1 if number > 1 else 0
    return words + _sign_wide(sign)
