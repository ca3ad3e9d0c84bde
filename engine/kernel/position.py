"""The position of a game as JSON: written and read field by field, as declared in the state."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engine.bounds import TooMuch, bounded
from engine.game import BadOptions, BadPosition, Game
from engine.kernel.codecs import REQUIRED, SEAT, At, Codec, EachSeat, Number, keyed, listed, shown
from engine.kernel.decisions import Decision, Entry
from engine.kernel.driver import Rules
from engine.kernel.state import Fields

F = TypeVar("F", bound=Fields)
MOST_PENDING = 64
VERSION = 1
_HEADER = ("game", "version", "seats", "options", "pending")


@dataclass(frozen=True, slots=True)
class Part(Generic[F]):
    """A part that positions do not write field by field: `name` stands for several fields at once."""

    name: str
    dump: Callable[[F], Any]
    load: Callable[[F, Any, At], None]
    """`load(state, data, at)` sets the fields; data is None where the position leaves the part out."""


class Struct(Codec[F]):
    """Fields as an object: a nested part of a state, or the whole of it.

    `fill` computes, in its order and after everything that is given, the fields that positions leave out or never hold:
    `fill={"deck": cards_that_are_nowhere_else}`. `check(state, at)` raises BadPosition (`at.refuse`) for what no
    single field can tell.
    """

    def __init__(
        self,
        kind: type[F],
        *,
        parts: tuple[Part[F], ...] = (),
        fill: Mapping[str, Callable[[F], Any]] | None = None,
        check: Callable[[F, At], None] | None = None,
    ) -> None:
        self.kind, self.parts, self.fill = kind, parts, dict(fill or {})
        self.check = check
        self.stored = {name: field.codec for name, field in kind.fields.items() if field.codec is not None}

    def dump(self, value: F, without: frozenset[str] = frozenset()) -> dict[str, Any]:
        found = {name: codec.dump(getattr(value, name)) for name, codec in self.stored.items() if name not in without}
        return found | {part.name: part.dump(value) for part in self.parts if part.name not in without}

    def load(self, data: object, at: At) -> F:
        state = self.kind()
        self.read(state, keyed(data, at), at)
        self.complete(state, keyed(data, at), at)
        return state

    def read(self, state: F, data: dict[str, Any], at: At, besides: tuple[str, ...] = ()) -> None:
        """Set all given fields."""
        known = {*self.stored, *(part.name for part in self.parts), *besides}
        for name in data:
            if name not in known:
                (at / name).refuse("there is no such field")
        for name, codec in self.stored.items():
            if name in data and not (data[name] is None and name in self.fill):
                setattr(state, name, codec.load(data[name], at / name))
            elif name not in self.fill and self.kind.fields[name].default is REQUIRED:
                setattr(state, name, codec.absent(at / name))
        for part in self.parts:
            part.load(state, data.get(part.name), at / part.name)

    def complete(self, state: F, data: dict[str, Any], at: At) -> None:
        """Compute the missing fields, then check the whole."""
        for name, compute in self.fill.items():
            if data.get(name) is None:
                setattr(state, name, compute(state))
        if self.check is not None:
            self.check(state, at)


class Stack(Codec[list[Entry]]):
    """What is pending, the next one last: `{"ask": "place", "seat": 0, "tile": "spring"}`, steps with `then`."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.items = rules.items

    def dump(self, value: list[Entry]) -> list[dict[str, Any]]:
        return [self._dump(*entry) for entry in value]

    def _dump(self, name: str, seat: int | None, *args: Any) -> dict[str, Any]:
        item = self.items[name]
        found: dict[str, Any] = {"ask" if isinstance(item, Decision) else "then": name}
        if seat is not None:
            found["seat"] = seat
        return found | {arg.name: arg.codec.dump(value) for arg, value in zip(item.args, args, strict=True)}

    def load(self, data: object, at: At) -> list[Entry]:
        entries = enumerate(listed(data, at, MOST_PENDING))
        return [self._load(keyed(entry, at / number), at / number) for number, entry in entries]

    def _load(self, data: dict[str, Any], at: At) -> Entry:
        kind = "ask" if "ask" in data else "then"
        name = data.get(kind)
        item = self.items.get(name) if isinstance(name, str) else None
        if item is None or isinstance(item, Decision) != (kind == "ask"):
            names = [each.name for each in self.items.values() if isinstance(each, Decision) == (kind == "ask")]
            (at / kind).refuse(f"{shown(name)} is none of {', '.join(names)}")
        for key in data:
            if key not in (kind, "seat", *(arg.name for arg in item.args)):
                (at / key).refuse("there is no such field here")
        seat = data.get("seat")
        if seat is not None or kind == "ask":
            seat = SEAT.load(seat, at / "seat")
        return (name, seat, *(self._arg(arg, data, at / arg.name) for arg in item.args))

    def _arg(self, arg: Any, data: dict[str, Any], at: At) -> Any:
        if arg.name in data:
            return arg.codec.load(data[arg.name], at)
        return arg.codec.absent(at) if arg.default is REQUIRED else arg.default


class Format(Generic[F]):
    """The position of a game: a header, the pending entries, and the fields of its state.

    For `fill`, `check` and `parts` see `Struct`; `fill` may compute `todo`, too.
    """

    def __init__(
        self,
        state: type[F],
        rules: Rules[Any],
        *,
        parts: tuple[Part[F], ...] = (),
        fill: Mapping[str, Callable[[F], Any]] | None = None,
        check: Callable[[F, At], None] | None = None,
    ) -> None:
        self.struct = Struct(state, parts=parts, fill=fill, check=check)
        self.rules, self.stack = rules, Stack(rules)

    def dump(self, game: Any, without: frozenset[str] = frozenset()) -> str:
        """The position as text, these fields left out."""
        data = {"game": game.key, "version": VERSION, "seats": game.seats, "options": game.options}
        data["pending"] = self.stack.dump(game.todo)
        return json.dumps(data | self.struct.dump(game, without), separators=(",", ":"), ensure_ascii=False)

    def load(self, kind: type[Any], text: str) -> Any:
        """A game of this kind. Raises BadPosition, naming the field and what is wrong with it."""
        data = parsed(text)
        if data.get("game") != kind.key:
            raise BadPosition(f"game: {shown(data.get('game'))} is not {kind.key}")
        at = At("", self._seats(data, kind))
        if type(version := data.get("version", VERSION)) is not int or version != VERSION:
            (at / "version").refuse(f"{shown(version)} is not {VERSION}")
        game = kind()
        game.seats, game.options = at.seats, _options(kind, data.get("options", {}), at)
        if "pending" in data and not (data["pending"] is None and "todo" in self.struct.fill):
            game.todo = self.stack.load(data["pending"], at / "pending")
        elif "todo" not in self.struct.fill:
            (at / "pending").refuse("is missing")
        self.struct.read(game, data, at, _HEADER)
        self.struct.complete(game, data | {"todo": data.get("pending")}, at)
        self._go_on(game, at / "pending")
        return game

    def _seats(self, data: dict[str, Any], kind: type[Game]) -> int:
        """The number given, or the length of the first field with a value for each seat."""
        seats = data.get("seats")
        if seats is None:
            lists = [data.get(name) for name, codec in self.struct.stored.items() if isinstance(codec, EachSeat)]
            seats = next((len(each) for each in lists if isinstance(each, list)), None)
        return Number(kind.min_seats, kind.max_seats).load(seats, At("seats", 0))

    def _go_on(self, game: Any, at: At) -> None:
        """Run the steps on top; refuse a decision that is skipped or leaves no choice."""
        if not game.todo:
            return
        name, *args = game.todo[-1]
        item = self.rules.items[name]
        if not isinstance(item, Decision):
            self.rules.advance(game, None)
        elif item.obstacle is not None and (why := item.obstacle(game, *args)):
            at.refuse(f"{name!r} is passed over: {why}")
        if game.todo and not self.rules.moves(game):
            at.refuse(f"nothing can be chosen at {game.todo[-1][0]!r}")


def parsed(text: str) -> dict[str, Any]:
    """The JSON object in a text from outside. Raises BadPosition, for texts that are too long or nested, too."""
    try:
        data = json.loads(bounded(text))
    except ValueError as error:
        raise BadPosition(f"position: {error if isinstance(error, TooMuch) else f'no JSON: {error}'}") from None
    return keyed(data, At("", 0))


def _options(kind: type[Game], given: object, at: At) -> dict[str, str]:
    for name, value in keyed(given, at / "options").items():
        if not isinstance(value, str):
            (at / "options" / name).refuse(f"{shown(value)} is no word")
    try:
        return kind.complete_options(at.seats, keyed(given, at / "options"))
    except BadOptions as error:
        raise BadPosition(f"options: {error}") from None
