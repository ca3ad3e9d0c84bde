"""Holidays: Cosmo and crystals by the size of the Civ, for Worship and its Chronicles (T-8)."""

from __future__ import annotations

from engine.game import Move, Seat
from engine.kernel.decisions import Condition, Decision, Facts
from engine.kernel.log import Log, emit
from engine.theocratia import catalogue as cat
from engine.theocratia import ids, moves, prices
from engine.theocratia.rules import cards, chronicles
from engine.theocratia.rules.conditions import CLAIM, missing
from engine.theocratia.rules.tracks import malus, pay_cosmo, rewarded, worship
from engine.theocratia.rules.war import BONUS, round_bonus
from engine.theocratia.state import CRYSTALS, State


def cards_count(size: int, crowds: int, greens: int) -> bool:
    """T-10.5: each Joyful Crowd spares Cosmo, and each crystal of Lanterns one of the Civ's."""
    return greens <= size and (not crowds or prices.holiday(size, crowds - 1) > 0)


def start(s: State, seat: Seat, log: Log) -> None:
    size = s.size(s.civ)
    emit(log, "celebrates", seat, civ=cat.CIVS[s.civ], size=size)
    pay_cosmo(s, seat, prices.holiday(size, s.acts.count(ids.JOYFUL_CROWD)), "holiday", log)
    s.paid = ()
    s.todo.append(("pay", seat))


def offer_pay(s: State, seat: Seat) -> list[Move]:
    """T-8.3: how many crystals of the next colour; a claim beside it only where there is a choice."""
    colour, left = len(s.paid), s.size(s.civ) - s.greens - sum(s.paid)
    stock = s.area[s.civ * CRYSTALS : (s.civ + 1) * CRYSTALS]
    most = min(left, stock[colour])
    least = max(0, left - sum(stock[colour + 1 :]))
    offers = [moves.PAY[colour][amount] for amount in range(least, most + 1)]
    return offers + cards.claims(s, seat) if most > least else offers


def pay(s: State, move: Move, log: Log, seat: Seat) -> None:
    s.paid += (move.args[1],)
    if len(s.paid) < CRYSTALS:
        s.todo.append(("pay", seat))
    else:
        _celebrate(s, seat, log)


def _celebrate(s: State, seat: Seat, log: Log) -> None:
    """T-8.4 to T-8.7: crystals and whom they please, Chronicles, Worship, Round Bonus, Pyramids."""
    civ = s.civ
    if s.greens:
        emit(log, "lanterns", seat, amount=s.greens)
    for crystal, amount in enumerate(s.paid):
        if amount:
            s.area[civ * CRYSTALS + crystal] -= amount
            emit(log, "paid_crystals", seat, civ=cat.CIVS[civ], crystal=cat.CRYSTALS[crystal], amount=amount)
            _please(s, seat, crystal, amount, log)
    chronicles.fill(s, civ, s.page_crystals, sum(s.paid) + s.greens, log)
    worship(s, seat, civ, s.houses[civ].bit_count() + cat.SIZE_FORTRESS, "holiday", log)
    round_bonus(s, seat, civ, BONUS, log)
    for owner in rewarded(s, civ, "holiday", s.order(seat)):
        worship(s, owner, civ, 1, "pyramid", log)


def _please(s: State, seat: Seat, crystal: int, amount: int, log: Log) -> None:
    """T-8.4: Worship for the players of other colours, Malus for black crystals."""
    if crystal == ids.BLACK:
        malus(s, seat, amount, "black_crystals", log)
    elif crystal != ids.GREEN:
        owner = s.seat_of[crystal]
        if owner >= 0 and owner != seat:
            worship(s, owner, s.civ, amount, f"{cat.CRYSTALS[crystal]}_crystals", log)


def _facts(s: State, seat: Seat) -> Facts:
    left = s.size(s.civ) - s.greens - sum(s.paid)
    return {"civ": cat.CIVS[s.civ], "crystal": cat.CRYSTALS[len(s.paid)], "left": left}


def _candidates(s: State, seat: Seat) -> list[Move]:
    """Every number of the next colour; claims only beside a choice."""
    offered = offer_pay(s, seat)
    return [*moves.PAY[len(s.paid)], *(moves.CLAIM if sum(move.verb == "pay" for move in offered) > 1 else ())]


def _in_the_area(s: State, move: Move, seat: Seat) -> Facts | None:
    there = s.area[s.civ * CRYSTALS + len(s.paid)]
    return missing(move.verb == "pay" and move.args[1] > there, civ=cat.CIVS[s.civ], has=there)


def _not_too_many(s: State, move: Move, seat: Seat) -> Facts | None:
    left = s.size(s.civ) - s.greens - sum(s.paid)
    return missing(move.verb == "pay" and move.args[1] > left, left=left)


def _others_make_it_up(s: State, move: Move, seat: Seat) -> Facts | None:
    """T-8.2: what is not paid now must be there in the colours that come after."""
    if move.verb != "pay":
        return None
    rest = s.area[s.civ * CRYSTALS + len(s.paid) + 1 : (s.civ + 1) * CRYSTALS]
    short = s.size(s.civ) - s.greens - sum(s.paid) - move.args[1] - sum(rest)
    return missing(short > 0, short=short)


PAYING = Decision(
    name="pay",
    rules=("T-8.3", "T-8.4"),
    moves=offer_pay,
    play=pay,
    public=True,
    facts=_facts,
    candidates=_candidates,
    conditions=(
        Condition("crystals", "T-8.3", _in_the_area),
        Condition("too_many", "T-8.2", _not_too_many),
        Condition("too_few", "T-8.2", _others_make_it_up),
        *CLAIM,
    ),
)
