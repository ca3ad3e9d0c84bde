"""Contributing to the building where the figure stands (B-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.bluemoon.board import PLACES
from engine.bluemoon.cards import words
from engine.bluemoon.catalogue import ANY, COLOURS
from engine.bluemoon.city import FREE
from engine.bluemoon.moves import END, contributions
from engine.bluemoon.payments import usable
from engine.bluemoon.rules import building, ends, scales
from engine.bluemoon.rules.decision import Decision, no_marker, place_marker
from engine.bluemoon.rules.deck import spend
from engine.game import Event, Fact, Move

if TYPE_CHECKING:
    from engine.bluemoon.state import Log, State


def _moves(s: State) -> list[Move]:
    """B-4.1: each free space with each minimal payment for it."""
    hand, place = s.hands[s.seat], s.figures[s.seat]
    owners = s.owners[place]
    found: list[Move] = []
    for index, (colour, value) in enumerate(s.city.spaces[place]):
        if owners[index] == FREE:
            found += contributions(usable(hand, colour), index + 1, colour, value)
    found.append(END)
    return found


def _play(s: State, move: Move, log: Log) -> None:
    """B-4.11: one contribution is one event, in this order."""
    if move == END:
        s.todo.pop()
        return
    number, paid = move.args
    place = s.figures[s.seat]
    _pay(s, place, number - 1, paid, log)
    if s.placed == 1:
        scales.thank(s, place, log)
    if FREE not in s.owners[place]:
        building.complete(s, place, log)
    if s.pool <= 0:
        scales.score(s, log)
    ends.check_markers(s, log)
    ends.check_city(s, log)


def _pay(s: State, place: int, index: int, paid: int, log: Log) -> None:
    """B-4.1, B-4.2: cards to the discard pile, a marker onto the space."""
    spend(s, paid)
    place_marker(s)
    owners = s.owners[place]
    s.owners[place] = owners[:index] + (s.seat,) + owners[index + 1 :]
    if log is not None:
        colour, value = s.city.spaces[place][index]
        log.append(
            Event(
                "contributed",
                s.seat,
                tile=s.city.name(place),
                place=PLACES[place],
                space=index + 1,
                colour=(*COLOURS, ANY)[colour],
                value=value,
                cards=words(paid),
            )
        )


def _facts(s: State) -> tuple[tuple[str, Fact], ...]:
    place = s.figures[s.seat]
    return (("tile", s.city.name(place)), ("place", PLACES[place]))


def _obstacle(s: State) -> str | None:
    return "rebuilt" if s.rebuilt >> s.figures[s.seat] & 1 else no_marker(s)


CONTRIBUTION = Decision(("B-4.1", "B-4.2", "B-4.9"), _moves, _play, facts=_facts, obstacle=_obstacle)
