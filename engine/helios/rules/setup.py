"""Chapter 2: setting up, from the empty table to the first turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.chance import Stream
from engine.game import Event
from engine.helios import catalogue as cat
from engine.helios import moves as mv
from engine.helios.geometry import CENTRE
from engine.helios.rules import kinds
from engine.helios.rules.display import deal_columns, reveal_land
from engine.helios.state import Board

if TYPE_CHECKING:
    from engine.game import Move
    from engine.helios.state import Entry, Log, State


def lay_out(g: State) -> None:
    """H-2.1, H-2.2, H-2.3: the table before the first decision. Expects seats, options, preset and seed."""
    g.shuffles = g.round = g.turn = g.passes = 0
    g.paid = False
    g.start = Stream(g.seed, "start").below(g.seats)
    g.columns = [[] for _ in cat.SYMBOLS]
    g.piles = []
    for symbol in cat.SYMBOLS:
        pile = [colour for colour in range(len(cat.ACTION_COLOURS)) for _ in range(cat.ACTION_COPIES)]
        Stream(g.seed, f"pile {symbol}").shuffle(pile)
        g.piles.append(pile)
    g.discards = [0] * len(cat.SYMBOLS) * len(cat.ACTION_COLOURS)
    g.temporary = g.discards[:]
    g.open = [-1] * (len(cat.COLOURS) + 1)
    g.left = list(cat.LAND_TILES)
    g.extra = []
    g.specials = [cat.SPECIAL_COPIES] * len(cat.SPECIALS)
    g.offer = (1 << len(cat.CHARACTERS)) - 1
    g.boards = [Board() for _ in range(g.seats)]
    g.last = None
    deal_columns(g, None)
    order = [(g.start + place) % g.seats for place in range(g.seats)]
    bonus = [order[place] for place in cat.BONUS_CUBE_PLACES[g.seats]]
    g.todo = [(kinds.NEXT_TURN, g.start)]
    g.todo += [(kinds.OFFER_CUBE, seat) for seat in reversed(bonus)]
    g.todo += [(kinds.STACKS, g.start)]
    g.todo += [(kinds.START_LAND, seat) for seat in reversed(order)]


def list_start_land(g: State, entry: Entry) -> list[Move]:
    """H-2.3."""
    return [mv.START[colour] for colour in cat.START_COLOURS]


def do_start_land(g: State, entry: Entry, move: Move, log: Log) -> None:
    (colour,) = move.args
    g.left[colour] -= 1
    g.boards[entry[1]].put_tile(colour, CENTRE)
    if log is not None:
        log.append(Event("started", entry[1], tile=cat.COLOURS[colour]))


def make_stacks(g: State, entry: Entry, log: Log) -> None:
    """H-2.4: four tiles of each colour, the rest shuffled."""
    for colour, left in enumerate(g.left):
        g.extra += [colour] * (left - cat.STACK_HEIGHT)
        g.left[colour] = cat.STACK_HEIGHT
    Stream(g.seed, "additional").shuffle(g.extra)
    g.round = 1
    if log is not None:
        log.append(Event("round", g.start, number=1))
    reveal_land(g, log)
