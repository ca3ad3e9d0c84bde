"""One port for those who watch the bot: `/metrics` for Prometheus, `/health` for everything else."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Self

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.base import metrics

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.store import Store


LAST_ANSWERS_SECONDS = 1.0


class PortTaken(Exception):
    """The port cannot be used."""


class Monitor:
    """Serves until it is closed."""

    def __init__(self, store: Store, is_ready: Callable[[], bool]) -> None:
        self._store = store
        self._is_ready = is_ready
        app = web.Application()
        app.add_routes([web.get("/metrics", self._metrics), web.get("/health", self._health)])
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=LAST_ANSWERS_SECONDS)

    @classmethod
    async def open(cls, host: str, port: int, store: Store, is_ready: Callable[[], bool]) -> Self:
        """Raises PortTaken."""
        monitor = cls(store, is_ready)
        await monitor._runner.setup()
        try:
            await web.TCPSite(monitor._runner, host, port).start()
        except OSError as error:
            await monitor.close()
            raise PortTaken from error
        return monitor

    @property
    def port(self) -> int:
        """The port it serves, which the system chose if it was to be 0."""
        return int(self._runner.addresses[0][1])

    async def close(self) -> None:
        await self._runner.cleanup()

    async def _metrics(self, _: web.Request) -> web.Response:
        metrics.GAMES.set(await self._store.count_live())
        metrics.LAGGING.set(len(await self._store.posts()))
        metrics.CONNECTED.set(self._is_ready())
        metrics.TASKS.set(len(asyncio.all_tasks()))
        return web.Response(body=generate_latest(metrics.REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _health(self, _: web.Request) -> web.Response:
        ready = self._is_ready()
        return web.json_response({"connected": ready}, status=200 if ready else 503)
