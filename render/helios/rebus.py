"""Costs, gains and points as rows of signs and numbers that can be read on a phone."""

from __future__ import annotations

from collections.abc import Sequence

from render import text
from render.pen import Sprite
from render.scene import DisplayList
from render.theme import Colour

LETTERS = 55
"""Capitals and digits of 39 pixels, 9 where 1600 pixels are shown at 370: of whatever decides."""
TABLE = 51
"""The same where 1400 pixels are shown at 348."""
NAMES = 43
"""The least size of the names of players: capitals of 31 pixels, 7 on a phone."""
Token = Sprite | str | tuple[str, Colour]
"""A sign, or words in the ink of the row or in a colour of their own."""
_OUTLINE = 4
"""Pixels at each side of a sign that only hold its outline."""


def _words(token: Token) -> tuple[str, Colour | None] | None:
    if isinstance(token, Sprite):
        return None
    return (token, None) if isinstance(token, str) else token


def _wide(token: Token, size: int) -> int:
    if isinstance(token, Sprite):
        return token.width - 2 * _OUTLINE
    return text.width(token if isinstance(token, str) else token[0], size, "ExtraBold")


def width(tokens: Sequence[Token], gap: int = 5, size: int = LETTERS) -> int:
    return sum(_wide(token, size) for token in tokens) + gap * max(0, len(tokens) - 1)


def rebus(
    drawing: DisplayList,
    x: float,
    y: float,
    tokens: Sequence[Token],
    ink: Colour,
    *fact: str | int,
    anchor: str = "left",
    gap: int = 5,
    size: int = LETTERS,
) -> int:
    """Draw signs and words in a row, centred on the height y; returns its width."""
    whole = width(tokens, gap, size)
    x -= {"left": 0, "middle": whole / 2, "right": whole}[anchor]
    for token in tokens:
        wide, words = _wide(token, size), _words(token)
        if isinstance(token, Sprite):
            drawing.stamp(token, x + wide / 2, y, *fact)
        elif words:
            drawing.write(words[0], x, y, size, *fact, weight="ExtraBold", colour=words[1] or ink)
        x += wide + gap
    return whole
