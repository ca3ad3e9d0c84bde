"""What the three actions share: H-3.4, a regular action may be declined; H-3.6, a bonus action once chosen may not."""

from __future__ import annotations

from typing import Any

from engine.game import Move, Seat
from engine.helios.moves import PASS
from engine.helios.state import State
from engine.kernel.codecs import FLAG
from engine.kernel.decisions import Arg, Condition, Facts
from engine.kernel.log import Log, emit

ARGS = (Arg("may_pass", FLAG, True),)


def or_pass(moves: list[Move], may_pass: bool) -> list[Move]:
    """H-3.4: these moves, and declining where that is possible."""
    if may_pass:
        moves.append(PASS)
    return moves


def declined(move: Move, log: Log, seat: Seat) -> bool:
    """H-3.4: the tile is taken, its action is not carried out."""
    if move is PASS:
        emit(log, "passed", seat)
    return move is PASS


def _regular(s: State, move: Move, seat: Seat, may_pass: bool) -> Facts | None:
    return {} if move is PASS and not may_pass else None


MAY_DECLINE: Condition[Any] = Condition("bonus_chosen", "H-3.6", _regular)
