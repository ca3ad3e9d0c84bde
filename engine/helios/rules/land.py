"""Chapter 4: creating land."""

from __future__ import annotations

from collections.abc import Iterable

from engine.game import Move, Seat
from engine.helios import catalogue as cat
from engine.helios import moves as mv
from engine.helios.board import Board
from engine.helios.geometry import CORNERS, LIGHT, MANA, NAMES, RESOURCE, Hex, hexes
from engine.helios.names import COLOUR as COLOUR_NAME
from engine.helios.names import HEX, TILE
from engine.helios.rules import action
from engine.helios.state import State
from engine.helios.sun import enclosing
from engine.kernel.decisions import Arg, Condition, Decision, Facts, Step
from engine.kernel.log import Log, emit
from engine.kernel.sets import members

COLOURS = len(cat.COLOURS)


# -- which tile


def room(board: Board) -> int:
    """H-4.2, H-4.3: the hexes where this player may put a tile."""
    empty = board.shore & LIGHT & ~board.tiles & ~(1 << board.sun)
    return empty & ~enclosing(board.tiles, board.sun)


def on_offer(s: State) -> int:
    """H-4.4: the kinds of tiles that can be taken, as bits; equal colours are one kind."""
    offer = s.open_land
    if s.additional is not None:
        offer |= 1 << s.additional
    for special, stock in enumerate(s.specials, COLOURS):
        if stock:
            offer |= 1 << special
    return offer


def possible(s: State, board: Board) -> bool:
    """H-3.6: there is a tile, and room for it."""
    return bool(on_offer(s) and room(board))


def _tiles(s: State, seat: Seat, may_pass: bool) -> list[Move]:
    """H-4.1: any tile on offer, if there is room for it."""
    moves = [mv.LAND[tile] for tile in members(on_offer(s))] if room(s.boards[seat]) else []
    return action.or_pass(moves, may_pass)


def _take(s: State, move: Move, log: Log, seat: Seat, may_pass: bool) -> None:
    """H-4.4: of two equal tiles the one on the additional stack goes first."""
    if action.declined(move, log, seat):
        return
    (tile,) = move.args
    if tile >= COLOURS:
        s.specials[tile - COLOURS] -= 1
    elif s.additional == tile:
        s.additional = None
    else:
        s.open_land ^= 1 << tile
    s.todo.append(("place", seat, tile))


def _is_on_offer(s: State, move: Move, seat: Seat, may_pass: bool) -> Facts | None:
    if move is mv.PASS or on_offer(s) >> move.args[0] & 1:
        return None
    return {"tile": cat.TILES[move.args[0]]}


def _has_room(s: State, move: Move, seat: Seat, may_pass: bool) -> Facts | None:
    return None if move is mv.PASS or room(s.boards[seat]) else {}


def _all_tiles(s: State, seat: Seat, may_pass: bool) -> Iterable[Move]:
    return (*mv.LAND, mv.PASS)


LAND = Decision(
    name="land",
    rules=("H-4.1", "H-4.4", "H-3.4"),
    public=True,
    args=action.ARGS,
    moves=_tiles,
    play=_take,
    candidates=_all_tiles,
    conditions=(
        Condition("not_on_offer", "H-4.4", _is_on_offer, listed="tile"),
        Condition("no_room", "H-4.2", _has_room),
        action.MAY_DECLINE,
    ),
)


# -- where it goes


def _sites(s: State, seat: Seat, tile: int) -> list[Move]:
    return [mv.PLACE[hex_] for hex_ in hexes(room(s.boards[seat]))]


def _place(s: State, move: Move, log: Log, seat: Seat, tile: int) -> None:
    """H-4.1, H-4.5, H-4.6: the tile with its cube, and what its hex brings."""
    hex_ = Hex(move.args[0])
    board = s.boards[seat]
    board.put_tile(tile, hex_)
    mana = cat.MANA_HEX_GAIN if MANA >> hex_ & 1 else 0
    board.mana += mana
    if RESOURCE >> hex_ & 1:
        s.todo.append(("colour", seat, hex_))
    if log is not None:
        cube, corner = int(tile < COLOURS), CORNERS[hex_]
        emit(log, "placed", seat, tile=cat.TILES[tile], hex=NAMES[hex_], mana=mana, cube=cube, corner=corner)


def _is_light(s: State, move: Move, seat: Seat, tile: int) -> Facts | None:
    return None if LIGHT >> move.args[0] & 1 else _hex(move)


def _is_empty(s: State, move: Move, seat: Seat, tile: int) -> Facts | None:
    return _hex(move) if s.boards[seat].tiles >> move.args[0] & 1 else None


def _lies_beside(s: State, move: Move, seat: Seat, tile: int) -> Facts | None:
    board = s.boards[seat]
    return None if (board.shore | board.tiles) >> move.args[0] & 1 else _hex(move)


def _is_not_the_suns(s: State, move: Move, seat: Seat, tile: int) -> Facts | None:
    return _hex(move) if s.boards[seat].sun == move.args[0] else None


def _leaves_a_way(s: State, move: Move, seat: Seat, tile: int) -> Facts | None:
    board = s.boards[seat]
    return _hex(move) if enclosing(board.tiles, board.sun) >> move.args[0] & 1 else None


def _hex(move: Move) -> Facts:
    return {"hex": NAMES[move.args[0]]}


def _tile_in_hand(s: State, seat: Seat, tile: int) -> Facts:
    return {"tile": cat.TILES[tile]}


def _all_hexes(s: State, seat: Seat, tile: int) -> Iterable[Move]:
    return mv.PLACE


PLACE = Decision(
    name="place",
    rules=("H-4.2", "H-4.3", "H-4.5", "H-4.6"),
    public=True,
    facts=_tile_in_hand,
    args=(Arg("tile", TILE),),
    moves=_sites,
    play=_place,
    candidates=_all_hexes,
    conditions=(
        Condition("rim", "H-4.2", _is_light, listed="hex"),
        Condition("taken", "H-4.2", _is_empty, listed="hex"),
        Condition("not_beside", "H-4.2", _lies_beside, listed="hex"),
        Condition("sun_there", "H-4.2", _is_not_the_suns),
        Condition("encloses", "H-4.3", _leaves_a_way, listed="hex"),
    ),
)


def _colours(s: State, seat: Seat, hex_: Hex) -> list[Move]:
    """H-4.6: any colour."""
    return list(mv.GAIN)


def _gain(s: State, move: Move, log: Log, seat: Seat, hex_: Hex) -> None:
    (colour,) = move.args
    s.boards[seat].put_cube(colour, hex_)
    emit(log, "cube", seat, colour=cat.COLOURS[colour], hex=NAMES[hex_], source="hex")


def _its_hex(s: State, seat: Seat, hex_: Hex) -> Facts:
    return {"hex": NAMES[hex_]}


COLOUR = Decision(
    name="colour",
    rules=("H-4.6",),
    public=True,
    facts=_its_hex,
    args=(Arg("hex", HEX),),
    moves=_colours,
    play=_gain,
)


# -- the land steward


def draw_steward(s: State, seat: Seat, log: Log) -> None:
    """H-5.12: two tiles from the bottom of the additional stack, shown; which is placed first is asked if it matters.

    The stack holds enough for a reveal each round and two tiles for each player, so there are always two.
    """
    drawn = [s.below.pop(0) for _ in range(cat.STEWARD_TILES)]
    emit(log, "drew", seat, reveals=True, tiles=tuple(cat.COLOURS[colour] for colour in drawn))
    if drawn[0] != drawn[1] and room(s.boards[seat]):
        s.todo.append(("steward", seat, *drawn))
    else:
        s.todo += [("place_drawn", seat, colour) for colour in reversed(drawn)]


def _first(s: State, move: Move, log: Log, seat: Seat, one: int, other: int) -> None:
    (first,) = move.args
    s.todo.append(("place_drawn", seat, other if first == one else one))
    s.todo.append(("place_drawn", seat, first))


def _was_drawn(s: State, move: Move, seat: Seat, one: int, other: int) -> Facts | None:
    (colour,) = move.args
    return None if colour in (one, other) else {"tile": cat.COLOURS[colour]}


def _both_drawn(s: State, seat: Seat, one: int, other: int) -> Facts:
    return {"tiles": (cat.COLOURS[one], cat.COLOURS[other])}


def _all_colours(s: State, seat: Seat, one: int, other: int) -> Iterable[Move]:
    return mv.STEWARD


STEWARD = Decision(
    name="steward",
    rules=("H-5.12",),
    public=True,
    facts=_both_drawn,
    args=(Arg("one", COLOUR_NAME), Arg("other", COLOUR_NAME)),
    play=_first,
    candidates=_all_colours,
    conditions=(Condition("not_drawn", "H-5.12", _was_drawn),),
)


def _place_drawn(s: State, log: Log, seat: Seat, colour: int) -> None:
    """H-5.12: placing is compulsory while there is room; without it the tile leaves the game with its cube."""
    if room(s.boards[seat]):
        s.todo.append(("place", seat, colour))
    else:
        emit(log, "lost", seat, tile=cat.COLOURS[colour])


PLACE_DRAWN = Step("place_drawn", _place_drawn, args=(Arg("tile", COLOUR_NAME),))
