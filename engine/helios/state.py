"""The whole state of a game of Helios, as small numbers, bit masks and short sequences."""

from __future__ import annotations

from typing import Annotated

from engine.game import Move, Seat
from engine.helios import catalogue as cat
from engine.helios import moves as mv
from engine.helios.board import Board
from engine.helios.board_json import BOARD
from engine.helios.names import ACTION_COLOUR, ACTION_TILES, COLOUR, COLOUR_SET
from engine.kernel.codecs import FLAG, SEAT, SEED, Among, Each, EachSeat, Fixed, Maybe, Number, Row
from engine.kernel.state import GameState

ROWS = Each(cat.SYMBOLS, Row(ACTION_COLOUR, into=tuple), ())
TEMPORARY = 8
"""More temporary tiles of a symbol and colour there cannot be: columns and the areas of four players hold no more."""


class State(GameState):
    """The whole table. Every action tile, land tile and special tile is in one place or out of the game."""

    seed: Annotated[bytes, SEED] = bytes(16)
    shuffles: Annotated[int, Number()] = 0
    """How many piles were made of discards; names the next stream."""
    preset: cat.Preset
    round: Annotated[int, Number(0, max(cat.ROUNDS.values()))] = 1
    """From 1; 0 while the start tiles are chosen."""
    start: Annotated[Seat, SEAT] = Seat(0)
    turn: Annotated[int, Number()] = 0
    """Turns begun in this round, all players together."""
    passes: Annotated[int, Number()] = 0
    """Turns in a row without hiring and activating."""
    revolution_paid: Annotated[bool, FLAG] = False
    """This turn has brought the points for a revolution."""
    boards: Annotated[list[Board], EachSeat(BOARD)]
    columns: Annotated[list[tuple[int, ...]], ROWS] = [()] * len(cat.SYMBOLS)
    """For each symbol the colours of its open action tiles; the last one is next."""
    piles: Annotated[list[tuple[int, ...]], ROWS] = [()] * len(cat.SYMBOLS)
    """For each symbol the colours of its face-down action tiles; the last one is next."""
    discards: Annotated[list[int], Each(ACTION_TILES, Number(), 0)] = [0] * len(ACTION_TILES)
    """How many of each action tile are discarded."""
    temporary: Annotated[list[int], Each(ACTION_TILES, Number(0, TEMPORARY), 0)] = [0] * len(ACTION_TILES)
    """How many of each action tile are temporary ones."""
    open_land: Annotated[int, COLOUR_SET]
    """The colours that lie open on their stacks."""
    additional: Annotated[int | None, Maybe(COLOUR)] = None
    """The colour that lies open on the additional stack; None when it is taken."""
    below: Annotated[list[int], Row(COLOUR)]
    """The additional stack's face-down tiles, bottom first."""
    specials: list[int]
    """Special tiles on offer."""
    offer: int
    """Characters for hire, as bits."""
    last: Annotated[tuple[Seat, Move] | None, Maybe(Fixed(SEAT, Among(mv.BY_TEXT)))] = None
    """Who made the last move, and which."""
