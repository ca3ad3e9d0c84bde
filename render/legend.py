"""The legend: a picture that explains the signs of a game's pictures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render import canvas
from render.picture import Localize, Picture
from render.scene import DisplayList, Scene
from render.sprites import card
from render.theme import Theme
from render.widgets import Place, Token, flow, framed, grid, width

LEGEND = "legend"
"""The name of its picture."""
WIDTH = 1600
_HEAD, _FOOT, _COLUMNS = 78, 28, 2
_LEAST, _MOST = 48, 70
"""Heights of a row: as much as the picture has room for."""
_HIGHEST = 1018
_SIGNS = 214
"""The room for the signs of a row, before its words."""


@dataclass(frozen=True, slots=True)
class LegendRow:
    """A row of signs, explained by the message `<game>-legend-<key>`."""

    key: str
    tokens: tuple[Token, ...]
    over: str = ""
    """Written on the first sign, as the pictures write numbers on discs."""


def picture(game: str, entries: Sequence[LegendRow], theme: Theme, t: Localize) -> Picture:
    title = t("render-legend")
    words = [t(f"{game}-legend-{entry.key}") for entry in entries]
    told = [f"{title}.", *(f"{sentence[:1].upper()}{sentence[1:]}." for sentence in words)]
    return canvas.picture(game, LEGEND, told, scene(game, entries, theme, t), t)


def scene(game: str, entries: Sequence[LegendRow], theme: Theme, t: Localize) -> Scene:
    """Lay the rows out column by column, in the order given."""
    rows = -(-len(entries) // _COLUMNS)
    row = max(_LEAST, min(_MOST, (_HIGHEST - _HEAD - _FOOT) // rows))
    high = _HEAD + rows * row + _FOOT
    drawing = DisplayList(theme)
    drawing.write(t("render-legend"), 30, 42, 42, weight="ExtraBold", colour=theme.gold)
    spots = grid(Place(20, _HEAD, WIDTH - 40, rows * row), _COLUMNS, rows, gap=4)
    for place, entry in enumerate(entries):
        column, line = divmod(place, rows)
        _row(drawing, spots[line * _COLUMNS + column], entry, t(f"{game}-legend-{entry.key}"))
    panel = framed(theme, (0, 0, WIDTH, high), DisplayList(theme), drawing)
    return Scene(f"legend-{rows}", WIDTH, high, theme.ground, (panel,))


def _row(drawing: DisplayList, place: Place, entry: LegendRow, words: str) -> None:
    y = place.middle[1]
    drawing.stamp(card(place.wide, place.high, 12, drawing.theme.slot), *place.middle, "meaning", entry.key)
    start = place.x + (_SIGNS - width(entry.tokens, 32, 2)) / 2
    flow(drawing, start, y, entry.tokens, 32, drawing.theme.ink, 2)
    if entry.over:
        x, dark = place.x + _SIGNS / 2, drawing.theme.dark
        drawing.write(entry.over, x, y, 24, weight="ExtraBold", colour=dark, anchor="middle")
    room = place.wide - _SIGNS - 16
    size = place.high // 2 + 4
    drawing.write(words, place.x + _SIGNS, y, size, "means", entry.key, weight="SemiBold", room=room, least=24)
