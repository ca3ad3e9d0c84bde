"""Background work: kept alive, named, its failures logged, ended with the bot; and queues for work in order."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

import structlog

if TYPE_CHECKING:
    from collections.abc import Coroutine

logger = structlog.get_logger()

AGAIN_SECONDS = 2.0
"""A task that takes no notice of its cancellation for so long is cancelled again."""


class Tasks:
    """Run at most one task of a name at a time."""

    def __init__(self) -> None:
        self._running: dict[str, asyncio.Task[None]] = {}
        self._closed = False

    def start(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        """Run this unless a task of this name is already running, or all were ended."""
        if self._closed or (name in self._running and not self._running[name].done()):
            work.close()
            return
        task = asyncio.create_task(work, name=name)
        self._running[name] = task
        task.add_done_callback(self._ended)

    def cancel(self, name: str) -> None:
        """End the task of this name, if one is running."""
        if name in self._running:
            self._running[name].cancel()

    def _ended(self, task: asyncio.Task[None]) -> None:
        if self._running.get(task.get_name()) is task:
            del self._running[task.get_name()]
        if not task.cancelled() and (error := task.exception()):
            logger.error("task failed", task=task.get_name(), exc_info=error)

    async def close(self) -> None:
        """Cancel all running tasks and wait for them; start no more."""
        self._closed = True
        await self.stop()

    async def stop(self) -> None:
        """Cancel all running tasks and wait for them."""
        await end(*self._running.values())


async def end(*tasks: asyncio.Task[Any], again: float = AGAIN_SECONDS) -> None:
    """Cancel tasks and wait for them, however they end. Libraries lose a cancellation now and then: discord.py while it
    connects again, `wait_for` in Python 3.11 if it comes with what is waited for.
    """
    while under_way := {task for task in tasks if not task.done()}:
        for task in under_way:
            task.cancel()
        await asyncio.wait(under_way, timeout=again)


async def wait_at_most(event: asyncio.Event, seconds: float) -> None:
    """Wait for the event, but not longer than this. Not by `wait_for`, which in Python 3.11 loses a cancellation that
    comes with the event: whoever waits again and again would never end.
    """
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()


class Queues:
    """One queue per name, first come, first served: `async with queues.of(name):`."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, name: str) -> asyncio.Lock:
        return self._locks.setdefault(name, asyncio.Lock())
