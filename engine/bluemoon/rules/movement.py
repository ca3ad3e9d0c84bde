"""Movement: figure and dragons (B-3)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.bluemoon.cards import NONE, ONE, SOME, WORDS
from engine.bluemoon.catalogue import DRAGON_STEPS, DRAGONS, EXTRA_STEPS
from engine.bluemoon.geometry import OUTSIDE, PLACES, SIDE, Place
from engine.bluemoon.moves import DRAGON1, DRAGON2, END, FLIT1, FLIT2, HASTE, OFFER, TRAVELS, contribution
from engine.bluemoon.rules.deck import spend
from engine.bluemoon.rules.turn import agenda, no_marker
from engine.bluemoon.state import State
from engine.game import Move, Seat
from engine.kernel.decisions import Condition, Decision, Facts
from engine.kernel.log import Log, emit

_DRAGON_OF: dict[int, int] = {kind: dragon for kinds in (DRAGON1, DRAGON2) for dragon, kind in enumerate(kinds)}


def _moves(s: State, seat: Seat) -> list[Move]:
    """B-3.1 to B-3.5: steps that are left, and every power of the hand."""
    hand, place = s.hands[seat], s.figures[seat]
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


def _play(s: State, move: Move, log: Log, seat: Seat) -> None:
    """The movement goes on until its player ends it."""
    if move == END:
        s.steps = 0
        s.todo += agenda(s, seat)
        return
    s.todo.append(("move", seat))
    if move.verb == "step":
        _step(s, Place(move.args[0]), log, seat)
    else:
        _use_power(s, move, log, seat)


def _step(s: State, place: Place, log: Log, seat: Seat) -> None:
    """B-3.1: onto any neighbouring tile."""
    s.steps -= 1
    s.figures[seat] = place
    if log is not None:
        emit(log, "stepped", seat, place=PLACES[place], tile=s.city.name(place))


def _use_power(s: State, move: Move, log: Log, seat: Seat) -> None:
    """B-2.4: a card is used for its power, and discarded."""
    kind = move.args[0]
    spend(s, seat, ONE[kind])
    if kind == FLIT2:
        s.steps += EXTRA_STEPS  # B-3.3
        emit(log, "hastened", seat, card=WORDS[FLIT2], steps=EXTRA_STEPS)
    elif kind == FLIT1:
        _fly(s, Place(move.args[1]), log, seat)
    else:
        _move_dragon(s, kind, Place(move.args[1]), log, seat)


def _fly(s: State, place: Place, log: Log, seat: Seat) -> None:
    """B-3.2: the figure goes to any other tile."""
    s.figures[seat] = place
    if log is not None:
        emit(log, "flew", seat, card=WORDS[FLIT1], place=PLACES[place], tile=s.city.name(place))


def _move_dragon(s: State, kind: int, place: Place, log: Log, seat: Seat) -> None:
    """B-3.4, B-3.5: the dragon of this card goes to a tile."""
    dragon = _DRAGON_OF[kind]
    s.dragons[dragon] = place
    if log is not None:
        tile = s.city.name(place)
        emit(log, "moved_dragon", seat, card=WORDS[kind], dragon=DRAGONS[dragon], place=PLACES[place], tile=tile)


# -- why not


def _candidates(s: State, seat: Seat) -> Sequence[Move]:
    """Steps that lead somewhere at once or not at all: a place two steps away can be reached too, so it is left out.
    Each card that is held, whether it moves something or not, and no other. Without a marker also what the turn would
    come to.
    """
    at = s.figures[seat]

    def thinkable(move: Move) -> bool:
        if move.verb == "play":
            return bool(s.hands[seat] & SOME[move.args[0]])
        return _distance(at, move.args[0]) == 1 or _distance(at, move.args[0]) > s.steps

    found = filter(thinkable, (*_IDLE, *TRAVELS[s.city.board].anywhere, HASTE))
    return *found, END, *(() if s.markers[seat] else _PLACING)


_MOVING = {FLIT1, FLIT2, *_DRAGON_OF}
_IDLE = [Move(f"play {word}", (kind,)) for kind, word in enumerate(WORDS) if kind not in _MOVING]
"""The cards that move nothing."""
_PLACING = (contribution(1, NONE), OFFER)


def _distance(start: int, to: int) -> int:
    """In steps: no corner, whether it is there or not, makes a way shorter or longer."""
    return sum(abs(one - other) for one, other in zip(divmod(start, SIDE), divmod(to, SIDE), strict=True))


def _marker_is_left(s: State, move: Move, seat: Seat) -> Facts | None:
    return {} if move in _PLACING and no_marker(s, seat) else None


def _steps_are_left(s: State, move: Move, seat: Seat) -> Facts | None:
    return {} if move.verb == "step" and not s.steps else None


def _goes_to_a_neighbour(s: State, move: Move, seat: Seat) -> Facts | None:
    if move.verb != "step" or move.args[0] in s.city.board.near[s.figures[seat]]:
        return None
    return {"place": PLACES[move.args[0]], "far": _distance(s.figures[seat], move.args[0]), "steps": s.steps}


def _card_moves_something(s: State, move: Move, seat: Seat) -> Facts | None:
    return {"card": WORDS[move.args[0]]} if move.verb == "play" and move.args[0] not in _MOVING else None


def _flies_elsewhere(s: State, move: Move, seat: Seat) -> Facts | None:
    return {} if move.verb == "play" and move.args == (FLIT1, s.figures[seat]) else None


def _dragon_flies_elsewhere(s: State, move: Move, seat: Seat) -> Facts | None:
    return _dragon_stays(s, move) if _plays(move, DRAGON1) else None


def _dragon_walks_elsewhere(s: State, move: Move, seat: Seat) -> Facts | None:
    return _dragon_stays(s, move) if _plays(move, DRAGON2) else None


def _dragon_stays(s: State, move: Move) -> Facts | None:
    dragon, place = _DRAGON_OF[move.args[0]], move.args[1]
    return {"dragon": DRAGONS[dragon]} if s.dragons[dragon] == place else None


def _dragon_is_in_the_city(s: State, move: Move, seat: Seat) -> Facts | None:
    if not _plays(move, DRAGON2):
        return None
    dragon = _DRAGON_OF[move.args[0]]
    return {"dragon": DRAGONS[dragon]} if s.dragons[dragon] == OUTSIDE else None


def _dragon_goes_so_far(s: State, move: Move, seat: Seat) -> Facts | None:
    if not _plays(move, DRAGON2):
        return None
    dragon, place = _DRAGON_OF[move.args[0]], move.args[1]
    at = s.dragons[dragon]
    if at in (OUTSIDE, place) or place in s.city.board.reach[at]:
        return None
    return {"dragon": DRAGONS[dragon], "place": PLACES[place], "steps": DRAGON_STEPS}


def _plays(move: Move, kinds: Sequence[int]) -> bool:
    return move.verb == "play" and move.args[0] in kinds


def _facts(s: State, seat: Seat) -> Facts:
    return {"steps": s.steps}


MOVEMENT = Decision(
    name="move",
    rules=("B-3.1", "B-3.2", "B-3.3", "B-3.4", "B-3.5"),
    moves=_moves,
    play=_play,
    facts=_facts,
    candidates=_candidates,
    conditions=(
        Condition("marker", "B-2.2", _marker_is_left),
        Condition("steps", "B-3.1", _steps_are_left),
        Condition("neighbour", "B-3.1", _goes_to_a_neighbour, listed="place"),
        Condition("power", "B-2.4", _card_moves_something, listed="card"),
        Condition("here", "B-3.2", _flies_elsewhere),
        Condition("there", "B-3.4", _dragon_flies_elsewhere),
        Condition("there", "B-3.5", _dragon_walks_elsewhere),
        Condition("outside", "B-3.5", _dragon_is_in_the_city),
        Condition("far", "B-3.5", _dragon_goes_so_far, listed="place"),
    ),
)
