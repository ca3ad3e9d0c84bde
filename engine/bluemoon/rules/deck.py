"""Drawing, paying and shuffling cards (B-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.bluemoon.cards import ONE, unpack, words
from engine.chance import Stream
from engine.game import Event

if TYPE_CHECKING:
    from engine.bluemoon.state import Log, State


def spend(s: State, cards: int) -> None:
    """Cards of the seat whose turn it is go to the discard pile."""
    s.hands[s.seat] -= cards
    s.discard += cards


def draw(s: State, seat: int, number: int, log: Log) -> None:
    """Cards into a hand. Everybody sees how many; which ones, only the seat itself."""
    before = s.hands[seat]
    drawn = 0
    while drawn < number and _filled(s, log):
        card = ONE[s.deck.pop()]
        s.hands[seat] += card
        s.drawn[seat] += card
        drawn += 1
    if log is not None:
        log.append(Event("drew", seat, reveals=True, cards=drawn))
        _show(seat, s.hands[seat] - before, log)


def set_aside(s: State, number: int, log: Log) -> None:
    """B-5.6: reward cards of the seat whose turn it is, which nobody sees yet."""
    put = 0
    while put < number and _filled(s, log):
        s.pending.append(s.deck.pop())
        put += 1
    if log is not None:
        log.append(Event("set_aside", s.seat, reveals=True, cards=put))


def take_up(s: State, log: Log) -> None:
    """B-9.3: the reward cards join the hand."""
    if not s.pending:
        return
    cards = sum(ONE[kind] for kind in s.pending)
    s.hands[s.seat] += cards
    s.drawn[s.seat] += sum(ONE[kind] for kind in s.pending[s.stale :])
    if log is not None:
        log.append(Event("took_up", s.seat, reveals=True, cards=len(s.pending)))
        _show(s.seat, cards, log)
    s.pending, s.stale = [], 0


def _show(seat: int, cards: int, log: list[Event]) -> None:
    if cards:
        log.append(Event("got", seat, only=seat, reveals=True, cards=words(cards)))


def _filled(s: State, log: Log) -> bool:
    """B-9.4: an empty deck is made anew from the discard pile. False when there is no card in either."""
    if s.deck:
        return True
    if not s.discard:
        return False
    s.refills += 1
    s.deck, s.source, s.discard = unpack(s.discard), s.discard, 0
    s.drawn, s.stale = [0] * s.seats, len(s.pending)
    Stream(s.seed, f"deck {s.refills}").shuffle(s.deck)
    if log is not None:
        log.append(Event("reshuffled", reveals=True, cards=len(s.deck)))
    return True
