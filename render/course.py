"""The course of a game as a chart: the points that each player could expect, decision by decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor

from engine.game import View
from render import canvas, showcase, text, units
from render.describer import Describer
from render.pen import Pen, Sprite
from render.picture import Focus, Localize, Picture, Verbatim
from render.scene import DisplayList, Panel, Scene
from render.sprites import WHITE
from render.theme import Colour, Theme

WIDTH, HEIGHT = 1600, 1000
NAME = "course"
STEPS = (0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)
"""Points between two lines across; those that leave at most `LINES` of them."""
LINES = 6
_NUMBERS, _NAMES = 56, 46
"""Sizes that show numbers in 9 and names in 7 pixels on a phone."""
_LEFT, _TOP, _RIGHT, _BOTTOM = 150, 150, 330, 110
"""Margins of the chart."""
_ROUNDING = 0.001
"""By so much a number of lines may fall short of a whole one."""
DIM = 128
"""A colour without a brighter part than this has a white edge: it would not be seen on the ground."""
_APART = 74
"""Between the names at the ends of lines."""
_ROUNDS = 12
"""At most this many rounds get a number."""


@dataclass(frozen=True, slots=True)
class Course:
    """Expected points by seat at the start and after each decision, and where rounds begin."""

    points: tuple[tuple[float, ...], ...]
    rounds: tuple[int, ...] = ()
    """For each round from the first on the index of the points with which it begins; empty in a game without rounds."""
    most: int | None = None
    """The most points that a seat can end with, if that is known: the chart reaches so far."""


def picture(view: View, course: Course, focus: Focus, theme: Theme, t: Localize) -> Picture:
    """The chart of a game that is over, with at least one decision."""
    chart = _Chart(view, course, focus, theme, t)
    return canvas.picture(view.game, NAME, chart.sentences(), chart.scene(), t)


def points_text(course: Course, index: int, seat: int) -> str:
    """Expected points as they are shown."""
    return text.decimal(course.points[index][seat])


def _line(pen: Pen, points: tuple[tuple[int, int], ...], colour: Colour, edge: Colour) -> None:
    pen.line(points, edge, 13)
    pen.line(points, colour, 8)


def _rule(pen: Pen, wide: int, high: int, colour: Colour) -> None:
    pen.polygon([(0, 0), (wide, 0), (wide, high), (0, high)], colour)


@dataclass(frozen=True, slots=True)
class _Chart:
    view: View
    course: Course
    focus: Focus
    theme: Theme
    t: Localize

    def sentences(self) -> list[str]:
        """Everything the chart shows: each player's points at its beginning, its quarters and its end."""
        describe, last = Describer(self.view, self.focus, self.t), len(self.course.points) - 1
        places = [round(last * quarter / 4) for quarter in range(5)]
        lines = [
            self.t(
                "render-course-player",
                player=describe.name(seat),
                **{
                    f"at{number}": Verbatim(points_text(self.course, place, seat))
                    for number, place in enumerate(places)
                },
            )
            for seat in range(self.view.seats)
        ]
        unit = Verbatim(units.unit(self.view.game, self.t))
        return [self.t("render-course", title=Verbatim(self.t(f"{self.view.game}-title")), unit=unit), *lines]

    def scene(self) -> Scene:
        ground, drawing = DisplayList(self.theme), DisplayList(self.theme)
        head = self.t("render-course-head", unit=Verbatim(units.unit(self.view.game, self.t)))
        drawing.write(head, 44, 70, 60, weight="ExtraBold", colour=self.theme.gold, room=WIDTH - 88, least=40)
        self._scale(ground, drawing)
        self._rounds(ground, drawing)
        for seat in range(self.view.seats):
            self._course(drawing, seat)
        self._ends(drawing)
        panel = Panel((0, 0, WIDTH, HEIGHT), ground.done(), drawing.done(), self.theme.panel)
        return Scene(WIDTH, HEIGHT, self.theme.ground, (panel,))

    @property
    def _range(self) -> tuple[float, float, float]:
        """The lowest line across, how high the chart reaches, and the points between two lines."""
        flat, most = [point for points in self.course.points for point in points], self.course.most
        low, high = min(0.0, *flat), max(*flat, 1.0) if most is None else float(most)
        step = next((step for step in STEPS if (high - low) / step <= LINES - 1), STEPS[-1])
        return floor(low / step) * step, ceil(high / step) * step if most is None else high, step

    def _x(self, index: int) -> int:
        return _LEFT + round((WIDTH - _LEFT - _RIGHT) * index / max(len(self.course.points) - 1, 1))

    def _y(self, points: float) -> int:
        low, high, _ = self._range
        return HEIGHT - _BOTTOM - round((HEIGHT - _TOP - _BOTTOM) * (points - low) / (high - low))

    def _scale(self, ground: DisplayList, drawing: DisplayList) -> None:
        low, high, step = self._range
        wide = WIDTH - _LEFT - _RIGHT
        for number in range(int((high - low) / step + _ROUNDING) + 1):
            points = low + number * step
            y = self._y(points)
            ground.stamp(Sprite(_rule, wide, 3, (wide, 3, self.theme.edge)), _LEFT + wide // 2, y)
            words = f"{points:.10g}".replace("-", "−")
            drawing.write(words, _LEFT - 26, y, _NUMBERS, "points", words, colour=self.theme.muted, anchor="right")

    def _rounds(self, ground: DisplayList, drawing: DisplayList) -> None:
        rounds = self.course.rounds
        every = -(-len(rounds) // _ROUNDS) if rounds else 1
        high, y = HEIGHT - _TOP - _BOTTOM, HEIGHT - 52
        if rounds:
            word = self.t("render-course-round")
            drawing.write(word, 14, y, _NAMES, "rounds", colour=self.theme.muted, room=_LEFT - 38, least=34)
        for number in range(0, len(rounds), every):
            x = self._x(rounds[number])
            ground.stamp(Sprite(_rule, 3, high, (3, high, self.theme.edge)), x, _TOP + high // 2)
            drawing.write(
                str(number + 1), x, y, _NUMBERS, "round", number + 1, colour=self.theme.muted, anchor="middle"
            )

    def _course(self, drawing: DisplayList, seat: int) -> None:
        wide, high = WIDTH - _LEFT - _RIGHT, HEIGHT - _TOP - _BOTTOM
        edge = 20
        way = tuple(
            (self._x(index) - _LEFT + edge, self._y(points[seat]) - _TOP + edge)
            for index, points in enumerate(self.course.points)
        )
        hue = showcase.hue(self.view, self.theme, seat)
        sprite = Sprite(
            _line, wide + 2 * edge, high + 2 * edge, (way, hue, self.theme.dark if max(hue) > DIM else WHITE)
        )
        drawing.stamp(sprite, _LEFT + wide // 2, _TOP + high // 2, "course", seat)

    def _ends(self, drawing: DisplayList) -> None:
        """Whose line it is and where it ends, the names apart from each other."""
        last, left = len(self.course.points) - 1, WIDTH - _RIGHT + 50
        order = sorted(range(self.view.seats), key=lambda seat: -self.course.points[last][seat])
        for y, seat in zip(_apart([self._y(self.course.points[last][seat]) for seat in order]), order, strict=True):
            drawing.stamp(showcase.sign(self.view, self.theme, seat, 20), left, y, "seat", seat)
            name = Verbatim(text.name(self.focus.names[seat], self.t(f"render-seat-{seat}")))
            drawing.write(name, left + 36, y, _NAMES, "name", seat, room=WIDTH - left - 46, least=34)


def _apart(wanted: Sequence[int]) -> list[int]:
    """These heights from above, moved so that they keep their distance and stay in the picture."""
    found: list[int] = []
    for y in wanted:
        found.append(max(y, found[-1] + _APART) if found else max(y, _TOP))
    over = max(0, found[-1] - (HEIGHT - _BOTTOM))
    return [y - over for y in found]
