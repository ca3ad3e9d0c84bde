"""The process that thinks, and who waits for it."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from functools import partial
from typing import TypeVar

import structlog

from bot.base import metrics
from bot.base.processes import end
from bot.thinking import worker
from bot.thinking.worker import Question
from engine.players.hints import Hint
from engine.players.review import Better
from engine.registry import GAMES

T = TypeVar("T")
logger = structlog.get_logger()

GRACE = 5.0
"""A process that has not answered so many seconds after the time for a decision is ended."""
TRIES = 2


class Failed(Exception):
    """No move was found: the process died or did not answer, twice."""


def process() -> Executor:
    """A process of its own that thinks; it starts with the first question."""
    return ProcessPoolExecutor(1, multiprocessing.get_context("forkserver"), worker.prepare, (dict(GAMES),))


class Thinking:
    """One process, started by `start` when it is needed first, and again when it dies. Questions take turns."""

    def __init__(self, start: Callable[[], Executor]) -> None:
        self._start = start
        self._executor: Executor | None = None
        self._free = asyncio.Lock()

    async def move(self, question: Question) -> str:
        """The move that answers a question. Raises Failed."""
        return await self._answer(worker.think, question)

    async def hint(self, question: Question) -> Hint:
        """The moves that answer a question. Raises Failed."""
        return await self._answer(worker.advise, question)

    async def better(self, made: Sequence[str], question: Question) -> Better | None:
        """What would have been surely better than the first of these moves, the rest of a turn. Raises Failed."""
        return await self._answer(partial(worker.look_back, made), question)

    async def _answer(self, work: Callable[[Question], T], question: Question) -> T:
        with metrics.THINKING.track_inprogress():
            return await self._in_turn(work, question)

    async def _in_turn(self, work: Callable[[Question], T], question: Question) -> T:
        async with self._free:
            for _ in range(TRIES):
                self._executor = self._executor or self._start()
                try:  # one that died while nobody asked takes no question
                    answer = asyncio.get_running_loop().run_in_executor(self._executor, work, question)
                    return await asyncio.wait_for(answer, question.seconds + GRACE)
                except (BrokenExecutor, TimeoutError) as error:
                    logger.error("a process that thinks failed and is replaced", game=question.game, error=repr(error))
                    self._end()
        raise Failed(question.game)

    def close(self) -> None:
        """Think no more: nobody waits for the answer."""
        self._end()

    def _end(self) -> None:
        executor, self._executor = self._executor, None
        if executor is not None:
            end(executor)
