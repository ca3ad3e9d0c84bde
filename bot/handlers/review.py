"""*Review*: the course of a game that is over, and for who played it the moves that could have been better."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from math import ceil
from random import Random
from typing import TYPE_CHECKING

import engine
from bot.base.errors import Refusal
from bot.base.newest import Newest
from bot.base.tasks import Tasks
from bot.delivery.discord_client import FAILURES
from bot.matches.review import decisions, expected, summary
from bot.messages.review import Found, Mark, marked, marks_in, overview, strongest, tellable
from bot.thinking import Failed, Question
from render.course import Course

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.base import custom_ids
    from bot.delivery.response import Response
    from bot.handlers.past import PastHandler
    from bot.matches.match import Match
    from bot.matches.review import Decision
    from bot.thinking import Thinking
    from engine.players.review import Loss

SECONDS = 5.0
"""What may be spent on one decision; what is not known by then is left out, as of large hands in Blue Moon City."""
OFTEN = 10
"""After so many decisions the answer says how far it is."""
KEPT = 200
"""Reviews that are kept; older ones are looked for again."""


class ReviewHandler:
    """Thinks about one game at a time, decision by decision: computer players at tables come in between.

    What was found is kept for a while; where each mark leads stands in its id, so that it does so for ever.
    """

    def __init__(self, past: PastHandler, thinking: Thinking) -> None:
        self._past = past
        self._thinking = thinking
        self._turn = asyncio.Lock()
        self._asking: set[int] = set()
        self._tasks = Tasks()
        self._kept = Newest[tuple[str, int], Found](KEPT)

    async def close(self) -> None:
        await self._tasks.close()

    async def show(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """`detail` is a mark, else everything that was found is shown. Raises Refusal."""
        match = await self._past.viewable_game(response, click.game)
        if (mark := Mark.read(click.revision, detail)) is not None:
            await response.show(
                await asyncio.to_thread(marked, match, mark, marks_in(response.offered_ids), response.t)
            )
            return
        course = Course(*await asyncio.to_thread(expected, match))
        mine = await asyncio.to_thread(decisions, match, response.user)
        found = self._kept.get((match.id, response.user))
        if not mine:
            await self._show(response, match, course)
        elif found is not None:
            await self._show(response, match, course, found)
        elif response.user in self._asking:
            raise Refusal("hint-asked")
        else:
            await self._show(response, match, course, note=_looking(response, 0, len(mine)))
            self._tasks.start(f"review {response.user}", self._look_back(response, match, course, mine))

    async def _look_back(self, response: Response, match: Match, course: Course, mine: Sequence[Decision]) -> None:
        """Fill in the answer by and by; when it is too late for that, nobody waits for it any more."""
        self._asking.add(response.user)
        try:
            with suppress(*FAILURES, Refusal):
                async with self._turn:
                    found = await self._found(response, match, course, mine)
                self._kept[match.id, response.user] = found
                await self._show(response, match, course, found)
        finally:
            self._asking.discard(response.user)

    async def _found(self, response: Response, match: Match, course: Course, mine: Sequence[Decision]) -> Found:
        losses: list[Loss | None] = []
        for number, decision in enumerate(mine, 1):
            losses.append(await self._loss(match, decision))
            if number % OFTEN == 0:
                await self._show(response, match, course, note=_looking(response, number, len(mine)))
        both = [one for one in zip(mine, losses, strict=True) if one[1] is not None and one[1].marked]
        reasons = {_mark(match.key, decision, loss): loss.reason for decision, loss in both if loss is not None}
        marks = strongest(await asyncio.to_thread(tellable, match, list(reasons), response.t))
        return Found(summary(match.key, losses), {mark: reasons[mark] for mark in marks})

    async def _loss(self, match: Match, decision: Decision) -> Loss | None:
        question = Question(match.key, decision.position, decision.seat, "", _luck(match, decision), SECONDS)
        with suppress(Failed):
            return await self._thinking.loss((decision.made, *decision.then), question)
        return None

    async def _show(
        self, response: Response, match: Match, course: Course, found: Found | None = None, note: str | None = None
    ) -> None:
        await response.show(await asyncio.to_thread(overview, match, course, found, note, response.t))


def _luck(match: Match, decision: Decision) -> int:
    """The same whenever this decision is looked at, so that its number is; from what everybody sees of it."""
    public = f"{match.id} {decision.revision} {decision.number}"
    return Random(public).getrandbits(64)  # noqa: S311 - for looking ahead, not for secrets


def _mark(key: str, decision: Decision, loss: Loss) -> Mark:
    place = engine.load(key).from_json(decision.position).moves().index(loss.best)
    return Mark(decision.revision, decision.number, place, round(loss.points * 10), ceil(loss.error * 10))


def _looking(response: Response, number: int, count: int) -> str:
    return response.t("bot-review-looking", number=number, count=count)
