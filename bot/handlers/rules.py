"""The rules at hand: a search through the numbered rules, and the pages its menus lead to."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

import engine
from bot.base import custom_ids
from bot.base.errors import Refusal
from bot.base.i18n import Verbatim
from bot.base.rulebook import numbered_rules
from bot.drawing import ComponentPictures, GalleryPictures, MarkedPictures
from bot.matches.examples import Shown, examples, shown_in
from bot.matches.lessons import lesson_of
from bot.messages import layout
from bot.messages.book import book_page, has_book, opening
from bot.messages.lessons import question_pictures
from bot.messages.outgoing import Attachment, OutgoingMessage, PictureBlock, UndrawnMessage, no_words
from bot.messages.rules import found_rules, one_rule
from engine.registry import GAMES
from render import Focus

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.base.rulebook import RuleBook
    from bot.delivery.response import Response
    from bot.drawing import PictureRequest
    from bot.messages.layout import MediaItem, MessageLayout
    from render import Localize


async def search(response: Response, key: str, words: str) -> None:
    """Answer with what the rules of a game say about these words. Raises Refusal for a game without rules."""
    await response.reply()
    book = _book(key)
    found = book.search(words)
    shown = partial(found_rules, key, book, found, response.t)
    await _show(response, key, found.rules[0].number if found.exact else "", shown)


async def click(response: Response, asked: custom_ids.RuleClick) -> None:
    """Turn to the rule picked in a menu."""
    await response.open()
    book = _book(asked.key)
    rule = book.rule(asked.number)
    if rule is None:
        raise Refusal("no-rule", number=asked.number)
    await _show(response, asked.key, rule.number, partial(one_rule, asked.key, book, rule, response.t))


async def _show(
    response: Response, key: str, number: str, lay_out: Callable[[Sequence[MediaItem]], MessageLayout]
) -> None:
    """A page with the picture of its rule, if there is one."""
    request = await asyncio.to_thread(_example, key, number, response.t)
    if request is None:
        await response.show(OutgoingMessage(lay_out(())))
        return

    def compose(block: PictureBlock) -> OutgoingMessage:
        return OutgoingMessage(lay_out(block.media), block.files)

    await response.show(UndrawnMessage(request, compose, no_words))


def _example(key: str, number: str, t: Localize) -> PictureRequest | None:
    """What shows a rule at work; None for one that nothing shows."""
    found, lesson = examples(key).get(number), lesson_of(key)
    if found is None:
        return None
    if found.shown is not None:
        return _position_pictures(key, found.shown, t)
    if found.step is None or lesson is None:
        kind = engine.load(key)
        return ComponentPictures(key, t, "", 0, found.thing, kind.complete_options(kind.max_seats, {}))
    return question_pictures(key, lesson, found.step, t)


def _position_pictures(key: str, shown: Shown, t: Localize) -> PictureRequest:
    game = shown_in(key, shown)
    view, focus = game.view(shown.seat), Focus(shown.seat, tuple("ABCDEFGHIJ"[: game.seats]))
    if shown.picture:
        return GalleryPictures(key, t, "", 0, view, focus, shown.picture)
    return MarkedPictures(key, t, "", 0, view, focus, ())


async def send_book(response: Response, key: str) -> None:
    """The whole book as a file, with the table as it looks at the beginning."""
    await response.reply()
    if not has_book(key):
        raise Refusal("unknown")
    response.check_files(Refusal("permission", missing=("permission-attach_files",)))
    words = response.t("bot-rules", title=Verbatim(response.t(f"{key}-title")))
    name = f"{key}-rules-with-pictures.html"

    def compose(block: PictureBlock) -> OutgoingMessage:
        book = Attachment(name, content=book_page(key, block.drawn))
        return OutgoingMessage(layout.note(words, file=name), (book,))

    await response.show(UndrawnMessage(await asyncio.to_thread(opening, key, response.t), compose))


def _book(key: str) -> RuleBook:
    book = numbered_rules(key) if key in GAMES else None
    if book is None:
        raise Refusal("unknown")
    return book
