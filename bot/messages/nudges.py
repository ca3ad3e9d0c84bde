"""Messages beside a table that tell one person that it waits for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.base.i18n import Verbatim
from bot.messages.links import moment
from bot.messages.menus import action
from bot.messages.outgoing import OutgoingMessage, note
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
    buttons = [action(match, "play", t("bot-play"), "main")]
    if row.kind == "reminder":
        buttons.append(action(match, f"snooze.{row.nonce}", t("bot-later")))
    return note(words, [(*buttons, link)])
