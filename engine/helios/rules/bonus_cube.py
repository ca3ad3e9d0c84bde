"""Rule H-7.5: the bonus cube, at set-up, at the start of a round and from characters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game import Event
from engine.helios import catalogue as cat
from engine.helios import moves as mv
from engine.helios.geometry import NAMES, bits
from engine.helios.rules import kinds

if TYPE_CHECKING:
    from engine.game import Move
    from engine.helios.state import Entry, Log, State

ANY_COLOUR = (1 << len(cat.COLOURS)) - 1


def offer_cube(g: State, entry: Entry, log: Log) -> None:
    """H-2.5, H-7.5: a bonus cube, if there is a tile to take it."""
    seat = entry[1]
    board = g.boards[seat]
    if board.takes_cube():
        colours = ANY_COLOUR
        if g.round == 1 and g.turn == 0 and not g.preset.any_start_cube:
            colours &= ~board.owned()
        g.todo.append((kinds.CUBE, seat, colours))
    elif log is not None:
        log.append(Event("no_cube", seat))


def list_cube(g: State, entry: Entry) -> list[Move]:
    """H-7.5: tiles without a temple and with at most one cube."""
    _, seat, colours = entry
    return [mv.CUBE[colour][hex_] for hex_ in bits(g.boards[seat].takes_cube()) for colour in bits(colours)]


def do_cube(g: State, entry: Entry, move: Move, log: Log) -> None:
    seat = entry[1]
    colour, hex_ = move.args
    board = g.boards[seat]
    board.put_cube(colour, hex_)
    board.fresh = NAMES[hex_]
    if log is not None:
        log.append(Event("cube", seat, colour=cat.COLOURS[colour], hex=NAMES[hex_]))
