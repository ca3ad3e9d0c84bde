"""Where the world is kept: one SQLite file, or memory alone."""

import json
import sqlite3
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")


class Shelf:
    """Things by kind and id as JSON, and files by id as bytes. Every change is on disk when the call returns."""

    def __init__(self, folder: Path | None) -> None:
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
        self._db = sqlite3.connect(folder / "playground.sqlite" if folder else ":memory:", isolation_level=None)
        self._db.execute("PRAGMA journal_mode = WAL")
        self._db.execute("PRAGMA synchronous = NORMAL")
        self._db.execute(
            "CREATE TABLE IF NOT EXISTS thing (kind TEXT, id TEXT, body TEXT NOT NULL, PRIMARY KEY (kind, id))"
        )
        self._db.execute("CREATE TABLE IF NOT EXISTS file (id TEXT PRIMARY KEY, body BLOB NOT NULL)")

    def put(self, thing: Any) -> None:
        self._db.execute("REPLACE INTO thing VALUES (?, ?, ?)", (_kind(thing), thing.id, json.dumps(asdict(thing))))

    def drop(self, thing: Any) -> None:
        self._db.execute("DELETE FROM thing WHERE kind = ? AND id = ?", (_kind(thing), thing.id))

    def all(self, kind: type[T]) -> Iterator[T]:
        """Everything of one kind, oldest first."""
        for (body,) in self._db.execute(
            "SELECT body FROM thing WHERE kind = ? ORDER BY CAST(id AS INTEGER)", (kind.__name__,)
        ):
            yield kind(**json.loads(body))

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
