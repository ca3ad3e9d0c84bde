"""One numbered rule, or the nearest ones, with menus that lead on."""

from __future__ import annotations

from collections.abc import Sequence

from bot.base import custom_ids
from bot.base.i18n import Verbatim
from bot.base.rulebook import Found, Rule, RuleBook
from bot.base.text import shorten
from bot.messages.layout.items import TEXT, MediaItem, MessageLayout, controls, gallery, no_emoji, shortened, text
from bot.messages.menus import Menu, MenuOption
from render import Localize

EXAMPLE = 60
"""Characters that are left for what stands above an example."""


def found_rules(key: str, book: RuleBook, found: Found, t: Localize, media: Sequence[MediaItem] = ()) -> MessageLayout:
    """The best of what a search found, with its example and the others in a menu; all of them where they are only the
    nearest.
    """
    if not found.exact:
        notice = t("bot-rules-nearest", title=Verbatim(t(f"{key}-title")))
        shown = [notice, *(f"**{rule.number}** {rule.text}" for rule in found.rules)]
        return MessageLayout(
            [*text(shortened("\n\n".join(shown))), *controls([rule_menu("found", key, book, found.rules, t)], no_emoji)]
        )
    return _page(key, book, found.rules[0], found.rules[1:], t, media)


def one_rule(key: str, book: RuleBook, rule: Rule, t: Localize, media: Sequence[MediaItem] = ()) -> MessageLayout:
    """A rule, its example, the rules it names, and those before and after it."""
    return _page(key, book, rule, (), t, media)


def suggestion(book: RuleBook, rule: Rule, limit: int) -> str:
    """A rule on one line: its number, what it is about, how it begins."""
    topic = book.topic(rule)
    return shorten(f"{rule.number} {topic}: {rule.plain}" if topic else f"{rule.number} {rule.plain}", limit)


def _page(
    key: str, book: RuleBook, rule: Rule, others: Sequence[Rule], t: Localize, media: Sequence[MediaItem]
) -> MessageLayout:
    heading = t("bot-rules-heading", title=Verbatim(t(f"{key}-title")), chapter=Verbatim(rule.chapter))
    cited = [found for number in rule.cited if (found := book.rule(number))]
    on = list({each.number: each for each in (*cited, *book.around(rule.number))}.values())
    menus = [rule_menu(what, key, book, rules, t) for what, rules in (("found", others), ("on", on)) if rules]
    body = f"### {heading}\n**{rule.number}** {rule.text}"
    example = [*text(f"-# {t('bot-rules-example')}"), *gallery(media)] if media else []
    return MessageLayout([*text(shortened(body, TEXT - EXAMPLE)), *example, *controls(menus, no_emoji)])


def rule_menu(what: str, key: str, book: RuleBook, rules: Sequence[Rule], t: Localize) -> Menu:
    """Leads to these rules; `bot-rules-<what>` says which they are."""
    options = tuple(
        MenuOption(
            custom_ids.rule_id(key, rule.number),
            f"{rule.number} {book.topic(rule)}".strip(),
            rule.plain,
        )
        for rule in rules
    )
    return Menu(custom_ids.select_id(f"rules-{what}"), t(f"bot-rules-{what}"), options)
