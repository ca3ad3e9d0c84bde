"""Keyed hashes of people who have deleted everything about themselves, as long as they could play something twice or a
post still names them.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import TYPE_CHECKING

from bot.store import leaving_queries

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable

    from bot.store.database import Connection, Row

TABLE = "departed"


async def keep(db: Connection, user: int, subjects: Iterable[str]) -> None:
    """Know this person again at these subjects, and nowhere else."""
    for subject in subjects:
        key = secrets.token_bytes(32)
        row = {"subject": subject, "key": key.hex(), "digest": _digest(key, user)}
        await db.execute(leaving_queries.DEPART, row)


def is_among(rows: Iterable[Row], user: int) -> bool:
    return any(secrets.compare_digest(row["digest"], _digest(bytes.fromhex(row["key"]), user)) for row in rows)


def leave_out(copy: sqlite3.Connection) -> None:
    """Throw all of them out of a copy, keys included; it may be of an earlier version, which had none."""
    if copy.execute("SELECT name FROM sqlite_master WHERE name = ?", (TABLE,)).fetchone():
        copy.execute("PRAGMA secure_delete = ON")
        copy.execute(leaving_queries.DEPARTED_NOWHERE)


def _digest(key: bytes, user: int) -> str:
    return blake2b(str(user).encode(), key=key).hexdigest()
