"""A server's data is deleted some days after the bot was removed from it, if that is wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog

from bot.matches.pace import DAY

if TYPE_CHECKING:
    import discord

    from bot.matches.service import MatchService
    from bot.matches.tally import Tally
    from bot.matches.timers import Timers
    from bot.store import Store

logger = structlog.get_logger()

KIND = "forget"
"""Of its timers; their subject is the server."""


class Retention:
    """`days` None keeps everything."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        matches: MatchService,
        tally: Tally,
        timers: Timers,
        days: float | None,
    ) -> None:
        self._client = client
        self._store = store
        self._matches = matches
        self._tally = tally
        self._timers = timers
        self._days = days

    async def look(self) -> None:
        """Begin to count the days of servers from which the bot was removed while it did not run."""
        if self._days is None:
            return
        for guild in await self._store.guilds_played():
            if self._store.territory.holds(guild) and self._client.get_guild(guild) is None:
                await self._store.add_timer(KIND, str(guild), self._due(self._days))

    async def removed_from(self, guild: int) -> None:
        """The bot was removed from a server."""
        if self._days is not None:
            await self._timers.set(KIND, str(guild), self._due(self._days))

    async def invited_to(self, guild: int) -> None:
        """The bot was invited, perhaps again."""
        await self._timers.set(KIND, str(guild), None)

    async def due(self, guild: str) -> None:
        """The days are over: delete everything, unless the bot is there again or all is to be kept by now."""
        if self._days is None or self._client.get_guild(int(guild)) is not None:
            return
        await self._tally.settle(int(guild))
        games = await self._matches.forget_guild(int(guild))
        logger.info("the data of a server was deleted, the bot is gone from there", guild=guild, games=len(games))

    def _due(self, days: float) -> int:
        return self._matches.now() + round(days * DAY)
