"""How a game declares its decisions, the conditions of its moves, and what happens automatically."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Concatenate, Generic, TypeVar

from engine.game import Fact, Move, Seat
from engine.kernel.codecs import REQUIRED, Codec
from engine.kernel.log import Log

S = TypeVar("S", contravariant=True)
Entry = tuple[Any, ...]
"""What is pending: `(name, seat, *args)`, the name of a decision or a step. The seat of a step may be None."""
Facts = Mapping[str, Fact]


@dataclass(frozen=True, slots=True)
class Arg:
    """An argument of an entry, after name and seat: its name in positions, and its codec."""

    name: str
    codec: Codec[Any]
    default: Any = REQUIRED
    """The value if a position omits it."""


@dataclass(frozen=True, slots=True)
class Condition(Generic[S]):
    """One requirement of a move: it says what the move lacks, and, where the decision has no list of its own, what is
    legal.
    """

    key: str
    """Words under `<game>-why-<key>`."""
    rule: str
    """Number of the rule that requires it."""
    missing: Callable[Concatenate[S, Move, Seat, ...], Facts | None]
    """`missing(state, move, seat, *args)`: None if it is met, otherwise the facts of what is missing.

    Computed from what the mover may know, nothing else.
    """
    listed: str = ""
    """The fact in which alone moves may differ that one sentence tells of: there a list, with its length as `count`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision(Generic[S]):
    """A kind of choice: what can be chosen, what a choice does, and the rules that say so.

    All functions get the state first and the entry's seat and args last.
    """

    name: str
    """Words under `<game>-ask-<name>`; in positions `{"ask": name}`."""
    rules: tuple[str, ...]
    """Numbers of the rules that govern it, most important first."""
    play: Callable[Concatenate[S, Move, Log, Seat, ...], None]
    """`play(state, move, log, seat, *args)`: the effect. The entry has been taken off the stack; push what follows."""
    public: bool | Callable[Concatenate[S, Seat, ...], bool] = False
    """Whether everybody may know what can be chosen: the list depends on nothing hidden. Judged on public facts."""
    open: Callable[Concatenate[S, Seat, ...], list[Move]] | None = None
    """`open(state, seat, *args)`, asked where the list is not public: the moves that take no hidden card and are legal
    whatever the mover holds. They are played from the message of the table. None: only the mover is offered any.
    """
    facts: Callable[Concatenate[S, Seat, ...], Facts] | None = None
    """The facts of the question beyond its words; public."""
    args: tuple[Arg, ...] = ()
    obstacle: Callable[Concatenate[S, Seat, ...], str | None] | None = None
    """The reason why the decision is skipped, publicly known; None when it is due."""
    candidates: Callable[Concatenate[S, Seat, ...], Iterable[Move]] | None = None
    """The moves a player might think of here, legal or not: what `why_not` can explain. Default: the legal ones."""
    conditions: tuple[Condition[S], ...] = ()
    """A candidate is legal if, and only if, none of them is missing."""
    moves: Callable[Concatenate[S, Seat, ...], list[Move]] | None = None
    """`moves(state, seat, *args)`: the legal moves, a new list. It must not change the state.

    Default: the candidates that lack nothing. A list of its own is for speed, and a law in tests/engine/laws.py holds
    it to the conditions.
    """

    def legal(self, state: S, seat: Seat, *args: Any) -> list[Move]:
        """The candidates that lack nothing."""
        if self.candidates is None:
            raise TypeError(f"decision {self.name!r} has neither moves nor candidates")
        found = list(self.candidates(state, seat, *args))
        for condition in self.conditions:
            missing = condition.missing
            found = [move for move in found if missing(state, move, seat, *args) is None]
        return found


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """Something that happens automatically when it reaches the top of the stack: `{"then": name}` in positions."""

    name: str
    run: Callable[Concatenate[S, Log, ...], None]
    """`run(state, log, seat, *args)`. The entry has been taken off the stack."""
    args: tuple[Arg, ...] = ()
