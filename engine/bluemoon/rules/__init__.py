"""What is legal, and what happens: one table of decisions, by the name on top of the stack of pending ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.bluemoon.moves import PlayedMove
from engine.bluemoon.rules.contribution import CONTRIBUTION
from engine.bluemoon.rules.decision import Decision
from engine.bluemoon.rules.movement import MOVEMENT
from engine.bluemoon.rules.offering import OFFERING, PILLAR, SHRINE
from engine.bluemoon.rules.reset import RESET
from engine.bluemoon.rules.special import HOSPITAL, JUMP
from engine.game import Event, Move, Prompt

if TYPE_CHECKING:
    from engine.bluemoon.state import Log, State

DECISIONS: dict[str, Decision] = {
    "move": MOVEMENT,
    "contribute": CONTRIBUTION,
    "offer": OFFERING,
    "pillar": PILLAR,
    "jump": JUMP,
    "hospital": HOSPITAL,
    "shrine": SHRINE,
    "reset": RESET,
}


def moves(s: State) -> list[Move]:
    return DECISIONS[s.todo[-1]].moves(s) if s.todo else []


def apply(s: State, move: Move, log: Log) -> None:
    """Carry out the move and go on to the next decision that is due."""
    s.trail += (PlayedMove(s.seat, move, s.figures[s.seat]),)
    DECISIONS[s.todo[-1]].play(s, move, log)
    why = None
    while s.todo and (obstacle := DECISIONS[s.todo[-1]].obstacle(s)):
        s.todo.pop()
        why = obstacle
    just_completed = s.placed and why == "rebuilt"
    if log is not None and why and not just_completed:
        log.append(Event("passed_over", s.seat, tile=s.city.name(s.figures[s.seat]), why=why))


def prompt(s: State) -> Prompt | None:
    if not s.todo:
        return None
    kind = s.todo[-1]
    return Prompt(s.seat, kind, DECISIONS[kind].rules, DECISIONS[kind].facts(s))
