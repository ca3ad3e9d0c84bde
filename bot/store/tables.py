"""Tables as values, and a database from or to which they are moved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


@dataclass(frozen=True, slots=True)
class Table:
    """A table and its columns, as in SQLite."""

    name: str
    columns: tuple[str, ...]

    @property
    def quoted(self) -> str:
        """The columns as they stand in a statement."""
        return ", ".join(f'"{column}"' for column in self.columns)

    def insertion(self, mark: str) -> str:
        """Adds a row unless it is there; `mark` is the database's placeholder."""
        marks = ", ".join(mark for _ in self.columns)
        return f'INSERT INTO "{self.name}" ({self.quoted}) VALUES ({marks}) ON CONFLICT DO NOTHING'  # noqa: S608, names of our own


class Side(Protocol):
    """A database that is read or filled by one connection."""

    def rows(self, table: Table) -> Iterable[tuple[Any, ...]]:
        """All rows, in the order in which they were added where the table keeps it."""

    def add(self, table: Table, rows: Sequence[tuple[Any, ...]]) -> None:
        """Add rows but for those that a trigger has added already."""
