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

TURN_SECONDS, EXPERT_SECONDS = 1.0, 3.0
"""What a computer, and *expert*, may think in a turn; a decision never takes longer than the pause it is made in."""
PAUSES = {RANDOM: 0.5, "easy": 0.8, "medium": 1.2, "hard": 1.8, "expert": 1.8}
"""Seconds that pass before the first decision of a turn, on average; for later ones half of it."""
ALONE = {RANDOM: 0.3, "easy": 0.4, "medium": 0.5, "hard": 0.7, "expert": 0.7}
"""Seconds that a whole turn takes, on average, where one person plays alone."""
SHARE = 1 / 5
"""What each decision may take of the time that its turn has left."""


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
        self._plans: dict[str, dict[str, Move]] = {}
        """By game: what is to be played at which position in the rest of a turn that is thought out."""

    def match_changed(self, match: Match) -> None:
        """Have a computer decide if it is its turn. Idempotent."""
        if match.to_move is not None and match.owner(match.to_move) is None:
            self._tasks.start(f"computer {match.id} {match.revision}", self._decide(match))
        else:
            self._turns.pop(match.id, None)
            self._plans.pop(match.id, None)

    async def close(self) -> None:
        await self._tasks.close()
        self._thinking.close()

    async def _decide(self, match: Match) -> None:
        move = self._plans.get(match.id, {}).get(match.row.position) or await self._after_a_pause(match)
        try:
            if move is not None:
                await once_usable(self._matches.advance, match.id, match.revision, [move])
        except Refusal:
            self._plans.pop(match.id, None)

    async def _after_a_pause(self, match: Match) -> Move | None:
        """What the computer to move decides; None if another process plays for it by now."""
        await asyncio.sleep(self._delay if _follows_a_person(match) and not match.is_alone else 0)
        if not self._matches.holds(match):
            return None
        wait = self._pause(match)
        if not match.is_alone:
            move, _ = await asyncio.gather(self._move(match, wait), asyncio.sleep(wait))
            return move
        plan, _ = await asyncio.gather(self._rest_of_turn(match, wait), asyncio.sleep(wait))
        self._plans[match.id] = plan
        return plan[match.row.position]

    async def _rest_of_turn(self, match: Match, wait: float) -> dict[str, Move]:
        """What the computer to move decides until another seat has to, by the position, thought out within a pause."""
        plan: dict[str, Move] = {}
        seat, time = match.to_move, asyncio.get_running_loop().time
        end = time() + _most(match, wait)
        while match.to_move == seat is not None:
            move = await self._answer(match, SHARE * max(end - time(), 0.0))
            plan[match.row.position] = move
            match, _ = match.play([move], user=None, at=0)
        return plan

    async def _move(self, match: Match, wait: float) -> Move:
        """What the computer to move decides within a pause, and within its turn. Of a decision that had to wait for a
        process, no more counts than it was allowed.
        """
        seat, time = match.to_move or 0, asyncio.get_running_loop().time
        before = self._turns.get(match.id)
        thought = before.thought if before and before.seat == seat else 0.0
        began, spent = time(), min(_most(match, wait), SHARE * (_most(match) - thought))
        move = await self._answer(match, spent)
        self._turns[match.id] = Turn(seat, thought + min(time() - began, spent))
        return move

    async def _answer(self, match: Match, spent: float) -> Move:
        """What the computer to move decides in so many seconds; any move where no process can think."""
        seat, player = match.to_move or 0, _player(match)
        if player != RANDOM:
            question = Question(match.key, match.game.to_json(), seat, player, secrets.randbits(64), spent)
            with suppress(Failed):
                return match.game.parse(await self._thinking.move(question))
        return await asyncio.to_thread(decision, match)

    def _pause(self, match: Match) -> float:
        """The time until the answer is shown; none where computers do not wait at all, and within a turn that is
        watched.
        """
        begins = begins_turn(match)
        if is_watched(match.row):
            return seconds(match.row) if begins else 0.0
        if not self._delay:
            return 0.0
        rng = Random(secrets.randbits(64))  # noqa: S311 - no secret
        return pause_alone(_player(match), rng) if match.is_alone else pause(_player(match), begins=begins, rng=rng)


def pause(player: str, *, begins: bool, rng: Random) -> float:
    """Seconds until a computer answers, drawn from what everybody knows alone: a forced answer takes as long."""
    return PAUSES[player] * rng.uniform(0.75, 1.25) * (1.0 if begins else 0.5)


def pause_alone(player: str, rng: Random) -> float:
    """The same for a whole turn against one person."""
    return ALONE[player] * rng.uniform(0.75, 1.25)


def decision(match: Match) -> Move:
    """Choose any move for the computer to move."""
    seat = match.to_move
    rng = Random(secrets.randbits(64))  # noqa: S311 - for playing, not for secrets
    return RandomPlayer().decide(match.view(seat), lambda dice: match.game.determinize(seat, dice), rng)


def _most(match: Match, wait: float = 0.0) -> float:
    """Seconds that a turn may be thought about, within a pause if there is one."""
    most = EXPERT_SECONDS if _player(match) == "expert" else TURN_SECONDS
    return min(wait, most) if wait else most


def _player(match: Match) -> str:
    return match.row.seats[match.to_move or 0].player or RANDOM


def _follows_a_person(match: Match) -> bool:
    """Whether a person made the last decision, and so has to see it and may want to take it back."""
    return match.latest is not None and match.latest.user is not None
