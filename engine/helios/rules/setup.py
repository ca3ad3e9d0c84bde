"""Chapter 2: setting up, from the empty table to the first turn."""

from __future__ import annotations

from collections.abc import Iterable

from engine.chance import Stream
from engine.game import Move, Seat
from engine.helios import catalogue as cat
from engine.helios import moves as mv
from engine.helios.board import Board
from engine.helios.geometry import CENTRE
from engine.helios.names import ACTION_TILES
from engine.helios.rules.bonus_cube import ANY_COLOUR, offer
from engine.helios.rules.display import deal_columns, face_down, reveal_land
from engine.helios.rules.rounds import favoured, order
from engine.helios.state import State
from engine.kernel.decisions import Condition, Decision, Entry, Facts, Step
from engine.kernel.log import Log, emit
from engine.kernel.sets import mask


def lay_out(s: State) -> None:
    """H-2.1, H-2.2, H-2.3: the table before the first decision. Expects seats, options, preset and seed."""
    s.round = 0
    s.start = Seat(Stream(s.seed, "start").below(s.seats))
    s.columns = [()] * len(cat.SYMBOLS)
    s.piles = [_pile(s, symbol) for symbol in cat.SYMBOLS]
    s.discards = [0] * len(ACTION_TILES)
    s.open_land, s.additional, s.below = 0, None, []
    s.specials = [cat.SPECIAL_COPIES] * len(cat.SPECIALS)
    s.offer = mask(range(len(cat.CHARACTERS)))
    s.boards = [Board() for _ in range(s.seats)]
    deal_columns(s, None)
    s.todo = pending(s)


def _pile(s: State, symbol: str) -> tuple[int, ...]:
    pile = [colour for colour in range(len(cat.ACTION_COLOURS)) for _ in range(cat.ACTION_COPIES)]
    Stream(s.seed, f"pile {symbol}").shuffle(pile)
    return tuple(pile)


def pending(s: State) -> list[Entry]:
    """H-2.3, H-2.4, H-2.5: what a game begins with, the next one last."""
    return [
        ("next_turn", s.start),
        *(("start_cube", seat) for seat in reversed(favoured(s))),
        ("stacks", s.start),
        *(("start_land", seat) for seat in reversed(order(s))),
    ]


def _start(s: State, move: Move, log: Log, seat: Seat) -> None:
    (colour,) = move.args
    s.boards[seat].put_tile(colour, CENTRE)
    emit(log, "started", seat, tile=cat.COLOURS[colour])


def _may_be_first(s: State, move: Move, seat: Seat) -> Facts | None:
    (colour,) = move.args
    return None if colour in cat.START_COLOURS else {"tile": cat.COLOURS[colour]}


def _all_colours(s: State, seat: Seat) -> Iterable[Move]:
    return mv.START


START_LAND = Decision(
    name="start_land",
    rules=("H-2.3",),
    public=True,
    play=_start,
    candidates=_all_colours,
    conditions=(Condition("start", "H-2.3", _may_be_first),),
)


def _make_stacks(s: State, log: Log, seat: Seat) -> None:
    """H-2.4: four tiles of each colour, all others shuffled."""
    for colour in range(len(cat.COLOURS)):
        s.below += [colour] * (face_down(s, colour) - cat.STACK_HEIGHT)
    Stream(s.seed, "additional").shuffle(s.below)
    s.round = 1
    emit(log, "round", s.start, number=1)
    reveal_land(s, log)


STACKS = Step("stacks", _make_stacks)


def _start_cube(s: State, log: Log, seat: Seat) -> None:
    """H-2.5, H-10.1: online its colour differs from the tile's."""
    own = s.boards[seat].owned()
    offer(s, seat, ANY_COLOUR if s.preset.any_start_cube else ANY_COLOUR & ~own, log)


START_CUBE = Step("start_cube", _start_cube)
