"""Whether a database file is as a clean stop left it. Only one that is not has to be read whole at the start."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path


def note_left(file: Path) -> None:
    """The file was closed and is complete in itself: note its size and time, beside it."""
    if not _beside(file, "wal").exists():
        with suppress(OSError):  # then the next start reads all of it
            _note(file).write_text(json.dumps(_state(file)))


def is_as_left(file: Path) -> bool:
    """Whether nobody changed the file since it was noted. Forgets the note: it says nothing about later stops."""
    try:
        noted = json.loads(_note(file).read_text())
        _note(file).unlink()
        return bool(noted == _state(file)) and not _beside(file, "wal").exists()
    except (OSError, ValueError):
        return False


def _note(file: Path) -> Path:
    return _beside(file, "left")


def _beside(file: Path, what: str) -> Path:
    return file.with_name(f"{file.name}-{what}")


def _state(file: Path) -> list[int]:
    found = file.stat()
    return [found.st_size, found.st_mtime_ns]
