"""The page on which managers choose what holds on their server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.base import custom_ids
from bot.base.i18n import Verbatim
from bot.base.markdown import escape
from bot.matches.pace import PACES
from bot.messages import layout
from bot.messages.menus import Button, Picker
from bot.messages.values import value_menu

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.messages.layout import MessageLayout
    from bot.messages.menus import Menu, Row
    from bot.store import GuildRow
    from render import Localize

MOST, EACH = (0, 3, 5, 10, 25, 50, 100), (0, 1, 2, 3, 5, 10)
"""Games and lobbies at once on a server, and for each person; 0 for any number."""


def page(guild: GuildRow, t: Localize) -> MessageLayout:
    """What holds, with everything to change it."""
    rows: list[Row] = [
        Picker(custom_ids.guild_id("channels"), t("bot-admin-channels"), "channels", guild.channels),
        _menu("pace", [(pace, t(f"bot-pace-{pace}")) for pace in PACES], guild.pace, t),
        _menu("most", [(str(most), t("bot-admin-at-most", count=most)) for most in MOST], str(guild.most), t),
        _menu("each", [(str(most), t("bot-admin-at-most", count=most)) for most in EACH], str(guild.most_each), t),
        Picker(custom_ids.guild_id("enders"), t("bot-admin-enders"), "roles", guild.enders),
        (Button(custom_ids.guild_id("deletion"), t("bot-admin-deletion"), style="danger"),),
    ]
    about = [
        t("bot-admin-everywhere" if not guild.channels else "bot-admin-there", places=_mentions("#", guild.channels)),
        t("bot-admin-moderators" if not guild.enders else "bot-admin-roles", roles=_mentions("@&", guild.enders)),
    ]
    return layout.settings("\n".join(about), rows, title=t("bot-admin"))


def deletion(tables: int, t: Localize, *, name: str) -> MessageLayout:
    """What would be deleted, and the way to the form that asks for the server's name."""
    words = t("bot-admin-deletion-about", count=tables, server=Verbatim(escape(name)))
    return layout.note(words, [(Button(custom_ids.guild_id("delete"), t("bot-admin-delete"), style="danger"),)])


def _mentions(sign: str, ids: Sequence[int]) -> tuple[Verbatim, ...]:
    return tuple(Verbatim(f"<{sign}{one}>") for one in ids)


def _menu(setting: str, values: Sequence[tuple[str, str]], chosen: str, t: Localize) -> Menu:
    return value_menu(setting, t(f"bot-admin-{setting}"), values, chosen, custom_ids.guild_id, t)
