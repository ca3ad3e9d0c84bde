"""Bars with words and numbers: what somebody's figures come to, beside those of everybody; lists of the best."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from render import canvas, text
from render.scene import DisplayList, Scene
from render.sprites import card
from render.widgets import framed

if TYPE_CHECKING:
    from render.picture import Localize, Picture
    from render.theme import Colour, Theme

WIDTH = 1600
MOST = 12
"""Lines."""
_EDGE, _BARS, _END, _NUMBERS = 44, 620, 1360, 1390
"""Where labels, bars and numbers begin; bars end at `_END`."""
_HEAD, _LINE, _FOOT = 130, 92, 84
_THICK, _THIN = 34, 18


@dataclass(frozen=True, slots=True)
class Bar:
    """A line of the chart. Shares are parts of the longest bar, from 0 to 1."""

    label: str
    share: float
    number: str
    """As it is written."""
    other: float | None = None
    """A second, thinner bar below, such as everybody's."""
    other_number: str = ""
    spread: tuple[float, float] | None = None
    """From where to where it may reach."""


@dataclass(frozen=True, slots=True)
class Chart:
    """Everything that stands in the picture, in words of the reader."""

    name: str
    title: str
    bars: tuple[Bar, ...]
    sentences: tuple[str, ...]
    """The same in words, without the title."""
    foot: str
    """What the signs mean."""


def picture(game: str, chart: Chart, theme: Theme, t: Localize) -> Picture:
    """The chart, in the colours of a game."""
    return canvas.picture(game, chart.name, [chart.title, *chart.sentences], scene(chart, theme), t)


def scene(chart: Chart, theme: Theme) -> Scene:
    bars = chart.bars[:MOST]
    high = _HEAD + _LINE * len(bars) + _FOOT
    drawing = DisplayList(theme)
    drawing.write(
        text.name(chart.title, ""), _EDGE, _HEAD / 2, 60, weight="ExtraBold", colour=theme.gold, room=1500, least=36
    )
    for number, bar in enumerate(bars):
        _line(drawing, bar, _HEAD + number * _LINE + _LINE // 2)
    drawing.write(chart.foot, _EDGE, high - _FOOT // 2, 40, colour=theme.muted, room=1500, least=28)
    panel = framed(theme, (0, 0, WIDTH, high), DisplayList(theme), drawing)
    return Scene(WIDTH, high, theme.ground, (panel,))


def _line(drawing: DisplayList, bar: Bar, y: int) -> None:
    theme = drawing.theme
    drawing.write(bar.label, _EDGE, y, 48, "label", weight="ExtraBold", room=_BARS - _EDGE - 30, least=30)
    upper = y if bar.other is None else y - 14
    _bar(drawing, bar.share, upper, _THICK, theme.gold)
    if bar.spread is not None:
        _spread(drawing, bar.spread, upper)
    if bar.other is None:
        drawing.write(bar.number, _NUMBERS, y, 46, "told", weight="ExtraBold", colour=theme.gold, room=180, least=28)
        return
    _bar(drawing, bar.other, y + 20, _THIN, theme.muted)
    drawing.write(bar.number, _NUMBERS, y - 18, 42, "told", weight="ExtraBold", colour=theme.gold, room=180, least=28)
    drawing.write(bar.other_number, _NUMBERS, y + 24, 32, "other", colour=theme.muted, room=180, least=24)


def _bar(drawing: DisplayList, share: float, y: int, thick: int, fill: Colour) -> None:
    wide = round((_END - _BARS) * min(1.0, max(0.0, share)))
    if wide >= 4:
        drawing.stamp(card(wide, thick, min(8, wide // 2), fill, fill, 1), _BARS + wide / 2, y, "bar")


def _spread(drawing: DisplayList, spread: tuple[float, float], y: int) -> None:
    """A thin line across the end of the bar."""
    left, right = (_BARS + (_END - _BARS) * min(1.0, max(0.0, share)) for share in spread)
    wide, ink = max(4, round(right - left)), drawing.theme.ink
    drawing.stamp(card(wide, 6, 2, ink, ink, 1), (left + right) / 2, y, "spread")
    for x in (left, right):
        drawing.stamp(card(6, 26, 2, ink, ink, 1), x, y)
