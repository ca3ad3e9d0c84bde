"""The contract of a game's part of the bot, and the choices it makes."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2s
from typing import Any, Protocol

from engine.game import Event, Fact, Move
from engine.kernel.forecast import Forecast
from render import Localize

LABEL = 80
DETAIL = 100
"""Characters Discord takes as a label, and as the second line in a menu."""
OPTIONS = 25
"""Lines of a menu."""
MARK = 2
"""Letters of the mark of a move in a key."""


@dataclass(frozen=True, slots=True)
class Promise:
    """An event that a choice can bring: its kind, and of its facts those that the label tells."""

    kind: str
    facts: tuple[tuple[str, Fact], ...] = ()

    def kept_by(self, event: Event) -> bool:
        return event.kind == self.kind and all(event.data.get(key) == fact for key, fact in self.facts)


@dataclass(frozen=True, slots=True)
class Choice:
    """What one click does: one or several moves, all of which are played or none."""

    moves: tuple[Move, ...]
    label: str
    """What it is, costs and gains, by sign and number: `Observatory: 1 obsidian, sun +3`. It fits in a line of a menu
    (see `bot.base.room`), and where it may stand alone or beside few others, on a button.
    """
    detail: str = ""
    """What the label has no room for, at most 100 characters: the second line in a menu; where that would have this
    one line and is a button, it stands below the question.
    """
    icon: str | None = None
    """The name of one of the game's icons."""
    group: tuple[str, ...] = ()
    """The path of menus that contain it, as words; () is the top level. Choices of a group need not be adjacent.
    The same moves may stand in two menus.
    """
    style: str = "plain"
    """`plain`, `main` (what most players would do), `quiet` (pass, end) or `danger`."""
    group_prompts: tuple[str, ...] = ()
    """The question of each menu of `group` once it is open; a menu without one repeats the question above it."""
    closing: bool = False
    """Ends the turn or the phase: a button in the last row, the same place in every turn. In a menu where all do so,
    each is a line; that menu stands apart from other choices. One that is `main` is a button beside any others. Where
    all choices do so and begin with the same move, what it leads to is asked.
    """
    promises: tuple[Promise, ...] = ()
    """What the label says that this brings: the rest of the turn can be played so that every one of them happens."""
    gains: tuple[tuple[str, int], ...] = ()
    """What the label says that its moves bring: a number in the events of the mover, and its sum over all of them."""
    worth: tuple[int, ...] | None = None
    """By what it becomes a button before others: points of the projected score, then what else it brings, from public
    facts and never by a computer's opinion. What its moves add to that score if None.
    """
    alone: str = ""
    """The label where its menu would have this one line; the usual one if empty."""
    secret: bool = False
    """It takes something hidden, or leads to that, as to a card in hand: of these are the buttons of a panel beside the
    message that offers all else. Where none is, the panel has the buttons of any other message.
    """


class GamePart(Protocol):
    """What the module `bot.games.<game>` provides."""

    def choices(self, view: Any, ahead: Forecast, t: Localize) -> list[Choice]:
        """The viewer's choices, in the order they are shown. Every legal move is the first move of some choice. What
        they cost and bring, `ahead` tells, which begins at the position of the view.

        A view of everybody may have a part of the moves, those that take nothing hidden. Of a view without moves: those
        that everybody may know to be possible, as buttons, a few or none.
        """

    def explain(self, view: Any, t: Localize) -> list[str]:
        """What can be done now and what the things on offer do, with rule numbers: one paragraph each, the question's
        own first.
        """


def choice_key(choice: Choice) -> str:
    """The key that the button of a choice carries: `23210bdd67`, of several moves with a mark for each after it,
    `23210bdd67.a_9xQ2`, by which `bot.matches.clicked` finds them among many legal ones.
    """
    key = moves_key(choice.moves)
    return f"{key}.{''.join(map(move_mark, choice.moves))}" if len(choice.moves) > 1 else key


def moves_key(moves: Sequence[str]) -> str:
    """A hash of the notation of these moves."""
    return blake2s("\n".join(moves).encode(), digest_size=5).hexdigest()


def move_mark(move: str) -> str:
    """Two letters, which one move in 4096 has."""
    return urlsafe_b64encode(blake2s(move.encode(), digest_size=2).digest())[:MARK].decode()


def split_key(key: str) -> tuple[str, list[str]]:
    """The hash and the marks of a key: no marks for a single move, nor in keys posted before there were any."""
    whole, _, marks = key.partition(".")
    return whole, [marks[start : start + MARK] for start in range(0, len(marks), MARK)]
