"""The server that puts REST, gateway, files and page together."""

import asyncio
import contextlib
import socket
from collections.abc import Collection
from pathlib import Path
from types import TracebackType
from urllib.parse import quote

from aiohttp import web

from playground import media, seed, threads
from playground.faults import Faults
from playground.gateway import Gateway
from playground.guard import FRAMED, Guard
from playground.journal import Journal
from playground.permissions import INVITED, Permission
from playground.rates import Rates
from playground.rest.app import PREFIX, Rest
from playground.ui.routes import Ui
from playground.ui.trouble import Trouble
from playground.world import World

TOKEN = "playground"  # noqa: S105
PAGE = Path(__file__).parent / "page"
_IDLE_CHECK = 60.0
_FOREVER = {"Cache-Control": "private, max-age=86400, immutable"}


class Playground:
    """A running stand-in. Close it, or use it as an async context.

    `url` is where everything is: the page at its root, REST below /api/v10, files below /cdn; `gateway_url` is the
    gateway's. `token` logs the bot in.
    """

    def __init__(
        self,
        data: Path | None,
        *,
        bot_name: str,
        topic: str,
        rates: bool,
        journal: int | None,
        invited: Permission,
        names: Collection[str],
    ) -> None:
        self.world = World(data, invited)
        seed.plant(self.world, bot_name, topic)
        self.token = TOKEN
        self.url = ""
        self.faults = Faults()
        self.journal = Journal(journal)
        self.rates = Rates(self.world.clock, rates)
        self.gateway = Gateway(self.world, self.faults, self.token)
        self._guard = Guard(names)
        self._runner: web.AppRunner | None = None
        self._idle: asyncio.Task[None] | None = None

    @property
    def gateway_url(self) -> str:
        return self.url.replace("http", "ws", 1) + "/gateway"

    async def open(self, host: str, port: int) -> None:
        app = web.Application(client_max_size=64 * 1024 * 1024)
        self._guard.protect(app)
        app.add_subapp(PREFIX, Rest(self.world, self.rates, self.faults, self.journal, self.token).app())
        ui = Ui(self.world)
        app.on_shutdown.append(ui.close)
        app.add_routes(ui.routes())
        app.add_routes(Trouble(self.world, self.faults, self.gateway, self.rates, self.journal).routes())
        app.add_routes(
            [
                web.get("/gateway", self.gateway.serve),
                web.get("/gateway/", self.gateway.serve),
                web.get("/cdn/attachments/{channel}/{id}/{name}", self._attachment),
                web.get("/cdn/emojis/{id}.{kind}", self._emoji),
                web.get("/", self._index),
                web.static("/page", PAGE),
            ]
        )
        listening = socket.create_server((host, port))
        self.url = f"http://{host}:{listening.getsockname()[1]}"
        self.world.base_url = self.url
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.SockSite(self._runner, listening).start()
        self._idle = asyncio.create_task(self._watch_threads())

    async def close(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._idle
        await self.gateway.drop()
        if self._runner is not None:
            await self._runner.cleanup()
        self.world.storage.close()

    async def __aenter__(self) -> "Playground":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def _watch_threads(self) -> None:
        while True:
            threads.sleep_idle(self.world)
            await asyncio.sleep(_IDLE_CHECK)

    async def _index(self, request: web.Request) -> web.FileResponse:
        return web.FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-cache"})

    async def _attachment(self, request: web.Request) -> web.Response:
        """A file by its signed address; an expired or altered one finds nothing."""
        file_id, expires = request.match_info["id"], request.query.get("ex", "0")
        signed = media.signature(file_id, expires) == request.query.get("hm")
        body = self.world.storage.file(file_id)
        if body is None or not signed or int(expires, 16) < self.world.clock.now():
            return web.Response(status=404, text="This content is no longer available.")
        name = request.match_info["name"]
        kind = media.content_type(name)
        framed = kind in ("text/html", *media.PICTURES) and "framed" in request.query
        way = "inline" if framed or kind in media.PICTURES else "attachment"
        headers = {
            "Content-Disposition": f"{way}; filename*=UTF-8''{quote(name)}",
            **_FOREVER,
            **(FRAMED if framed else {}),
        }
        return web.Response(body=body, content_type=kind, headers=headers)

    async def _emoji(self, request: web.Request) -> web.Response:
        emoji = self.world.emojis.get(request.match_info["id"])
        body = self.world.storage.file(emoji.id) if emoji else None
        if emoji is None or body is None:
            return web.Response(status=404)
        return web.Response(body=body, content_type=emoji.content_type, headers=_FOREVER)


async def start(
    host: str = "127.0.0.1",
    port: int = 0,
    data: Path | None = None,
    *,
    bot_name: str = "Solstice",
    topic: str = "Type / to see what the bot can do here.",
    rates: bool = True,
    journal: int | None = 1000,
    invited: Permission = INVITED,
    names: Collection[str] = (),
) -> Playground:
    """Start a playground; port 0 takes a free one.

    `data` is the folder that keeps everything between starts (None: memory). `topic` is what a new channel says to
    those who come. `rates` enforces the rate limits, `journal` is the number of the bot's requests to remember
    (None: all). `invited` is what the bot is permitted by those who invite it. `names` are further host names to answer
    to, beside this machine's own.

    :raises Unusable: for a data folder that cannot be used. :raises OSError: for a port that cannot.
    """
    playground = Playground(
        data, bot_name=bot_name, topic=topic, rates=rates, journal=journal, invited=invited, names=names
    )
    await playground.open(host, port)
    return playground
