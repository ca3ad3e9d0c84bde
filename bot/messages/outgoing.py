"""One message as it goes out: its layout together with the files it shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.messages.layout import Shot

if TYPE_CHECKING:
    from bot.messages.layout import Message
    from bot.store import Kept
    from render import Picture


@dataclass(frozen=True, slots=True)
class Paper:
    """A file of a message. Its name changes with its content, so that equal names need no second upload."""

    name: str
    alt: str = ""
    content: Callable[[], bytes] | None = None
    """Makes the bytes, off the event loop; None for a file the message has already."""

    @property
    def shot(self) -> Shot:
        return Shot(self.name, self.alt)


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a message shows."""

    message: Message
    papers: tuple[Paper, ...] = ()


def papers(pictures: Iterable[Picture]) -> tuple[Paper, ...]:
    """Pictures as files; nothing is drawn yet."""
    return tuple(
        Paper(f"{picture.name}-{picture.fingerprint[:16]}.png", picture.alt, picture.png) for picture in pictures
    )


def kept(files: Mapping[str, Kept]) -> tuple[Paper, ...]:
    """The files a message shows already."""
    return tuple(Paper(name, file.alt) for name, file in files.items())
