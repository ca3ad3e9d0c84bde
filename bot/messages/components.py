"""One component of a game: what it looks like, costs and does, how many there are; with menus of all the others."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.base import custom_ids
from bot.base.components import Component
from bot.base.i18n import Verbatim
from bot.base.rulebook import RuleBook
from bot.messages.layout.items import MediaItem, MessageLayout, controls, gallery, no_emoji, text
from bot.messages.menus import Menu, MenuOption
from bot.messages.rules import rule_menu
from render import Localize


def name(key: str, component: Component, t: Localize) -> str:
    """As a heading has it."""
    called = t(f"{key}-{component.id}")
    return called[:1].upper() + called[1:]


def menus(key: str, components: Sequence[Component], t: Localize) -> list[Menu]:
    """One for each kind: what is this?"""
    return [_menu(key, kind, list(some), t) for kind, some in groupby(components, key=lambda component: component.kind)]


def one_component(
    key: str,
    component: Component,
    components: Sequence[Component],
    book: RuleBook | None,
    t: Localize,
    media: Sequence[MediaItem],
) -> MessageLayout:
    """What there is to know of it; without `media` in words alone."""
    heading = t("bot-card-heading", thing=Verbatim(name(key, component, t)), title=Verbatim(t(f"{key}-title")))
    about = component.about[:1].upper() + component.about[1:]
    rules = book.about(component) if book else []
    read = [rule_menu("about", key, book, rules, t)] if book and rules else []
    foot = [
        *_number(component, t),
        *([t("bot-card-rules", rules=tuple(rule.number for rule in rules))] if rules else []),
    ]
    body = text(f"### {heading}", about, *(f"-# {line}" for line in foot))
    return MessageLayout([*gallery(media), *body, *controls([*read, *menus(key, components, t)], no_emoji)])


def suggestion(key: str, component: Component, t: Localize) -> str:
    """`Watchtower (Helios)`."""
    return t("bot-card-suggestion", thing=Verbatim(name(key, component, t)), title=Verbatim(t(f"{key}-title")))


def _number(component: Component, t: Localize) -> list[str]:
    if component.count is None:
        return []
    return [t("bot-card-each" if component.each else "bot-card-count", count=component.count)]


def _menu(key: str, kind: str, components: Sequence[Component], t: Localize) -> Menu:
    options = tuple(
        MenuOption(custom_ids.component_id(key, component.id), name(key, component, t), component.about)
        for component in components
    )
    placeholder = t("bot-card-which", kind=Verbatim(t(f"{key}-components-{kind}")))
    return Menu(custom_ids.select_id(f"things-{kind}"), placeholder, options)
