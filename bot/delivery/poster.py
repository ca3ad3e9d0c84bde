"""One message of a game: posted once, edited from then on, remembered before and after."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.delivery.discord_client import ChannelGone, FilesForbidden
from bot.store import MessageRow

if TYPE_CHECKING:
    from bot.delivery.discord_client import DiscordClient, PostedMessage
    from bot.matches.match import Match
    from bot.messages.outgoing import OutgoingMessage
    from bot.store import Store

BuildMessage = Callable[["Match", MessageRow], "OutgoingMessage"]
"""Such as `PublicMessages.turn`: makes what a row of this match shows."""


class Poster:
    """Keeps the rows of messages in step with what Discord has."""

    def __init__(self, store: Store, discord_client: DiscordClient) -> None:
        self._store = store
        self._discord = discord_client

    async def save(self, row: MessageRow) -> MessageRow:
        await self._store.save_message(row)
        return row

    async def post(
        self, row: MessageRow, match: Match, build: BuildMessage, *, mention: int | None = None
    ) -> MessageRow:
        """Post what was announced by saving its row."""
        return await self._send(
            row, match, lambda row: self._discord.post(row.channel, build(match, row), nonce=row.nonce, mention=mention)
        )

    async def edit(self, row: MessageRow, match: Match, build: BuildMessage) -> MessageRow:
        """Show something else in a message that was posted."""
        message = row.message
        if message is None:
            raise ValueError(f"{row.nonce} was never posted")
        return await self._send(
            row, match, lambda row: self._discord.edit(row.channel, message, build(match, row), row.files)
        )

    async def find(self, row: MessageRow) -> MessageRow | None:
        """Where a post was announced and never confirmed: the message, if Discord has it."""
        rows = await self._store.messages(row.game)
        found = await self._discord.find(row.channel, row.game, row.opened, {other.message for other in rows})
        return await self.save(replace(row, message=found.id, files=found.files)) if found else None

    async def _send(
        self, row: MessageRow, match: Match, send: Callable[[MessageRow], Awaitable[PostedMessage]]
    ) -> MessageRow:
        """Send with pictures where files are allowed, else with words. Raises ChannelGone where both are forbidden."""
        try:
            sent = await send(row)
        except FilesForbidden as error:
            if row.text_only:
                raise ChannelGone from error
            return await self._send(replace(row, text_only=True, files={}), match, send)
        return await self.save(replace(row, message=sent.id, files=sent.files, shown=match.revision))
