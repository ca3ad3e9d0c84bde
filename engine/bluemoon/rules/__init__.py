"""What is legal, and what happens: the decisions of a turn, in the order of the rule book."""

from __future__ import annotations

from engine.bluemoon.rules.contribution import CONTRIBUTION
from engine.bluemoon.rules.movement import MOVEMENT
from engine.bluemoon.rules.offering import OFFERING, PILLAR, SHRINE
from engine.bluemoon.rules.reset import RESET
from engine.bluemoon.rules.special import HOSPITAL, JUMP
from engine.bluemoon.rules.turn import note, passed_over
from engine.kernel.driver import Rules

RULES = Rules(
    MOVEMENT,
    CONTRIBUTION,
    OFFERING,
    PILLAR,
    JUMP,
    HOSPITAL,
    SHRINE,
    RESET,
    note=note,
    passed_over=passed_over,
)
