"""A PostgreSQL database that several processes may use, by psycopg. Its address is never part of a message."""

from __future__ import annotations

import asyncio
import re
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

import psycopg
from psycopg import errors
from psycopg.rows import dict_row
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from bot.store.migrate import BUSY_SECONDS, versions
from bot.store.trouble import Conflict, StoreTrouble, explained

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator, Mapping, Sequence

    from pydantic import SecretStr

    from bot.store.database import Row

MIGRATIONS = Path(__file__).parent / "migrations" / "postgres"
"""The first one is the whole schema of its version; each later one has the number of the SQLite file it goes with."""
CONNECTIONS = 4
ENCODING = "UTF8"
ENCODINGS = (ENCODING, "SQL_ASCII")
"""What a server may keep texts in: the latter takes them as they are sent."""
BESIDE = b"-- Processes of the version before may go on."
"""The line in a migration that needs no stop of the bots under way."""
MIGRATING = 0x50157ACE
"""The advisory lock of whoever migrates."""
_PLACEHOLDER = re.compile(r"(\bIS )?(?<![:\w]):(\w+)")
WHY = {
    errors.DiskFull: "full",
    errors.LockNotAvailable: "locked",
    errors.DeadlockDetected: "locked",
    errors.SerializationFailure: "locked",
    errors.QueryCanceled: "locked",
    errors.ReadOnlySqlTransaction: "readonly",
    errors.InsufficientPrivilege: "readonly",
    errors.DataCorrupted: "corrupt",
    errors.IndexCorrupted: "corrupt",
    errors.OperationalError: "unreachable",
    PoolTimeout: "unreachable",
}


class PostgresDatabase:
    """A pool of connections to one database."""

    def __init__(self, pool: AsyncConnectionPool[psycopg.AsyncConnection[dict[str, Any]]]) -> None:
        self._pool = pool

    @classmethod
    async def open(cls, address: SecretStr, name: str = "solstice") -> Self:
        """Migrate the database, then connect to it under this name. Stopped meanwhile it leaves no pool open."""
        await asyncio.to_thread(migrate, address)
        pool = AsyncConnectionPool(
            address.get_secret_value(),
            connection_class=psycopg.AsyncConnection[dict[str, Any]],
            kwargs={"row_factory": dict_row, "application_name": name, "client_encoding": ENCODING},
            min_size=1,
            max_size=CONNECTIONS,
            timeout=BUSY_SECONDS,
            open=False,
        )
        with explained_postgres():
            async with AsyncExitStack() as opened:
                opened.push_async_callback(pool.close)
                await pool.open(wait=True)
                opened.pop_all()
        return cls(pool)

    async def close(self) -> None:
        await self._pool.close()

    async def tidy(self) -> None:
        """What is deleted is the server's to overwrite."""

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        with explained_postgres():
            connection = await self._alive()
            try:
                async with connection.transaction():
                    yield Transaction(connection)
            finally:
                await self._pool.putconn(connection)

    async def _alive(self) -> psycopg.AsyncConnection[dict[str, Any]]:
        """A connection that the server has not cut. The pool's own check waits longer after each dead one."""
        for _ in range(CONNECTIONS):
            connection = await self._pool.getconn()
            try:
                await AsyncConnectionPool.check_connection(connection)
            except BaseException as error:
                await self._pool.putconn(connection)
                if not isinstance(error, psycopg.OperationalError):
                    raise
            else:
                return connection
        return await self._pool.getconn()

    async def fetch(self, statement: str, values: Mapping[str, Any]) -> Sequence[Row]:
        async with self.transaction() as transaction:
            return await transaction.execute_fetchall(statement, values)

    async def version(self) -> int:
        [row] = await self.fetch("SELECT version FROM solstice", {})
        return int(row["version"])


class Transaction:
    """A transaction under way; see `bot.store.database.Connection`."""

    def __init__(self, connection: psycopg.AsyncConnection[dict[str, Any]]) -> None:
        self._connection = connection

    async def execute(self, statement: str, values: Mapping[str, Any], /) -> psycopg.AsyncCursor[dict[str, Any]]:
        return await self._connection.execute(translated(statement), _plain(values))

    async def execute_fetchall(self, statement: str, values: Mapping[str, Any], /) -> list[dict[str, Any]]:
        return await (await self.execute(statement, values)).fetchall()


@cache
def translated(statement: str) -> bytes:
    """A statement of `bot.store.queries` in PostgreSQL's own words."""
    escaped = statement.replace("%", "%%").replace("/* skip locked */", "FOR UPDATE SKIP LOCKED")
    escaped = escaped.replace("/* for share */", "FOR SHARE OF shard")
    return _PLACEHOLDER.sub(_placeholder, escaped).encode()


def _placeholder(found: re.Match[str]) -> str:
    return f"{'IS NOT DISTINCT FROM ' if found[1] else ''}%({found[2]})s"


def _plain(values: Mapping[str, Any]) -> dict[str, Any]:
    """Truth values are numbers, as in SQLite."""
    return {name: int(value) if isinstance(value, bool) else value for name, value in values.items()}


def connected(address: SecretStr) -> psycopg.Connection[Any]:
    """A connection that blocks, for what is done beside the bot."""
    return psycopg.connect(address.get_secret_value(), connect_timeout=10, client_encoding=ENCODING)


def migrate(address: SecretStr, migrations: Path = MIGRATIONS) -> None:
    """Create or upgrade the schema, all in one transaction. Blocks, also while another process does the same.

    Raises StoreTrouble and changes nothing if the database cannot be reached, is foreign or too new.
    """
    steps = versions(migrations)
    with explained_postgres(), connected(address) as connection:
        bring_up(connection, steps)


def bring_up(connection: psycopg.Connection[Any], steps: Mapping[int, Path]) -> None:
    """Create or upgrade the schema by these steps, within the transaction under way. Raises StoreTrouble."""
    connection.execute("SELECT pg_advisory_xact_lock(%s)", [MIGRATING])
    version = found_version(connection)
    if version > max(steps):
        raise StoreTrouble("newer", found=version, known=max(steps))
    if not version:
        connection.execute("CREATE TABLE solstice (version INTEGER NOT NULL)")
        connection.execute("INSERT INTO solstice VALUES (0)")
    for number in (step for step in steps if step > version):
        connection.execute(steps[number].read_bytes())
    connection.execute("UPDATE solstice SET version = %s", [max(steps)])


def look_at(address: SecretStr) -> tuple[int, int]:
    """The version of the database, 0 for an empty one, and the newest one known. Changes nothing.

    Raises StoreTrouble for a database that could not be used.
    """
    known = max(versions(MIGRATIONS))
    with explained_postgres(), connected(address) as connection:
        return found_version(connection), known


def needs_it_alone(address: SecretStr, migrations: Path = MIGRATIONS) -> bool:
    """Whether an upgrade is due that no process under way would bear. Raises StoreTrouble."""
    with explained_postgres(), connected(address) as connection:
        version = found_version(connection)
    steps = versions(migrations)
    return bool(version) and any(BESIDE not in steps[step].read_bytes() for step in steps if step > version)


def played_channels(address: SecretStr) -> set[int]:
    """The channels of games under way, as far as the database can be read."""
    try:
        with connected(address) as connection:
            return {channel for (channel,) in connection.execute("SELECT channel FROM game WHERE ended IS NULL")}
    except psycopg.Error:
        return set()


def found_version(connection: psycopg.Connection[Any]) -> int:
    """The version of the schema, 0 for an empty database. Raises StoreTrouble if another program wrote it, or it cannot
    keep every sign.
    """
    if (encoding := connection.info.parameter_status("server_encoding")) not in ENCODINGS:
        raise StoreTrouble("encoding", found=str(encoding))
    tables = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()").fetchall()
    if not tables:
        return 0
    if ("solstice",) not in tables:
        raise StoreTrouble("foreign")
    row = connection.execute("SELECT version FROM solstice").fetchone()
    return int(row[0]) if row else 0


@contextmanager
def explained_postgres() -> Iterator[None]:
    """Raise StoreTrouble for what the operator has to fix, Conflict for a broken constraint."""
    with explained():
        try:
            yield
        except psycopg.IntegrityError as error:
            raise Conflict(type(error).__name__) from error
        except psycopg.Error as error:
            why = next((why for kind, why in WHY.items() if isinstance(error, kind)), None)
            if why is None:
                raise
            raise StoreTrouble(why) from error
