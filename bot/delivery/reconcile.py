"""What the messages of a game have to show, compared with what they do.

One turn message is open at a time. It is edited while the same person decides or a computer is about to; it is closed,
and a new one posted, when another person has to decide. All of it follows from the stored game and the stored rows.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Literal

from bot.delivery.discord_client import ChannelGone, EditsExhausted, MessageGone, ThreadArchived
from bot.messages.public import shown_seat
from bot.store import MessageRow

if TYPE_CHECKING:
    from bot.delivery.direct_messages import DirectMessages
    from bot.delivery.poster import Poster
    from bot.matches.match import Match
    from bot.messages.public import PublicMessages
    from bot.store import Store


class Reconciler:
    """Brings a game's messages in line with it. Safe to repeat after a failure at any point."""

    def __init__(
        self, store: Store, poster: Poster, public_messages: PublicMessages, direct_messages: DirectMessages
    ) -> None:
        self._store = store
        self._poster = poster
        self._public = public_messages
        self._direct_messages = direct_messages

    async def reconcile(self, match: Match) -> None:
        """Raises ChannelGone where the game's channel cannot be reached, and whatever is worth trying again."""
        turn = await self._current(match, "turn")
        if turn is not None and not _stays(match, turn):
            await self._close(turn, _passed(match, turn))
            turn = None
        await self._finish(match)
        if match.over:
            await self._end(match)
        else:
            turn = await self._turn(match, turn)
        await self._direct_messages.reconcile(match, turn)
        await self._finish(match, last=True)

    async def _turn(self, match: Match, turn: MessageRow | None) -> MessageRow | None:
        if turn is not None and turn.message is None:
            turn = await self._poster.find(turn) or await self._post(match, turn)
        if turn is not None and _lags(match, turn):
            turn = await self._edit(match, turn)
        if turn is None and match.owner(match.to_move) is not None:
            turn = await self._open(match)
        return turn

    async def _edit(self, match: Match, turn: MessageRow) -> MessageRow | None:
        """Edit the open message; None, and it is closed, where that cannot be done any more."""
        turn = replace(turn, user=match.owner(match.to_move) or turn.user, seat=shown_seat(match, turn))
        try:
            return await self._poster.edit(turn, match, self._public.turn)
        except (MessageGone, ThreadArchived, EditsExhausted) as why:
            await self._close(turn, match.revision, done=isinstance(why, MessageGone))
            return None

    async def _open(self, match: Match) -> MessageRow:
        row = await self._announce(match, "turn", user=match.owner(match.to_move), seat=match.to_move)
        return await self._post(match, row)

    async def _post(self, match: Match, row: MessageRow) -> MessageRow:
        """The person is notified, unless this message replaces one that did so."""
        rows = await self._store.messages(match.id)
        replaces = any(old.kind == "turn" and (old.user, old.closed) == (row.user, row.opened) for old in rows)
        mention = None if replaces else row.user
        return await self._poster.post(row, match, self._public.turn, mention=mention)

    async def _end(self, match: Match) -> None:
        end = await self._current(match, "end")
        if end is not None and (end.message is not None or await self._poster.find(end)):
            return
        rows = await self._store.messages(match.id)
        told = max((row.closed for row in rows if row.kind == "turn" and row.closed is not None), default=0)
        row = end or await self._announce(match, "end")
        await self._poster.post(row, match, partial(self._public.end, since=told))

    async def _finish(self, match: Match, *, last: bool = False) -> None:
        """Take the controls from messages whose turn has passed.

        What cannot be edited now is left until the new message is out: its post wakes a sleeping thread. `last` raises
        EditsExhausted where there is nothing more to wait for but time.
        """
        for row in await self._store.messages(match.id):
            if row.kind == "turn" and row.closed is not None and not row.done:
                try:
                    await self._take_controls(match, row)
                except ThreadArchived:
                    continue
                except EditsExhausted:
                    if last:
                        raise
                except ChannelGone:
                    if row.channel == match.row.channel:
                        raise
                    await self._poster.save(replace(row, done=True))

    async def _take_controls(self, match: Match, row: MessageRow) -> None:
        found = row if row.message is not None else await self._poster.find(row)
        try:
            if found is not None:
                row = await self._poster.edit(found, match, self._public.past)
        except MessageGone:
            pass
        await self._poster.save(replace(row, done=True))

    async def _current(self, match: Match, kind: Literal["turn", "end"]) -> MessageRow | None:
        rows = await self._store.messages(match.id)
        return next((row for row in rows if row.kind == kind and row.closed is None), None)

    async def _close(self, row: MessageRow, revision: int, *, done: bool = False) -> None:
        await self._poster.save(replace(row, closed=revision, done=done))

    async def _announce(
        self, match: Match, kind: Literal["turn", "end"], *, user: int | None = None, seat: int | None = None
    ) -> MessageRow:
        """A message that is about to be posted. Its nonce is the same whenever that is tried."""
        number = len(await self._store.messages(match.id))
        nonce = f"{match.id}-{match.revision}-{number}"
        return await self._poster.save(
            MessageRow(nonce, match.id, kind, match.row.channel, opened=match.revision, user=user, seat=seat)
        )


def _stays(match: Match, turn: MessageRow) -> bool:
    """Whether the open message goes on: for the same person, while a computer decides, or after an undo."""
    if match.over or turn.channel != match.row.channel:
        return False
    user = match.owner(match.to_move)
    undone = match.latest is not None and match.latest.kind == "undo"
    return user is None or user == turn.user or undone


def _lags(match: Match, turn: MessageRow) -> bool:
    """Whether the open message shows too little. What a computer plays is told in the next person's message."""
    latest = match.latest
    by_computer = latest is not None and latest.kind == "play" and latest.user is None
    waits = match.owner(match.to_move) is None and by_computer
    return turn.shown != match.revision and not waits


def _passed(match: Match, turn: MessageRow) -> int:
    """The revision at which the person of this message made their last decision."""
    played = (entry.revision for entry in match.history if entry.kind == "play" and entry.user == turn.user)
    return max(turn.opened, max(played, default=turn.opened))
