"""Places, cards and rows of signs: the building blocks of every game's panels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render import text
from render.pen import Sprite
from render.scene import Box, DisplayList, Panel
from render.sprites import card, frame
from render.theme import Colour, Theme

Token = Sprite | str
RADIUS = 24
"""The radius of a panel's corners."""


@dataclass(frozen=True, slots=True)
class Place:
    """A rectangle: its upper left corner and its size."""

    x: int
    y: int
    wide: int
    high: int

    @property
    def middle(self) -> tuple[int, int]:
        return self.x + self.wide // 2, self.y + self.high // 2

    @property
    def right(self) -> int:
        return self.x + self.wide

    @property
    def foot(self) -> int:
        return self.y + self.high


def grid(place: Place, columns: int, rows: int, gap: int = 8) -> list[Place]:
    """Cut the place into equal cards, row by row. Empty if `rows` is 0."""
    if not rows:
        return []
    wide = (place.wide - gap * (columns - 1)) // columns
    high = (place.high - gap * (rows - 1)) // rows
    return [
        Place(place.x + column * (wide + gap), place.y + row * (high + gap), wide, high)
        for row in range(rows)
        for column in range(columns)
    ]


def back(
    drawing: DisplayList,
    place: Place,
    fill: Colour | None,
    edge: Colour,
    line: float,
    *fact: str | int,
    under: Colour | None = None,
) -> None:
    """Draw an empty card on the ground `under` (default: the colour of panels); without a fill only its frame."""
    ground = (under or drawing.theme.panel) if fill else None
    drawing.stamp(card(place.wide, place.high, 14, fill, edge, line, ground), *place.middle, *fact)


def framed(theme: Theme, box: Box, ground: DisplayList, drawing: DisplayList) -> Panel:
    """Make a panel with an edge and round corners."""
    left, top, right, bottom = box
    edge = DisplayList(theme)
    for sprite, x, y in frame(right - left, bottom - top, RADIUS, theme.edge, 3, theme.panel, theme.ground):
        edge.stamp(sprite, left + x, top + y)
    return Panel(box, edge.done() + ground.done(), drawing.done(), theme.panel)


def outline(drawing: DisplayList, box: Box, edge: Colour, line: int, *fact: str | int) -> None:
    """Draw a frame along the inside of a box with round corners."""
    left, top, right, bottom = box
    for sprite, x, y in frame(right - left, bottom - top, RADIUS, edge, line):
        drawing.stamp(sprite, left + x, top + y, *fact)


def width(tokens: Sequence[Token], size: int, gap: int = 4) -> int:
    """The width that `flow` needs for the tokens, without the gap after the last."""
    words = [text.width(token, size, "ExtraBold") + max(gap, 0) for token in tokens if isinstance(token, str)]
    signs = [token.width + gap for token in tokens if not isinstance(token, str)]
    last = tokens[-1:]
    return sum(words) + sum(signs) - (gap if last and not isinstance(last[0], str) else max(gap, 0))


def flow(
    drawing: DisplayList, x: float, y: float, tokens: Sequence[Token], size: int, colour: Colour, gap: int = 4
) -> float:
    """Draw signs and words in a row centred on the height y. Returns the x at which the row ends."""
    for token in tokens:
        if isinstance(token, str):
            x += drawing.write(token, x, y, size, weight="ExtraBold", colour=colour) + max(gap, 0)
        else:
            drawing.stamp(token, x + token.width / 2, y)
            x += token.width + gap
    return x
