"""Statements sent to the database, and their rows as values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self, TypeVar

from pydantic import SecretStr

from bot.base.territory import Territory
from bot.store.database import check_postgres
from bot.store.sqlite import SqliteDatabase
from bot.store.trouble import explained

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from pydantic import TypeAdapter

    from bot.store.database import Database, Row

T = TypeVar("T")


class Statements:
    """What every part of the store needs."""

    def __init__(self, database: Database, territory: Territory | None = None) -> None:
        self._database = database
        self.territory = territory or Territory()

    @classmethod
    async def open(cls, where: Path | SecretStr, territory: Territory | None = None, name: str = "solstice") -> Self:
        """Migrate and connect to a file, or to a PostgreSQL database by its address, under the name of this process.
        Without a territory this process holds everything.
        """
        if isinstance(where, SecretStr):
            check_postgres()
            from bot.store.postgres import PostgresDatabase

            return cls(await PostgresDatabase.open(where, name), territory)
        return cls(await SqliteDatabase.open(where), territory)

    async def close(self) -> None:
        """Finish pending writes, then let go of the database."""
        await self._database.close()

    async def _execute(self, query: str, values: Mapping[str, Any]) -> None:
        async with self._database.transaction() as db:
            await db.execute(query, values)

    async def _fetch(self, query: str, **values: Any) -> Sequence[Row]:
        return await self._database.fetch(query, values)

    async def _many(self, adapter: TypeAdapter[T], query: str, **values: Any) -> list[T]:
        found = await self._fetch(query, **values)
        with explained():
            return [adapter.validate_python(dict(row)) for row in found]

    async def _one(self, adapter: TypeAdapter[T], query: str, **values: Any) -> T | None:
        return next(iter(await self._many(adapter, query, **values)), None)
