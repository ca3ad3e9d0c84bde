"""The gateway: bot sessions, and the events each of them receives."""

import asyncio
import secrets
from collections import deque
from dataclasses import dataclass, field
from enum import IntEnum, IntFlag
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from playground import payloads
from playground.body import parse
from playground.clock import Clock
from playground.faults import Faults
from playground.line import Line, open_line
from playground.model import Json
from playground.rates import Window
from playground.world import Event, World

HEARTBEAT_MS = 41_250
ACK_PAUSE = 0.05
PAYLOAD_LIMIT = 4096
SENDS = (120, 60.0)
REPLAY = 1000


class Op(IntEnum):
    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE = 4
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Close(IntEnum):
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    ALREADY_AUTHENTICATED = 4005
    INVALID_SEQ = 4007
    RATE_LIMITED = 4008
    INVALID_SHARD = 4010
    INVALID_INTENTS = 4013
    DISALLOWED_INTENTS = 4014


class Intent(IntFlag):
    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15


PRIVILEGED = Intent.GUILD_MEMBERS | Intent.PRESENCES | Intent.MESSAGE_CONTENT
_INTENT_LIMIT = 1 << 26


class Closed(Exception):
    def __init__(self, code: Close) -> None:
        super().__init__(code.name)
        self.code = code


@dataclass(slots=True, eq=False)
class Session:
    """One shard of a bot. It outlives its socket, so that a resume can replay missed events."""

    id: str
    intents: Intent
    shard: tuple[int, int]
    seq: int = 0
    sent: deque[Json] = field(default_factory=lambda: deque(maxlen=REPLAY))
    line: Line | None = None

    def send(self, frame: Json) -> None:
        if self.line is not None:
            self.line.send(frame)

    def hears(self, event: Event) -> bool:
        guild_shard = (int(event.guild_id) >> 22) % self.shard[1] if event.guild_id else 0
        return guild_shard == self.shard[0] and _wanted(event, self.intents)


def _wanted(event: Event, intents: Intent) -> bool:
    if event.name == "INTERACTION_CREATE":
        return True
    if event.name.startswith("MESSAGE"):
        return (Intent.GUILD_MESSAGES if event.guild_id else Intent.DIRECT_MESSAGES) in intents
    if event.name.startswith("GUILD_MEMBER"):
        return Intent.GUILD_MEMBERS in intents
    return Intent.GUILDS in intents


class Gateway:
    def __init__(self, world: World, faults: Faults, token: str) -> None:
        self._world, self._faults, self._token = world, faults, token
        self._clock: Clock = world.clock
        self.sessions: dict[str, Session] = {}
        world.listen(self._on_event)

    @property
    def connected(self) -> int:
        return sum(session.line is not None for session in self.sessions.values())

    def _on_event(self, event: Event) -> None:
        if event.for_pages or (event.channel and not self._world.sees(self._world.bot_id, event.channel)):
            return
        copies = 2 if event.name == "INTERACTION_CREATE" and self._faults.duplicate() else 1
        for session in [one for one in self.sessions.values() if one.hears(event)] * copies:
            self._dispatch(session, event.name, self._as_heard(session, event))

    def _as_heard(self, session: Session, event: Event) -> Json:
        """Without the intent for it, a bot reads only its own messages and those in direct messages."""
        foreign = event.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and event.guild_id is not None
        if not foreign or event.data["author"]["id"] == self._world.bot_id or Intent.MESSAGE_CONTENT in session.intents:
            return event.data
        mentioned = any(user["id"] == self._world.bot_id for user in event.data["mentions"])
        return event.data if mentioned else payloads.hidden(event.data)

    def _dispatch(self, session: Session, name: str, data: Any) -> None:
        session.seq += 1
        frame: Json = {"op": Op.DISPATCH, "t": name, "s": session.seq, "d": data}
        session.sent.append(frame)
        session.send(frame)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        async with open_line(socket, lambda: self._faults.event_delay) as line:
            line.send({"op": Op.HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS}})
            try:
                await self._listen(socket, line)
            except Closed as closed:
                await socket.close(code=closed.code, message=str(closed).encode())
            finally:
                for session in self.sessions.values():
                    session.line = None if session.line is line else session.line
        return socket

    async def _listen(self, socket: web.WebSocketResponse, line: Line) -> None:
        session: Session | None = None
        sends = Window(*SENDS)
        async for frame in socket:
            now = self._clock.now()
            if frame.type is not WSMsgType.TEXT:
                raise Closed(Close.DECODE_ERROR)
            if sends.wait(now) > 0:
                raise Closed(Close.RATE_LIMITED)
            sends.use(now)
            session = self._hear(line, session, frame.data)

    def _hear(self, line: Line, session: Session | None, text: str) -> Session | None:
        """Handle one frame from a bot. Returns the session that the socket belongs to from now on."""
        try:
            frame = parse(text)
            op, data = Op(frame["op"]), frame.get("d")
        except (ValueError, KeyError, TypeError):
            raise Closed(Close.DECODE_ERROR) from None
        if len(text.encode()) > PAYLOAD_LIMIT:
            raise Closed(Close.DECODE_ERROR)
        if op is Op.HEARTBEAT:
            # discord.py notes the time of a beat just after sending it and is confused by a faster answer.
            asyncio.get_running_loop().call_later(ACK_PAUSE, line.send, {"op": Op.HEARTBEAT_ACK})
            return session
        if op in (Op.IDENTIFY, Op.RESUME):
            if session is not None:
                raise Closed(Close.ALREADY_AUTHENTICATED)
            if not isinstance(data, dict):
                raise Closed(Close.DECODE_ERROR)
            return self._identify(line, data) if op is Op.IDENTIFY else self._resume(line, data)
        if session is None:
            raise Closed(Close.NOT_AUTHENTICATED)
        if op is Op.REQUEST_MEMBERS:
            self._send_members(session, data)
        return session

    def _authenticate(self, data: Json) -> None:
        if str(data.get("token", "")).removeprefix("Bot ") != self._token:
            raise Closed(Close.AUTHENTICATION_FAILED)

    def _identify(self, line: Line, data: Json) -> Session:
        self._authenticate(data)
        index, count = data.get("shard") or (0, 1)
        if not 0 <= index < count:
            raise Closed(Close.INVALID_SHARD)
        asked = data.get("intents", 0)
        if not 0 <= asked < _INTENT_LIMIT:
            raise Closed(Close.INVALID_INTENTS)
        intents = Intent(asked)
        if intents & PRIVILEGED:
            raise Closed(Close.DISALLOWED_INTENTS)
        for old in [one for one in self.sessions.values() if one.shard == (index, count) and one.line is None]:
            del self.sessions[old.id]
        session = Session(secrets.token_hex(16), intents, (index, count), line=line)
        self.sessions[session.id] = session
        self._greet(session)
        return session

    def _greet(self, session: Session) -> None:
        world = self._world
        mine = [one for one in world.guilds.values() if world.bot_id in one.members]
        mine = [one for one in mine if (int(one.id) >> 22) % session.shard[1] == session.shard[0]]
        ready = {
            "v": 10,
            "user": payloads.me(world),
            "guilds": [{"id": guild.id, "unavailable": True} for guild in mine],
            "session_id": session.id,
            "resume_gateway_url": world.base_url.replace("http", "ws", 1) + "/gateway",
            "shard": list(session.shard),
            "application": {"id": world.bot_id, "flags": 0},
        }
        self._dispatch(session, "READY", ready)
        for guild in mine:
            available = payloads.guild_create(world, guild) | {"unavailable": False}
            self._dispatch(session, "GUILD_CREATE", available)

    def _resume(self, line: Line, data: Json) -> Session | None:
        self._authenticate(data)
        session = self.sessions.get(data.get("session_id", ""))
        if session is None:
            line.send({"op": Op.INVALID_SESSION, "d": False})
            return None
        if data.get("seq", 0) > session.seq:
            raise Closed(Close.INVALID_SEQ)
        session.line = line
        for frame in [one for one in session.sent if one["s"] > data.get("seq", 0)]:
            line.send(frame)
        self._dispatch(session, "RESUMED", {})
        return session

    def _send_members(self, session: Session, data: Json) -> None:
        guild = self._world.guilds[str(data["guild_id"])]
        chunk: Json = {
            "guild_id": guild.id,
            "members": [payloads.member(self._world, key, one) for key, one in guild.members.items()],
            "chunk_index": 0,
            "chunk_count": 1,
            "nonce": data.get("nonce"),
        }
        self._dispatch(session, "GUILD_MEMBERS_CHUNK", chunk)

    async def drop(self) -> None:
        """Break all connections; sessions stay and can be resumed."""
        for session in list(self.sessions.values()):
            if session.line is not None:
                await session.line.socket.close(code=WSCloseCode.GOING_AWAY)

    def reconnect(self) -> None:
        """Ask all bots to reconnect, as Discord does before it restarts a server."""
        for session in self.sessions.values():
            session.send({"op": Op.RECONNECT, "d": None})

    def invalidate(self, *, resumable: bool) -> None:
        """Tell all bots that their session is invalid; forget it unless resumable."""
        for session in list(self.sessions.values()):
            session.send({"op": Op.INVALID_SESSION, "d": resumable})
            if not resumable:
                del self.sessions[session.id]
