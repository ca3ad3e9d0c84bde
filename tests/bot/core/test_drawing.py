"""The processes that draw: they draw what this one would, die or hang and are replaced, and leave nobody waiting."""

import asyncio
import os
import signal
import struct
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures import process as executors
from contextlib import contextmanager
from functools import partial
from multiprocessing import Process, forkserver
from pathlib import Path
from threading import Event, Thread

import pytest

import engine
from bot.base import processes
from bot.drawing import Busy, Drawing, PictureRequest, RenderedPicture, Superseded, pool, worker
from bot.drawing.queue import MOST_OF_A_LANE
from bot.drawing.request import draw
from render import canvas
from tests.bot.core.picture_requests import table_pictures
from tests.processes import gone, stop

MEMORY = 40 * canvas.MIB


class Slow:
    """Draws nothing but what it is told to, and notes what is begun."""

    def __init__(self) -> None:
        self.begun: list[tuple[str, int]] = []
        self.first = Event()
        self.go = Event()

    def draw(self, asked: PictureRequest, known: object) -> list[RenderedPicture]:
        self.begun.append((asked.table, asked.revision))
        self.first.set()
        assert self.go.wait(30)
        return []


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    """One thread that draws when it may."""
    drawer = Slow()
    monkeypatch.setattr(pool, "draw", drawer.draw)
    yield drawer
    drawer.go.set()


def start() -> Executor:
    return ThreadPoolExecutor(1)


async def occupied(slow: Slow) -> Drawing:
    """With a first picture under way."""
    drawing = Drawing(1, start)
    asyncio.ensure_future(drawing.draw(table_pictures(table="first"), ()))  # noqa: RUF006 - ends with the test
    await asyncio.to_thread(slow.first.wait, 30)
    return drawing


async def test_a_panel_comes_before_200_tables_and_what_is_superseded_never_begins(slow: Slow) -> None:
    drawing = await occupied(slow)
    tables = [asyncio.create_task(drawing.draw(table_pictures(table=str(number)), ())) for number in range(200)]
    panel = asyncio.create_task(drawing.draw(table_pictures(table="panel"), (), asker=5))
    given_up = asyncio.create_task(drawing.draw(table_pictures(table="given up"), (), asker=6))
    await asyncio.sleep(0)
    drawing.moved_on("7", 2)
    given_up.cancel()
    with pytest.raises(Superseded):
        await tables[7]
    slow.go.set()
    await asyncio.gather(panel, *(task for task in tables if task is not tables[7]))
    assert slow.begun[:3] == [("first", 1), ("panel", 1), ("0", 1)]
    assert len(slow.begun) == 201
    assert not {("7", 1), ("given up", 1)} & set(slow.begun)
    await drawing.close()


async def test_who_asks_for_too_much_is_told_so(slow: Slow) -> None:
    drawing = await occupied(slow)
    asked = [asyncio.create_task(drawing.draw(table_pictures(), (), asker=5)) for _ in range(MOST_OF_A_LANE)]
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await drawing.draw(table_pictures(), (), asker=5)
    slow.go.set()
    await asyncio.gather(*asked)
    await drawing.close()


async def test_closing_leaves_nobody_waiting(slow: Slow) -> None:
    drawing = await occupied(slow)
    waiting = asyncio.create_task(drawing.draw(table_pictures(), ()))
    await asyncio.sleep(0)
    await drawing.close()
    with pytest.raises(asyncio.CancelledError):
        await waiting


def test_the_end_does_not_wait_for_a_process_that_starts() -> None:
    starting, go = Event(), Event()

    def slowly() -> Executor:
        starting.set()
        go.wait(60)
        return ThreadPoolExecutor(1)

    async def opened_and_closed() -> None:
        drawing = Drawing(1, slowly)
        await asyncio.to_thread(starting.wait, 60)
        await drawing.close()

    running = Thread(target=asyncio.run, args=[opened_and_closed()])
    running.start()
    running.join(30)
    ended = not running.is_alive()
    go.set()
    running.join()
    assert ended


async def test_a_picture_that_cannot_be_drawn_is_told_and_the_next_one_is_drawn(monkeypatch) -> None:
    def fail(asked: PictureRequest, known: object) -> list[RenderedPicture]:
        if asked.table == "bad":
            raise ZeroDivisionError
        return []

    monkeypatch.setattr(pool, "draw", fail)
    drawing = Drawing(1, start)
    with pytest.raises(ZeroDivisionError):
        await drawing.draw(table_pictures(table="bad"), ())
    assert await drawing.draw(table_pictures(), ()) == []
    await drawing.close()


class Mortal(ThreadPoolExecutor):
    """Starts, and breaks at each picture as often as is left."""

    left = 0

    def submit(self, work, /, *asked, **named):
        if Mortal.left and work is not processes.ready:
            Mortal.left -= 1
            died: Future[None] = Future()
            died.set_exception(BrokenExecutor())
            return died
        return super().submit(work, *asked, **named)


@pytest.mark.parametrize("deaths", [1, 2])
async def test_a_picture_is_tried_once_more_where_a_process_dies_of_it(monkeypatch, deaths: int) -> None:
    monkeypatch.setattr(pool, "draw", lambda asked, known: [])
    monkeypatch.setattr(Mortal, "left", deaths)
    drawing = Drawing(1, partial(Mortal, 1))
    if deaths == pool.TRIES:
        with pytest.raises(pool.Undrawable):
            await drawing.draw(table_pictures(), ())
    assert await drawing.draw(table_pictures(), ()) == []
    await drawing.close()


async def test_processes_draw_what_this_one_draws_and_a_killed_one_is_replaced() -> None:
    running: list[Executor] = []

    def process() -> Executor:
        running.append(pool.process(worker.WorkerConfig(MEMORY)))
        return running[-1]

    drawing = Drawing(1, process)
    asked = [table_pictures(key, seat=seat) for key in engine.GAMES for seat in (None, 1)]
    for one in asked:
        assert await drawing.draw(one, ()) == draw(one, ())
    [known, *_] = draw(asked[0], ())
    again = await drawing.draw(asked[0], {known.file})
    assert [picture.png is None for picture in again] == [picture.file == known.file for picture in again]
    pid = await asyncio.wrap_future(running[0].submit(os.getpid))
    os.kill(pid, signal.SIGKILL)
    assert await drawing.draw(asked[0], ()) == draw(asked[0], ())
    assert len(running) == 2
    await drawing.close()


def begin_an_answer(*_: object) -> None:
    """Like a process that is killed while it sends many pictures."""
    results = sys._getframe(1).f_locals["result_queue"]
    os.write(results._writer.fileno(), struct.pack("!i", 1 << 20) + b"the first few bytes")
    os.kill(os.getpid(), signal.SIGKILL)


async def test_a_process_killed_in_the_middle_of_its_answer_is_replaced_and_keeps_no_stop_waiting(monkeypatch) -> None:
    drawing = Drawing(1, lambda: pool.process(worker.WorkerConfig(MEMORY)))
    with monkeypatch.context() as patch:
        patch.setattr(pool, "draw", begin_an_answer)
        with pytest.raises(pool.Undrawable):
            await asyncio.wait_for(drawing.draw(table_pictures(), ()), 60)
    assert await drawing.draw(table_pictures(), ()) == draw(table_pictures(), ())
    await drawing.close()


async def test_a_process_that_starts_during_the_close_ends_too() -> None:
    starting, go, ended = Event(), Event(), Event()

    class Late(ThreadPoolExecutor):
        def shutdown(self, *asked, **named) -> None:
            super().shutdown(*asked, **named)
            ended.set()

    def slowly() -> Executor:
        starting.set()
        assert go.wait(30)
        return Late(1)

    drawing = Drawing(1, slowly)
    await asyncio.to_thread(starting.wait, 30)
    await drawing.close()
    assert not ended.is_set()
    go.set()
    assert await asyncio.to_thread(ended.wait, 30)


async def test_the_end_of_the_bot_waits_for_the_threads_of_ended_processes(monkeypatch) -> None:
    """Else Python's own look at them could meet a pipe that is being closed."""
    drawing = Drawing(1, lambda: pool.process(worker.WorkerConfig(MEMORY)))
    await drawing.warm(table_pictures())
    threads, close = list(executors._threads_wakeups), executors._ThreadWakeup.close

    def slowly(wakeup: executors._ThreadWakeup) -> None:
        threading.Event().wait(0.3)
        close(wakeup)

    monkeypatch.setattr(executors._ThreadWakeup, "close", slowly)
    await drawing.close()
    processes.end_all()
    assert not [thread for thread in threads if thread.is_alive()]


class Crew:
    """Processes that draw, each known by its id. What hangs is noticed sooner than in a bot."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, workers: int) -> None:
        monkeypatch.setattr(pool, "SECONDS", 1.0)
        monkeypatch.setattr(processes, "STEP", 0.1)
        self.started: list[ProcessPoolExecutor] = []
        self.drawing = Drawing(workers, self._start)

    def _start(self) -> Executor:
        executor = pool.process(worker.WorkerConfig(MEMORY))
        assert isinstance(executor, ProcessPoolExecutor)
        self.started.append(executor)
        return executor

    async def pids(self) -> list[int]:
        """Of all that were started, once they run."""
        return [await asyncio.wrap_future(executor.submit(os.getpid)) for executor in self.started]

    async def warm(self) -> list[int]:
        """Draw something in each process."""
        await self.drawing.warm(table_pictures())
        return await self.pids()


@pytest.mark.slow
@pytest.mark.parametrize("stopped", [1, 2])
async def test_processes_that_hang_are_replaced_and_their_pictures_drawn_by_others(monkeypatch, stopped: int) -> None:
    crew = Crew(monkeypatch, 2)
    pids = (await crew.warm())[:stopped]
    await stop(*pids)
    drawn = await asyncio.wait_for(
        asyncio.gather(*(crew.drawing.draw(table_pictures(table=t), ()) for t in "abcd")), 60
    )
    assert drawn == [draw(table_pictures(), ())] * 4
    await gone(*pids)
    await crew.drawing.close()


async def test_a_picture_is_not_to_blame_for_processes_that_hang(monkeypatch) -> None:
    """However often."""
    crew = Crew(monkeypatch, 1)
    await crew.warm()
    drawing = asyncio.create_task(crew.drawing.draw(table_pictures(), ()))
    with monkeypatch.context() as patch:
        patch.setattr(pool, "draw", stand_still)
        await asyncio.sleep(0)
        async with asyncio.timeout(60):
            while len(crew.started) <= pool.TRIES + 1:  # noqa: ASYNC110 - nothing tells us
                await asyncio.sleep(0.01)
    assert await asyncio.wait_for(drawing, 60) == draw(table_pictures(), ())
    await crew.drawing.close()


def stand_still(*_: object) -> None:
    os.kill(os.getpid(), signal.SIGSTOP)


def work_on(*_: object) -> None:
    """Without end."""
    while True:
        pass


async def test_a_picture_that_keeps_two_processes_busy_without_end_is_given_up(monkeypatch) -> None:
    crew = Crew(monkeypatch, 1)
    await crew.warm()
    with monkeypatch.context() as patch:
        patch.setattr(pool, "draw", work_on)
        with pytest.raises(pool.Undrawable):
            await asyncio.wait_for(crew.drawing.draw(table_pictures(), ()), 60)
    assert await crew.drawing.draw(table_pictures(), ()) == draw(table_pictures(), ())
    await crew.drawing.close()


def work_a_while(*_: object) -> list[RenderedPicture]:
    """Less than the limit, in time on the processor."""
    end = time.process_time() + 0.2
    while time.process_time() < end:
        pass
    return []


@contextmanager
def crowded(core: int) -> Iterator[None]:
    """Four processes of ordinary priority want this core at any time."""
    crowd = [Process(target=work_on, daemon=True) for _ in range(4)]
    try:
        for each in crowd:
            each.start()
            os.sched_setaffinity(each.pid or 0, {core})
        yield
    finally:
        for each in crowd:
            each.kill()
            each.join()


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="nothing tells how long processes wait")
async def test_a_process_that_gets_hardly_any_processor_is_not_replaced(monkeypatch) -> None:
    crew = Crew(monkeypatch, 1)
    [pid] = await crew.warm()
    core = min(os.sched_getaffinity(pid))
    os.sched_setaffinity(pid, {core})
    monkeypatch.setattr(pool, "draw", work_a_while)
    with crowded(core):
        assert await asyncio.wait_for(crew.drawing.draw(table_pictures(), ()), 120) == []
    assert await crew.pids() == [pid]
    await crew.drawing.close()


@pytest.mark.slow
async def test_what_hangs_before_it_runs_is_replaced_too(monkeypatch) -> None:
    monkeypatch.setattr(processes, "START_SECONDS", 5.0)
    monkeypatch.setattr(pool, "PAUSE", 0.01)
    crew = Crew(monkeypatch, 1)
    [pid] = await crew.warm()
    server = vars(forkserver._forkserver)["_forkserver_pid"]
    await stop(server)
    os.kill(pid, signal.SIGKILL)  # so that another one is to be forked
    assert await asyncio.wait_for(crew.drawing.draw(table_pictures(), ()), 60) == draw(table_pictures(), ())
    await gone(server)
    await crew.drawing.close()


async def test_a_close_leaves_nothing_behind_that_was_stopped(monkeypatch) -> None:
    crew = Crew(monkeypatch, 2)
    pids = await crew.warm()
    await stop(*pids)
    await crew.drawing.close()
    await gone(*pids)
