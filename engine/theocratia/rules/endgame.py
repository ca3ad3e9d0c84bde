"""The last decisions: Worship for Pyramids (T-14.2)."""

from __future__ import annotations

from engine.game import Move, Seat
from engine.kernel.decisions import Decision
from engine.kernel.log import Log
from engine.theocratia import moves
from engine.theocratia.ids import Civ
from engine.theocratia.rules.tracks import worship
from engine.theocratia.state import State


def offer_worship(s: State, seat: Seat) -> list[Move]:
    return list(moves.WORSHIP)


def bless(s: State, move: Move, log: Log, seat: Seat) -> None:
    worship(s, seat, Civ(move.args[0]), 1, "pyramid", log)


PYRAMID_WORSHIP = Decision(name="pyramid_worship", rules=("T-14.2",), moves=offer_worship, play=bless, public=True)
"""Any Civ may be chosen: there is no condition."""
