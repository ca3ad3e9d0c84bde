"""Counts the requests behind a call of discord.py, which repeats by itself what failed on the way."""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING

import aiohttp

from bot.base import metrics

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import SimpleNamespace

TOO_MANY = 429


SERVER_ERROR = 500


class Attempts:
    """`unsettled` of the requests sent so far may have had their effect: no answer came, or only that of an error."""

    def __init__(self) -> None:
        self.unsettled = 0


_counted: ContextVar[Attempts | None] = ContextVar("_counted", default=None)


@contextmanager
def counted(attempts: Attempts) -> Iterator[None]:
    """Count every request that this task sends meanwhile."""
    before = _counted.set(attempts)
    try:
        yield
    finally:
        _counted.reset(before)


def trace() -> aiohttp.TraceConfig:
    """The trace to give to a `discord.Client` as `http_trace`."""
    config = aiohttp.TraceConfig()
    config.on_request_start.append(_sent)
    config.on_request_end.append(_answered)
    config.on_request_exception.append(_failed)
    return config


async def _sent(_session: aiohttp.ClientSession, _context: SimpleNamespace, _: aiohttp.TraceRequestStartParams) -> None:
    if (attempts := _counted.get()) is not None:
        attempts.unsettled += 1


async def _answered(
    _session: aiohttp.ClientSession, _context: SimpleNamespace, end: aiohttp.TraceRequestEndParams
) -> None:
    if end.response.status == TOO_MANY:
        metrics.LIMITED.inc()
    if (attempts := _counted.get()) is not None and end.response.status < SERVER_ERROR:
        attempts.unsettled -= 1


async def _failed(
    _session: aiohttp.ClientSession, _context: SimpleNamespace, failed: aiohttp.TraceRequestExceptionParams
) -> None:
    if (attempts := _counted.get()) is not None and isinstance(failed.exception, aiohttp.ClientConnectorError):
        attempts.unsettled -= 1  # nothing was sent
