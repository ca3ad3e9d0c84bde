"""Action 1: the Next-first token, and the End Round Bonus card or a Power card (T-7.1)."""

from __future__ import annotations

from engine.game import Move
from engine.theocratia import catalogue as cat
from engine.theocratia import moves
from engine.theocratia.log import Log, emit
from engine.theocratia.rules import cards
from engine.theocratia.rules.tracks import draw_cards, gain_cosmo
from engine.theocratia.state import State


def start(s: State, seat: int, log: Log) -> None:
    """T-7.2: with the End Round Bonus card gone, everything happens by itself."""
    s.next_first = seat
    if s.bonus_holder < 0:
        s.todo.append(("take", seat, -1))
    else:
        _draw(s, seat, log)


def offer_take(s: State) -> list[Move]:
    return [moves.TAKE, moves.DRAW, *cards.claims(s, s.active)]


def take(s: State, seat: int, arg: int, move: Move, log: Log) -> None:
    if move.verb == "draw":
        _draw(s, seat, log)
        return
    s.bonus_holder = seat
    emit(log, "took_bonus", seat, civ=cat.CIVS[s.bonus_hue])
    gain_cosmo(s, seat, cat.FIRST_COSMO, "first", log)


def _draw(s: State, seat: int, log: Log) -> None:
    draw_cards(s, seat, 1, log)
    gain_cosmo(s, seat, cat.FIRST_COSMO, "first", log)
