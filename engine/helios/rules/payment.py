"""H-5.3, H-5.4: paying with cubes, one by one in one order, so that each set of cubes is offered exactly once.

The demand is fixed first: one cube of each needed colour the payer has, then free cubes, two for each needed colour
they have none of and one for each wild. The needed cubes are asked first, colour by colour; then the free ones in
rising order. A free cube of a needed colour comes behind the one paid for that need, so no set comes twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.game import Move, Seat
from engine.helios import catalogue as cat
from engine.helios import moves as mv
from engine.helios.board import Board
from engine.helios.geometry import NAMES
from engine.helios.names import BUILDINGS, CHARACTERS, COLOUR_OF, COLOUR_SET, CUBE, CUBES, Cube
from engine.helios.state import State
from engine.kernel.codecs import Number, Row
from engine.kernel.decisions import Arg, Condition, Decision, Facts
from engine.kernel.log import Log, emit
from engine.kernel.sets import members, names

Cost = tuple[Sequence[int], int, bool]
"""Needed colours, number of wild cubes, and whether any one of the colours is enough."""
MOST_CUBES = 6
"""No cost comes to more: three needed colours, all of them missing. A temple may."""


class Payment(NamedTuple):
    """What is still due, and from what it may be paid."""

    needs: tuple[int, ...]
    """The needed cubes that are asked first, each a mask of colours."""
    free: int
    """How many other cubes."""
    pool: tuple[Cube, ...] = ()
    """The cubes that may still be paid, by colour and then by hex."""
    paid: tuple[Cube, ...] = ()

    def places(self) -> list[int]:
        """H-5.4: where in the pool the cubes stand that may be next and leave the rest payable; equal ones once."""
        pool, spare = self.pool, len(self.pool) - len(self.needs) - self.free
        if not self.needs:
            return [i for i in range(spare + 1) if not i or pool[i] != pool[i - 1]]
        places: list[int] = []
        first: dict[int, int] = {}
        for i, cube in enumerate(pool):
            colour = COLOUR_OF[cube]
            skipped = i - first.setdefault(colour, i)
            if self.needs[0] >> colour & 1 and skipped <= spare and (not i or cube != pool[i - 1]):
                places.append(i)
        return places

    def after(self, place: int) -> Payment:
        """H-5.4: behind a needed cube its colour may still be paid, behind a free one everything."""
        cube, behind = self.pool[place], self.pool[place + 1 :]
        paid = (*self.paid, cube)
        if not self.needs:
            return Payment((), self.free - 1, behind, paid)
        others = tuple(other for other in self.pool[:place] if COLOUR_OF[other] != COLOUR_OF[cube])
        return Payment(self.needs[1:], self.free, others + behind, paid)

    def sure(self) -> Counter[Cube]:
        """H-5.4: the cubes still due that every way of paying takes: the only ones a need can be paid with, and those
        without which there are not enough.
        """
        pool, due = Counter(self.pool), len(self.needs) + self.free
        certain = {cube: due - (len(self.pool) - count) for cube, count in pool.items()}
        for need in self.needs:
            fit = [cube for cube in pool if need >> COLOUR_OF[cube] & 1]
            if len(fit) == 1:
                certain[fit[0]] = max(certain[fit[0]], 1)
        return +Counter(certain)

    def must(self) -> tuple[int, ...]:
        """H-5.3: the needed colours of which no cube is sure, but any one will do."""
        sure = {COLOUR_OF[cube] for cube in self.sure()}
        due = [colour for need in self.needs if len(colour := members(need)) == 1]
        return tuple(colour for (colour,) in due if colour not in sure)

    def open(self) -> list[Cube]:
        """H-5.3: the cubes that some ways of paying take and others do not."""
        sure = self.sure()
        more = Counter(self.pool) - sure
        if self.free:
            return list(more)
        return [cube for cube in more if cube not in sure and any(need >> COLOUR_OF[cube] & 1 for need in self.needs)]


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


def affordable(table: tuple[tuple[int, ...], ...], board: Board) -> int:
    """What of such a table this player can pay, as a mask."""
    return table[board.owned()][min(board.cube_count(), MOST_CUBES)]


def lacking(thing: str, cost: Cost, board: Board) -> Facts | None:
    """H-5.1: None for what can be paid in full, else what is due for what, and what there is."""
    due, there = price(cost, board.owned()), board.cube_count()
    return None if due <= there else {"thing": thing, "due": due, "cubes": there}


# -- paying cube by cube


def charge(s: State, seat: Seat, due: Payment, log: Log) -> None:
    """Have the seat pay from all its cubes; asks where there is a choice."""
    _settle(s, seat, due._replace(pool=s.boards[seat].pool()), log)


def _settle(s: State, seat: Seat, due: Payment, log: Log) -> None:
    """H-5.4: pay what leaves no choice, then ask or be done."""
    while due.needs or due.free:
        places = due.places()
        if len(places) > 1:
            s.todo.append(("pay", seat, *due))
            return
        due = _remove(s, seat, due, places[0])
    if log is not None:
        cubes = tuple(cat.COLOURS[COLOUR_OF[cube]] for cube in due.paid)
        purpose, hex_ = _purpose(s.todo[-1])
        emit(log, "paid", seat, cubes=cubes, purpose=purpose, hex=hex_)


def _remove(s: State, seat: Seat, due: Payment, place: int) -> Payment:
    s.boards[seat].take_cube(due.pool[place])
    return due.after(place)


def _cubes(s: State, seat: Seat, *due: Any) -> list[Move]:
    payment = Payment(*due)
    return [mv.PAY[payment.pool[place]] for place in payment.places()]


def _pay(s: State, move: Move, log: Log, seat: Seat, *due: Any) -> None:
    payment = Payment(*due)
    _settle(s, seat, _remove(s, seat, payment, payment.pool.index(Cube(move.args[0]))), log)


def _facts(s: State, seat: Seat, *due: Any) -> Facts:
    """Besides what it is for and the colours of the next cube: those of the cubes that are paid in any case, how many
    others there will be, which colours must be among them, their colour if there is but one, and where those lie that
    can be among them.
    """
    payment = Payment(*due)
    purpose, hex_ = _purpose(s.todo[-2])
    sure, kinds = payment.sure(), {COLOUR_OF[cube] for cube in payment.open()}
    given = sorted(map(COLOUR_OF.__getitem__, (*payment.paid, *sure.elements())))
    return {
        "for": purpose,
        "hex": hex_,
        "sure": tuple(cat.COLOURS[colour] for colour in given),
        "given": len(given),
        "left": len(payment.needs) + payment.free - sure.total(),
        "must": tuple(cat.COLOURS[colour] for colour in payment.must()),
        "musts": len(payment.must()),
        "colours": names(payment.needs[0], cat.COLOURS) if payment.needs else cat.COLOURS,
        "alike": cat.COLOURS[kinds.pop()] if len(kinds) == 1 else "none",
        "hexes": tuple(dict.fromkeys(CUBES[cube].split()[1] for cube in payment.open())),
    }


def _purpose(waiting: tuple[Any, ...]) -> tuple[str, str]:
    """What a payment is for, and the hex of a temple: from the step that waits for it."""
    step, _, what = waiting
    if step == "raise":
        return "temple", NAMES[what]
    return (BUILDINGS if step == "erect" else CHARACTERS)[what], "none"


# -- what is asked


def _on_board(s: State, seat: Seat, *due: Any) -> list[Move]:
    return [mv.PAY[cube] for cube in dict.fromkeys(s.boards[seat].pool())]


def _was_not_passed(s: State, move: Move, seat: Seat, *due: Any) -> Facts | None:
    return None if move.args[0] in Payment(*due).pool else _cube(move)


def _is_needed(s: State, move: Move, seat: Seat, *due: Any) -> Facts | None:
    needs = Payment(*due).needs
    if not needs or needs[0] >> COLOUR_OF[move.args[0]] & 1:
        return None
    return {"colours": names(needs[0], cat.COLOURS)}


def _leaves_enough(s: State, move: Move, seat: Seat, *due: Any) -> Facts | None:
    payment, cube = Payment(*due), Cube(move.args[0])
    if cube not in payment.pool or _is_needed(s, move, seat, *due) is not None:
        return None
    return None if payment.pool.index(cube) in payment.places() else _cube(move)


def _cube(move: Move) -> Facts:
    colour, hex_ = CUBES[move.args[0]].split()
    return {"colour": colour, "hex": hex_}


PAY = Decision(
    name="pay",
    rules=("H-5.4", "H-5.3"),
    public=True,
    facts=_facts,
    args=(
        Arg("needs", Row(COLOUR_SET, MOST_CUBES, tuple)),
        Arg("free", Number(0, len(NAMES))),
        Arg("pool", Row(CUBE, into=tuple)),
        Arg("paid", Row(CUBE, into=tuple), ()),
    ),
    moves=_cubes,
    play=_pay,
    candidates=_on_board,
    conditions=(
        Condition("passed", "H-5.4", _was_not_passed),
        Condition("needed", "H-5.3", _is_needed),
        Condition("rest", "H-5.4", _leaves_enough),
    ),
)


def sound(board: Board, due: Payment) -> bool:
    """Whether these cubes lie on the board, in order, and cover a payment with a choice (H-5.4)."""
    there = not Counter(due.pool) - Counter(board.pool()) and list(due.pool) == sorted(due.pool)
    needed = all(any(need >> COLOUR_OF[cube] & 1 for cube in due.pool) for need in due.needs)
    enough = len(due.pool) >= len(due.needs) + due.free > 0
    return there and needed and enough and len(due.places()) > 1
