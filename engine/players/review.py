"""Looking back at a decision that was made: what it lost against the best one, and how sure that is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

from engine.game import Event, Game, IllegalMove, Move, View
from engine.players import Determinizer, StopCondition, never, options
from engine.players.choice import choose
from engine.players.greedy import after
from engine.players.hints import gains, main
from engine.players.lookahead import Line, follow
from engine.players.values import Value, gathered, lead, load

EACH = 4
SURE = 2.0
"""A loss that is marked is more than so many standard errors."""
ALIKE = 0.02
"""Moves whose turns look nearer than this share of `Value.scale` lose nothing to each other."""
EXACT = 0.01
"""An error of this share of `Value.scale` needs no further world."""
PLAIN = 3.0
"""Nor does a loss of so many standard errors: many that are plain are told apart more cheaply than one exactly."""
HALF = 0.04
"""What a decision lost that counts half in the accuracy, as a share of `Value.scale`. It is not what is marked: where a
game is decided bit by bit, as in Blue Moon City, hardly any single decision of the worst player is worth a mark.
"""
SOFTNESS = 0.05
"""How the others play on: by moves nearly as good as the best, as a share of `Value.scale`."""
HASTY = 3
"""Worlds that are enough once the time is over."""
FURTHER = 10
"""Decisions of everybody after the turn. Where they reach the end of the game, its final points are counted, for there
estimates would hide a loss that is certain, or show one that never comes; where one world does not, none after it is
played on beyond the seat's next turn.
"""


def softly(game: Game, seat: int, rng: Random) -> Move:
    """How all play on: this seat by what looks best at once, the others by what looks nearly so."""
    value, mover = load(game.key), game.to_move or 0
    moves = value.considered(game)
    if len(moves) == 1:
        return moves[0]
    judged = [gathered(child, value(child), mover) for child in (after(game, move) for move in moves)]
    return choose(moves, judged, 0.0 if mover == seat else SOFTNESS * value.scale, rng)


@dataclass(frozen=True, slots=True)
class Care:
    """What is spent on a decision."""

    beam: int = 4
    choosing: int = 3
    """Worlds in which the better move is looked for, as long as there is one; what it gains is measured in others, for
    the best of many moves that look alike always looks better than it is.
    """
    measuring: int = 10
    few: int = 4
    """Worlds that are enough where nothing is lost by then, the error is at most `EXACT` or the loss `PLAIN`."""
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
    view: View,
    worlds: Determinizer,
    rng: Random,
    made: Sequence[str],
    enough: StopCondition = never,
    care: Care | None = None,
) -> Loss | None:
    """What the first of these moves lost; with the others its turn went on, which counts where it is better than what
    is found. Raises NotToMove.

    None if the time is over before that is known.
    """
    moves, value, care = options(view), load(view.game), care or Care()
    was, alike, found = [*map(str, moves)].index(made[0]), ALIKE * value.scale, list[list[Line]]()
    while len(found) < (care.choosing if len(moves) > 1 else 1):
        found.append(follow(worlds(rng), moves, value, care.beam, enough, gathered, EACH))
        if enough():
            return None
        means = [sum(line.margin for line in each) / len(found) for each in zip(*found, strict=True)]
        if max(means) - means[was] < alike:
            return Loss(moves[was])
    best = _shortest(means, found[0], alike)
    plans = [_plan(worlds(rng), move, value, care) for move in (moves[best], moves[was])]
    lost, apart, points, error, to_end = list[float](), list[dict[str, float]](), 0.0, 0.0, True
    while len(lost) < care.few or (
        len(lost) < care.measuring and points > 0 and error > max(EXACT * value.scale, points / PLAIN)
    ):
        if enough():
            if len(lost) < HASTY:
                return None
            break
        luck, world = rng.random(), worlds(rng)
        one, part, to_end = _lost(world, plans, made, value, luck, care, to_end=to_end)
        lost.append(one)
        apart.append(part)
        points = sum(lost) / len(lost)
        error = sqrt(sum((each - points) ** 2 for each in lost) / max(1, len(lost) - 1) / len(lost))
    if points <= error:
        return Loss(moves[was])
    marked = points > value.marked and points > SURE * error
    return Loss(moves[best], points, error, marked, main(apart, value))


def half(value: Value[Any]) -> float:
    """Points that make a decision count half in the accuracy."""
    return HALF * value.scale


def accuracy(losses: Sequence[Loss], value: Value[Any]) -> float:
    """From 0 to 1, of decisions with a choice: each counts in full if it lost nothing, half if it lost `half` points,
    a quarter if twice as many, and so on.
    """
    return sum(2 ** -(each.points / half(value)) for each in losses) / len(losses) if losses else 1.0


def _shortest(means: Sequence[float], lines: Sequence[Line], alike: float) -> int:
    """Of the moves that are nearly as good as the best, the one with the shortest turn: what more is done is beside the
    point.
    """
    good = [place for place, mean in enumerate(means) if mean > max(means) - alike]
    return min(good, key=lambda place: (len(lines[place].path), -means[place]))


def _plan(world: Game, move: Move, value: Value[Any], care: Care) -> tuple[Move, ...]:
    """The best turn with this move, or the move alone where something is revealed before the turn is over: what is best
    then hangs on that. Each move gets a search of its own: in one that they share, the worse would have less room.
    """
    path, then, log = _best(world, move, value, care).path, world.copy(), list[Event]()
    for each in path[:-1]:
        then.apply(each, log)
    return path[:1] if any(event.reveals for event in log) else path


def _lost(
    world: Game,
    plans: Sequence[tuple[Move, ...]],
    made: Sequence[str],
    value: Value[Any],
    luck: float,
    care: Care,
    *,
    to_end: bool,
) -> tuple[float, dict[str, float], bool]:
    """How many points more the first of these turns brings in one world than the second or the one made, where
    everybody plays on with the same luck; from what; and whether one of them reaches the end of the game.
    """
    seat = world.to_move or 0
    games = [_planned(world, plan, value, care) for plan in plans]
    part = gains(games[0], games[1], value, seat)
    if (really := _as_made(world, made)) is not None:
        games.append(really)
    played = [_played_on(game, seat, value, luck, care, to_end=to_end) for game in games]
    ends = [end is not None for _, end in played]
    first, *others = (soon if end is None or not all(ends) else end for soon, end in played)
    return first - max(others), part, any(ends)


def _planned(world: Game, plan: tuple[Move, ...], value: Value[Any], care: Care) -> Game:
    """This world after a turn that was planned, or after the best that begins like that."""
    then = _as_made(world, plan)
    if then is None or then.to_move == world.to_move:
        return _best(world, plan[0], value, care).game
    return then


def _best(world: Game, move: Move, value: Value[Any], care: Care) -> Line:
    """The best turn found that begins with this move."""
    return follow(world, (move,), value, care.beam, aim=gathered)[0]


def _as_made(world: Game, made: Sequence[str]) -> Game | None:
    """This world after the turn as it was really played; None where that cannot be."""
    then = world.copy()
    try:
        for move in made:
            then.play(move)
    except IllegalMove:
        return None
    return then


def _played_on(
    game: Game, seat: int, value: Value[Any], luck: float, care: Care, *, to_end: bool
) -> tuple[float, float | None]:
    """How far the seat is ahead after its next turn, and at the end of the game if that is looked for and near.

    What it can still take in its next turn was not lost in this one: it would be counted for each turn that leaves it.
    """
    then, rng = game.copy(), Random(luck)  # noqa: S311 - no secret
    soon: float | None = None
    for _ in range(FURTHER):
        if then.to_move is None:
            break
        if soon is None and then.to_move == seat:
            turns = follow(then, value.considered(then), value, care.ahead, aim=gathered)
            soon = max(lead(value(line.game), seat) for line in turns)
            if not to_end:
                break
        then.apply(care.on(then, seat, rng))
    last = lead(value(then), seat)
    return last if soon is None else soon, last if then.to_move is None else None
