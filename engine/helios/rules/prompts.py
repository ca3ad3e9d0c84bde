"""What is asked, with the rules that govern it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game import Fact, Prompt
from engine.helios import catalogue as cat
from engine.helios.geometry import NAMES, bits
from engine.helios.rules import kinds

if TYPE_CHECKING:
    from engine.helios.state import Entry, State

RULES: dict[int, tuple[str, ...]] = {}


def prompt(g: State) -> Prompt | None:
    if not g.todo:
        return None
    entry = g.todo[-1]
    kind, seat = entry[0], entry[1]
    return Prompt(seat, kinds.DECISIONS[kind], RULES.get(kind, ()), tuple(_facts(g, entry)))


def _facts(g: State, entry: Entry) -> list[tuple[str, Fact]]:
    kind = entry[0]
    if kind == kinds.PLACE:
        return [("tile", cat.TILES[entry[2]])]
    if kind == kinds.COLOUR:
        return [("hex", NAMES[entry[2]])]
    if kind == kinds.STEWARD:
        return [("tiles", tuple(cat.COLOURS[colour] for colour in entry[2:]))]
    if kind == kinds.PAY:
        needs, free = entry[2], entry[3]
        colours = tuple(cat.COLOURS[colour] for colour in bits(needs[0])) if needs else cat.COLOURS
        return [("for", _purpose(g)), ("left", len(needs) + free), ("colours", colours)]
    return []


def _purpose(g: State) -> str:
    """What the pending payment is for: the step that waits below it."""
    kind, _, what = g.todo[-2]
    if kind == kinds.RAISE:
        return "temple"
    return cat.BUILDINGS[what].id if kind == kinds.ERECT else cat.CHARACTERS[what].id
