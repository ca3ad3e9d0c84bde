"""Orchard, as the class that others use; the rules are in the other modules of this package."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Self

from engine.chance import Stream, seed_bytes
from engine.game import Option, Prospect, Result, Score
from engine.kernel.game import StackGame, common
from engine.kernel.sets import mask
from engine.orchard import outlook, scoring, view
from engine.orchard.catalogue import DEALT, MARKET
from engine.orchard.moves import CARDS
from engine.orchard.position import POSITION
from engine.orchard.rules import RULES
from engine.orchard.state import State


class Orchard(State, StackGame):
    """Take a card, plant a card, grow whole groves."""

    key = "orchard"
    rules_version = 1
    min_seats = 2
    max_seats = 4
    option_specs = (Option("length", ("long", "short"), "long"),)
    rules = RULES
    position = POSITION
    flows = outlook.FLOWS
    blind = outlook.BLIND

    @classmethod
    def new(cls, *, seats: int, seed: int | bytes, options: Mapping[str, str] | None = None) -> Self:
        """O-1.1, O-1.2: two cards for everybody, four in the market."""
        game = cls()
        game.options = cls.complete_options(seats, options)
        game.seats = seats
        deck = list(range(len(CARDS)))
        Stream(seed_bytes(seed), "deck").shuffle(deck)
        game.hands = [mask(deck.pop() for _ in range(DEALT)) for _ in range(seats)]
        game.market = game.seen = mask(deck.pop() for _ in range(MARKET))
        game.deck = deck
        game.planted = [0] * seats
        game.todo = [("next_turn", None)]
        RULES.advance(game, None)
        return game

    @property
    def most(self) -> int:
        return scoring.MOST[self.options["length"]]

    @property
    def result(self) -> Result | None:
        return scoring.result(self)

    def view(self, seat: int | None) -> view.OrchardView:
        return view.view(self, seat, common(self, seat))

    def deal_again(self, seat: int | None, rng: Random) -> None:
        view.deal_again(self, seat, rng)

    def scores(self) -> tuple[Score, ...]:
        return scoring.scores(self)

    def prospects(self) -> tuple[Prospect, ...]:
        return outlook.prospects(self)
