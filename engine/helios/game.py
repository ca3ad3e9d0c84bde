"""The class that keeps the contract; what it does stands in the modules beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Self

from engine.chance import seed_bytes
from engine.game import Game, Option, Prompt
from engine.helios import catalogue as cat
from engine.helios import rules, scoring, view
from engine.helios.rules import prompts, setup
from engine.helios.state import State

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from engine.game import Event, Move, Result, Score


class Helios(State, Game):
    """One game of Helios under way."""

    __slots__ = ()

    key: ClassVar[str] = "helios"
    rules_version: ClassVar[int] = 1
    min_seats: ClassVar[int] = min(cat.ROUNDS)
    max_seats: ClassVar[int] = max(cat.ROUNDS)
    declared: ClassVar[tuple[Option, ...]] = (Option("preset", tuple(cat.PRESETS), "booklet"),)

    @classmethod
    def new(cls, *, seats: int, seed: int | bytes, options: Mapping[str, str] | None = None) -> Self:
        g = cls()
        g.options = cls.settle(seats, options)
        g.seats = seats
        g.preset = cat.PRESETS[g.options["preset"]]
        g.seed = seed_bytes(seed)
        setup.lay_out(g)
        return g

    @classmethod
    def from_json(cls, text: str) -> Self:
        from engine.helios.position import load  # pydantic is slow to import

        g = cls()
        load(g, text)
        return g

    @property
    def to_move(self) -> int | None:
        return self.todo[-1][1] if self.todo else None

    @property
    def result(self) -> Result | None:
        return None if self.todo else scoring.result(self)

    def moves(self) -> list[Move]:
        return rules.moves(self)

    def apply(self, move: Move, log: list[Event] | None = None) -> None:
        rules.apply(self, move, log)

    def prompt(self) -> Prompt | None:
        return prompts.prompt(self)

    def copy(self) -> Self:
        twin = type(self)()
        self.copy_to(twin)
        return twin

    def view(self, seat: int | None) -> view.HeliosView:
        return view.view(self, seat)

    def determinize(self, seat: int | None, rng: Random) -> Self:
        twin = self.copy()
        view.deal_hidden(twin, rng)
        return twin

    def scores(self) -> tuple[Score, ...]:
        return scoring.scores(self)

    def to_json(self) -> str:
        from engine.helios.position import dump

        return dump(self)
