"""The picture of a game that is over, made to be shared: a column for each player in order of rank, with points, what
was built, and where the points are from. Its words tell the largest gain and what was promised at the start, too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from engine.game import Result, View
from render import canvas, showcase, text
from render.describer import Describer
from render.pen import Sprite
from render.picture import Focus, Localize, Picture, Verbatim
from render.scene import DisplayList, Panel, Scene
from render.sprites import card, star_sign, stroke
from render.theme import Theme, mix
from render.widgets import RADIUS, Place

WIDTH = 1400
NAME = "end"
ROWS = 7
"""At most this many rows of points; those that brought least in all share the last one."""
REST = "render-rest"
_NUMBERS, _NAMES, _SIGN = 51, 42, 30
"""Sizes that show numbers in 9 and names in 7 pixels on a phone, which shows the picture 348 wide."""
_EDGE, _GAP = 14, 14
_LOW, _TWO_LINES = 134, 228
"""The height of name and points, on one line and on two."""
_BOARD, _SCENERY = 560, 236
_PITCH, _WORDS = 84, 44
"""From one bar to the next, and how much more where a row is named in words."""
_FOOT = 88
"""Below the last bar: clients lay the sign of a description over the lower left corner."""


@dataclass(frozen=True, slots=True)
class Gain:
    """The most that was won at once."""

    seat: int
    amount: int
    sentence: str
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

    key: str
    """Of its words and its sign."""
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
        Row(key, t(f"{view.game}-{key}"), tuple(points), left[key])
        for key, points in found.items()
        if any(points) or any(left[key])
    ]
    if len(scored) <= ROWS:
        return scored
    kept = sorted(scored, key=lambda row: -sum(map(abs, row.points)))[: ROWS - 1]
    rest = [row.points for row in scored if row not in kept]
    joint = Row(REST, t(REST), tuple(map(sum, zip(*rest, strict=True))), (None,) * view.seats)
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
        """A column for each player in order of rank, with the own board where the game draws one."""
        found = rows(self.view, self.t)
        lines = found if len(found) > 1 else []
        show = showcase.of(self.view.game)
        signs = [show.signs.get(row.key) for row in lines]
        band = () if show.board else (self._band(),)
        top = band[0].box[3] if band else 0
        wide = (WIDTH - 2 * _EDGE - _GAP * (self.view.seats - 1)) // self.view.seats
        high = _LOW if self.view.seats <= 2 else _TWO_LINES
        board = min(wide - 24, _BOARD) if show.board else 0
        pitch = _PITCH if all(signs) else _PITCH + _WORDS
        foot = top + _EDGE + high + board + pitch * len(lines) + _FOOT
        ground, drawing = DisplayList(self.theme), DisplayList(self.theme)
        for place, seat in enumerate(self.order):
            column = Place(_EDGE + place * (wide + _GAP), top + _EDGE, wide, foot - top - _EDGE)
            self._ground(ground, column, seat)
            self._head(drawing, column, seat)
            if show.board:
                x = column.x + (wide - board) // 2
                show.board(drawing, self.view, seat, Place(x, column.y + high, board, board))
            for number, row in enumerate(lines):
                y = column.y + high + board + number * pitch + pitch - _PITCH // 2
                self._bar(drawing, column, y, seat, row, signs[number])
                if not all(signs) and place == 0:
                    told = row.name[:1].upper() + row.name[1:]
                    room = WIDTH - 2 * column.x - 48
                    drawing.write(told, column.x + 24, y - 68, 42, room=room, least=42)
        panel = Panel((0, top, WIDTH, foot + _EDGE), ground.done(), drawing.done(), self.theme.ground)
        return Scene(WIDTH, foot + _EDGE, self.theme.ground, (*band, panel))

    def _band(self) -> Panel:
        """Scenery, or else the signs of the seats."""
        ground = DisplayList(self.theme)
        (showcase.of(self.view.game).scenery or self._seats)(ground, WIDTH, _SCENERY)
        return Panel((0, 0, WIDTH, _SCENERY), ground.done(), (), self.theme.ground)

    def _seats(self, drawing: DisplayList, wide: int, high: int) -> None:
        for number in range(self.view.seats):
            drawing.stamp(self._sign(number, round(high * 0.26)), wide - (number + 0.7) * high * 0.72, high / 2)

    def _ground(self, ground: DisplayList, column: Place, seat: int) -> None:
        """With a golden edge for who has won."""
        theme = self.theme
        edge, line = (theme.gold, 7) if seat in self.winners else (theme.edge, 3)
        told = ("winner", seat) if seat in self.winners else ()
        ground.stamp(card(column.wide, column.high, RADIUS, theme.panel, edge, line), *column.middle, *told)

    def _head(self, drawing: DisplayList, column: Place, seat: int) -> None:
        """Who, and how many points: on one line, or on two where columns are narrow."""
        theme, total, one_line = self.theme, self.view.scores[seat].total, self.view.seats <= 2
        y, size = column.y + (70 if one_line else 58), 104 if one_line else 96
        low = y if one_line else y + 104
        wide = drawing.write(
            _number(total) or "0",
            column.right - 32,
            low,
            size,
            "total",
            seat,
            total,
            weight="ExtraBold",
            colour=theme.gold,
            anchor="right",
        )
        x = column.x + 52
        if seat in self.winners:
            drawing.stamp(star_sign(theme, 34), x, low, "first", seat)
            x += 78 if one_line else 0
        drawing.stamp(self._sign(seat, 24), x, y, "seat", seat)
        room = column.right - x - 60 - (wide + 40 if one_line else 0)
        drawing.write(self._name(seat), x + 44, y, 58, "name", seat, weight="ExtraBold", room=room, least=_NAMES)

    def _bar(
        self, drawing: DisplayList, column: Place, y: int, seat: int, row: Row, sign: Callable[[int], Sprite] | None
    ) -> None:
        """The points of a row as a bar, golden for the most; struck out what the rules do not count."""
        theme, points, left_out = self.theme, row.points[seat], row.left_out[seat]
        x, most = column.x + 24, max(1, *(max(one.points) for one in rows(self.view, self.t)))
        if sign:
            drawing.stamp(sign(_SIGN), column.x + 52, y)
            x = column.x + 104
        room = column.right - x - 130
        if left_out is not None:
            told, fact = _number(left_out) or "0", ("left_out", seat, row.name, left_out)
            wide = drawing.write(told, x + 14, y, _NUMBERS, *fact, weight="ExtraBold", colour=theme.muted)
            drawing.stamp(stroke(wide + 20, 60, theme.muted), x + 14 + wide // 2, y, "struck", seat)
            return
        long = round(room * max(0, points) / most)
        if long:
            best = points == max(row.points)
            long = max(20, long)
            bar = card(long, 44, 10, theme.gold if best else theme.edge)
            drawing.stamp(bar, x + long // 2, y, "bar", seat, row.key)
            x += long
        ink = theme.ink if points else mix(theme.muted, theme.panel, 0.4)
        fact = "points", seat, row.name, points
        drawing.write(_number(points) or "0", x + 14, y, _NUMBERS, *fact, weight="ExtraBold", colour=ink)


def _plain(gain: Gain) -> Verbatim:
    return Verbatim(gain.sentence[:1].upper() + gain.sentence[1:].removesuffix("."))


def _number(points: int) -> str:
    """Empty for nothing."""
    return f"−{-points}" if points < 0 else str(points or "")
