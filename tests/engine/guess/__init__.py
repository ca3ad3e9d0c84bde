"""Two tiny games of hidden information that are solved by hand; they bring no value function.

*Coin*: something with three sides lies covered. Seat 0 makes *peace*, and both share the victory, or goes on (*dare*)
and names a side: it wins if that is right, else the other one wins. Naming is right in one world of three, so peace is
better. Who solves each world alone and averages believes that daring always wins.

*Pick*: seat 0 hides *low* or *high*, then seat 1 names one, and wins if that is right. Else seat 0 wins with *low*, and
with *high* the victory is shared. A victory counts 1, a shared one a half. Let seat 0 hide *low* with probability p:
naming *low* leaves it (1 - p) / 2, naming *high* leaves it p. These are equal for p = 1/3, so it hides *low* once in
three games. Who lets seat 1 know the world believes that seat 0 always loses.
"""

from __future__ import annotations

from random import Random
from typing import ClassVar, Self

from engine.game import Event, Game, Move, Prompt, Result, Score, View

SIDES = ("one", "two", "three")
NAMES = {name: Move(f"name {name}") for name in (*SIDES, "low", "high")}
PEACE, DARE, LOW, HIGH = Move("peace"), Move("dare"), Move("hide low"), Move("hide high")


class Guess(Game):
    """What both games share: `said` are the moves made, `hidden` is what lies covered."""

    rules_version = 1
    min_seats = max_seats = 2

    def __init__(self, said: tuple[Move, ...] = (), hidden: str = "") -> None:
        self.seats, self.options = 2, {}
        self.said, self.hidden = said, hidden

    @classmethod
    def new(cls, *, seats: int, seed: int | bytes, options: object = None) -> Self:
        return cls(hidden=Random(seed).choice(SIDES))

    @classmethod
    def from_json(cls, text: str) -> Self:
        raise NotImplementedError

    def to_json(self) -> str:
        raise NotImplementedError

    @property
    def to_move(self) -> int | None:
        prompt = self.prompt()
        return prompt.seat if prompt else None

    def copy(self) -> Self:
        return type(self)(self.said, self.hidden)

    def scores(self) -> tuple[Score, ...]:
        return (Score(0), Score(0))

    def view(self, seat: int | None) -> View:
        moves = tuple(self.moves()) if seat is not None and seat == self.to_move else None
        return View(
            game=self.key,
            seats=2,
            options=(),
            seat=seat,
            prompt=self.prompt(),
            moves=moves,
            scores=self.scores(),
            result=self.result,
        )


class Coin(Guess):
    key: ClassVar[str] = "coin"

    def prompt(self) -> Prompt | None:
        if not self.said:
            return Prompt(0, "dare")
        return Prompt(0, "name") if self.said == (DARE,) else None

    def moves(self) -> list[Move]:
        return {0: [PEACE, DARE], 1: [NAMES[side] for side in SIDES]}[len(self.said)] if self.prompt() else []

    def apply(self, move: Move, log: list[Event] | None = None) -> None:
        self.said += (move,)
        if log is not None:
            log.append(Event("said", 0, words=str(move)))

    def determinize(self, seat: int | None, rng: Random) -> Self:
        return type(self)(self.said, rng.choice(SIDES))

    @property
    def result(self) -> Result | None:
        if self.prompt():
            return None
        if self.said == (PEACE,):
            return Result((1, 1), "peace")
        return Result((1, 2) if self.said[-1] == NAMES[self.hidden] else (2, 1), "named")


class Pick(Guess):
    key: ClassVar[str] = "pick"

    def prompt(self) -> Prompt | None:
        return (Prompt(0, "hide"), Prompt(1, "name"), None)[len(self.said)]

    def moves(self) -> list[Move]:
        return ([LOW, HIGH], [NAMES["low"], NAMES["high"]], [])[len(self.said)]

    def apply(self, move: Move, log: list[Event] | None = None) -> None:
        if log is not None:
            log.append(Event("hid", 0) if not self.said else Event("named", 1, words=str(move)))
        self.said += (move,)

    def determinize(self, seat: int | None, rng: Random) -> Self:
        if seat == 0 or not self.said:
            return self.copy()
        return type(self)((rng.choice((LOW, HIGH)), *self.said[1:]))

    @property
    def result(self) -> Result | None:
        if len(self.said) < 2:
            return None
        hid, named = (move.split()[1] for move in self.said)
        if hid == named:
            return Result((2, 1), "named")
        return Result((1, 2) if hid == "low" else (1, 1), "missed")
