"""Offerings to the obelisk (B-7)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.bluemoon.cards import FACES, ONE, SOME, WORDS
from engine.bluemoon.catalogue import SURCHARGE
from engine.bluemoon.moves import END, OFFER, OFFER_MORE, SKIP
from engine.bluemoon.rules import ends
from engine.bluemoon.rules.deck import spend
from engine.bluemoon.rules.turn import no_marker, place_marker
from engine.bluemoon.state import State
from engine.game import Move, Seat
from engine.kernel.decisions import Condition, Decision, Facts
from engine.kernel.log import Log, emit

_SURCHARGE: dict[int, int] = {kind: SURCHARGE[FACES[kind][1]] for kind in OFFER_MORE}


def _offer(s: State, price: int, log: Log, seat: Seat) -> None:
    """B-7.1: pay, place; then whatever ends the game."""
    s.crystals[seat] -= price
    s.obelisk.append(seat)
    place_marker(s, seat)
    emit(log, "offered", seat, crystals=price, offerings=s.obelisk.count(seat))
    ends.check_win(s, log, seat)
    ends.check_markers(s, log)
    ends.check_city(s, log)


def _price(s: State, move: Move) -> int:
    """B-7.2, B-7.5: the number on the next free space, and what a Pillar card adds to it."""
    return ends.next_price(s) + (_SURCHARGE[move.args[0]] if move.args else 0)


def _play(s: State, move: Move, log: Log, seat: Seat) -> None:
    if move == OFFER:
        s.todo.append(("pillar", seat))
        _offer(s, _price(s, move), log, seat)


def _play_more(s: State, move: Move, log: Log, seat: Seat) -> None:
    if move == END:
        return
    s.todo.append(("pillar", seat))
    (kind,) = move.args
    spend(s, seat, ONE[kind])
    emit(log, "called_pillar", seat, card=WORDS[kind])
    _offer(s, _price(s, move), log, seat)


def _play_shrine(s: State, move: Move, log: Log, seat: Seat) -> None:
    if move == OFFER:
        _offer(s, _price(s, move), log, seat)


def _facts(s: State, seat: Seat) -> Facts:
    return {"price": ends.next_price(s)}


# -- why not


def _candidates(s: State, seat: Seat) -> Sequence[Move]:
    return OFFER, END


def _candidates_more(s: State, seat: Seat) -> Sequence[Move]:
    return *OFFER_MORE.values(), END


def _candidates_shrine(s: State, seat: Seat) -> Sequence[Move]:
    return OFFER, SKIP


def _crystals_reach(s: State, move: Move, seat: Seat) -> Facts | None:
    if move in (END, SKIP) or (price := _price(s, move)) <= s.crystals[seat]:
        return None
    return {"price": price, "missing": price - s.crystals[seat]}


def _card_is_in_hand(s: State, move: Move, seat: Seat) -> Facts | None:
    if move == END or s.hands[seat] & SOME[move.args[0]]:
        return None
    return {"card": WORDS[move.args[0]]}


_CRYSTALS = Condition("crystals", "B-7.1", _crystals_reach)

OFFERING = Decision(
    name="offer",
    rules=("B-7.1", "B-7.2", "B-7.4"),
    play=_play,
    facts=_facts,
    obstacle=no_marker,
    candidates=_candidates,
    conditions=(_CRYSTALS,),
)
PILLAR = Decision(
    name="pillar",
    rules=("B-7.5", "B-7.2"),
    play=_play_more,
    facts=_facts,
    obstacle=no_marker,
    candidates=_candidates_more,
    conditions=(Condition("card", "B-7.5", _card_is_in_hand, listed="card"), _CRYSTALS),
)
SHRINE = Decision(
    name="shrine",
    rules=("B-8.4", "B-8.1"),
    play=_play_shrine,
    facts=_facts,
    obstacle=no_marker,
    candidates=_candidates_shrine,
    conditions=(_CRYSTALS,),
)
