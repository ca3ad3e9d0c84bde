"""Who may use a PostgreSQL database: advisory locks, which end with the connection that took them. Bots share it;
whoever replaces or upgrades it needs it alone.
"""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import psycopg
from filelock import Timeout

from bot.store.postgres import ENCODING, explained_postgres, migrate, needs_it_alone
from bot.store.trouble import StoreTrouble

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from pydantic import SecretStr
    from tenacity import AsyncRetrying

SOLE_USER = 0x50157ACE + 1
"""The key of the lock."""
LOOK_SECONDS = 5.0
_SERVER = "-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3"
"""The server lets go of a process that does not answer after 11 seconds."""


async def connected(address: SecretStr, name: str = "") -> psycopg.AsyncConnection[Any]:
    """A connection for locks: each side notices within seconds that the other one is gone. Raises StoreTrouble."""
    with explained_postgres():
        return await psycopg.AsyncConnection.connect(
            address.get_secret_value(),
            autocommit=True,
            client_encoding=ENCODING,
            application_name=name,
            options=_SERVER,
            connect_timeout=10,
            keepalives_idle=5,
            keepalives_interval=2,
            keepalives_count=3,
        )


async def take_share(connection: psycopg.AsyncConnection[Any], address: SecretStr) -> None:
    """Use the database beside others, once it is of the present version. Raises filelock's Timeout if somebody needs it
    alone, or an upgrade does that processes under way would not bear.
    """
    if await asyncio.to_thread(needs_it_alone, address):
        await _take(connection, "pg_try_advisory_lock")
        await asyncio.to_thread(migrate, address)
        await _take(connection, "pg_try_advisory_lock_shared")
        with explained_postgres():
            await connection.execute("SELECT pg_advisory_unlock(%s)", [SOLE_USER])
    else:
        await _take(connection, "pg_try_advisory_lock_shared")


@asynccontextmanager
async def advisory_lock(address: SecretStr, retrying: AsyncRetrying) -> AsyncIterator[None]:
    """Keep every other process from this database. Whoever uses it is cancelled, and StoreTrouble raised, as soon as
    the connection is lost: another process may have the lock then. Raises filelock's Timeout if another one has it.
    """
    async with await connected(address) as connection:
        await retrying(_take, connection, "pg_try_advisory_lock")
        user = asyncio.current_task()
        lost = asyncio.Event()
        watch = asyncio.create_task(_watch(connection, user, lost), name="database lock")
        try:
            yield
        except asyncio.CancelledError:
            if user is None or not lost.is_set():
                raise
            user.uncancel()
            raise StoreTrouble("unreachable") from None
        finally:
            watch.cancel()
            await asyncio.wait([watch])


async def _take(connection: psycopg.AsyncConnection[Any], how: str) -> None:
    with explained_postgres():
        cursor = await connection.execute(f"SELECT {how}(%s)".encode(), [SOLE_USER])
        taken = await cursor.fetchone()
    if taken != (True,):
        raise Timeout("the lock of the database")


async def _watch(connection: psycopg.AsyncConnection[Any], user: asyncio.Task[Any] | None, lost: asyncio.Event) -> None:
    try:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            await connection.execute("SELECT 1")
    except psycopg.Error:
        lost.set()
        if user is not None:
            user.cancel()
