"""Display lists: what a picture shows, in a form that tests can read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Literal, NamedTuple

from render import text
from render.encoder import STRIP
from render.pen import Sprite
from render.text import Weight
from render.theme import Colour, Theme

Box = tuple[int, int, int, int]
"""Left, top, right, bottom."""
Anchor = Literal["left", "middle", "right"]
ShownFact = tuple[str | int, ...]
"""The fact an item shows (`("cube", "c4", "spring")`); empty for decoration."""


class Stamp(NamedTuple):
    """A sprite at a position, given by its middle."""

    sprite: Sprite
    x: int
    y: int
    fact: ShownFact

    @property
    def box(self) -> Box:
        left, top = self.x - self.sprite.width // 2, self.y - self.sprite.height // 2
        return left, top, left + self.sprite.width, top + self.sprite.height

    @property
    def rows(self) -> tuple[int, int]:
        """The first row it is drawn in, and the first one below it."""
        top = self.y - self.sprite.height // 2
        return top, top + self.sprite.height


class Caption(NamedTuple):
    """A line of words; y is the middle of its capital letters."""

    string: str
    x: int
    y: int
    size: int
    weight: Weight
    colour: Colour
    fact: ShownFact

    @property
    def box(self) -> Box:
        """From the start of the line to its end, over the height of its letters with what hangs below."""
        half = round(text.capital(self.size) / 2)
        right = self.x + text.width(self.string, self.size, self.weight)
        return self.x, self.y - half, right, self.y + half + self.size // 5

    @property
    def rows(self) -> tuple[int, int]:
        """No letter of the font is drawn above or below them."""
        return self.y - self.size, self.y + self.size


Item = Stamp | Caption


@dataclass(frozen=True, slots=True)
class Panel:
    """A part of a picture with a ground of its own. Nothing in it reaches past its box."""

    box: Box
    ground: tuple[Item, ...]
    """What rarely changes: drawn once and kept."""
    items: tuple[Item, ...]
    colour: Colour | None = None
    """The fill; None for the colour of the whole picture."""

    @property
    def size(self) -> tuple[int, int]:
        left, top, right, bottom = self.box
        return right - left, bottom - top


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture: panels side by side on a plain ground."""

    width: int
    height: int
    colour: Colour
    panels: tuple[Panel, ...]
    grounds: tuple[str, ...] = field(init=False, compare=False)
    """A digest of the ground of each panel."""
    strips: tuple[str, ...] = field(init=False, compare=False)
    """A digest of what each strip of rows shows; equal for equal pixels."""

    def __post_init__(self) -> None:
        grounds = tuple(_digest((panel.box, panel.colour, *panel.ground)) for panel in self.panels)
        object.__setattr__(self, "grounds", grounds)
        shown: list[list[object]] = [
            [self.width, min(STRIP, self.height - top), self.colour, top] for top in range(0, self.height, STRIP)
        ]
        for panel, ground in zip(self.panels, grounds, strict=True):
            self._tell(shown, (panel.box[1], panel.box[3]), f"{panel.box}{ground}")
            for item in panel.items:
                self._tell(shown, item.rows, f"{item[:-1]}")
        object.__setattr__(self, "strips", tuple(map(_digest, shown)))

    def _tell(self, shown: list[list[object]], rows: tuple[int, int], what: str) -> None:
        for strip in shown[max(0, rows[0]) // STRIP : max(0, rows[1] - 1) // STRIP + 1]:
            strip.append(what)

    @property
    def fingerprint(self) -> str:
        return _digest(self.strips)

    @property
    def items(self) -> tuple[Item, ...]:
        """Everything shown, in the order it is drawn."""
        return tuple(item for panel in self.panels for item in panel.ground + panel.items)


class DisplayList:
    """Collects the items of a panel, in coordinates of the whole picture."""

    __slots__ = ("_items", "theme")

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._items: list[Item] = []

    def stamp(self, sprite: Sprite, x: float, y: float, *fact: str | int) -> None:
        self._items.append(Stamp(sprite, round(x), round(y), fact))

    def write(
        self,
        string: str,
        x: float,
        y: float,
        size: int,
        *fact: str | int,
        weight: Weight = "Bold",
        colour: Colour | None = None,
        anchor: Anchor = "left",
        room: int = 0,
        least: int = 0,
    ) -> int:
        """Write a line, made to fit `room` pixels in letters of `least` size or more; returns its width."""
        if not string:
            return 0
        if room:
            string, size = text.fit(string, size, weight, room, least or size)
        wide = text.width(string, size, weight)
        start = round(x) - {"left": 0, "middle": wide // 2, "right": wide}[anchor]
        self._items.append(Caption(string, start, round(y), size, weight, colour or self.theme.ink, fact))
        return wide

    def __iter__(self) -> Iterator[Item]:
        return iter(self._items)

    def done(self) -> tuple[Item, ...]:
        return tuple(self._items)


def _digest(what: Iterable[object]) -> str:
    return blake2b("\n".join(map(str, what)).encode(), digest_size=12).hexdigest()
