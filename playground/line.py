"""A WebSocket with a queue: sends are ordered, never block, and can be delayed."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable

from aiohttp import web

from playground.model import Json


class Line:
    """Queues frames for one socket; `run` sends them until the socket closes."""

    def __init__(self, socket: web.WebSocketResponse, delay: Callable[[], float] = lambda: 0.0) -> None:
        self.socket = socket
        self._delay = delay
        self._frames: asyncio.Queue[str] = asyncio.Queue()

    def send(self, frame: Json) -> None:
        self._frames.put_nowait(json.dumps(frame))

    async def run(self) -> None:
        with contextlib.suppress(ConnectionError):
            while not self.socket.closed:
                text = await self._frames.get()
                if delay := self._delay():
                    await asyncio.sleep(delay)
                await self.socket.send_str(text)


@contextlib.asynccontextmanager
async def open_line(socket: web.WebSocketResponse, delay: Callable[[], float] = lambda: 0.0) -> AsyncIterator[Line]:
    line = Line(socket, delay)
    task = asyncio.create_task(line.run())
    try:
        yield line
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
