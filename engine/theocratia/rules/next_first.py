"""Action 1: the Next-first token, and the End Round Bonus card or a Power card (T-7.1)."""

from __future__ import annotations

from engine.game import Move, Seat
from engine.kernel.decisions import Decision, Facts
from engine.kernel.log import Log, emit
from engine.theocratia import catalogue as cat
from engine.theocratia import ids, moves
from engine.theocratia.rules.conditions import CLAIM
from engine.theocratia.rules.facts import bonus_civ
from engine.theocratia.rules.tracks import draw_cards, gain_cosmo
from engine.theocratia.state import State


def start(s: State, seat: Seat, log: Log) -> None:
    """T-7.2: if the End Round Bonus card is gone, everything happens automatically."""
    s.next_first = seat
    if s.bonus_holder < 0:
        s.todo.append(("take", seat))
    else:
        _draw(s, seat, log)


def take(s: State, move: Move, log: Log, seat: Seat) -> None:
    if move.verb == "draw":
        _draw(s, seat, log)
        return
    s.bonus_holder = seat
    emit(log, "took_bonus", seat, civ=cat.CIVS[s.bonus_hue])
    gain_cosmo(s, seat, cat.FIRST_COSMO, "first", log)


def _draw(s: State, seat: Seat, log: Log) -> None:
    draw_cards(s, seat, 1, "first", log)
    gain_cosmo(s, seat, cat.FIRST_COSMO, "first", log)


def _bonus(s: State, seat: Seat) -> Facts:
    """The Civ of the card, and how many of its Houses are left to be built (T-4.3)."""
    return {**bonus_civ(s, seat), "houses": s.left(ids.HOUSE, s.bonus_hue)}


def _candidates(s: State, seat: Seat) -> tuple[Move, ...]:
    return (moves.TAKE, moves.DRAW, *moves.CLAIM)


TAKING = Decision(
    name="take",
    rules=("T-7.1",),
    play=take,
    public=True,
    facts=_bonus,
    candidates=_candidates,
    conditions=CLAIM,
)
