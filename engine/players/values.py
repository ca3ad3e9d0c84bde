"""What a position is worth: for each seat the points it can expect at the end of the game.

A game brings an estimate of its own as `VALUE` in `engine.<key>.value`, made by `Value.beside`: a function that counts
features of a seat, and `value.json` beside it with a weight and a reason for each. For a game without one the projected
scores are taken.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from operator import mul
from typing import Any, Generic, TypeVar

from engine.game import Game, Move
from engine.players.proved import Proof, proved
from engine.registry import GAMES

G = TypeVar("G", bound=Game)
Values = list[float]
"""Points by seat."""

SCALE = 20.0
"""Points by which a game is as good as decided, for a game that does not say."""
LEAST = 1.0
"""Points that are worth telling, for a game that does not say."""
LEARNED = "Learned from games of computers against themselves."
WIN = 1_000.0
"""What the first place is worth in a margin: far more than any points."""


@dataclass(frozen=True, slots=True)
class Weight:
    """How many points one unit of a feature is worth, and why."""

    points: float
    reason: str


@dataclass(frozen=True, slots=True)
class _Learned:
    """Weights as `benchmarks.learn` prints them."""

    seats: Sequence[int]
    by: str
    """The command that makes them again."""
    weights: Mapping[str, float]

    def named(self) -> dict[str, Weight]:
        return {name: Weight(float(points), LEARNED) for name, points in self.weights.items()}


@dataclass(frozen=True, slots=True)
class Value(Generic[G]):
    """The projected score of a seat and its weighted features, in points."""

    features: Callable[[G, int], Sequence[float]]
    """Of a game under way and a seat, in the order of the weights: what promises points. Players call it in worlds
    that they have dealt themselves, so it may look at everything, and at every position, so what is slow belongs in a
    table. A decision that prepares another one of the same turn is worth what it prepares.
    """
    weights: Mapping[str, Weight]
    scale: float = SCALE
    """So many points ahead, a game is as good as won."""
    least: float = LEAST
    """So many points make a difference worth telling: a tenth or more, as tenths are told."""
    marked: float = 2 * LEAST
    """A decision that lost more points is marked in a review; twice the least, for a game that does not say."""
    levels: Mapping[str, Proof | None] = field(default_factory=dict)
    """The levels that the arena has proved apart in this game, the weakest first (`engine.players.proved`); without
    any, only *random* is offered, in place of every other level. `docs/players.md` has the same figures.
    """
    points: tuple[float, ...] = ()
    pieces: Callable[[G, int], Mapping[str, Mapping[str, float]]] | None = None
    """Of a game and a seat, for some features what each consists of: it is told in place of the feature."""
    learned: Mapping[int, Value[G]] = field(default_factory=dict)
    """What *expert* goes by, by the number of seats: features without words, with weights learned from self-play
    (`benchmarks.learn`). Where a game brings none, it goes by what all others do, and so plays as *hard*.
    """
    shortlist: Callable[[G], Sequence[Move]] | None = None
    """Of a position, some of its moves, listed fast where all are thousands: by these a search goes on from there, by
    all for a game that does not say.
    """

    @classmethod
    def beside(
        cls,
        package: str,
        names: Sequence[str],
        features: Callable[[G, int], Sequence[float]],
        pieces: Callable[[G, int], Mapping[str, Mapping[str, float]]] | None = None,
        learnable: tuple[Sequence[str], Callable[[G, int], Sequence[float]]] | None = None,
        shortlist: Callable[[G], Sequence[Move]] | None = None,
    ) -> Value[G]:
        """Take the weights from `value.json` in a package, and those learned, for the features of `learnable` or for
        the same. Raises ValueError unless it weighs exactly these names and its levels are proved.
        """
        data = json.loads(files(package).joinpath("value.json").read_text(encoding="utf-8"))
        weights = {name: Weight(float(entry["weight"]), entry["reason"]) for name, entry in data["features"].items()}
        learned = [_Learned(**one) for one in data.get("learned", ())]
        of = learnable or (names, features)
        if tuple(weights) != tuple(names) or any(tuple(one.weights) != tuple(of[0]) for one in learned):
            raise ValueError(f"{package}: value.json must weigh exactly {', '.join((*names, *of[0]))}, in this order")
        scale, least, levels = float(data["scale"]), float(data.get("least", LEAST)), proved(data["levels"])
        marked = float(data.get("marked", 2 * least))
        own = cls(features, weights, scale, least, marked, levels, pieces=pieces, shortlist=shortlist).weighing(weights)
        other = replace(own, features=of[1], pieces=None)
        return replace(own, learned={at: other.weighing(one.named()) for one in learned for at in one.seats})

    def weighing(self, weights: Mapping[str, Weight]) -> Value[G]:
        """The same estimate with other weights."""
        return replace(self, weights=weights, points=tuple(weight.points for weight in weights.values()))

    def considered(self, game: G) -> tuple[Move, ...]:
        """The moves by which a search goes on."""
        return tuple(game.moves() if self.shortlist is None else self.shortlist(game))

    def __call__(self, game: G) -> Values:
        """Points by seat; the final scores when the game is over."""
        totals = [float(score.total) for score in game.scores()]
        if game.to_move is None:
            return totals
        features, points = self.features, self.points
        return [total + sum(map(mul, points, features(game, seat))) for seat, total in enumerate(totals)]

    def parts(self, game: G, seat: int) -> dict[str, float]:
        """What a seat is ahead of the mean of the others, in points: by source of points, then by feature."""
        sums = [self._parts(game, each) for each in range(game.seats)]
        others = [each for index, each in enumerate(sums) if index != seat]
        keys = dict.fromkeys(key for each in sums for key in each)
        return {
            key: sums[seat].get(key, 0.0) - sum(each.get(key, 0.0) for each in others) / len(others) for key in keys
        }

    def _parts(self, game: G, seat: int) -> dict[str, float]:
        found = {f"points {source}": float(points) for source, points in game.scores()[seat].lines}
        if game.to_move is not None:
            counted = zip(self.weights, self.points, self.features(game, seat), strict=True)
            found |= {f"value {name}": points * feature for name, points, feature in counted}
            for name, pieces in self.pieces(game, seat).items() if self.pieces else ():
                del found[f"value {name}"]
                found |= {f"value {piece}": self.weights[name].points * feature for piece, feature in pieces.items()}
        return found


@cache
def load(key: str) -> Value[Any]:
    """The estimate of a game; its projected scores if it brings none."""
    module = f"{GAMES[key].rules}.value"
    if find_spec(module) is None:
        return Value(lambda game, seat: (), {})
    value: Value[Any] = import_module(module).VALUE
    return value


def learned(key: str, seats: int) -> Value[Any]:
    """The estimate that *expert* goes by at so many seats."""
    value = load(key)
    return value.learned.get(seats, value)


def lead(values: Sequence[float], seat: int) -> float:
    """Points ahead of the mean of the others, whoever wins."""
    return values[seat] - (sum(values) - values[seat]) / (len(values) - 1)


def won(game: Game, seat: int) -> float | None:
    """What a seat has of a victory once the game is over: 1 alone, 0 for a loser; None before, or without ranks."""
    ranks = game.result.ranks if game.to_move is None and game.result is not None else None
    return None if ranks is None else (ranks[seat] == 1) / ranks.count(1)


def margin(game: Game, values: Values, seat: int) -> float:
    """What a seat wants to be large: its lead, and above all the first place."""
    share = won(game, seat)
    return lead(values, seat) + (0.0 if share is None else WIN * share if share else -WIN)


def gathered(game: Game, values: Values, seat: int) -> float:
    """What a seat wants to be large when it is advised: its margin, but where points have no end its lead alone. There
    nobody wins sooner by ending the game, which leaves points to collect.
    """
    return lead(values, seat) if game.most is None else margin(game, values, seat)
