"""The stack of pending decisions as JSON: `{"ask": "place", "seat": 0, "tile": "spring"}`, the next one last.

What somebody decides is asked (`ask`), what follows by itself is done (`then`).
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from engine.game import BadPosition
from engine.helios import catalogue as cat
from engine.helios.geometry import HEXES, NAMES, bits
from engine.helios.rules import kinds

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.helios.state import Board, Entry


def find(names: Sequence[str], name: object, where: str) -> int:
    """The index of an id. Raises BadPosition with the ids there are."""
    if isinstance(name, str) and name in names:
        return names.index(name)
    raise BadPosition(f"{where}: {name!r} is none of {', '.join(names)}")


class _Id:
    def __init__(self, names: Sequence[str]) -> None:
        self.names = names

    def dump(self, value: int) -> str:
        return self.names[value]

    def load(self, data: object, where: str) -> int:
        return find(self.names, data, where)


class _Number:
    def __init__(self, most: int) -> None:
        self.most = most

    def dump(self, value: int) -> int:
        return value

    def load(self, data: object, where: str) -> int:
        if isinstance(data, int) and not isinstance(data, bool) and 0 <= data <= self.most:
            return data
        raise BadPosition(f"{where}: {data!r} is not a number from 0 to {self.most}")


class _Flag:
    def dump(self, value: bool) -> bool:
        return value

    def load(self, data: object, where: str) -> bool:
        if isinstance(data, bool):
            return data
        raise BadPosition(f"{where}: {data!r} is neither true nor false")


class _GrayTile:
    """The gray action tile of a symbol."""

    def dump(self, value: int) -> str:
        return cat.SYMBOLS[value // len(cat.ACTION_COLOURS)]

    def load(self, data: object, where: str) -> int:
        return find(cat.SYMBOLS, data, where) * len(cat.ACTION_COLOURS) + cat.GRAY


class _Cube:
    """A cube on a tile: `spring c4`."""

    def dump(self, value: int) -> str:
        return f"{cat.COLOURS[value // HEXES]} {NAMES[value % HEXES]}"

    def load(self, data: object, where: str) -> int:
        if not isinstance(data, str):
            raise BadPosition(f"{where}: {data!r} is not a colour and a hex, such as 'spring c4'")
        colour, _, hex_ = data.partition(" ")
        return find(cat.COLOURS, colour, where) * HEXES + find(NAMES, hex_, where)


class _Colours:
    """A set of colours."""

    def dump(self, value: int) -> list[str]:
        return [cat.COLOURS[colour] for colour in bits(value)]

    def load(self, data: object, where: str) -> int:
        return sum({1 << colour for colour in _Many(COLOUR).load(data, where)})


class _Many:
    def __init__(self, item: Any) -> None:
        self.item = item

    def dump(self, value: tuple[int, ...]) -> list[Any]:
        return [self.item.dump(each) for each in value]

    def load(self, data: object, where: str) -> tuple[int, ...]:
        if not isinstance(data, list):
            raise BadPosition(f"{where}: {data!r} is not a list")
        return tuple(self.item.load(each, where) for each in data)


COLOUR = _Id(cat.COLOURS)
_HEX = _Id(NAMES)
_TILE = _Id(cat.TILES)
_MAY_PASS = (("may_pass", _Flag()),)
_DONE = (("hired", _Number(1)), ("activated", _Number(len(cat.CHARACTERS))))

FIELDS: dict[int, tuple[tuple[str, Any], ...]] = {
    kinds.CUBE: (("colours", _Colours()),),
    kinds.AREA: (("symbol", _GrayTile()),),
    kinds.LAND: _MAY_PASS,
    kinds.PLACE: (("tile", _TILE),),
    kinds.COLOUR: (("hex", _HEX),),
    kinds.BUILD: _MAY_PASS,
    kinds.PAY: (
        ("needs", _Many(_Colours())),
        ("free", _Number(len(NAMES))),
        ("pool", _Many(_Cube())),
        ("paid", _Many(_Cube())),
    ),
    kinds.SUN: _MAY_PASS,
    kinds.STEWARD: (("one", COLOUR), ("other", COLOUR)),
    kinds.CHARACTERS: _DONE,
    kinds.CLEAR_AREA: (("area", _Id(cat.AREAS)),),
    kinds.RAISE: (("hex", _HEX),),
    kinds.ERECT: (("building", _Id([building.id for building in cat.BUILDINGS])),),
    kinds.PLACE_DRAWN: (("tile", COLOUR),),
    kinds.COUNSEL: _DONE,
    kinds.WAKE: (("character", _Id([character.id for character in cat.CHARACTERS])),),
}
"""What an entry of each kind holds behind kind and seat."""

DEFAULTS: dict[str, Any] = {"may_pass": True, "hired": 0, "activated": 0, "paid": [], "colours": list(cat.COLOURS)}

LASTING = {kinds.TAKE, kinds.CHARACTERS, kinds.NEXT_TURN, kinds.FINISH_TURN, kinds.CLEAR_AREA, kinds.COUNSEL}
"""What may lie at the bottom, because it goes on to the next turn by itself."""


def dump(todo: list[Entry]) -> list[dict[str, Any]]:
    return [_dump_entry(entry) for entry in todo]


def _dump_entry(entry: Entry) -> dict[str, Any]:
    kind, seat, *values = entry
    if kind < kinds.AUTOMATIC:
        data = {"ask": kinds.DECISIONS[kind], "seat": seat}
    else:
        data = {"then": kinds.STEPS[kind - kinds.AUTOMATIC], "seat": seat}
    for (name, field), value in zip(FIELDS.get(kind, ()), values, strict=True):
        data[name] = field.dump(value)
    return data


def load(data: list[dict[str, Any]], seats: int) -> list[Entry]:
    """The stack, completed at the bottom by what goes on to the next turn. Raises BadPosition."""
    todo = [_load_entry(entry, seats, f"pending.{i}") for i, entry in enumerate(data)]
    if todo and todo[0][0] not in LASTING:
        todo.insert(0, _bottom(todo[0]))
    for below, (kind, *_) in zip([(-1,), *todo], todo, strict=False):
        if kind == kinds.PAY and below[0] not in (kinds.RAISE, kinds.ERECT, kinds.WAKE):
            raise BadPosition("pending: below 'pay' stands what is paid for: 'raise', 'erect' or 'wake'")
    return todo


def _bottom(first: Entry) -> Entry:
    kind, seat = first[:2]
    if kind == kinds.WAKE:
        return (kinds.COUNSEL, seat, 0, 1)
    if kind in (kinds.START_LAND, kinds.CUBE, kinds.STACKS, kinds.OFFER_CUBE):
        return (kinds.NEXT_TURN, seat)
    return (kinds.FINISH_TURN, seat)


def _load_entry(data: dict[str, Any], seats: int, where: str) -> Entry:
    rest = dict(data)
    if "ask" in rest:
        kind = find(kinds.DECISIONS, rest.pop("ask"), f"{where}.ask")
    else:
        kind = find(kinds.STEPS, rest.pop("then", None), f"{where}.then") + kinds.AUTOMATIC
    values = [_Number(seats - 1).load(rest.pop("seat", None), f"{where}.seat")]
    for name, field in FIELDS.get(kind, ()):
        values.append(field.load(rest.pop(name, DEFAULTS.get(name)), f"{where}.{name}"))
    if rest:
        raise BadPosition(f"{where}.{min(rest)}: no such field here")
    return (kind, *values)


def problem(board: Board, entry: Entry) -> str | None:
    """What is wrong with an entry on its owner's board, if anything."""
    check = _CHECKS.get(entry[0])
    return None if check is None or check[0](board, *entry[2:]) else check[1]


def _takes_a_cube(board: Board, hex_: int) -> bool:
    return bool(board.takes_cube() & 1 << hex_)


def _covers(board: Board, needs: tuple[int, ...], free: int, pool: tuple[int, ...], _paid: object) -> bool:
    there = not Counter(pool) - Counter(board.pool()) and list(pool) == sorted(pool)
    needed = all(any(need >> code // HEXES & 1 for code in pool) for need in needs)
    return there and needed and len(pool) >= len(needs) + free > 0


_CHECKS: dict[int, tuple[Callable[..., bool], str]] = {
    kinds.COLOUR: (_takes_a_cube, "the bonus cube goes on a tile that can take it"),
    kinds.PAY: (
        _covers,
        "the pool holds cubes of the board, by colour and then by hex, and covers the payment of at least one",
    ),
    kinds.STEWARD: (lambda board, one, other: one != other, "tiles of one colour need no order"),
    kinds.RAISE: (
        lambda board, hex_: bool(board.tiles & ~board.temples & 1 << hex_),
        "a temple is raised on a tile without one",
    ),
    kinds.ERECT: (lambda board, building: not board.built >> building & 1, "this building stands already"),
    kinds.WAKE: (
        lambda board, character: bool(board.hired & ~board.active & 1 << character),
        "only a character that is hired and not active is activated",
    ),
}
"""For kinds that could contradict the board: what has to hold, and the words if it does not."""
