"""What a daily table shows: its cover, a decision, and how it ended, with a summary to pass on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from bot import games
from bot.base import custom_ids
from bot.base.i18n import Verbatim
from bot.base.markdown import escape
from bot.base.text import capital
from bot.drawing import OwnSheet
from bot.matches.daily import ME, Table
from bot.messages import digest, layout
from bot.messages.links import instant, moment
from bot.messages.menus import Button, action
from bot.messages.outgoing import Message, OutgoingMessage, pictured
from bot.messages.public import choices_page, end_sheet, seed_reveal, small, standings, state
from bot.messages.story import escaped
from engine.record import commitment
from render import Focus
from render.units import unit

if TYPE_CHECKING:
    from bot.matches.match import Match
    from bot.messages.layout import EmojiOf
    from bot.messages.menus import Row
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
    return OutgoingMessage(layout.note("\n".join(lines), [(*(begin if standing.open else []), _before(table, t))]))


def shared(player: str, summary: str) -> OutgoingMessage:
    """What somebody passes on, for everybody."""
    return OutgoingMessage(layout.note(f"**{escape(player)}**\n{summary}"))


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


class DailyMessages:
    """Builds them for one person, in their language."""

    def __init__(self, match: Match, t: Localize, emoji_of: EmojiOf) -> None:
        self._match, self._t, self._emoji_of = match, t, emoji_of

    def question(self, path: str = "") -> Message:
        """The decision that waits."""
        match, t = self._match, self._t
        page = choices_page(match, match.view(ME), t, path)
        undo = replace(action(match, "undo", t("bot-undo")), disabled=match.undo_seat != ME)
        back = Button(custom_ids.page_id(match.id, match.revision, page.back or ""), t("bot-pick-back"), style="quiet")
        helpers = [undo if page.back is None else back, action(match, "explain", t("bot-explain"))]
        return self._shown(ask=page.ask, rows=page.rows, helpers=helpers)

    def thinking(self) -> Message:
        """While the computer thinks."""
        words = self._t("bot-daily-thinking", player=Verbatim(escaped(self._match)[1]))
        return OutgoingMessage(layout.note(words, [(action(self._match, "look", self._t("bot-daily-look")),)]))

    def explanation(self) -> Message:
        """What can be done at the decision."""
        told = layout.pages(games.load(self._match.key).explain(self._match.view(ME), self._t))
        back = action(self._match, "look", self._t("bot-daily-ask"), "main")
        return OutgoingMessage(layout.note("\n\n".join(told[:2]), [(back,)]))

    def end(self, row: DailyRow, summary: str, standing: DailyStanding) -> Message:
        """How it ended, or how far it came."""
        match, t = self._match, self._t
        told = standings(match, match.view(None), t) if match.result else [t("bot-daily-left")]
        told += [f"```\n{summary}\n```", *_standing(standing, t)]
        told.append(t("bot-daily-seed-later") if standing.open else seed_reveal(match, t))
        share = action(self._match, "share", t("bot-daily-share"), "main")
        table = Table(row.day, row.key)
        return self._shown(told=told, rows=[(share, _before(table, t))])

    def _shown(
        self,
        *,
        told: Sequence[str] = (),
        ask: str = "",
        rows: Sequence[Row] = (),
        helpers: Sequence[Button] = (),
    ) -> Message:
        match, t = self._match, self._t
        view = match.view(ME)
        log = digest.lines_since_turn(match, ME, t)
        _, day, key = match.id.split(".", 2)
        head = Verbatim(t("bot-daily", title=Verbatim(t(f"{key}-title")), day=Verbatim(day)))
        head = Verbatim(t("bot-panel-asked", ask=Verbatim(capital(ask)), title=head) if ask else f"**{head}**")
        own = OwnSheet(match.key, t, match.id, match.revision, view, Focus(ME, match.names))
        return pictured(
            end_sheet(match, ME, t) if match.result else own,
            head,
            t=t,
            words=partial(state, match, view, ME, t),
            narration=told or small(log),
            rows=rows,
            helpers=helpers,
            emoji_of=self._emoji_of,
        )
