"""HTTP requests: parsing, faults, authentication, rate limits, the journal."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

from aiohttp import BodyPartReader, web

from playground.body import Malformed, parse
from playground.errors import Code, Refused
from playground.faults import CUT, Fault, Faults
from playground.journal import Entry, Journal
from playground.model import Json
from playground.rates import Quota, Rates
from playground.rest import account, channels, interactions, messages
from playground.rest.call import Call, Reply, Route
from playground.uploads import Upload
from playground.world import World

PREFIX = "/api/v10"
READ_LIMIT = 64 * 1024 * 1024
_BY_TOKEN_IN_PATH = ("/interactions/", "/webhooks/")
_MAJOR = ("channel_id", "guild_id", "webhook_token", "interaction_id")

ROUTES: list[Route] = [*account.ROUTES, *channels.ROUTES, *messages.ROUTES, *interactions.ROUTES]


class Rest:
    """The routes of one playground."""

    def __init__(self, world: World, rates: Rates, faults: Faults, journal: Journal, token: str) -> None:
        self._world, self._rates, self._faults, self._journal = world, rates, faults, journal
        self._token = token

    def app(self) -> web.Application:
        app = web.Application(client_max_size=READ_LIMIT)
        for method, path, handler in ROUTES:
            app.router.add_route(method, path, self._endpoint(path, handler))
        app.router.add_route("*", "/{rest:.*}", self._endpoint("/{rest}", _unknown))
        return app

    def _endpoint(self, route: str, handler: Callable[[Call], Reply]) -> Callable[[web.Request], Any]:
        async def run(request: web.Request) -> web.StreamResponse:
            return await self._serve(request, route, handler)

        return run

    async def _serve(self, request: web.Request, route: str, handler: Callable[[Call], Reply]) -> web.StreamResponse:
        path = request.path.removeprefix(PREFIX)
        query = dict(request.query)
        if self._faults.request_delay:
            await asyncio.sleep(self._faults.request_delay)
        body, files, unreadable = await read(request)
        listing = [{"name": file.filename, "size": len(file.body)} for file in files]
        entry = self._journal.open(self._world.clock.now(), request.method, path, query, body, listing)
        fault = self._faults.strike(request.method, path)
        if fault is not None and not fault.after:
            return await self._fail(request, fault, entry)
        quota = self._rates.count(request.method, route, _major(request.match_info))
        call = Call(self._world, self._rates, dict(request.match_info), query, body, files)
        reply = unreadable or self._answer(request, call, handler, quota)
        if fault is not None:
            return await self._fail(request, fault, entry)
        entry.status, entry.answer = reply.status, reply.json
        return _response(reply, quota.headers(self._world.clock.now()))

    def _answer(self, request: web.Request, call: Call, handler: Callable[[Call], Reply], quota: Quota) -> Reply:
        path = request.path.removeprefix(PREFIX)
        if not path.startswith(_BY_TOKEN_IN_PATH) and request.headers.get("Authorization") != f"Bot {self._token}":
            return Reply(401, {"message": "401: Unauthorized", "code": 0})
        if quota.retry_after is not None:
            return Reply(429, _limited(quota.retry_after, everywhere=quota.everywhere))
        try:
            return handler(call)
        except Refused as refused:
            return Reply(refused.status, refused.json())

    async def _fail(self, request: web.Request, fault: Fault, entry: Entry) -> web.StreamResponse:
        entry.status = fault.status
        await self._faults.hold(fault)
        if fault.status == CUT:
            if request.transport is not None:
                request.transport.close()
            return web.Response()
        if fault.status != 429:
            entry.answer = {"message": f"{fault.status}: Internal Server Error", "code": fault.code}
            return _response(Reply(fault.status, entry.answer), {})
        entry.answer = _limited(fault.retry_after, everywhere=fault.everywhere, code=fault.code)
        quota = Quota("fault", 1, 0, fault.retry_after, fault.retry_after, fault.everywhere)
        return _response(Reply(429, entry.answer), quota.headers(self._world.clock.now()))


def _unknown(call: Call) -> Reply:
    raise Refused(Code.GENERAL)


def _major(params: Any) -> str:
    return " ".join(params[name] for name in _MAJOR if name in params)


def _limited(retry_after: float, *, everywhere: bool, code: int = 0) -> Json:
    return {
        "message": "You are being rate limited.",
        "retry_after": round(retry_after, 3),
        "global": everywhere,
        "code": code,
    }


def _response(reply: Reply, headers: dict[str, str]) -> web.Response:
    # discord.py takes a 429 without Via for a ban, and a content type with a charset for plain text.
    headers = {"Via": "1.1 playground", **headers}
    if isinstance(reply.json, dict) and "retry_after" in reply.json:
        headers |= {"Retry-After": str(reply.json["retry_after"])}
    if reply.json is None:
        return web.Response(status=reply.status, headers=headers)
    body = json.dumps(reply.json).encode()
    return web.Response(status=reply.status, body=body, content_type="application/json", headers=headers)


async def read(request: web.Request) -> tuple[Any, list[Upload], Reply | None]:
    """The JSON and the files of a request, or the reply that it cannot be read."""
    try:
        raw, files = (
            await _parts(request) if request.content_type == "multipart/form-data" else (await request.read(), [])
        )
        return (parse(raw) if raw else {}), files, None
    except ValueError:
        refused = Refused(Code.INVALID_JSON)
        return None, [], Reply(refused.status, refused.json())


async def _parts(request: web.Request) -> tuple[bytes, list[Upload]]:
    """The JSON and the files of a form. Raises ValueError for what is none."""
    files: list[Upload] = []
    raw = b""
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise Malformed("a form within a form")
        key = part.name or ""
        content = bytes(await part.read(decode=True))
        if key == "payload_json":
            raw = content
        elif key.startswith("files["):
            files.append(Upload(key[6:-1], part.filename or "file", content))
    return raw, files
