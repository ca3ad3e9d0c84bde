"""What the store asks of a database. Statements are those of `bot.store.queries`, the same for every kind."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Protocol

from bot.store.trouble import StoreTrouble

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from contextlib import AbstractAsyncContextManager


class Row(Protocol):
    """One row of a result: values by column, in the order of the columns."""

    def keys(self) -> Iterable[str]: ...

    def __getitem__(self, column: str, /) -> Any: ...


class Cursor(Protocol):
    """What a statement did."""

    @property
    def rowcount(self) -> int: ...


class Connection(Protocol):
    """A transaction under way."""

    async def execute(self, statement: str, values: Mapping[str, Any], /) -> Cursor: ...

    async def execute_fetchall(self, statement: str, values: Mapping[str, Any], /) -> Iterable[Row]: ...


class Database(Protocol):
    """Every method raises StoreTrouble if the database cannot be used, Conflict for a broken constraint."""

    def transaction(self) -> AbstractAsyncContextManager[Connection]:
        """All that is written in it, or nothing: on the disk once the context is left without an exception."""

    async def fetch(self, statement: str, values: Mapping[str, Any]) -> Sequence[Row]:
        """The rows that a statement reads outside any transaction."""

    async def tidy(self) -> None:
        """Leave no trace of what was deleted in files of ours."""

    async def version(self) -> int:
        """The version of the schema."""

    async def close(self) -> None:
        """Finish pending writes, then let go of the database."""


def check_postgres() -> None:
    """Raises StoreTrouble where the package for PostgreSQL is not installed."""
    if not (find_spec("psycopg") and find_spec("psycopg_pool")):
        raise StoreTrouble("absent")
