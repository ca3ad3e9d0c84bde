"""What is legal, and what happens: the declarations the kernel drives, in the order of the rule book."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.helios.rules.bonus_cube import CUBE, OFFER_CUBE
from engine.helios.rules.build import BUILD, BUILD_TEMPLE, ERECT, RAISE, SELL
from engine.helios.rules.characters import CHARACTERS, COUNSEL, WAKE
from engine.helios.rules.land import COLOUR, LAND, PLACE, PLACE_DRAWN, STEWARD
from engine.helios.rules.light import SUN
from engine.helios.rules.payment import PAY
from engine.helios.rules.setup import STACKS, START_CUBE, START_LAND
from engine.helios.rules.turn import AREA, BONUS, CLEAR_AREA, FINISH_TURN, NEXT_TURN, TAKE
from engine.kernel.driver import Rules

if TYPE_CHECKING:
    from engine.game import Move
    from engine.helios.state import State
    from engine.kernel.decisions import Entry


def _note(s: State, move: Move, entry: Entry) -> None:
    s.last = (entry[1], move)


RULES = Rules(
    *(START_LAND, STACKS, START_CUBE),
    *(NEXT_TURN, TAKE, AREA, FINISH_TURN, BONUS, CLEAR_AREA),
    *(LAND, PLACE, COLOUR, STEWARD, PLACE_DRAWN),
    *(BUILD, BUILD_TEMPLE, RAISE, ERECT, SELL, PAY),
    SUN,
    *(COUNSEL, CHARACTERS, WAKE, OFFER_CUBE, CUBE),
    note=_note,
)
