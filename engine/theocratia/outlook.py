"""What forecasts tell of Theocratia: what events bring, and what the buildings on the map will still bring."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game import Flow, Prospect
from engine.theocratia import catalogue as cat
from engine.theocratia import ids
from engine.theocratia.ids import Civ
from engine.theocratia.rules.development import rewarded_by_development
from engine.theocratia.rules.tracks import REWARDED, rewarded
from engine.theocratia.state import State

FLOWS = {
    "chose_civ": (Flow("worship", "priest", of=("civ",)),),
    "worship": (Flow("worship", "amount", of=("civ",), why="why"),),
    "cosmo": (Flow("cosmo", "amount", why="why"),),
    "spent_cosmo": (Flow("cosmo", "amount", why="why", sign=-1),),
    "malus_up": (Flow("malus", "amount", why="why"),),
    "malus_down": (Flow("malus", "amount", why="why", sign=-1),),
    "got_crystals": (Flow("crystals", "amount", of=("civ", "crystal"), why="why"),),
    "paid_crystals": (Flow("crystals", "amount", of=("civ", "crystal"), sign=-1),),
    "spent_crystal": (Flow("crystals", of=("civ", "crystal"), sign=-1),),
    "purified": (Flow("black", "amount", of=("civ",), sign=-1),),
    "got_warriors": (Flow("warriors", "amount", of=("civ",), why="why"),),
    "slew": (Flow("warriors", "warriors", sign=-1),),
    "destroyed": (Flow("warriors", "warriors", sign=-1),),
    "converted": (Flow("warriors", "warriors", sign=-1),),
    "got_card": (Flow("card", why="why"),),
    "played": (Flow("card", of=("card",), sign=-1),),
    "recoloured": (Flow("card", of=("card",), sign=-1),),
    "ignored": (Flow("card", of=("card",), sign=-1),),
    "claimed": (Flow("tile", of=("level",)),),
    "got_tile": (Flow("tile", of=("level",), why="why"),),
    "tile": (Flow("tile", of=("tile",), sign=-1),),
    "token": (Flow("token", of=("token",)),),
}
"""Crystals and Warriors are a Civ's: the seat is nobody's, or that of whoever had them paid."""

DEVELOPS = "develops"
"""The event at the end of a round after which a Civ's card brings what it promised."""

BLIND = frozenset({"got_card", "reshuffled"})


def prospects(s: State) -> tuple[Prospect, ...]:
    """What a Civ's Wars and Holidays will bring the owners of its buildings, and what its development brings whom."""
    due = [(occasion, civ, rewarded(s, civ, occasion, s.everybody())) for occasion in REWARDED for civ in ids.CIVS]
    due += [(DEVELOPS, civ, rewarded_by_development(s, civ)) for civ in _developing(s)]
    return tuple(
        Prospect(seat, "worship", (cat.CIVS[civ],), occasion, cat.CIVS[civ], 1)
        for occasion, civ, seats in due
        for seat in seats
    )


def _developing(s: State) -> Iterator[Civ]:
    """Those that will still use the card they have: all of them as long as turns of the round are to come."""
    for civ in ids.CIVS:
        if not s.round or ("turn", None) in s.todo or ("develop", None, civ) in s.todo:
            yield civ
