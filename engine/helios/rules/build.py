"""Chapter 5: building temples and buildings."""

from __future__ import annotations

from collections.abc import Iterable

from engine.game import Move, Seat
from engine.helios import catalogue as cat
from engine.helios import moves as mv
from engine.helios.board import Board
from engine.helios.geometry import LIGHT, NAMES, Hex, hexes
from engine.helios.names import BUILDING, HEX
from engine.helios.rules import action, land, payment
from engine.helios.state import State
from engine.kernel.decisions import Arg, Condition, Decision, Facts, Step
from engine.kernel.log import Log, emit
from engine.kernel.sets import members

COSTS = tuple((building.needs, building.wild, building.either) for building in cat.BUILDINGS)
PAYABLE = payment.payable(COSTS)


# -- what to build


def temple_cost(board: Board) -> int:
    """H-5.2, H-5.9: as many cubes as there will be temples, one with the citadel."""
    if board.built >> cat.CITADEL & 1:
        return cat.CITADEL_TEMPLE_COST
    return board.temples.bit_count() + 1


def can_build_temple(board: Board) -> bool:
    return board.tiles != board.temples and board.cube_count() >= temple_cost(board)


def payable_buildings(board: Board) -> int:
    """H-5.1, H-5.5: those not built yet that can be paid in full."""
    return payment.affordable(PAYABLE, board) & ~board.built


def possible(board: Board) -> bool:
    return can_build_temple(board) or payable_buildings(board) > 0


def _houses(s: State, seat: Seat, may_pass: bool) -> list[Move]:
    """H-5.1: what can be paid in full."""
    board = s.boards[seat]
    moves = [mv.BUILD_TEMPLE] if can_build_temple(board) else []
    moves += [mv.BUILD[building] for building in members(payable_buildings(board))]
    return action.or_pass(moves, may_pass)


def _build(s: State, move: Move, log: Log, seat: Seat, may_pass: bool) -> None:
    if action.declined(move, log, seat):
        return
    if move is mv.BUILD_TEMPLE:
        s.todo.append(("temple", seat))
    else:
        (index,) = move.args
        s.todo.append(("erect", seat, index))
        payment.charge(s, seat, payment.demand(COSTS[index], s.boards[seat].owned()), log)


def _is_new(s: State, move: Move, seat: Seat, may_pass: bool) -> Facts | None:
    if move.args and s.boards[seat].built >> move.args[0] & 1:
        return {"building": cat.BUILDINGS[move.args[0]].id}
    return None


def _can_be_paid(s: State, move: Move, seat: Seat, may_pass: bool) -> Facts | None:
    if not move.args:
        return None
    (index,) = move.args
    return payment.lacking(cat.BUILDINGS[index].id, COSTS[index], s.boards[seat])


def _has_a_site(s: State, move: Move, seat: Seat, may_pass: bool) -> Facts | None:
    board = s.boards[seat]
    return {} if move is mv.BUILD_TEMPLE and board.tiles == board.temples else None


def _temple_can_be_paid(s: State, move: Move, seat: Seat, may_pass: bool) -> Facts | None:
    board = s.boards[seat]
    due, there = temple_cost(board), board.cube_count()
    return {"due": due, "cubes": there} if move is mv.BUILD_TEMPLE and there < due else None


def _all_houses(s: State, seat: Seat, may_pass: bool) -> Iterable[Move]:
    return (mv.BUILD_TEMPLE, *mv.BUILD, mv.PASS)


BUILD = Decision(
    name="build",
    rules=("H-5.1", "H-5.5", "H-5.2"),
    public=True,
    args=action.ARGS,
    moves=_houses,
    play=_build,
    candidates=_all_houses,
    conditions=(
        Condition("built", "H-5.5", _is_new, listed="building"),
        Condition("cubes", "H-5.3", _can_be_paid, listed="thing"),
        Condition("no_site", "H-5.2", _has_a_site),
        Condition("temple_cubes", "H-5.2", _temple_can_be_paid),
        action.MAY_DECLINE,
    ),
)


# -- temples


def _sites(s: State, seat: Seat) -> list[Move]:
    """H-5.2: tiles that have none yet."""
    board = s.boards[seat]
    return [mv.TEMPLE[hex_] for hex_ in hexes(board.tiles & ~board.temples)]


def _choose_site(s: State, move: Move, log: Log, seat: Seat) -> None:
    """H-5.2: the hex is chosen before the payment, so that its cubes may pay."""
    s.todo.append(("raise", seat, Hex(move.args[0])))
    payment.charge(s, seat, payment.Payment((), temple_cost(s.boards[seat])), log)


def _has_a_tile(s: State, move: Move, seat: Seat) -> Facts | None:
    (hex_,) = move.args
    return None if s.boards[seat].tiles >> hex_ & 1 else {"hex": NAMES[hex_]}


def _has_no_temple(s: State, move: Move, seat: Seat) -> Facts | None:
    (hex_,) = move.args
    return {"hex": NAMES[hex_]} if s.boards[seat].temples >> hex_ & 1 else None


def _all_light_hexes(s: State, seat: Seat) -> Iterable[Move]:
    return [mv.TEMPLE[hex_] for hex_ in hexes(LIGHT)]


BUILD_TEMPLE = Decision(
    name="temple",
    rules=("H-5.2", "H-6.9"),
    public=True,
    moves=_sites,
    play=_choose_site,
    candidates=_all_light_hexes,
    conditions=(
        Condition("own_tile", "H-5.2", _has_a_tile, listed="hex"),
        Condition("no_temple", "H-5.2", _has_no_temple, listed="hex"),
    ),
)


def _raise(s: State, log: Log, seat: Seat, hex_: Hex) -> None:
    """H-5.2: cubes left on the hex go to the supply; the n-th temple brings n mana."""
    board = s.boards[seat]
    crushed = board.cubes_on(hex_)
    for mask in (board.cubes, board.second):
        mask[:] = [cubes & ~(1 << hex_) for cubes in mask]
    board.temples |= 1 << hex_
    board.fresh = NAMES[hex_]
    mana = board.temples.bit_count()
    board.mana += mana
    emit(log, "temple", seat, hex=NAMES[hex_], mana=mana)
    if crushed:
        emit(log, "crushed", seat, cubes=tuple(cat.COLOURS[colour] for colour in crushed))


RAISE = Step("raise", _raise, args=(Arg("hex", HEX),))


# -- buildings


def _erect(s: State, log: Log, seat: Seat, index: int) -> None:
    """H-5.5: sun and mana at once, then the ability that happens once."""
    board = s.boards[seat]
    building = cat.BUILDINGS[index]
    sun = board.gain_sun(building.sun)
    board.built |= 1 << index
    board.fresh = building.id
    board.mana += building.mana
    emit(log, "built", seat, building=building.id, sun=sun, lost=building.sun - sun, mana=building.mana)
    if index == cat.PALACE:
        s.todo.append(("bonus", seat))
    elif index == cat.LAND_STEWARD:
        land.draw_steward(s, seat, log)
    elif index == cat.BAZAAR and board.mana:
        s.todo.append(("bazaar", seat))


ERECT = Step("erect", _erect, args=(Arg("building", BUILDING),))


def _sell(s: State, move: Move, log: Log, seat: Seat) -> None:
    (mana,) = move.args
    board = s.boards[seat]
    board.mana -= mana
    board.points += mana * cat.BAZAAR_POINTS
    emit(log, "sold", seat, mana=mana, points=mana * cat.BAZAAR_POINTS)


def _has_the_mana(s: State, move: Move, seat: Seat) -> Facts | None:
    there = s.boards[seat].mana
    return None if move.args[0] <= there else {"due": move.args[0], "mana": there}


def _all_amounts(s: State, seat: Seat) -> Iterable[Move]:
    return mv.SELL


SELL = Decision(
    name="bazaar",
    rules=("H-5.7",),
    public=True,
    play=_sell,
    candidates=_all_amounts,
    conditions=(Condition("mana", "H-5.7", _has_the_mana),),
)
