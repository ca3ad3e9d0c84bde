"""What can go wrong with a database file, in words a person can act on."""

from __future__ import annotations

import sqlite3
from contextlib import contextmanager
from typing import TYPE_CHECKING

from pydantic import ValidationError

if TYPE_CHECKING:
    from collections.abc import Iterator


class StoreTrouble(Exception):
    """The database could not be used and is unharmed.

    What is wrong and what to do has the id `bot-store-<why>` for players, `cli-store-<why>` for whoever runs the bot.
    """

    def __init__(self, why: str, **data: str | int) -> None:
        super().__init__(f"{why} {data or ''}".strip())
        self.why = why
        self.data = data


class Conflict(Exception):
    """Somebody else was faster: what was to be written builds on something that is no longer true."""


WHY = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_IOERR_SHMSIZE: "full",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "readonly",
    sqlite3.SQLITE_CANTOPEN: "unreachable",
    sqlite3.SQLITE_IOERR: "unreachable",
    sqlite3.SQLITE_PERM: "unreachable",
    sqlite3.SQLITE_CORRUPT: "corrupt",
    sqlite3.SQLITE_NOTADB: "corrupt",
}
DAMAGE = ("Could not decode to UTF-8", "unsupported file format")
"""What errors without a code of their own say of a damaged file."""
_PRIMARY = 0xFF


@contextmanager
def explained() -> Iterator[None]:
    """Raise StoreTrouble for what the operator has to fix, Conflict for a broken constraint."""
    try:
        yield
    except sqlite3.IntegrityError as error:
        raise Conflict(str(error)) from error
    except OSError as error:
        raise StoreTrouble("unreachable") from error
    except (UnicodeDecodeError, ValidationError) as error:
        raise StoreTrouble("corrupt") from error
    except sqlite3.DatabaseError as error:
        code = getattr(error, "sqlite_errorcode", 0)
        why = WHY.get(code) or WHY.get(code & _PRIMARY)
        if why is None and any(sign in str(error) for sign in DAMAGE):
            why = "corrupt"
        if why is None:
            raise
        raise StoreTrouble(why) from error
