"""One message as it goes out: its layout together with the files it shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.messages.layout import MediaItem

if TYPE_CHECKING:
    from bot.messages.layout import MessageLayout
    from bot.store import KeptAttachment
    from render import Picture


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file of a message. Its name changes with its content, so that equal names need no second upload."""

    name: str
    alt: str = ""
    content: Callable[[], bytes] | None = None
    """Makes the bytes, off the event loop; None for a file the message has already."""

    @property
    def media_item(self) -> MediaItem:
        return MediaItem(self.name, self.alt)


@dataclass(frozen=True, slots=True)
class OutgoingMessage:
    """What a message shows."""

    layout: MessageLayout
    attachments: tuple[Attachment, ...] = ()


def attachments(pictures: Iterable[Picture]) -> tuple[Attachment, ...]:
    """Pictures as files; nothing is drawn yet."""
    return tuple(
        Attachment(f"{picture.name}-{picture.fingerprint[:16]}.png", picture.alt, picture.png) for picture in pictures
    )


def kept_attachments(files: Mapping[str, KeptAttachment]) -> tuple[Attachment, ...]:
    """The files a message shows already."""
    return tuple(Attachment(name, file.alt) for name, file in files.items())
