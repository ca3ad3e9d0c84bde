"""Events are built only if somebody keeps a log."""

from __future__ import annotations

from engine.game import Event, Fact

Log = list[Event] | None
"""The list that events go to; None while nobody listens, as in search."""


def emit(
    log: Log, kind: str, seat: int | None = None, /, *, only: int | None = None, reveals: bool = False, **data: Fact
) -> None:
    """Append an event to the log, if there is one.

    The arguments are evaluated either way: guard them with `if log is not None` where they cost something.
    """
    if log is not None:
        log.append(Event(kind, seat, only=only, reveals=reveals, **data))
