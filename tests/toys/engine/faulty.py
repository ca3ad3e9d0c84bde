"""Orchards with one fault each. The laws must catch every one of them."""

from __future__ import annotations

from dataclasses import replace
from itertools import cycle
from random import Random
from typing import Any, ClassVar, Self

from engine.game import Event, IllegalMove, Move, Reason, Result, Score
from engine.kernel.sets import members, names
from engine.orchard.game import Orchard
from engine.orchard.moves import CARDS


class Doubled(Orchard):
    def moves(self) -> list[Move]:
        return super().moves()[:1] + super().moves()


class Stuck(Orchard):
    def moves(self) -> list[Move]:
        return [] if self.turn == 2 else super().moves()


class Restless(Orchard):
    """Lists the moves forwards and backwards by turns."""

    steps: ClassVar = cycle((1, -1))

    def moves(self) -> list[Move]:
        return super().moves()[:: next(self.steps)]


class HalfDone(Orchard):
    def play(self, move: str, log: list[Event] | None = None) -> None:
        self.turn += 1
        if move not in self.moves():
            raise IllegalMove(move, self.moves())
        self.turn -= 1
        super().play(move, log)


class Shuffling(Orchard):
    def view(self, seat: int | None) -> Any:
        self.deck.sort()
        return super().view(seat)


class Shared(Orchard):
    def copy(self) -> Self:
        twin = super().copy()
        twin.planted = self.planted
        return twin


class Forgetful(Orchard):
    @classmethod
    def from_json(cls, text: str) -> Self:
        game = super().from_json(text)
        game.last = None
        return game


class Telling(Orchard):
    def apply(self, move: Move, log: list[Event] | None = None) -> None:
        super().apply(move, log)
        if log is not None and self.deck:
            self.deck.pop()


class Lasting(Orchard):
    def view(self, seat: int | None) -> Any:
        return replace(super().view(seat), hands=[list(hand) for hand in super().view(seat).hands])  # type: ignore[arg-type]


class Generous(Orchard):
    def view(self, seat: int | None) -> Any:
        return replace(super().view(seat), moves=tuple(self.moves()))


class Excusing(Orchard):
    """Finds no obstacle to any move."""

    def why_not(self, move: str) -> tuple[Reason, ...]:
        return ()


class Daydreaming(Orchard):
    """Foresees of every move what the last one would bring."""

    def foresee(self, move: Move, log: list[Event]) -> None:
        super().foresee(self.moves()[-1], log)


class Foreknowing(Orchard):
    """Takes the card that comes next for one that nobody sees."""

    blind = frozenset({"drew", "market"})


class Miscounting(Orchard):
    def scores(self) -> tuple[Score, ...]:
        return tuple(replace(score, total=score.total + 1) for score in super().scores())


class Ranking(Orchard):
    @property
    def result(self) -> Result | None:
        return super().result and Result(tuple(range(2, self.seats + 2)), "complete")


class OpenHands(Orchard):
    def view(self, seat: int | None) -> Any:
        return replace(super().view(seat), hands=tuple(names(hand, CARDS) for hand in self.hands))


class OpenChoices(Orchard):
    """Shows everybody what can be planted, which is the hand."""

    def view(self, seat: int | None) -> Any:
        view = super().view(seat)
        return replace(view, moves=tuple(self.moves())) if seat is None and self.to_move is not None else view


class Conjuring(Orchard):
    def determinize(self, seat: int | None, rng: Random) -> Self:
        world = super().determinize(seat, rng)
        if world.deck:
            world.deck[0] = members(world.market)[0] if world.market else world.deck[-1]
        return world


class Remembering(Orchard):
    """Shuffles the true deck instead of what the viewer has not seen."""

    def determinize(self, seat: int | None, rng: Random) -> Self:
        world = self.copy()
        rng.shuffle(world.deck)
        return world


class Omniscient(Orchard):
    """Worlds that are the truth: every other law of secrecy holds in them."""

    def determinize(self, seat: int | None, rng: Random) -> Self:
        return self.copy()


class Careless(Orchard):
    """Deals again by a shuffle that puts low cards a little deeper."""

    def determinize(self, seat: int | None, rng: Random) -> Self:
        world = super().determinize(seat, rng)
        world.deck.sort(key=lambda card: card + 60 * rng.random())
        return world


class Unordered(Orchard):
    """No fault: its ids do not ascend alphabetically, and positions write sets in the order of the ids."""

    def to_json(self) -> str:
        return super().to_json().replace("apple", "walnut")

    @classmethod
    def from_json(cls, text: str) -> Self:
        return super().from_json(text.replace("walnut", "apple"))


class Announcing(Orchard):
    """Names the next card of the deck in the log of a move."""

    def apply(self, move: Move, log: list[Event] | None = None) -> None:
        if log is not None and self.deck:
            log.append(Event("took", self.to_move, card=CARDS[self.deck[-1]]))
        super().apply(move, log)


class Hinting(Orchard):
    """Why nothing can be done now: because of the next card of the deck."""

    def why_not(self, move: str) -> tuple[Reason, ...]:
        return tuple(replace(why, facts=(("card", CARDS[self.deck[-1]]),)) for why in super().why_not(move))


class Boasting(Orchard):
    """Tells everybody the mover's best card, which the mover knows anyway."""

    def apply(self, move: Move, log: list[Event] | None = None) -> None:
        if log is not None and self.to_move is not None:
            log.append(Event("took", self.to_move, card=CARDS[self.hands[self.to_move].bit_length() - 1]))
        super().apply(move, log)
