"""Drawing, paying and shuffling cards (B-9)."""

from __future__ import annotations

from engine.bluemoon.cards import NONE, ONE, Cards, pack, unpack, words
from engine.bluemoon.state import State
from engine.chance import Stream
from engine.game import Seat
from engine.kernel.log import Log, emit


def spend(s: State, seat: Seat, cards: Cards) -> None:
    """Cards of a hand go to the discard pile."""
    s.hands[seat] -= cards
    s.discard += cards
    if s.drawn[seat]:
        s.spent[seat] += cards


def draw(s: State, seat: Seat, number: int, log: Log) -> None:
    """Cards into a hand. Everybody sees how many; which ones, only the seat itself."""
    before = s.hands[seat]
    drawn = 0
    while drawn < number and (s.deck or _made_anew(s, log)):
        card = ONE[s.deck.pop()]
        s.hands[seat] += card
        s.drawn[seat] += card
        drawn += 1
    if log is not None:
        emit(log, "drew", seat, reveals=True, cards=drawn)
        _show(seat, s.hands[seat] - before, log)


def set_aside(s: State, seat: Seat, number: int, log: Log) -> None:
    """B-5.6: reward cards of the seat whose turn it is, which nobody sees yet."""
    put = 0
    while put < number and (s.deck or _made_anew(s, log)):
        s.waiting.append(s.deck.pop())
        put += 1
    emit(log, "set_aside", seat, cards=put)


def take_up(s: State, log: Log, seat: Seat) -> None:
    """B-9.3: the reward cards join the hand."""
    if not s.waiting:
        return
    old, new = pack(s.waiting[: s.stale]), pack(s.waiting[s.stale :])
    s.hands[seat] += old + new
    s.drawn[seat] += new
    emit(log, "took_up", seat, reveals=True, cards=len(s.waiting))
    _show(seat, old + new, log)
    s.waiting, s.stale = [], 0


def _show(seat: Seat, cards: Cards, log: Log) -> None:
    if cards and log is not None:
        emit(log, "got", seat, only=seat, reveals=True, cards=words(cards))


def _made_anew(s: State, log: Log) -> bool:
    """B-9.4: an empty deck is made again from the discard pile. False if that is empty, too."""
    if not s.discard:
        return False
    s.refills += 1
    s.deck, s.discard = unpack(s.discard), NONE
    s.drawn, s.spent, s.stale = [NONE] * s.seats, [NONE] * s.seats, len(s.waiting)
    Stream(s.seed, f"deck {s.refills}").shuffle(s.deck)
    emit(log, "reshuffled", reveals=True, cards=len(s.deck))
    return True
