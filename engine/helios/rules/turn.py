"""Chapter 3: a turn of the action phase, from the action tile to its last bonus action."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from engine.game import Move, Seat
from engine.helios import catalogue as cat
from engine.helios import moves as mv
from engine.helios.names import ACTION_TILE_OF, AREA_IDS, SYMBOL, ActionTile
from engine.helios.names import AREA as AREA_NAME
from engine.helios.rules import build, land
from engine.helios.rules.display import discard
from engine.helios.rules.rounds import begin_characters
from engine.helios.state import State
from engine.kernel.decisions import Arg, Condition, Decision, Facts, Step
from engine.kernel.log import Log, emit

# -- taking an action tile


def _next_turn(s: State, log: Log, seat: Seat) -> None:
    """H-3.1: clockwise from the start player, then the characters. Only in a position can the tiles run out before."""
    if s.turn == s.seats * cat.TURNS[s.seats] or not any(s.columns):
        begin_characters(s, log)
        return
    seat = Seat((s.start + s.turn) % s.seats)
    s.turn += 1
    s.revolution_paid = False
    s.boards[seat].fresh = None
    s.todo.append(("take", seat))


NEXT_TURN = Step("next_turn", _next_turn)


def _lowest(s: State, seat: Seat) -> list[Move]:
    """H-3.2: the lowest tile of each column."""
    return [mv.TAKE[symbol][column[-1]] for symbol, column in enumerate(s.columns) if column]


def _take(s: State, move: Move, log: Log, seat: Seat) -> None:
    """H-3.3: the tile goes to its area; a gray one asks for it first."""
    symbol, colour = move.args
    s.columns[symbol] = s.columns[symbol][:-1]
    s.todo += (("finish_turn", seat), (cat.SYMBOLS[symbol], seat, True))
    if log is not None:
        emit(log, "took", seat, symbol=cat.SYMBOLS[symbol], colour=cat.ACTION_COLOURS[colour])
    if colour == cat.GRAY:
        s.todo.append(("area", seat, symbol))
    else:
        _store(s, seat, ACTION_TILE_OF[symbol][colour], colour, log)


def _columns(s: State, seat: Seat) -> Facts:
    """H-3.2, H-8.1: the columns nothing can be taken from, and the round in which they are dealt again; 0 for never."""
    empty = tuple(symbol for symbol, column in zip(cat.SYMBOLS, s.columns, strict=True) if not column)
    dealt = (number + 1 for number in range(s.round, cat.ROUNDS[s.seats]) if number not in cat.KEPT_COLUMNS[s.seats])
    return {"empty": empty, "bare": len(empty), "dealt": next(dealt, 0)}


def _holds_tiles(s: State, move: Move, seat: Seat) -> Facts | None:
    symbol = move.args[0]
    return None if s.columns[symbol] else {"symbol": cat.SYMBOLS[symbol]}


def _lies_lowest(s: State, move: Move, seat: Seat) -> Facts | None:
    symbol, colour = move.args
    column = s.columns[symbol]
    if not column or column[-1] == colour:
        return None
    return {"symbol": cat.SYMBOLS[symbol], "colour": cat.ACTION_COLOURS[column[-1]]}


def _all_tiles(s: State, seat: Seat) -> Iterable[Move]:
    return chain(*mv.TAKE)


TAKE = Decision(
    name="take",
    rules=("H-3.2", "H-3.3"),
    public=True,
    facts=_columns,
    moves=_lowest,
    play=_take,
    candidates=_all_tiles,
    conditions=(Condition("column_empty", "H-3.2", _holds_tiles), Condition("lowest", "H-3.2", _lies_lowest)),
)


# -- the areas


def _areas(s: State, seat: Seat, symbol: int) -> list[Move]:
    """H-3.3: a gray tile goes below any area."""
    return list(mv.AREA)


def _choose_area(s: State, move: Move, log: Log, seat: Seat, symbol: int) -> None:
    (area,) = move.args
    if log is not None:
        emit(log, "stored", seat, area=cat.AREAS[area])
    _store(s, seat, ACTION_TILE_OF[symbol][cat.GRAY], area, log)


AREA = Decision(
    name="area",
    rules=("H-3.3", "H-3.5"),
    public=True,
    args=(Arg("symbol", SYMBOL),),
    moves=_areas,
    play=_choose_area,
)


def _store(s: State, seat: Seat, tile: ActionTile, area: int, log: Log) -> None:
    """H-3.3, H-3.5: the fourth tile of an area brings a bonus action."""
    board = s.boards[seat]
    areas = board.areas
    board.areas = areas[:area] + (areas[area] + (tile,),) + areas[area + 1 :]
    board.fresh = AREA_IDS[area]
    if len(board.areas[area]) == cat.AREA_FULL:
        emit(log, "fourth", seat, area=cat.AREAS[area])


def _finish_turn(s: State, log: Log, seat: Seat) -> None:
    """H-3.5: the regular action is over: a full area now brings a bonus action, and is cleared after it."""
    for area, tiles in enumerate(s.boards[seat].areas):
        if len(tiles) == cat.AREA_FULL:
            s.todo += (("clear_area", seat, area), ("bonus", seat))
            return
    s.todo.append(("next_turn", seat))


FINISH_TURN = Step("finish_turn", _finish_turn)


def _clear_area(s: State, log: Log, seat: Seat, area: int) -> None:
    """H-3.5: the four tiles are discarded after the bonus action, used or not."""
    board = s.boards[seat]
    for tile in board.areas[area]:
        discard(s, tile)
    board.areas = board.areas[:area] + ((),) + board.areas[area + 1 :]
    if board.fresh == AREA_IDS[area]:
        board.fresh = None
    emit(log, "cleared", seat, area=cat.AREAS[area])
    s.todo.append(("next_turn", seat))


CLEAR_AREA = Step("clear_area", _clear_area, args=(Arg("area", AREA_NAME),))


# -- bonus actions


def _bonus(s: State, move: Move, log: Log, seat: Seat) -> None:
    if move is mv.DECLINE:
        emit(log, "declined", seat)
    else:
        symbol = cat.SYMBOLS[move.args[0]]
        s.todo.append((symbol, seat, False))
        emit(log, "bonus", seat, symbol=symbol)


def _for_what(s: State, seat: Seat) -> Facts:
    """H-3.5, H-5.5: the full area, or the Palace; of one built with a bonus action itself the stack does not tell."""
    below, _, *area = s.todo[-2]
    if below == FINISH_TURN.name:
        return {"for": "built"}
    perhaps = s.boards[seat].fresh == cat.BUILDINGS[cat.PALACE].id
    return {"for": "none" if perhaps else cat.AREAS[area[0]]}


def _land_possible(s: State, move: Move, seat: Seat) -> Facts | None:
    return {} if move is mv.BONUS[0] and not land.possible(s, s.boards[seat]) else None


def _building_possible(s: State, move: Move, seat: Seat) -> Facts | None:
    return {} if move is mv.BONUS[1] and not build.possible(s.boards[seat]) else None


def _all_actions(s: State, seat: Seat) -> Iterable[Move]:
    return (*mv.BONUS, mv.DECLINE)


BONUS = Decision(
    name="bonus",
    rules=("H-3.6", "H-3.5"),
    public=True,
    facts=_for_what,
    play=_bonus,
    candidates=_all_actions,
    conditions=(
        Condition("no_land", "H-3.6", _land_possible),
        Condition("nothing_to_build", "H-3.6", _building_possible),
    ),
)
