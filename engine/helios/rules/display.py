"""Chapters 2 and 8: the action columns and the open land tiles, how they are filled and emptied."""

from __future__ import annotations

from engine.chance import Stream
from engine.helios import catalogue as cat
from engine.helios.names import ACTION_TILE_OF, ActionTile
from engine.helios.state import State
from engine.kernel.log import Log, emit
from engine.kernel.sets import mask

EVERY_COLOUR = mask(range(len(cat.COLOURS)))


def deal_columns(s: State, log: Log) -> None:
    """H-2.1, H-8.3: six tiles in each column."""
    for symbol, column in enumerate(s.columns):
        while len(column) < cat.COLUMN:
            if not s.piles[symbol]:
                _new_pile(s, symbol, log)
            pile, number = s.piles[symbol], len(column) - cat.COLUMN
            column += pile[: number - 1 : -1]
            s.piles[symbol] = pile[:number]
        s.columns[symbol] = column
    emit(log, "dealt", reveals=True)


def _new_pile(s: State, symbol: int, log: Log) -> None:
    """H-8.3, H-8.4: the discards of a symbol, shuffled; none left: four temporary tiles, one of each colour."""
    colours = range(len(cat.ACTION_COLOURS))
    pile = [colour for colour in colours for _ in range(s.discards[ACTION_TILE_OF[symbol][colour]])]
    kind = "reshuffled"
    if not pile:
        kind, pile = "temporary", list(colours)
    for colour in colours:
        if kind == "temporary":
            s.temporary[ACTION_TILE_OF[symbol][colour]] += 1
        else:
            s.discards[ACTION_TILE_OF[symbol][colour]] = 0
    s.shuffles += 1
    Stream(s.seed, f"new pile {s.shuffles}").shuffle(pile)
    s.piles[symbol] = tuple(pile)
    emit(log, kind, symbol=cat.SYMBOLS[symbol])


def discard(s: State, tile: ActionTile) -> None:
    """H-8.4: an action tile to its discards; instead it leaves the game while a temporary one like it is in it."""
    if s.temporary[tile]:
        s.temporary[tile] -= 1
    else:
        s.discards[tile] += 1


def clear_columns(s: State) -> None:
    """H-8.1: what nobody took."""
    for symbol, column in enumerate(s.columns):
        for colour in column:
            discard(s, ACTION_TILE_OF[symbol][colour])
        s.columns[symbol] = ()


def reveal_land(s: State, log: Log) -> None:
    """H-8.2: open the next tile of each stack; open tiles that nobody took leave the game."""
    s.open_land = EVERY_COLOUR
    s.additional = s.below.pop()
    emit(log, "revealed", reveals=True, tile=cat.COLOURS[s.additional])


def face_down(s: State, colour: int) -> int:
    """H-2.4, H-8.2: the tiles in the stack of one colour; each round opens one."""
    if s.round:
        return cat.STACK_HEIGHT - s.round
    return cat.LAND_TILES[colour] - sum(board.kinds[colour].bit_count() for board in s.boards)
