"""Rule H-7.5: the bonus cube, at set-up, at the start of a round and from characters."""

from __future__ import annotations

from engine.game import Move, Seat
from engine.helios import catalogue as cat
from engine.helios import moves as mv
from engine.helios.geometry import LIGHT, NAMES, Hex, hexes
from engine.helios.names import COLOUR_SET
from engine.helios.state import State
from engine.kernel.decisions import Arg, Condition, Decision, Facts, Step
from engine.kernel.log import Log, emit
from engine.kernel.sets import mask, members

ANY_COLOUR = mask(range(len(cat.COLOURS)))


def offer(s: State, seat: Seat, colours: int, log: Log) -> None:
    """H-7.5: a bonus cube of one of these colours, if there is a tile to take it."""
    if s.boards[seat].takes_cube():
        s.todo.append(("cube", seat, colours))
    else:
        emit(log, "no_cube", seat)


def _offer(s: State, log: Log, seat: Seat) -> None:
    """H-7.5, H-8.5: of any colour."""
    offer(s, seat, ANY_COLOUR, log)


OFFER_CUBE = Step("offer_cube", _offer)


def _cubes(s: State, seat: Seat, colours: int) -> list[Move]:
    """H-7.5: on tiles without a temple and with at most one cube."""
    return [mv.CUBE[colour][hex_] for hex_ in hexes(s.boards[seat].takes_cube()) for colour in members(colours)]


def _place(s: State, move: Move, log: Log, seat: Seat, colours: int) -> None:
    colour, hex_ = move.args[0], Hex(move.args[1])
    board = s.boards[seat]
    board.put_cube(colour, hex_)
    board.fresh = NAMES[hex_]
    if log is not None:
        emit(log, "cube", seat, colour=cat.COLOURS[colour], hex=NAMES[hex_], source=_source(s))


def _source(s: State) -> str:
    """H-7.4, H-8.5: a cube for activating somebody comes in a turn of the characters' phase, others before a round."""
    return "character" if any(name == "counsel" for name, *_ in s.todo) else "order"


def _why(s: State, seat: Seat, colours: int) -> Facts:
    return {"source": _source(s)}


def _thought_of(s: State, seat: Seat, colours: int) -> list[Move]:
    return [row[hex_] for row in mv.CUBE for hex_ in hexes(LIGHT)]


def _differs(s: State, move: Move, seat: Seat, colours: int) -> Facts | None:
    return None if colours >> move.args[0] & 1 else {"colour": cat.COLOURS[move.args[0]]}


def _on_a_tile(s: State, move: Move, seat: Seat, colours: int) -> Facts | None:
    hex_ = move.args[1]
    return None if s.boards[seat].tiles >> hex_ & 1 else {"hex": NAMES[hex_]}


def _no_temple(s: State, move: Move, seat: Seat, colours: int) -> Facts | None:
    hex_ = move.args[1]
    return {"hex": NAMES[hex_]} if s.boards[seat].temples >> hex_ & 1 else None


def _room(s: State, move: Move, seat: Seat, colours: int) -> Facts | None:
    hex_ = move.args[1]
    return {"hex": NAMES[hex_]} if s.boards[seat].with_cubes()[1] >> hex_ & 1 else None


CUBE = Decision(
    name="cube",
    rules=("H-7.5", "H-2.5", "H-8.5"),
    public=True,
    facts=_why,
    args=(Arg("colours", COLOUR_SET, ANY_COLOUR),),
    moves=_cubes,
    play=_place,
    candidates=_thought_of,
    conditions=(
        Condition("other_colour", "H-2.5", _differs),
        Condition("own_tile", "H-7.5", _on_a_tile, listed="hex"),
        Condition("no_temple", "H-7.5", _no_temple, listed="hex"),
        Condition("two_cubes", "H-7.5", _room, listed="hex"),
    ),
)
