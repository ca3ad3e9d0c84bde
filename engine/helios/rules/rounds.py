"""Chapters 7 and 8: from the action phase to the characters, and from one round to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game import Event
from engine.helios import catalogue as cat
from engine.helios.rules import kinds
from engine.helios.rules.display import clear_columns, deal_columns, reveal_land

if TYPE_CHECKING:
    from engine.helios.state import Log, State


def begin_characters(g: State, log: Log) -> None:
    """H-7.1, H-8.1: most mana begins; of several the first in turn order."""
    if g.round not in cat.KEPT_COLUMNS[g.seats]:
        clear_columns(g)
    order = [(g.start + place) % g.seats for place in range(g.seats)]
    first = max(order, key=lambda seat: g.boards[seat].mana)
    g.passes = 0
    if log is not None:
        log.append(Event("characters", first))
    g.todo.append((kinds.COUNSEL, first, 0, 0))


def end_round(g: State, log: Log) -> None:
    """H-8.2, H-8.5, H-8.6: everything for the next round, or the end."""
    if g.round == cat.ROUNDS[g.seats]:
        if log is not None:
            log.append(Event("ended"))
        return
    g.round += 1
    g.start = (g.start + 1) % g.seats
    g.turn = 0
    if log is not None:
        log.append(Event("round", g.start, number=g.round))
    reveal_land(g, log)
    if g.round - 1 not in cat.KEPT_COLUMNS[g.seats]:
        deal_columns(g, log)
    g.todo.append((kinds.NEXT_TURN, g.start))
    for place in reversed(cat.BONUS_CUBE_PLACES[g.seats]):
        g.todo.append((kinds.OFFER_CUBE, (g.start + place) % g.seats))
