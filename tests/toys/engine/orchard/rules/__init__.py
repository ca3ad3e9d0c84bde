"""What is legal, and what happens: the declarations the kernel drives."""

from engine.kernel.driver import Rules
from engine.orchard.rules.plant import PLANTING
from engine.orchard.rules.take import TAKING
from engine.orchard.rules.turn import NEXT_TURN

RULES = Rules(TAKING, PLANTING, NEXT_TURN)
