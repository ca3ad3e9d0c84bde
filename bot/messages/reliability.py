"""How reliable people are, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.base import custom_ids
from bot.base.i18n import Verbatim
from bot.matches.reliability import share
from bot.messages.links import instant
from bot.messages.menus import Button
from bot.messages.outgoing import OutgoingMessage, note

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.matches.reliability import Past
    from bot.store import Turn
    from render import Localize

LINES = 50


def reliability_note(past: Past, t: Localize) -> str:
    """What stands behind a name: nothing for somebody who never played with a clock."""
    return t("bot-reliable-short", share=share(past), count=past[1]) if past[1] else ""


def own(past: Past, t: Localize) -> str:
    """What somebody reads of themselves."""
    return t("bot-reliable", share=share(past), in_time=past[0], count=past[1])


def own_button(t: Localize) -> Button:
    """Leads to one's own turns."""
    return Button(custom_ids.ledger_id("turns"), t("bot-reliable-turns"), style="quiet")


def page(turns: Sequence[Turn], keys: Mapping[str, str], t: Localize) -> OutgoingMessage:
    """Somebody's own turns with a clock; `keys` are the kinds of their games."""
    past = sum(not turn.late for turn in turns), len(turns)
    lines = [f"### {t('bot-reliable-turns')}", own(past, t), f"-# {t('bot-reliable-about')}"]
    lines += [_line(turn, keys, t) for turn in turns[:LINES]]
    return note("\n".join(lines))


def _line(turn: Turn, keys: Mapping[str, str], t: Localize) -> str:
    title = Verbatim(t(f"{keys[turn.game]}-title") if turn.game in keys else turn.game)
    return t("bot-reliable-late" if turn.late else "bot-reliable-in-time", title=title, at=instant(turn.at))
