"""Chapter 4: creating land."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game import Event
from engine.helios import catalogue as cat
from engine.helios import moves as mv
from engine.helios.geometry import LIGHT, MANA, NAMES, RESOURCE, bits
from engine.helios.rules import kinds
from engine.helios.sun import enclosing

if TYPE_CHECKING:
    from engine.game import Move
    from engine.helios.state import Board, Entry, Log, State


def room(board: Board) -> int:
    """H-4.2, H-4.3: the hexes where this player may put a tile."""
    empty = board.shore & LIGHT & ~board.tiles & ~(1 << board.sun)
    return empty & ~enclosing(board.tiles, board.sun)


def on_offer(g: State) -> list[int]:
    """H-4.4: the kinds of tiles that can be taken; equal colours are one kind."""
    offer = sorted({colour for colour in g.open if colour >= 0})
    return offer + [special for special, stock in enumerate(g.specials, len(cat.COLOURS)) if stock]


def list_land(g: State, entry: Entry) -> list[Move]:
    _, seat, may_pass = entry
    moves = [mv.LAND[tile] for tile in on_offer(g)] if room(g.boards[seat]) else []
    if may_pass:
        moves.append(mv.PASS)
    return moves


def do_land(g: State, entry: Entry, move: Move, log: Log) -> None:
    """H-4.4: of two equal tiles the one on the additional stack goes first."""
    seat = entry[1]
    (tile,) = move.args
    if tile >= len(cat.COLOURS):
        g.specials[tile - len(cat.COLOURS)] -= 1
    elif g.open[-1] == tile:
        g.open[-1] = -1
    else:
        g.open[tile] = -1
    g.todo.append((kinds.PLACE, seat, tile))


def list_place(g: State, entry: Entry) -> list[Move]:
    return [mv.PLACE[hex_] for hex_ in bits(room(g.boards[entry[1]]))]


def do_place(g: State, entry: Entry, move: Move, log: Log) -> None:
    """H-4.1, H-4.5, H-4.6: the tile with its cube, and what its hex brings."""
    _, seat, tile = entry
    (hex_,) = move.args
    board = g.boards[seat]
    board.put_tile(tile, hex_)
    bit = 1 << hex_
    if bit & MANA:
        board.mana += cat.MANA_HEX_GAIN
    if bit & RESOURCE:
        g.todo.append((kinds.COLOUR, seat, hex_))
    if log is not None:
        mana = cat.MANA_HEX_GAIN if bit & MANA else 0
        log.append(Event("placed", seat, tile=cat.TILES[tile], hex=NAMES[hex_], mana=mana))


def list_colour(g: State, entry: Entry) -> list[Move]:
    return list(mv.GAIN)


def do_colour(g: State, entry: Entry, move: Move, log: Log) -> None:
    _, seat, hex_ = entry
    (colour,) = move.args
    g.boards[seat].put_cube(colour, hex_)
    if log is not None:
        log.append(Event("cube", seat, colour=cat.COLOURS[colour], hex=NAMES[hex_]))


def draw_steward(g: State, seat: int, log: Log) -> None:
    """H-5.12: two tiles from the bottom of the additional stack, shown; which is placed first is asked if it matters.

    The stack holds enough for a reveal each round and two tiles for each player, so there are always two.
    """
    drawn = [g.extra.pop(0) for _ in range(cat.STEWARD_TILES)]
    if log is not None:
        log.append(Event("drew", seat, reveals=True, tiles=tuple(cat.COLOURS[colour] for colour in drawn)))
    if drawn[0] != drawn[1] and room(g.boards[seat]):
        g.todo.append((kinds.STEWARD, seat, *drawn))
    else:
        g.todo += [(kinds.PLACE_DRAWN, seat, colour) for colour in reversed(drawn)]


def list_steward(g: State, entry: Entry) -> list[Move]:
    return [mv.STEWARD[colour] for colour in sorted(entry[2:])]


def do_steward(g: State, entry: Entry, move: Move, log: Log) -> None:
    _, seat, one, other = entry
    (first,) = move.args
    g.todo.append((kinds.PLACE_DRAWN, seat, other if first == one else one))
    g.todo.append((kinds.PLACE_DRAWN, seat, first))


def place_drawn(g: State, entry: Entry, log: Log) -> None:
    """H-5.12: placing is compulsory while there is room; without it the tile leaves the game with its cube."""
    _, seat, colour = entry
    if room(g.boards[seat]):
        g.todo.append((kinds.PLACE, seat, colour))
    elif log is not None:
        log.append(Event("lost", seat, tile=cat.COLOURS[colour]))
