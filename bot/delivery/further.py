"""Turns that fall due soon after another one, or before it is answered: lines of one further direct message."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from typing import TYPE_CHECKING

from bot.base.i18n import localizer
from bot.base.tasks import Queues
from bot.delivery.discord_client import ChannelGone, EditsExhausted, MessageGone, Refused
from bot.messages.overview import further
from bot.store import Letter, Line, LineList

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.delivery.discord_client import DiscordClient
    from bot.matches.match import Match
    from bot.store import MessageRow, Store

SOON = 5 * 60
"""Seconds after a message within which another turn is a line."""


class FurtherTurns:
    """A line goes when its turn has passed. The message is edited while there is one, and notifies once."""

    def __init__(self, store: Store, discord_client: DiscordClient, now: Callable[[], int]) -> None:
        self._store = store
        self._discord = discord_client
        self._now = now
        self._queues = Queues()

    async def take(self, match: Match, turn: MessageRow, nonce: str) -> bool:
        """Whether this turn is told by a line; otherwise it gets the message of this nonce, which others then follow.

        Raises DirectMessagesClosed, and any of FAILURES that is worth another attempt.
        """
        user = turn.user or 0
        async with self._queues.of(str(user)):
            line = next((one for one in await self._store.lines_of_game(match.id) if one.turn == nonce), None)
            if line is None:
                before = await self._before(user, match.id)
                if before is None:
                    await self._store.save_letter(Letter(user, nonce, self._now()))
                    return False
                line = Line(nonce, match.id, user, before)
                await self._store.save_line(line)
            await self._refresh(user, line.letter)
            return True

    async def tidy(self, match: Match, present: str | None) -> None:
        """Take the lines of this game away but for that of the present turn. Raises any of FAILURES."""
        for line in await self._store.lines_of_game(match.id):
            if line.turn != present:
                async with self._queues.of(str(line.user)):
                    await self._store.drop_line(line)
                    await self._refresh(line.user, line.letter)

    async def _before(self, user: int, game: str) -> str | None:
        """The nonce of the message that this one would follow too soon; each turn of one game has one of its own."""
        letter = await self._store.letter(user)
        row = await self._store.message(letter.nonce) if letter is not None else None
        if letter is None or row is None or row.game == game:
            return None
        recent = row.message is not None and letter.at > self._now() - SOON
        return letter.nonce if row.closed is None or recent else None

    async def _is_open(self, letter: str) -> bool:
        row = await self._store.message(letter)
        return row is not None and row.closed is None

    async def _refresh(self, user: int, letter: str) -> None:
        """Bring the list below this message up to date."""
        games = {line.game for line in await self._store.lines(letter)}
        tables = [row for row in await self._store.tables_of_person(user) if row.id in games and row.waits_for == user]
        known = await self._store.line_list(letter)
        if known is None and not tables:
            return
        message = further(user, tables, localizer((await self._store.user(user)).locale or "en"))
        said = sha256(repr([(row.id, row.waits_since, row.message) for row in tables]).encode()).hexdigest()
        if known is None:
            nonce = sha256(f"{letter} further".encode()).hexdigest()[:25]
            channel = await self._discord.direct_channel(user)
            posted = await self._discord.post(channel, message, nonce=nonce, mention=None)
            await self._store.save_line_list(LineList(letter, user, channel, posted.id, said))
        elif known.said != said:
            with suppress(MessageGone, ChannelGone, Refused, EditsExhausted):  # /games lists them as well
                await self._discord.edit(known.channel, known.message, message, {})
            await self._store.save_line_list(replace(known, said=said))
            if not tables and not await self._is_open(letter):
                await self._store.drop_line_list(letter)
