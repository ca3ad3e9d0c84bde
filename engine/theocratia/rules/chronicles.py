"""The Chronicles: spaces filled one by one with crystals and Warriors (T-12)."""

from __future__ import annotations

from engine.kernel.log import Log, emit
from engine.theocratia import catalogue as cat
from engine.theocratia.ids import Civ
from engine.theocratia.state import State


def fill(s: State, civ: Civ, kind: list[int], pieces: int, log: Log) -> None:
    """T-12.2: place crystals (`page_crystals`) or Warriors (`page_warriors`); a full area is completed at once.

    T-12.4: pieces that find no area left go home without effect.
    """
    while pieces and s.pages[civ] < len(cat.CHRONICLE_SPACES):
        room = cat.CHRONICLE_SPACES[s.pages[civ]] - s.page_crystals[civ] - s.page_warriors[civ]
        placed = min(room, pieces)
        kind[civ] += placed
        pieces -= placed
        if placed == room:
            s.pages[civ] += 1
            s.page_crystals[civ] = s.page_warriors[civ] = 0  # T-12.3: to the reserve, and to the Civ's area
            emit(log, "chronicle", civ=cat.CIVS[civ], areas=s.pages[civ], number=cat.CHRONICLE_NUMBERS[s.pages[civ]])
