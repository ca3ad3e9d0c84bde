"""Brings the messages of every game in line with its state, again and again until Discord has taken them."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

import aiohttp
import discord
import structlog
from tenacity import AsyncRetrying, RetryCallState, retry_if_exception_type, wait_exponential

from bot.base.tasks import Queues, Tasks
from bot.delivery.discord_client import ChannelGone, EditsExhausted
from bot.store import StoreTrouble

if TYPE_CHECKING:
    from bot.delivery.reconcile import Reconciler
    from bot.matches.match import Match
    from bot.matches.service import MatchService
    from bot.store import Store

logger = structlog.get_logger()

TRANSIENT = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError, StoreTrouble, EditsExhausted)
LONGEST_PAUSE = 300.0


class Outbox:
    """One worker per game that has something to post; the newest state wins."""

    def __init__(self, store: Store, matches: MatchService, reconciler: Reconciler) -> None:
        self._store = store
        self._matches = matches
        self._reconciler = reconciler
        self._tasks = Tasks()
        self._queues = Queues()
        self._nudged: dict[str, asyncio.Event] = {}

    def match_changed(self, match: Match) -> None:
        """The messages of the game lag behind: bring them in line."""
        self.wake(match.id)

    def wake(self, game: str) -> None:
        """Look after this game's messages now."""
        self._nudged.setdefault(game, asyncio.Event()).set()
        self._tasks.start(game, self._work(game))

    async def wake_all(self) -> None:
        """Look after every game that lags behind, as after a start."""
        for post in await self._store.posts():
            self.wake(post.game)

    async def rebuild(self, game: str) -> None:
        """Post the game's message anew at the end of its channel; the old one loses its controls."""
        async with self.pause(game):
            revision = (await self._matches.wake(game)).revision
            await self._store.post_again(game)
            for row in await self._store.messages(game):
                if row.kind != "dm" and row.closed is None:
                    await self._store.save_message(replace(row, closed=revision, done=row.kind == "end"))
        self.wake(game)

    def pause(self, game: str) -> asyncio.Lock:
        """To be held by who changes this game's messages beside the outbox."""
        return self._queues.of(game)

    async def close(self) -> None:
        await self._tasks.close()

    async def _work(self, game: str) -> None:
        nudge = self._nudged[game]
        retrying = AsyncRetrying(
            retry=retry_if_exception_type(TRANSIENT),
            wait=wait_exponential(max=LONGEST_PAUSE),
            sleep=lambda seconds: _pause(nudge, seconds),
            before_sleep=_tell,
        )
        while nudge.is_set():
            nudge.clear()
            await retrying(self._catch_up, game)
        del self._nudged[game]

    async def _catch_up(self, game: str) -> None:
        while post := next((post for post in await self._store.posts() if post.game == game), None):
            async with self.pause(game):
                match = await self._matches.get(game)
                try:
                    await self._reconciler.reconcile(match)
                except ChannelGone as gone:
                    logger.warning("a game sleeps, its channel cannot be reached", game=game, why=repr(gone.__cause__))
                    await self._matches.sleep(game, match.row.channel)
                else:
                    await self._store.posted(replace(post, revision=match.revision))


async def _pause(nudge: asyncio.Event, seconds: float) -> None:
    """Wait before trying again, but not when there is something newer to post."""
    with suppress(TimeoutError):
        await asyncio.wait_for(nudge.wait(), seconds)
    nudge.clear()


def _tell(attempt: RetryCallState) -> None:
    error = attempt.outcome.exception() if attempt.outcome else None
    logger.warning(
        "posting failed, trying again", game=attempt.args[0], attempt=attempt.attempt_number, error=repr(error)
    )
