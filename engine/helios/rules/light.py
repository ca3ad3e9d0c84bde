"""Chapter 6: moving the sun, and what its light brings."""

from __future__ import annotations

from collections.abc import Iterable

from engine.game import Move, Seat
from engine.helios import catalogue as cat
from engine.helios import moves as mv
from engine.helios.board import Board
from engine.helios.geometry import NAMES, NEAR, Hex, hexes
from engine.helios.rules import action
from engine.helios.state import State
from engine.helios.sun import UNLIMITED, Journey, journey, lit, route, visits
from engine.kernel.decisions import Condition, Decision, Facts
from engine.kernel.log import Log, emit


def reach(board: Board) -> int:
    """H-6.1, H-5.6: how many steps the sun may take."""
    return UNLIMITED if board.built >> cat.POWER_PLANT & 1 else board.sun_value


def destinations(s: State, seat: Seat) -> Journey:
    board = s.boards[seat]
    return journey(board.tiles, board.sun, board.sun_beside, reach(board), s.preset.overtake)


def turning(board: Board) -> Hex | None:
    """H-6.10: the tile at the sun's right hand, where the way around the land passes the sun's hex more than once."""
    if board.sun_beside is None or visits(board.tiles, board.sun) == 1:
        return None
    return board.sun_beside


def revolution_points(s: State, seat: Seat) -> int:
    """H-6.6, H-6.7, H-5.10: what a revolution would bring this seat now: once in a turn, never with the power plant."""
    built = s.boards[seat].built
    if s.revolution_paid or built >> cat.POWER_PLANT & 1:
        return 0
    return cat.WATCHTOWER_POINTS if built >> cat.WATCHTOWER & 1 else cat.REVOLUTION_POINTS


def temple_points(board: Board, hex_: Hex) -> int:
    """H-6.9, H-5.8: a lit temple: one for itself and one for each neighbouring tile, more with the city hall."""
    return 1 + (NEAR[hex_] & board.tiles).bit_count() + city_hall(board)


def shines_on(board: Board, hex_: Hex) -> bool:
    """H-6.8: whether the sun can still stop beside this hex, now or later."""
    return bool(lit(board.tiles, board.sun) >> hex_ & 1)


def city_hall(board: Board) -> int:
    """H-5.8: what the city hall adds to each lit temple."""
    return cat.CITY_HALL_LIGHT if board.built >> cat.CITY_HALL & 1 else 0


def light_points(board: Board, sun: Hex) -> int:
    return sum(temple_points(board, hex_) for hex_ in hexes(NEAR[sun] & board.temples))


def fertile(board: Board, sun: Hex) -> int:
    """H-6.8, H-5.11: the land tiles that get a cube of their colour when the sun shines from this hex."""
    some, full = board.with_cubes()
    taken = full if board.built >> cat.WAREHOUSE & 1 else some
    return NEAR[sun] & board.land() & ~board.temples & ~taken


# -- moving the sun


def _stops(s: State, seat: Seat, may_pass: bool) -> list[Move]:
    return action.or_pass([mv.SUN[hex_] for hex_ in sorted(destinations(s, seat).steps)], may_pass)


def _move(s: State, move: Move, log: Log, seat: Seat, may_pass: bool) -> None:
    """H-6.6, H-6.8, H-6.10: first the points for a revolution, then the light."""
    if action.declined(move, log, seat):
        return
    hex_ = Hex(move.args[0])
    board = s.boards[seat]
    way = destinations(s, seat)
    revolution = revolution_points(s, seat) if way.revolution >> hex_ & 1 else 0
    board.path, board.sun_beside = route(board.tiles, way, hex_, revolution > 0)
    board.sun = hex_
    if log is not None:
        emit(log, "sun", seat, hex=NAMES[hex_], steps=len(board.path) - 1)
    if revolution:
        s.revolution_paid = True
        board.points += revolution
        emit(log, "revolution", seat, points=revolution, watchtower=board.built >> cat.WATCHTOWER & 1)
    _shine(board, seat, log)


def _shine(board: Board, seat: Seat, log: Log) -> None:
    """H-6.8, H-6.9: cubes grow, temples bring points."""
    grown = [(board.kind(hex_), hex_) for hex_ in hexes(fertile(board, board.sun))]
    for colour, hex_ in grown:
        board.put_cube(colour, hex_)
    points = light_points(board, board.sun)
    board.points += points
    if log is None:
        return
    if grown:
        _, full = board.with_cubes()
        by_warehouse = sum(full >> hex_ & 1 for _, hex_ in grown)
        emit(log, "grew", seat, cubes=tuple(cat.COLOURS[colour] for colour, _ in grown), warehouse=by_warehouse)
    if points:
        lit = (NEAR[board.sun] & board.temples).bit_count()
        emit(log, "shone", seat, points=points, city_hall=lit * city_hall(board))


# -- why it cannot go there


def _is_empty(s: State, move: Move, seat: Seat, may_pass: bool) -> Facts | None:
    return _hex(move) if move.args and s.boards[seat].tiles >> move.args[0] & 1 else None


def _lies_beside_land(s: State, move: Move, seat: Seat, may_pass: bool) -> Facts | None:
    board = s.boards[seat]
    return _hex(move) if move.args and not (board.shore | board.tiles) >> move.args[0] & 1 else None


def _is_elsewhere(s: State, move: Move, seat: Seat, may_pass: bool) -> Facts | None:
    return {} if move.args and move.args[0] == s.boards[seat].sun else None


def _can_be_entered(s: State, move: Move, seat: Seat, may_pass: bool) -> Facts | None:
    """H-6.3, H-6.4: whether it is on the way at all, however far."""
    board = s.boards[seat]
    shore = board.shore & ~board.tiles & ~(1 << board.sun)
    if not move.args or not shore >> move.args[0] & 1 or move.args[0] in _anywhere(s, seat).steps:
        return None
    return _hex(move)


def _is_near_enough(s: State, move: Move, seat: Seat, may_pass: bool) -> Facts | None:
    if not move.args or move.args[0] not in (way := _anywhere(s, seat).steps):
        return None
    steps, most = way[move.args[0]], reach(s.boards[seat])
    return {**_hex(move), "steps": steps, "reach": most} if steps > most else None


def _does_not_lie_behind(s: State, move: Move, seat: Seat, may_pass: bool) -> Facts | None:
    """H-6.10: what the sun could reach if it stood where its way first passes its hex."""
    board = s.boards[seat]
    if not move.args or move.args[0] in destinations(s, seat).steps:
        return None
    earlier = journey(board.tiles, board.sun, None, reach(board), s.preset.overtake)
    return _hex(move) if move.args[0] in earlier.steps else None


def _anywhere(s: State, seat: Seat) -> Journey:
    board = s.boards[seat]
    return journey(board.tiles, board.sun, board.sun_beside, UNLIMITED, s.preset.overtake)


def _hex(move: Move) -> dict[str, str]:
    return {"hex": NAMES[move.args[0]]}


def _anywhere_or_pass(s: State, seat: Seat, may_pass: bool) -> Iterable[Move]:
    return (*mv.SUN, mv.PASS)


SUN = Decision(
    name="sun",
    rules=("H-6.1", "H-6.6", "H-6.8", "H-6.10"),
    public=True,
    args=action.ARGS,
    moves=_stops,
    play=_move,
    candidates=_anywhere_or_pass,
    conditions=(
        Condition("land_there", "H-6.1", _is_empty, listed="hex"),
        Condition("not_beside", "H-6.1", _lies_beside_land, listed="hex"),
        Condition("stays", "H-6.1", _is_elsewhere),
        Condition("behind", "H-6.10", _does_not_lie_behind, listed="hex"),
        Condition("dead_end", "H-6.3", _can_be_entered, listed="hex"),
        Condition("too_far", "H-6.1", _is_near_enough),
        action.MAY_DECLINE,
    ),
)
