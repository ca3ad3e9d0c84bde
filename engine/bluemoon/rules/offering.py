"""Offerings to the obelisk (B-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.bluemoon.cards import FACES, ONE, SOME, WORDS
from engine.bluemoon.catalogue import SURCHARGE
from engine.bluemoon.moves import END, OFFER, OFFER_MORE, SKIP
from engine.bluemoon.rules import ends
from engine.bluemoon.rules.decision import Decision, no_marker, place_marker
from engine.bluemoon.rules.deck import spend
from engine.game import Event, Move

if TYPE_CHECKING:
    from engine.bluemoon.state import Log, State

_SURCHARGE = {kind: SURCHARGE[FACES[kind][1]] for kind in OFFER_MORE}


def _offer(s: State, price: int, log: Log) -> None:
    """B-7.1: pay, place; then whatever ends the game."""
    s.crystals[s.seat] -= price
    s.obelisk.append(s.seat)
    place_marker(s)
    if log is not None:
        log.append(Event("offered", s.seat, crystals=price, offerings=s.obelisk.count(s.seat)))
    ends.check_win(s, log)
    ends.check_markers(s, log)
    ends.check_city(s, log)


def _payable(s: State, surcharge: int = 0) -> bool:
    return s.crystals[s.seat] >= ends.next_price(s) + surcharge


def _moves(s: State) -> list[Move]:
    """B-7.1, B-7.4: one Offering, if the crystals reach."""
    return [OFFER, END] if _payable(s) else [END]


def _play(s: State, move: Move, log: Log) -> None:
    s.todo.pop()
    if move == OFFER:
        s.todo.append("pillar")
        _offer(s, ends.next_price(s), log)


def _moves_more(s: State) -> list[Move]:
    """B-7.5: each yellow card of value 1 or 2 allows one more."""
    hand = s.hands[s.seat]
    return [more for kind, more in OFFER_MORE.items() if hand & SOME[kind] and _payable(s, _SURCHARGE[kind])] + [END]


def _play_more(s: State, move: Move, log: Log) -> None:
    if move == END:
        s.todo.pop()
        return
    (kind,) = move.args
    spend(s, ONE[kind])
    if log is not None:
        log.append(Event("called_pillar", s.seat, card=WORDS[kind]))
    _offer(s, ends.next_price(s) + _SURCHARGE[kind], log)


def _moves_shrine(s: State) -> list[Move]:
    """B-8.4: an Offering away from the courtyard."""
    return [OFFER, SKIP] if _payable(s) else [SKIP]


def _play_shrine(s: State, move: Move, log: Log) -> None:
    s.todo.pop()
    if move == OFFER:
        _offer(s, ends.next_price(s), log)


def _price(s: State) -> tuple[tuple[str, int], ...]:
    return (("price", ends.next_price(s)),)


OFFERING = Decision(("B-7.1", "B-7.2", "B-7.4"), _moves, _play, facts=_price, obstacle=no_marker)
PILLAR = Decision(("B-7.5", "B-7.2"), _moves_more, _play_more, facts=_price, obstacle=no_marker)
SHRINE = Decision(("B-8.4", "B-8.1"), _moves_shrine, _play_shrine, facts=_price, obstacle=no_marker)
