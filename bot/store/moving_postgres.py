"""A PostgreSQL database that is moved from or to; see `bot.store.moving`."""

from __future__ import annotations

from contextlib import contextmanager
from itertools import count
from typing import TYPE_CHECKING, Any

import psycopg
from psycopg.sql import SQL, Identifier

from bot.store.migrate import versions
from bot.store.postgres import MIGRATIONS, bring_up, connected, explained_postgres, found_version

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from pydantic import SecretStr

    from bot.store.tables import Side, Table


@contextmanager
def postgres_side(address: SecretStr) -> Iterator[Side]:
    """A database of the present version, in one transaction that also makes it that."""
    steps = versions(MIGRATIONS)
    with explained_postgres(), connected(address) as connection:
        connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ  # the bot may go on meanwhile
        if found_version(connection) != max(steps):
            bring_up(connection, steps)
        yield _PostgresSide(connection)


def highest_revision(address: SecretStr) -> int:
    """The highest revision in a database that is to be replaced, as far as it can be read."""
    try:
        with connected(address) as connection:
            row = connection.execute("SELECT coalesce(max(revision), 0) FROM game").fetchone()
            return int(row[0]) if row else 0
    except psycopg.Error:
        return 0


@contextmanager
def replaced(address: SecretStr) -> Iterator[tuple[Side, list[str]]]:
    """An empty database of the present version in the place of what was there, and the new name of its schema: all in
    one transaction with what is done to it.
    """
    with explained_postgres(), connected(address) as connection:
        aside = _set_aside(connection)
        bring_up(connection, versions(MIGRATIONS))
        yield _PostgresSide(connection), aside


def _set_aside(connection: psycopg.Connection[Any]) -> list[str]:
    """Make room: rename the schema. Returns its new name, nothing where it was empty."""
    if not found_version(connection):
        return []
    [[schema]] = connection.execute("SELECT current_schema()").fetchall()
    names = {name for (name,) in connection.execute("SELECT nspname FROM pg_namespace")}
    aside = next(name for number in count(1) if (name := f"before_restore_{number}") not in names)
    connection.execute(SQL("ALTER SCHEMA {} RENAME TO {}").format(Identifier(schema), Identifier(aside)))
    connection.execute(SQL("CREATE SCHEMA {}").format(Identifier(schema)))
    return [aside]


class _PostgresSide:
    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        self._connection = connection
        self._numbers = count()

    def rows(self, table: Table) -> Iterable[tuple[Any, ...]]:
        order = " ORDER BY rowid" if table.name == "game" else ""
        with self._connection.cursor(name=f"rows_{next(self._numbers)}") as cursor:
            yield from cursor.execute(f'SELECT {table.quoted} FROM "{table.name}"{order}'.encode())  # noqa: S608, names of our own

    def add(self, table: Table, rows: Sequence[tuple[Any, ...]]) -> None:
        with self._connection.cursor() as cursor:
            cursor.executemany(table.insertion("%s").encode(), rows)
