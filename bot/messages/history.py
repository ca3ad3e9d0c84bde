"""Games that are over: the list of those of a person, and what is left of one."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.base import custom_ids
from bot.base.choices import LABEL
from bot.base.i18n import Verbatim
from bot.base.markdown import escape
from bot.base.text import shorten
from bot.drawing import TableSheet
from bot.messages import layout
from bot.messages.links import instant, place_url
from bot.messages.menus import Button, Link, Menu, MenuOption
from bot.messages.outgoing import Message, OutgoingMessage, pictured, unsaid
from bot.messages.public import called, standings, title
from bot.messages.story import escaped
from render import Focus
from render.units import unit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.matches.match import Match
    from bot.messages.menus import Row
    from bot.store import PlayedRow
    from render import Localize

LINES = 10
"""Games on one page of the list."""


class Asked(NamedTuple):
    """A page of the list of one person's games."""

    person: int
    key: str = ""
    """The game; empty for all of them."""
    page: int = 0

    def __str__(self) -> str:
        return f"{self.person}.{self.key}.{self.page}"

    @classmethod
    def read(cls, detail: str) -> Asked | None:
        """None for what no page asks for."""
        person, key, page, *more = [*detail.split("."), "", "", ""][:4]
        if more != [""] or not (person + page).isdecimal() or not (person + page).isascii() or not person or not page:
            return None
        return cls(int(person), key, int(page))


def listed(asked: Asked, name: str | None, games: Sequence[PlayedRow], t: Localize) -> OutgoingMessage:
    """A page of the games of a person, the latest first, with a menu of them; `name` is None for one's own."""
    pages = max(1, -(-len(games) // LINES))
    page = min(asked.page, pages - 1)
    shown = games[page * LINES : page * LINES + LINES]
    head = t("bot-history") if name is None else t("bot-history-of", player=Verbatim(escape(name)))
    lines = [_line(row, t) for row in shown] or [t("bot-history-none")]
    count = [f"-# {t('bot-page', number=page + 1, pages=pages)}"] if pages > 1 else []
    turns = {"previous": page - 1, "next": page + 1}
    buttons = tuple(
        Button(custom_ids.ledger_id(f"history.{asked._replace(page=to)}"), t(f"bot-pick-{which}"), style="quiet")
        for which, to in turns.items()
        if 0 <= to < pages
    )
    rows: list[Row] = [_menu(shown, t), buttons] if shown else []
    return OutgoingMessage(layout.note("\n".join([f"### {head}", *count, *lines]), rows))


def _menu(shown: Sequence[PlayedRow], t: Localize) -> Menu:
    options = tuple(
        MenuOption(custom_ids.action_id(row.id, row.revision, "past"), shorten(_label(number, row, t), LABEL))
        for number, row in enumerate(shown, 1)
    )
    return Menu(custom_ids.select_id("history"), t("bot-history-choose"), options)


def _label(number: int, row: PlayedRow, t: Localize) -> str:
    players = tuple(Verbatim(seat.name) for seat in row.seats)
    game = t(f"{row.key}-title")
    title = t("bot-title-of-table", title=Verbatim(game), called=Verbatim(row.title)) if row.title else game
    return t("bot-history-label", number=number, title=Verbatim(title), players=players)


def _line(row: PlayedRow, t: Localize) -> str:
    players = tuple(Verbatim(escape(seat.name)) for seat in row.seats)
    words = "bot-history-line" if row.ended == "over" else "bot-history-line-abandoned"
    return t(words, title=called(row.key, row.title, t), players=players, date=day(row.last or row.created))


def day(at: int) -> Verbatim:
    """The day of this time, in the reader's own zone."""
    return Verbatim(f"<t:{at}:d>")


def past(
    match: Match,
    course: Sequence[tuple[int, Sequence[int]]],
    place: tuple[int | None, int, int | None] | None,
    t: Localize,
) -> Message:
    """What is left of a game that is over: its last picture, how the points came, where it was played; `place` is
    server, channel and message, None for a channel that is gone.
    """
    view = match.view(None)
    lines = [
        t("bot-history-past", title=title(match, t), began=instant(match.row.created), ended=_ended(match)),
        *standings(match, view, t),
        *_course(match, course, t),
    ]
    if place is None:
        lines.append(t("bot-history-gone"))
    ranks = match.result.ranks if match.result else None
    seat = ranks.index(1) if ranks else 0
    helpers: list[Button | Link] = [
        Button(custom_ids.action_id(match.id, match.revision, what), t(f"bot-{what}"), style="quiet")
        for what in ("replay", "review", "record")
    ]
    if place is not None:
        helpers.append(Link(place_url(*place), t("bot-to-table")))
    sheet = TableSheet(match.key, t, match.id, match.revision, view, Focus(seat, match.names))
    return pictured(sheet, "\n".join(lines), t=t, words=unsaid, rows=[tuple(helpers)])


def _ended(match: Match) -> Verbatim:
    return instant(match.latest.at if match.latest else match.row.created)


def _course(match: Match, course: Sequence[tuple[int, Sequence[int]]], t: Localize) -> list[str]:
    """Each person's points, one number for each round or part of the game."""
    if not course:
        return []
    words = "bot-history-course" if match.view(None).headline is not None else "bot-history-course-parts"
    lines = [t(words, unit=Verbatim(unit(match.key, t)))]
    for seat, name in enumerate(escaped(match)):
        points = " · ".join(str(totals[seat]) for _, totals in course)
        lines.append(t("bot-history-points", player=Verbatim(name), points=Verbatim(points)))
    return lines
