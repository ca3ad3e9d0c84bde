"""The course of a turn (B-2)."""

from __future__ import annotations

from engine.bluemoon.catalogue import OBELISK, STEPS
from engine.bluemoon.state import State
from engine.game import Move, Seat
from engine.kernel.decisions import Entry
from engine.kernel.log import Log, emit

SPECIAL = {"jump": "jump", "draw": "hospital", "offer": "shrine"}
"""The decision that the special action of a tile asks for."""


def begin(s: State, seat: Seat) -> None:
    """The turn of a seat, from its movement on."""
    s.seat = seat
    s.steps, s.placed = STEPS, 0
    s.turn += 1
    s.before, s.trail = s.trail, ()
    s.todo.append(("move", seat))


def agenda(s: State, seat: Seat) -> tuple[Entry, ...]:
    """B-2.1: what follows the movement, last thing first, where the figure stands."""
    place = s.figures[seat]
    return _AGENDAS[place == s.city.courtyard, s.city.special[place], seat]


def _agenda(courtyard: bool, special: str | None, seat: int) -> tuple[Entry, ...]:
    here = "offer" if courtyard else "contribute"
    return tuple((part, seat) for part in (["reset", SPECIAL[special], here] if special else ["reset", here]))


_AGENDAS = {
    (courtyard, special, seat): _agenda(courtyard, special, seat)
    for courtyard in (False, True)
    for special in (None, *SPECIAL)
    for seat in range(max(OBELISK))
}


def no_marker(s: State, seat: Seat) -> str | None:
    """B-2.2: nothing can be placed without a marker."""
    return None if s.markers[seat] else "no_marker"


def place_marker(s: State, seat: Seat) -> None:
    s.markers[seat] -= 1
    s.placed += 1
    s.idle = 0


def note(s: State, move: Move, entry: Entry) -> None:
    """Remember each move of this turn."""
    seat = entry[1]
    s.trail += ((seat, move, s.figures[seat]),)


def passed_over(s: State, entry: Entry, why: str, log: Log) -> None:
    """B-2.2: say that nothing can be placed here, unless everybody has just seen the building completed."""
    just_completed = s.placed and why == "rebuilt"
    if not just_completed:
        emit(log, "passed_over", entry[1], tile=s.city.name(s.figures[entry[1]]), why=why)
