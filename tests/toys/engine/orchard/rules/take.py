"""Chapter 2: taking a card, open or unseen."""

from __future__ import annotations

from engine.game import Move, Seat
from engine.kernel.decisions import Condition, Decision, Facts
from engine.kernel.log import Log, emit
from engine.orchard.moves import CARDS, DRAW, TAKE
from engine.orchard.state import State


def _play(s: State, move: Move, log: Log, seat: Seat) -> None:
    if move == DRAW:
        _draw(s, log, seat)
    else:
        _take(s, move.args[0], log, seat)


def _take(s: State, card: int, log: Log, seat: Seat) -> None:
    s.market ^= 1 << card
    s.hands[seat] |= 1 << card
    s.last = ("take", seat, card)
    emit(log, "took", seat, card=CARDS[card])
    _refill(s, log)


def _refill(s: State, log: Log) -> None:
    """O-2.2: the market is refilled at once, as long as there are cards."""
    if not s.deck:
        return
    card = s.deck.pop()
    s.market |= 1 << card
    s.seen |= 1 << card
    emit(log, "market", reveals=True, card=CARDS[card])


def _draw(s: State, log: Log, seat: Seat) -> None:
    """O-2.3: everybody sees that a card is drawn; which one, the drawer alone."""
    card = s.deck.pop()
    s.hands[seat] |= 1 << card
    s.last = ("draw", seat, None)
    emit(log, "drew", seat, reveals=True)
    emit(log, "drew_card", seat, only=seat, reveals=True, card=CARDS[card])


def _facts(s: State, seat: Seat) -> Facts:
    return {"deck": len(s.deck)}


def _candidates(s: State, seat: Seat) -> tuple[Move, ...]:
    """O-2.1, O-2.3: a card of the market, or the top one of the deck."""
    return (*TAKE, DRAW)


def _lies_in_the_market(s: State, move: Move, seat: Seat) -> Facts | None:
    if move == DRAW or s.market >> move.args[0] & 1:
        return None
    return {"card": CARDS[move.args[0]]}


def _deck_has_cards(s: State, move: Move, seat: Seat) -> Facts | None:
    return {} if move == DRAW and not s.deck else None


TAKING = Decision(
    name="take",
    rules=("O-2.1", "O-2.2", "O-2.3"),
    play=_play,
    public=True,
    facts=_facts,
    candidates=_candidates,
    conditions=(
        Condition("market", "O-2.1", _lies_in_the_market),
        Condition("deck", "O-2.3", _deck_has_cards),
    ),
)
