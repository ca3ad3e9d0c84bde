"""Upgrades a database file to the newest schema: numbered .sql files, each in one transaction, after a copy."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.leaving import is_as_left
from bot.store.trouble import StoreTrouble, explained

MIGRATIONS = Path(__file__).parent / "migrations"
APPLICATION_ID = 0x50157ACE
"""The application id in the file header: tells a database of Solstice from any other, and from those before 2026.1."""
BUSY_SECONDS = 2.0
"""Less than the three seconds Discord waits for an answer to a click."""


def migrate(file: Path, migrations: Path = MIGRATIONS) -> None:
    """Create or upgrade the database. Blocks; an upgrade leaves a copy `<file>.version-<n>` of what was there before.

    Raises StoreTrouble and changes nothing if the file is foreign, too new, damaged, locked or read-only.
    """
    steps = {int(step.name.partition("_")[0]): step for step in sorted(migrations.glob("*.sql"))}
    with explained():
        file.parent.mkdir(parents=True, exist_ok=True)
        as_left = is_as_left(file)
        with closing(sqlite3.connect(file, timeout=BUSY_SECONDS, isolation_level=None)) as db:
            version: int = db.execute("PRAGMA user_version").fetchone()[0]
            if not as_left or version < max(steps):
                _check(db)
            if _is_foreign(db, version):
                raise StoreTrouble("foreign")
            if version > max(steps):
                raise StoreTrouble("newer", found=version, known=max(steps))
            if version and version < max(steps):
                _copy(db, file.with_name(f"{file.name}.version-{version}"))
            db.execute("PRAGMA journal_mode = WAL")
            for number in range(version + 1, max(steps) + 1):
                _take(db, number, steps[number].read_text(encoding="utf-8"))


def _check(db: sqlite3.Connection) -> None:
    """Read the whole file. Raises StoreTrouble if it is damaged."""
    if (problem := db.execute("PRAGMA quick_check(1)").fetchone()[0]) != "ok":
        raise StoreTrouble("corrupt", problem=problem)


def _is_foreign(db: sqlite3.Connection, version: int) -> bool:
    """Whether the file contains something that no released Solstice wrote."""
    written: int = db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    return bool(written or version) and db.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID


def _copy(db: sqlite3.Connection, target: Path) -> None:
    half = target.with_name(f"{target.name}.part")
    half.unlink(missing_ok=True)
    db.execute("VACUUM INTO ?", (str(half),))
    half.replace(target)


def _take(db: sqlite3.Connection, number: int, script: str) -> None:
    try:
        db.executescript(f"""BEGIN IMMEDIATE;
{script}
PRAGMA application_id = {APPLICATION_ID};
PRAGMA user_version = {number};
COMMIT;""")
    except sqlite3.Error:
        if db.in_transaction:
            db.rollback()
        raise
