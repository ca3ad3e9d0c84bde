"""What is to be drawn, as a value that travels to another process, and what comes back."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Container, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import render
from render import chart, component, course, cover, finale, moments
from render.large import large
from render.marked import marked
from render.theme import DARK

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.game import View
    from render import Focus, Localize, Picture
    from render.chart import Chart
    from render.course import Course
    from render.cover import Chair
    from render.finale import Finale
    from render.moments import Moment

FINGERPRINT = 16
"""Digits of a picture's fingerprint in the name of its file."""


@dataclass(frozen=True, slots=True)
class PictureRequest(ABC):
    """The pictures of one message."""

    game: str
    """The key of the game."""
    t: Localize
    table: str
    """The id of the game that is played; empty for what belongs to none."""
    revision: int

    @abstractmethod
    def pictures(self) -> list[Picture]:
        """Not drawn yet."""

    def chosen(self, pictures: Sequence[Picture]) -> Sequence[Picture]:
        """Those of its pictures that the message shows; of the others it has the names alone."""
        return pictures

    @property
    def in_parts(self) -> bool:
        """Whether what it shows is drawn in large parts."""
        return False


@dataclass(frozen=True, slots=True)
class TablePictures(PictureRequest):
    """The table as all see it."""

    view: View
    focus: Focus

    @property
    def _part(self) -> render.GamePictures[Any]:
        return render.load(self.game)

    def pictures(self) -> list[Picture]:
        return self._part.pictures(self.view, self.focus, DARK, self.t)

    def _private(self) -> list[Picture]:
        return self._part.private(self.view, self.focus, DARK, self.t) or TablePictures.pictures(self)

    def _gallery(self) -> list[Picture]:
        return self._part.gallery(self.view, self.focus, DARK, self.t)


@dataclass(frozen=True, slots=True)
class StepPictures(TablePictures):
    """The table as one seat saw it at an earlier step."""

    def pictures(self) -> list[Picture]:
        return self._private()


@dataclass(frozen=True, slots=True)
class OwnPictures(StepPictures):
    """The table as one seat sees it now."""

    large: bool = False

    @property
    def in_parts(self) -> bool:
        return self.large


@dataclass(frozen=True, slots=True)
class GalleryPictures(TablePictures):
    """One picture at full size: the one of this name, the first one for a name that there is not."""

    wanted: str
    large: bool = False

    def pictures(self) -> list[Picture]:
        return self._gallery()

    def chosen(self, pictures: Sequence[Picture]) -> Sequence[Picture]:
        return [picture for picture in pictures if picture.name == self.wanted] or pictures[:1]

    @property
    def in_parts(self) -> bool:
        return self.large


@dataclass(frozen=True, slots=True)
class MarkedPictures(TablePictures):
    """The table as one seat sees it, with rings around these things: what a lesson or a rule speaks of."""

    marks: Sequence[Sequence[str]]
    """As facts: `hex c4`."""

    def pictures(self) -> list[Picture]:
        return [marked(picture, [tuple(mark) for mark in self.marks]) for picture in self._private()]


@dataclass(frozen=True, slots=True)
class EndPictures(TablePictures):
    """How a game ended."""

    finale: Finale
    """What it tells beside the view."""

    def pictures(self) -> list[Picture]:
        return [finale.picture(self.view, self.finale, self.focus, DARK, self.t)]


@dataclass(frozen=True, slots=True)
class CoursePictures(TablePictures):
    """The course of the points that were to be expected in a game that is over."""

    course: Course

    def pictures(self) -> list[Picture]:
        return [course.picture(self.view, self.course, self.focus, DARK, self.t)]


@dataclass(frozen=True, slots=True)
class MomentsPictures(TablePictures):
    """The key moments of a game that is over: the board of whoever made each, as it was then."""

    moments: tuple[Moment, ...]

    def pictures(self) -> list[Picture]:
        return [moments.sheet(self.game, [(one, self._board(one)) for one in self.moments], DARK, self.t)]

    def _board(self, moment: Moment) -> Picture:
        return self._part.pictures(moment.view, replace(self.focus, seat=moment.seat), DARK, self.t)[0]


@dataclass(frozen=True, slots=True)
class LobbyPictures(PictureRequest):
    """A table that waits for its players."""

    view: View
    """A sample of its game."""
    chairs: tuple[Chair, ...]

    def pictures(self) -> list[Picture]:
        return [cover.table(self.view, self.chairs, DARK, self.t)]


@dataclass(frozen=True, slots=True)
class ComponentPictures(PictureRequest):
    """A component of the game with these options, whatever the position."""

    component: str
    options: Mapping[str, str]

    def pictures(self) -> list[Picture]:
        face = render.components(self.game, dict(self.options), DARK)[self.component]
        return [component.picture(self.game, self.component, face, DARK, self.t)]


@dataclass(frozen=True, slots=True)
class ChartPictures(PictureRequest):
    """Figures, whatever the position."""

    chart: Chart

    def pictures(self) -> list[Picture]:
        return [chart.picture(self.game, self.chart, DARK, self.t)]


@dataclass(frozen=True, slots=True)
class RenderedPicture:
    """A picture of a request."""

    name: str
    title: str
    alt: str
    file: str
    """The name of its file, another one for other pixels."""
    shown: bool
    """Whether the message shows it; it names the other pictures of a gallery only."""
    png: bytes | None
    """None where it is not shown, or where the message has it already."""


class Everything:
    """Known files, for who asks for words alone: nothing is drawn."""

    def __contains__(self, file: object) -> bool:
        return True


def laid_out(request: PictureRequest) -> list[Picture]:
    """The pictures of a request, not drawn yet."""
    return request.pictures()


def draw(request: PictureRequest, known: Container[str]) -> list[RenderedPicture]:
    """Lay a request out and draw what it shows, but no file that is known."""
    pictures = laid_out(request)
    chosen = request.chosen(pictures)
    drawn = [_drawn(picture, known, shown=picture in chosen and not request.in_parts) for picture in pictures]
    parts = large(chosen, DARK, request.t) if request.in_parts else []
    return [*drawn, *(_drawn(part, known, shown=True) for part in parts)]


def _drawn(picture: Picture, known: Container[str], *, shown: bool) -> RenderedPicture:
    file = f"{picture.name}-{picture.fingerprint[:FINGERPRINT]}.png"
    png = picture.png() if shown and file not in known else None
    return RenderedPicture(picture.name, picture.title, picture.alt, file, shown, png)
