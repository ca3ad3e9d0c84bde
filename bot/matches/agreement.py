"""Who has to agree when a table decides something together."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.matches.match import Match

ACTIVE_SECONDS = 7 * 24 * 3600
"""Who has decided nothing for so long does not stop the others."""
AGAIN_SECONDS = 24 * 3600
"""Nobody is asked for the same twice within this time."""


def people(match: Match) -> set[int]:
    """The persons at the table."""
    return {seat.user for seat in match.row.seats if seat.user is not None}


def voters(match: Match, now: int) -> set[int]:
    """The persons at the table who have decided something of late; in a game as young as that, all."""
    if now - match.row.created < ACTIVE_SECONDS:
        return people(match)
    since = now - ACTIVE_SECONDS
    return people(match) & {entry.user for entry in match.history if entry.at >= since and entry.user is not None}
