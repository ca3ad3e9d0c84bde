"""Chapter 5: building temples and buildings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game import Event
from engine.helios import catalogue as cat
from engine.helios import moves as mv
from engine.helios.geometry import NAMES, bits
from engine.helios.rules import kinds, land, payment

if TYPE_CHECKING:
    from engine.game import Move
    from engine.helios.state import Board, Entry, Log, State

COSTS = tuple((building.needs, building.wild, building.either) for building in cat.BUILDINGS)
PAYABLE = payment.payable(COSTS)


def temple_cost(board: Board) -> int:
    """H-5.2, H-5.9: as many cubes as there will be temples, one with the citadel."""
    if board.built >> cat.CITADEL & 1:
        return cat.CITADEL_TEMPLE_COST
    return board.temples.bit_count() + 1


def can_build_temple(board: Board) -> bool:
    return board.tiles != board.temples and board.cube_count() >= temple_cost(board)


def payable_buildings(board: Board) -> int:
    return PAYABLE[board.owned()][min(board.cube_count(), payment.MOST_CUBES)] & ~board.built


def payable(board: Board) -> bool:
    return can_build_temple(board) or payable_buildings(board) > 0


def list_build(g: State, entry: Entry) -> list[Move]:
    """H-5.1: what can be paid in full."""
    _, seat, may_pass = entry
    board = g.boards[seat]
    moves = [mv.BUILD_TEMPLE] if can_build_temple(board) else []
    moves += [mv.BUILD[building] for building in bits(payable_buildings(board))]
    if may_pass:
        moves.append(mv.PASS)
    return moves


def do_build(g: State, entry: Entry, move: Move, log: Log) -> None:
    seat = entry[1]
    if move is mv.BUILD_TEMPLE:
        g.todo.append((kinds.TEMPLE, seat))
    else:
        (index,) = move.args
        g.todo.append((kinds.ERECT, seat, index))
        payment.charge(g, seat, payment.demand(COSTS[index], g.boards[seat].owned()), log)


def list_temple(g: State, entry: Entry) -> list[Move]:
    board = g.boards[entry[1]]
    return [mv.TEMPLE[hex_] for hex_ in bits(board.tiles & ~board.temples)]


def do_temple(g: State, entry: Entry, move: Move, log: Log) -> None:
    """H-5.2: the hex is chosen before the payment, so that its cubes may pay."""
    seat = entry[1]
    g.todo.append((kinds.RAISE, seat, move.args[0]))
    payment.charge(g, seat, payment.Payment((), temple_cost(g.boards[seat])), log)


def raise_temple(g: State, entry: Entry, log: Log) -> None:
    """H-5.2: cubes left on the hex go to the supply; the n-th temple brings n mana."""
    _, seat, hex_ = entry
    board = g.boards[seat]
    crushed = board.cubes_by_hex().get(hex_, ())
    for colour in crushed:
        board.take_cube(colour, hex_)
    board.temples |= 1 << hex_
    board.fresh = NAMES[hex_]
    mana = board.temples.bit_count()
    board.mana += mana
    if log is not None:
        log.append(Event("temple", seat, hex=NAMES[hex_], mana=mana))
        if crushed:
            log.append(Event("crushed", seat, cubes=tuple(cat.COLOURS[colour] for colour in crushed)))


def erect(g: State, entry: Entry, log: Log) -> None:
    """H-5.5: sun and mana at once, then the ability that happens once."""
    _, seat, index = entry
    board = g.boards[seat]
    building = cat.BUILDINGS[index]
    board.gain_sun(building.sun)
    board.built |= 1 << index
    board.fresh = building.id
    board.mana += building.mana
    if log is not None:
        log.append(Event("built", seat, building=building.id, sun=building.sun, mana=building.mana))
    if index == cat.PALACE:
        g.todo.append((kinds.BONUS, seat))
    elif index == cat.LAND_STEWARD:
        land.draw_steward(g, seat, log)
    elif index == cat.BAZAAR and board.mana:
        g.todo.append((kinds.BAZAAR, seat))


def list_bazaar(g: State, entry: Entry) -> list[Move]:
    """H-5.7: at most three mana."""
    return list(mv.SELL[: min(cat.BAZAAR_MOST, g.boards[entry[1]].mana) + 1])


def do_bazaar(g: State, entry: Entry, move: Move, log: Log) -> None:
    seat = entry[1]
    (mana,) = move.args
    board = g.boards[seat]
    board.mana -= mana
    board.points += mana * cat.BAZAAR_POINTS
    if log is not None:
        log.append(Event("sold", seat, mana=mana, points=mana * cat.BAZAAR_POINTS))
