"""Tracks and stocks: Worship, Cosmo, Malus, crystals, Warriors and Power cards.

Whatever changes a number says `why`: the id of a reason, which the log names.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable

from engine.chance import Stream
from engine.game import Seat
from engine.kernel.log import Log, emit
from engine.theocratia import catalogue as cat
from engine.theocratia import ids
from engine.theocratia.ids import Civ
from engine.theocratia.state import CIVS, CRYSTALS, State

REWARDED = {"war": ids.BARRACK, "holiday": ids.PYRAMID}
"""The buildings of a Civ whose owners get 1 Worship at each of its Wars (T-7.5) and Holidays (T-8.7)."""


def rewarded(s: State, civ: Civ, occasion: str, seats: Iterable[Seat]) -> list[Seat]:
    """Those of these seats that own such a building."""
    buildings = s.pieces(REWARDED[occasion])[civ]
    return [seat for seat in seats if buildings & s.own(seat)]


def worship(s: State, seat: Seat, civ: Civ, amount: int, why: str, log: Log) -> None:
    """T-3.1: the seat's Priest of the Civ moves up; what exceeds the top is lost."""
    at = seat * CIVS + civ
    space = min(cat.TEMPLE_TOP, s.priests[at] + amount)
    gained = space - s.priests[at]
    if gained:
        s.priests[at] = space
        emit(log, "worship", seat, civ=cat.CIVS[civ], amount=gained, why=why, space=space)


def gain_cosmo(s: State, seat: Seat, amount: int, why: str, log: Log) -> None:
    """T-3.2"""
    gained = min(cat.TEMPLE_TOP, s.cosmo[seat] + amount) - s.cosmo[seat]
    if gained:
        s.cosmo[seat] += gained
        emit(log, "cosmo", seat, amount=gained, why=why, total=s.cosmo[seat])


def pay_cosmo(s: State, seat: Seat, amount: int, why: str, log: Log) -> None:
    if amount:
        s.cosmo[seat] -= amount
        emit(log, "spent_cosmo", seat, amount=amount, why=why, total=s.cosmo[seat])


def malus(s: State, seat: Seat, steps: int, why: str, log: Log) -> None:
    """T-3.4: forward or, with negative steps, back; the track ends at both ends."""
    before = s.malus[seat]
    after = max(0, min(len(cat.MALUS) - 1, before + steps))
    if after != before:
        s.malus[seat] = after
        kind = "malus_up" if after > before else "malus_down"
        emit(log, kind, seat, amount=abs(after - before), why=why, step=after, points=cat.MALUS[after])


def add_crystals(s: State, civ: Civ, crystal: int, amount: int, why: str, log: Log) -> None:
    """Into the Civ area, from the map or the reserve, which never runs out."""
    s.area[civ * CRYSTALS + crystal] += amount
    emit(log, "got_crystals", civ=cat.CIVS[civ], crystal=cat.CRYSTALS[crystal], amount=amount, why=why)


def add_warriors(s: State, civ: Civ, amount: int, why: str, log: Log) -> None:
    """T-7.14: from the Civ's area to its supply, as many as there are."""
    made = min(amount, s.available(civ))
    if made:
        s.supply[civ] += made
        emit(log, "got_warriors", civ=cat.CIVS[civ], amount=made, why=why)


def draw_cards(s: State, seat: Seat, amount: int, why: str, log: Log) -> None:
    """T-10.2: one at a time; an empty deck is made again from the discard pile; if both are empty, no card is drawn."""
    for _ in range(amount):
        if not s.deck:
            _reshuffle(s, log)
        if not s.deck:
            return
        card = s.deck.pop()
        insort(s.hands[seat], card)
        emit(log, "got_card", seat, reveals=True, why=why)
        emit(log, "drew_card", seat, only=seat, card=cat.CARDS[card].id)


def _reshuffle(s: State, log: Log) -> None:
    if not s.discard:
        return
    s.shuffles += 1
    s.deck = sorted(s.discard)
    s.discard.clear()
    Stream(s.seed, f"discard {s.shuffles}").shuffle(s.deck)
    emit(log, "reshuffled", amount=len(s.deck), reveals=True)


def give_up(s: State, seat: Seat, card: int) -> None:
    """A card played or given up is on the discard pile at once."""
    s.hands[seat].remove(card)
    s.discard.append(card)
