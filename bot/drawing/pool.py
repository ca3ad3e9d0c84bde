"""The processes that draw, and who waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable, Container
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass

import structlog

from bot.base import metrics
from bot.base.processes import Lost, Process
from bot.base.tasks import Tasks
from bot.drawing import worker
from bot.drawing.queue import DrawingQueue, Full, Urgency
from bot.drawing.request import PictureRequest, RenderedPicture
from bot.drawing.worker import draw
from engine.registry import GAMES

logger = structlog.get_logger()

SECONDS = 15.0
"""A process that has not drawn a picture after this time is replaced. It has tens of milliseconds to do."""
TRIES = 2
"""A process may be killed for want of memory while it draws; a picture that kills two, or keeps two busy without end,
is to blame itself. That a process stands still is not the picture's fault.
"""
PAUSE = 1.0
"""Seconds until a process that did not start is started again."""
PRELOAD = ["bot.drawing.worker"]
"""Imported once, before the processes are forked."""


class Busy(Exception):
    """Too many pictures wait already; this one does not."""


class Superseded(Exception):
    """The table has moved on: what was to be drawn shows too little."""


class Undrawable(Exception):
    """A process died of this picture, and so did another."""


@dataclass(eq=False, slots=True)
class _Job:
    request: PictureRequest
    known: Container[str]
    urgency: Urgency
    lane: str
    done: asyncio.Future[list[RenderedPicture]]

    @property
    def revision(self) -> int:
        return self.request.revision


def process(room: worker.WorkerConfig) -> Executor:
    """A process of its own that draws; it starts with the first picture."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(PRELOAD)
    return ProcessPoolExecutor(1, context, worker.prepare, (room, dict(GAMES)))


class Drawing:
    """This many workers, each with a process started by `start`, which is replaced when it dies or hangs."""

    def __init__(self, workers: int, start: Callable[[], Executor]) -> None:
        self._workers = workers
        self._start = start
        self._queue: DrawingQueue[_Job] = DrawingQueue()
        self._tasks = Tasks()
        self._processes: dict[int, Process] = {}
        self._idle = list(range(workers))
        self._waited_for: set[asyncio.Future[list[RenderedPicture]]] = set()
        while self._idle:  # start the processes before there is something to draw
            self._set_to_work()

    async def draw(
        self, request: PictureRequest, known: Container[str], *, asker: int | None = None
    ) -> list[RenderedPicture]:
        """The pictures of a request, drawn where their files are not known; for a person who waits, or for a table.

        Raises Busy, and for a table Superseded.
        """
        urgency, lane = (Urgency.TABLE, request.table) if asker is None else (Urgency.ASKED, str(asker))
        with metrics.DRAWN.time(), metrics.DRAWING.track_inprogress():
            return await self._wait(request, known, urgency, lane)

    async def warm(self, request: PictureRequest) -> None:
        """Draw a request for nobody in as many processes as are free, so that they have the parts of its pictures."""
        await asyncio.gather(
            *(self._wait(request, (), Urgency.AHEAD, f"{request.game} {number}") for number in range(self._workers))
        )

    def moved_on(self, table: str, revision: int) -> None:
        """A table has come to this revision: nobody draws for it what is older, unless that has begun."""
        for job in self._queue.outdate(table, revision):
            if not job.done.done():
                job.done.set_exception(Superseded())

    def let_go(self) -> None:
        """The folder of shared parts was begun anew."""
        for process in self._processes.values():
            process.tell(worker.let_go)

    async def close(self) -> None:
        """Draw nothing any more; who waits is cancelled."""
        for done in self._waited_for:
            done.cancel()
        await self._tasks.close()
        for process in self._processes.values():
            process.end()

    async def _wait(
        self, request: PictureRequest, known: Container[str], urgency: Urgency, lane: str
    ) -> list[RenderedPicture]:
        job = _Job(request, known, urgency, lane, asyncio.get_running_loop().create_future())
        try:
            self._queue.add(job)
        except Full:
            raise Busy from None
        if self._idle:
            self._set_to_work()
        self._waited_for.add(job.done)
        try:
            return await job.done
        finally:
            self._waited_for.discard(job.done)
            self._queue.discard(job)

    def _set_to_work(self) -> None:
        number = self._idle.pop()
        self._tasks.start(f"drawing {number}", self._work(number))

    async def _work(self, number: int) -> None:
        """Draw until nothing waits any more."""
        try:
            await self._process(number)
            while (job := self._queue.take()) is not None:
                await self._draw(job, number)
        finally:
            self._idle.append(number)

    async def _draw(self, job: _Job, number: int) -> None:
        """Draw a request in the process of this worker, in a new one if that is lost."""
        tries = 0
        while tries < TRIES and not job.done.done():
            process = await self._process(number)
            try:
                drawn = await process.do(SECONDS, draw, job.request, job.known)
            except Lost as lost:
                logger.error("a process that draws is replaced", game=job.request.table, why=str(lost))
                tries += lost.by_work
            except Exception as error:
                _settle(job, error)
            else:
                _settle(job, drawn)
        _settle(job, Undrawable(f"{job.request.table} at revision {job.revision}"))

    async def _process(self, number: int) -> Process:
        """The process of this worker, which runs."""
        while True:
            process = self._processes.get(number)
            if process is None or process.ended:
                process = self._processes[number] = Process(self._start)
            try:
                await process.begin()
            except Lost as lost:
                logger.error("a process that draws did not start", why=str(lost))
                await asyncio.sleep(PAUSE)
            else:
                return process


def _settle(job: _Job, outcome: list[RenderedPicture] | Exception) -> None:
    """Tell whoever waits, if somebody still does."""
    if job.done.done():
        return
    if isinstance(outcome, Exception):
        job.done.set_exception(outcome)
    else:
        job.done.set_result(outcome)
