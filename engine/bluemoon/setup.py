"""Setting up (B-1)."""

from __future__ import annotations

from engine.bluemoon.cards import NONE, PACK, pack, unpack
from engine.bluemoon.catalogue import DRAGONS, HAND, MARKERS
from engine.bluemoon.city import build
from engine.bluemoon.geometry import OUTSIDE
from engine.bluemoon.rules import turn
from engine.bluemoon.state import State
from engine.bluemoon.terms import terms
from engine.chance import Stream, seed_bytes
from engine.game import Seat


def lay_out(s: State, seed: int | bytes) -> None:
    """B-1.1: everything as it lies before the first turn."""
    s.seed = seed_bytes(seed)
    s.terms = terms(s.seats, s.options["edition"])
    s.city = build(s.seed, s.options)
    s.owners = s.city.vacant()
    s.figures, s.dragons = [s.city.courtyard] * s.seats, [OUTSIDE] * len(DRAGONS)
    s.crystals, s.scales, s.markers = [0] * s.seats, [0] * s.seats, [MARKERS] * s.seats
    _deal(s)
    s.turn, s.todo = 0, []
    turn.begin(s, Seat(Stream(s.seed, "first player").below(s.seats)))


def _deal(s: State) -> None:
    """B-1.8: eight cards each from the shuffled deck."""
    s.deck = unpack(PACK)
    Stream(s.seed, "deck 0").shuffle(s.deck)
    s.hands = [pack(s.deck.pop() for _ in range(HAND)) for _ in range(s.seats)]
    s.drawn, s.spent = s.hands[:], [NONE] * s.seats
