"""Contributing to the building where the figure stands (B-4)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.bluemoon.cards import Cards, words
from engine.bluemoon.catalogue import ANY, COLOURS
from engine.bluemoon.city import FREE
from engine.bluemoon.geometry import PLACES, Place
from engine.bluemoon.moves import END, contribution, contributions
from engine.bluemoon.payments import payments, shortfall, usable
from engine.bluemoon.rules import building, ends, scales
from engine.bluemoon.rules.deck import spend
from engine.bluemoon.rules.turn import no_marker, place_marker
from engine.bluemoon.state import State
from engine.game import Move, Seat
from engine.kernel.decisions import Condition, Decision, Facts
from engine.kernel.log import Log, emit


def _moves(s: State, seat: Seat) -> list[Move]:
    """B-4.1: each free space with each minimal payment for it."""
    hand, place = s.hands[seat], s.figures[seat]
    owners = s.owners[place]
    found: list[Move] = []
    for index, (colour, value) in enumerate(s.city.spaces[place]):
        if owners[index] == FREE:
            found += contributions(usable(hand, colour), index + 1, colour, value)
    found.append(END)
    return found


def _play(s: State, move: Move, log: Log, seat: Seat) -> None:
    """B-4.11: one contribution is one event, in this order; contributions go on until their player ends them."""
    if move == END:
        return
    s.todo.append(("contribute", seat))
    number, paid = move.args
    place = s.figures[seat]
    _pay(s, place, number - 1, Cards(paid), log, seat)
    if s.placed == 1:
        scales.thank(s, place, log, seat)
    if FREE not in s.owners[place]:
        building.complete(s, place, log, seat)
    if s.pool <= 0:
        scales.score(s, log, seat)
    ends.check_markers(s, log)
    ends.check_city(s, log)


def _pay(s: State, place: Place, index: int, paid: Cards, log: Log, seat: Seat) -> None:
    """B-4.1, B-4.2: cards to the discard pile, a marker onto the space."""
    spend(s, seat, paid)
    place_marker(s, seat)
    owners = s.owners[place]
    s.owners[place] = owners[:index] + (seat,) + owners[index + 1 :]
    if log is not None:
        colour, value = s.city.spaces[place][index]
        emit(
            log,
            "contributed",
            seat,
            tile=s.city.name(place),
            place=PLACES[place],
            space=index + 1,
            colour=_COLOUR_NAMES[colour],
            value=value,
            cards=words(paid),
        )


def _facts(s: State, seat: Seat) -> Facts:
    place = s.figures[seat]
    return {"tile": s.city.name(place), "place": PLACES[place]}


def _obstacle(s: State, seat: Seat) -> str | None:
    """B-2.2: the building is rebuilt, or no marker is in hand."""
    return "rebuilt" if s.rebuilt >> s.figures[seat] & 1 else no_marker(s, seat)


# -- why not

_COLOUR_NAMES = (*COLOURS, ANY)


def _candidates(s: State, seat: Seat) -> Iterable[Move]:
    """For each space, taken or not, all ways to pay for it, and everything the hand has for it."""
    for index, (colour, value) in enumerate(s.city.spaces[s.figures[seat]]):
        cards = usable(s.hands[seat], colour)
        ways = contributions(cards, index + 1, colour, value)
        everything = contribution(index + 1, cards)
        yield from ways
        if everything not in ways:
            yield everything
    yield END


def _space_is_free(s: State, move: Move, seat: Seat) -> Facts | None:
    if move == END or s.owners[s.figures[seat]][move.args[0] - 1] == FREE:
        return None
    return {"space": move.args[0]}


def _cards_are_worth_enough(s: State, move: Move, seat: Seat) -> Facts | None:
    if move == END:
        return None
    colour, value = s.city.spaces[s.figures[seat]][move.args[0] - 1]
    missing = shortfall(Cards(move.args[1]), colour, value)
    return {"colour": _COLOUR_NAMES[colour], "value": value, "missing": missing} if missing else None


def _no_card_is_needless(s: State, move: Move, seat: Seat) -> Facts | None:
    if move == END:
        return None
    colour, value = s.city.spaces[s.figures[seat]][move.args[0] - 1]
    ways = payments(Cards(move.args[1]), colour, value)
    if not ways or move.args[1] in ways:
        return None
    return {"colour": _COLOUR_NAMES[colour], "value": value, "cards": words(ways[0])}


CONTRIBUTION = Decision(
    name="contribute",
    rules=("B-4.1", "B-4.2", "B-4.9"),
    moves=_moves,
    play=_play,
    facts=_facts,
    obstacle=_obstacle,
    candidates=_candidates,
    conditions=(
        Condition("taken", "B-4.1", _space_is_free, listed="space"),
        Condition("colour", "B-4.2", _cards_are_worth_enough),
        Condition("needless", "B-4.9", _no_card_is_needless),
    ),
)
