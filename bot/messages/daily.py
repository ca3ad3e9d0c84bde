"""What a daily table shows: its cover, a decision, and how it ended, with a summary to pass on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from bot.base import custom_ids
from bot.base.i18n import Verbatim
from bot.base.markdown import escape
from bot.matches.daily import ME, Table
from bot.messages.links import instant, moment
from bot.messages.menus import Button, action
from bot.messages.outgoing import Message, OutgoingMessage, note
from bot.messages.public import seed_reveal, standings
from bot.messages.solo import Solo
from bot.messages.story import escaped
from engine.record import commitment
from render.units import unit

if TYPE_CHECKING:
    from bot.matches.match import Match
    from bot.messages.layout import EmojiOf
    from bot.store import DailyLine, DailyRow
    from render import Localize


class DailyStanding(NamedTuple):
    """Where somebody stands at a daily table."""

    streak: int
    """Days in a row."""
    best: Sequence[DailyLine] | None
    """Of this server; None where it is not asked on one."""
    open: bool
    """It is that day somewhere."""


def cover(table: Table, seed: bytes, standing: DailyStanding, t: Localize) -> Message:
    """Before it is begun, or where it never was."""
    lines = [
        f"### {_head(table, t)}",
        t("bot-daily-about", over=instant(table.over), left=moment(table.over)),
        *_standing(standing, t),
        *([t("bot-daily-nobody")] if standing.open and standing.best is not None and not standing.best else []),
        _promise(commitment(table.id, seed), "" if standing.open else seed.hex(), t),
    ]
    begin = [Button(custom_ids.action_id(table.id, 0, "begin"), t("bot-daily-begin"), style="main")]
    return note("\n".join(lines), [(*(begin if standing.open else []), _before(table, t))])


def shared(player: str, summary: str) -> OutgoingMessage:
    """What somebody passes on, for everybody."""
    return note(f"**{escape(player)}**\n{summary}")


def _promise(promised: str, seed: str, t: Localize) -> str:
    """What was promised, and the seed once the day is over."""
    if seed:
        return t("bot-sealed", seed=Verbatim(seed), commitment=Verbatim(promised))
    return t("bot-daily-promise", commitment=Verbatim(promised))


def _before(table: Table, t: Localize) -> Button:
    """The way to the table of the day before."""
    return Button(custom_ids.action_id(table.before.id, 0, "look"), t("bot-daily-before"), style="quiet")


def daily_summary(table: Table, row: DailyRow, signs: str, t: Localize) -> str:
    """The summary: day, signs and points, nothing that gives away what came up."""
    title, day = Verbatim(t(f"{table.key}-title")), Verbatim(table.day)
    words = "bot-daily-summary" if row.ended else "bot-daily-summary-left"
    counted = Verbatim(unit(table.key, t))
    return t(words, title=title, day=day, signs=Verbatim(signs), unit=counted, mine=row.points, other=row.other)


def _head(table: Table, t: Localize) -> str:
    return t("bot-daily", title=Verbatim(t(f"{table.key}-title")), day=Verbatim(table.day))


def _standing(standing: DailyStanding, t: Localize) -> list[str]:
    lines = [t("bot-daily-streak", count=standing.streak)] if standing.streak else []
    if standing.best:
        lines.append(t("bot-daily-here"))
    for place, line in enumerate(standing.best or (), 1):
        words = "bot-daily-line" if line.ended else "bot-daily-line-left"
        player = Verbatim(escape(line.name))
        lines.append(t(words, place=place, player=player, mine=line.points, other=line.other))
    return lines


class DailyMessages(Solo):
    """Builds them for one person, in their language."""

    def __init__(self, match: Match, t: Localize, emoji_of: EmojiOf) -> None:
        super().__init__(match, ME, t, emoji_of, undoable=match.undo_seat == ME)

    @property
    def _head(self) -> str:
        _, day, key = self._match.id.split(".", 2)
        return _head(Table(day, key), self._t)

    def thinking(self) -> Message:
        """While the computer thinks."""
        words = self._t("bot-daily-thinking", player=Verbatim(escaped(self._match)[1]))
        return note(words, [(action(self._match, "look", self._t("bot-daily-look")),)])

    def end(self, row: DailyRow, summary: str, standing: DailyStanding) -> Message:
        """How it ended, or how far it came."""
        match, t = self._match, self._t
        told = standings(match, match.view(None), t) if match.result else [t("bot-daily-left")]
        told += [f"```\n{summary}\n```", *_standing(standing, t)]
        told.append(t("bot-daily-seed-later") if standing.open else seed_reveal(match, t))
        share = action(self._match, "share", t("bot-daily-share"), "main")
        table = Table(row.day, row.key)
        return self._shown(told=told, rows=[(share, _before(table, t))])
