"""Setting up (B-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.bluemoon.board import OUTSIDE
from engine.bluemoon.cards import ONE, PACK, unpack
from engine.bluemoon.catalogue import DRAGONS, HAND, MARKERS, STEPS
from engine.bluemoon.city import build
from engine.bluemoon.terms import terms
from engine.chance import Stream, seed_bytes

if TYPE_CHECKING:
    from engine.bluemoon.state import State


def lay_out(s: State, seats: int, seed: int | bytes, options: dict[str, str]) -> None:
    """B-1.1: everything as it lies before the first turn."""
    s.seats, s.options, s.seed, s.refills = seats, options, seed_bytes(seed), 0
    s.terms = terms(seats, options["edition"])
    s.city = build(s.seed, options)
    s.owners, s.rebuilt = s.city.vacant(), 0
    s.figures, s.dragons = [s.city.courtyard] * seats, [OUTSIDE] * len(DRAGONS)
    s.crystals, s.scales, s.markers, s.obelisk = [0] * seats, [0] * seats, [MARKERS] * seats, []
    _deal(s)
    s.seat = Stream(s.seed, "first player").below(seats)
    s.todo, s.steps, s.placed, s.idle, s.turn = ["move"], STEPS, 0, 0, 1
    s.trail = s.before = ()
    s.ended = None


def _deal(s: State) -> None:
    """B-1.8: eight cards each from the shuffled deck."""
    s.deck = unpack(PACK)
    Stream(s.seed, "deck 0").shuffle(s.deck)
    s.hands = [sum(ONE[s.deck.pop()] for _ in range(HAND)) for _ in range(s.seats)]
    s.discard, s.pending, s.stale = 0, [], 0
    s.source, s.drawn = PACK, s.hands[:]
