"""Helios, as the class that others use; the rules are in the other modules of this package."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Self

from engine.chance import seed_bytes
from engine.game import Option, Prospect, Result, Score
from engine.helios import catalogue as cat
from engine.helios import outlook, scoring, view
from engine.helios.position import POSITION
from engine.helios.rules import RULES, characters, setup
from engine.helios.state import State
from engine.kernel.game import StackGame, common


class Helios(State, StackGame):
    """Create land, build temples and a city, and move the sun around them."""

    key = "helios"
    rules_version = 1
    min_seats = min(cat.ROUNDS)
    max_seats = max(cat.ROUNDS)
    option_specs = (Option("preset", tuple(cat.PRESETS), "booklet"),)
    story = frozenset({"last"})
    rules = RULES
    position = POSITION
    flows = outlook.FLOWS

    @classmethod
    def new(cls, *, seats: int, seed: int | bytes, options: Mapping[str, str] | None = None) -> Self:
        game = cls()
        game.options = cls.complete_options(seats, options)
        game.seats = seats
        game.preset = cat.PRESETS[game.options["preset"]]
        game.seed = seed_bytes(seed)
        setup.lay_out(game)
        return game

    @property
    def turn_mark(self) -> tuple[int, ...]:
        return self.round, self.turn, characters.deeds_before(self)

    @property
    def result(self) -> Result | None:
        return scoring.result(self)

    def view(self, seat: int | None) -> view.HeliosView:
        return view.view(self, common(self, seat))

    def deal_again(self, seat: int | None, rng: Random) -> None:
        view.deal_again(self, rng)

    def scores(self) -> tuple[Score, ...]:
        return scoring.scores(self)

    def prospects(self) -> tuple[Prospect, ...]:
        return outlook.prospects(self)
