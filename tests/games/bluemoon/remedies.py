"""Makes true what a move of Blue Moon City lacks; a LookupError where this position has no way to."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from engine.bluemoon.cards import WORDS
from engine.bluemoon.catalogue import ANY
from engine.bluemoon.geometry import PLACES

Position = dict[str, Any]
Facts = Mapping[str, Any]


def crystals(position: Position, seat: int, move: str, facts: Facts) -> None:
    position["crystals"][seat] += facts["missing"]


def steps(position: Position, seat: int, move: str, facts: Facts) -> None:
    position["steps"] = 1


# -- cards


def card(position: Position, seat: int, move: str, facts: Facts) -> None:
    _hold(position, seat, facts["card"])


def worth_enough(position: Position, seat: int, move: str, facts: Facts) -> str:
    """What is missing is held, and paid as well."""
    space, paid = move.split(" pay ")
    if facts["colour"] == ANY:
        raise LookupError("it would have to be told which colour is nearest")
    needed = f"{facts['colour']}{facts['missing']}"
    _hold(position, seat, needed)
    return f"{space} pay {_written(Counter(_expanded(paid.split())) + Counter([needed]))}"


def without(position: Position, seat: int, move: str, facts: Facts) -> str:
    """Only what is enough is held and paid."""
    space, _ = move.split(" pay ")
    return f"{space} pay {_written(Counter(facts['cards']))}"


def _hold(position: Position, seat: int, name: str) -> None:
    """One more of these, from the deck."""
    position["deck"].remove(name)
    held = position["hands"][seat]
    held[name] = held.get(name, 0) + 1


def _expanded(cards: Iterable[str]) -> list[str]:
    """Each card by its name, as `blue1*2` twice."""
    parted = (one.partition("*") for one in cards)
    return [name for name, _, count in parted for _ in range(int(count or 1))]


def _written(cards: Mapping[str, int]) -> str:
    return " ".join(f"{name}*{cards[name]}" if cards[name] > 1 else name for name in WORDS if cards.get(name))


# -- places


def figure_beside(position: Position, seat: int, move: str, facts: Facts) -> None:
    position["figures"][seat] = _beside(facts["place"])


def figure_away(position: Position, seat: int, move: str, facts: Facts) -> None:
    position["figures"][seat] = _beside(position["figures"][seat])


def dragon_away(position: Position, seat: int, move: str, facts: Facts) -> None:
    del position["dragons"][facts["dragon"]]


def dragon_there(position: Position, seat: int, move: str, facts: Facts) -> None:
    position["dragons"][facts["dragon"]] = _beside(move.split()[2])


def space_free(position: Position, seat: int, move: str, facts: Facts) -> None:
    """Its marker goes back to whoever put it there."""
    markers = position["markers"][position["figures"][seat]]
    markers[facts["space"] - 1] = None


def _beside(place: str) -> str:
    """A place of any city next to it."""
    column, row = place[0], int(place[1])
    return next(one for one in (f"{column}{row - 1}", f"{column}{row + 1}") if one in PLACES and one not in CORNERS)


CORNERS = ("a1", "a5", "e1", "e5")
REMEDIES = {
    "card": card,
    "colour": worth_enough,
    "crystals": crystals,
    "far": dragon_there,
    "here": figure_away,
    "needless": without,
    "neighbour": figure_beside,
    "outside": dragon_there,
    "steps": steps,
    "taken": space_free,
    "there": dragon_away,
}
STANDS = {
    "marker": "a contribution and an Offering belong to a later part of the turn",
    "power": "the other cards have no power that moves something",
}
