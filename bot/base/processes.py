"""What processes beside the bot's have in common, and what blocks for as long as they take to start."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from concurrent.futures import process as executors
from contextlib import suppress
from functools import partial
from multiprocessing import forkserver, parent_process, resource_tracker
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Thread
from typing import NamedTuple, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

STEP = 0.5
"""Seconds between two looks at a process that is waited for."""
START_SECONDS = 20.0
"""A process that does not run after this time, by the same count as for its work, is ended."""
PARTING_SECONDS = 1.0
"""How long the end of the bot waits for a thread that waits for an ended process."""
USER, SYSTEM = 10, 11
"""Where the processor time stands in what Linux tells of a process, counted from behind its state."""


def settle_in(niceness: int) -> None:
    """Give way by so much to the process that answers clicks, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes at once; the bot says when it is over
    os.nice(niceness)
    Thread(target=_leave_with_the_bot, daemon=True).start()


def _leave_with_the_bot() -> None:
    """Else a process whose bot was killed would wait for work for ever."""
    bot = parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)


class Lost(Exception):
    """A process is gone: it did not start, died, or was ended as it did not answer."""

    def __init__(self, why: str, *, by_work: bool = False) -> None:
        super().__init__(why)
        self.by_work = by_work
        """Whether what it worked at may be to blame."""


class Process:
    """A process beside the bot's, made by `start`. It does one thing at a time, until it is lost or ended."""

    def __init__(self, start: Callable[[], Executor]) -> None:
        self._start = start
        self._executor: Executor | None = None
        self._runs = False
        self._ended = False

    @property
    def ended(self) -> bool:
        return self._ended

    async def begin(self) -> None:
        """Start it, unless it runs. Raises Lost."""
        await self._running()

    async def do(self, seconds: float, work: Callable[P, T], *asked: P.args, **named: P.kwargs) -> T:
        """Begin, and do this work, for which the process is given so many seconds. Raises Lost, and what the work
        raises.

        Time in which it wants a processor and gets none is no time given, nor is time in which the bot itself stands
        still: a machine that is too busy loses no process. Where nothing tells of the former (`/proc/PID/stat` of
        Linux), time on the wall counts.
        """
        executor = await self._running()
        try:
            answer = asyncio.get_running_loop().run_in_executor(executor, partial(work, *asked, **named))
        except BrokenExecutor as error:  # it died while nobody asked, so nothing of this work is to blame
            self.end()
            raise Lost("died") from error
        return await self._within(seconds, answer)

    def tell(self, work: Callable[[], object]) -> None:
        """Have it do this, too, if it runs; nobody waits for that."""
        if self._runs and not self._ended and self._executor is not None:
            with suppress(BrokenExecutor):
                self._executor.submit(work)

    def end(self) -> None:
        """End it, whatever it is at, also where it was stopped; nobody waits for that."""
        self._ended = True
        self._kill()
        if self._runs and self._executor is not None:  # in a start that hangs this would hang, too
            self._executor.shutdown(wait=False, cancel_futures=True)

    async def _running(self) -> Executor:
        if self._runs and self._executor is not None:
            return self._executor
        try:
            return await self._within(START_SECONDS, asyncio.ensure_future(unhurried(self._begin)))
        except (OSError, EOFError) as error:
            self.end()
            raise Lost(repr(error)) from error

    def _begin(self) -> Executor:
        """Blocks until the process runs. An end does not wait for it, so it ends what comes too late itself."""
        self._executor = executor = self._start()
        try:
            executor.submit(ready).result()
            if isinstance(executor, ProcessPoolExecutor):
                _let_answer_alone(executor)
            self._runs = True
        finally:
            if self._ended or not self._runs:
                self._kill()
                executor.shutdown(wait=False, cancel_futures=True)
        return executor

    def _kill(self) -> None:
        for each in self._children():
            each.kill()

    async def _within(self, seconds: float, answer: asyncio.Future[T]) -> T:
        given = spent = 0.0
        before = _life(self._pid())
        try:
            while not (await asyncio.wait({answer}, timeout=STEP))[0]:
                now = _life(self._pid())
                ran = max(0.0, now.ran - before.ran)
                given, spent, before = given + (ran if now.wants_to_run else STEP), spent + ran, now
                if given >= seconds:
                    raise self._stuck(busy=spent > seconds / 2)
            return answer.result()
        except BrokenExecutor as error:
            self.end()
            raise Lost("died", by_work=True) from error
        finally:
            answer.cancel()

    def _stuck(self, *, busy: bool) -> Lost:
        if not (self._runs or self._children()):  # then what is to fork it hangs
            end_server()
        self.end()
        return Lost("busy without end" if busy else "hung", by_work=busy)

    def _pid(self) -> int | None:
        """Of the process that is to get on: while there is none yet, of the one that is to fork it."""
        return next((each.pid for each in self._children()), _server_pid())

    def _children(self) -> list[BaseProcess]:
        """None where it is none of its own, as in tests."""
        return list((vars(self._executor or self).get("_processes") or {}).values())


class _Life(NamedTuple):
    """Seconds a process has had a processor, and whether it has one or waits for one now."""

    ran: float
    wants_to_run: bool


def _life(pid: int | None) -> _Life:
    try:
        state, *fields = Path(f"/proc/{pid}/stat").read_text("utf-8", "replace").rpartition(")")[2].split()
    except (OSError, ValueError):
        return _Life(0, False)
    return _Life((int(fields[USER]) + int(fields[SYSTEM])) / os.sysconf("SC_CLK_TCK"), state == "R")


def ready() -> None:
    """Do nothing: the answer tells that the process runs."""


def _let_answer_alone(executor: ProcessPoolExecutor) -> None:
    """Let its process, which runs, be the only one that can write answers. Else, when it is killed in the middle of a
    long one, the rest is waited for without end: by whoever asked, and by the end of this process.
    """
    vars(executor._result_queue)["_writer"].close()


def _server_pid() -> int | None:
    found: int | None = vars(forkserver._forkserver)["_forkserver_pid"]
    return found


def end_server() -> None:
    """End the process from which the others are forked: one that was just to start would find the bot gone, and say so
    in a traceback. Whoever asks for a process afterwards finds it dead, and starts another.
    """
    if (server := _server_pid()) is not None:
        _send(signal.SIGKILL, server)
        with suppress(ChildProcessError):
            os.waitid(os.P_PID, server, os.WEXITED | os.WNOWAIT)


def end_all() -> None:
    """With the bot: end what multiprocessing has started for itself, too. Its tracker ends with us, unless stopped.

    Waits for the threads of ended processes: at its end Python, too, looks at their pipes, with a traceback if one is
    being closed at that moment.
    """
    end_server()
    _send(signal.SIGCONT, vars(resource_tracker._resource_tracker)["_pid"])
    for manager in list(executors._threads_wakeups):
        manager.join(PARTING_SECONDS)


def _send(sign: signal.Signals, pid: int | None) -> None:
    if pid is not None:
        with suppress(ProcessLookupError):
            os.kill(pid, sign)


async def unhurried(work: Callable[[], T]) -> T:
    """Do something that blocks for seconds, in a thread that the end of the bot does not wait for."""
    done: Future[T] = Future()
    done.set_running_or_notify_cancel()

    def run() -> None:
        try:
            outcome = work()
        except BaseException as error:
            done.set_exception(error)
        else:
            done.set_result(outcome)

    Thread(target=run, daemon=True).start()
    return await asyncio.wrap_future(done)
