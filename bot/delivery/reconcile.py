"""Compares what the messages of a game should show with what they do show.

One turn message is open at a time. It is edited while the same person decides or a computer is about to; it is closed,
and a new one posted, when another person has to decide. What is closed keeps its pictures until the next one is. All of
it follows from the stored game and the stored rows.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Literal

import structlog

from bot.base.i18n import localizer
from bot.delivery.discord_client import (
    FAILURES,
    ChannelGone,
    DirectMessagesClosed,
    EditsExhausted,
    FilesForbidden,
    MessageGone,
    Refused,
    ThreadArchived,
)
from bot.delivery.display import USUAL, DisplayPreferences
from bot.matches.match import is_together
from bot.matches.watching import begins_turn, is_watched
from bot.messages.news import lines
from bot.messages.public import shown_seat
from bot.store import MessageRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.delivery.direct_messages import DirectMessages
    from bot.delivery.nudges import Nudges
    from bot.delivery.poster import BuildMessage, Poster
    from bot.matches.match import Match
    from bot.messages.private import PrivateMessages
    from bot.messages.public import PublicMessages
    from bot.store import Store

logger = structlog.get_logger()

HASTE = 5.0
"""At most this many seconds a new message waits until the old one has lost its buttons."""
TRIES = 3
"""After this many failures in a row nothing waits for a message any more."""

REFUSALS = 8
"""After so many refusals of an edit, over minutes, old controls stay: a click on them says that the table moved on."""


class Reconciler:
    """Brings a game's messages in line with it. Safe to repeat after a failure at any point.

    No message waits for another one: whatever Discord answers to one of them, however often, the others are brought in
    line.
    """

    def __init__(
        self,
        store: Store,
        poster: Poster,
        public_messages: PublicMessages,
        private_messages: PrivateMessages,
        direct_messages: DirectMessages,
        nudges: Nudges,
    ) -> None:
        self._store = store
        self._poster = poster
        self._public = public_messages
        self._private = private_messages
        self._direct_messages = direct_messages
        self._nudges = nudges
        self._failures = Counter[str]()
        """By the nonce of a message: how many times in a row it could not be brought in line."""

    async def table(self, match: Match) -> MessageRow | None:
        """Show the game in its channel; return the open turn message.

        Raises ChannelGone if the channel cannot be reached, and any of FAILURES that is worth another attempt.
        """
        turn = await self._open_turn(match)
        await self._find_lost(match)
        with suppress(TimeoutError):
            async with asyncio.timeout(HASTE):
                await self.past(match, anew=True)
        if match.over:
            await self._end(match)
            return None
        return await self._turn(match, turn)

    async def direct(self, match: Match, *, reachable: bool) -> list[Exception]:
        """Bring the direct messages in line; return the failures. They continue, and say so, while the table cannot be
        reached.
        """
        turn = await self._open_turn(match)
        if turn is None and match.owner(match.to_move) is not None:
            turn = await self._announce_turn(match)
        return await self._direct_messages.reconcile(match, turn, reachable=reachable)

    async def nudge(self, match: Match) -> list[Exception]:
        """Bring calls and reminders in line with the table and the time; return the failures."""
        failed = await self._nudges.reconcile(match, await self._open_turn(match))
        try:
            turn = await self._open_turn(match)
            if turn is not None and turn.message is not None and _lags(match, turn):
                await self._edit(match, turn)
        except FAILURES as error:
            failed.append(error)
        return failed

    async def past(self, match: Match, *, anew: bool = False) -> list[Exception]:
        """Remove the buttons from messages whose turn has passed, and the pictures from those before them; return the
        failures. With `anew` only the first attempt for each message is made.

        A message in a sleeping thread is left alone until a new post wakes the thread.
        """
        failed: list[Exception] = []
        rows = await self._store.undone_messages(match.id)
        for row in sorted(rows, key=lambda row: row.passed):
            if row.kind in ("turn", "lost") and row.closed is not None:
                last = match.over or _next_passed(match, rows[rows.index(row) + 1 :])
                told_too_much = _tells_too_much(match, row)
                if row.passed and not (last or told_too_much):
                    continue
                if anew and self._failures[row.nonce]:
                    continue
                self._failures[row.nonce] += 1
                try:
                    await self._take_controls(match, row, shrinks=row.passed or told_too_much, last=last)
                except FAILURES as error:
                    failed.append(error)
                else:
                    del self._failures[row.nonce]
        return failed

    async def _find_lost(self, match: Match) -> None:
        """Before the first post after a copy was put back: learn which messages were posted after that copy."""
        if match.restored is None:
            return
        rows = await self._store.messages(match.id)
        if any(row.opened >= match.restored and row.message and row.kind in ("turn", "end") for row in rows):
            return
        try:
            for row in await self._poster.lost(match, match.restored, rows):
                await self._poster.save(row)
        except Refused:
            pass
        except FAILURES:
            if not self._gives_up(f"{match.id} lost"):
                raise

    async def _open_turn(self, match: Match) -> MessageRow | None:
        """The open turn message; closes it and returns None if its turn has passed."""
        turn = await self._current(match, "turn")
        if turn is not None and not _stays(match, turn):
            await self._close(turn, _passed(match, turn))
            return None
        return turn

    async def _turn(self, match: Match, turn: MessageRow | None) -> MessageRow | None:
        if turn is not None and turn.message is None:
            turn = await self._find(turn) or await self._post_again(match, turn)
        if turn is not None and _lags(match, turn):
            turn = await self._edit(match, turn)
        if turn is None and (match.owner(match.to_move) is not None or is_watched(match.row)):
            turn = await self._post(match, await self._announce_turn(match))
        return turn

    async def _find(self, row: MessageRow) -> MessageRow | None:
        """Find the message that was announced and never confirmed, if Discord has it. If Discord cannot tell, nothing
        waits for that.
        """
        try:
            return await self._poster.find(row)
        except (FilesForbidden, Refused):
            return None
        except FAILURES:
            if not self._gives_up(row.nonce):
                raise
            return None

    async def _edit(self, match: Match, turn: MessageRow) -> MessageRow | None:
        """Edit the open message; if that is no longer possible, close it and return None."""
        turn = replace(turn, user=match.owner(match.to_move) or turn.user, seat=shown_seat(match, turn))
        try:
            build, display = await self._shows(match)
            edited = await self._poster.edit(turn, match, build, display=display)
        except FAILURES as why:
            passing = not isinstance(
                why, MessageGone | ThreadArchived | EditsExhausted | Refused | DirectMessagesClosed
            )
            if passing and not self._gives_up(turn.nonce):
                raise
            await self._close(turn, match.revision, done=isinstance(why, MessageGone))
            edited = None
        self._failures.pop(turn.nonce, None)
        return edited

    def _gives_up(self, nonce: str) -> bool:
        """Whether calls about this message have failed so often that nothing waits for it any more."""
        self._failures[nonce] += 1
        return self._failures[nonce] >= TRIES

    async def _announce_turn(self, match: Match) -> MessageRow:
        return await self._announce(match, "turn", user=match.owner(match.to_move), seat=match.to_move)

    async def _news(self, match: Match) -> tuple[int, str]:
        """The id of the newest news, and the lines of those that this game was not told yet."""
        heard = await self._store.last_news(match.id)
        if heard is None:  # a new game tells what comes from now on
            return await self._store.newest_news(), ""
        untold = await self._store.news(heard)
        return untold[-1].id if untold else heard, lines(untold, localizer(match.row.locale))

    async def _post(self, match: Match, row: MessageRow) -> MessageRow:
        """Notify the person, unless this message replaces one that did so, or they do not want that now: then it comes
        without a sound.
        """
        replaces = await self._store.turn_closed(match.id, _since(match, row.user), row.user)
        row, mention = (row, None) if replaces else await self._nudges.mention(match, row)
        build, display = await self._shows(match)
        return await self._poster.post(row, match, build, mention=mention, silent=mention is None, display=display)

    async def _shows(self, match: Match) -> tuple[BuildMessage, DisplayPreferences]:
        """What a turn message shows, and how: no public view where nobody but its person sees it."""
        if (user := match.reader) is None:
            return self._public.turn, USUAL
        return partial(self._private.turn, user=user), DisplayPreferences.of(await self._store.preferences(user, None))

    async def _post_again(self, match: Match, row: MessageRow) -> MessageRow:
        """Post what an earlier attempt may have posted unseen: Discord then answers with that message as it is, so what
        it shows is unknown.
        """
        return await self._poster.save(replace(await self._post(match, row), shown=-1))

    async def _end(self, match: Match) -> None:
        end = await self._current(match, "end")
        if end is not None and end.message is None and (found := await self._find(end)):
            await self._poster.save(replace(found, shown=match.revision))
            return
        if end is not None and end.message is not None and end.shown >= 0:
            return
        rows = await self._store.messages(match.id)
        told = max((row.closed for row in rows if row.kind == "turn" and row.closed is not None), default=0)
        build = partial(self._public.end, since=told)
        if end is not None and end.message is not None:
            await self._edit_end(match, end, build)
            return
        row = end or await self._announce(match, "end")
        await self._poster.post(row, match, build, silent=True)

    async def _edit_end(self, match: Match, end: MessageRow, build: BuildMessage) -> None:
        """Edit the last message once a name in it is to be seen no more; give up where Discord does not let it be."""
        try:
            await self._poster.edit(replace(end, files={}), match, build)
        except FAILURES as why:
            given_up = isinstance(why, MessageGone | Refused | EditsExhausted | ThreadArchived | DirectMessagesClosed)
            if not given_up and not self._gives_up(end.nonce):
                raise
            await self._poster.save(replace(end, shown=match.revision))

    async def _take_controls(self, match: Match, row: MessageRow, *, shrinks: bool, last: bool) -> None:
        """Edit a passed message: it loses its controls, and where it `shrinks` its pictures, both at once where
        something in it was taken back. Give up one that is deleted, or accepts no edits at all, controls only after
        several attempts. After the `last` edit none follows.
        """
        done = (row.passed and last) or row.kind == "lost" or match.over
        try:
            found = row if row.message is not None else await self._poster.find(row)
            if found is None:
                done = True
            elif shrinks:
                row = await self._poster.edit(replace(found, files={}, text_only=True), match, self._public.one_line)
            else:
                build = self._public.lost if row.kind == "lost" else self._public.past
                row = await self._poster.edit(found, match, build)
        except (MessageGone, Refused, DirectMessagesClosed) as why:
            if isinstance(why, Refused) and not shrinks and self._failures[row.nonce] < REFUSALS:
                raise
            logger.info("a message stays as it is", game=match.id, message=row.message, why=repr(why.__cause__))
            done = True
        except EditsExhausted:
            if not row.passed:
                raise
            done = True
        except ChannelGone:
            if row.channel == match.row.channel:
                raise
            done = True
        await self._poster.save(replace(row, passed=True, done=done))

    async def _current(self, match: Match, kind: Literal["turn", "end"]) -> MessageRow | None:
        rows = await self._store.undone_messages(match.id)
        return next((row for row in rows if row.kind == kind and row.closed is None), None)

    async def _close(self, row: MessageRow, revision: int, *, done: bool = False) -> None:
        await self._poster.save(replace(row, closed=revision, done=done))

    async def _announce(
        self, match: Match, kind: Literal["turn", "end"], *, user: int | None = None, seat: int | None = None
    ) -> MessageRow:
        """The row of a message about to be posted. Every attempt has the same nonce."""
        number = await self._store.count_messages(match.id)
        nonce = f"{match.id}-{match.revision}-{number}"
        row = MessageRow(nonce, match.id, kind, match.row.channel, opened=match.revision, user=user, seat=seat)
        if kind == "turn":
            heard, news = await self._news(match)
            row = replace(row, heard=heard, news=news)
        return await self._poster.save(row)


def _since(match: Match, user: int | None) -> int:
    """The revision since which nobody but this person has decided anything."""
    return max((entry.revision for entry in match.history if entry.user != user), default=0)


def _next_passed(match: Match, later: Sequence[MessageRow]) -> bool:
    """Whether the turn after that of a message has passed, by the messages posted after it."""
    closed = [row.user for row in later if row.kind == "turn" and row.closed is not None]
    return any(user != match.owner(match.to_move) for user in closed)


def _tells_too_much(match: Match, row: MessageRow) -> bool:
    """Whether a message of a turn tells something that was taken back since it was last edited."""
    undo = match.undoing(row.closed or 0) if row.kind == "turn" else None
    return undo is not None and row.shown < undo.revision


def _stays(match: Match, turn: MessageRow) -> bool:
    """Whether the open message continues: for the same person, while a computer decides, or after somebody took back
    what they did last.
    """
    if match.over or turn.channel != match.row.channel:
        return False
    user = match.owner(match.to_move)
    undone = match.latest is not None and match.latest.kind == "undo" and not is_together(match.latest)
    return user is None or user == turn.user or undone


def _lags(match: Match, turn: MessageRow) -> bool:
    """Whether the open message is out of date. What a computer plays is told in the next person's message, or to those
    who watch once its turn is over.
    """
    if is_watched(match.row):
        return turn.shown != match.revision and begins_turn(match)
    latest = match.latest
    by_computer = latest is not None and latest.kind == "play" and latest.user is None
    waits = match.owner(match.to_move) is None and by_computer
    return turn.shown != match.revision and not waits


def _passed(match: Match, turn: MessageRow) -> int:
    """The revision at which the person of this message made their last decision."""
    played = (entry.revision for entry in match.history if entry.kind == "play" and entry.user == turn.user)
    return max(turn.opened, max(played, default=turn.opened))
