"""A message to be sent: its layout together with the files it shows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.messages.layout import MediaItem
from render import Picture

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from bot.messages.layout import MessageLayout
    from bot.store import KeptAttachment


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file of a message. Its name changes with its content, so that an equal name needs no second upload."""

    name: str
    alt: str = ""
    content: Picture | Traversable | bytes | None = None
    """What `encode` turns into bytes; None for a file the message has already."""

    @property
    def media_item(self) -> MediaItem:
        return MediaItem(self.name, self.alt)


@dataclass(frozen=True, slots=True)
class OutgoingMessage:
    """The layout and files of a message."""

    layout: MessageLayout
    attachments: tuple[Attachment, ...] = ()


def attachments(pictures: Iterable[Picture]) -> tuple[Attachment, ...]:
    """Pictures as files; nothing is drawn yet."""
    return tuple(
        Attachment(f"{picture.name}-{picture.fingerprint[:16]}.png", picture.alt, picture) for picture in pictures
    )


def encode(content: Picture | Traversable | bytes) -> bytes:
    """The bytes of a file. Takes milliseconds for a picture: never call it on the event loop."""
    match content:
        case Picture():
            return content.png()
        case bytes():
            return content
    return content.read_bytes()


def kept_attachments(files: Mapping[str, KeptAttachment]) -> tuple[Attachment, ...]:
    """The files a message shows already."""
    return tuple(Attachment(name, file.alt) for name, file in files.items())
