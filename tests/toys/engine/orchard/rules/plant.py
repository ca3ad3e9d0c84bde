"""Chapter 3: planting a card."""

from __future__ import annotations

from engine.game import Move, Seat
from engine.kernel.decisions import Condition, Decision, Facts
from engine.kernel.log import Log, emit
from engine.orchard.moves import CARDS, PLANT
from engine.orchard.state import State


def _play(s: State, move: Move, log: Log, seat: Seat) -> None:
    """O-3.2: the card is planted open, and the turn is over."""
    (card,) = move.args
    s.hands[seat] ^= 1 << card
    s.planted[seat] |= 1 << card
    s.seen |= 1 << card
    s.last = ("plant", seat, card)
    s.turn += 1
    emit(log, "planted", seat, card=CARDS[card])


def _candidates(s: State, seat: Seat) -> tuple[Move, ...]:
    """O-3.1: a card of the player's hand, the one just taken included."""
    return PLANT


def _is_in_hand(s: State, move: Move, seat: Seat) -> Facts | None:
    (card,) = move.args
    return None if s.hands[seat] >> card & 1 else {"card": CARDS[card]}


PLANTING = Decision(
    name="plant",
    rules=("O-3.1", "O-3.2"),
    play=_play,
    candidates=_candidates,
    conditions=(Condition("hand", "O-3.1", _is_in_hand),),
)
