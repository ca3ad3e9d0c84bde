"""Looking back at a decision that was made: what it lost against the best one, and how sure that is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

from engine.game import Game, IllegalMove, Move, View
from engine.players import Enough, Worlds, never, options
from engine.players.choice import choose
from engine.players.greedy import after
from engine.players.hints import gains, main
from engine.players.lookahead import Line, follow
from engine.players.values import Value, gathered, lead, load

EACH = 4
SURE = 2.0
"""A loss that is marked is more than so many standard errors."""
EXACT = 0.25
"""An error of this share of `Value.least` needs no further world."""
SOFTNESS = 0.05
"""How the others play on: by moves nearly as good as the best, as a share of `Value.scale`."""
FURTHER = 10
"""Decisions of everybody after the turn. Where they reach the end of the game, its final points are counted, for there
estimates would hide a loss that is certain, or show one that never comes.
"""


def softly(game: Game, seat: int, rng: Random) -> Move:
    """How all play on: this seat by what looks best at once, the others by what looks nearly so."""
    moves, mover, value = game.moves(), game.to_move or 0, load(game.key)
    if len(moves) == 1:
        return moves[0]
    judged = [gathered(child, value(child), mover) for child in (after(game, move) for move in moves)]
    return choose(moves, judged, 0.0 if mover == seat else SOFTNESS * value.scale, rng)


@dataclass(frozen=True, slots=True)
class Care:
    """What is spent on a decision."""

    beam: int = 4
    choosing: int = 3
    """Worlds in which the better move is looked for; what it gains is measured in others, for the best of many moves
    that look alike always looks better than it is.
    """
    measuring: int = 10
    few: int = 4
    """Worlds that are enough where nothing is lost by then or the error is at most `EXACT`."""
    ahead: int = 1
    """The beam by which the seat's next turn is looked for."""
    on: Callable[[Game, int, Random], Move] = softly
    """Who plays on for everybody; the seat is the one looked at."""


@dataclass(frozen=True, slots=True)
class Loss:
    """What a decision lost, the rest of the turn played as well as the best one's."""

    best: Move
    """What would have been best; the move made, where nothing tells that apart from it."""
    points: float = 0.0
    """So much less ahead of the others after its next turn, or at the end of the game, on average over worlds."""
    error: float = 0.0
    """Its standard error."""
    marked: bool = False
    """Whether it is surely one, and worth a mark (`Value.marked`)."""
    reason: str | None = None
    """What the best turn has most over the other, as `Hint.reason`."""


def loss(
    view: View, worlds: Worlds, rng: Random, made: Sequence[str], enough: Enough = never, care: Care | None = None
) -> Loss | None:
    """What the first of these moves lost; with the others its turn went on, which counts where it is better than what
    is found. Raises NotToMove.

    None if the time is over before that is known.
    """
    moves, value, care = options(view), load(view.game), care or Care()
    found = [
        follow(worlds(rng), moves, value, care.beam, enough, gathered, EACH)
        for _ in range(care.choosing if len(moves) > 1 else 1)
    ]
    means = [sum(line.margin for line in each) / len(found) for each in zip(*found, strict=True)]
    best, was = _shortest(means, found[0], value.least / 2), [*map(str, moves)].index(made[0])
    if means[best] - means[was] < value.least:
        return Loss(moves[was])
    lost, apart, points, error = list[float](), list[dict[str, float]](), 0.0, 0.0
    while len(lost) < care.few or (len(lost) < care.measuring and points > 0 and error > EXACT * value.least):
        if enough():
            return None
        luck, world = rng.random(), worlds(rng)
        one, part = _lost(world, moves[best], made, value, luck, care)
        lost.append(one)
        apart.append(part)
        points = sum(lost) / len(lost)
        error = sqrt(sum((each - points) ** 2 for each in lost) / max(1, len(lost) - 1) / len(lost))
    if points <= error:
        return Loss(moves[was])
    marked = points > value.marked and points > SURE * error
    return Loss(moves[best], points, error, marked, main(apart, value))


def accuracy(losses: Sequence[Loss], marked: float) -> float:
    """From 0 to 1, of decisions with a choice: each counts in full if it lost nothing, half if it lost `marked` points,
    a quarter if twice as many, and so on.
    """
    return sum(2 ** -(each.points / marked) for each in losses) / len(losses) if losses else 1.0


def _shortest(means: Sequence[float], lines: Sequence[Line], alike: float) -> int:
    """Of the moves that are nearly as good as the best, the one with the shortest turn: what more is done is beside the
    point.
    """
    good = [place for place, mean in enumerate(means) if mean > max(means) - alike]
    return min(good, key=lambda place: (len(lines[place].path), -means[place]))


def _lost(
    world: Game, best: Move, made: Sequence[str], value: Value[Any], luck: float, care: Care
) -> tuple[float, dict[str, float]]:
    """How many points more the best move brings in one world, where everybody plays on with the same luck, and from
    what. Each of the two gets a search of its own: in one that they share, the worse would have less room.
    """
    seat = world.to_move or 0
    games = [follow(world, (move,), value, care.beam, aim=gathered)[0].game for move in (best, world.parse(made[0]))]
    part = gains(games[0], games[1], value, seat)
    if (really := _as_made(world, made)) is not None:
        games.append(really)
    played = [_played_on(game, seat, value, luck, care) for game in games]
    ended = all(end is not None for _, end in played)
    first, *others = (soon if end is None or not ended else end for soon, end in played)
    return first - max(others), part


def _as_made(world: Game, made: Sequence[str]) -> Game | None:
    """This world after the turn as it was really played; None where that cannot be."""
    then = world.copy()
    try:
        for move in made:
            then.play(move)
    except IllegalMove:
        return None
    return then


def _played_on(game: Game, seat: int, value: Value[Any], luck: float, care: Care) -> tuple[float, float | None]:
    """How far the seat is ahead after its next turn, and at the end of the game if that is near.

    What it can still take in its next turn was not lost in this one: it would be counted for each turn that leaves it.
    """
    then, rng = game.copy(), Random(luck)  # noqa: S311 - no secret
    soon: float | None = None
    for _ in range(FURTHER):
        if then.to_move is None:
            break
        if soon is None and then.to_move == seat:
            turns = follow(then, tuple(then.moves()), value, care.ahead, aim=gathered)
            soon = max(lead(value(line.game), seat) for line in turns)
        then.apply(care.on(then, seat, rng))
    last = lead(value(then), seat)
    return last if soon is None else soon, last if then.to_move is None else None
