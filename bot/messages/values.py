"""A name and its value in words, and the menus that choose one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.base import custom_ids
from bot.base.i18n import Verbatim
from bot.messages.menus import Menu, MenuOption

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from render import Localize


def valued(what: str, value: str, t: Localize) -> str:
    """`Pace: Slow`."""
    return t("bot-value", what=Verbatim(what), value=Verbatim(value))


def value_menu(
    name: str,
    title: str,
    values: Iterable[tuple[str, str]],
    chosen: str,
    id_of: Callable[[str], str],
    t: Localize,
    about: Callable[[str], str] = lambda value: "",
) -> Menu:
    """One setting: each value by its words, in a line that names the setting, too."""
    options = tuple(
        MenuOption(id_of(f"{name}.{value}"), valued(title, words, t), about(value), chosen=value == chosen)
        for value, words in values
    )
    return Menu(custom_ids.select_id(name), title, options)
