"""A message to be sent: its layout together with the files it shows, or both as soon as its pictures are drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.base.markdown import escape
from bot.base.text import shorten
from bot.messages import layout
from bot.messages.layout import MediaItem, no_emoji

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from bot.drawing import PictureRequest, RenderedPicture
    from bot.messages.layout import EmojiOf, MessageLayout
    from bot.messages.menus import Button, Link, Row
    from bot.store import KeptAttachment
    from render import Localize

BRIEF = 480
"""Letters of the words of a picture that cannot be posted: with question and choices they are read at a glance."""


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
    unattached: str = ""
    """What is said below it where its files cannot be attached."""


@dataclass(frozen=True, slots=True)
class PictureBlock:
    """What stands in the place of the pictures of a message: these, or where it is `plain` their words."""

    drawn: Sequence[RenderedPicture]
    words: Sequence[str] = ()
    plain: bool = False

    @property
    def files(self) -> tuple[Attachment, ...]:
        seen = () if self.plain else self.drawn
        return tuple(Attachment(one.file, one.alt, one.png) for one in seen if one.shown)

    @property
    def media(self) -> list[MediaItem]:
        return [file.media_item for file in self.files]


Words = Callable[[Sequence["RenderedPicture"]], Sequence[str]]
"""Says what pictures show, one paragraph after the other."""


def briefly(drawn: Sequence[RenderedPicture]) -> Sequence[str]:
    """How the words of each picture begin, which is what decides. All of it stands in *In words*."""
    return [shorten(escape(one.alt), BRIEF) for one in drawn if one.shown]


def in_full(drawn: Sequence[RenderedPicture]) -> Sequence[str]:
    return [escape(one.alt) for one in drawn if one.shown]


def no_words(_: Sequence[RenderedPicture]) -> Sequence[str]:
    """Nothing: the message says it anyway."""
    return ()


@dataclass(frozen=True, slots=True)
class UndrawnMessage:
    """A message whose pictures are not drawn yet. Whether it has them or their words is chosen where it is sent."""

    request: PictureRequest
    compose: Callable[[PictureBlock], OutgoingMessage]
    """Makes the message, on the event loop."""
    words: Words = briefly


Message = OutgoingMessage | UndrawnMessage


def note(words: str, rows: Sequence[Row] = ()) -> OutgoingMessage:
    """A few words, with buttons and selects below."""
    return OutgoingMessage(layout.note(words, rows))


def pictured(
    request: PictureRequest,
    head: str,
    *,
    t: Localize,
    words: Words = briefly,
    narration: Sequence[str] = (),
    rows: Sequence[Row] = (),
    helpers: Sequence[Button | Link] = (),
    file: Attachment | None = None,
    caption: str = "",
    emoji_of: EmojiOf = no_emoji,
) -> UndrawnMessage:
    """A message in the order of a turn, see `bot.messages.layout.turn`. The `caption` goes with the pictures alone."""

    def compose(block: PictureBlock) -> OutgoingMessage:
        message = layout.turn(
            head,
            t=t,
            narration=narration if block.plain else (*narration, caption),
            media=block.media,
            words=block.words,
            rows=rows,
            helpers=helpers,
            file=file.name if file else None,
            emoji_of=emoji_of,
        )
        return OutgoingMessage(message, (*block.files, *([file] if file else [])))

    return UndrawnMessage(request, compose, words)


def kept_attachments(files: Mapping[str, KeptAttachment]) -> tuple[Attachment, ...]:
    """The files a message shows already."""
    return tuple(Attachment(name, file.alt) for name, file in files.items())
