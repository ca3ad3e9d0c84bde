"""Games of computers alone, which somebody watches at the pace of their lobby."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from bot.base.errors import Refusal
from bot.matches.pace import DAY, WATCHED, WATCHING

if TYPE_CHECKING:
    from bot.matches.match import Match
    from bot.matches.service import MatchService
    from bot.matches.timers import Timers
    from bot.store import GameRow, Store

KIND = "watch"
LONGEST = DAY
"""Seconds after which such a game stops, over or not."""


def is_watched(row: GameRow) -> bool:
    """Whether computers play here alone, to be watched."""
    return row.pace in WATCHING


def seconds(row: GameRow) -> float:
    """What each turn of such a game takes at least."""
    return float(row.pace.removeprefix(WATCHED))


def begins_turn(match: Match) -> bool:
    """Whether the seat to move has decided nothing in this turn yet."""
    return match.latest is None or match.latest.seat != match.to_move


class Watching:
    """One such game a person, that of the host of the lobby in which it began; it stops after a day."""

    def __init__(self, store: Store, matches: MatchService, timers: Timers) -> None:
        self._store = store
        self._matches = matches
        self._timers = timers

    async def check(self, user: int) -> None:
        """Raise Refusal if this person watches a game already."""
        if await self._store.watched_by(user):
            raise Refusal("watching")

    async def begin(self, match: Match) -> None:
        """Have a game that has begun stop in time."""
        await self._timers.set(KIND, match.id, match.row.created + LONGEST)

    async def resume(self) -> None:
        """After a start: no game goes on for ever because the bot was cut off when it began."""
        for game, created in await self._store.watched():
            await self._timers.set(KIND, game, created + LONGEST)

    async def stop(self, game: str) -> None:
        """The time of a game is up."""
        with suppress(Refusal):
            await self._matches.abandon(game, None, "")
