"""The state of a game as fields declared once: slots, `copy()` and the position follow from the declaration."""

from __future__ import annotations

from abc import ABCMeta
from dataclasses import dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, ClassVar, Self, Union, get_args, get_origin, get_type_hints

from engine.game import Move
from engine.kernel.codecs import REQUIRED, Codec
from engine.kernel.decisions import Entry

SHARED = "shared"
"""Marks a list, dict or set that is replaced, never changed: copies share it."""


@dataclass(frozen=True, slots=True)
class Field:
    """One declared field."""

    name: str
    hint: Any
    """Its annotation, evaluated."""
    codec: Codec[Any] | None
    """How positions write it; None for what they do not hold."""
    default: Any = REQUIRED


class _Declared(ABCMeta):
    """Turns the annotations into slots, then generates `__init__` (the defaults) and `copy` as if written by hand."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any], **options: Any) -> _Declared:
        declared = [key for key, hint in body.get("__annotations__", {}).items() if "ClassVar" not in str(hint)]
        defaults = {key: body.pop(key) for key in declared if key in body}
        body["__slots__"] = tuple(declared)
        cls = super().__new__(mcs, name, bases, body, **options)
        if declared:
            hints = get_type_hints(cls, include_extras=True)
            inherited: dict[str, Field] = cls.fields  # type: ignore[attr-defined]
            own = {key: _field(key, hints[key], defaults.get(key, REQUIRED)) for key in declared}
            cls.fields = inherited | own  # type: ignore[attr-defined]
            _write(cls, cls.fields)  # type: ignore[attr-defined]
        return cls


class Fields(metaclass=_Declared):
    """A class whose annotations are its fields.

        class Board(Fields):
            tiles: Annotated[int, HEX_SET] = 0         # in positions, as HEX_SET writes it
            stock: Annotated[list[int], PER_COLOUR]    # no default: to be set, and demanded of positions
            shore: int                                 # not in positions: computed by `fill`, see `Format`

    Lists, dicts, sets and nested `Fields` are copied, to any depth of lists; everything else is shared between copies.
    """

    fields: ClassVar[dict[str, Field]] = {}

    def copy(self) -> Self:
        """Return an independent copy."""
        raise NotImplementedError


def _field(name: str, hint: Any, default: Any) -> Field:
    marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    return Field(name, hint, next((mark for mark in marks if isinstance(mark, Codec)), None), default)


def _copied(hint: Any, value: str) -> str:
    """The source of a copy of this value: the value itself if copies share it."""
    origin, args = get_origin(hint) or hint, get_args(hint)
    if origin is Annotated:
        return value if SHARED in args[1:] else _copied(args[0], value)
    if origin in (Union, UnionType):
        found = {_copied(arg, value) for arg in args if arg is not NoneType} - {value}
        return f"(None if {value} is None else {found.pop()})" if found else value
    if origin is list:
        item = _copied(args[0], "each") if args else "each"
        return f"{value}[:]" if item == "each" else f"[{item} for each in {value}]"
    if origin in (dict, set) or (isinstance(origin, type) and issubclass(origin, Fields)):
        return f"{value}.copy()"
    return value


def _write(cls: type, fields: dict[str, Field]) -> None:
    """Compile the methods, so that they are as fast as written out."""
    defaults = {f"_{field.name}": field.default for field in fields.values() if field.default is not REQUIRED}
    start = [
        f" self.{name} = {_copied(field.hint, f'_{name}')}" for name, field in fields.items() if f"_{name}" in defaults
    ]
    copy = [f" twin.{name} = {_copied(field.hint, f'self.{name}')}" for name, field in fields.items()]
    source = ["def __init__(self):", *(start or [" pass"])]
    source += ["def copy(self):", " twin = new(self.__class__)", *copy, " return twin"]
    names: dict[str, Any] = defaults | {"new": object.__new__}
    exec(compile("\n".join(source), f"<fields of {cls.__qualname__}>", "exec"), names)  # noqa: S102 - our own source
    cls.__init__, cls.copy = names["__init__"], names["copy"]  # type: ignore[misc, attr-defined]


class GameState(Fields):
    """What every state has. A game's `State` adds its own fields."""

    seats: int
    options: Annotated[dict[str, str], SHARED]
    todo: list[Entry]
    """The stack of what is pending, the next one last; empty when the game is over. In positions: `pending`."""
    offers: Annotated[list[Move] | None, SHARED] = None
    """The legal moves, where the driver lists them when their decision comes up (`Rules(take_single=True)`)."""
