"""Chapter 3: a turn of the action phase, from the action tile to its last bonus action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game import Event
from engine.helios import catalogue as cat
from engine.helios import moves as mv
from engine.helios.rules import build, kinds, land
from engine.helios.rules.display import discard
from engine.helios.rules.rounds import begin_characters
from engine.helios.state import AREA_IDS

if TYPE_CHECKING:
    from engine.game import Move
    from engine.helios.state import Entry, Log, State

ACTION_COLOURS = len(cat.ACTION_COLOURS)
ACTIONS = (kinds.LAND, kinds.BUILD, kinds.SUN)
"""The decision each symbol leads to."""


def next_turn(g: State, entry: Entry, log: Log) -> None:
    """H-3.1: clockwise from the start player, then the characters. Only in a position can the tiles run out before."""
    if g.turn == g.seats * cat.TURNS[g.seats] or not any(g.columns):
        begin_characters(g, log)
        return
    seat = (g.start + g.turn) % g.seats
    g.turn += 1
    g.paid = False
    g.boards[seat].fresh = None
    g.todo.append((kinds.TAKE, seat))


def list_take(g: State, entry: Entry) -> list[Move]:
    """H-3.2: the lowest tile of each column."""
    return [mv.TAKE[symbol][column[-1]] for symbol, column in enumerate(g.columns) if column]


def do_take(g: State, entry: Entry, move: Move, log: Log) -> None:
    """H-3.3: the tile goes to its area; a gray one asks for it first."""
    seat = entry[1]
    symbol, colour = move.args
    g.columns[symbol].pop()
    g.todo.append((kinds.FINISH_TURN, seat))
    g.todo.append((ACTIONS[symbol], seat, True))
    if log is not None:
        log.append(Event("took", seat, symbol=cat.SYMBOLS[symbol], colour=cat.ACTION_COLOURS[colour]))
    tile = symbol * ACTION_COLOURS + colour
    if colour == cat.GRAY:
        g.todo.append((kinds.AREA, seat, tile))
    else:
        _store(g, seat, tile, colour, log)


def list_area(g: State, entry: Entry) -> list[Move]:
    return list(mv.AREA)


def do_area(g: State, entry: Entry, move: Move, log: Log) -> None:
    _, seat, tile = entry
    (area,) = move.args
    if log is not None:
        log.append(Event("stored", seat, area=cat.AREAS[area]))
    _store(g, seat, tile, area, log)


def _store(g: State, seat: int, tile: int, area: int, log: Log) -> None:
    """H-3.3."""
    board = g.boards[seat]
    areas = board.areas
    board.areas = areas[:area] + (areas[area] + (tile,),) + areas[area + 1 :]
    board.fresh = AREA_IDS[area]
    if log is not None and len(board.areas[area]) == cat.AREA_FULL:
        log.append(Event("fourth", seat, area=cat.AREAS[area]))


def pass_action(seat: int, log: Log) -> None:
    """H-3.4: the tile is taken, its action is not carried out."""
    if log is not None:
        log.append(Event("passed", seat))


def finish_turn(g: State, entry: Entry, log: Log) -> None:
    """H-3.5: the regular action is over: a full area now brings a bonus action, and is cleared after it."""
    seat = entry[1]
    for area, tiles in enumerate(g.boards[seat].areas):
        if len(tiles) == cat.AREA_FULL:
            g.todo.append((kinds.CLEAR_AREA, seat, area))
            g.todo.append((kinds.BONUS, seat))
            return
    g.todo.append((kinds.NEXT_TURN, seat))


def clear_area(g: State, entry: Entry, log: Log) -> None:
    """H-3.5: the four tiles are discarded after the bonus action, used or not."""
    _, seat, area = entry
    board = g.boards[seat]
    for tile in board.areas[area]:
        discard(g, tile)
    board.areas = board.areas[:area] + ((),) + board.areas[area + 1 :]
    if board.fresh == AREA_IDS[area]:
        board.fresh = None
    if log is not None:
        log.append(Event("cleared", seat, area=cat.AREAS[area]))
    g.todo.append((kinds.NEXT_TURN, seat))


def list_bonus(g: State, entry: Entry) -> list[Move]:
    """H-3.6: the sun can always move, so it is always offered."""
    board = g.boards[entry[1]]
    moves = []
    if land.on_offer(g) and land.room(board):
        moves.append(mv.BONUS[0])
    if build.payable(board):
        moves.append(mv.BONUS[1])
    moves.append(mv.BONUS[2])
    moves.append(mv.DECLINE)
    return moves


def do_bonus(g: State, entry: Entry, move: Move, log: Log) -> None:
    seat = entry[1]
    if move is not mv.DECLINE:
        g.todo.append((ACTIONS[move.args[0]], seat, False))
    if log is not None:
        log.append(
            Event("declined", seat) if move is mv.DECLINE else Event("bonus", seat, symbol=cat.SYMBOLS[move.args[0]])
        )
