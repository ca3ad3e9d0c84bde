"""The rows of the database as values. JSON columns are validated by pydantic when read."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Json, PlainSerializer, TypeAdapter

from engine.game import Event, Fact


@dataclass(frozen=True, slots=True)
class Seat:
    """The occupant of a seat: a person, or a computer player by its name in `engine.players`."""

    name: str
    user: int | None = None
    player: str | None = None


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game: how it began, where it stands, where it is played."""

    id: str
    key: str
    """Its key in the registry of games."""
    header: str
    """The header of its record, as `engine.record` writes it; contains the seed."""
    seats: Json[tuple[Seat, ...]]
    guild: int | None
    channel: int
    locale: str
    position: str
    base: str
    created: int
    revision: int = 0
    undoable: int = 0
    ended: Literal["over", "abandoned"] | None = None
    asleep: bool = False
    computer_moves: bool = False
    """A computer is to move."""
    hints: Json[tuple[tuple[int, int], ...]] = ()
    """Seat and revision of every hint given, the same one once."""
    waits_for: int | None = None
    """The person to move."""
    waits_since: int = 0
    """Since when it has been this person."""
    pace: str = "relaxed"
    """See `bot.matches.pace`."""
    absent: str = "computer"
    """What becomes of the seat of somebody whose time is up: a computer of this level, or `resign`."""
    clocks: Json[dict[int, int]] = field(default_factory=dict)
    """The seconds that people have left, as of when they were to move the last time."""
    deadline: int | None = None
    """When the time of the person to move is up, as far as is known."""


def _event(data: Any) -> Event:
    kind, seat, only, reveals, facts = data
    return Event(kind, seat, only=only, reveals=reveals, **{key: _fact(value) for key, value in facts.items()})


def _fact(value: Any) -> Fact:
    return tuple(value) if isinstance(value, list) else value


def _event_data(event: Event) -> list[Any]:
    return [event.kind, event.seat, event.only, event.reveals, event.data]


StoredEvent = Annotated[Any, BeforeValidator(_event), PlainSerializer(_event_data)]


@dataclass(frozen=True, slots=True)
class JournalEntry:
    """One line of the journal. `revision` is the one it leads to."""

    revision: int
    kind: Literal["play", "undo", "hand_over", "abandon", "restore", "resign"]
    at: int
    seat: int | None = None
    user: int | None = None
    moves: Json[tuple[str, ...]] = ()
    back: int = 0
    """For an undo: how many plays it takes back; for a restore: how many revisions it leaves out."""
    events: Json[tuple[StoredEvent, ...]] = ()


@dataclass(frozen=True, slots=True)
class KeptAttachment:
    """A file attached to a message, and its text alternative."""

    id: int
    alt: str


@dataclass(frozen=True, slots=True)
class MessageRow:
    """A message of a game: whom it addresses and what it shows."""

    nonce: str
    game: str
    kind: Literal["turn", "end", "dm", "lost", "call", "reminder", "warning"]
    channel: int
    opened: int
    user: int | None = None
    seat: int | None = None
    message: int | None = None
    shown: int = -1
    closed: int | None = None
    """The revision at which its turn passed."""
    done: bool = False
    """It will not change again."""
    files: Json[dict[str, KeptAttachment]] = field(default_factory=dict)
    """By file name."""
    text_only: bool = False
    passed: bool = False
    """It shows that its turn has passed, with the pictures of that time; its story alone is left once it is `done`."""
    at: int = 0
    """Not to be posted before."""
    owes: bool = False
    """Its person is still to be called, by a message of its own."""


@dataclass(frozen=True, slots=True)
class Post:
    """A game whose messages lag behind its revision."""

    game: str
    revision: int


@dataclass(frozen=True, slots=True)
class LobbyRow:
    """A table that waits for its players."""

    id: str
    key: str
    options: Json[dict[str, str]]
    seats: Json[tuple[Seat, ...]]
    host: int
    guild: int | None
    channel: int
    locale: str
    created: int
    message: int | None = None
    thread: bool = False
    ordered: bool = False
    """The seats are in turn order, not to be drawn."""
    pace: str = "relaxed"
    absent: str = "computer"
    state: Literal["open", "started", "closed"] = "open"


@dataclass(frozen=True, slots=True)
class TableRow:
    """What a list says of a game under way."""

    id: str
    key: str
    seats: Json[tuple[Seat, ...]]
    guild: int | None
    channel: int
    revision: int
    waits_for: int | None
    waits_since: int
    message: int | None
    """Its open turn message."""


DmState = Literal["open", "closed", "told"]
"""Closed: direct messages do not arrive; told: closed, and the person knows."""


@dataclass(frozen=True, slots=True)
class UserRow:
    """What is known of one person."""

    id: int
    dm_state: DmState = "open"
    locale: str | None = None
    """Their language, as last seen."""


@dataclass(frozen=True, slots=True)
class Habit:
    """How somebody wants to hear of their turns, on one server or wherever they chose nothing of its own."""

    user: int
    guild: int = 0
    """0 for wherever nothing of its own was chosen."""
    call: Literal["mention", "dm", "both", "none"] = "mention"
    reminder: int = 0
    """Hours after which they are reminded; 0 for never."""
    quiet: str = ""
    """Hours in which they are not disturbed, such as `2200-0700`; see `bot.base.quiet`."""
    zone: str = "UTC"
    before: str = ""
    """Quiet hours and their zone that count for clocks until `counts`, after a change."""
    counts: int = 0

    @property
    def mentioned(self) -> bool:
        return self.call in ("mention", "both")

    @property
    def written_to(self) -> bool:
        return self.call in ("dm", "both")


@dataclass(frozen=True, slots=True)
class Timer:
    """Something due that is being done, until the lease ends."""

    kind: str
    subject: str
    lease: int


@dataclass(frozen=True, slots=True)
class Outage:
    """A time in which nobody could play a game, or any; None for the end of one that lasts."""

    begin: int
    end: int | None


@dataclass(frozen=True, slots=True)
class Vacation:
    """A time in which the clocks of one person stand."""

    user: int
    begin: int
    end: int
    days: Json[tuple[str, ...]]
    """The days it takes, as that person's calendar has them."""


GAME = TypeAdapter(GameRow)
ENTRY = TypeAdapter(JournalEntry)
MESSAGE = TypeAdapter(MessageRow)
POST = TypeAdapter(Post)
LOBBY = TypeAdapter(LobbyRow)
USER = TypeAdapter(UserRow)
TABLE = TypeAdapter(TableRow)
TIMER = TypeAdapter(Timer)
HABIT = TypeAdapter(Habit)
OUTAGE = TypeAdapter(Outage)
VACATION = TypeAdapter(Vacation)
