"""A message to be sent: its layout together with the files it shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.messages.layout import MediaItem

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from bot.drawing import Drawn, Sheet
    from bot.messages.layout import MessageLayout
    from bot.store import KeptAttachment


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file of a message. Its name changes with its content, so that an equal name needs no second upload."""

    name: str
    alt: str = ""
    content: Traversable | bytes | None = None
    """None for a file the message has already."""

    @property
    def media_item(self) -> MediaItem:
        return MediaItem(self.name, self.alt)


@dataclass(frozen=True, slots=True)
class OutgoingMessage:
    """The layout and files of a message."""

    layout: MessageLayout
    attachments: tuple[Attachment, ...] = ()


@dataclass(frozen=True, slots=True)
class UndrawnMessage:
    """A message whose pictures are not drawn yet."""

    sheet: Sheet
    compose: Callable[[Sequence[Drawn]], OutgoingMessage]
    """Makes the message of its pictures, on the event loop."""


Message = OutgoingMessage | UndrawnMessage


def attachments(pictures: Iterable[Drawn]) -> tuple[Attachment, ...]:
    """The pictures that are shown, as files."""
    return tuple(Attachment(picture.file, picture.alt, picture.png) for picture in pictures if picture.shown)


def kept_attachments(files: Mapping[str, KeptAttachment]) -> tuple[Attachment, ...]:
    """The files a message shows already."""
    return tuple(Attachment(name, file.alt) for name, file in files.items())
