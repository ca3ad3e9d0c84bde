"""How one person likes to be shown pictures: below their words, once with what their signs mean and how they grow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from discord import ui

from bot.base.markdown import escape
from bot.base.text import shorten
from bot.messages.layout.items import TEXT, MessageLayout, text
from bot.messages.outgoing import Message, OutgoingMessage, UndrawnMessage
from render.legend import LEGEND

if TYPE_CHECKING:
    from bot.drawing import Drawn
    from render import Localize

SIGNS = ("own", "step")
"""The kinds of sheets whose pictures bear signs that stand for effects. A lesson explains what it speaks of."""
LEAST = 80
"""Fewer characters of the words of a picture tell nothing."""


@dataclass(frozen=True, slots=True)
class Taste:
    """What one person wants of the pictures of one game."""

    words: bool = False
    """Their words stand on top of them."""
    signs: bool = False
    """The signs of this game are still to be explained."""
    first: bool = False
    """Those of no game were: these are the first pictures shown privately."""


def explains(content: Message, taste: Taste) -> bool:
    """Whether the signs are explained with this message."""
    return taste.signs and isinstance(content, UndrawnMessage) and content.sheet.kind in SIGNS


def seasoned(content: Message, taste: Taste, t: Localize) -> Message:
    """The message as this person likes it."""
    if isinstance(content, OutgoingMessage):
        return _words_first(content, t) if taste.words else content
    signs = explains(content, taste)

    def compose(drawn: Sequence[Drawn]) -> OutgoingMessage:
        made = content.compose(drawn)
        if signs:
            count = sum(file.name.startswith(LEGEND) for file in made.attachments)
            told = [t("bot-signs-once", count=count), *([t("bot-press-once")] if taste.first else [])]
            made = _with_text(made, "\n".join(f"-# {one}" for one in told))
        return _words_first(made, t) if taste.words else made

    return UndrawnMessage(replace(content.sheet, legend=signs), compose)


def _words_first(made: OutgoingMessage, t: Localize) -> OutgoingMessage:
    """The words of all pictures above the first of them, as far as Discord has room for them; the legend comes last."""
    pictures = sorted((file for file in made.attachments if file.alt), key=lambda file: file.name.startswith(LEGEND))
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


def _with_text(made: OutgoingMessage, words: str) -> OutgoingMessage:
    """The message with a text above its first picture, if Discord has room for it."""
    if _said(made) + len(words) > TEXT:
        return made
    parts: list[Any] = list(made.layout.children)
    first = next((place for place, part in enumerate(parts) if isinstance(part, ui.MediaGallery)), len(parts))
    return replace(made, layout=MessageLayout([*parts[:first], *text(words), *parts[first:]]))
