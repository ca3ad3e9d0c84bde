"""How a game ends (B-10). Whatever ends it, no further phase is played."""

from __future__ import annotations

from engine.bluemoon.catalogue import STALL, STALL_REBUILT
from engine.bluemoon.state import State
from engine.game import Seat
from engine.kernel.log import Log, emit


def next_price(s: State) -> int:
    """B-7.2: the number printed on the next free space of the obelisk."""
    return s.terms.prices[len(s.obelisk)]


def check_win(s: State, log: Log, seat: Seat) -> None:
    """B-10.1: enough Offerings win at once."""
    if s.obelisk.count(seat) == s.terms.offerings:
        _end(s, "offerings", log)


def check_markers(s: State, log: Log) -> None:
    """B-10.2: a draw when nobody has a marker in hand."""
    if s.ended is None and not any(s.markers):
        _end(s, "no_markers", log)


def check_city(s: State, log: Log) -> None:
    """B-10.3: with every building rebuilt, the end when nobody can pay the next Offering."""
    if s.ended is None and is_rebuilt(s) and max(s.crystals) < next_price(s):
        _end(s, "rebuilt", log)


def check_stall(s: State, log: Log) -> None:
    """B-10.6, B-10.7: the end when too many turns have passed without a marker placed."""
    if not s.placed:
        s.idle += 1
    if s.idle >= patience(s):
        _end(s, "rebuilt_stalled" if is_rebuilt(s) else "stalled", log)


def patience(s: State) -> int:
    """Turns without a marker placed that end the game."""
    return s.seats * (STALL_REBUILT if is_rebuilt(s) else STALL)


def is_rebuilt(s: State) -> bool:
    return s.rebuilt == s.city.buildings


def _end(s: State, reason: str, log: Log) -> None:
    s.ended = reason
    s.todo.clear()
    emit(log, "ended", reason=reason)
