"""What is to be drawn, as a value that travels to another process, and what comes back."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal, assert_never

import render
from render import chart, course, finale, moments, thing
from render.beside import beside
from render.large import large
from render.legend import LEGEND
from render.marked import marked, shows
from render.theme import DARK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.game import View
    from render import Focus, Localize, Picture
    from render.chart import Chart
    from render.course import Course
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
        "change",
        "step",
        "thing",
        "lesson",
        "example",
        "end",
        "chart",
        "course",
        "moments",
    ]
    """The table as all see it; the same as a turn left it; as one seat sees it; one picture at full size; whatever
    changed at the table, each in one picture of before and now; the table as the viewer sees it; a thing of the game,
    whatever the position; the table as the viewer sees it, with rings around what a lesson speaks of; the same, only
    ever one picture; how it ended; figures, whatever the position; the course of expected points, and the key moments
    of a game that is over.
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
    before: View | None = None
    """What there was before, for a change."""
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
        case "turn":
            return part.pictures(*given)
        case "past":
            return [_own(part.pictures(*given), sheet.focus.seat)]
        case "own":
            return part.private(*given) or _without_secrets(part.pictures(*given), sheet)
        case "gallery":
            return part.gallery(*given)
        case "step":
            return _seen(part, sheet)
        case "change":
            return _changes(part, sheet)
        case "end":
            return [finale.picture(sheet.view, sheet.finale, *given[1:])] if sheet.finale else part.pictures(*given)
        case "lesson" | "example":
            marked_ones = _lesson(_seen(part, sheet), sheet)
            return marked_ones[:1] if sheet.kind == "example" else marked_ones
        case "thing" | "chart" | "course" | "moments" as kind:
            return _beside_the_table(sheet, kind)
        case kind:
            assert_never(kind)


def _beside_the_table(sheet: Sheet, kind: Literal["thing", "chart", "course", "moments"]) -> list[Picture]:
    """What does not show the table as it stands."""
    if kind == "thing":
        face = render.things(sheet.game, dict(sheet.view.options), DARK)[sheet.wanted]
        return [thing.picture(sheet.game, sheet.wanted, face, DARK, sheet.t)]
    if kind == "chart":
        return [chart.picture(sheet.game, sheet.chart, DARK, sheet.t)] if sheet.chart else []
    if kind == "course":
        return [course.picture(sheet.view, sheet.course, sheet.focus, DARK, sheet.t)] if sheet.course else []
    return [moments.sheet(sheet.game, [(one, _board(sheet, one)) for one in sheet.moments], DARK, sheet.t)]


def _board(sheet: Sheet, moment: Moment) -> Picture:
    """The board of whoever made this moment, as it was then."""
    part: render.GamePictures[Any] = render.load(sheet.game)
    return _own(part.pictures(moment.view, replace(sheet.focus, seat=moment.seat), DARK, sheet.t), moment.seat)


def _seen(part: render.GamePictures[Any], sheet: Sheet) -> list[Picture]:
    """The table as the viewer sees it. A game that still has several pictures shows secrets below what all see."""
    given = sheet.view, sheet.focus, DARK, sheet.t
    public, private = part.pictures(*given), part.private(*given)
    return [*public, *private] if len(public) > 1 else private or public


def _without_secrets(pictures: list[Picture], sheet: Sheet) -> list[Picture]:
    """What a seat is to see that has no secrets: who decides also sees what there is to choose from."""
    seat = sheet.focus.seat
    return pictures[-2:] if sheet.view.to_move == seat else [_own(pictures, seat)]


def _own(pictures: Sequence[Picture], seat: int) -> Picture:
    """The picture of this seat alone, wherever it stands; the last one where the seat has none."""
    return next((one for one in reversed(pictures) if one.name.endswith(f"-{seat}")), pictures[-1])


def _changes(part: render.GamePictures[Any], sheet: Sheet) -> list[Picture]:
    """Whatever there is at both moments, of everybody; first what a question of either shows. What could be chosen at
    either is not marked.
    """
    views = [replace(view, moves=None) for view in (sheet.before or sheet.view, sheet.view)]
    times = [(view, sheet.focus, DARK, sheet.t) for view in views]
    shown = {picture.name for at in times for picture in part.pictures(*at)}
    was, now = (
        sorted((one for one in part.gallery(*at) if one.name != LEGEND), key=lambda one: one.name not in shown)
        for at in times
    )
    return beside(sheet.game, was, now, sheet.t)[:FILES]


def _lesson(seen: Sequence[Picture], sheet: Sheet) -> list[Picture]:
    """The pictures of what is marked, with rings, and the viewer's own one in any case."""
    marks = [tuple(fact.split()) for fact in sheet.wanted.split("|") if fact]
    shown = list({one.name: one for one in seen}.values())
    own = _own(shown, sheet.focus.seat)
    return [marked(picture, marks) for picture in shown if picture is own or shows(picture, marks)]


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
