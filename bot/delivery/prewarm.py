"""Prepares what the first message of a game needs (words, land, cards, letters) before somebody waits for it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import engine
from bot.base.i18n import SOURCE
from bot.base.tasks import Tasks
from bot.matches.match import Match
from bot.store import MessageRow, Seat

if TYPE_CHECKING:
    from bot.delivery.discord_client import DiscordClient
    from bot.messages.outgoing import OutgoingMessage
    from bot.messages.public import PublicMessages


class Prewarmer:
    """Draws a table of each game that is about to be played, once."""

    def __init__(self, public_messages: PublicMessages, discord_client: DiscordClient) -> None:
        self._public = public_messages
        self._discord = discord_client
        self._tasks = Tasks()
        self._warm: set[str] = set()

    def prewarm(self, key: str) -> None:
        """Prepare for an opened lobby or a waiting game. Idempotent."""
        if key not in self._warm:
            self._warm.add(key)
            self._tasks.start(f"warming {key}", self._draw(key))

    async def close(self) -> None:
        await self._tasks.close()

    async def _draw(self, key: str) -> None:
        outgoing = await asyncio.to_thread(_first_message, self._public, key)
        await self._discord.attachments(outgoing, {})


def _first_message(public_messages: PublicMessages, key: str) -> OutgoingMessage:
    """The first turn of a full table."""
    seats = tuple(Seat(str(number), user=number) for number in range(1, engine.load(key).max_seats + 1))
    match = Match.begin(
        id_="warm", key=key, seed=bytes(16), options={}, seats=seats, guild=None, channel=0, locale=SOURCE, at=0
    )
    return public_messages.turn(match, MessageRow("warm", match.id, "turn", channel=0, opened=0))
