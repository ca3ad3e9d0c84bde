"""How a message is shown: in pictures or words, and as its only reader likes it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from discord import ui

from bot.base import custom_ids
from bot.base.markdown import escape
from bot.base.text import shorten
from bot.drawing import GalleryPictures, OwnPictures
from bot.messages.layout.items import TEXT, MessageLayout, button_item, no_emoji, text
from bot.messages.menus import WIDTH, Button
from bot.messages.outgoing import OutgoingMessage, PictureBlock
from bot.messages.private import SIGNS
from bot.store import StoreTrouble

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.drawing import PictureRequest, RenderedPicture
    from bot.messages.outgoing import Message, UndrawnMessage
    from bot.store import Preferences, Store
    from render import Localize

LEAST = 80
"""Fewer characters of the words of a picture tell nothing."""


@dataclass(frozen=True, slots=True)
class DisplayPreferences:
    """What is wanted of one message."""

    plain: bool = False
    """No files may be attached: words stand for its pictures."""
    words: bool = False
    """The words of its pictures stand on top of them."""
    large: bool = False
    """What shows the table is drawn in large parts."""
    signs: bool = False
    """The way to what the signs of this game mean is still to be shown."""

    @classmethod
    def of(cls, preferences: Preferences) -> DisplayPreferences:
        """What somebody wants of what they alone see."""
        return cls(words=preferences.words, large=preferences.large)


USUAL = DisplayPreferences()


class DisplayChoices:
    """What people chose, and what they have been told once. While the database cannot be used, everybody likes what is
    usual.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    async def usual(self, user: int, guild: int | None) -> DisplayPreferences:
        """How this person likes what is sent to them."""
        with suppress(StoreTrouble):
            return DisplayPreferences.of(await self._store.preferences(user, guild))
        return USUAL

    async def of(self, content: Message, user: int, guild: int | None) -> DisplayPreferences:
        """How this person likes this answer, with where its signs are explained if nobody told them."""
        display = await self.usual(user, guild)
        with suppress(StoreTrouble):
            if (game := _signed(content)) and game not in await self._store.explained(user):
                return replace(display, signs=True)
        return display

    async def note_explained(
        self, content: Message, display: DisplayPreferences, user: int, files: Iterable[str]
    ) -> None:
        """This answer has reached its person with these files: where its signs are explained is told."""
        if display.signs and any(files) and (game := _signed(content)):
            with suppress(StoreTrouble):
                await self._store.explain(user, game)


def _signed(content: Message) -> str:
    """The game of a message whose pictures bear signs that stand for effects; empty for one without any. A lesson
    explains what it speaks of, and whoever looks back has played.
    """
    return (
        ""
        if isinstance(content, OutgoingMessage) or not isinstance(content.request, OwnPictures)
        else content.request.game
    )


def suited(request: PictureRequest, display: DisplayPreferences) -> PictureRequest:
    """What is drawn for who likes it so."""
    match request:
        case _ if display.plain:
            return request
        case OwnPictures() | GalleryPictures():
            return replace(request, large=display.large)
    return request


def finished(content: UndrawnMessage, drawn: Sequence[RenderedPicture], display: DisplayPreferences) -> OutgoingMessage:
    """The message with its pictures, or with words for them."""
    if display.plain:
        return plain(content.compose(PictureBlock(drawn, content.words(drawn), plain=True)))
    made, t = content.compose(PictureBlock(drawn)), content.request.t
    if display.signs and made.attachments:
        made = _with_signs(made, content.request)
    return words_first(made, t) if display.words else made


def plain(made: OutgoingMessage) -> OutgoingMessage:
    """The message without its files."""
    if not made.attachments:
        return made
    kept = [part for part in made.layout.children if not isinstance(part, ui.MediaGallery | ui.File)]
    said = next((number for number, part in enumerate(kept, 1) if isinstance(part, ui.TextDisplay)), 0)
    return OutgoingMessage(MessageLayout([*kept[:said], *text(made.unattached), *kept[said:]]))


def words_first(made: OutgoingMessage, t: Localize) -> OutgoingMessage:
    """The words of all pictures above the first of them, as far as Discord has room for them."""
    pictures = [file for file in made.attachments if file.alt]
    if not pictures:
        return made
    more = f"-# {t('render-more')}"
    room = TEXT - _said(made) - len(more) - 1
    told = [more] if room < LEAST * len(pictures) else _fitted([escape(file.alt) for file in pictures], room, more)
    return _with_text(made, "\n".join(told))


def _said(made: OutgoingMessage) -> int:
    """The number of characters of all its texts."""
    return sum(len(part.content) for part in made.layout.walk_children() if isinstance(part, ui.TextDisplay))


def _fitted(words: Sequence[str], room: int, more: str) -> list[str]:
    """Each in its share of the room; what a short one leaves is there for the others."""
    shares = dict[str, str]()
    for number, one in enumerate(sorted(words, key=len)):
        shares[one] = shorten(one, room // (len(words) - number) - 1)
        room -= len(shares[one]) + 1
    told = [shares[one] for one in words]
    return told if told == list(words) else [*told, more]


def _with_signs(made: OutgoingMessage, request: PictureRequest) -> OutgoingMessage:
    """The message with a button more in its last row, where it takes no height, if Discord has room for it there."""
    *parts, last = made.layout.children
    if not isinstance(last, ui.ActionRow) or len(last.children) >= WIDTH:
        return made
    button = Button(
        custom_ids.action_id(request.table, request.revision, SIGNS), request.t("bot-legend"), style="quiet"
    )
    row = ui.ActionRow(*last.children, button_item(button, no_emoji))
    return replace(made, layout=MessageLayout([*parts, row]))


def _with_text(made: OutgoingMessage, words: str) -> OutgoingMessage:
    """The message with a text above its first picture, if Discord has room for it."""
    if _said(made) + len(words) > TEXT:
        return made
    parts: list[Any] = list(made.layout.children)
    first = next((place for place, part in enumerate(parts) if isinstance(part, ui.MediaGallery)), len(parts))
    return replace(made, layout=MessageLayout([*parts[:first], *text(words), *parts[first:]]))
