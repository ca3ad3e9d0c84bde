"""One process at a time: a lock beside the database, or in it, which ends with its process."""

from __future__ import annotations

import asyncio
import errno
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from filelock import FileLock, Timeout
from pydantic import SecretStr
from tenacity import AsyncRetrying, retry_if_exception_type, stop_after_attempt, wait_fixed

from bot.store.database import check_postgres
from bot.store.trouble import StoreTrouble

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable
    from contextlib import AbstractAsyncContextManager
    from pathlib import Path

PATIENCE, EVERY = 12.0, 0.5
"""Seconds that a process waits for the one before it to go, and between two attempts."""
_WHY = {errno.EACCES: "readonly", errno.EROFS: "readonly", errno.ENOSPC: "full"}


@asynccontextmanager
async def sole_user(
    where: Path | SecretStr,
    patience: float | None = None,
    *,
    pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> AsyncIterator[None]:
    """Keep every other process from this database. Raises StoreTrouble if one has it and does not let go in time."""
    try:
        async with _locked(where, _attempts(PATIENCE if patience is None else patience, pause)):
            yield
    except Timeout as error:
        raise StoreTrouble("held") from error


async def patiently(take: Callable[[], Awaitable[None]]) -> None:
    """Call this again and again while it raises filelock's Timeout, which is raised if somebody does not let go."""
    await _attempts(PATIENCE, asyncio.sleep)(take)


def _attempts(patience: float, pause: Callable[[float], Awaitable[None]]) -> AsyncRetrying:
    return AsyncRetrying(
        retry=retry_if_exception_type(Timeout),
        wait=wait_fixed(EVERY),
        stop=stop_after_attempt(1 + round(patience / EVERY)),
        sleep=pause,
        reraise=True,
    )


def _locked(where: Path | SecretStr, retrying: AsyncRetrying) -> AbstractAsyncContextManager[None]:
    if isinstance(where, SecretStr):
        check_postgres()
        from bot.store.advisory import advisory_lock

        return advisory_lock(where, retrying)
    return _file_lock(where, retrying)


@asynccontextmanager
async def _file_lock(file: Path, retrying: AsyncRetrying) -> AsyncIterator[None]:
    lock = FileLock(f"{file}.lock", thread_local=False)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        await retrying(_take, lock)
    except OSError as error:
        if isinstance(error, Timeout):
            raise
        raise StoreTrouble(_WHY.get(error.errno or 0, "unreachable")) from error
    try:
        yield
    finally:
        lock.release()


async def _take(lock: FileLock) -> None:
    lock.acquire(blocking=False)
