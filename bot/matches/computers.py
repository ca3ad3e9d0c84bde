"""Computer players: they wait a little after a person, look at what a person in their seat would see, and decide."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING

from bot.base.errors import Refusal
from bot.base.tasks import Tasks
from bot.store import once_usable
from engine.players.random import RandomPlayer

if TYPE_CHECKING:
    from bot.matches.match import Match
    from bot.matches.service import MatchService
    from engine.game import Move
    from engine.players import Player

PLAYERS: dict[str, type[Player]] = {"random": RandomPlayer}
"""The players a lobby can seat; words under `bot-player-<key>`."""
PATIENCE_SECONDS = 30.0
"""At most this many seconds a computer waits for somebody who is asked what to take back."""


class Computers:
    """Plays for every seat without a person, in every game."""

    def __init__(self, matches: MatchService, delay: float) -> None:
        self._matches = matches
        self._delay = delay
        self._tasks = Tasks()
        self._asked: dict[str, asyncio.Event] = {}

    def match_changed(self, match: Match) -> None:
        """Have a computer decide if it is its turn. Idempotent."""
        self.go_on(match.id)
        if match.to_move is not None and match.owner(match.to_move) is None:
            self._tasks.start(f"computer {match.id} {match.revision}", self._decide(match))

    def hold(self, game: str) -> None:
        """Somebody is asked what to take back: wait for the answer."""
        self._asked.setdefault(game, asyncio.Event())

    def go_on(self, game: str) -> None:
        """The question was answered: wait no longer."""
        if answered := self._asked.pop(game, None):
            answered.set()

    async def close(self) -> None:
        await self._tasks.close()

    async def _decide(self, match: Match) -> None:
        await asyncio.sleep(self._delay if _follows_a_person(match) else 0)
        if answered := self._asked.get(match.id):
            with suppress(TimeoutError):
                await asyncio.wait_for(answered.wait(), PATIENCE_SECONDS)
            self.go_on(match.id)
        move = await asyncio.to_thread(decision, match)
        with suppress(Refusal):
            await once_usable(self._matches.advance, match.id, match.revision, [move])


def decision(match: Match) -> Move:
    """Choose the move of the computer to move; takes as long as it thinks."""
    seat = match.to_move
    player = PLAYERS[match.row.seats[seat or 0].player or "random"]()
    rng = Random(secrets.randbits(64))  # noqa: S311 - for playing, not for secrets
    return player.decide(match.view(seat), lambda dice: match.game.determinize(seat, dice), rng)


def _follows_a_person(match: Match) -> bool:
    """Whether a person made the last decision, and so has to see it and may want to take it back."""
    return match.latest is not None and match.latest.user is not None
