"""The rows of people as values: what they chose, look for, follow and are told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pydantic import Json, TypeAdapter

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
class Preferences:
    """How somebody wants to hear of their turns and to see their pictures, on one server or wherever they chose nothing
    of its own.
    """

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
    large: bool = False
    """Whether private pictures come in large parts."""
    words: bool = False
    """Whether private pictures come below their words."""

    @property
    def mentioned(self) -> bool:
        return self.call in ("mention", "both")

    @property
    def written_to(self) -> bool:
        return self.call in ("dm", "both")


@dataclass(frozen=True, slots=True)
class Vacation:
    """A time in which the clocks of one person stand."""

    user: int
    begin: int
    end: int
    days: Json[tuple[str, ...]]
    """The days it takes, as that person's calendar has them."""


@dataclass(frozen=True, slots=True)
class LessonRow:
    """How far somebody is in the lesson of a game."""

    user: int
    game: str
    """Its key."""
    step: int
    moves: Json[tuple[str, ...]] = ()
    """What they played there; nothing while it is asked."""


@dataclass(frozen=True, slots=True)
class Follow:
    """Somebody wants to hear of a game."""

    game: str
    user: int
    every: Literal["round", "end"]
    told: int
    """The last round they were told of."""


@dataclass(frozen=True, slots=True)
class MatchRequest:
    """Somebody looks for others to play with on a server."""

    guild: int
    key: str
    """The game."""
    seats: int
    """How many are to play."""
    pace: str
    user: int
    name: str
    channel: int
    """Where they asked; the public message of it is there, in this `locale`."""
    locale: str
    expires: int
    message: int | None = None
    lobby: str = ""
    """Where a seat was held for them the last time, since `held`; whether they have been `told`."""
    held: int = 0
    told: bool = False
    declines: int = 0


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn with a clock that has ended."""

    user: int
    game: str
    made: int
    """How many moves of the game were made by then."""
    late: bool
    """Their time was up."""
    at: int


@dataclass(frozen=True, slots=True)
class Letter:
    """The last direct message with a picture that told somebody of a turn, by its nonce."""

    user: int
    nonce: str
    at: int


@dataclass(frozen=True, slots=True)
class Line:
    """A turn told by a line of one further direct message, by the nonce that a message of its own would have."""

    turn: str
    game: str
    user: int
    letter: str
    """The nonce of the message that came before."""


@dataclass(frozen=True, slots=True)
class LineList:
    """The direct message that has the lines below a letter."""

    letter: str
    user: int
    channel: int
    message: int
    said: str
    """A digest of what it shows."""


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """What somebody wants done for them in a game whenever it is asked."""

    game: str
    user: int
    key: str
    """As the game calls it; see `bot.base.orders`."""
    since: int
    """The revision from which on it holds."""
    until: Json[tuple[str, ...]] = ()
    """The kinds of public events that end it."""


USER = TypeAdapter(UserRow)
PREFERENCES = TypeAdapter(Preferences)
VACATION = TypeAdapter(Vacation)
LESSON = TypeAdapter(LessonRow)
FOLLOW = TypeAdapter(Follow)
REQUEST = TypeAdapter(MatchRequest)
TURN = TypeAdapter(Turn)
LETTER = TypeAdapter(Letter)
LINE = TypeAdapter(Line)
LINE_LIST = TypeAdapter(LineList)
ORDER = TypeAdapter(StandingOrder)
