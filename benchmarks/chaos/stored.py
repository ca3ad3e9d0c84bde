"""What the bot has stored, read beside it: in a file of SQLite, or in PostgreSQL."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psycopg
from psycopg.rows import dict_row
from pydantic import SecretStr

from bot.store.postgres import connected

Where = Path | SecretStr
Row = dict[str, Any]


def rows(where: Where, query: str) -> list[Row]:
    """What a query finds; one that both kinds of database understand."""
    if isinstance(where, Path):
        with closing(sqlite3.connect(where)) as db:
            db.row_factory = sqlite3.Row
            return [dict(row) for row in db.execute(query)]
    with psycopg.connect(where.get_secret_value(), row_factory=dict_row) as connection:
        return connection.execute(query.encode()).fetchall()


def rows_after_a_crash(where: Where, query: str) -> list[Row]:
    """The same while nobody has repaired the files yet: they are read in a copy, so that the next start has to."""
    if not isinstance(where, Path):
        return rows(where, query)
    with TemporaryDirectory() as folder:
        copy = Path(folder) / where.name
        for name in (where.name, f"{where.name}-wal"):
            if (file := where.with_name(name)).exists():
                shutil.copy(file, copy.with_name(name))
        return rows(copy, query)


@asynccontextmanager
async def locked(where: Where) -> AsyncIterator[None]:
    """Another program writes, and keeps everybody else from it."""
    if isinstance(where, Path):
        with closing(sqlite3.connect(where, isolation_level=None, timeout=10)) as db:
            db.execute("BEGIN IMMEDIATE")
            yield
            db.execute("ROLLBACK")
        return
    connection = await asyncio.to_thread(connected, where)
    with connection:
        await asyncio.to_thread(connection.execute, "LOCK TABLE game, journal, message IN EXCLUSIVE MODE")
        yield
        connection.rollback()
