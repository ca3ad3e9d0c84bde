"""How many clicks and commands may be in work at once, so that each of them is answered in time."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Literal

Purpose = Literal["decide", "look"]
"""Whether a click may change something or only shows something. Neither can take the room of the other."""

MOST: dict[Purpose, int] = {"decide": 150, "look": 100}
MOST_OF_A_PERSON = 5
MOST_OF_A_GUILD = 60
LATEST = 2.5
"""Seconds after its arrival in which a click can be acknowledged: Discord waits three."""

Place = tuple[str, object]


class Gate:
    """Counts who is inside. `turned_away` had no room, `dropped` came to their turn when Discord waited no longer."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.now = clock
        self.turned_away = 0
        self.dropped = 0
        self._inside = Counter[Place]()

    def enter(self, person: int, guild: int | None, purpose: Purpose, arrived: float) -> Permit | None:
        """The permit to go on; None, counted, if there is no room for this person, this guild or this purpose."""
        bounds: dict[Place, int] = {("purpose", purpose): MOST[purpose], ("person", person): MOST_OF_A_PERSON}
        if guild is not None:
            bounds["guild", guild] = MOST_OF_A_GUILD
        if any(self._inside[place] >= most for place, most in bounds.items()):
            self.turned_away += 1
            return None
        return Permit(self, list(bounds), arrived)

    def count(self, place: Place, change: int) -> None:
        self._inside[place] += change
        if not self._inside[place]:
            del self._inside[place]


class Permit:
    """One click that was let in."""

    def __init__(self, gate: Gate, places: list[Place], arrived: float) -> None:
        self._gate = gate
        self._places = places
        self._arrived = arrived
        for place in places:
            gate.count(place, 1)

    @property
    def is_late(self) -> bool:
        """Whether Discord may not wait any more."""
        return self._gate.now() - self._arrived > LATEST

    def decided(self) -> None:
        """What it changes is stored; from now on it only shows that."""
        for place in self._places:
            if place == ("purpose", "decide"):
                self._gate.count(place, -1)
                self._gate.count(("purpose", "look"), 1)
        self._places = [("purpose", "look") if place == ("purpose", "decide") else place for place in self._places]

    def leave(self) -> None:
        """It is done, or waits for something else. Idempotent."""
        for place in self._places:
            self._gate.count(place, -1)
        self._places = []
