"""The state of a game of Orchard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Self

from engine.chance import Stream, seed_bytes
from engine.game import Event, Game, Move, Option, Prompt, Result, Score
from engine.orchard import rules, scoring, view
from engine.orchard.catalogue import DEALT, MARKET, ROUNDS
from engine.orchard.moves import CARDS, mask

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from engine.orchard.view import OrchardView


Kind = Literal["take", "plant"]


class Orchard(Game):
    """Every card is in exactly one of deck, market, hands and planted; all but the deck are sets as bit masks."""

    __slots__ = ("deck", "hands", "last", "market", "options", "planted", "seats", "seen", "todo", "turn")

    key = "orchard"
    rules_version = 1
    min_seats = 2
    max_seats = 4
    declared = (Option("length", ("long", "short"), "long"),)

    deck: list[int]
    market: int
    hands: list[int]
    planted: list[int]
    seen: int
    """The cards everybody has seen, wherever they are now."""
    turn: int
    """Turns completed by all seats together."""
    todo: Kind
    """The pending decision."""
    last: tuple[Kind, int, int] | None
    """What was done last: kind, seat, card."""

    @classmethod
    def new(cls, *, seats: int, seed: int | bytes, options: Mapping[str, str] | None = None) -> Self:
        game = cls()
        game.options = cls.settle(seats, options)
        game.seats = seats
        deck = list(range(len(CARDS)))
        Stream(seed_bytes(seed), "deck").shuffle(deck)
        game.hands = [mask(deck.pop() for _ in range(DEALT)) for _ in range(seats)]
        game.market = game.seen = mask(deck.pop() for _ in range(MARKET))
        game.deck = deck
        game.planted = [0] * seats
        game.turn = 0
        game.todo = "take"
        game.last = None
        return game

    @classmethod
    def from_json(cls, text: str) -> Self:
        from engine.orchard.position import load

        return load(cls, text)

    def to_json(self) -> str:
        from engine.orchard.position import dump

        return dump(self)

    def copy(self) -> Self:
        twin = type(self)()
        twin.seats, twin.options, twin.turn, twin.todo = self.seats, self.options, self.turn, self.todo
        twin.market, twin.seen, twin.last = self.market, self.seen, self.last
        twin.deck, twin.hands, twin.planted = self.deck[:], self.hands[:], self.planted[:]
        return twin

    @property
    def to_move(self) -> int | None:
        return None if self.turn == self.seats * ROUNDS[self.options["length"]] else self.turn % self.seats

    @property
    def result(self) -> Result | None:
        if self.to_move is not None:
            return None
        totals = [score.total for score in self.scores()]
        return Result(tuple(1 + sum(other > total for other in totals) for total in totals), "complete")

    def moves(self) -> list[Move]:
        return [] if self.to_move is None else rules.DECISIONS[self.todo].moves(self)

    def apply(self, move: Move, log: list[Event] | None = None) -> None:
        rules.DECISIONS[self.todo].play(self, move, log)

    def prompt(self) -> Prompt | None:
        seat = self.to_move
        return None if seat is None else Prompt(seat, self.todo, rules.DECISIONS[self.todo].numbers)

    def view(self, seat: int | None) -> OrchardView:
        return view.view(self, seat)

    def determinize(self, seat: int | None, rng: Random) -> Self:
        return view.determinize(self, seat, rng)

    def scores(self) -> tuple[Score, ...]:
        return tuple(scoring.score(planted) for planted in self.planted)
