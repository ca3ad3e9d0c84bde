"""Upgrades a database file to the newest schema: numbered .sql files, each in one transaction, after a copy."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from bot.store.departed import leave_out
from bot.store.leaving import is_as_left
from bot.store.trouble import StoreTrouble, explained

if TYPE_CHECKING:
    from collections.abc import Iterator

MIGRATIONS = Path(__file__).parent / "migrations"
APPLICATION_ID = 0x50157ACE
"""The application id in the file header: tells a database of Solstice from any other, and from those before 2026.1."""
BUSY_SECONDS = 2.0
"""Less than the three seconds Discord waits for an answer to a click."""

_LEFT = re.compile(r"-wal|-left|\.version-\d+|\.restoring|\.before-restore-.*")
"""How the names of files end that lie beside a database that was in use."""


def migrate(file: Path, migrations: Path = MIGRATIONS, *, keep: bool = True) -> None:
    """Create or upgrade the database. Blocks; with `keep` an upgrade leaves a copy `<file>.version-<n>` of what was
    there before.

    Raises StoreTrouble and changes nothing if the file is emptied, missing beside what belongs to it, foreign, too new,
    damaged, locked or read-only.
    """
    steps = versions(migrations)
    with explained(), _tidied(file):
        file.parent.mkdir(parents=True, exist_ok=True)
        _check_presence(file)
        as_left = is_as_left(file)
        with closing(sqlite3.connect(file, timeout=BUSY_SECONDS, isolation_level=None)) as db:
            version: int = db.execute("PRAGMA user_version").fetchone()[0]
            if not as_left or version < max(steps):
                check(db)
            if is_foreign(db, version):
                raise StoreTrouble("foreign")
            if version > max(steps):
                raise StoreTrouble("newer", found=version, known=max(steps))
            if keep and version and version < max(steps):
                _copy(db, file.with_name(f"{file.name}.version-{version}"))
            db.execute("PRAGMA journal_mode = WAL")
            for number in range(version + 1, max(steps) + 1):
                _take(db, number, steps[number].read_text(encoding="utf-8"))


def versions(migrations: Path) -> dict[int, Path]:
    """The files that lead to each version, in order."""
    return {int(step.name.partition("_")[0]): step for step in sorted(migrations.glob("*.sql"))}


def look_at(file: Path, migrations: Path = MIGRATIONS) -> tuple[int, int]:
    """The version of the database, 0 for one that is not there yet, and the newest one known. Changes nothing.

    Raises StoreTrouble for a file that could not be used.
    """
    known = max(versions(migrations))
    with explained():
        _check_presence(file)
        if not file.exists():
            return 0, known
    address = f"{file.absolute().as_uri()}?mode=ro"
    with explained(), closing(sqlite3.connect(address, uri=True, timeout=BUSY_SECONDS)) as db:
        check(db)
        version: int = db.execute("PRAGMA user_version").fetchone()[0]
        if is_foreign(db, version):
            raise StoreTrouble("foreign")
    return version, known


@contextmanager
def _tidied(file: Path) -> Iterator[None]:
    """Leave no empty file behind where a new one could not be begun."""
    is_new = not file.exists()
    try:
        yield
    except BaseException:
        if is_new and file.is_file() and file.stat().st_size == 0:
            file.unlink()
        raise


def _check_presence(file: Path) -> None:
    """Tell a file that was lost from one that never was."""
    if not file.exists():
        left = sorted(
            path.name for path in file.parent.glob(f"{file.name}?*") if _LEFT.fullmatch(path.name, len(file.name))
        )
        if left:
            raise StoreTrouble("missing", beside=left[0])
    elif file.stat().st_size == 0:
        raise StoreTrouble("emptied")


def check(db: sqlite3.Connection) -> None:
    """Read the whole file. Raises StoreTrouble if it is damaged."""
    if (problem := db.execute("PRAGMA quick_check(1)").fetchone()[0]) != "ok":
        raise StoreTrouble("corrupt", problem=problem)


def is_foreign(db: sqlite3.Connection, version: int) -> bool:
    """Whether the file contains something that no released Solstice wrote."""
    written: int = db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    return bool(written or version) and db.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID


def _copy(db: sqlite3.Connection, target: Path) -> None:
    half = target.with_name(f"{target.name}.part")
    half.unlink(missing_ok=True)
    db.execute("VACUUM INTO ?", (str(half),))
    with closing(sqlite3.connect(half, isolation_level=None)) as copy:
        leave_out(copy)
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
