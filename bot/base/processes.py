"""What processes beside the bot's have in common, and what blocks for as long as they take to start."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import forkserver, parent_process
from threading import Thread
from typing import TypeVar

T = TypeVar("T")


def settle_in(niceness: int) -> None:
    """Give way to the process that answers clicks, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes at once; the bot says when it is over
    os.nice(niceness)
    Thread(target=_leave_with_the_bot, daemon=True).start()


def _leave_with_the_bot() -> None:
    """Else a process whose bot was killed would wait for work for ever."""
    bot = parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)


def end(executor: Executor) -> None:
    """End its processes, whatever they are at; nobody waits for that."""
    if isinstance(executor, ProcessPoolExecutor):
        for each in list((executor._processes or {}).values()):
            each.terminate()
    executor.shutdown(wait=False, cancel_futures=True)


def let_answer_alone(executor: Executor) -> None:
    """Let its process, which runs, be the only one that can write answers. Else, when it is killed in the middle of a
    long one, the rest is waited for without end: by whoever asked, and by the end of this process.
    """
    if isinstance(executor, ProcessPoolExecutor):
        vars(executor._result_queue)["_writer"].close()


def end_server() -> None:
    """End the process from which the others are forked: one that was just to start would find the bot gone, and say so
    in a traceback.
    """
    server: int | None = vars(forkserver._forkserver)["_forkserver_pid"]
    if server is not None:
        with suppress(ProcessLookupError):
            os.kill(server, signal.SIGKILL)


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
