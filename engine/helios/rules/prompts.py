"""What is asked, with the rules that govern it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game import Fact, Prompt
from engine.helios import catalogue as cat
from engine.helios.geometry import NAMES, bits
from engine.helios.rules import characters, kinds

if TYPE_CHECKING:
    from engine.helios.state import Entry, State

RULES = {
    kinds.START_LAND: ("H-2.3",),
    kinds.CUBE: ("H-7.5", "H-2.5", "H-8.5"),
    kinds.TAKE: ("H-3.2", "H-3.3"),
    kinds.AREA: ("H-3.3", "H-3.5"),
    kinds.LAND: ("H-4.1", "H-4.4", "H-3.4"),
    kinds.PLACE: ("H-4.2", "H-4.3", "H-4.5"),
    kinds.COLOUR: ("H-4.6",),
    kinds.BUILD: ("H-5.1", "H-5.5", "H-5.2"),
    kinds.TEMPLE: ("H-5.2", "H-6.9"),
    kinds.PAY: ("H-5.4", "H-5.3"),
    kinds.SUN: ("H-6.1", "H-6.6", "H-6.8", "H-6.10"),
    kinds.BAZAAR: ("H-5.7",),
    kinds.STEWARD: ("H-5.12",),
    kinds.BONUS: ("H-3.6", "H-3.5"),
    kinds.CHARACTERS: ("H-7.2", "H-7.3", "H-7.4"),
}
"""For each decision the rules that govern it, most important first."""


def prompt(g: State) -> Prompt | None:
    if not g.todo:
        return None
    entry = g.todo[-1]
    kind, seat = entry[0], entry[1]
    return Prompt(seat, kinds.DECISIONS[kind], RULES[kind], tuple(_facts(g, entry)))


def _facts(g: State, entry: Entry) -> list[tuple[str, Fact]]:
    kind = entry[0]
    if kind == kinds.TAKE:
        return _columns(g)
    if kind == kinds.PLACE:
        return [("tile", cat.TILES[entry[2]])]
    if kind == kinds.COLOUR:
        return [("hex", NAMES[entry[2]])]
    if kind == kinds.STEWARD:
        return [("tiles", tuple(cat.COLOURS[colour] for colour in entry[2:]))]
    if kind == kinds.PAY:
        needs, free = entry[2], entry[3]
        colours = tuple(cat.COLOURS[colour] for colour in bits(needs[0])) if needs else cat.COLOURS
        return [*_purpose(g), ("left", len(needs) + free), ("colours", colours)]
    if kind == kinds.CHARACTERS:
        return _council(g, entry)
    return []


def _columns(g: State) -> list[tuple[str, Fact]]:
    """H-3.2, H-8.1: the columns nothing can be taken from, and the round in which they are dealt again; 0 for never."""
    empty = tuple(symbol for symbol, column in zip(cat.SYMBOLS, g.columns, strict=True) if not column)
    dealt = (number + 1 for number in range(g.round, cat.ROUNDS[g.seats]) if number not in cat.KEPT_COLUMNS[g.seats])
    return [("empty", empty), ("bare", len(empty)), ("dealt", next(dealt, 0))]


def _purpose(g: State) -> list[tuple[str, Fact]]:
    """What the pending payment is for, a temple with its site: the step that waits below it."""
    kind, _, what = g.todo[-2]
    if kind == kinds.RAISE:
        return [("for", "temple"), ("hex", NAMES[what])]
    return [("for", cat.BUILDINGS[what].id if kind == kinds.ERECT else cat.CHARACTERS[what].id), ("hex", "none")]


def _council(g: State, entry: Entry) -> list[tuple[str, Fact]]:
    """H-7.2, H-7.4: whether the turn is for hiring, activating or both, and who sleeps on for want of cubes."""
    _, seat, hired, activated = entry
    board = g.boards[seat]
    hire, able = characters.hireable(g, board, hired), characters.activatable(g, board, activated)
    poor = board.hired & ~board.active & ~able if activated < g.preset.activations else 0
    asleep = tuple(cat.CHARACTERS[index].id for index in bits(poor))
    can = "both" if hire and able else "hire" if hire else "activate"
    return [("can", can), ("asleep", asleep), ("poor", len(asleep))]
