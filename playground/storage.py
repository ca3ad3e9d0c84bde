"""Storage of the world: one SQLite file, or memory only."""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, TypeVar

from playground.model import plain

T = TypeVar("T")
FORMAT = 1
_UNMARKED = 0


class Unusable(Exception):
    """The contents of a folder cannot be used; they were left unchanged.

    `reason` is "busy" for another program's lock, "format" for an unknown format, and "damaged" for damage or a folder
    that cannot be written.
    """

    def __init__(self, reason: Literal["busy", "format", "damaged"], detail: object) -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason


class Storage:
    """Things by kind and id as JSON, and files by id as bytes. Every change is on disk when the call returns.

    :raises Unusable: for a folder that another playground uses, or another version filled.
    """

    def __init__(self, folder: Path | None) -> None:
        try:
            if folder is not None:
                folder.mkdir(parents=True, exist_ok=True)
            place = folder / "playground.sqlite" if folder else ":memory:"
            self._db = sqlite3.connect(place, timeout=0, isolation_level=None)
            self._open()
        except (OSError, sqlite3.Error) as error:
            busy = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY
            raise Unusable("busy" if busy else "damaged", error) from error

    def _open(self) -> None:
        """Lock the file for this process, and create the tables of a new one."""
        self._db.execute("PRAGMA locking_mode = EXCLUSIVE")
        (found,) = self._db.execute("PRAGMA user_version").fetchone()
        if found not in (_UNMARKED, FORMAT):
            raise Unusable("format", found)
        self._db.execute("PRAGMA journal_mode = WAL")
        self._db.execute("PRAGMA synchronous = NORMAL")
        self._db.execute("BEGIN IMMEDIATE")
        self._db.execute(
            "CREATE TABLE IF NOT EXISTS thing (kind TEXT, id TEXT, body TEXT NOT NULL, PRIMARY KEY (kind, id))"
        )
        self._db.execute("CREATE TABLE IF NOT EXISTS file (id TEXT PRIMARY KEY, body BLOB NOT NULL)")
        self._db.execute(f"PRAGMA user_version = {FORMAT}")
        self._db.execute("COMMIT")

    def put(self, thing: Any) -> None:
        body = json.dumps(thing, default=plain)
        self._db.execute("REPLACE INTO thing VALUES (?, ?, ?)", (_kind(thing), thing.id, body))

    def drop(self, thing: Any) -> None:
        self._db.execute("DELETE FROM thing WHERE kind = ? AND id = ?", (_kind(thing), thing.id))

    def all(self, kind: type[T]) -> Iterator[T]:
        """Everything of one kind, oldest first. :raises Unusable: for one that has another form."""
        try:
            for (body,) in self._db.execute(
                "SELECT body FROM thing WHERE kind = ? ORDER BY CAST(id AS INTEGER)", (kind.__name__,)
            ):
                yield kind(**json.loads(body))
        except (TypeError, ValueError, sqlite3.DatabaseError) as error:
            raise Unusable("damaged", error) from error

    def put_file(self, key: str, body: bytes) -> None:
        self._db.execute("REPLACE INTO file VALUES (?, ?)", (key, body))

    def file(self, key: str) -> bytes | None:
        row = self._db.execute("SELECT body FROM file WHERE id = ?", (key,)).fetchone()
        return row[0] if row else None

    def drop_file(self, key: str) -> None:
        self._db.execute("DELETE FROM file WHERE id = ?", (key,))

    def count(self) -> int:
        """How many things and files are kept."""
        (count,) = self._db.execute("SELECT (SELECT count(*) FROM thing) + (SELECT count(*) FROM file)").fetchone()
        return int(count)

    def close(self) -> None:
        self._db.close()


def _kind(thing: Any) -> str:
    return type(thing).__name__
