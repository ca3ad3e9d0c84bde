"""The rules at hand: a search through the numbered rules, and the pages its menus lead to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.base import custom_ids
from bot.base.errors import Refusal
from bot.base.i18n import Verbatim
from bot.base.rulebook import numbered_rules
from bot.messages import layout
from bot.messages.lobby import rule_book
from bot.messages.outgoing import OutgoingMessage
from bot.messages.rules import found_rules, one_rule
from engine.registry import GAMES

if TYPE_CHECKING:
    from bot.base.rulebook import RuleBook
    from bot.delivery.response import Response


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
    """The whole book as a file."""
    await response.reply()
    book = rule_book(key) if key in GAMES else ()
    if not book:
        raise Refusal("unknown")
    if response.text_only:
        raise Refusal("permission", missing=("permission-attach_files",))
    words = response.say("bot-rules", title=Verbatim(response.say(f"{key}-title")))
    await response.show(OutgoingMessage(layout.note(words, file=book[0].name), book))


def _book(key: str) -> RuleBook:
    book = numbered_rules(key) if key in GAMES else None
    if book is None:
        raise Refusal("unknown")
    return book
