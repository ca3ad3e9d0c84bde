"""Chapters 2 and 8: the action columns and the open land tiles, how they are filled and emptied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.chance import Stream
from engine.game import Event
from engine.helios import catalogue as cat

if TYPE_CHECKING:
    from engine.helios.state import Log, State

ACTION_COLOURS = len(cat.ACTION_COLOURS)


def deal_columns(g: State, log: Log) -> None:
    """H-2.1, H-8.3: six tiles in each column."""
    for symbol, column in enumerate(g.columns):
        while len(column) < cat.COLUMN:
            if not g.piles[symbol]:
                _new_pile(g, symbol, log)
            column.append(g.piles[symbol].pop())
    if log is not None:
        log.append(Event("dealt", reveals=True))


def _new_pile(g: State, symbol: int, log: Log) -> None:
    """H-8.3, H-8.4: the discards of a symbol, shuffled; none left: four temporary tiles, one of each colour."""
    first = symbol * ACTION_COLOURS
    pile = [colour for colour in range(ACTION_COLOURS) for _ in range(g.discards[first + colour])]
    kind = "reshuffled"
    if not pile:
        kind, pile = "temporary", list(range(ACTION_COLOURS))
    for colour in range(ACTION_COLOURS):
        if kind == "temporary":
            g.temporary[first + colour] += 1
        else:
            g.discards[first + colour] = 0
    g.shuffles += 1
    Stream(g.seed, f"new pile {g.shuffles}").shuffle(pile)
    g.piles[symbol] = pile
    if log is not None:
        log.append(Event(kind, symbol=cat.SYMBOLS[symbol]))


def discard(g: State, tile: int) -> None:
    """H-8.4: an action tile to its discards; instead it leaves the game while a temporary one like it is in it."""
    if g.temporary[tile]:
        g.temporary[tile] -= 1
    else:
        g.discards[tile] += 1


def clear_columns(g: State) -> None:
    """H-8.1: what nobody took."""
    for symbol, column in enumerate(g.columns):
        for colour in column:
            discard(g, symbol * ACTION_COLOURS + colour)
        column.clear()


def reveal_land(g: State, log: Log) -> None:
    """H-8.2: open the next tile of each stack; open tiles that nobody took leave the game."""
    for colour in range(len(cat.COLOURS)):
        g.left[colour] -= 1
        g.open[colour] = colour
    g.open[-1] = g.extra.pop()
    if log is not None:
        log.append(Event("revealed", reveals=True, tile=cat.COLOURS[g.open[-1]]))
