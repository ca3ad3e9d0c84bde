"""One process at a time: a lock of the operating system beside the database, which ends with its process."""

from __future__ import annotations

import asyncio
import errno
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from filelock import FileLock, Timeout
from tenacity import AsyncRetrying, retry_if_exception_type, stop_after_attempt, wait_fixed

from bot.store.trouble import StoreTrouble

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable
    from pathlib import Path

PATIENCE, EVERY = 12.0, 0.5
"""Seconds that a process waits for the one before it to go, and between two attempts."""
_WHY = {errno.EACCES: "readonly", errno.EROFS: "readonly", errno.ENOSPC: "full"}


@asynccontextmanager
async def sole_user(
    file: Path, patience: float | None = None, *, pause: Callable[[float], Awaitable[None]] = asyncio.sleep
) -> AsyncIterator[None]:
    """Keep every other process from this database. Raises StoreTrouble if one has it and does not let go in time."""
    lock = FileLock(f"{file}.lock", thread_local=False)
    retrying = AsyncRetrying(
        retry=retry_if_exception_type(Timeout),
        wait=wait_fixed(EVERY),
        stop=stop_after_attempt(1 + round((PATIENCE if patience is None else patience) / EVERY)),
        sleep=pause,
        reraise=True,
    )
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        await retrying(_take, lock)
    except Timeout as error:
        raise StoreTrouble("held") from error
    except OSError as error:
        raise StoreTrouble(_WHY.get(error.errno or 0, "unreachable")) from error
    try:
        yield
    finally:
        lock.release()


async def _take(lock: FileLock) -> None:
    lock.acquire(blocking=False)
