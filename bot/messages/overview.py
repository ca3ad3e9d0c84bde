"""Lists of tables: the games of one person, and what is played and looked for on a server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.base import custom_ids
from bot.base.i18n import Verbatim
from bot.base.markdown import escape
from bot.messages.finding import LINES, cut, list_sought
from bot.messages.links import moment, place_url
from bot.messages.menus import Button, action
from bot.messages.outgoing import OutgoingMessage, note, pictured
from bot.messages.public import game_title
from bot.messages.reliability import own, own_button

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.drawing import PictureRequest
    from bot.messages.finding import Sought
    from bot.messages.outgoing import Message
    from bot.store import TableRow
    from render import Localize

MINE = 12
"""Lines at most, of somebody's own games."""
BUTTONS = 5


def overview(
    user: int,
    mine: Sequence[TableRow],
    played: Sequence[TableRow],
    sought: Sought,
    t: Localize,
    board: PictureRequest | None = None,
) -> Message:
    """All games of a person, those that wait for them first, with a button for each of these; below, those of others
    on this server, and for whom people wait there. `board` is a picture below.
    """
    lines = [f"### {t('bot-games')}", *cut([_mine(row, user, t) for row in mine], MINE, t)]
    lines += [] if mine else [t("bot-games-none")]
    if played:
        lines += [f"### {t('bot-games-played')}", *cut([_played(row, t) for row in played], LINES, t)]
    lines += list_sought(sought, t)
    waiting = [row for row in mine if row.waits_for == user]
    rows = [(_button(row, user, t),) for row in waiting[:BUTTONS]]
    if sought.pasts[user][1]:
        lines.append(f"-# {own(sought.pasts[user], t)}")
        rows.append((own_button(t),))
    words = "\n".join(lines)
    if board is None:
        return note(words, rows)
    return pictured(board, words, t=t, rows=rows)


def further(user: int, waiting: Sequence[TableRow], t: Localize) -> OutgoingMessage:
    """The games that wait for somebody besides the one that they were told of with a picture."""
    lines = cut([_mine(row, user, t) for row in waiting], MINE, t)
    return note("\n".join([t("bot-further" if lines else "bot-further-none"), *lines]))


def next_button(game: str, revision: int, t: Localize) -> Button:
    """Leads on from this game to the next one that waits for whoever presses it."""
    return Button(custom_ids.action_id(game, revision, "next"), t("bot-next"), style="main")


def _mine(row: TableRow, user: int, t: Localize) -> str:
    others = [seat.name for seat in row.seats if seat.user != user] or [row.seats[0].name]
    title, players, url, since = game_title(row.key, row.title, t), _names(others), _url(row), moment(row.waits_since)
    if row.asleep:
        return t("bot-games-lost", title=title, players=players)
    if row.waits_for == user:
        return t("bot-games-yours", title=title, players=players, url=url, since=since)
    waits = next((seat.name for seat in row.seats if seat.user == row.waits_for is not None), None)
    if waits is None:
        return t("bot-games-computer", title=title, players=players, url=url)
    player = Verbatim(escape(waits))
    return t("bot-games-others", title=title, players=players, url=url, since=since, player=player)


def _played(row: TableRow, t: Localize) -> str:
    names = _names([seat.name for seat in row.seats])
    return t("bot-games-table", title=game_title(row.key, row.title, t), players=names, url=_url(row))


def _button(row: TableRow, user: int, t: Localize) -> Button:
    title = Verbatim(row.title or t(f"{row.key}-title"))
    others = [seat.name for seat in row.seats if seat.user != user] or [row.seats[0].name]
    players = tuple(map(Verbatim, others))
    label = t("bot-games-play", title=title, players=players)
    return action(row, "play", label, "main")


def _names(names: Sequence[str]) -> tuple[Verbatim, ...]:
    return tuple(Verbatim(escape(name)) for name in names)


def _url(row: TableRow) -> Verbatim:
    return Verbatim(place_url(row.guild, row.channel, row.message))
