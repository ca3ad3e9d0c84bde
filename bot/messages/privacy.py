"""What is stored about a person, and the question before it is deleted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bot.base import custom_ids
from bot.messages import layout
from bot.messages.links import instant
from bot.messages.menus import Button
from bot.messages.outgoing import Attachment, OutgoingMessage, note

if TYPE_CHECKING:
    from render import Localize

FILE = "solstice-privacy.json"
Personal = Mapping[str, Sequence[Mapping[str, Any]]]
"""Everything about a person, by what it is."""


def summary(personal: Personal, t: Localize) -> OutgoingMessage:
    """How much of what there is, with the buttons to have it or to have it deleted."""
    games = personal["games"]
    running = sum(game["ended"] is None for game in games)
    lines = [f"### {t('bot-privacy')}", t("bot-privacy-about")]
    lines.append(t("bot-privacy-games", count=len(games), running=running, decisions=len(personal["decisions"])))
    lines += [
        t(f"bot-privacy-{what}", count=len(rows))
        for what, rows in personal.items()
        if what not in ("games", "decisions") and rows
    ]
    return note("\n".join(lines), [_row([("export", "quiet"), ("delete", "danger")], t)])


def question(personal: Personal, over: int, t: Localize) -> OutgoingMessage:
    """What goes, what stays, what cannot be reached; then yes or no. `over`: when the last daily table that they have
    begun is over everywhere; 0 for none.
    """
    running = sum(game["ended"] is None for game in personal["games"])
    lines = [t("bot-privacy-goes"), *([t("bot-privacy-running", count=running)] if running else [])]
    lines += [t("bot-privacy-stays")]
    lines += [t("bot-privacy-known-games")] if running else []
    lines += [t("bot-privacy-known-daily", over=instant(over))] if over else []
    lines += [t("bot-privacy-known-channels"), t("bot-privacy-unreached")]
    return note("\n".join(lines), [_row([("sure", "danger"), ("keep", "quiet")], t)])


def exported(content: bytes, t: Localize) -> OutgoingMessage:
    """Everything as a file."""
    return OutgoingMessage(layout.note(t("bot-privacy-exported"), file=FILE), (Attachment(FILE, content=content),))


def _row(buttons: Sequence[tuple[str, str]], t: Localize) -> tuple[Button, ...]:
    return tuple(
        Button(custom_ids.ledger_id(f"privacy.{what}"), t(f"bot-privacy-{what}"), style=style)
        for what, style in buttons
    )
