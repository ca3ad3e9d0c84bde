"""Which process holds which shards of a PostgreSQL database: advisory locks, which end with the connection that took
them. The same connection hears what the other processes tell.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

import psycopg
import structlog
from filelock import Timeout

from bot.store import queries
from bot.store.advisory import SOLE_USER, connected, take_share
from bot.store.lock import patiently
from bot.store.postgres import explained_postgres, translated
from bot.store.trouble import StoreTrouble

if TYPE_CHECKING:
    from pydantic import SecretStr

    from bot.base.territory import Territory

logger = structlog.get_logger()

CHANNEL = "solstice"
SHARD, DIVISION = SOLE_USER + 1, SOLE_USER + 2
"""The first halves of the keys of a shard's lock, and of the one that says how many shards there are."""
LOOK_SECONDS = 2.0
SILENT_SECONDS = 4.0
"""A connection that does not answer for so long is lost."""
STAYS_SECONDS = 60.0
"""So long after the database has gone the connections to Discord stay, so that clicks are told of it."""
ORPHAN_SECONDS, NEW_SECONDS = 4.0, 30.0
"""A shard that nobody takes as part of their share is taken beyond it after so long: one that somebody held, and one
that nobody held yet."""
_LOCKS = """
SELECT objid::bigint AS id, pid = pg_backend_pid() AS mine FROM pg_locks
WHERE locktype = 'advisory' AND granted AND classid = %s AND objsubid = %s
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""


class Owner(Protocol):
    """Implemented by `bot.gateway.cluster.Cluster`."""

    async def gained(self, shards: dict[int, int]) -> None:
        """These are held from now on; by each, when it was last known to be connected."""

    async def leave(self, shards: Iterable[int]) -> None:
        """These are held no more, and somebody else may take them once this returns."""

    async def unsure(self) -> None:
        """The database is gone: somebody else may have what was held, or will."""

    async def lost(self, shards: Iterable[int]) -> None:
        """Somebody else has these, or the database is gone for long."""

    async def on_notice(self, what: str, *about: str) -> None:
        """Another process told something."""


@dataclass
class Claims:
    """Takes its share of the shards, `most`, and beyond it those that nobody else takes; what it holds beyond its share
    it gives to whoever has less.
    """

    address: SecretStr
    territory: Territory
    most: int | None
    now: Callable[[], int]
    name: str = field(default_factory=lambda: f"solstice-{secrets.token_hex(4)}")
    """Of this process, to the others."""
    _connection: psycopg.AsyncConnection[Any] | None = None
    _lost: dict[int, int] = field(default_factory=dict)
    """Shards that were held, and when that ended; they are taken again unless somebody else is faster."""
    _free: dict[int, float] = field(default_factory=dict)
    """Since when nobody holds a shard."""
    _held: set[int] = field(default_factory=set)
    """Shards that somebody else was seen to hold."""
    _to_give: set[int] = field(default_factory=set)
    _given: dict[int, asyncio.Event] = field(default_factory=dict)
    """What is given away, until somebody else is connected to it."""
    _words: list[str] = field(default_factory=list)
    _stands_down: bool = False
    _look_at: float = 0.0

    async def open(self) -> None:
        """Share the database with other processes. Raises StoreTrouble if one needs it for itself, or an upgrade does
        and others use it.
        """
        try:
            await patiently(self._connect)
        except Timeout as error:
            raise StoreTrouble("held") from error

    async def close(self) -> None:
        """Let go of everything at once."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()

    async def divide(self, count: int | None) -> int | None:
        """Spread servers over so many shards; None for as many as other processes say, which is returned: None if there
        are none. Raises StoreTrouble if they say otherwise.
        """
        with explained_postgres():
            said = {row[0] for row in await self._fetch(_LOCKS, DIVISION, 2)}
            count = count or next(iter(said), None)
            if count is not None:
                await self._fetch("SELECT pg_try_advisory_lock_shared(%s, %s)", DIVISION, count)
                said = {row[0] for row in await self._fetch(_LOCKS, DIVISION, 2)}
                if others := said - {count}:
                    raise StoreTrouble("shards", wanted=count, others=min(others))
                self.territory.divide(count)
        return count

    async def keep(self, owner: Owner) -> None:
        """Hold shards until cancelled. Raises StoreTrouble if the database is somebody's alone by now."""
        while True:
            try:
                await self._hold(owner)
            except (psycopg.Error, StoreTrouble, TimeoutError, OSError) as error:
                logger.error("the connection that holds the shards is lost", error=repr(error))
            self._lost |= {shard: self.now() for shard in self.territory.epochs if shard not in self._lost}
            self.territory.epochs.clear()
            await owner.unsure()
            await self.close()
            try:
                async with asyncio.timeout(STAYS_SECONDS):
                    await self._again()
            except TimeoutError:
                await self._give_up(owner)
                await self._again()

    async def stand_down(self, patience: float) -> None:
        """Give all to other processes, if there are any, and wait until they are connected, but not for ever."""
        if self.territory.alone or not self.territory.epochs or not await self._is_joined():
            return
        self._stands_down = True
        given = set(self.territory.epochs)
        self._to_give |= given
        self._given |= {shard: asyncio.Event() for shard in given}
        try:
            async with asyncio.timeout(patience):
                for shard in given:
                    await self._given[shard].wait()
        except TimeoutError:
            logger.warning("nobody took all shards over", shards=sorted(given))

    def say(self, *words: str | int) -> None:
        """Tell all other processes, within seconds."""
        self._words.append(" ".join(map(str, (self.name, *words))))

    async def _connect(self) -> None:
        connection = await connected(self.address, f"{self.name} locks")
        try:
            await take_share(connection, self.address)
            with explained_postgres():
                await connection.execute(f"LISTEN {CHANNEL}")
        except BaseException:
            await connection.close()
            raise
        self._connection = connection

    async def _again(self) -> None:
        """Connect again as soon as the database can be reached."""
        while True:
            try:
                await self.open()
                await self.divide(self.territory.count)
            except StoreTrouble as trouble:
                if trouble.why not in ("unreachable", "locked"):
                    raise
                await asyncio.sleep(LOOK_SECONDS)
            else:
                return

    async def _give_up(self, owner: Owner) -> None:
        """Leave what was held to others."""
        lost, self._lost = set(self._lost), {}
        await owner.lost(lost - self.territory.epochs.keys())

    async def _hold(self, owner: Owner) -> None:
        loop = asyncio.get_running_loop()
        await self._take_back(owner)
        self._look_at = 0.0
        while True:
            if loop.time() >= self._look_at:
                async with asyncio.timeout(SILENT_SECONDS):
                    found = await self._locks()
                self.territory.see()
                self._look_at = loop.time() + LOOK_SECONDS
                await self._change(owner, found, loop.time())
            async for told in self._open.notifies(timeout=max(0.0, self._look_at - loop.time()), stop_after=1):
                await self._hear(owner, told.payload)

    async def _change(self, owner: Owner, locked: dict[int, bool], at: float) -> None:
        """Take and give."""
        if self._to_give:
            await self._give(owner)
        else:
            await self._take(owner, locked, at)
        words, self._words = self._words, []
        for one in words:
            await self._fetch("SELECT pg_notify(%s, %s)", CHANNEL, one)

    async def _take_back(self, owner: Owner) -> None:
        """Hold again what was held before the connection was lost; nobody could play since then."""
        gained: dict[int, int] = {}
        for shard, since in () if self._stands_down else self._lost.items():
            gained |= dict.fromkeys(await self._claim(shard), since)
        self.territory.see()
        await self._give_up(owner)
        if gained:
            await owner.gained(gained)

    async def _take(self, owner: Owner, locked: dict[int, bool], at: float) -> None:
        self._held |= {shard for shard, mine in locked.items() if not mine}
        free = [shard for shard in range(self.territory.count) if shard not in locked]
        self._free = {shard: self._free.get(shard, at) for shard in free}
        gained: dict[int, int] = {}
        beyond = False
        for shard in [] if self._stands_down else free:
            within = self.most is None or len(self.territory.epochs) < self.most
            patience = ORPHAN_SECONDS if shard in self._held else NEW_SECONDS
            if within or (not beyond and at - self._free[shard] >= patience):
                beyond = beyond or not within
                gained |= await self._claim(shard)
        if gained:
            await owner.gained(gained)
        elif not free and self.most and len(self.territory.epochs) < self.most and not self._stands_down:
            self.say("wish")

    async def _claim(self, shard: int) -> dict[int, int]:
        """Take a shard, unless somebody was faster."""
        if await self._fetch("SELECT pg_try_advisory_lock(%s, %s)", SHARD, shard) != [(True,)]:
            return {}
        connection, values = self._open, {"id": shard, "now": self.now()}
        found = await (await connection.execute(translated(queries.CLAIM_SHARD), values)).fetchone()
        epoch, alive = found or (0, self.now())
        self.territory.epochs[shard] = epoch
        return {shard: alive}

    async def _give(self, owner: Owner) -> None:
        shards, self._to_give = self._to_give & self.territory.epochs.keys(), set()
        for shard in shards:
            del self.territory.epochs[shard]
            self._held.discard(shard)
        await owner.leave(shards)
        for shard in shards:
            await self._fetch("SELECT pg_advisory_unlock(%s, %s)", SHARD, shard)
        self.say("free")

    async def _hear(self, owner: Owner, told: str) -> None:
        name, what, *about = told.split(" ")
        if name == self.name:
            return
        if what == "free":
            self._look_at = 0.0
        elif what == "wish":
            if self.most is not None and len(self.territory.epochs) > self.most and not self._to_give:
                self._to_give = {max(self.territory.epochs)}
        else:
            if what == "here" and (given := self._given.get(int(about[0]))):
                given.set()
            await owner.on_notice(what, *about)

    async def _locks(self) -> dict[int, bool]:
        """The shards that are held, each with whether this process does."""
        return dict(await self._fetch(_LOCKS, SHARD, 2))

    async def _is_joined(self) -> bool:
        """Whether other processes use the database."""
        with explained_postgres():
            async with await connected(self.address) as asking:
                cursor = await asking.execute(_LOCKS.encode(), [0, 1])
                return [id_ for id_, _ in await cursor.fetchall()].count(SOLE_USER) > 1

    @property
    def _open(self) -> psycopg.AsyncConnection[Any]:
        if self._connection is None:
            raise StoreTrouble("unreachable")
        return self._connection

    async def _fetch(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        cursor = await self._open.execute(statement.encode(), values)
        return list(await cursor.fetchall())
