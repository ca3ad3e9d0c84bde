"""The rows of figures, ratings, daily tables and puzzles as values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pydantic import Json, TypeAdapter


@dataclass(frozen=True, slots=True)
class ResultRow:
    """What somebody reached in a game that is over."""

    game: str
    user: int
    """Below 0 for nobody."""
    name: str
    key: str
    guild: int
    """0 for none."""
    seats: int
    at: int
    place: int | None
    """None where nobody is ranked."""
    points: int
    margin: int
    """Points ahead of the best other seat."""
    sources: Json[dict[str, int]]
    turns: int
    pace: int
    """The seconds that half of the turns took at most."""
    unrated: str = ""
    """Why it does not count for the rating; empty if it does."""


@dataclass(frozen=True, slots=True)
class RatingRow:
    """How strong somebody is at a game, as far as is known."""

    user: int
    key: str
    mu: float
    """The strength that is likely."""
    sigma: float
    worth: float
    """The strength that is nearly certain."""
    games: int


@dataclass(frozen=True, slots=True)
class TopRow:
    """A line of the list of a server."""

    user: int
    name: str
    mu: float
    sigma: float
    worth: float
    games: int


@dataclass(frozen=True, slots=True)
class Total:
    """What all results brought by one source, or (with an empty source) in all."""

    source: str
    results: int
    points: int


@dataclass(frozen=True, slots=True)
class DailyRow:
    """What somebody did at the table of a day."""

    user: int
    key: str
    day: str
    """`2026-11-22`."""
    name: str
    guild: int
    """Where it was begun; 0 for none."""
    decisions: Json[tuple[tuple[str, ...], ...]] = ()
    """Theirs and the computer's: the moves of each."""
    revision: int = 0
    points: int = 0
    other: int = 0
    """Points of the computer."""
    ended: bool = False


@dataclass(frozen=True, slots=True)
class DailyLine:
    """A line of the list of a day."""

    user: int
    name: str
    points: int
    other: int
    ended: bool


@dataclass(frozen=True, slots=True)
class PuzzleRow:
    """What somebody answered to a puzzle."""

    user: int
    key: str
    puzzle: str
    """Its id."""
    at: int
    """When it was last asked."""
    decisions: Json[tuple[tuple[str, ...], ...]] = ()
    """Of the turn so far: the moves of each."""
    result: Literal["", "solved", "failed", "shown"] = ""
    """Of the first answer; `shown` where the answer was shown before it."""


RESULT = TypeAdapter(ResultRow)
RATING = TypeAdapter(RatingRow)
TOP = TypeAdapter(TopRow)
TOTAL = TypeAdapter(Total)
DAILY = TypeAdapter(DailyRow)
DAILY_LINE = TypeAdapter(DailyLine)
PUZZLE = TypeAdapter(PuzzleRow)
