"""One thing of a game: what it looks like, costs and does, how many there are; with menus of all the others."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.base import custom_ids
from bot.base.i18n import Verbatim
from bot.base.rulebook import RuleBook
from bot.base.things import Thing
from bot.messages.layout.items import MediaItem, MessageLayout, controls, gallery, no_emoji, text
from bot.messages.menus import Menu, MenuOption
from bot.messages.rules import rule_menu
from render import Localize


def name(key: str, thing: Thing, t: Localize) -> str:
    """As a heading has it."""
    called = t(f"{key}-{thing.id}")
    return called[:1].upper() + called[1:]


def menus(key: str, things: Sequence[Thing], t: Localize) -> list[Menu]:
    """One for each kind: what is this?"""
    return [_menu(key, kind, list(some), t) for kind, some in groupby(things, key=lambda thing: thing.kind)]


def one_thing(
    key: str, thing: Thing, things: Sequence[Thing], book: RuleBook | None, t: Localize, media: Sequence[MediaItem]
) -> MessageLayout:
    """What there is to know of it; without `media` in words alone."""
    heading = t("bot-card-heading", thing=Verbatim(name(key, thing, t)), title=Verbatim(t(f"{key}-title")))
    about = thing.about[:1].upper() + thing.about[1:]
    rules = book.about(thing) if book else []
    read = [rule_menu("about", key, book, rules, t)] if book and rules else []
    foot = [*_number(thing, t), *([t("bot-card-rules", rules=tuple(rule.number for rule in rules))] if rules else [])]
    body = text(f"### {heading}", about, *(f"-# {line}" for line in foot))
    return MessageLayout([*gallery(media), *body, *controls([*read, *menus(key, things, t)], no_emoji)])


def suggestion(key: str, thing: Thing, t: Localize) -> str:
    """`Watchtower (Helios)`."""
    return t("bot-card-suggestion", thing=Verbatim(name(key, thing, t)), title=Verbatim(t(f"{key}-title")))


def _number(thing: Thing, t: Localize) -> list[str]:
    if thing.count is None:
        return []
    return [t("bot-card-each" if thing.each else "bot-card-count", count=thing.count)]


def _menu(key: str, kind: str, things: Sequence[Thing], t: Localize) -> Menu:
    options = tuple(
        MenuOption(custom_ids.thing_id(key, thing.id), name(key, thing, t), thing.about) for thing in things
    )
    placeholder = t("bot-card-which", kind=Verbatim(t(f"{key}-things-{kind}")))
    return Menu(custom_ids.select_id(f"things-{kind}"), placeholder, options)
