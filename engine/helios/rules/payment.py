"""H-5.3, H-5.4: paying with cubes, one by one in one order, so that each set of cubes is offered exactly once.

The demand is fixed first: one cube of each needed colour the payer has, then free cubes, two for each needed colour
he has none of and one for each wild. The needed cubes are asked first, colour by colour; then the free ones in rising
order of their codes. A free cube of a needed colour comes behind the one paid for that need, so no set comes twice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game import Event
from engine.helios import catalogue as cat
from engine.helios import moves as mv
from engine.helios.geometry import HEXES
from engine.helios.rules import kinds

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.game import Move
    from engine.helios.state import Board, Entry, State

Log = list[Event] | None
Demand = tuple[tuple[int, ...], int]
"""The needed cubes, each a mask of colours, and the number of free ones."""


def demand(needs: Sequence[int], wild: int, either: bool, owned: int) -> Demand:
    """H-5.3, H-5.9: what a cost comes to for a payer who owns these colours (a mask)."""
    present = tuple(1 << colour for colour in needs if owned >> colour & 1)
    if either:
        return ((sum(present),), wild) if present else ((), wild + cat.SUBSTITUTE)
    return present, wild + cat.SUBSTITUTE * (len(needs) - len(present))


def charge(g: State, seat: int, due: Demand, log: Log) -> None:
    """Have the seat pay; asks where there is a choice."""
    _settle(g, seat, *due, g.boards[seat].pool(), (), log)


def choices(needs: tuple[int, ...], free: int, pool: tuple[int, ...]) -> list[int]:
    """H-5.4: the places in the pool of the cubes that may be paid next and leave the rest payable; equal cubes once."""
    if not needs:
        return [i for i in range(len(pool) - free + 1) if not i or pool[i] != pool[i - 1]]
    spare = len(pool) - len(needs) - free
    places: list[int] = []
    first: dict[int, int] = {}
    for i, code in enumerate(pool):
        colour = code // HEXES
        if needs[0] >> colour & 1 and i - first.setdefault(colour, i) <= spare and (not i or code != pool[i - 1]):
            places.append(i)
    return places


def _without(needs: tuple[int, ...], pool: tuple[int, ...], place: int) -> tuple[int, ...]:
    """H-5.4: what may still be paid after the cube at this place: what stands behind it, and other needed colours."""
    if not needs:
        return pool[place + 1 :]
    colour = pool[place] // HEXES
    return tuple(code for code in pool[:place] if code // HEXES != colour) + pool[place + 1 :]


def _settle(
    g: State, seat: int, needs: tuple[int, ...], free: int, pool: tuple[int, ...], paid: tuple[int, ...], log: Log
) -> None:
    """H-5.4: pay what leaves no choice, then ask or be done."""
    board = g.boards[seat]
    while needs or free:
        places = choices(needs, free, pool)
        if len(places) > 1:
            g.todo.append((kinds.PAY, seat, needs, free, pool, paid))
            return
        needs, free, pool, paid = _pay(board, needs, free, pool, paid, places[0])
    if log is not None:
        log.append(Event("paid", seat, cubes=tuple(cat.COLOURS[code // HEXES] for code in paid)))


def _pay(
    board: Board, needs: tuple[int, ...], free: int, pool: tuple[int, ...], paid: tuple[int, ...], place: int
) -> tuple[tuple[int, ...], int, tuple[int, ...], tuple[int, ...]]:
    code = pool[place]
    board.take_cube(*divmod(code, HEXES))
    pool = _without(needs, pool, place)
    return needs[1:], free - (not needs), pool, (*paid, code)


def list_pay(g: State, entry: Entry) -> list[Move]:
    _, _, needs, free, pool, _ = entry
    return [mv.PAY[pool[place]] for place in choices(needs, free, pool)]


def do_pay(g: State, entry: Entry, move: Move, log: Log) -> None:
    _, seat, needs, free, pool, paid = entry
    place = pool.index(mv.cube_code(*move.args))
    _settle(g, seat, *_pay(g.boards[seat], needs, free, pool, paid, place), log)
