"""The game as everybody else sees it."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Self

from engine.chance import seed_bytes
from engine.game import BadOptions, Event, Game, Move, Option, Prompt, Result, Score
from engine.theocratia import catalogue as cat
from engine.theocratia import position, rules, scoring, view, worlds
from engine.theocratia.rules.setup import IN_ORDER, colours_of
from engine.theocratia.state import State

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from engine.theocratia.view import TheocratiaView


def _colour_sets() -> tuple[str, ...]:
    sizes = range(cat.MIN_SEATS, cat.MAX_SEATS + 1)
    return tuple("_".join(chosen) for size in sizes for chosen in combinations(cat.COLOURS, size))


class Theocratia(Game):
    """Gods of four colours gather the Worship of four Civs."""

    __slots__ = ("options", "seats", "state")

    key = "theocratia"
    rules_version = 1
    min_seats = cat.MIN_SEATS
    max_seats = cat.MAX_SEATS
    declared = (
        Option("power_cards", ("reconstructed", "discard_only"), "reconstructed"),
        Option("first_game", ("on", "off"), "on"),
        Option("colours", (IN_ORDER, *_colour_sets()), IN_ORDER),
    )

    state: State

    @classmethod
    def of(cls, state: State) -> Self:
        game = cls()
        game.state, game.seats, game.options = state, state.seats, state.options
        return game

    @classmethod
    def new(cls, *, seats: int, seed: int | bytes, options: Mapping[str, str] | None = None) -> Self:
        settled = cls.settle(seats, options)
        state = rules.set_up(colours_of(seats, settled), seed_bytes(seed), settled)
        rules.advance(state, None)
        return cls.of(state)

    @classmethod
    def settle(cls, seats: int, options: Mapping[str, str] | None) -> dict[str, str]:
        """Colours given in another order are sorted into seat order."""
        given = dict(options or {})
        chosen = given.get("colours", IN_ORDER).split("_")
        if set(chosen) <= set(cat.COLOURS):
            given["colours"] = "_".join(sorted(chosen, key=cat.COLOURS.index))
        return super().settle(seats, given)

    @classmethod
    def check_options(cls, seats: int, options: Mapping[str, str]) -> None:
        """T-1.1: one colour for each seat."""
        chosen = options["colours"]
        if chosen != IN_ORDER and len(chosen.split("_")) != seats:
            raise BadOptions("theocratia-bad-colours", seats=seats, colours=len(chosen.split("_")))

    @classmethod
    def from_json(cls, text: str) -> Self:
        return cls.of(position.load(text, cls.settle))

    def to_json(self) -> str:
        return position.dump(self.state)

    @property
    def to_move(self) -> int | None:
        todo = self.state.todo
        return todo[-1][1] if todo else None

    @property
    def result(self) -> Result | None:
        return None if self.state.todo else scoring.result(self.state)

    def moves(self) -> list[Move]:
        return self.state.offers[:]

    def apply(self, move: Move, log: list[Event] | None = None) -> None:
        rules.apply(self.state, move, log)

    def prompt(self) -> Prompt | None:
        return view.prompt(self.state)

    def copy(self) -> Self:
        return self.of(self.state.copy())

    def view(self, seat: int | None) -> TheocratiaView:
        return view.view(self.state, seat)

    def determinize(self, seat: int | None, rng: Random) -> Self:
        return self.of(worlds.determinize(self.state, seat, rng))

    def scores(self) -> tuple[Score, ...]:
        return tuple(scoring.score(self.state, seat) for seat in range(self.seats))
