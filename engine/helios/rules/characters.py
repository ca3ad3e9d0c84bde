"""Chapter 7: the character phase."""

from __future__ import annotations

from collections.abc import Iterable

from engine.game import Move, Seat
from engine.helios import catalogue as cat
from engine.helios import moves as mv
from engine.helios.board import Board
from engine.helios.names import CHARACTER
from engine.helios.names import CHARACTERS as IDS
from engine.helios.rules import payment
from engine.helios.rules.rounds import end_round
from engine.helios.state import State
from engine.kernel.codecs import Number
from engine.kernel.decisions import Arg, Condition, Decision, Facts, Step
from engine.kernel.log import Log, emit
from engine.kernel.sets import mask, members, names

COSTS = tuple((character.needs, character.wild, False) for character in cat.CHARACTERS)
PAYABLE = payment.payable(COSTS)
HIREABLE = tuple(
    mask(index for index, character in enumerate(cat.CHARACTERS) if character.hire <= mana)
    for mana in range(max(character.hire for character in cat.CHARACTERS) + 1)
)
"""By mana, at most the dearest hire: the characters that can be hired, as bits."""
DONE = (Arg("hired", Number(0, 1), 0), Arg("activated", Number(0, len(cat.CHARACTERS)), 0))
"""How many were hired and activated in this turn."""


# -- turns of the phase


def hireable(s: State, board: Board, hired: int) -> int:
    """H-7.2: one character in a turn."""
    return 0 if hired else s.offer & HIREABLE[min(board.mana, len(HIREABLE) - 1)]


def activatable(s: State, board: Board, activated: int) -> int:
    """H-7.2, H-7.4: characters on their night side that can be paid, as many in a turn as the preset allows."""
    if not board.hired or activated >= s.preset.activations:
        return 0
    return board.hired & payment.affordable(PAYABLE, board)


def able(s: State, seat: Seat, hired: int, activated: int) -> bool:
    """H-7.3: whoever can do nothing is not asked."""
    board = s.boards[seat]
    return bool(hireable(s, board, hired) or activatable(s, board, activated))


def _counsel(s: State, log: Log, seat: Seat, hired: int, activated: int) -> None:
    """H-7.3: ask for the next thing in a turn of this phase, or end the turn where nothing more is possible."""
    if able(s, seat, hired, activated):
        if not hired + activated:
            s.boards[seat].fresh = None
        s.todo.append(("characters", seat, hired, activated))
    else:
        _end_turn(s, seat, hired + activated, log, "helpless")


COUNSEL = Step("counsel", _counsel, args=DONE)


def _end_turn(s: State, seat: Seat, done: int, log: Log, idle: str) -> None:
    """H-7.3: the phase ends when everybody in a row has done nothing, which is told as this event."""
    s.passes = 0 if done else s.passes + 1
    if not done:
        emit(log, idle, seat)
    if s.passes == s.seats:
        end_round(s, log)
    else:
        s.todo.append(("counsel", Seat((seat + 1) % s.seats), 0, 0))


def deeds_before(s: State) -> int:
    """How often somebody was hired or activated before this turn, which tells turns of this phase apart: they are not
    counted. -1 outside the phase.
    """
    council: list[tuple[int, int]] = [entry[2:] for entry in s.todo if entry[0] in (COUNSEL.name, CHARACTERS.name)]
    if not council:
        return -1
    asleep: int = sum(entry[0] == WAKE.name for entry in s.todo)  # paid for and counted in this turn, not active yet
    made = sum(board.hired.bit_count() + 2 * board.active.bit_count() for board in s.boards)
    return made + asleep - sum(hired + activated for hired, activated in council)


# -- hiring and activating


def _deeds(s: State, seat: Seat, hired: int, activated: int) -> list[Move]:
    board = s.boards[seat]
    moves = [mv.HIRE[index] for index in members(hireable(s, board, hired))]
    moves += [mv.ACTIVATE[index] for index in members(activatable(s, board, activated))]
    moves.append(mv.END)
    return moves


def _do(s: State, move: Move, log: Log, seat: Seat, hired: int, activated: int) -> None:
    if move is mv.END:
        _end_turn(s, seat, hired + activated, log, "rested")
    elif move.verb == "hire":
        s.todo.append(("counsel", seat, hired + 1, activated))
        _hire(s, move.args[0], log, seat)
    else:
        (index,) = move.args
        s.todo.append(("counsel", seat, hired, activated + 1))
        s.todo.append(("wake", seat, index))
        payment.charge(s, seat, payment.demand(COSTS[index], s.boards[seat].owned()), log)


def _hire(s: State, index: int, log: Log, seat: Seat) -> None:
    """H-7.2: for its mana; it comes on its night side."""
    board = s.boards[seat]
    character = cat.CHARACTERS[index]
    s.offer ^= 1 << index
    board.hired |= 1 << index
    board.mana -= character.hire
    board.fresh = character.id
    emit(log, "hired", seat, character=character.id, mana=character.hire)


def _wake(s: State, log: Log, seat: Seat, index: int) -> None:
    """H-7.4: the character is paid: it turns to its day side and gives what it gives at once."""
    board = s.boards[seat]
    character = cat.CHARACTERS[index]
    board.hired ^= 1 << index
    board.active |= 1 << index
    board.fresh = character.id
    sun = board.gain_sun(character.sun)
    board.mana += character.mana
    lost = character.sun - sun
    emit(log, "activated", seat, character=character.id, sun=sun, lost=lost, mana=character.mana)
    s.todo += [("offer_cube", seat)] * character.cubes


WAKE = Step("wake", _wake, args=(Arg("character", CHARACTER),))


# -- what is asked


def _council(s: State, seat: Seat, hired: int, activated: int) -> Facts:
    """H-7.2, H-7.4: whether the turn is for hiring, activating or both, and who sleeps on for want of cubes; H-7.3:
    what ends with a turn in which nothing more is done.
    """
    board = s.boards[seat]
    hire, able = hireable(s, board, hired), activatable(s, board, activated)
    poor = board.hired & ~able if activated < s.preset.activations else 0
    can = "both" if hire and able else "hire" if hire else "activate"
    alone = not hired + activated and s.passes == s.seats - 1
    ends = "turn" if not alone else "game" if s.round == cat.ROUNDS[s.seats] else "round"
    return {"can": can, "ends": ends, "asleep": names(poor, IDS), "poor": poor.bit_count()}


def _character(move: Move) -> Facts:
    return {"character": cat.CHARACTERS[move.args[0]].id}


def _is_on_offer(s: State, move: Move, seat: Seat, hired: int, activated: int) -> Facts | None:
    return _character(move) if move.verb == "hire" and not s.offer >> move.args[0] & 1 else None


def _first_hire(s: State, move: Move, seat: Seat, hired: int, activated: int) -> Facts | None:
    return {} if move.verb == "hire" and hired else None


def _has_the_mana(s: State, move: Move, seat: Seat, hired: int, activated: int) -> Facts | None:
    if move.verb != "hire" or (due := cat.CHARACTERS[move.args[0]].hire) <= s.boards[seat].mana:
        return None
    return {**_character(move), "due": due, "mana": s.boards[seat].mana}


def _is_asleep(s: State, move: Move, seat: Seat, hired: int, activated: int) -> Facts | None:
    return _character(move) if move.verb == "activate" and not s.boards[seat].hired >> move.args[0] & 1 else None


def _may_activate(s: State, move: Move, seat: Seat, hired: int, activated: int) -> Facts | None:
    return {} if move.verb == "activate" and activated >= s.preset.activations else None


def _can_be_paid(s: State, move: Move, seat: Seat, hired: int, activated: int) -> Facts | None:
    if move.verb != "activate":
        return None
    (index,) = move.args
    return payment.lacking(cat.CHARACTERS[index].id, COSTS[index], s.boards[seat])


def _all_characters(s: State, seat: Seat, hired: int, activated: int) -> Iterable[Move]:
    return (*mv.HIRE, *mv.ACTIVATE, mv.END)


CHARACTERS = Decision(
    name="characters",
    rules=("H-7.2", "H-7.3", "H-7.4"),
    public=True,
    facts=_council,
    args=DONE,
    moves=_deeds,
    play=_do,
    candidates=_all_characters,
    conditions=(
        Condition("not_for_hire", "H-7.2", _is_on_offer, listed="character"),
        Condition("one_hire", "H-7.2", _first_hire),
        Condition("hire", "H-7.2", _has_the_mana, listed="character"),
        Condition("not_asleep", "H-7.2", _is_asleep, listed="character"),
        Condition("one_activation", "H-7.2", _may_activate),
        Condition("cubes", "H-7.4", _can_be_paid, listed="thing"),
    ),
)
