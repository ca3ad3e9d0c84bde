"""One numbered rule, or the nearest ones, with menus that lead on."""

from __future__ import annotations

from collections.abc import Sequence

from bot.base import custom_ids
from bot.base.choices import DETAIL, LABEL
from bot.base.i18n import Verbatim
from bot.base.rulebook import Found, Rule, RuleBook
from bot.base.text import shorten
from bot.messages.layout.items import MessageLayout, controls, no_emoji, shortened, text
from bot.messages.menus import OPTIONS, Menu, MenuOption
from render import Say


def found_rules(key: str, book: RuleBook, found: Found, say: Say) -> MessageLayout:
    """The best of what a search found, with the others in a menu; all of them where they are only the nearest."""
    if not found.exact:
        notice = say("bot-rules-nearest", title=Verbatim(say(f"{key}-title")))
        shown = [notice, *(f"**{rule.number}** {rule.text}" for rule in found.rules)]
        return MessageLayout(
            [*text(shortened("\n\n".join(shown))), *controls([_menu("found", key, book, found.rules, say)], no_emoji)]
        )
    return _page(key, book, found.rules[0], found.rules[1:], say)


def one_rule(key: str, book: RuleBook, rule: Rule, say: Say) -> MessageLayout:
    """A rule, the rules it names, and those before and after it."""
    return _page(key, book, rule, (), say)


def suggestion(book: RuleBook, rule: Rule, limit: int) -> str:
    """A rule on one line: its number, what it is about, how it begins."""
    topic = book.topic(rule)
    return shorten(f"{rule.number} {topic}: {rule.plain}" if topic else f"{rule.number} {rule.plain}", limit)


def _page(key: str, book: RuleBook, rule: Rule, others: Sequence[Rule], say: Say) -> MessageLayout:
    heading = say("bot-rules-heading", title=Verbatim(say(f"{key}-title")), chapter=Verbatim(rule.chapter))
    cited = [found for number in rule.cited if (found := book.rule(number))]
    on = list({each.number: each for each in (*cited, *book.around(rule.number))}.values())
    menus = [_menu(what, key, book, rules, say) for what, rules in (("found", others), ("on", on)) if rules]
    body = f"### {heading}\n**{rule.number}** {rule.text}"
    return MessageLayout([*text(shortened(body)), *controls(menus, no_emoji)])


def _menu(what: str, key: str, book: RuleBook, rules: Sequence[Rule], say: Say) -> Menu:
    options = tuple(
        MenuOption(
            custom_ids.rule_id(key, rule.number),
            shorten(f"{rule.number} {book.topic(rule)}".strip(), LABEL),
            shorten(rule.plain, DETAIL),
        )
        for rule in rules[:OPTIONS]
    )
    return Menu(custom_ids.select_id(f"rules-{what}"), say(f"bot-rules-{what}"), options)
