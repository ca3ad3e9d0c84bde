"""Events, built only where somebody keeps a log."""

from __future__ import annotations

from engine.game import Event, Fact

Log = list[Event] | None


def emit(
    log: Log, kind: str, seat: int | None = None, /, *, only: int | None = None, reveals: bool = False, **data: Fact
) -> None:
    if log is not None:
        log.append(Event(kind, seat, only=only, reveals=reveals, **data))
