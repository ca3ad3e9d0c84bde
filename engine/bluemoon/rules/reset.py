"""The end of a turn: discard, draw, hand on (B-9)."""

from __future__ import annotations

from engine.bluemoon.cards import Cards, size, words
from engine.bluemoon.catalogue import DISCARD_LIMIT, DRAW
from engine.bluemoon.moves import discards
from engine.bluemoon.rules import ends, turn
from engine.bluemoon.rules.deck import draw, spend, take_up
from engine.bluemoon.state import State
from engine.game import Move, Seat
from engine.kernel.decisions import Decision, Facts
from engine.kernel.log import Log, emit


def _moves(s: State, seat: Seat) -> list[Move]:
    """B-9.1: none, one or two cards of the hand."""
    return discards(s.hands[seat])


def _play(s: State, move: Move, log: Log, seat: Seat) -> None:
    """B-9.1 to B-9.3: discard, draw two more than that, take up the reward cards; then the next seat."""
    cards = Cards(move.args[0])
    spend(s, seat, cards)
    if cards and log is not None:
        emit(log, "discarded", seat, cards=words(cards))
    draw(s, seat, size(cards) + DRAW, log)
    take_up(s, log, seat)
    ends.check_stall(s, log)
    if s.ended is None:
        turn.begin(s, Seat((seat + 1) % s.seats))


def _facts(s: State, seat: Seat) -> Facts:
    return {"cards": min(DISCARD_LIMIT, size(s.hands[seat])), "waiting": len(s.waiting)}


RESET = Decision(
    name="reset",
    rules=("B-9.1", "B-9.3"),
    moves=_moves,
    play=_play,
    facts=_facts,
)
