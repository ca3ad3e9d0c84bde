"""The page's HTTP routes. The query parameter `as` (a user's id or name) says who is asking."""

import asyncio
from collections.abc import Callable
from typing import Any

from aiohttp import WSMsgType, web

from playground import payloads, places
from playground.components import Kind
from playground.errors import Code, Refused
from playground.forms import (
    Check,
    Faults,
    anything,
    check,
    flag,
    join,
    many,
    maybe,
    number,
    one_of,
    record,
    snowflake,
    text,
    whole,
)
from playground.line import open_line
from playground.model import Channel, Interaction, Json, Message
from playground.permissions import Permission, require
from playground.rest.app import read
from playground.ui import user_actions, views
from playground.uploads import Upload
from playground.world import Event, World

_NOTHING = record({})
_WRITTEN = record({"content": text(), "reply_to": maybe(snowflake)})
_PRESSED = record(
    {"custom_id": text(), "values": maybe(many(text())), "kind": maybe(one_of(*map(int, Kind)))}, ["custom_id"]
)


def _options(faults: Faults, path: str, value: Any) -> None:
    many(_OPTION)(faults, path, value)


def _answers(faults: Faults, path: str, value: Any) -> None:
    """The submitted values by custom_id: a text, choices, or a tick."""
    if not isinstance(value, dict):
        faults.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return
    for key, given in value.items():
        shape = many(text()) if isinstance(given, list) else flag if isinstance(given, bool) else maybe(text())
        shape(faults, join(path, key), given)


_OPTION = record(
    {"name": text(), "type": whole(1, 11), "value": anything, "focused": flag, "options": _options}, ["name", "type"]
)
_CALLED = record({"command": text(), "options": _options, "complete": flag}, ["command"])
_SUBMITTED = record({"values": _answers})
_CHANGED = record({"archived": maybe(flag), "locked": maybe(flag)}, ["archived"])
_OPENED = record({"user": text()}, ["user"])


class Ui:
    def __init__(self, world: World) -> None:
        self._world = world
        self._modals: dict[str, Json] = {}
        self._pages: set[web.WebSocketResponse] = set()
        world.listen(self._remember_modal)

    def _remember_modal(self, event: Event) -> None:
        if event.name == "INTERACTION_MODAL_CREATE":
            self._modals[event.data["id"]] = event.data["modal"]

    def routes(self) -> list[web.RouteDef]:
        here = "/ui/channels/{channel}"
        there = here + "/messages/{message}"
        return [
            web.get("/ui/live", self.live),
            web.get("/ui/users", self._plain(self.users)),
            web.get("/ui/state", self._plain(self.state)),
            web.get(here + "/messages", self._plain(self.history)),
            web.post(here + "/messages", self._plain(self.write, _WRITTEN)),
            web.delete(there, self._plain(self.dismiss)),
            web.post(there + "/press", self._plain(self.press, _PRESSED)),
            web.get(here + "/commands", self._plain(self.commands)),
            web.post(here + "/commands", self._plain(self.call, _CALLED)),
            web.post("/ui/interactions/{interaction}/modal", self._plain(self.submit, _SUBMITTED)),
            web.patch(here, self._plain(self.change_channel, _CHANGED)),
            web.delete(here, self._plain(self.delete_channel)),
            web.post("/ui/dms", self._plain(self.open_dm, _OPENED)),
        ]

    def _plain(self, handler: Callable[["Ask"], Any], form: Check = _NOTHING) -> Callable[[web.Request], Any]:
        async def run(request: web.Request) -> web.Response:
            body, files, unreadable = await read(request)
            if unreadable is not None:
                return web.json_response(unreadable.json, status=unreadable.status)
            try:
                check(form, body)
                answer = handler(Ask(self._world, request, body, files))
            except Refused as refused:
                return web.json_response(refused.json(), status=refused.status)
            return web.json_response(answer)

        return run

    async def live(self, request: web.Request) -> web.StreamResponse:
        """Stream all events for one user. Messages from the page are echoed after the events already queued."""
        try:
            user_id = Ask(self._world, request, {}, []).user_id
        except Refused as refused:
            return web.json_response(refused.json(), status=refused.status)
        socket = web.WebSocketResponse(heartbeat=20)
        await socket.prepare(request)
        async with open_line(socket) as line:

            def tell(event: Event) -> None:
                if views.heard(self._world, user_id, event):
                    line.send({"event": event.name, "data": event.data})

            self._world.listen(tell)
            self._pages.add(socket)
            line.send({"event": "HELLO", "data": {}})
            try:
                async for frame in socket:
                    if frame.type is WSMsgType.ERROR:
                        break
                    line.send({"event": "ECHO", "data": {"said": frame.data}})
            finally:
                self._world.unlisten(tell)
                self._pages.discard(socket)
        return socket

    async def close(self, app: web.Application) -> None:
        """Disconnect all pages; they reconnect by themselves."""
        await asyncio.gather(*(socket.close() for socket in self._pages))

    def users(self, ask: "Ask") -> Json:
        return views.users(self._world)

    def state(self, ask: "Ask") -> Json:
        return views.state(self._world, ask.user_id)

    def history(self, ask: "Ask") -> list[Json]:
        limit, before = number(ask.query, "limit", 50, 1, 200), ask.query.get("before")
        if before is not None:
            check(snowflake, before)
        return views.history(self._world, ask.channel, ask.user_id, limit, before)

    def write(self, ask: "Ask") -> Json:
        message = user_actions.write(
            self._world, ask.channel, ask.user_id, ask.body.get("content", ""), ask.body.get("reply_to"), ask.files
        )
        return payloads.message(self._world, message)

    def dismiss(self, ask: "Ask") -> Json:
        user_actions.dismiss(self._world, ask.message, ask.user_id)
        return {}

    def press(self, ask: "Ask") -> Json:
        interaction = user_actions.press(
            self._world,
            ask.message,
            ask.user_id,
            ask.body["custom_id"],
            ask.body.get("values"),
            kind=ask.body.get("kind"),
        )
        return _begun(interaction)

    def commands(self, ask: "Ask") -> list[Json]:
        return views.commands_in(self._world, ask.channel, ask.user_id)

    def call(self, ask: "Ask") -> Json:
        interaction = user_actions.call(
            self._world,
            ask.channel,
            ask.user_id,
            ask.body["command"],
            ask.body.get("options", []),
            complete=ask.body.get("complete", False),
        )
        return _begun(interaction)

    def submit(self, ask: "Ask") -> Json:
        opener = self._world.interactions.get(ask.params["interaction"])
        modal = self._modals.get(ask.params["interaction"])
        if opener is None or modal is None or opener.user_id != ask.user_id:
            raise Refused(Code.UNKNOWN_INTERACTION)
        interaction = user_actions.submit(self._world, opener, modal, ask.body.get("values", {}))
        del self._modals[opener.id]
        return _begun(interaction)

    def change_channel(self, ask: "Ask") -> Json:
        user_actions.archive(
            self._world, ask.channel, ask.user_id, archived=ask.body["archived"], locked=ask.body.get("locked")
        )
        return {}

    def delete_channel(self, ask: "Ask") -> Json:
        require(self._world, ask.user_id, ask.channel, Permission.MANAGE_CHANNELS)
        places.remove_channel(self._world, ask.channel)
        return {}

    def open_dm(self, ask: "Ask") -> Json:
        other = self._world.user(ask.body["user"])
        return views.channel(self._world, self._world.dm(ask.user_id, other.id), ask.user_id)


class Ask:
    """One request of a page."""

    def __init__(self, world: World, request: web.Request, body: Json, files: list[Upload]) -> None:
        self.world, self.body, self.files = world, body, files
        self.query = dict(request.query)
        self.params = dict(request.match_info)

    @property
    def user_id(self) -> str:
        wanted = self.query.get("as", "")
        for user in self.world.users.values():
            if wanted in (user.id, user.username, user.global_name) and not user.bot:
                return user.id
        raise Refused(Code.UNKNOWN_USER)

    @property
    def channel(self) -> Channel:
        """The channel in the path, by id or name. :raises Refused: 50001 for one this user cannot see."""
        wanted = self.params["channel"]
        named = (one for one in self.world.channels.values() if one.name and one.name == wanted)
        channel = next(named, None) or self.world.channel(wanted)
        require(self.world, self.user_id, channel, Permission.VIEW_CHANNEL)
        return channel

    @property
    def message(self) -> Message:
        return user_actions.visible_message(self.world, self.channel, self.params["message"], self.user_id)


def _begun(interaction: Interaction) -> Json:
    return {"interaction": interaction.id}
