"""Messages beside a table that tell one person that it waits for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.base import custom_ids
from bot.base.i18n import Verbatim
from bot.messages import layout
from bot.messages.links import moment
from bot.messages.menus import Button
from bot.messages.outgoing import OutgoingMessage
from bot.messages.public import title

if TYPE_CHECKING:
    from bot.matches.match import Match
    from bot.messages.menus import Link
    from bot.store import MessageRow
    from render import Localize


def nudge(match: Match, row: MessageRow, *, t: Localize, link: Link) -> OutgoingMessage:
    """A call that was owed, a reminder, or a warning."""
    words = t(
        f"bot-nudge-{row.kind}",
        title=title(match, t),
        person=Verbatim(f"<@{row.user}>"),
        since=moment(match.row.waits_since),
        until=moment(match.row.deadline or 0),
    )
    buttons = [Button(custom_ids.action_id(match.id, match.revision, "play"), t("bot-play"), style="main")]
    if row.kind == "reminder":
        later = custom_ids.action_id(match.id, match.revision, f"later.{row.nonce}")
        buttons.append(Button(later, t("bot-later"), style="quiet"))
    return OutgoingMessage(layout.note(words, [(*buttons, link)]))
