"""A bot in plain HTTP and WebSocket frames, which tests the stand-in without discord.py."""

import asyncio
import contextlib
import io
import json
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Any

import aiohttp

from playground import Playground

Json = dict[str, Any]
PATIENCE = 30.0
V2 = 1 << 15
EPHEMERAL = 1 << 6
GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 9, 1 << 12
PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de"
    "0000000c49444154789c63606060000000040001f61738550000000049454e44ae426082"
)


@dataclass(frozen=True, slots=True)
class Answer:
    status: int
    json: Any
    headers: dict[str, str]

    @property
    def code(self) -> int | None:
        return self.json.get("code") if isinstance(self.json, dict) else None

    @property
    def faults(self) -> set[str]:
        """The codes in Discord's tree of form errors."""
        return set(_codes(self.json.get("errors", {})))


def _codes(tree: Any) -> list[str]:
    if isinstance(tree, list):
        return [item["code"] for item in tree]
    return [code for branch in tree.values() for code in _codes(branch)]


class PlainBot:
    """Requests with the bot's token; `lobby` is a channel to try them in."""

    def __init__(self, playground: Playground, session: aiohttp.ClientSession) -> None:
        self.playground, self.session = playground, session
        world = playground.world
        self.id = world.bot_id
        self.guild = next(iter(world.guilds))
        self.lobby = next(one.id for one in world.channels.values() if one.name == "lobby")
        self.headers = {"Authorization": f"Bot {playground.token}"}

    async def ask(self, method: str, path: str, body: Any = None, *, files: dict[str, bytes] | None = None) -> Answer:
        address = f"{self.playground.url}/api/v10{path}"
        options: Json = {"json": body} if body is not None else {}
        if files is not None:
            form = aiohttp.FormData()
            form.add_field("payload_json", json.dumps(body or {}), content_type="application/json")
            for index, (name, content) in enumerate(files.items()):
                form.add_field(f"files[{index}]", io.BytesIO(content), filename=name, content_type="image/png")
            options = {"data": form}
        async with self.session.request(method, address, headers=self.headers, **options) as answer:
            text = await answer.text()
            return Answer(answer.status, json.loads(text) if text else None, dict(answer.headers))

    async def post(self, body: Any, *, channel: str | None = None, files: dict[str, bytes] | None = None) -> Answer:
        return await self.ask("POST", f"/channels/{channel or self.lobby}/messages", body, files=files)

    async def layout(self, *components: Json, **rest: Any) -> Answer:
        """Post a message of components."""
        return await self.post({"flags": V2, "components": list(components)}, **rest)

    async def respond(self, interaction: Json, body: Json, *, with_response: bool = False) -> Answer:
        query = "?with_response=1" if with_response else ""
        return await self.ask("POST", f"/interactions/{interaction['id']}/{interaction['token']}/callback{query}", body)

    def webhook(self, interaction: Json, rest: str = "") -> str:
        return f"/webhooks/{self.id}/{interaction['token']}{rest}"

    @contextlib.asynccontextmanager
    async def gateway(self, **identify: Any) -> AsyncIterator["PlainGateway"]:
        """A session that was greeted or refused."""
        gateway = PlainGateway(self)
        await gateway.connect()
        await gateway.identify(**identify)
        await gateway.until(lambda: gateway.closed_with or any(frame.get("t") == "READY" for frame in gateway.frames))
        try:
            yield gateway
        finally:
            await gateway.close()


class PlainGateway:
    def __init__(self, bot: PlainBot) -> None:
        self.bot = bot
        self.frames: list[Json] = []
        self.socket: aiohttp.ClientWebSocketResponse
        self.closed_with: int | None = None
        self._task: asyncio.Task[None] | None = None
        self._news = asyncio.Condition()

    async def connect(self) -> None:
        self.socket = await self.bot.session.ws_connect(self.bot.playground.gateway_url)
        self.closed_with = None
        self._task = asyncio.create_task(self._listen())

    async def close(self) -> None:
        await self.socket.close()
        if self._task is not None:
            await self._task

    async def _listen(self) -> None:
        async for frame in self.socket:
            async with self._news:
                self.frames.append(json.loads(frame.data))
                self._news.notify_all()
        async with self._news:
            self.closed_with = self.socket.close_code
            self._news.notify_all()

    async def send(self, op: int, data: Any) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def identify(self, *, intents: int = GUILDS | DIRECT_MESSAGES, token: str | None = None, **rest: Any) -> None:
        await self.send(2, {"token": token or self.bot.playground.token, "intents": intents, "properties": {}, **rest})

    async def wait(self, wanted: Callable[[Json], bool], *, since: int = 0) -> Json:
        async with asyncio.timeout(PATIENCE), self._news:
            while True:
                for frame in self.frames[since:]:
                    if wanted(frame):
                        return frame
                await self._news.wait()

    async def event(self, name: str, *, since: int = 0) -> Any:
        return (await self.wait(lambda frame: frame.get("t") == name, since=since))["d"]

    async def caught_up(self) -> None:
        """Wait until all events sent so far have arrived: the answer to a heartbeat comes after them."""
        since = len(self.frames)
        await self.send(1, None)
        await self.wait(lambda frame: frame["op"] == 11, since=since)

    async def closing(self) -> int | None:
        await self.until(lambda: self.closed_with)
        return self.closed_with

    async def until(self, met: Callable[[], object]) -> None:
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(met)


def text(content: str = "Hello") -> Json:
    return {"type": 10, "content": content}


def button(custom_id: str = "a", **rest: Any) -> Json:
    return {"type": 2, "style": 2, "label": "Go", "custom_id": custom_id, **rest}


def row(*inside: Json) -> Json:
    return {"type": 1, "components": list(inside)}


def menu(count: int = 2, **rest: Any) -> Json:
    options = [{"label": f"Option {n}", "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": "menu", "options": options, **rest}


def gallery(*urls: str, **rest: Any) -> Json:
    return {"type": 12, "items": [{"media": {"url": url}, **rest} for url in urls]}


COMMANDS: list[Json] = [
    {"name": "go", "description": "Go", "type": 1},
    {
        "name": "pick",
        "description": "Pick",
        "options": [{"type": 3, "name": "what", "description": "What", "required": True, "autocomplete": True}],
    },
]
