"""Theocratia, as the class that others use; the rules are in the other modules of this package."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from random import Random
from typing import Self

from engine.chance import seed_bytes
from engine.game import BadOptions, Option, Prospect, Result, Score
from engine.kernel.game import StackGame, common
from engine.theocratia import catalogue as cat
from engine.theocratia import outlook, scoring, view, worlds
from engine.theocratia.names import IN_ORDER
from engine.theocratia.position import POSITION
from engine.theocratia.rules import RULES
from engine.theocratia.rules.setup import set_up
from engine.theocratia.state import State

_COLOUR_SETS = tuple(
    "_".join(chosen) for size in range(cat.MIN_SEATS, cat.MAX_SEATS + 1) for chosen in combinations(cat.COLOURS, size)
)


class Theocratia(State, StackGame):
    """Gods of four colours gather the Worship of four Civs."""

    key = "theocratia"
    rules_version = 1
    min_seats = cat.MIN_SEATS
    max_seats = cat.MAX_SEATS
    option_specs = (
        Option("power_cards", ("reconstructed", "discard_only"), "reconstructed"),
        Option("first_game", ("on", "off"), "on"),
        Option("colours", (IN_ORDER, *_COLOUR_SETS), IN_ORDER),
    )
    rules = RULES
    position = POSITION
    flows = outlook.FLOWS
    blind = outlook.BLIND

    @property
    def turn_mark(self) -> tuple[int, ...]:
        """With whether the set-up or a turn goes on; each step of the end of a round is for itself."""
        going = any(step[0] in ("civ", "turn") or (step[0] == "round" and not self.round) for step in self.todo)
        return self.round, self.turn, 1 if going else -len(self.todo)

    @classmethod
    def new(cls, *, seats: int, seed: int | bytes, options: Mapping[str, str] | None = None) -> Self:
        game = cls()
        game.options = cls.complete_options(seats, options)
        game.seats = seats
        set_up(game, seed_bytes(seed))
        RULES.advance(game, None)
        return game

    @classmethod
    def complete_options(cls, seats: int, options: Mapping[str, str] | None) -> dict[str, str]:
        """Colours given in another order are sorted into seat order."""
        given = dict(options or {})
        chosen = given.get("colours", IN_ORDER).split("_")
        if set(chosen) <= set(cat.COLOURS):
            given["colours"] = "_".join(sorted(chosen, key=cat.COLOURS.index))
        return super().complete_options(seats, given)

    @classmethod
    def check_options(cls, seats: int, options: Mapping[str, str]) -> None:
        """T-1.1: one colour for each seat."""
        chosen = options["colours"]
        if chosen != IN_ORDER and len(chosen.split("_")) != seats:
            raise BadOptions("theocratia-bad-colours", seats=seats, colours=len(chosen.split("_")))

    @property
    def result(self) -> Result | None:
        return None if self.todo else scoring.result(self)

    def view(self, seat: int | None) -> view.TheocratiaView:
        return view.view(self, seat, common(self, seat))

    def deal_again(self, seat: int | None, rng: Random) -> None:
        worlds.deal_again(self, seat, rng)

    def scores(self) -> tuple[Score, ...]:
        return tuple(scoring.score(self, seat) for seat in self.everybody())

    def prospects(self) -> tuple[Prospect, ...]:
        return outlook.prospects(self)
