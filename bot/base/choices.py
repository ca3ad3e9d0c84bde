"""The contract of a game's part of the bot, and the choices it makes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2s
from typing import Any, Protocol, Self

from engine.game import Event, Move
from render import Say

LONG = 38
"""Characters of a button's label that a phone shows."""
LABEL = 80
DETAIL = 100


class Lookahead(Protocol):
    """Where moves of the seat to move lead, as far as one viewer may know."""

    def __call__(self, moves: tuple[Move, ...]) -> Any:
        """The same viewer's View after these moves; None where that would pass a draw, a roll, a reveal or the seat."""

    def events(self, moves: tuple[Move, ...]) -> Sequence[Event]:
        """What the viewer would be told of the last of these moves, before anything is revealed."""

    def after(self, moves: tuple[Move, ...]) -> Self:
        """The same, seen from the position after these moves."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What one click does: one or several moves, played all or none."""

    moves: tuple[Move, ...]
    label: str
    """What it is, costs and brings, in at most 80 characters: `Observatory: 1 obsidian, sun +3`."""
    detail: str = ""
    """A second line for menus, at most 100 characters."""
    icon: str | None = None
    """The name of one of the game's icons."""
    group: tuple[str, ...] = ()
    """The path of menus it stands in, as words; () stands at the top. Choices of a group need not be neighbours."""
    style: str = "plain"
    """`plain`, `main` (what most would do), `quiet` (pass, end) or `danger`."""
    group_prompts: tuple[str, ...] = ()
    """What each menu of `group` asks once it is open; one without a question repeats that above it."""


class GamePart(Protocol):
    """What the module `bot.games.<game>` offers."""

    def choices(self, view: Any, lookahead: Lookahead, say: Say) -> list[Choice]:
        """The viewer's choices, in the order they are shown. Every legal move is the first move of some choice."""

    def explain(self, view: Any, say: Say) -> list[str]:
        """What can be done now and what the things on offer do, with rule numbers: one paragraph each."""


def choice_key(choice: Choice) -> str:
    """The short name of a choice."""
    return moves_key(choice.moves)


def moves_key(moves: Sequence[str]) -> str:
    """The short name of a choice of these moves: their notation, hashed."""
    return blake2s("\n".join(moves).encode(), digest_size=5).hexdigest()


def find_choice(choices: Sequence[Choice], wanted: str) -> Choice | None:
    """The choice with this key; None where it is not (or no longer) offered."""
    return next((choice for choice in choices if choice_key(choice) == wanted), None)
