"""The process that thinks, and who waits for it."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from typing import TypeVar

import structlog

from bot.base import metrics
from bot.base.processes import Lost, Process
from bot.thinking import worker
from bot.thinking.worker import Question
from engine.players.hints import Hint
from engine.players.review import Loss
from engine.registry import GAMES

T = TypeVar("T")
logger = structlog.get_logger()

GRACE = 5.0
"""A process that has not answered so many seconds after the time for a decision is replaced."""
TRIES = 2


class Failed(Exception):
    """No move was found: the process died or did not answer, twice."""


def process() -> Executor:
    """A process of its own that thinks; it starts with the first question."""
    return ProcessPoolExecutor(1, multiprocessing.get_context("forkserver"), worker.prepare, (dict(GAMES),))


class Thinking:
    """One process, started by `start` when it is needed first, and again when it is lost. Questions take turns."""

    def __init__(self, start: Callable[[], Executor]) -> None:
        self._start = start
        self._process = Process(start)
        self._free = asyncio.Lock()

    async def move(self, question: Question) -> str:
        """The move that answers a question. Raises Failed."""
        return await self._answer(worker.think, question)

    async def hint(self, question: Question) -> Hint:
        """The moves that answer a question. Raises Failed."""
        return await self._answer(worker.advise, question)

    async def loss(self, made: Sequence[str], question: Question) -> Loss | None:
        """What the first of these moves lost, the rest of a turn. Raises Failed."""
        return await self._answer(partial(worker.look_back, made), question)

    async def _answer(self, work: Callable[[Question], T], question: Question) -> T:
        with metrics.THINKING.track_inprogress():
            return await self._in_turn(work, question)

    async def _in_turn(self, work: Callable[[Question], T], question: Question) -> T:
        async with self._free:
            for _ in range(TRIES):
                try:
                    return await self._process.do(question.seconds + GRACE, work, question)
                except Lost as lost:
                    logger.error("a process that thinks is replaced", game=question.game, why=str(lost))
                    self._process = Process(self._start)
        raise Failed(question.game)

    def close(self) -> None:
        """Think no more: nobody waits for the answer."""
        self._process.end()
