"""Blue Moon City, as the class that others use; the rules are in the other modules of this package."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Self

from engine.bluemoon import hidden, outlook, scoring, setup, view
from engine.bluemoon.position import POSITION
from engine.bluemoon.rules import RULES
from engine.bluemoon.state import State
from engine.game import BadOptions, Option, Prospect, Result, Score
from engine.kernel.game import StackGame, common


class BlueMoonCity(State, StackGame):
    """Rebuild the city together, and be first to restore the obelisk."""

    key = "bluemoon"
    rules_version = 1
    min_seats = 2
    max_seats = 4
    sole_source = "offerings"
    story = frozenset({"before", "trail"})
    option_specs = (
        Option("expansion", ("off", "on"), "off"),
        Option("layout", ("start_tiles", "random_all", "rulebook_2006"), "start_tiles"),
        Option("edition", ("2018", "2006"), "2018"),
    )
    rules = RULES
    position = POSITION
    flows = outlook.FLOWS
    blind = outlook.BLIND

    @classmethod
    def new(cls, *, seats: int, seed: int | bytes, options: Mapping[str, str] | None = None) -> Self:
        game = cls()
        game.seats, game.options = seats, cls.complete_options(seats, options)
        setup.lay_out(game, seed)
        return game

    @classmethod
    def check_options(cls, seats: int, options: Mapping[str, str]) -> None:
        """B-1.5: the city of the 2006 rule book has no room for the expansion."""
        if options["expansion"] == "on" and options["layout"] == "rulebook_2006":
            raise BadOptions("bluemoon-bad-layout")

    @property
    def most(self) -> int:
        """B-10.1: so many Offerings end the game at once."""
        return self.terms.offerings

    @property
    def result(self) -> Result | None:
        return scoring.result(self)

    def view(self, seat: int | None) -> view.BlueMoonView:
        return view.view(self, seat, common(self, seat))

    def deal_again(self, seat: int | None, rng: Random) -> None:
        hidden.deal_again(self, seat, rng)

    def scores(self) -> tuple[Score, ...]:
        return scoring.scores(self)

    def prospects(self) -> tuple[Prospect, ...]:
        return outlook.prospects(self)
