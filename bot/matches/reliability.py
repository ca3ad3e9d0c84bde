"""How many of somebody's turns with a clock were in time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.matches.pace import Pace
from bot.store import Turn

if TYPE_CHECKING:
    from bot.matches.match import Match
    from bot.store import JournalEntry

FEW = 10
"""Whoever has had fewer turns with a clock cannot be judged by them, and is welcome everywhere."""
LEAST = (0, 50, 75, 90, 95)
"""What a host may ask for, in per cent."""

Past = tuple[int, int]
"""Turns in time, of so many."""


def share(past: Past) -> int:
    """Per cent, rounded down: all of them alone are a hundred."""
    in_time, count = past
    return 100 * in_time // count if count else 100


def is_enough(past: Past, least: int) -> bool:
    return past[1] < FEW or share(past) >= least


def ended(before: Match, after: Match, entry: JournalEntry, *, turned: bool, late: bool) -> Turn | None:
    """The turn with a clock that this change has ended, by a decision of its person or because their time was up."""
    user = before.row.waits_for
    if user is None or Pace.read(before.row.pace) is None:
        return None
    decided = entry.kind == "play" and entry.user == user and (turned or after.row.waits_for != user)
    if not decided and not late:
        return None
    return Turn(user=user, game=before.id, made=count_moves(after), late=late, at=entry.at)


def count_moves(match: Match) -> int:
    """How many moves of a game count."""
    return sum(len(entry.moves) for entry in match.history)
