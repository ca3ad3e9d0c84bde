"""Fields are declared once: slots, defaults and copies follow."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, NamedTuple

import pytest

from engine.kernel.codecs import Number
from engine.kernel.state import SHARED, Fields


class Place(NamedTuple):
    x: int


class Board(Fields):
    tiles: Annotated[list[int], Number()]
    mana: int = 3


class Table(Fields):
    LIMIT: ClassVar[int] = 9

    boards: list[Board]
    grid: list[list[int]]
    counts: dict[str, int]
    names: set[str]
    known: Annotated[list[str], SHARED]
    maybe: list[int] | None
    board: Board | None
    path: tuple[int, ...] = ()
    place: Place | None = None
    log: list[str] = []  # noqa: RUF012 - each table gets one of its own


class Long(Table):
    rounds: int = 7


class Facade(Long):
    def total(self) -> int:
        return self.rounds


def table(kind: type[Any] = Table) -> Any:
    board = Board()
    board.tiles = [1, 2]
    made = kind()
    made.boards, made.grid, made.counts, made.names = [board], [[1], [2]], {"a": 1}, {"x"}
    made.known, made.maybe, made.board = ["old"], [5], None
    return made


def test_a_field_that_is_not_declared_cannot_be_set() -> None:
    with pytest.raises(AttributeError):
        table().colour = "red"
    assert Table.LIMIT == 9


def test_defaults_are_set_and_never_shared() -> None:
    one, other = table(), table()
    one.log.append("here")
    assert other.log == []
    assert (Board().mana, one.path, one.place) == (3, (), None)


@pytest.mark.parametrize("kind", [Table, Long, Facade])
def test_a_copy_is_independent_to_any_depth(kind: type[Any]) -> None:
    true = table(kind)
    twin = true.copy()
    assert type(twin) is kind
    twin.boards[0].tiles.append(3)
    twin.boards[0].mana = 0
    twin.boards.append(Board())
    twin.grid[0].append(9)
    twin.grid.append([])
    twin.counts["a"] = 2
    twin.names.add("y")
    twin.maybe.append(6)
    twin.log.append("later")
    assert (true.boards[0].tiles, true.boards[0].mana, len(true.boards)) == ([1, 2], 3, 1)
    assert (true.grid, true.counts, true.names, true.maybe, true.log) == ([[1], [2]], {"a": 1}, {"x"}, [5], [])


def test_what_is_empty_stays_empty_in_copies() -> None:
    true = table()
    true.maybe, true.board = None, Board()
    true.board.tiles = [4]
    twin = true.copy()
    twin.board.tiles.append(5)
    assert (twin.maybe, twin.boards[0].tiles, true.board.tiles) == (None, [1, 2], [4])


def test_what_is_marked_shared_is_shared() -> None:
    true = table()
    assert true.copy().known is true.known


def test_fields_are_inherited() -> None:
    made = table(Facade)
    made.rounds = 5
    assert made.copy().total() == 5
    assert made.copy().grid == [[1], [2]]
