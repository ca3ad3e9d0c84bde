"""The contract of `engine.game`, implemented with a stack and the declarations of a game's rules."""

from __future__ import annotations

from abc import abstractmethod
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypedDict

from engine.game import Event, Game, Move, Prompt, Reason, Result, Score, Seat
from engine.kernel.driver import Rules
from engine.kernel.position import Format
from engine.kernel.state import GameState


class StackGame(GameState, Game):
    """A game whose decisions wait on a stack: `class Orchard(State, StackGame)`.

    A game provides `new`, `result`, `view`, `scores` and `deal_again`, its `rules` and its `position`; everything else
    is here.
    """

    rules: ClassVar[Rules[Any]]
    position: ClassVar[Format[Any]]

    def __init_subclass__(cls) -> None:
        """Take `moves` and `apply` of the rules over as methods, so that a move costs one call less."""
        super().__init_subclass__()
        if "rules" in vars(cls):
            for name in {"moves", "apply"} - vars(cls).keys():
                setattr(cls, name, getattr(cls.rules, name))

    if TYPE_CHECKING:

        def moves(self) -> list[Move]: ...

        def apply(self, move: Move, log: list[Event] | None = None) -> None: ...

    def foresee(self, move: Move, log: list[Event]) -> None:
        mover, mark = self.to_move, self.turn_mark
        self.rules.apply(self, move, log, lambda entry: entry[1] != mover and self.turn_mark != mark)
        if self.to_move != mover:
            self.offers = None

    @classmethod
    def from_json(cls, text: str) -> Self:
        game: Self = cls.position.load(cls, text)
        return game

    def to_json(self) -> str:
        return self.position.dump(self)

    def position_key(self) -> str:
        return self.position.dump(self, self.story)

    @property
    def to_move(self) -> Seat | None:
        return self.todo[-1][1] if self.todo else None

    @property
    def turn_mark(self) -> tuple[int, ...]:
        """The fields `round` and `turn` of games that have them."""
        return getattr(self, "round", 0), getattr(self, "turn", 0)

    def prompt(self) -> Prompt | None:
        return self.rules.prompt(self)

    def candidates(self) -> list[Move]:
        return self.rules.candidates(self)

    def why_not(self, move: str) -> tuple[Reason, ...]:
        return self.rules.why_not(self, move)

    def forbidden(self) -> list[tuple[Move, tuple[Reason, ...]]]:
        return self.rules.forbidden(self)

    def may_see_moves(self, viewer: int | None) -> bool:
        """Whether a view shows all legal moves: always to the mover, to spectators if they are public."""
        if not self.todo:
            return False
        return viewer == self.to_move or (viewer is None and self.rules.is_public(self))

    def known_moves(self, viewer: int | None) -> list[Move] | None:
        """All moves to the mover; to spectators those that are open to everybody."""
        if not self.todo:
            return None
        if viewer == self.to_move:
            return self.moves()
        return self.rules.open_moves(self) if viewer is None else None

    def determinize(self, seat: int | None, rng: Random) -> Self:
        world = self.copy()
        world.deal_again(seat, rng)
        world.offers = None
        return world

    @abstractmethod
    def deal_again(self, seat: int | None, rng: Random) -> None:
        """Replace whatever this viewer has not seen by what could equally be there; see `determinize`."""


class Common(TypedDict):
    """The fields that all views share."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    seat: int | None
    prompt: Prompt | None
    moves: tuple[Move, ...] | None
    scores: tuple[Score, ...]
    result: Result | None


def common(game: StackGame, seat: int | None) -> Common:
    """The fields that every view has: `OrchardView(**common(game, seat), market=…)`."""
    known = game.known_moves(seat)
    return {
        "game": game.key,
        "seats": game.seats,
        "options": tuple(game.options.items()),
        "seat": seat,
        "prompt": game.prompt(),
        "moves": None if known is None else tuple(known),
        "scores": game.scores(),
        "result": game.result,
    }
