"""What is to be drawn, as a value that travels to another process, and what comes back."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, assert_never

import render
from render.beside import beside
from render.theme import DARK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.game import View
    from render import Focus, Picture, Say

FINGERPRINT = 16
"""Digits of a picture's fingerprint in the name of its file."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """The pictures of one message."""

    game: str
    """The key of the game."""
    kind: Literal["turn", "own", "gallery", "change"]
    """What the table shows to all; what one seat sees, a board where it has no secrets; one picture at full size; what
    the table showed before and shows now, in one picture.
    """
    view: View
    focus: Focus
    say: Say
    table: str
    """The id of the game that is played."""
    revision: int
    wanted: str = ""
    """The picture of the gallery that is shown; the first one for a name that it does not have."""
    before: View | None = None
    """What there was before, for a change."""


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
    given = sheet.view, sheet.focus, DARK, sheet.say
    match sheet.kind:
        case "turn":
            return part.pictures(*given)
        case "own":
            return part.private(*given) or part.pictures(*given)[-1:]
        case "gallery":
            return part.gallery(*given)
        case "change":
            before = part.pictures(sheet.before, *given[1:])
            return [beside(sheet.game, before, part.pictures(*given), sheet.say)]
        case kind:
            assert_never(kind)


def draw(sheet: Sheet, known: Container[str]) -> list[Drawn]:
    """Lay a sheet out and draw what it shows, but no file that is known."""
    pictures = laid_out(sheet)
    chosen = _shown(sheet, pictures)
    return [_drawn(picture, known, shown=picture in chosen) for picture in pictures]


def _shown(sheet: Sheet, pictures: Sequence[Picture]) -> Sequence[Picture]:
    if sheet.kind != "gallery":
        return pictures
    return [picture for picture in pictures if picture.name == sheet.wanted] or pictures[:1]


def _drawn(picture: Picture, known: Container[str], *, shown: bool) -> Drawn:
    file = f"{picture.name}-{picture.fingerprint[:FINGERPRINT]}.png"
    png = picture.png() if shown and file not in known else None
    return Drawn(picture.name, picture.title, picture.alt, file, shown, png)
