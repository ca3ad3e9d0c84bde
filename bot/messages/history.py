"""The list of a person's games that are over."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.base import custom_ids
from bot.base.i18n import Verbatim
from bot.base.markdown import escape
from bot.messages.menus import Button, Menu, MenuOption
from bot.messages.outgoing import Message, no_words, note, pictured
from bot.messages.public import end_pictures, game_title, winner

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.matches.match import Match
    from bot.messages.menus import Row
    from bot.store import PlayedRow, ResultRow
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


def on_page(asked: Asked, games: Sequence[PlayedRow]) -> tuple[int, int, Sequence[PlayedRow]]:
    """The number of the page, how many there are, and the games on it, the latest first."""
    pages = max(1, -(-len(games) // LINES))
    page = min(asked.page, pages - 1)
    return page, pages, games[page * LINES : page * LINES + LINES]


def history_page(
    asked: Asked,
    name: str | None,
    games: Sequence[PlayedRow],
    results: Mapping[str, ResultRow],
    latest: Match | None,
    t: Localize,
) -> Message:
    """A page of the games of a person with what they came to, a menu of them, and a picture of the `latest` of them;
    `name` is None for one's own.
    """
    page, pages, shown = on_page(asked, games)
    head = t("bot-history") if name is None else t("bot-history-of", player=Verbatim(escape(name)))
    lines = [_line(row, results.get(row.id), t) for row in shown] or [t("bot-history-none")]
    count = [f"-# {t('bot-page', number=page + 1, pages=pages)}"] if pages > 1 else []
    turns = {"previous": page - 1, "next": page + 1}
    buttons = tuple(
        Button(custom_ids.ledger_id(f"history.{asked._replace(page=to)}"), t(f"bot-pick-{which}"), style="quiet")
        for which, to in turns.items()
        if 0 <= to < pages
    )
    rows: list[Row] = [_menu(shown, t), buttons] if shown else []
    words = "\n".join([f"### {head}", *count, *lines])
    if latest is None:
        return note(words, rows)
    return pictured(end_pictures(latest, winner(latest), t), words, t=t, words=no_words, rows=rows)


def _menu(shown: Sequence[PlayedRow], t: Localize) -> Menu:
    options = tuple(
        MenuOption(custom_ids.action_id(row.id, row.revision, "past"), _label(number, row, t))
        for number, row in enumerate(shown, 1)
    )
    return Menu(custom_ids.select_id("history"), t("bot-history-choose"), options)


def _label(number: int, row: PlayedRow, t: Localize) -> str:
    players = tuple(Verbatim(seat.name) for seat in row.seats)
    game = t(f"{row.key}-title")
    title = t("bot-title-of-table", title=Verbatim(game), called=Verbatim(row.title)) if row.title else game
    return t("bot-history-label", number=number, title=Verbatim(title), players=players)


def _line(row: PlayedRow, result: ResultRow | None, t: Localize) -> str:
    players = tuple(Verbatim(escape(seat.name)) for seat in row.seats)
    words = "bot-history-line" if row.ended == "over" else "bot-history-line-abandoned"
    line = t(words, title=game_title(row.key, row.title, t), players=players, date=day(row.last or row.created))
    if result is None or result.place is None:
        return line
    points, against = result.points, result.points - result.margin
    told = t("bot-history-result", place=result.place, of=result.seats, points=points, against=against)
    return f"{line} · {told}"


def day(at: int) -> Verbatim:
    """The day of this time, in the reader's own zone."""
    return Verbatim(f"<t:{at}:d>")
