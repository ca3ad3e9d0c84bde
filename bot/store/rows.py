"""The rows of games, messages, lobbies, servers and times as values. JSON columns are validated by pydantic when read.

Those of people are in `person_rows`, those of figures in `figure_rows`.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Json, PlainSerializer, TypeAdapter

from engine.game import Event, Fact


@dataclass(frozen=True, slots=True)
class Seat:
    """The occupant of a seat: a person, or a computer player by its name in `engine.players`."""

    name: str
    user: int | None = None
    player: str | None = None
    free: bool = False
    """Somebody else may take it, with all it knows."""
    before: tuple[tuple[int, str], ...] = ()
    """Who looked from it earlier, and under which names."""
    colour: str = ""
    """In a lobby: the one this person has chosen; empty for one that is drawn."""

    def left_to(self, to: Seat) -> Seat:
        """The seat with another occupant."""
        before = self.before if self.user is None else (*self.before, (self.user, self.name))
        return replace(to, before=before)


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
    serious: bool = False
    """There are no hints, and nothing is taken back beyond one's own turn."""
    title: str = ""
    """That of its table."""
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
    """Not to be posted before; of a turn: when its person was warned that time runs out."""
    owes: bool = False
    """Its person is still to be called, by a message of its own."""
    heard: int = 0
    """The id of the newest news when it was announced."""
    news: str = ""
    """The lines of those that it tells."""


@dataclass(frozen=True, slots=True)
class News:
    """What all tables are told in their next message."""

    id: int
    version: str | None
    """The version of the bot that runs for the first time; None for words of whoever runs it."""
    words: str
    at: int


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
    serious: bool = False
    pace: str = "relaxed"
    absent: str = "computer"
    title: str = ""
    held: Json[tuple[int, ...]] = ()
    """People for whom seats are held."""
    removed: Json[tuple[int, ...]] = ()
    """People whom the host has sent away."""
    invited: bool = False
    """Only those for whom seats are held can join."""
    at_full: bool = False
    """The game starts when the last seat is taken."""
    closes: int | None = None
    """When it closes, unless its game has begun."""
    sought: int = 0
    """How many play, where people found each other; 0 where the game alone says it."""
    past: Json[dict[int, tuple[int, int]]] = field(default_factory=dict)
    """For people, as of when they sat down: how many of their turns were in time, and how many were counted."""
    least: int = 0
    """The percentage of turns in time that those need for whom no seat is held."""
    continued: str = ""
    """Where its game goes on from, as `engine.record.Continued` writes it; empty for a new one."""
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
    title: str = ""
    asleep: bool = False
    """Its channel cannot be reached."""


@dataclass(frozen=True, slots=True)
class PlayedRow:
    """What an archive says of a game, under way or over."""

    id: str
    key: str
    title: str
    """Of its table; empty for none."""
    seats: Json[tuple[Seat, ...]]
    guild: int | None
    channel: int
    revision: int
    created: int
    ended: Literal["over", "abandoned"] | None
    last: int | None
    """When something was done in it the last time; None before the first time."""


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
class GuildRow:
    """What the managers of a server chose for it."""

    id: int
    channels: Json[tuple[int, ...]] = ()
    """Where new games may be opened; everywhere if there is none."""
    pace: str = "relaxed"
    """That of new lobbies."""
    most: int = 0
    """At most this many games and lobbies at once; 0 for any number."""
    most_each: int = 0
    """The same for each person."""
    enders: Json[tuple[int, ...]] = ()
    """Roles whose members may end games of others; whoever may manage messages if there is none."""


SEATS: TypeAdapter[tuple[Seat, ...]] = TypeAdapter(Json[tuple[Seat, ...]])
GAME = TypeAdapter(GameRow)
ENTRY = TypeAdapter(JournalEntry)
MESSAGE = TypeAdapter(MessageRow)
NEWS = TypeAdapter(News)
POST = TypeAdapter(Post)
LOBBY = TypeAdapter(LobbyRow)
TABLE = TypeAdapter(TableRow)
PLAYED = TypeAdapter(PlayedRow)
TIMER = TypeAdapter(Timer)
OUTAGE = TypeAdapter(Outage)
GUILD = TypeAdapter(GuildRow)
