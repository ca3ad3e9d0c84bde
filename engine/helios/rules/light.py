"""Chapter 6: moving the sun, and what its light brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game import Event
from engine.helios import catalogue as cat
from engine.helios import moves as mv
from engine.helios.geometry import NAMES, NEAR, bits
from engine.helios.sun import UNLIMITED, Journey, journey, route, visits

if TYPE_CHECKING:
    from engine.game import Move
    from engine.helios.state import Board, Entry, Log, State


def reach(board: Board) -> int:
    """H-6.1, H-5.6: how many steps the sun may take."""
    return UNLIMITED if board.built >> cat.POWER_PLANT & 1 else board.sun_value


def destinations(g: State, seat: int) -> Journey:
    board = g.boards[seat]
    return journey(board.tiles, board.sun, board.sun_beside, reach(board), g.preset.overtake)


def turning(board: Board) -> int | None:
    """H-6.10: the tile at the sun's right hand, where the way around the land passes the sun's hex more than once."""
    if board.sun_beside is None or visits(board.tiles, board.sun) == 1:
        return None
    return board.sun_beside


def revolution_points(g: State, seat: int) -> int:
    """H-6.6, H-6.7, H-5.10: what a revolution would bring this seat now: once in a turn, never with the power plant."""
    built = g.boards[seat].built
    if g.paid or built >> cat.POWER_PLANT & 1:
        return 0
    return cat.WATCHTOWER_POINTS if built >> cat.WATCHTOWER & 1 else cat.REVOLUTION_POINTS


def temple_points(board: Board, hex_: int) -> int:
    """H-6.9, H-5.8: a lit temple: one for itself and one for each neighbouring tile, more with the city hall."""
    bonus = cat.CITY_HALL_LIGHT if board.built >> cat.CITY_HALL & 1 else 0
    return 1 + (NEAR[hex_] & board.tiles).bit_count() + bonus


def light_points(board: Board, sun: int) -> int:
    return sum(temple_points(board, hex_) for hex_ in bits(NEAR[sun] & board.temples))


def fertile(board: Board, sun: int) -> int:
    """H-6.8, H-5.11: the land tiles that get a cube of their colour when the sun shines from this hex."""
    land = NEAR[sun] & board.tiles & ~board.temples
    some, full = board.with_cubes()
    land &= ~full if board.built >> cat.WAREHOUSE & 1 else ~some
    a, b, c, d, e = board.kinds[: len(cat.COLOURS)]
    return land & (a | b | c | d | e)


def list_sun(g: State, entry: Entry) -> list[Move]:
    _, seat, may_pass = entry
    moves = [mv.SUN[hex_] for hex_ in sorted(destinations(g, seat).steps)]
    if may_pass:
        moves.append(mv.PASS)
    return moves


def do_sun(g: State, entry: Entry, move: Move, log: Log) -> None:
    """H-6.6, H-6.8, H-6.10: first the points for a revolution, then the light."""
    seat = entry[1]
    (hex_,) = move.args
    board = g.boards[seat]
    way = destinations(g, seat)
    revolution = revolution_points(g, seat) if way.revolution >> hex_ & 1 else 0
    board.path, board.sun_beside = route(board.tiles, way, hex_, revolution > 0)
    board.sun = hex_
    if log is not None:
        log.append(Event("sun", seat, hex=NAMES[hex_], steps=len(board.path) - 1))
    if revolution:
        g.paid = True
        board.points += revolution
        if log is not None:
            log.append(Event("revolution", seat, points=revolution))
    _shine(board, seat, log)


def _shine(board: Board, seat: int, log: Log) -> None:
    grown = fertile(board, board.sun)
    cubes = []
    for hex_ in bits(grown):
        colour = next(c for c in range(len(cat.COLOURS)) if board.kinds[c] >> hex_ & 1)
        board.put_cube(colour, hex_)
        cubes.append(cat.COLOURS[colour])
    points = light_points(board, board.sun)
    board.points += points
    if log is not None:
        if cubes:
            log.append(Event("grew", seat, cubes=tuple(cubes)))
        if points:
            log.append(Event("shone", seat, points=points))
