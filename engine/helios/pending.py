"""What may be on the stack of a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.helios import catalogue as cat
from engine.helios.geometry import CENTRE
from engine.helios.rules import build, characters, land, payment, setup
from engine.helios.state import State
from engine.kernel.codecs import At
from engine.kernel.decisions import Entry

WITHIN_A_TURN = (
    *("land", "place", "colour", "steward", "place_drawn"),
    *("build", "temple", "raise", "erect", "bazaar", "sun", "bonus"),
)
ABOVE: dict[str | None, tuple[str, ...]] = {
    None: ("next_turn", "take", "finish_turn", "clear_area", "counsel", "characters"),
    "next_turn": ("offer_cube", "start_cube", "cube"),
    "offer_cube": ("offer_cube", "cube"),
    "start_cube": ("start_cube", "cube"),
    "finish_turn": WITHIN_A_TURN,
    "clear_area": WITHIN_A_TURN,
    **dict.fromkeys(cat.SYMBOLS, ("area",)),
    **dict.fromkeys(("raise", "erect", "wake"), ("pay",)),
    "place_drawn": ("place_drawn", "place", "colour"),
    "counsel": ("wake", "offer_cube", "cube"),
}
"""What can wait on top of what, at the bottom what goes on to the next turn by itself."""
SOUND: dict[str, tuple[Callable[..., Any], str]] = {
    "temple": (build.can_build_temple, "a temple cannot be paid, or there is no tile for one"),
    "colour": (lambda board, hex_: board.takes_cube() >> hex_ & 1, "the bonus cube goes on a tile that can take it"),
    "pay": (
        lambda board, *due: payment.sound(board, payment.Payment(*due)),
        "the pool holds cubes of the board, by colour and then by hex, and covers the payment in several ways",
    ),
    "bazaar": (lambda board: board.mana, "without mana nothing is asked"),
    "steward": (lambda board, one, other: one != other and land.room(board), "without room or choice nothing is asked"),
    "raise": (lambda board, hex_: (board.tiles & ~board.temples) >> hex_ & 1, "a temple goes on a tile without one"),
    "erect": (lambda board, building: not board.built >> building & 1, "this building stands already"),
    "wake": (lambda board, character: board.hired >> character & 1, "only a hired character is activated"),
}
"""For entries that could contradict their owner's board: what has to hold, and the words if it does not."""


def complete(todo: list[Entry]) -> list[Entry]:
    """The stack with what goes on to the next turn at its bottom."""
    if not todo or todo[0][0] in ABOVE[None]:
        return todo
    name, seat, *args = todo[0]
    if name == "area":
        return [("finish_turn", seat), (cat.SYMBOLS[args[0]], seat, True), *todo]
    if name == "wake":
        return [("counsel", seat, 0, 1), *todo]
    if name in ("start_land", "cube", "stacks", "offer_cube", "start_cube"):
        return [("next_turn", seat), *todo]
    return [("finish_turn", seat), *todo]


def check(s: State, at: At) -> None:
    """Raises BadPosition for a stack that no course of the game leads to."""
    for number, (_, seat, *_rest) in enumerate(s.todo):
        if seat is None:
            (at / number / "seat").refuse("is missing")
    if not s.round:
        _check_setup(s, at)
    elif not s.todo:
        if s.round < cat.ROUNDS[s.seats]:
            at.refuse("nothing pending ends the game, which only its last round does")
    else:
        _check_order(s, at)
    for number, (name, seat, *args) in enumerate(s.todo):
        sound, words = SOUND.get(name, (None, ""))
        if sound is not None and not sound(s.boards[seat], *args):
            (at / number).refuse(words)
        if name == "characters" and not characters.able(s, seat, *args):
            (at / number).refuse("whoever can neither hire nor activate is not asked")


def _check_setup(s: State, at: At) -> None:
    """H-2.3: in round 0 those without a tile choose one, then come the stacks; all that follows is as at the start."""
    bare = [seat for seat, board in enumerate(s.boards) if not board.tiles]
    expected = setup.pending(s)
    expected = expected[: len(expected) - s.seats + len(bare)]
    if s.todo != expected or any(board.tiles & ~(1 << CENTRE) for board in s.boards):
        at.refuse("in round 0, and only then, those without a tile choose one in turn order, then come the stacks")


def _check_order(s: State, at: At) -> None:
    below: Entry = (None, s.todo[0][1])
    for number, entry in enumerate(s.todo):
        if entry[0] not in ABOVE.get(below[0], ()):
            (at / number).refuse(f"{entry[0]!r} cannot wait above {below[0]!r}")
        if entry[1] != below[1] and s.todo[0][0] != "next_turn":
            (at / number / "seat").refuse("only one seat has a turn")
        if entry[0] == "area" and not below[2]:
            (at / number).refuse("a gray tile is taken for an action that may be passed")
        if entry[0] == "area" and s.todo[0][0] == "clear_area":
            (at / number).refuse("a bonus action takes no tile")
        below = entry
    if any(not board.tiles for board in s.boards):
        at.refuse("in round 0, and only then, those without a tile choose one in turn order, then come the stacks")


def may_be_full(s: State, seat: int) -> list[list[int]]:
    """H-3.5: which areas of a seat can be full: one, from its fourth tile until it is cleared."""
    name, owner, *args = s.todo[0] if s.todo else (None, None)
    if seat != owner or s.todo[-1][0] == "area" or name not in ("finish_turn", "clear_area"):
        return [[]]
    return [[], *([area] for area in range(len(cat.AREAS)))] if name == "finish_turn" else [[args[0]]]
