"""H-5.3, H-5.4: paying with cubes, one by one in one order, so that each set of cubes is offered exactly once.

The demand is fixed first: one cube of each needed colour the payer has, then free cubes, two for each needed colour
they have none of and one for each wild. The needed cubes are asked first, colour by colour; then the free ones in
rising order of their codes. A free cube of a needed colour comes behind the one paid for that need, so no set comes
twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from engine.game import Event
from engine.helios import catalogue as cat
from engine.helios import moves as mv
from engine.helios.geometry import HEXES
from engine.helios.rules import kinds

if TYPE_CHECKING:
    from engine.game import Move
    from engine.helios.state import Entry, Log, State

Cost = tuple[Sequence[int], int, bool]
"""Needed colours, number of wild cubes, and whether any one of the colours is enough."""
MOST_CUBES = 6
"""No cost comes to more: three needed colours, all of them missing."""


class Payment(NamedTuple):
    """What is still due, and from what it may be paid."""

    needs: tuple[int, ...]
    """The needed cubes that are asked first, each a mask of colours."""
    free: int
    """How many other cubes."""
    pool: tuple[int, ...] = ()
    """The codes of the cubes that may still be paid, sorted."""
    paid: tuple[int, ...] = ()

    def places(self) -> list[int]:
        """H-5.4: where in the pool the cubes stand that may be next and leave the rest payable; equal ones once."""
        pool, spare = self.pool, len(self.pool) - len(self.needs) - self.free
        if not self.needs:
            return [i for i in range(spare + 1) if not i or pool[i] != pool[i - 1]]
        places: list[int] = []
        first: dict[int, int] = {}
        for i, code in enumerate(pool):
            colour = code // HEXES
            skipped = i - first.setdefault(colour, i)
            if self.needs[0] >> colour & 1 and skipped <= spare and (not i or code != pool[i - 1]):
                places.append(i)
        return places

    def after(self, place: int) -> Payment:
        """H-5.4: behind a needed cube its colour may still be paid, behind a free one everything."""
        code, behind = self.pool[place], self.pool[place + 1 :]
        paid = (*self.paid, code)
        if not self.needs:
            return Payment((), self.free - 1, behind, paid)
        others = tuple(other for other in self.pool[:place] if other // HEXES != code // HEXES)
        return Payment(self.needs[1:], self.free, others + behind, paid)


def demand(cost: Cost, owned: int) -> Payment:
    """H-5.3, H-5.9: what a cost comes to for a payer who owns these colours (a mask)."""
    needs, wild, either = cost
    present = tuple(1 << colour for colour in needs if owned >> colour & 1)
    if not either:
        return Payment(present, wild + cat.SUBSTITUTE * (len(needs) - len(present)))
    return Payment((sum(present),), wild) if present else Payment((), wild + cat.SUBSTITUTE)


def price(cost: Cost, owned: int) -> int:
    """H-5.3: the number of cubes."""
    due = demand(cost, owned)
    return len(due.needs) + due.free


def payable(costs: Sequence[Cost]) -> tuple[tuple[int, ...], ...]:
    """Table by the colours owned (a mask) and the number of cubes, at most `MOST_CUBES`: a mask of what can be paid."""
    return tuple(
        tuple(
            sum((price(cost, owned) <= cubes) << index for index, cost in enumerate(costs))
            for cubes in range(MOST_CUBES + 1)
        )
        for owned in range(1 << len(cat.COLOURS))
    )


def charge(g: State, seat: int, due: Payment, log: Log) -> None:
    """Have the seat pay from all its cubes; asks where there is a choice."""
    _settle(g, seat, due._replace(pool=g.boards[seat].pool()), log)


def _settle(g: State, seat: int, due: Payment, log: Log) -> None:
    """H-5.4: pay what leaves no choice, then ask or be done."""
    while due.needs or due.free:
        places = due.places()
        if len(places) > 1:
            g.todo.append((kinds.PAY, seat, *due))
            return
        due = _pay(g, seat, due, places[0])
    if log is not None:
        log.append(Event("paid", seat, cubes=tuple(cat.COLOURS[code // HEXES] for code in due.paid)))


def _pay(g: State, seat: int, due: Payment, place: int) -> Payment:
    g.boards[seat].take_cube(*divmod(due.pool[place], HEXES))
    return due.after(place)


def list_pay(g: State, entry: Entry) -> list[Move]:
    due = Payment(*entry[2:])
    return [mv.PAY[due.pool[place]] for place in due.places()]


def do_pay(g: State, entry: Entry, move: Move, log: Log) -> None:
    seat, due = entry[1], Payment(*entry[2:])
    _settle(g, seat, _pay(g, seat, due, due.pool.index(mv.cube_code(*move.args))), log)
