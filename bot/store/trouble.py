"""What can go wrong with a database file, in words a person can act on."""

from __future__ import annotations

import sqlite3
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


class StoreTrouble(Exception):
    """The database could not be used and is unharmed; `key` names the words: what is wrong and what to do."""

    def __init__(self, key: str, **data: str | int) -> None:
        super().__init__(f"{key} {data or ''}".strip())
        self.key = key
        self.data = data


class Conflict(Exception):
    """Somebody else was faster: what was to be written builds on something that is no longer so."""


_KEYS = {
    sqlite3.SQLITE_FULL: "bot-store-full",
    sqlite3.SQLITE_BUSY: "bot-store-locked",
    sqlite3.SQLITE_LOCKED: "bot-store-locked",
    sqlite3.SQLITE_READONLY: "bot-store-readonly",
    sqlite3.SQLITE_CANTOPEN: "bot-store-unreachable",
    sqlite3.SQLITE_IOERR: "bot-store-unreachable",
    sqlite3.SQLITE_PERM: "bot-store-unreachable",
    sqlite3.SQLITE_CORRUPT: "bot-store-corrupt",
    sqlite3.SQLITE_NOTADB: "bot-store-corrupt",
}
_PRIMARY = 0xFF


@contextmanager
def explained() -> Iterator[None]:
    """Raise StoreTrouble for what the operator has to mend, Conflict for a broken constraint."""
    try:
        yield
    except sqlite3.IntegrityError as error:
        raise Conflict(str(error)) from error
    except sqlite3.DatabaseError as error:
        key = _KEYS.get(getattr(error, "sqlite_errorcode", 0) & _PRIMARY)
        if key is None:
            raise
        raise StoreTrouble(key) from error
