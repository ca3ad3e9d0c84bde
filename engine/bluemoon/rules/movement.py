"""Movement: figure and dragons (B-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.bluemoon.board import PLACES
from engine.bluemoon.cards import ONE, SOME, WORDS
from engine.bluemoon.catalogue import DRAGONS, EXTRA_STEPS
from engine.bluemoon.moves import DRAGON1, DRAGON2, END, FLIT1, FLIT2, HASTE, TRAVELS
from engine.bluemoon.rules.decision import Decision
from engine.bluemoon.rules.deck import spend
from engine.bluemoon.rules.turn import agenda
from engine.game import Event, Move

if TYPE_CHECKING:
    from engine.bluemoon.state import Log, State

_DRAGON_OF = {kind: dragon for kinds in (DRAGON1, DRAGON2) for dragon, kind in enumerate(kinds)}


def _moves(s: State) -> list[Move]:
    """B-3.1 to B-3.5: steps that are left, and every power of the hand."""
    hand, place = s.hands[s.seat], s.figures[s.seat]
    travels = TRAVELS[s.city.board]
    found = [*travels.steps[place]] if s.steps else []
    if hand & SOME[FLIT1]:
        found += travels.flights[place]
    if hand & SOME[FLIT2]:
        found.append(HASTE)
    for dragon, at in enumerate(s.dragons):
        if hand & SOME[DRAGON1[dragon]]:
            found += travels.summons[dragon][at]
        if hand & SOME[DRAGON2[dragon]]:
            found += travels.rides[dragon][at]
    found.append(END)
    return found


def _play(s: State, move: Move, log: Log) -> None:
    if move == END:
        s.todo, s.steps = agenda(s), 0
    elif move.verb == "step":
        _step(s, move.args[0], log)
    else:
        _use_power(s, move, log)


def _step(s: State, place: int, log: Log) -> None:
    """B-3.1: onto any neighbouring tile."""
    s.steps -= 1
    s.figures[s.seat] = place
    if log is not None:
        log.append(Event("stepped", s.seat, place=PLACES[place], tile=s.city.name(place)))


def _use_power(s: State, move: Move, log: Log) -> None:
    kind, *target = move.args
    spend(s, ONE[kind])
    if move == HASTE:
        s.steps += EXTRA_STEPS
        if log is not None:
            log.append(Event("hastened", s.seat, card=WORDS[kind], steps=EXTRA_STEPS))
        return
    place = target[0]
    if kind == FLIT1:
        s.figures[s.seat] = place
        if log is not None:
            log.append(Event("flew", s.seat, card=WORDS[kind], place=PLACES[place], tile=s.city.name(place)))
    else:
        _move_dragon(s, kind, place, log)


def _move_dragon(s: State, kind: int, place: int, log: Log) -> None:
    dragon = _DRAGON_OF[kind]
    s.dragons[dragon] = place
    if log is not None:
        tile = s.city.name(place)
        log.append(
            Event("moved_dragon", s.seat, card=WORDS[kind], dragon=DRAGONS[dragon], place=PLACES[place], tile=tile)
        )


MOVEMENT = Decision(("B-3.1", "B-3.2", "B-3.3", "B-3.4", "B-3.5"), _moves, _play, facts=lambda s: (("steps", s.steps),))
