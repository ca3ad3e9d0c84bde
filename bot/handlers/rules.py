"""The rules at hand: a search through the numbered rules, and the pages its menus lead to."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.base import custom_ids
from bot.base.errors import Refusal
from bot.base.i18n import Verbatim
from bot.base.rulebook import numbered_rules
from bot.messages import layout
from bot.messages.book import book_page, has_book, opening
from bot.messages.outgoing import Attachment, OutgoingMessage, UndrawnMessage
from bot.messages.rules import found_rules, one_rule
from engine.registry import GAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.base.rulebook import RuleBook
    from bot.delivery.response import Response
    from bot.drawing import Drawn


async def search(response: Response, key: str, words: str) -> None:
    """Answer with what the rules of a game say about these words. Raises Refusal for a game without rules."""
    await response.reply()
    book = _book(key)
    await response.show(OutgoingMessage(found_rules(key, book, book.search(words), response.say)))


async def click(response: Response, asked: custom_ids.RuleClick) -> None:
    """Turn to the rule picked in a menu."""
    await response.open()
    book = _book(asked.key)
    rule = book.rule(asked.number)
    if rule is None:
        raise Refusal("no-rule", number=asked.number)
    await response.show(OutgoingMessage(one_rule(asked.key, book, rule, response.say)))


async def send_book(response: Response, key: str) -> None:
    """The whole book as a file, with the table as it looks at the beginning."""
    await response.reply()
    if not has_book(key):
        raise Refusal("unknown")
    if response.text_only:
        raise Refusal("permission", missing=("permission-attach_files",))
    words = response.say("bot-rules", title=Verbatim(response.say(f"{key}-title")))
    name = f"{key}-rules.html"

    def compose(drawn: Sequence[Drawn]) -> OutgoingMessage:
        book = Attachment(name, content=book_page(key, drawn))
        return OutgoingMessage(layout.note(words, file=name), (book,))

    await response.show(UndrawnMessage(await asyncio.to_thread(opening, key, response.say), compose))


def _book(key: str) -> RuleBook:
    book = numbered_rules(key) if key in GAMES else None
    if book is None:
        raise Refusal("unknown")
    return book
