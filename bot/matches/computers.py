"""Computer players: they wait a little, look at what a person in their seat would see, and decide."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from bot.base.errors import Refusal
from bot.base.tasks import Tasks
from bot.matches.levels import RANDOM
from bot.matches.watching import begins_turn, is_watched, seconds
from bot.store import once_usable
from bot.thinking import Failed, Question
from engine.players.random import RandomPlayer

if TYPE_CHECKING:
    from bot.matches.match import Match
    from bot.matches.service import MatchService
    from bot.thinking import Thinking
    from engine.game import Move

DECISION_SECONDS, TURN_SECONDS = 3.0, 10.0
"""What a computer may think at most; a decision never takes longer than the pause in which it is made."""
LEAST_SECONDS = 0.2
"""What it may think even at the end of a long turn."""
PAUSES = {RANDOM: 0.5, "easy": 0.8, "medium": 1.2, "hard": 1.8}
"""Seconds that pass before the first decision of a turn, on average; for later ones half of it."""


class Turn(NamedTuple):
    """The turn a computer is in the middle of."""

    seat: int
    thought: float
    """Seconds."""


class Computers:
    """Plays for every seat without a person, in every game."""

    def __init__(self, matches: MatchService, thinking: Thinking, delay: float) -> None:
        self._matches = matches
        self._thinking = thinking
        self._delay = delay
        self._tasks = Tasks()
        self._turns: dict[str, Turn] = {}

    def match_changed(self, match: Match) -> None:
        """Have a computer decide if it is its turn. Idempotent."""
        if match.to_move is not None and match.owner(match.to_move) is None:
            self._tasks.start(f"computer {match.id} {match.revision}", self._decide(match))
        else:
            self._turns.pop(match.id, None)

    async def close(self) -> None:
        await self._tasks.close()
        self._thinking.close()

    async def _decide(self, match: Match) -> None:
        await asyncio.sleep(self._delay if _follows_a_person(match) else 0)
        if not self._matches.holds(match):
            return
        wait = self._pause(match)
        move, _ = await asyncio.gather(
            self._move(match, min(wait or DECISION_SECONDS, DECISION_SECONDS)), asyncio.sleep(wait)
        )
        with suppress(Refusal):
            await once_usable(self._matches.advance, match.id, match.revision, [move])

    async def _move(self, match: Match, most: float) -> Move:
        """What the computer to move decides within so many seconds, and within its turn."""
        seat, player = match.to_move or 0, _player(match)
        if player == RANDOM:
            return await asyncio.to_thread(decision, match)
        before = self._turns.get(match.id)
        thought = before.thought if before and before.seat == seat else 0.0
        spent = max(LEAST_SECONDS, min(most, TURN_SECONDS - thought))
        question = Question(match.key, match.game.to_json(), seat, player, secrets.randbits(64), spent)
        began = asyncio.get_running_loop().time()
        try:
            text = await self._thinking.move(question)
        except Failed:
            return await asyncio.to_thread(decision, match)
        self._turns[match.id] = Turn(seat, thought + asyncio.get_running_loop().time() - began)
        return match.game.parse(text)

    def _pause(self, match: Match) -> float:
        """The time until the answer is shown; none where computers do not wait at all, and within a turn that is
        watched.
        """
        begins = begins_turn(match)
        if is_watched(match.row):
            return seconds(match.row) if begins else 0.0
        if not self._delay:
            return 0.0
        return pause(_player(match), begins=begins, rng=Random(secrets.randbits(64)))  # noqa: S311 - no secret


def pause(player: str, *, begins: bool, rng: Random) -> float:
    """Seconds until a computer answers, drawn from what everybody knows alone: a forced answer takes as long."""
    return PAUSES[player] * rng.uniform(0.75, 1.25) * (1.0 if begins else 0.5)


def decision(match: Match) -> Move:
    """Choose any move for the computer to move."""
    seat = match.to_move
    rng = Random(secrets.randbits(64))  # noqa: S311 - for playing, not for secrets
    return RandomPlayer().decide(match.view(seat), lambda dice: match.game.determinize(seat, dice), rng)


def _player(match: Match) -> str:
    return match.row.seats[match.to_move or 0].player or RANDOM


def _follows_a_person(match: Match) -> bool:
    """Whether a person made the last decision, and so has to see it and may want to take it back."""
    return match.latest is not None and match.latest.user is not None
