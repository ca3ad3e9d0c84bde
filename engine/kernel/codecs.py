"""How the values of a state are written in positions. A codec is named in the annotation of its field.

Each has `dump(value)`, which gives JSON, and `load(data, at)`, which checks what came from outside and raises
BadPosition with the path of the field. Games add codecs of their own where these do not fit.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NoReturn, TypeVar

from engine.game import BadPosition
from engine.kernel.sets import members

T = TypeVar("T")
REQUIRED: Any = object()
"""Stands for a missing default."""
MOST = 999_999
"""No number and no list in a position is larger, unless its codec says so."""


@dataclass(frozen=True, slots=True)
class At:
    """The path of a value in a position, and what codecs must know of the game it belongs to."""

    path: str
    seats: int

    def __truediv__(self, part: str | int) -> At:
        return At(f"{self.path}.{part}" if self.path else str(part), self.seats)

    def refuse(self, why: str) -> NoReturn:
        """Raise BadPosition for the value here."""
        raise BadPosition(f"{self.path or 'position'}: {why}")


class Codec(Generic[T]):
    """Writes and reads the values of one type."""

    def dump(self, value: T) -> Any:
        raise NotImplementedError

    def load(self, data: object, at: At) -> T:
        """Raises BadPosition."""
        raise NotImplementedError

    def absent(self, at: At) -> T:
        """The value if a position omits it. Raises BadPosition if it must not be omitted."""
        at.refuse("is missing")


class Number(Codec[int]):
    def __init__(self, least: int = 0, most: int = MOST) -> None:
        self.least, self.most = least, most

    def dump(self, value: int) -> int:
        return value

    def load(self, data: object, at: At) -> int:
        if type(data) is int and self.least <= data <= self.most:
            return data
        at.refuse(f"{shown(data)} is not a number from {self.least} to {self.most}")


class SeatCodec(Codec[int]):
    """A seat of this game."""

    def dump(self, value: int) -> int:
        return value

    def load(self, data: object, at: At) -> int:
        return Number(0, at.seats - 1).load(data, at)


class Flag(Codec[bool]):
    def dump(self, value: bool) -> bool:
        return value

    def load(self, data: object, at: At) -> bool:
        if isinstance(data, bool):
            return data
        at.refuse(f"{shown(data)} is neither true nor false")


class Seed(Codec[bytes]):
    """Sixteen bytes, in hexadecimal."""

    def dump(self, value: bytes) -> str:
        return value.hex()

    def load(self, data: object, at: At) -> bytes:
        if isinstance(data, str) and re.fullmatch("[0-9a-f]{32}", data):
            return bytes.fromhex(data)
        at.refuse(f"{shown(data)} is not 32 hexadecimal digits")


class Among(Codec[T]):
    """One of a few values, each with its name: `Among({"step c4": STEP_C4})`."""

    def __init__(self, values: Mapping[str, T]) -> None:
        self.values = dict(values)
        self.names = {value: name for name, value in values.items()}

    def dump(self, value: T) -> str:
        return self.names[value]

    def load(self, data: object, at: At) -> T:
        if isinstance(data, str) and data in self.values:
            return self.values[data]
        few = ", ".join(list(self.values)[:12])
        at.refuse(f"{shown(data)} is none of {few}{' …' if len(self.values) > 12 else ''}")


class Name(Among[int]):
    """An id by its name: the index in a table of names."""

    def __init__(self, names: Iterable[str]) -> None:
        super().__init__({name: number for number, name in enumerate(names)})


class Word(Among[str]):
    """A name that the state holds unchanged, too."""

    def __init__(self, names: Iterable[str]) -> None:
        super().__init__({name: name for name in names})


class Maybe(Codec[T | None]):
    """A value or null; `empty` is what the state holds for null (often None or -1)."""

    def __init__(self, codec: Codec[T], empty: Any = None) -> None:
        self.codec, self.empty = codec, empty

    def dump(self, value: T | None) -> Any:
        return None if value is None or value == self.empty else self.codec.dump(value)

    def load(self, data: object, at: At) -> T | None:
        return self.empty if data is None else self.codec.load(data, at)


class Set(Codec[int]):
    """A bit mask, as a list of names."""

    def __init__(self, names: Sequence[str]) -> None:
        self.table, self.codec = tuple(names), Name(names)

    def dump(self, value: int) -> list[str]:
        return [self.table[each] for each in members(value)]

    def load(self, data: object, at: At) -> int:
        found = 0
        for number, each in enumerate(listed(data, at, len(self.table))):
            bit = 1 << self.codec.load(each, at / number)
            if found & bit:
                at.refuse(f"{each} is named twice")
            found |= bit
        return found


class Row(Codec[Any]):
    """A list of values; `into=tuple` where the state holds a tuple."""

    def __init__(self, codec: Codec[Any], most: int = MOST, into: Callable[[Iterable[Any]], Any] = list) -> None:
        self.codec, self.most, self.into = codec, most, into

    def dump(self, value: Iterable[Any]) -> list[Any]:
        return [self.codec.dump(each) for each in value]

    def load(self, data: object, at: At) -> Any:
        found = listed(data, at, self.most)
        return self.into([self.codec.load(each, at / number) for number, each in enumerate(found)])


class EachSeat(Row):
    """A value for each seat; `start` is what everybody has where a position leaves the field out."""

    def __init__(self, codec: Codec[Any], start: Any = REQUIRED, into: Callable[[Iterable[Any]], Any] = list) -> None:
        super().__init__(codec, into=into)
        self.start = start

    def load(self, data: object, at: At) -> Any:
        number = len(listed(data, at, MOST))
        if number != at.seats:
            at.refuse(f"one for each of the {at.seats} seats, not {number}")
        return super().load(data, at)

    def absent(self, at: At) -> Any:
        return super().absent(at) if self.start is REQUIRED else self.into([self.start] * at.seats)


class Each(Codec[Any]):
    """A value for each of some ids, by name: `{"red": 2}`. Values equal to `empty` are left out."""

    def __init__(
        self,
        names: Sequence[str],
        codec: Codec[Any],
        empty: Any = REQUIRED,
        into: Callable[[Iterable[Any]], Any] = list,
    ) -> None:
        self.table, self.codec, self.empty, self.into = tuple(names), codec, empty, into

    def dump(self, value: Sequence[Any]) -> dict[str, Any]:
        pairs = zip(self.table, value, strict=True)
        return {name: self.codec.dump(each) for name, each in pairs if self.empty is REQUIRED or each != self.empty}

    def load(self, data: object, at: At) -> Any:
        given = keyed(data, at)
        for name in given:
            if name not in self.table:
                (at / name).refuse(f"is none of {', '.join(self.table[:12])}")
        return self.into([self._one(given, name, at / name) for name in self.table])

    def _one(self, given: dict[str, Any], name: str, at: At) -> Any:
        if name in given:
            return self.codec.load(given[name], at)
        return self.codec.absent(at) if self.empty is REQUIRED else self.empty


class Fixed(Codec[tuple[Any, ...]]):
    """A tuple of values of different kinds, as a list."""

    def __init__(self, *codecs: Codec[Any]) -> None:
        self.codecs = codecs

    def dump(self, value: tuple[Any, ...]) -> list[Any]:
        return [codec.dump(each) for codec, each in zip(self.codecs, value, strict=True)]

    def load(self, data: object, at: At) -> tuple[Any, ...]:
        found = listed(data, at, MOST)
        if len(found) != len(self.codecs):
            at.refuse(f"{len(self.codecs)} values, not {len(found)}")
        pairs = enumerate(zip(self.codecs, found, strict=True))
        return tuple(codec.load(each, at / number) for number, (codec, each) in pairs)


FLAG = Flag()
SEAT = SeatCodec()
SEED = Seed()


def listed(data: object, at: At, most: int) -> list[Any]:
    """The data as a list of at most this many. Raises BadPosition."""
    if not isinstance(data, list):
        at.refuse(f"{shown(data)} is not a list")
    if len(data) > most:
        at.refuse(f"{len(data)} are more than the {most} there can be")
    return data


def keyed(data: object, at: At) -> dict[str, Any]:
    """The data as an object. Raises BadPosition."""
    if not isinstance(data, dict):
        at.refuse(f"{shown(data)} is not an object")
    return data


def shown(data: object) -> str:
    """Data from outside as an error quotes it: always short."""
    text = repr(data)
    return text if len(text) <= 60 else f"{text[:59]}…"
