"""The page of one person's settings."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from bot.base import custom_ids
from bot.base.i18n import Verbatim
from bot.base.quiet import called, zone_of
from bot.messages import layout
from bot.messages.values import value_menu

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.messages.layout import MessageLayout
    from bot.messages.menus import Menu
    from bot.store import Preferences
    from render import Localize

CALLS = ("mention", "dm", "both", "none")
SIZES = ("off", "on")
"""Whether private pictures are large, and whether their words come first."""
REMINDERS = (0, 3, 8, 24, 48)
"""Hours."""
HOURS = ("none", "2200-0700", "2300-0800", "0000-0900", "1800-0800")
"""Quiet hours to choose from; others are typed."""


def page(preferences: Preferences, now: int, t: Localize, *, guild: int | None) -> MessageLayout:
    """What holds here, with everything to change it; on a server also whether it holds on all of them."""
    clock = f"{datetime.fromtimestamp(now, zone_of(preferences.zone)):%H:%M}"
    zone = Verbatim(called(preferences.zone))
    about = [
        t("bot-settings-here" if preferences.guild else "bot-settings-about"),
        t("bot-settings-zone", zone=zone, clock=Verbatim(clock)),
    ]
    menus = [
        _menu("call", [(call, t(f"bot-setting-call-{call}")) for call in CALLS], preferences.call, t),
        _menu("reminder", _reminders(preferences.reminder, t), str(preferences.reminder), t),
        _menu("quiet", _hours(preferences.quiet, t), preferences.quiet or "none", t),
        *(
            _menu(what, [(size, t(f"bot-setting-{what}-{size}")) for size in SIZES], "on" if chosen else "off", t)
            for what, chosen in (("large", preferences.large), ("words", preferences.words))
        ),
    ]
    if guild is not None:
        scopes = [(scope, t(f"bot-setting-scope-{scope}")) for scope in ("all", "here")]
        menus.append(_menu("scope", scopes, "here" if preferences.guild else "all", t))
    return layout.settings("\n".join(about), menus, title=t("bot-settings"))


def _reminders(chosen: int, t: Localize) -> list[tuple[str, str]]:
    hours = sorted({*REMINDERS, chosen})
    return [(str(each), t("bot-setting-reminder-after", hours=each)) for each in hours]


def _hours(chosen: str, t: Localize) -> list[tuple[str, str]]:
    known = dict.fromkeys((*HOURS, *([chosen] if chosen else [])))
    return [(each, t("bot-setting-quiet-none") if each == "none" else _told(each, t)) for each in known]


def _told(hours: str, t: Localize) -> str:
    begin, end = (Verbatim(f"{part[:2]}:{part[2:]}") for part in hours.split("-"))
    return t("bot-setting-quiet-hours", begin=begin, end=end)


def _menu(setting: str, values: Sequence[tuple[str, str]], chosen: str, t: Localize) -> Menu:
    title = t(f"bot-setting-{setting}")
    return value_menu(
        setting, title, values, chosen, custom_ids.setting_id, t, about=lambda value: _about(setting, value, t)
    )


def _about(setting: str, value: str, t: Localize) -> str:
    """What a value means, where its name does not say it."""
    if setting in ("call", "large", "words"):
        return t(f"bot-setting-{setting}-{value}-about")
    return t("bot-setting-reminder-about") if setting == "reminder" and value != "0" else ""
