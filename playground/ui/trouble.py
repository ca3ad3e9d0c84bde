"""The switches of the trouble panel and of tests: faults, clock, membership, permissions, sockets; and the journal."""

import json
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from aiohttp import web

from playground import places, threads
from playground.body import parse
from playground.errors import Refused
from playground.faults import Faults, pause
from playground.forms import number
from playground.gateway import Gateway
from playground.journal import Journal
from playground.model import Json, plain
from playground.permissions import Permission
from playground.rates import Rates
from playground.world import World


class Trouble:
    """Each switch is one POST to /ui/trouble/<name> with its settings as JSON."""

    def __init__(self, world: World, faults: Faults, gateway: Gateway, rates: Rates, journal: Journal) -> None:
        self._world, self._faults, self._gateway = world, faults, gateway
        self._rates, self._journal = rates, journal
        self._switches: dict[str, Callable[[Json], Awaitable[None]]] = {
            "fault": self.fault,
            "delay": self.delay,
            "duplicate": self.duplicate,
            "clear": self.clear,
            "rates": self.rates,
            "clock": self.clock,
            "socket": self.socket,
            "member": self.member,
            "inbox": self.inbox,
            "deny": self.deny,
        }

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/ui/trouble", self.show),
            web.post("/ui/trouble/{switch}", self.turn),
            web.get("/ui/journal", self.journal),
        ]

    async def turn(self, request: web.Request) -> web.Response:
        switch = self._switches.get(request.match_info["switch"])
        if switch is None:
            raise web.HTTPNotFound
        try:
            settings = parse(await request.read() or b"{}")
            if not isinstance(settings, dict):
                raise TypeError("settings have names")
            await switch(settings)
        except Refused as refused:
            return web.json_response(refused.json(), status=refused.status)
        except (TypeError, KeyError, ValueError, OverflowError) as wrong:
            return web.json_response({"message": f"Not a setting of this switch: {wrong}", "code": 0}, status=400)
        return await self.show(request)

    async def show(self, request: web.Request) -> web.Response:
        body = self._faults.json() | {
            "rates": self._rates.enforced,
            "clock": self._world.clock.offset,
            "connected": self._gateway.connected,
            "closed_inboxes": [user.id for user in self._world.users.values() if not user.inbox_open],
            "bot_is_member": any(self._world.bot_id in guild.members for guild in self._world.guilds.values()),
        }
        return web.json_response(body)

    async def journal(self, request: web.Request) -> web.Response:
        """The bot's requests after the one with number `after`."""
        try:
            entries = self._journal.entries_after(number(request.query, "after", 0, 0, 10**18))
        except Refused as refused:
            return web.json_response(refused.json(), status=refused.status)
        return web.json_response(entries, dumps=partial(json.dumps, default=plain))

    async def fault(self, settings: Json) -> None:
        self._faults.add(**settings)

    async def delay(self, settings: Json) -> None:
        self._faults.request_delay = pause(settings.get("requests", self._faults.request_delay))
        self._faults.event_delay = pause(settings.get("events", self._faults.event_delay))

    async def duplicate(self, settings: Json) -> None:
        self._faults.duplicates = int(settings.get("times", 1))

    async def clear(self, settings: Json) -> None:
        self._faults.clear()

    async def rates(self, settings: Json) -> None:
        self._rates.enforced = bool(settings["enforced"])

    async def clock(self, settings: Json) -> None:
        self._world.clock.turn(float(settings["seconds"]))
        threads.sleep_idle(self._world)

    async def socket(self, settings: Json) -> None:
        actions: dict[str, Callable[[], Any]] = {
            "drop": self._gateway.drop,
            "reconnect": self._gateway.reconnect,
            "invalidate": lambda: self._gateway.invalidate(resumable=bool(settings.get("resumable", False))),
        }
        outcome = actions[settings["action"]]()
        if outcome is not None:
            await outcome

    async def member(self, settings: Json) -> None:
        """`user` (an id, or "bot") leaves the server or comes back."""
        user_id = self._world.bot_id if settings["user"] == "bot" else self._world.user(settings["user"]).id
        move = places.add_member if settings["present"] else places.remove_member
        for guild in self._world.guilds.values():
            move(self._world, guild, user_id)

    async def inbox(self, settings: Json) -> None:
        user = self._world.user(settings["user"])
        user.inbox_open = bool(settings["open"])
        self._world.storage.put(user)

    async def deny(self, settings: Json) -> None:
        """Take permissions, by their names in Discord's documentation, from the bot in one channel."""
        denied = Permission(0)
        for name in settings["permissions"]:
            denied |= Permission[name]
        places.deny(self._world, self._world.channel(settings["channel"]), self._world.bot_id, denied)
