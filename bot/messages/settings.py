"""The page of one person's settings."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from bot.base import custom_ids
from bot.base.i18n import Verbatim
from bot.base.quiet import zone_of
from bot.messages import layout
from bot.messages.menus import Menu, MenuOption

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.messages.layout import MessageLayout
    from bot.store import Habit
    from render import Say

CALLS = ("mention", "dm", "both", "none")
REMINDERS = (0, 3, 8, 24, 48)
"""Hours."""
HOURS = ("none", "2200-0700", "2300-0800", "0000-0900", "1800-0800")
"""Quiet hours to choose from; others are typed."""


def page(habit: Habit, now: int, say: Say, *, guild: int | None) -> MessageLayout:
    """What holds here, with everything to change it; on a server also whether it holds on all of them."""
    clock = f"{datetime.fromtimestamp(now, zone_of(habit.zone)):%H:%M}"
    zone = Verbatim(habit.zone.replace("_", " "))
    about = [
        say("bot-settings-here" if habit.guild else "bot-settings-about"),
        say("bot-settings-zone", zone=zone, clock=Verbatim(clock)),
    ]
    menus = [
        _menu("call", [(call, say(f"bot-setting-call-{call}")) for call in CALLS], habit.call, say),
        _menu("reminder", _reminders(habit.reminder, say), str(habit.reminder), say),
        _menu("quiet", _hours(habit.quiet, say), habit.quiet or "none", say),
    ]
    if guild is not None:
        scopes = [(scope, say(f"bot-setting-scope-{scope}")) for scope in ("all", "here")]
        menus.append(_menu("scope", scopes, "here" if habit.guild else "all", say))
    return layout.settings("\n".join(about), menus, say=say)


def _reminders(chosen: int, say: Say) -> list[tuple[str, str]]:
    hours = sorted({*REMINDERS, chosen})
    return [(str(each), say("bot-setting-reminder-after", hours=each)) for each in hours]


def _hours(chosen: str, say: Say) -> list[tuple[str, str]]:
    known = dict.fromkeys((*HOURS, *([chosen] if chosen else [])))
    return [(each, say("bot-setting-quiet-none") if each == "none" else _told(each, say)) for each in known]


def _told(hours: str, say: Say) -> str:
    begin, end = (Verbatim(f"{part[:2]}:{part[2:]}") for part in hours.split("-"))
    return say("bot-setting-quiet-hours", begin=begin, end=end)


def _menu(setting: str, values: Sequence[tuple[str, str]], chosen: str, say: Say) -> Menu:
    """One setting: each value by its name, in a line that names the setting, too."""
    title = say(f"bot-setting-{setting}")
    options = tuple(
        MenuOption(
            custom_ids.setting_id(f"{setting}.{value}"),
            say("bot-setting-value", setting=Verbatim(title), value=Verbatim(words)),
            say(f"bot-setting-{setting}-{value}-about") if setting == "call" else "",
            chosen=value == chosen,
        )
        for value, words in values
    )
    return Menu(custom_ids.select_id(setting), title, options)
