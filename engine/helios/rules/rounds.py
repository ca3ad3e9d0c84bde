"""Chapters 7 and 8: from the action phase to the characters, and from one round to the next."""

from __future__ import annotations

from engine.game import Seat
from engine.helios import catalogue as cat
from engine.helios.rules.display import clear_columns, deal_columns, reveal_land
from engine.helios.state import State
from engine.kernel.log import Log, emit


def order(s: State) -> list[Seat]:
    """H-2.3, H-3.1: clockwise from the start player."""
    return [Seat((s.start + place) % s.seats) for place in range(s.seats)]


def favoured(s: State) -> list[Seat]:
    """H-2.5, H-8.5: who receives a bonus cube before a round."""
    return [order(s)[place] for place in cat.BONUS_CUBE_PLACES[s.seats]]


def begin_characters(s: State, log: Log) -> None:
    """H-7.1, H-8.1: most mana begins; of several the first in turn order."""
    if s.round not in cat.KEPT_COLUMNS[s.seats]:
        clear_columns(s)
    first = max(order(s), key=lambda seat: s.boards[seat].mana)
    emit(log, "characters", first)
    s.todo.append(("counsel", first, 0, 0))


def end_round(s: State, log: Log) -> None:
    """H-8.2, H-8.5, H-8.6: everything for the next round, or the end."""
    s.passes = 0
    if s.round == cat.ROUNDS[s.seats]:
        emit(log, "ended")
        return
    s.round += 1
    s.start = Seat((s.start + 1) % s.seats)
    s.turn = 0
    emit(log, "round", s.start, number=s.round)
    reveal_land(s, log)
    if s.round - 1 not in cat.KEPT_COLUMNS[s.seats]:
        deal_columns(s, log)
    s.todo.append(("next_turn", s.start))
    s.todo += [("offer_cube", seat) for seat in reversed(favoured(s))]
