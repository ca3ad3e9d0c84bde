"""The end of a turn: discard, draw, hand on (B-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.bluemoon.cards import size, words
from engine.bluemoon.catalogue import DISCARD_LIMIT, DRAW
from engine.bluemoon.moves import discards
from engine.bluemoon.rules import ends, turn
from engine.bluemoon.rules.decision import Decision
from engine.bluemoon.rules.deck import draw, spend, take_up
from engine.game import Event, Move

if TYPE_CHECKING:
    from engine.bluemoon.state import Log, State


def _moves(s: State) -> list[Move]:
    return discards(s.hands[s.seat])


def _play(s: State, move: Move, log: Log) -> None:
    """B-9.1 to B-9.3: discard, draw two more than that, take up the reward cards; then the next seat."""
    (cards,) = move.args
    spend(s, cards)
    if cards and log is not None:
        log.append(Event("discarded", s.seat, cards=words(cards)))
    draw(s, s.seat, size(cards) + DRAW, log)
    take_up(s, log)
    ends.check_stall(s, log)
    if s.todo:
        turn.begin(s, (s.seat + 1) % s.seats)


RESET = Decision(
    ("B-9.1", "B-9.3"), _moves, _play, facts=lambda s: (("cards", DISCARD_LIMIT), ("waiting", len(s.pending)))
)
