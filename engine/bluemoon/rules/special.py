"""What Main Hall and Hospital allow at the end of a turn (B-8); the Golden Shrine is an Offering."""

from __future__ import annotations

from collections.abc import Sequence

from engine.bluemoon.catalogue import HOSPITAL_DRAW
from engine.bluemoon.geometry import PLACES, Place
from engine.bluemoon.moves import DRAW, SKIP, TRAVELS
from engine.bluemoon.rules.deck import draw
from engine.bluemoon.state import State
from engine.game import Move, Seat
from engine.kernel.decisions import Condition, Decision, Facts
from engine.kernel.log import Log, emit


def _jump(s: State, move: Move, log: Log, seat: Seat) -> None:
    """B-8.2: the figure jumps, and nothing more is done there this turn."""
    if move != SKIP:
        place = s.figures[seat] = Place(move.args[0])
        emit(log, "jumped", seat, place=PLACES[place], tile=s.city.name(place))


def _jump_candidates(s: State, seat: Seat) -> Sequence[Move]:
    return (*TRAVELS[s.city.board].leaps, SKIP)


def _jumps_elsewhere(s: State, move: Move, seat: Seat) -> Facts | None:
    return {} if move.args == (s.figures[seat],) else None


def _moves_hospital(s: State, seat: Seat) -> list[Move]:
    return [DRAW, SKIP]


def _hospital_facts(s: State, seat: Seat) -> Facts:
    return {"cards": HOSPITAL_DRAW}


def _hospital(s: State, move: Move, log: Log, seat: Seat) -> None:
    """B-8.3: two cards, straight into the hand."""
    if move == DRAW:
        draw(s, seat, HOSPITAL_DRAW, log)


JUMP = Decision(
    name="jump",
    rules=("B-8.2", "B-8.1"),
    play=_jump,
    public=True,
    candidates=_jump_candidates,
    conditions=(Condition("here", "B-8.2", _jumps_elsewhere),),
)
HOSPITAL = Decision(
    name="hospital",
    rules=("B-8.3", "B-8.1"),
    moves=_moves_hospital,
    play=_hospital,
    public=True,
    facts=_hospital_facts,
)
