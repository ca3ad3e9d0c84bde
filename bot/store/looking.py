"""What a database of either kind is, before anything is done with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pydantic import SecretStr

from bot.store import migrate
from bot.store.database import check_postgres

if TYPE_CHECKING:
    from pathlib import Path


def look_at(where: Path | SecretStr) -> tuple[int, int]:
    """The version of a database, 0 for one that is not there yet or empty, and the newest one known. Changes nothing.

    Raises StoreTrouble for one that could not be used.
    """
    if isinstance(where, SecretStr):
        check_postgres()
        from bot.store import postgres

        return postgres.look_at(where)
    return migrate.look_at(where)
