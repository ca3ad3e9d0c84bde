"""Copies of the database: made while the bot runs or not, and put back into its place while it does not."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from pydantic import SecretStr

from bot.store import queries
from bot.store.database import check_postgres
from bot.store.departed import leave_out
from bot.store.jumps import jump
from bot.store.migrate import BUSY_SECONDS, MIGRATIONS, check, is_foreign, migrate, versions
from bot.store.moving import fill, move, side
from bot.store.trouble import StoreTrouble, explained

ASIDE = "before-restore"
"""How the names of files begin that made room for a copy, after the name of the database."""


def back_up(stored: Path | SecretStr, target: Path) -> None:
    """Copy the database as it stands now into a file of SQLite; nothing is lost of what was confirmed before. Only its
    owner may read it.

    Raises StoreTrouble, and FileExistsError for a target that is there.
    """
    if target.exists():
        raise FileExistsError(target)
    half = target.with_name(f"{target.name}.part")
    half.unlink(missing_ok=True)
    with explained():
        if isinstance(stored, SecretStr):
            migrate(half)
            half.chmod(0o600)
            move(stored, half)
        else:
            with closing(_opened(stored)) as db:
                _check_own(db)
                os.close(os.open(half, os.O_CREAT | os.O_EXCL, 0o600))
                db.execute("VACUUM INTO ?", (str(half),))
        with closing(_opened(half)) as copy:
            leave_out(copy)
            check(copy)
        half.replace(target)


def put_back(copy: Path, stored: Path | SecretStr) -> tuple[int, list[str]]:
    """Put a copy in the place of the database; call this only as its sole user.

    Returns the number of games under way, which go on at revisions beyond any that can have been posted, and where what
    was there before is now. Raises StoreTrouble and changes nothing if the copy cannot be used.
    """
    if isinstance(stored, SecretStr):
        check_postgres()
        from bot.store.moving_postgres import highest_revision, replaced

        with TemporaryDirectory() as folder:
            ready = Path(folder) / "ready.db"
            games = _make_ready(copy, ready, highest_revision(stored))
            with side(ready) as old, replaced(stored) as (new, aside):
                fill(old, new)
        return games, aside
    ready = stored.with_name(f"{stored.name}.restoring")
    ready.unlink(missing_ok=True)
    games = _make_ready(copy, ready, _posted(stored))
    with explained():
        moved = _set_aside(stored)
        ready.replace(stored)
    return games, [str(file) for file in moved]


def _make_ready(copy: Path, ready: Path, posted: int) -> int:
    """Write a checked copy of the present version whose games go on at revisions beyond any that was posted."""
    with explained():
        with closing(_opened(copy)) as db:
            _check_own(db)
            check(db)
            os.close(os.open(ready, os.O_CREAT | os.O_EXCL, 0o600))
            with closing(sqlite3.connect(ready)) as target:
                db.backup(target)
        migrate(ready, keep=False)
        with closing(sqlite3.connect(ready, isolation_level=None)) as db:
            games = _jump(db, posted)
            db.execute("PRAGMA journal_mode = DELETE")
    return games


def _opened(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True, timeout=BUSY_SECONDS, isolation_level=None)


def _check_own(db: sqlite3.Connection) -> None:
    """Raises StoreTrouble unless a Solstice no newer than this one wrote the file."""
    version: int = db.execute("PRAGMA user_version").fetchone()[0]
    known = max(versions(MIGRATIONS))
    if not version or is_foreign(db, version):
        raise StoreTrouble("foreign")
    if version > known:
        raise StoreTrouble("newer", found=version, known=known)


def _posted(file: Path) -> int:
    """The highest revision in the database that is to be replaced, as far as it can be read."""
    try:
        unread = f"{file.absolute().as_uri()}?mode=ro&immutable=1"  # what a crash left beside it stays as it is
        with closing(sqlite3.connect(unread, uri=True)) as db:
            return int(db.execute("SELECT coalesce(max(revision), 0) FROM game").fetchone()[0])
    except sqlite3.Error:
        return 0


def _jump(db: sqlite3.Connection, posted: int) -> int:
    """Have every game under way go on at a revision beyond any that can have been posted; return their number."""
    db.row_factory = sqlite3.Row
    db.execute("BEGIN IMMEDIATE")
    games = db.execute(queries.TO_RESTORE).fetchall()
    now = int(time.time())
    for game in games:
        for statement in jump(game, posted, now):
            db.execute(*statement)
    db.execute("COMMIT")
    return len(games)


def _set_aside(file: Path) -> list[Path]:
    """Rename the database and what belongs to it."""
    number = 1
    while list(file.parent.glob(f"{file.name}.{ASIDE}-{number}*")):
        number += 1
    moved = []
    for ending in ("-wal", "-shm", "-left", ""):
        before = file.with_name(file.name + ending)
        if before.exists():
            moved.append(before.replace(file.with_name(f"{file.name}.{ASIDE}-{number}{ending}")))
    return moved[::-1]
