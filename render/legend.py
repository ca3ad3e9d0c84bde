"""The legend: pictures that explain the signs of a game's pictures, so many that a phone shows their words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from render import canvas, text
from render.picture import Localize, Picture
from render.scene import DisplayList, Scene
from render.sprites import card
from render.theme import Theme
from render.widgets import Place, Token, flow, framed, grid, width

LEGEND = "legend"
"""The name of each of its pictures."""
WIDTH = 1600
_HEAD, _FOOT, _COLUMNS = 66, 28, 2
_ROWS, _ROW = 10, 92
"""At most this many rows in a column, and the height of one: two lines of words."""
_SIZES = (46, 44, 42)
"""Of letters: the largest in which the words of a row fit on a line, else the last on two."""
_APART = 40
"""Between the middles of two lines."""
_SIGNS = 214
"""The room for the signs of a row, before its words."""


@dataclass(frozen=True, slots=True)
class LegendRow:
    """A row of signs, explained by the message `<game>-legend-<key>`. The rows `glow` and `fresh` explain the marks of
    what may be chosen and of what changed last.
    """

    key: str
    tokens: tuple[Token, ...]
    over: str = ""
    """Written on the first sign, as the pictures write numbers on discs."""
    facts: Mapping[str, int] = field(default_factory=dict)
    """The numbers of this game that its message tells."""

    def words(self, game: str, t: Localize) -> str:
        return t(f"{game}-legend-{self.key}", **self.facts)


def pictures(game: str, entries: Sequence[LegendRow], theme: Theme, t: Localize) -> list[Picture]:
    """The rows in order, about as many in each picture."""
    count = -(-len(entries) // (_COLUMNS * _ROWS))
    each = -(-len(entries) // count)
    return [_picture(game, entries[first : first + each], theme, t) for first in range(0, len(entries), each)]


def _picture(game: str, entries: Sequence[LegendRow], theme: Theme, t: Localize) -> Picture:
    title = t("render-legend")
    words = [entry.words(game, t) for entry in entries]
    told = [f"{title}.", *(f"{sentence[:1].upper()}{sentence[1:]}." for sentence in words)]
    return canvas.picture(game, LEGEND, told, scene(game, entries, theme, t), t)


def scene(game: str, entries: Sequence[LegendRow], theme: Theme, t: Localize) -> Scene:
    """Lay the rows out column by column, in the order given."""
    rows = -(-len(entries) // _COLUMNS)
    high = _HEAD + rows * _ROW + _FOOT
    drawing = DisplayList(theme)
    drawing.write(t("render-legend"), 30, 38, 42, weight="ExtraBold", colour=theme.gold)
    spots = grid(Place(20, _HEAD, WIDTH - 40, rows * _ROW), _COLUMNS, rows, gap=4)
    for place, entry in enumerate(entries):
        column, line = divmod(place, rows)
        _row(drawing, spots[line * _COLUMNS + column], entry, entry.words(game, t))
    panel = framed(theme, (0, 0, WIDTH, high), DisplayList(theme), drawing)
    return Scene(WIDTH, high, theme.ground, (panel,))


def _row(drawing: DisplayList, place: Place, entry: LegendRow, words: str) -> None:
    y = place.middle[1]
    drawing.stamp(card(place.wide, place.high, 12, drawing.theme.slot), *place.middle, "meaning", entry.key)
    start = place.x + (_SIGNS - width(entry.tokens, 32, 2)) / 2
    flow(drawing, start, y, entry.tokens, 32, drawing.theme.ink, 2)
    if entry.over:
        x, dark = place.x + _SIGNS / 2, drawing.theme.dark
        drawing.write(entry.over, x, y, 24, weight="ExtraBold", colour=dark, anchor="middle")
    room = place.wide - _SIGNS - 16
    size = next((one for one in _SIZES if text.width(words, one, "SemiBold") <= room), _SIZES[-1])
    lines = text.wrap(words, size, "SemiBold", room)
    for number, line in enumerate(lines):
        at = y + round((number - (len(lines) - 1) / 2) * _APART)
        drawing.write(line, place.x + _SIGNS, at, size, "means", entry.key, weight="SemiBold", room=room, least=24)
