"""*Review*: the course of a game that is over, and for who played it the moves that could have been better."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from math import ceil
from random import Random
from typing import TYPE_CHECKING

import engine
from bot.base.errors import Refusal
from bot.base.i18n import Verbatim
from bot.base.tasks import Tasks
from bot.delivery.discord_client import FAILURES
from bot.matches.review import decisions, expected, once
from bot.messages.review import Mark, marked, marks_in, overview, strongest, tellable
from bot.thinking import Failed, Question
from engine.players.values import load
from render import text
from render.course import Course
from render.units import unit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.base import custom_ids
    from bot.delivery.response import Response
    from bot.handlers.past import PastHandler
    from bot.matches.match import Match
    from bot.matches.review import Decision
    from bot.thinking import Thinking
    from engine.players.review import Better
    from render import Localize

SECONDS = 2.0
"""What may be spent on one decision; what is not known by then is not marked."""
OFTEN = 10
"""After so many decisions the answer says how far it is."""


class ReviewHandler:
    """Thinks about one game at a time, decision by decision: computer players at tables come in between.

    What was found stands in the ids of the answer, nowhere else.
    """

    def __init__(self, past: PastHandler, thinking: Thinking) -> None:
        self._past = past
        self._thinking = thinking
        self._turn = asyncio.Lock()
        self._asking: set[int] = set()
        self._tasks = Tasks()

    async def close(self) -> None:
        await self._tasks.close()

    async def show(self, response: Response, click: custom_ids.ActionClick, detail: str) -> None:
        """`detail` is a mark, `all` for what was found before, empty to look for it. Raises Refusal."""
        match = await self._past.seen(response, click.game)
        marks = marks_in(response.offered)
        if (mark := Mark.read(click.revision, detail)) is not None:
            await response.show(await asyncio.to_thread(marked, match, mark, marks, response.t))
            return
        course = Course(*await asyncio.to_thread(expected, match))
        mine = await asyncio.to_thread(decisions, match, response.user)
        if not mine or detail:
            note = [found(match.key, marks, len(mine), response.t)] if mine else []
            await self._show(response, match, course, marks, note)
        elif response.user in self._asking:
            raise Refusal("hint-asked")
        else:
            await self._show(response, match, course, (), [_looking(response, 0, len(mine))])
            self._tasks.start(f"review {response.user}", self._look_back(response, match, course, mine))

    async def _look_back(self, response: Response, match: Match, course: Course, mine: Sequence[Decision]) -> None:
        """Fill in the answer by and by; when it is too late for that, nobody waits for it any more."""
        self._asking.add(response.user)
        try:
            with suppress(*FAILURES, Refusal):
                async with self._turn:
                    marks = await self._marks(response, match, course, mine)
                await self._show(response, match, course, marks, [found(match.key, marks, len(mine), response.t)])
        finally:
            self._asking.discard(response.user)

    async def _marks(
        self, response: Response, match: Match, course: Course, mine: Sequence[Decision]
    ) -> Sequence[Mark]:
        found: list[Better | None] = []
        for number, decision in enumerate(mine, 1):
            found.append(await self._better(match, decision))
            if number % OFTEN == 0:
                await self._show(response, match, course, (), [_looking(response, number, len(mine))])
        marks = [_mark(match.key, decision, better) for decision, better in once(mine, found)]
        return strongest(await asyncio.to_thread(tellable, match, marks, response.t))

    async def _better(self, match: Match, decision: Decision) -> Better | None:
        question = Question(match.key, decision.position, decision.seat, "", _luck(match, decision), SECONDS)
        with suppress(Failed):
            return await self._thinking.better((decision.made, *decision.then), question)
        return None

    async def _show(
        self, response: Response, match: Match, course: Course, marks: Sequence[Mark], notes: Sequence[str]
    ) -> None:
        await response.show(await asyncio.to_thread(overview, match, course, marks, notes, response.t))


def _luck(match: Match, decision: Decision) -> int:
    """The same whenever this decision is looked at, so that its number is; from what everybody sees of it."""
    public = f"{match.id} {decision.revision} {decision.number}"
    return Random(public).getrandbits(64)  # noqa: S311 - for looking ahead, not for secrets


def _mark(key: str, decision: Decision, better: Better) -> Mark:
    place = engine.load(key).from_json(decision.position).moves().index(better.move)
    return Mark(decision.revision, decision.number, place, round(better.gain * 10), ceil(better.error * 10))


def _looking(response: Response, number: int, count: int) -> str:
    return response.t("bot-review-looking", number=number, count=count)


def found(game: str, marks: Sequence[Mark], count: int, t: Localize) -> str:
    """What the search came to, what was looked at, and what is left out."""
    head = t("bot-review-found" if marks else "bot-review-nothing", marks=len(marks), count=count)
    least = Verbatim(text.decimal(load(game).least))
    return "\n".join((head, t("bot-review-counts"), t("bot-review-least", unit=Verbatim(unit(game, t)), least=least)))
