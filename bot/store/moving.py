"""All that one database holds, moved into another one of either kind, and counted and compared afterwards."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import lru_cache
from graphlib import TopologicalSorter
from hashlib import sha256
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from pydantic import SecretStr

from bot.store.database import check_postgres
from bot.store.migrate import BUSY_SECONDS, migrate
from bot.store.tables import Side, Table
from bot.store.trouble import StoreTrouble, explained

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

BATCH = 500
"""Rows written at once."""


@dataclass(frozen=True, slots=True)
class Moved:
    """What was moved of one table."""

    table: str
    rows: int
    digest: str
    """SHA-256 of its rows, in whatever order they lie."""


def move(source: Path | SecretStr, target: Path | SecretStr) -> list[Moved]:
    """Fill an empty database with all that another one holds; call this only as the sole user of both.

    All of it or nothing is there afterwards. Raises StoreTrouble, `occupied` for a target with something in it.
    """
    with side(source) as old, _gone_unless_filled(target), side(target) as new:
        for table in _tables():
            if next(iter(new.rows(table)), None) is not None:
                raise StoreTrouble("occupied")
        return fill(old, new)


@contextmanager
def _gone_unless_filled(target: Path | SecretStr) -> Iterator[None]:
    """Leave no file behind that was not there before."""
    is_new = isinstance(target, Path) and not target.exists()
    try:
        yield
    except BaseException:
        if is_new:
            for end in ("", "-wal", "-shm"):
                Path(f"{target}{end}").unlink(missing_ok=True)
        raise


def fill(old: Side, new: Side) -> list[Moved]:
    """Add to an empty side all that another one holds, and compare the two. Raises StoreTrouble if they differ."""
    moved = [_move(table, old, new) for table in _tables()]
    for table, told in zip(_tables(), moved, strict=True):
        if _digest(new.rows(table)) != (told.rows, told.digest):
            raise StoreTrouble("corrupt", problem=table.name)
    return moved


def _move(table: Table, old: Side, new: Side) -> Moved:
    return Moved(table.name, *_digest(_added(table, old.rows(table), new)))


def _added(table: Table, rows: Iterable[tuple[Any, ...]], new: Side) -> Iterator[tuple[Any, ...]]:
    """The rows, each after it was added."""
    left = iter(rows)
    while batch := list(islice(left, BATCH)):
        new.add(table, batch)
        yield from batch


def _digest(rows: Iterable[tuple[Any, ...]]) -> tuple[int, str]:
    each = sorted(sha256(json.dumps(row).encode()).digest() for row in rows)
    return len(each), sha256(b"".join(each)).hexdigest()


@lru_cache(maxsize=1)
def _tables() -> tuple[Table, ...]:
    """All tables of the present version, those that others refer to first."""
    with TemporaryDirectory() as folder:
        migrate(Path(folder) / "empty.db")
        with closing(sqlite3.connect(Path(folder) / "empty.db")) as db:
            names = [
                name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
            ]
            order = TopologicalSorter(
                {name: {row[2] for row in db.execute(f'PRAGMA foreign_key_list("{name}")')} for name in names}
            )
            return tuple(
                Table(name, tuple(row[1] for row in db.execute(f'PRAGMA table_info("{name}")')))
                for name in order.static_order()
            )


@contextmanager
def side(where: Path | SecretStr) -> Iterator[Side]:
    """A database of the present version. What is done to it is kept if the context is left without an exception."""
    if isinstance(where, SecretStr):
        check_postgres()
        from bot.store.moving_postgres import postgres_side

        with postgres_side(where) as opened:
            yield opened
        return
    migrate(where)
    with explained(), closing(sqlite3.connect(where, timeout=BUSY_SECONDS)) as db, db:
        yield _SqliteSide(db)


class _SqliteSide:
    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def rows(self, table: Table) -> Iterable[tuple[Any, ...]]:
        return self._db.execute(f'SELECT {table.quoted} FROM "{table.name}"')  # noqa: S608, names of our own

    def add(self, table: Table, rows: Sequence[tuple[Any, ...]]) -> None:
        self._db.executemany(table.insertion("?"), rows)
