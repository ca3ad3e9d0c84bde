"""Where temporary files go: sockets of processes beside the bot's, and what SQLite sorts."""

from __future__ import annotations

import os
import shutil
import tempfile
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


class NoTemporary(Exception):
    """No folder for them can be written."""


def has_temporary() -> bool:
    """Whether the machine has a folder for them."""
    try:
        tempfile.gettempdir()
    except FileNotFoundError:
        return False
    return True


def settle_temporary(folder: Path) -> None:
    """Use this folder, emptied, where the machine has none, as in a container that cannot be written. Raises
    NoTemporary.
    """
    if has_temporary():
        return
    shutil.rmtree(folder, ignore_errors=True)
    try:
        folder.mkdir(parents=True, mode=0o700)
    except OSError as error:
        raise NoTemporary from error
    os.environ["TMPDIR"] = tempfile.tempdir = str(folder.absolute())
