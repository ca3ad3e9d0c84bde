"""The connections to Discord of one of several processes: they come and go while it runs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import discord
import structlog

from bot.base.tasks import Tasks, end
from bot.store import StoreTrouble, once_usable

if TYPE_CHECKING:
    from bot.services import Services
    from bot.store.claims import Claims

logger = structlog.get_logger()

HAND_OVER_SECONDS = 40.0
"""At most this long a stop waits until other processes are connected in its place."""
PAUSE_SECONDS = 5
"""Discord lets a bot open one connection in this time, whichever process does."""


class Cluster:
    """Answers for the games of the shards that `claims` hold, as long as it holds them."""

    def __init__(
        self, client: discord.AutoShardedClient, claims: Claims, services: Services, first: Callable[[], None]
    ) -> None:
        self._client = client
        self._claims = claims
        self._services = services
        self._first = first
        """What the holder of the first shard does for all."""
        self._tasks = Tasks()
        self._keeping: asyncio.Task[None] | None = None

    async def divide(self, wanted: int | None) -> int:
        """Agree with other processes on the number of shards, and return it. Raises StoreTrouble if they have another
        one.
        """
        count = await self._claims.divide(wanted)
        if count is None:
            recommended, *_ = await self._client.http.get_bot_gateway()
            count = await self._claims.divide(recommended) or recommended
        return count

    def keep(self) -> asyncio.Task[None]:
        """Hold shards until closed. The task raises StoreTrouble where the database is somebody's alone by now."""
        self._keeping = asyncio.create_task(self._claims.keep(self), name="shards")
        return self._keeping

    async def hand_over(self) -> None:
        """Before a stop: let other processes connect first. Until then clicks are answered here."""
        await self._claims.stand_down(HAND_OVER_SECONDS)

    async def close(self) -> None:
        if self._keeping is not None:
            await end(self._keeping)
        await self._tasks.close()
        await self._claims.close()

    def connected(self, shard: int) -> None:
        """Discord has let this process in: whoever was connected before may go."""
        self._claims.say("here", shard)

    async def before_identify(self) -> None:
        """Wait until a further connection may be opened."""
        while True:
            try:
                now = self._services.matches.now()
                most = PAUSE_SECONDS * self._claims.territory.count
                at = await self._services.store.identify(now, PAUSE_SECONDS, most)
            except StoreTrouble:
                at = now + PAUSE_SECONDS
            else:
                return await asyncio.sleep(at - now)
            await asyncio.sleep(at - now)

    # What is told by the claims

    async def gained(self, shards: dict[int, int]) -> None:
        logger.info("holds shards", gained=sorted(shards), all=self._claims.territory.shards)
        for shard, alive in shards.items():
            self._services.presence.lose(shard, alive)
            if self._is_open(shard):
                self._tasks.start(f"shard {shard}", once_usable(self._services.presence.find, shard))
            else:
                self._tasks.start(f"shard {shard}", self._launch(shard))
        if 0 in shards:
            self._first()
        self._tasks.start(f"waking {sorted(shards)}", once_usable(self._services.gained))

    async def leave(self, shards: Iterable[int]) -> None:
        logger.info("gives shards away", given=sorted(shards), all=self._claims.territory.shards)
        for shard in shards:
            self._services.presence.give_up(shard)
        await self._services.outbox.hold_still()
        self._tasks.start("waking", once_usable(self._services.outbox.wake_all))

    async def unsure(self) -> None:
        await self._tasks.stop()
        await self._services.outbox.hold_still()

    async def lost(self, shards: Iterable[int]) -> None:
        await asyncio.gather(*map(self._disconnect, shards))

    async def on_notice(self, what: str, *about: str) -> None:
        match what, about:
            case "game", (game, revision, guild):
                self._services.on_change_elsewhere(game, int(revision), int(guild) or None)
            case "over", _ if self._claims.territory.holds_first:
                self._services.tally.start()
            case "here", (shard,) if int(shard) not in self._claims.territory.epochs:
                await self._disconnect(int(shard))

    async def _launch(self, shard: int) -> None:
        await self._client.launch_shard(discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, shard)

    def _is_open(self, shard: int) -> bool:
        known = self._client.get_shard(shard)
        return known is not None and not known.is_closed()

    async def _disconnect(self, shard: int) -> None:
        known = self._client.get_shard(shard)
        if known is not None:
            await known.disconnect()
