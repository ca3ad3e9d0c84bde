"""Background work that waits until the database can be used again."""

from __future__ import annotations

from typing import TYPE_CHECKING, ParamSpec, TypeVar

import structlog
from tenacity import AsyncRetrying, RetryCallState, retry_if_exception_type, wait_fixed

from bot.store.trouble import StoreTrouble

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

P = ParamSpec("P")
T = TypeVar("T")

logger = structlog.get_logger()

AGAIN_SECONDS = 5.0


async def once_usable(work: Callable[P, Awaitable[T]], *args: P.args, **kwargs: P.kwargs) -> T:
    """Call this until the database accepts it."""
    retrying = AsyncRetrying(
        retry=retry_if_exception_type(StoreTrouble), wait=wait_fixed(AGAIN_SECONDS), before_sleep=_tell
    )
    return await retrying(work, *args, **kwargs)


def _tell(attempt: RetryCallState) -> None:
    error = attempt.outcome.exception() if attempt.outcome else None
    logger.error("waiting for the database", attempt=attempt.attempt_number, error=repr(error))
