"""What is to be drawn, as a value that travels to another process, and what comes back."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal, assert_never

import render
from render import chart, course, cover, finale, moments, thing
from render.large import large
from render.legend import LEGEND
from render.marked import marked
from render.theme import DARK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.game import View
    from render import Focus, Localize, Picture
    from render.chart import Chart
    from render.course import Course
    from render.cover import Chair
    from render.finale import Finale
    from render.moments import Moment

FILES = 10
"""Discord takes so many with a message."""
FINGERPRINT = 16
"""Digits of a picture's fingerprint in the name of its file."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """The pictures of one message."""

    game: str
    """The key of the game."""
    kind: Literal[
        "turn",
        "past",
        "own",
        "gallery",
        "step",
        "thing",
        "lesson",
        "example",
        "end",
        "chart",
        "course",
        "moments",
        "lobby",
    ]
    """The table as all see it; the same as a turn left it; as one seat sees it; one picture at full size; a step of a
    replay, as one seat sees it; a thing of the game, whatever the position; the table as one seat sees it, with rings
    around what a lesson speaks of; the same for a rule; how it ended; figures, whatever the position; the course of
    expected points, and the key moments of a game that is over; a table that waits for its players.
    """
    view: View
    focus: Focus
    t: Localize
    table: str
    """The id of the game that is played."""
    revision: int
    wanted: str = ""
    """The picture of the gallery that is shown, the first one for a name that it does not have; the id of a thing;
    what a lesson marks, as facts: `hex c4|cube`.
    """
    large: bool = False
    """Whether what it shows is drawn in large parts."""
    legend: bool = False
    """Whether what the signs mean stands before everything else."""
    finale: Finale | None = None
    """What an end tells beside the view."""
    course: Course | None = None
    """What the chart shows."""
    chart: Chart | None = None
    """The figures of a chart."""
    moments: tuple[Moment, ...] = ()
    chairs: tuple[Chair, ...] = ()
    """The seats of a table that waits."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A picture of a sheet."""

    name: str
    title: str
    alt: str
    file: str
    """The name of its file, another one for other pixels."""
    shown: bool
    """Whether the message shows it; it names the other pictures of a gallery only."""
    png: bytes | None
    """None where it is not shown, or where the message has it already."""


def laid_out(sheet: Sheet) -> list[Picture]:
    """The pictures of a sheet, not drawn yet."""
    part: render.GamePictures[Any] = render.load(sheet.game)
    given = sheet.view, sheet.focus, DARK, sheet.t
    match sheet.kind:
        case "turn" | "past":
            return part.pictures(*given)
        case "own" | "step":
            return _seen(part, sheet)
        case "gallery":
            return part.gallery(*given)
        case "end":
            return [finale.picture(sheet.view, sheet.finale, *given[1:])] if sheet.finale else part.pictures(*given)
        case "lesson" | "example":
            marks = [tuple(fact.split()) for fact in sheet.wanted.split("|") if fact]
            return [marked(picture, marks) for picture in _seen(part, sheet)]
        case "thing" | "chart" | "course" | "moments" | "lobby" as kind:
            return _beside_the_table(sheet, kind)
        case kind:
            assert_never(kind)


def _beside_the_table(sheet: Sheet, kind: Literal["thing", "chart", "course", "moments", "lobby"]) -> list[Picture]:
    """What does not show the table as it stands."""
    if kind == "thing":
        face = render.things(sheet.game, dict(sheet.view.options), DARK)[sheet.wanted]
        return [thing.picture(sheet.game, sheet.wanted, face, DARK, sheet.t)]
    if kind == "chart":
        return [chart.picture(sheet.game, sheet.chart, DARK, sheet.t)] if sheet.chart else []
    if kind == "course":
        return [course.picture(sheet.view, sheet.course, sheet.focus, DARK, sheet.t)] if sheet.course else []
    if kind == "lobby":
        return [cover.table(sheet.view, sheet.chairs, DARK, sheet.t)]
    return [moments.sheet(sheet.game, [(one, _board(sheet, one)) for one in sheet.moments], DARK, sheet.t)]


def _board(sheet: Sheet, moment: Moment) -> Picture:
    """The board of whoever made this moment, as it was then."""
    part: render.GamePictures[Any] = render.load(sheet.game)
    return part.pictures(moment.view, replace(sheet.focus, seat=moment.seat), DARK, sheet.t)[0]


def _seen(part: render.GamePictures[Any], sheet: Sheet) -> list[Picture]:
    """The table as the viewer sees it."""
    given = sheet.view, sheet.focus, DARK, sheet.t
    return part.private(*given) or part.pictures(*given)


def draw(sheet: Sheet, known: Container[str]) -> list[Drawn]:
    """Lay a sheet out and draw what it shows, but no file that is known."""
    pictures = laid_out(sheet)
    chosen = _shown(sheet, pictures)
    first = [_drawn(picture, known, shown=True) for picture in _legend(sheet)]
    drawn = [_drawn(picture, known, shown=picture in chosen and not sheet.large) for picture in pictures]
    if not sheet.large:
        return [*first, *drawn]
    return [*first, *drawn, *(_drawn(part, known, shown=True) for part in large(chosen, DARK, sheet.t))]


def _legend(sheet: Sheet) -> list[Picture]:
    if not sheet.legend:
        return []
    return [
        one for one in render.load(sheet.game).gallery(sheet.view, sheet.focus, DARK, sheet.t) if one.name == LEGEND
    ]


def _shown(sheet: Sheet, pictures: Sequence[Picture]) -> Sequence[Picture]:
    if sheet.kind != "gallery":
        return pictures
    return [picture for picture in pictures if picture.name == sheet.wanted] or pictures[:1]


def _drawn(picture: Picture, known: Container[str], *, shown: bool) -> Drawn:
    file = f"{picture.name}-{picture.fingerprint[:FINGERPRINT]}.png"
    png = picture.png() if shown and file not in known else None
    return Drawn(picture.name, picture.title, picture.alt, file, shown, png)
