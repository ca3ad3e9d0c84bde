"""Chapter 7: the character phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game import Event
from engine.helios import catalogue as cat
from engine.helios import moves as mv
from engine.helios.geometry import bits
from engine.helios.rules import kinds, payment
from engine.helios.rules.rounds import end_round

if TYPE_CHECKING:
    from engine.game import Move
    from engine.helios.state import Board, Entry, Log, State

COSTS = tuple((character.needs, character.wild, False) for character in cat.CHARACTERS)
PAYABLE = payment.payable(COSTS)
HIREABLE = tuple(
    sum((character.hire <= mana) << index for index, character in enumerate(cat.CHARACTERS))
    for mana in range(max(character.hire for character in cat.CHARACTERS) + 1)
)
"""By mana, at most the dearest hire: the characters that can be hired, as bits."""


def hireable(g: State, board: Board, hired: int) -> int:
    """H-7.2: one character in a turn."""
    return 0 if hired else g.offer & HIREABLE[min(board.mana, len(HIREABLE) - 1)]


def activatable(g: State, board: Board, activated: int) -> int:
    """H-7.2, H-7.4: characters on their night side that can be paid, as many in a turn as the preset allows."""
    asleep = board.hired & ~board.active
    if not asleep or activated >= g.preset.activations:
        return 0
    return asleep & PAYABLE[board.owned()][min(board.cube_count(), payment.MOST_CUBES)]


def counsel(g: State, entry: Entry, log: Log) -> None:
    """H-7.3: ask for the next thing in a turn of this phase, or end the turn where nothing more is possible."""
    _, seat, hired, activated = entry
    board = g.boards[seat]
    if hireable(g, board, hired) or activatable(g, board, activated):
        if not hired + activated:
            board.fresh = None
        g.todo.append((kinds.CHARACTERS, seat, hired, activated))
    else:
        _end_turn(g, seat, hired + activated, log)


def _end_turn(g: State, seat: int, done: int, log: Log) -> None:
    """H-7.3: the phase ends when everybody in a row has done nothing."""
    g.passes = 0 if done else g.passes + 1
    if log is not None and not done:
        log.append(Event("rested", seat))
    if g.passes == g.seats:
        end_round(g, log)
    else:
        g.todo.append((kinds.COUNSEL, (seat + 1) % g.seats, 0, 0))


def list_characters(g: State, entry: Entry) -> list[Move]:
    _, seat, hired, activated = entry
    board = g.boards[seat]
    moves = [mv.HIRE[index] for index in bits(hireable(g, board, hired))]
    moves += [mv.ACTIVATE[index] for index in bits(activatable(g, board, activated))]
    moves.append(mv.END)
    return moves


def do_characters(g: State, entry: Entry, move: Move, log: Log) -> None:
    _, seat, hired, activated = entry
    if move is mv.END:
        _end_turn(g, seat, hired + activated, log)
        return
    board = g.boards[seat]
    (index,) = move.args
    character = cat.CHARACTERS[index]
    if move.verb == "hire":
        g.offer ^= 1 << index
        board.hired |= 1 << index
        board.mana -= character.hire
        board.fresh = character.id
        if log is not None:
            log.append(Event("hired", seat, character=character.id, mana=character.hire))
        g.todo.append((kinds.COUNSEL, seat, hired + 1, activated))
    else:
        g.todo.append((kinds.COUNSEL, seat, hired, activated + 1))
        g.todo.append((kinds.WAKE, seat, index))
        payment.charge(g, seat, payment.demand(COSTS[index], board.owned()), log)


def wake(g: State, entry: Entry, log: Log) -> None:
    """H-7.4: the character is paid: it turns to its day side and gives what it gives at once."""
    _, seat, index = entry
    board = g.boards[seat]
    character = cat.CHARACTERS[index]
    board.active |= 1 << index
    board.fresh = character.id
    board.gain_sun(character.sun)
    board.mana += character.mana
    if log is not None:
        log.append(Event("activated", seat, character=character.id, sun=character.sun, mana=character.mana))
    g.todo += [(kinds.OFFER_CUBE, seat)] * character.cubes
