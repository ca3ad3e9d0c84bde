"""Looks after a start for games whose messages show a later revision than what is stored: a fault of a disk can take
the end of a database with it, and leave a sound one.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from bot.base.errors import Refusal
from bot.delivery.discord_client import FAILURES

if TYPE_CHECKING:
    from bot.delivery.discord_client import DiscordClient
    from bot.matches.service import MatchService
    from bot.store import Store
    from bot.store.rows import GameRow

PAUSE = 1.0
"""Seconds between two calls to Discord."""


class Lookout:
    """Slow and beside everything else, the newest games first; a click finds its own game out at once."""

    def __init__(self, store: Store, matches: MatchService, discord_client: DiscordClient) -> None:
        self._store = store
        self._matches = matches
        self._discord = discord_client

    async def look(self) -> None:
        for game in await self._store.newest_live():
            with suppress(Refusal, *FAILURES):
                await self._look_at(game)
            await asyncio.sleep(PAUSE)

    async def _look_at(self, game: GameRow) -> None:
        """From the last message that is known on, which may show more than is known, too."""
        rows = await self._store.messages(game.id)
        known = max((row.message for row in rows if row.message and row.channel == game.channel), default=None)
        if known is not None:
            shown = await self._discord.newest_revision(game.channel, game.id, known - 1)
            if shown > game.revision:  # nothing is restored that is as it was
                await self._matches.went_back(game.id, shown)
