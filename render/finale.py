"""The picture of a game that is over, made to be shared: who won, with points from where, the largest single gain and
what was promised at the start.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.game import Result, View
from render import canvas, showcase, text
from render.describer import Describer
from render.pen import Sprite
from render.picture import Focus, Localize, Picture, Verbatim
from render.scene import DisplayList, Panel, Scene
from render.sprites import card, first, star_sign
from render.text import Weight
from render.theme import Theme
from render.widgets import RADIUS

WIDTH, HEIGHT = 1600, 1018
NAME = "end"
ROWS = 6
"""At most this many rows of points; those that brought least in all share the last one."""
REST = "render-rest"
_NUMBERS, _WORDS, _SMALL = 55, 44, 42
"""Sizes that show numbers in 9 and words in 7 pixels on a phone."""
_EDGE, _HALF = 44, WIDTH // 2 - 40
_FOOT, _NAMES, _TOTAL = 176, 84, 92
"""Heights of the parts below the band; with few rows names and totals share what is left."""
_BAND = 250, 430
_LEAST_ROW, _MOST_ROW = 58, 84
_COLUMN = {1: 420, 2: 420, 3: 350, 4: 292}
_HEADLINE = 700
"""The room for who wins."""
_WINNERS, _STORY = (92, 68, 56, 44), (_SMALL, 36, 30)
"""Sizes of letters: the largest in which the words fit on two lines, or on as many as there is room for."""
_LINE = 48
"""From one line of the foot to the next."""
_PIECE = 32
"""Digits of the promise on one line."""


@dataclass(frozen=True, slots=True)
class Gain:
    """The most that was won at once."""

    seat: int
    amount: int
    told: str
    """What happened, on one line; the player is named beside it."""


@dataclass(frozen=True, slots=True)
class Finale:
    """What the end tells beside the final view."""

    commitment: str
    """The promise made at the start about the shuffles."""
    gain: Gain | None = None
    result: Result | None = None
    """How it ended where the rules do not say so: somebody has resigned."""


@dataclass(frozen=True, slots=True)
class Row:
    """Points from one source, or several told together, by seat."""

    name: str
    points: tuple[int, ...]
    left_out: tuple[int | None, ...]
    """What the rules do not count; None where there is nothing of that."""


def picture(view: View, finale: Finale, focus: Focus, theme: Theme, t: Localize) -> Picture:
    """The end of a game that has a result."""
    end = _End(replace(view, result=view.result or finale.result), finale, focus, theme, t)
    return canvas.picture(view.game, NAME, end.sentences(), end.scene(), t)


def rows(view: View, t: Localize) -> list[Row]:
    """The points by source, in the order of the rules; what nobody has anything by has no row."""
    joined, found = showcase.of(view.game).rows, dict[str, list[int]]()
    for place, score in enumerate(view.scores):
        for source, points in score.lines:
            found.setdefault(joined.get(source, source), [0] * view.seats)[place] += points
    left = {key: tuple(dict(score.left_out).get(key) for score in view.scores) for key in found}
    scored = [
        Row(t(f"{view.game}-{key}"), tuple(points), left[key])
        for key, points in found.items()
        if any(points) or any(left[key])
    ]
    if len(scored) <= ROWS:
        return scored
    kept = sorted(scored, key=lambda row: -sum(map(abs, row.points)))[: ROWS - 1]
    rest = [row.points for row in scored if row not in kept]
    joint = Row(t(REST), tuple(map(sum, zip(*rest, strict=True))), (None,) * view.seats)
    return [*(row for row in scored if row in kept), joint]


@dataclass(frozen=True, slots=True)
class _End:
    view: View
    finale: Finale
    focus: Focus
    theme: Theme
    t: Localize

    # -- in words

    def sentences(self) -> list[str]:
        """Everything the picture shows; the promise before what may be too long."""
        view, t = self.view, self.t
        describe = Describer(view, self.focus, t)
        found = rows(view, t)
        told = [t("render-end", title=self._title()), self._winners(describe.names(self.winners))]
        told.append(t("render-end-promise", commitment=Verbatim(self.finale.commitment)))
        if gain := self._gain():
            key = "render-end-gain-told" if self.finale.gain else "render-end-most-told"
            told.append(t(key, player=describe.name(gain.seat), amount=gain.amount, told=_plain(gain)))
        return [*told, *(self._player(describe.name(seat), seat, found) for seat in self.order)]

    def _player(self, name: str, seat: int, found: Sequence[Row]) -> str:
        sources = tuple(
            Verbatim(self.t("render-end-source", source=Verbatim(row.name), points=row.points[seat]))
            for row in found
            if row.points[seat]
        ) + tuple(
            Verbatim(self.t(f"{self.view.game}-left_out", source=Verbatim(row.name), points=points))
            for row in found
            if (points := row.left_out[seat]) is not None
        )
        total = self.view.scores[seat].total
        place = self.view.result.ranks[seat] if self.view.result and self.view.result.ranks else 0
        return self.t("render-end-player", player=name, place=place, total=total, count=len(sources), sources=sources)

    def _winners(self, names: tuple[str, ...]) -> str:
        return self.t("render-end-winners", players=names, count=len(names))

    def _title(self) -> Verbatim:
        return Verbatim(self.t(f"{self.view.game}-title"))

    # -- who and what

    @property
    def order(self) -> list[int]:
        """The seats from the first place down."""
        ranks = self.view.result.ranks if self.view.result else None
        return sorted(range(self.view.seats), key=lambda seat: ranks[seat] if ranks else 0)

    @property
    def winners(self) -> list[int]:
        ranks = self.view.result.ranks if self.view.result else None
        return [seat for seat in self.order if ranks and ranks[seat] == 1]

    def _gain(self) -> Gain | None:
        """The largest gain that was found, otherwise the largest source of anybody's final points if it is the only one
        so large.
        """
        if self.finale.gain is not None:
            return self.finale.gain
        found = rows(self.view, self.t)
        parts = [Gain(seat, row.points[seat], row.name) for row in found for seat in self.order]
        most = max((part.amount for part in parts), default=0)
        largest = [part for part in parts if part.amount == most > 0]
        return largest[0] if len(largest) == 1 else None

    def _name(self, seat: int) -> Verbatim:
        return Verbatim(text.name(self.focus.names[seat], self.t(f"render-seat-{seat}")))

    def _sign(self, seat: int, r: int) -> Sprite:
        return showcase.sign(self.view, self.theme, seat, r)

    # -- drawn

    def scene(self) -> Scene:
        found = rows(self.view, self.t)
        shown = found if len(found) > 1 else []
        room = HEIGHT - _FOOT - _NAMES - _TOTAL
        high = max(_LEAST_ROW, min(_MOST_ROW, (room - _BAND[0]) // max(1, len(shown))))
        band = min(_BAND[1], room - high * len(shown))
        size, lines = self._story(2 + (room - high * len(shown) - band) // _LINE)
        foot = HEIGHT - _FOOT - _LINE * max(0, len(lines) - 2)
        panels = self._band(band), self._table(band, foot, shown, high), self._foot(foot, size, lines)
        return Scene(f"end-{len(shown)}", WIDTH, HEIGHT, self.theme.ground, panels)

    def _band(self, high: int) -> Panel:
        """The scenery under the title and the winners."""
        ground, drawing = DisplayList(self.theme), DisplayList(self.theme)
        scenery = showcase.of(self.view.game).scenery or self._seats
        scenery(ground, WIDTH, high)
        drawing.write(self._title(), _EDGE, high / 2 - 66, 56, weight="ExtraBold", colour=self.theme.gold)
        words = self._winners(tuple(map(self._name, self.winners))).removesuffix(".")
        first = high / 2 + 22
        size, lines = _fitted(words, "ExtraBold", _HEADLINE, _WINNERS, high - first)
        for number, line in enumerate(lines):
            y = first + number * size
            drawing.write(line, _EDGE, y, size, weight="ExtraBold", room=_HEADLINE, least=28)
        return Panel((0, 0, WIDTH, high), ground.done(), drawing.done(), self.theme.ground)

    def _seats(self, drawing: DisplayList, wide: int, high: int) -> None:
        """In place of scenery."""
        for number in range(self.view.seats):
            drawing.stamp(self._sign(number, round(high * 0.26)), wide - (number + 0.7) * high * 0.72, high / 2)

    def _table(self, top: int, foot: int, shown: Sequence[Row], high: int) -> Panel:
        ground, drawing = DisplayList(self.theme), DisplayList(self.theme)
        spare = foot - top - _NAMES - _TOTAL - high * len(shown)
        self._columns(ground, top, foot)
        self._heads(drawing, top + spare // 6)
        y = top + _NAMES + spare // 3
        for number, row in enumerate(shown):
            middle = y + number * high + high // 2
            drawing.write(row.name[:1].upper() + row.name[1:], _EDGE, middle, _WORDS, room=self._left - 70, least=30)
            for x, place in self._places():
                if (points := row.left_out[place]) is None:
                    told = "points", place, row.name, row.points[place]
                    drawing.write(_number(row.points[place]) or "–", x, middle, _NUMBERS, *told, anchor="middle")
                else:
                    self._struck(drawing, x, middle, place, row.name, points)
        size = 76 + spare // 4
        self._totals(drawing, foot - _TOTAL // 2 - spare // 4, size, shown)
        return Panel((0, top, WIDTH, foot), ground.done(), drawing.done(), self.theme.panel)

    def _struck(self, drawing: DisplayList, x: int, y: int, place: int, name: str, points: int) -> None:
        """What is not counted; the reason stands in the words."""
        number, told = _number(points) or "0", ("left_out", place, name, points)
        wide = text.width(number, _NUMBERS, "Bold") + 48
        drawing.stamp(card(wide, 8, 4, self.theme.muted), x, y, "struck", place)
        drawing.write(number, x, y, _NUMBERS, *told, anchor="middle")

    @property
    def _left(self) -> int:
        """Where the columns of the players begin."""
        return WIDTH - 24 - _COLUMN[self.view.seats] * self.view.seats

    def _places(self) -> list[tuple[int, int]]:
        """The middle of each column, and whose it is, from the first place on."""
        wide = _COLUMN[self.view.seats]
        return [(self._left + wide * number + wide // 2, place) for number, place in enumerate(self.order)]

    def _columns(self, ground: DisplayList, top: int, foot: int) -> None:
        """A light ground under the winners."""
        wide, high = _COLUMN[self.view.seats] - 16, foot - top - 16
        fill = self.theme.edge
        for x, place in self._places():
            if place in self.winners:
                ground.stamp(card(wide, high, RADIUS, fill, self.theme.gold, 4), x, (top + foot) // 2, "winner", place)

    def _heads(self, drawing: DisplayList, top: int) -> None:
        y, wide = top + _NAMES // 2 + 8, _COLUMN[self.view.seats]
        for x, place in self._places():
            left = x - wide // 2 + 38
            drawing.stamp(self._sign(place, 18), left, y, "seat", place)
            drawing.write(
                self._name(place), left + 28, y, 48, "name", place, weight="ExtraBold", room=wide - 80, least=28
            )

    def _totals(self, drawing: DisplayList, y: int, size: int, shown: Sequence[Row]) -> None:
        theme, ranks = self.theme, self.view.result.ranks if self.view.result else None
        drawing.stamp(star_sign(theme, 30), _EDGE + 30, y)
        only = [] if shown else rows(self.view, self.t)
        words = only[0].name if only else self.t("render-end-total")
        drawing.write(words, _EDGE + 76, y, 50, weight="ExtraBold", colour=theme.gold, room=self._left - 150, least=30)
        for x, place in self._places():
            total = self.view.scores[place].total
            told, middle = _number(total) or "0", x + 30 if ranks else x
            wide = drawing.write(
                told, middle, y, size, "total", place, total, weight="ExtraBold", colour=theme.gold, anchor="middle"
            )
            if ranks:
                self._rank(drawing, middle - wide // 2 - 48, y, place, ranks[place])

    def _rank(self, drawing: DisplayList, x: int, y: int, place: int, rank: int) -> None:
        drawing.stamp(first(self.theme, 34), x, y)
        told, ink = ("place", place, rank), self.theme.dark
        drawing.write(str(rank), x, y, _NUMBERS, *told, weight="ExtraBold", colour=ink, anchor="middle")

    def _story(self, most: int) -> tuple[int, tuple[str, ...]]:
        """What the gain consists of, on so many lines at most, and the size of its letters."""
        gain = self._gain()
        return _fitted(_plain(gain), "Bold", _HALF - _EDGE, _STORY, most=most) if gain else (_SMALL, ())

    def _foot(self, top: int, size: int, lines: Sequence[str]) -> Panel:
        theme, t, half = self.theme, self.t, _HALF
        drawing = DisplayList(theme)
        if gain := self._gain():
            key = "render-end-gain" if self.finale.gain else "render-end-most"
            head = t(key, player=self._name(gain.seat), amount=gain.amount)
            drawing.write(head, _EDGE, top + 42, 46, weight="ExtraBold", colour=theme.gold, room=half - _EDGE, least=30)
            for number, line in enumerate(lines):
                drawing.write(line, _EDGE, top + 94 + _LINE * number, size, room=half - _EDGE, least=28)
        promise, x = self.finale.commitment, WIDTH // 2 + 20
        drawing.write(
            t("render-end-promised"), x, top + 42, 46, weight="ExtraBold", colour=theme.muted, room=half, least=30
        )
        for number in range(0, len(promise), _PIECE):
            y = top + 94 + _LINE * (number // _PIECE)
            drawing.write(
                promise[number : number + _PIECE], x, y, _SMALL, "promise", colour=theme.muted, room=half, least=24
            )
        return Panel((0, top, WIDTH, HEIGHT), (), drawing.done(), theme.ground)


def _plain(gain: Gain) -> Verbatim:
    return Verbatim(gain.told[:1].upper() + gain.told[1:].removesuffix("."))


def _fitted(
    words: str, weight: Weight, room: int, sizes: Sequence[int], below: float = math.inf, most: int = 2
) -> tuple[int, tuple[str, ...]]:
    """The words on so many lines at most, with so much room below the middle of the first one; in the smallest letters
    what is too much for that is shortened.
    """
    for size in sizes:
        lines = text.wrap(words, size, weight, room)
        deep = (len(lines) - 1) * size + 0.6 * size <= below
        if len(lines) <= most and deep and all(text.width(line, size, weight) <= room for line in lines):
            return size, lines
    return sizes[-1], (*lines[: most - 1], " ".join(lines[most - 1 :]))


def _number(points: int) -> str:
    """Empty for nothing."""
    return f"−{-points}" if points < 0 else str(points or "")
