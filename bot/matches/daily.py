"""The daily table: one seed a day for each game, one person against a hard computer, the same everywhere.

A day is that of the person's time zone. It can be played until it is over everywhere: 12:00 UTC of the next day.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

from bot.base.quiet import day_of
from bot.matches.match import Match
from bot.matches.steps import course
from bot.thinking import Question
from engine.registry import GAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store import DailyRow, Seat

PREFIX = "daily."
"""How the id of a daily table begins where other messages have the id of a game."""
PLAYER = "hard"
SECONDS = 60.0
"""A computer that needs longer for a decision has failed."""
ME, OTHER = 0, 1
"""Seats of the person and of the computer; the seed decides who begins."""
SIGNS = 8
AHEAD, EVEN, BEHIND = "🟩", "🟨", "🟥"


class Table(NamedTuple):
    """The table of a day."""

    day: str
    key: str

    @property
    def id(self) -> str:
        return f"{PREFIX}{self.day}.{self.key}"

    @property
    def before(self) -> Table:
        """The table of the day before."""
        return self._replace(day=(date.fromisoformat(self.day) - timedelta(days=1)).isoformat())

    @property
    def over(self) -> int:
        """When the day is over everywhere."""
        noon = datetime.combine(date.fromisoformat(self.day) + timedelta(days=1), time(12), UTC)
        return int(noon.timestamp())

    @classmethod
    def read(cls, id_: str) -> Table | None:
        """None for what names no table."""
        day, _, key = id_.removeprefix(PREFIX).partition(".")
        try:
            written = date.fromisoformat(day).isoformat()
        except ValueError:
            return None
        return cls(day, key) if written == day and key in GAMES and id_.startswith(PREFIX) else None


def today(key: str, at: int, zone: str) -> Table:
    """The table of the day that it is at this time in this zone."""
    return Table(day_of(at, zone).isoformat(), key)


def is_open(table: Table, at: int, zone: str) -> bool:
    """Whether it is that day in this zone, or was, and is somewhere still."""
    return table.day <= today(table.key, at, zone).day and at < table.over


def restored(table: Table, seed: bytes, row: DailyRow, person: Seat, computer: Seat, locale: str) -> Match:
    """The game as it stands, played again from its seed."""
    match = Match.begin(
        id_=table.id,
        key=table.key,
        seed=seed,
        options={},
        seats=(person, computer),
        guild=None,
        channel=0,
        locale=locale,
        at=0,
    )
    match = replace(match, row=replace(match.row, serious=True))
    for moves in row.decisions:
        match, _ = match.play(moves, user=match.owner(match.to_move), at=0)
    return replace(match, row=replace(match.row, revision=max(row.revision, match.revision)))


def stored(row: DailyRow, match: Match) -> DailyRow:
    """The row after a change."""
    points = [score.total for score in match.game.scores()]
    return replace(
        row,
        decisions=tuple(entry.moves for entry in match.history if entry.kind == "play"),
        revision=match.revision,
        points=points[ME],
        other=points[OTHER],
        ended=match.over,
    )


def question(match: Match, seed: bytes) -> Question:
    """What the computer is asked: the same moves from the same seed meet the same answer everywhere."""
    made = "|".join(move for entry in match.history if entry.kind == "play" for move in entry.moves)
    own = sha256(f"computer {seed.hex()} {made}".encode()).digest()
    seat, position = match.to_move or 0, match.game.to_json()
    return Question(match.key, position, seat, PLAYER, int.from_bytes(own[:8], "big"), SECONDS, counted=True)


def signs(match: Match) -> str:
    """Who was ahead in the course of the game, an eighth after the other, without anything that gives it away."""
    found = course(match, SIGNS)
    return "".join(_sign(totals[ME] - totals[OTHER]) for _, totals in found)


def _sign(lead: int) -> str:
    return AHEAD if lead > 0 else EVEN if lead == 0 else BEHIND


def streak(days: Sequence[str], day: str) -> int:
    """How many days in a row up to this one, or to the day before where it is not played yet, the latest first."""
    at = date.fromisoformat(day)
    if day not in days:
        at -= timedelta(days=1)
    count, played = 0, set(days)
    while at.isoformat() in played:
        count += 1
        at -= timedelta(days=1)
    return count
