"""The private page on which the host of a lobby arranges it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.base import custom_ids
from bot.base.i18n import Verbatim
from bot.base.rights import may
from bot.base.text import shorten
from bot.matches.arranging import CHOICES
from bot.matches.lobby import places
from bot.matches.pace import HOUR
from bot.messages import layout
from bot.messages.menus import Button, Menu, MenuOption, Picker

if TYPE_CHECKING:
    from collections.abc import Collection

    from bot.base.rights import Role
    from bot.messages.layout import MessageLayout
    from bot.messages.menus import Row
    from bot.store import LobbyRow
    from render import Localize

LONGEST_LABEL = 100


def page(row: LobbyRow, roles: Collection[Role], now: int, t: Localize) -> MessageLayout:
    """Everything that somebody who is all this may arrange."""
    rows: list[Row] = []
    if may("arrange", roles):
        most = places(row)
        rows.append(Picker(custom_ids.lobby_id(row.id, "held"), t("bot-lobby-held"), "people", row.held, most))
        chosen = {
            "joining": "invited" if row.invited else "open",
            "order": "listed" if row.ordered else "drawn",
            "begin": "full" if row.at_full else "host",
            "least": str(row.least),
            "closes": _closes(row, now),
        }
        rows += [_menu(row, what, chosen[what], t) for what in CHOICES]
    others = [seat for seat in row.seats if seat.user not in (None, row.host)]
    if others:
        rows.append(_removing(row, {seat.user: seat.name for seat in reversed(others)}, t))
    if may("arrange", roles):
        rows.append((Button(custom_ids.lobby_id(row.id, "name"), t("bot-lobby-name"), style="quiet"),))
    return layout.settings(t("bot-lobby-arrange-about"), rows, title=t("bot-lobby-arrange"))


def _closes(row: LobbyRow, now: int) -> str:
    """Of the times to choose from, that which is nearest to what is left."""
    if row.closes is None:
        return "never"
    left = row.closes - now
    return min(CHOICES["closes"][1:], key=lambda hours: abs(int(hours) * HOUR - left))


def _menu(row: LobbyRow, what: str, chosen: str, t: Localize) -> Menu:
    title = t(f"bot-lobby-{what}")
    options = tuple(
        MenuOption(
            custom_ids.lobby_id(row.id, f"{what}.{value}"),
            t("bot-lobby-option", option=Verbatim(title), value=Verbatim(_value(what, value, t))),
            chosen=value == chosen,
        )
        for value in CHOICES[what]
    )
    return Menu(custom_ids.select_id(what), title, options)


def _value(what: str, value: str, t: Localize) -> str:
    if what == "closes" and value.isdecimal():
        return t("bot-lobby-closes-after", hours=int(value))
    if what == "least":
        return t("bot-lobby-least-share", share=int(value))
    return t(f"bot-lobby-{what}-{value}")


def _removing(row: LobbyRow, people: dict[int | None, str], t: Localize) -> Menu:
    options = tuple(
        MenuOption(
            custom_ids.lobby_id(row.id, f"remove.{user}"),
            shorten(t("bot-lobby-remove-one", person=Verbatim(name)), LONGEST_LABEL),
        )
        for user, name in people.items()
    )
    return Menu(custom_ids.select_id("remove"), t("bot-lobby-remove"), options)
