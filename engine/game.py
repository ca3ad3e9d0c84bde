"""The contract of all games. A game waits for one decision by one seat, or is over."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, NewType, Self

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from random import Random

Fact = int | str | bool | tuple[int | str, ...] | None
Seat = NewType("Seat", int)
"""The number of a place at the table, from 0; turns usually go by rising number."""


class Move(str):
    """A move: its notation, together with what the rules need to carry it out.

    Lower-case words, the verb first, at most 120 characters (`place c4`). Games make their moves once, at import,
    and afterwards only select among them, so listing moves builds nothing. Two moves with equal text are equal.
    """

    __slots__ = ("args", "verb")

    verb: str
    args: tuple[int, ...]

    def __new__(cls, text: str, args: tuple[int, ...] = ()) -> Self:
        move = super().__new__(cls, text)
        move.verb = text.partition(" ")[0]
        move.args = args
        return move

    def __getnewargs__(self) -> tuple[str, tuple[int, ...]]:  # type: ignore[override]
        return (str(self), self.args)


class Event:
    """Something that happened, with its numbers; log lines and statistics come from events alone.

    `data` holds numbers and ids of things and places; the words for them are the translator's business.
    `only` is the one seat that may know it, None when everybody may. `reveals` marks a draw, a roll or a reveal by
    the game: what came before it cannot be taken back.
    """

    __slots__ = ("data", "kind", "only", "reveals", "seat")

    def __init__(
        self, kind: str, seat: int | None = None, *, only: int | None = None, reveals: bool = False, **data: Fact
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.only = only
        self.reveals = reveals
        self.data = data

    def __repr__(self) -> str:
        return f"Event({self.kind}, seat={self.seat}, only={self.only}, reveals={self.reveals}, {self.data})"


@dataclass(frozen=True, slots=True)
class Flow:
    """That an event brings something, for forecasts: `Flow("cube", of=("colour",), why="source")`."""

    kind: str
    """What: `mana`, `card`."""
    amount: str = ""
    """The fact that says how much; 1 without it."""
    of: tuple[str, ...] = ()
    """The facts that say which of that kind; a single one may list several things, so much of each."""
    why: str = ""
    """The fact that says what brings it; without it the kind of the event does."""
    sign: int = 1
    """-1 for what is paid or lost."""


class Prospect(NamedTuple):
    """Something that will come as the table stands, should this happen: `2 points, when the sun lies on e4`."""

    seat: int
    kind: str
    of: tuple[str, ...]
    when: str
    """What has to happen: `sun`, `completed`."""
    at: str
    """To what or where: a hex, a building, a Civ."""
    amount: int


@dataclass(frozen=True, slots=True)
class Prompt:
    """Which decision is due: the words are found under `<game>-ask-<kind>` with the facts of `data`."""

    seat: int
    kind: str
    rules: tuple[str, ...] = ()
    """Numbers of the rules that govern it, most important first: `H-3.2`."""
    data: tuple[tuple[str, Fact], ...] = ()


@dataclass(frozen=True, slots=True)
class Score:
    """Points of one seat; `lines` splits them by source, in the order of the rule book."""

    total: int
    lines: tuple[tuple[str, int], ...] = ()
    tiebreakers: tuple[tuple[str, int], ...] = ()
    """What breaks ties between seats with equal totals, most important first; counted in no total. Words as for lines.
    """
    left_out: tuple[tuple[str, int], ...] = ()
    """Sources that the rules do not count, with what they would bring. `<game>-left_out` tells one, with the reason."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    ranks: tuple[int, ...] | None
    """One place per seat, equal places shared (1, 1, 3); None where nobody is ranked."""
    reason: str
    """Words under `<game>-end-<reason>`."""


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game starts.

    Words under `<game>-option-<key>` and `<game>-option-<key>-<value>`; `<game>-about-<value>` says what that means.
    """

    key: str
    values: tuple[str, ...]
    default: str


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is not legal: one condition that is not met. Words under `<game>-why-<key>`, with the facts."""

    key: str
    rule: str
    """Number of the rule that demands it."""
    facts: tuple[tuple[str, Fact], ...] = ()
    listed: str = ""
    """The fact that is told as a list of what several moves name, with its length as `count`; empty if none is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What one seat (None: a spectator) may know. A value: equal content, equal repr and JSON; no way to the state."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    seat: int | None
    prompt: Prompt | None
    """The pending decision, None when the game is over. Everybody may know that it is due and whose it is."""
    moves: tuple[Move, ...] | None
    """The legal moves that the viewer may know: to the mover all, to spectators all or those that take nothing hidden;
    None where any would tell a secret, or they are another's own.
    """
    scores: tuple[Score, ...]
    """Projected as if the game were scored now; the final scores once there is a result."""
    result: Result | None

    @property
    def to_move(self) -> int | None:
        return self.prompt.seat if self.prompt else None

    @property
    def headline(self) -> tuple[int, int] | None:
        """The number of the present round and how many there are; None, the default, for a game without rounds."""
        return None

    @property
    def turn_order(self) -> tuple[int, ...]:
        """The seats in the order of their turns, whoever begins first; by default clockwise from the seat to move."""
        first = self.to_move or 0
        return tuple((first + place) % self.seats for place in range(self.seats))

    def to_json(self) -> str:
        return json.dumps(self, default=_facts, separators=(",", ":"))


def _facts(value: Any) -> dict[str, Any]:
    """The fields of a dataclass within a view, for JSON; `asdict` would copy everything within them first."""
    return {field.name: getattr(value, field.name) for field in fields(value)}


class IllegalMove(ValueError):
    """The move is not among the legal ones; the game is unchanged."""

    def __init__(self, text: str, legal: Sequence[str]) -> None:
        super().__init__(f"{text!r} is not legal here; legal: {', '.join(legal[:12])}{' …' if len(legal) > 12 else ''}")
        self.text = text
        self.legal = tuple(legal)


class BadOptions(ValueError):
    """The number of seats or an option is impossible; `key` names the words that say why."""

    def __init__(self, key: str, **data: Fact) -> None:
        super().__init__(f"{key} {data or ''}".strip())
        self.key = key
        self.data = data


class BadPosition(ValueError):
    """The position is impossible; the message names the field and what is wrong with it."""


MOST_SEATS = 4
"""Pictures, messages and lobby have so many colours; a game for more is refused."""


class Game(ABC):
    """One game under way. Subclasses add their slots; only `play` and `apply` change anything."""

    __slots__ = ()

    key: ClassVar[str]
    rules_version: ClassVar[int]
    """Grows by one when a rule changes; records and stored games name it."""
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    """At most `MOST_SEATS`."""
    option_specs: ClassVar[tuple[Option, ...]] = ()
    """The options, in the order the lobby asks for them."""
    sole_source: ClassVar[str | None] = None
    """The source of all points of a game that has but one: what it counts is called by the words of that source. None,
    the default: points.
    """
    story: ClassVar[frozenset[str]] = frozenset()
    """The fields of a position's JSON that but tell how it came about."""
    flows: ClassVar[Mapping[str, tuple[Flow, ...]]] = {}
    """What events of each kind bring and cost whom, for forecasts; without it they tell of points alone."""
    blind: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that reveal something, with no fact that was hidden, while nothing else in the same move depends
    on what is revealed, as with a card drawn unseen: a forecast tells of them, and goes on to the end of the move.
    """

    seats: int
    options: dict[str, str]

    @classmethod
    @abstractmethod
    def new(cls, *, seats: int, seed: int | bytes, options: Mapping[str, str] | None = None) -> Self:
        """Set up a game. Same seed and same moves, same game, everywhere. Raises BadOptions."""

    @classmethod
    @abstractmethod
    def from_json(cls, text: str) -> Self:
        """Read a game from its position. Raises BadPosition for what is impossible, and for nothing else."""

    @classmethod
    def complete_options(cls, seats: int, options: Mapping[str, str] | None) -> dict[str, str]:
        """Complete the options with their defaults. Raises BadOptions for options this game cannot be played with."""
        if not cls.min_seats <= seats <= cls.max_seats:
            raise BadOptions("bad-seats", seats=seats, least=cls.min_seats, most=cls.max_seats)
        given = dict(options or {})
        settled = {option.key: given.pop(option.key, option.default) for option in cls.option_specs}
        if given:
            raise BadOptions("bad-option", option=min(given))
        for option in cls.option_specs:
            if settled[option.key] not in option.values:
                raise BadOptions("bad-value", option=option.key, value=settled[option.key])
        cls.check_options(seats, settled)
        return settled

    @classmethod
    def check_options(cls, seats: int, options: Mapping[str, str]) -> None:
        """Raise BadOptions where values that are each possible do not go together."""
        return None

    @property
    @abstractmethod
    def to_move(self) -> int | None:
        """The seat that decides; None when the game is over."""

    @property
    def turn_mark(self) -> tuple[int, ...]:
        """What changes with every turn: it tells two turns of one seat in a row apart. By default it never changes."""
        return ()

    @property
    def most(self) -> int | None:
        """The most points with which a seat can end this game, whose last one wins as a rule; None, the default, where
        nobody can say.
        """
        return None

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """How it ended; None while somebody is to move."""

    @abstractmethod
    def moves(self) -> list[Move]:
        """List the legal moves of the seat to move: no duplicates, stable order; empty only when the game is over."""

    @abstractmethod
    def apply(self, move: Move, log: list[Event] | None = None) -> None:
        """Carry out a move known to come from `moves()`, unchecked; for search. Events are built only with a log."""

    def foresee(self, move: Move, log: list[Event]) -> None:
        """Carry out a move known to come from `moves()`, for a forecast: as `apply`, but no further than to another
        seat's turn, even if that would be played by itself.
        """
        self.apply(move, log)

    def play(self, move: str, log: list[Event] | None = None) -> None:
        """Carry out a legal move. Raises IllegalMove and changes nothing otherwise."""
        self.apply(self.parse(move), log)

    def parse(self, text: str) -> Move:
        """Return the legal move with this notation. Raises IllegalMove."""
        legal = self.moves()
        try:
            return legal[legal.index(text)]  # type: ignore[arg-type]
        except ValueError:
            raise IllegalMove(text, legal) from None

    def candidates(self) -> list[Move]:
        """The moves `why_not` can explain at the pending decision, the legal ones among them."""
        return self.moves()

    def why_not(self, move: str) -> tuple[Reason, ...]:
        """What this move lacks to be legal; empty for a legal one. Tells nothing that the mover may not know.

        Raises IllegalMove for a move that is no candidate.
        """
        self.parse(move)
        return ()

    def forbidden(self) -> list[tuple[Move, tuple[Reason, ...]]]:
        """The candidates that are not legal, each with what it lacks (`why_not`); none where a game cannot say."""
        return []

    @abstractmethod
    def prompt(self) -> Prompt | None:
        """Which decision is due; None when the game is over."""

    def may_see_moves(self, viewer: int | None) -> bool:
        """Whether this viewer's view shows all legal moves, judged on public facts. Overridden by a game that shows a
        part of them, or can answer without a view.
        """
        return self.view(viewer).moves is not None

    def known_moves(self, viewer: int | None) -> Sequence[Move] | None:
        """The moves that this viewer's view shows. Overridden where they can be told without a view."""
        return self.view(viewer).moves

    @abstractmethod
    def copy(self) -> Self:
        """Return an independent copy, cheap enough for search."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """Show what this seat may know; None for what anybody may know."""

    @abstractmethod
    def determinize(self, seat: int | None, rng: Random) -> Self:
        """Return a full state this viewer cannot tell from the true one; a function of the view and `rng` alone."""

    @abstractmethod
    def scores(self) -> tuple[Score, ...]:
        """Points by seat, as if the game were scored now. Knows everything: views show what may be shown."""

    def prospects(self) -> tuple[Prospect, ...]:
        """What things on the table will still bring, and when: what everybody can see. None by default."""
        return ()

    @abstractmethod
    def to_json(self) -> str:
        """Write the whole position, hidden things and all, as documented for this game."""

    def position_key(self) -> str:
        """The position without its story: that of two positions in which nothing differs but how they came about."""
        return json.dumps({key: value for key, value in json.loads(self.to_json()).items() if key not in self.story})
