"""Lists of tables: the games of one person, and what is played and looked for on a server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import engine
from bot.base import custom_ids
from bot.base.choices import LABEL
from bot.base.i18n import Verbatim
from bot.base.markdown import escape
from bot.base.text import shorten
from bot.messages import layout
from bot.messages.links import moment, place_url
from bot.messages.menus import Button
from bot.messages.outgoing import OutgoingMessage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store import LobbyRow, TableRow
    from render import Say

MINE, HERE = 12, 6
"""Lines at most: of somebody's own games, and of each list of a server."""
BUTTONS = 5


def overview(
    user: int, mine: Sequence[TableRow], played: Sequence[TableRow], sought: Sequence[LobbyRow], say: Say
) -> OutgoingMessage:
    """All games of a person, those that wait for them first, with a button for each of these; below, those of others
    on this server, and its open lobbies.
    """
    lines = [f"### {say('bot-games')}", *_cut([_mine(row, user, say) for row in mine], MINE, say)]
    lines += [] if mine else [say("bot-games-none")]
    if played:
        lines += [f"### {say('bot-games-played')}", *_cut([_played(row, say) for row in played], HERE, say)]
    if sought:
        lines += [f"### {say('bot-games-sought')}", *_cut([_sought(row, say) for row in sought], HERE, say)]
    waiting = [row for row in mine if row.waits_for == user]
    rows = [(_button(row, say),) for row in waiting[:BUTTONS]]
    return OutgoingMessage(layout.note("\n".join(lines), rows))


def next_button(game: str, revision: int, say: Say) -> Button:
    """Leads on from this game to the next one that waits for whoever presses it."""
    return Button(custom_ids.action_id(game, revision, "next"), say("bot-next"), style="main")


def _cut(lines: Sequence[str], most: int, say: Say) -> list[str]:
    left = len(lines) - most
    return [*lines[:most], *([say("bot-games-more", count=left)] if left > 0 else [])]


def _mine(row: TableRow, user: int, say: Say) -> str:
    others = [seat.name for seat in row.seats if seat.user != user] or [row.seats[0].name]
    title, players, url, since = _title(row.key, say), _names(others), _url(row), moment(row.waits_since)
    if row.waits_for == user:
        return say("bot-games-yours", title=title, players=players, url=url, since=since)
    waits = next((seat.name for seat in row.seats if seat.user == row.waits_for is not None), None)
    if waits is None:
        return say("bot-games-computer", title=title, players=players, url=url)
    player = Verbatim(escape(waits))
    return say("bot-games-others", title=title, players=players, url=url, since=since, player=player)


def _played(row: TableRow, say: Say) -> str:
    names = _names([seat.name for seat in row.seats])
    return say("bot-games-table", title=_title(row.key, say), players=names, url=_url(row))


def _sought(row: LobbyRow, say: Say) -> str:
    url = Verbatim(place_url(row.guild, row.channel, row.message))
    most = engine.load(row.key).max_seats
    return say("bot-games-lobby", title=_title(row.key, say), seated=len(row.seats), most=most, url=url)


def _button(row: TableRow, say: Say) -> Button:
    title = Verbatim(say(f"{row.key}-title"))
    players = tuple(Verbatim(seat.name) for seat in row.seats)
    label = shorten(say("bot-games-play", title=title, players=players), LABEL)
    return Button(custom_ids.action_id(row.id, row.revision, "play"), label, style="main")


def _title(key: str, say: Say) -> Verbatim:
    return Verbatim(say(f"{key}-title"))


def _names(names: Sequence[str]) -> tuple[Verbatim, ...]:
    return tuple(Verbatim(escape(name)) for name in names)


def _url(row: TableRow) -> Verbatim:
    return Verbatim(place_url(row.guild, row.channel, row.message))
