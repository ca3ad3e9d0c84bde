"""A connection to the database in a thread of its own: all that one request needs is one call there and back."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Self, TypeVar
from urllib.parse import quote

from bot.store.migrate import BUSY_SECONDS

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")


class Connection:
    """Does what it is asked to in the order of asking. What has begun is finished, even if nobody waits any more."""

    def __init__(self, thread: ThreadPoolExecutor, db: sqlite3.Connection) -> None:
        self._thread = thread
        self._db = db
        self._closed = False

    @classmethod
    async def open(cls, file: Path, mode: str) -> Self:
        """`mode` is that of SQLite's addresses: `ro`, `rwc`."""
        thread = ThreadPoolExecutor(1, "database")
        try:
            return cls(thread, await asyncio.get_running_loop().run_in_executor(thread, _connected, file, mode))
        except BaseException:
            thread.shutdown(wait=False)
            raise

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do this work; it must not take long."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, self._db)

    async def transact(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do this work and store all of it, or nothing if it raises."""

        def transaction(db: sqlite3.Connection) -> T:
            db.execute("BEGIN IMMEDIATE")
            try:
                result = work(db)
                db.execute("COMMIT")
            except BaseException:
                db.rollback()
                raise
            return result

        return await self.run(transaction)

    async def close(self) -> None:
        """Finish what has begun, then close. Idempotent."""
        if not self._closed:
            self._closed = True
            await self.run(sqlite3.Connection.close)
            self._thread.shutdown(wait=False)


def _connected(file: Path, mode: str) -> sqlite3.Connection:
    uri = f"file:{quote(str(file))}?mode={mode}"
    db = sqlite3.connect(uri, uri=True, isolation_level=None, timeout=BUSY_SECONDS)
    db.row_factory = sqlite3.Row
    return db
