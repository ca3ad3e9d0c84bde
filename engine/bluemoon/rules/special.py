"""What Main Hall and Hospital allow at the end of a turn (B-8); the Golden Shrine is an Offering."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.bluemoon.board import PLACES
from engine.bluemoon.catalogue import HOSPITAL_DRAW
from engine.bluemoon.moves import DRAW, SKIP, TRAVELS
from engine.bluemoon.rules.decision import Decision
from engine.bluemoon.rules.deck import draw
from engine.game import Event, Move

if TYPE_CHECKING:
    from engine.bluemoon.state import Log, State


def _moves_jump(s: State) -> list[Move]:
    return [*TRAVELS[s.city.board].jumps[s.figures[s.seat]], SKIP]


def _jump(s: State, move: Move, log: Log) -> None:
    """B-8.2: onto any other tile, and nothing more this turn."""
    s.todo.pop()
    if move != SKIP:
        (place,) = move.args
        s.figures[s.seat] = place
        if log is not None:
            log.append(Event("jumped", s.seat, place=PLACES[place], tile=s.city.name(place)))


def _moves_hospital(s: State) -> list[Move]:
    return [DRAW, SKIP]


def _hospital(s: State, move: Move, log: Log) -> None:
    """B-8.3: two cards, straight into the hand."""
    s.todo.pop()
    if move == DRAW:
        draw(s, s.seat, HOSPITAL_DRAW, log)


JUMP = Decision(("B-8.2", "B-8.1"), _moves_jump, _jump, facts=lambda s: (), public=True)
HOSPITAL = Decision(
    ("B-8.3", "B-8.1"), _moves_hospital, _hospital, facts=lambda s: (("cards", HOSPITAL_DRAW),), public=True
)
