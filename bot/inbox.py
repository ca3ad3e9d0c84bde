"""Direct messages at the start of a turn, for those who want them: edited within the turn, never repeated."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from bot import layout
from bot.courier import EditPutOff, InboxClosed, MessageGone, PlaceGone
from bot.picker import Link
from bot.sheet import Sheet
from bot.sheets import title
from bot.store import MessageRow
from bot.words import speaker

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.courier import Courier
    from bot.match import Match
    from bot.poster import Draw, Poster
    from bot.private import Drawer
    from bot.store import Store
    from render import Say


class Inbox:
    """The direct messages of every game. The table never waits for one: an inbox that is closed is left alone."""

    def __init__(self, store: Store, courier: Courier, poster: Poster, drawer: Drawer) -> None:
        self._store = store
        self._courier = courier
        self._poster = poster
        self._drawer = drawer

    async def bring(self, match: Match, turn: MessageRow | None) -> None:
        """Close the messages of turns that have passed, then show the present turn to its person."""
        rows = [row for row in await self._store.messages(match.id) if row.kind == "dm"]
        mine = turn if turn is not None and match.owner(match.to_move) == turn.user is not None else None
        for row in rows:
            if row.closed is None and (mine is None or row.nonce != _nonce(mine)):
                await self._close(match, row)
        if mine is not None:
            await self._show(match, mine, rows)

    async def _show(self, match: Match, turn: MessageRow, rows: Sequence[MessageRow]) -> None:
        row = next((row for row in rows if row.nonce == _nonce(turn)), None)
        person = await self._store.user(turn.user or 0)
        if (row is None and (not person.dm or person.inbox != "open")) or (row is not None and row.closed is not None):
            return
        try:
            row = row or await self._announce(turn, person.id)
            with suppress(EditPutOff):
                await self._update(match, row, self._draw(match, turn, speaker(person.locale or match.row.locale)))
        except InboxClosed:
            await self._store.save_user(replace(person, inbox="closed"))
        except (MessageGone, PlaceGone):
            if row is not None:
                await self._poster.save(replace(row, closed=match.revision, done=True))

    async def _update(self, match: Match, row: MessageRow, draw: Draw) -> None:
        if row.message is None:
            row = await self._poster.find(row) or await self._poster.post(row, match.revision, draw)
        if row.shown != match.revision:
            await self._poster.edit(row, match.revision, draw)

    async def _announce(self, turn: MessageRow, user: int) -> MessageRow:
        channel = await self._courier.inbox(user)
        return await self._poster.save(
            MessageRow(_nonce(turn), turn.game, "dm", channel, opened=turn.opened, user=user, seat=turn.seat)
        )

    async def _close(self, match: Match, row: MessageRow) -> None:
        row = replace(row, closed=match.revision, done=True)
        say = speaker(match.row.locale)
        passed = Sheet(layout.note(say("bot-dm-passed", title=title(match, say))))
        try:
            if row.message is not None:
                row = await self._poster.edit(row, match.revision, lambda row: passed)
        except (MessageGone, InboxClosed, PlaceGone, EditPutOff):
            pass
        await self._poster.save(row)

    def _draw(self, match: Match, turn: MessageRow, say: Say) -> Draw:
        links = [Link(table_url(match, turn), say("bot-to-table"))]
        return lambda row: self._drawer.panel(match, turn.user or 0, say, links=links, plain=row.plain)


def table_url(match: Match, turn: MessageRow | None) -> str:
    """Where the game is played, at its turn message if it has one."""
    place = f"https://discord.com/channels/{match.row.guild or '@me'}/{match.row.channel}"
    return f"{place}/{turn.message}" if turn and turn.message else place


def _nonce(turn: MessageRow) -> str:
    return f"{turn.nonce}d{turn.seat}"
