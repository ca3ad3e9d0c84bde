"""One SQLite file. One connection writes, a few read."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Any, Self
from urllib.parse import quote

import aiosqlite

from bot.store.leaving import note_left
from bot.store.migrate import BUSY_SECONDS, migrate
from bot.store.trouble import explained

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Mapping, Sequence
    from pathlib import Path

    from bot.store.database import Row

READERS = 3


class SqliteDatabase:
    """A file that one process uses."""

    def __init__(self, file: Path, writer: aiosqlite.Connection, readers: Sequence[aiosqlite.Connection]) -> None:
        self._file = file
        self._writer = writer
        self._writing = asyncio.Lock()
        self._all_readers = tuple(readers)
        self._idle_readers: asyncio.Queue[aiosqlite.Connection] = asyncio.Queue()
        for reader in readers:
            self._idle_readers.put_nowait(reader)

    @classmethod
    async def open(cls, file: Path) -> Self:
        """Migrate the file, then connect to it. Whoever is stopped meanwhile leaves no connection open."""
        await asyncio.to_thread(migrate, file)
        with explained():
            async with AsyncExitStack() as opened:
                connections = list[aiosqlite.Connection]()
                for mode in ("rwc", *["ro"] * READERS):
                    connections.append(await _connect(file, mode))
                    opened.push_async_callback(connections[-1].close)
                writer, *readers = connections
                await writer.execute("PRAGMA synchronous = FULL")
                await writer.execute("PRAGMA foreign_keys = ON")
                await writer.execute("PRAGMA secure_delete = ON")
                opened.pop_all()
                return cls(file, writer, readers)

    async def close(self) -> None:
        async with self._writing:
            for connection in (*self._all_readers, self._writer):
                await connection.close()
        await asyncio.to_thread(note_left, self._file)

    async def tidy(self) -> None:
        with explained():
            async with self._writing:
                await self._writer.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[aiosqlite.Connection]:
        with explained():
            async with self._writing:
                try:
                    await self._writer.execute("BEGIN IMMEDIATE")
                    yield self._writer
                    await self._writer.commit()
                except BaseException:
                    await asyncio.shield(self._writer.rollback())
                    raise

    async def fetch(self, statement: str, values: Mapping[str, Any]) -> Sequence[Row]:
        reader = await self._idle_readers.get()
        try:
            with explained():
                return list(await reader.execute_fetchall(statement, values))
        finally:
            self._idle_readers.put_nowait(reader)

    async def version(self) -> int:
        [row] = await self.fetch("PRAGMA user_version", {})
        return int(row["user_version"])


async def _connect(file: Path, mode: str) -> aiosqlite.Connection:
    uri = f"file:{quote(str(file))}?mode={mode}"
    connection = await aiosqlite.connect(uri, uri=True, isolation_level=None, timeout=BUSY_SECONDS)
    connection.row_factory = sqlite3.Row
    return connection
