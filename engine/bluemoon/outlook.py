"""What forecasts tell of Blue Moon City: what events bring, and what the markers in the city will still bring."""

from __future__ import annotations

from collections.abc import Iterator

from engine.bluemoon.catalogue import Reward
from engine.bluemoon.city import FREE
from engine.bluemoon.geometry import PLACES, Place
from engine.bluemoon.rules.building import majority, neighbourhood
from engine.bluemoon.state import State
from engine.game import Flow, Prospect, Seat

_REWARD = (Flow("crystals", "crystals"), Flow("scales", "scales"), Flow("card", "cards"))
_CARD = (Flow("card", of=("card",), sign=-1),)
_CARDS = (Flow("card", of=("cards",), sign=-1),)

FLOWS = {
    "contributed": _CARDS,
    "discarded": _CARDS,
    "hastened": _CARD,
    "flew": _CARD,
    "moved_dragon": _CARD,
    "called_pillar": _CARD,
    "offered": (Flow("crystals", "crystals", sign=-1),),
    "thanked": (Flow("scales", "scales"),),
    "majority": _REWARD,
    "construction": _REWARD,
    "neighbourhood": _REWARD,
    "traded_scales": (Flow("scales", "scales", sign=-1), Flow("crystals", "crystals")),
}
"""Cards that are drawn are of no known kind; those of rewards count as soon as they are due."""

BLIND = frozenset({"drew", "took_up", "got", "reshuffled"})


def prospects(s: State) -> tuple[Prospect, ...]:
    """B-5.1 to B-5.3: for the markers as they are, when their building is complete."""
    return tuple(
        found
        for place, owners in enumerate(s.owners)
        if any(owner != FREE for owner in owners)
        for found in _due(s, Place(place), tuple(owner for owner in owners if owner != FREE))
    )


def _due(s: State, place: Place, owners: tuple[Seat, ...]) -> Iterator[Prospect]:
    tile = s.city.tile(place)
    for seat in sorted(set(owners)):
        rewards = [tile.construction, neighbourhood(s.city, s.rebuilt, place)]
        if majority(owners) == seat:
            rewards.append(tile.majority)
        whole = Reward(*map(sum, zip(*rewards, strict=True)))
        for kind, amount in zip(("crystals", "scales", "card"), whole, strict=True):
            if amount:
                yield Prospect(seat, kind, (), "completed", PLACES[place], amount)
