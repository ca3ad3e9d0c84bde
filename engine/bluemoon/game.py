"""The class that keeps the contract; what it does stands in the modules beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from engine.bluemoon import rules, scoring, setup, view
from engine.bluemoon.state import State
from engine.game import BadOptions, Game, Option

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from engine.game import Event, Move, Prompt, Result, Score


class BlueMoonCity(State, Game):
    """One game of Blue Moon City under way."""

    __slots__ = ()

    key = "bluemoon"
    rules_version = 1
    min_seats = 2
    max_seats = 4
    declared = (
        Option("expansion", ("off", "on"), "off"),
        Option("layout", ("start_tiles", "random_all", "rulebook_2006"), "start_tiles"),
        Option("edition", ("2018", "2006"), "2018"),
    )

    @classmethod
    def new(cls, *, seats: int, seed: int | bytes, options: Mapping[str, str] | None = None) -> Self:
        s = cls()
        setup.lay_out(s, seats, seed, cls.settle(seats, options))
        return s

    @classmethod
    def check_options(cls, seats: int, options: Mapping[str, str]) -> None:
        """B-1.5: the city of the 2006 rule book has no room for the expansion."""
        if options["expansion"] == "on" and options["layout"] == "rulebook_2006":
            raise BadOptions("bluemoon-bad-layout")

    @classmethod
    def from_json(cls, text: str) -> Self:
        from engine.bluemoon.position import load  # pydantic is slow to import

        s = cls()
        load(s, text, cls.settle)
        return s

    def to_json(self) -> str:
        from engine.bluemoon.position import dump

        return dump(self)

    @property
    def to_move(self) -> int | None:
        return self.seat if self.todo else None

    @property
    def result(self) -> Result | None:
        return scoring.result(self)

    def moves(self) -> list[Move]:
        return rules.moves(self)

    def apply(self, move: Move, log: list[Event] | None = None) -> None:
        rules.apply(self, move, log)

    def prompt(self) -> Prompt | None:
        return rules.prompt(self)

    def view(self, seat: int | None) -> view.BlueMoonView:
        return view.view(self, seat)

    def determinize(self, seat: int | None, rng: Random) -> Self:
        world = self.copy()
        view.deal_again(world, seat, rng)
        return world

    def scores(self) -> tuple[Score, ...]:
        return scoring.scores(self)

    def copy(self) -> Self:
        other = type(self)()
        self.copy_to(other)
        return other
