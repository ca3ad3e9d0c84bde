"""The weights that *expert* goes by, learned from games of computers against themselves by temporal differences.

`python -m benchmarks.learn GAME [--seats S] [--rounds R] [--games N] [--seed S] [--firm F]`: in each round N games are
played by the weights that the rounds before gave, in the first by those that all other players go by. Each seat moves
its weights at random and chooses among turns that look nearly as good: what is never tried cannot be learned. Weights
set by hand are held as firmly as asked, so that what is rare or never seen keeps nearly its own. In the end the
weights are printed as `value.json` lists them under `learned`, with the command that makes them again. Written there,
`solstice arena GAME --players expert,hard` says whether they are stronger. It can be stopped at any time: games are
kept in `out/` and taken up again.

A game that has not learned yet learns the weights of the features there are; one with others of its own brings them as
`learnable` and begins with weights of 0.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise
from math import exp
from pathlib import Path
from random import Random
from typing import Any

import engine
from engine.game import Game
from engine.players.choice import choose
from engine.players.lookahead import follow
from engine.players.values import Value, lead, load

OUT = Path(__file__).parents[1] / "out"
MOVED, SOFT = 0.35, 0.08
"""How far the weights of a seat are moved (deviation of the logarithm), and how softly it chooses (`Value.scale`)."""
TRACE, RIDGE = 0.95, 0.01
"""How much of what comes later counts with a position (lambda), and how firmly a weight is held near 0."""
SELDOM = 0.05
"""The mean square of a feature in a game, summed over games, below which it is held as if it had that."""
APART = 1_000_000
"""How far the seeds of one run lie from those of the next."""
LONGEST = 2_000
"""Turns after which a game is given up: it counts as it stands."""

Course = list[list[float]]
"""A game, turn by turn: what the first seat is ahead in points, whether it is next, what it is ahead in each feature.
Of the end the points alone."""


def play(key: str, values: Sequence[Value[Any]], softness: float, seed: int, of: Value[Any]) -> tuple[Game, Course]:
    """A game of players who plan a whole turn in one world, as its end and as its course in the features of a value."""
    game, rng, course = engine.load(key).new(seats=len(values), seed=seed), Random(f"{seed} learn"), list[list[float]]()
    for _ in range(LONGEST):
        if (seat := game.to_move) is None:
            break
        _turn(game, seat, values[seat], softness, rng)
        course.append(_standing(game, of))
    return game, course


def _turn(game: Game, seat: int, value: Value[Any], softness: float, rng: Random) -> None:
    """What was planned is played as long as the turn goes on and it is possible."""
    moves, mark = tuple(game.moves()), game.turn_mark
    lines = follow(game.determinize(seat, rng), moves, value, 1)
    for move in choose([line.path for line in lines], [line.margin for line in lines], softness, rng):
        if game.to_move != seat or game.turn_mark != mark or move not in game.moves():
            break
        game.apply(move)


def _standing(game: Game, of: Value[Any]) -> list[float]:
    points = lead([score.total for score in game.scores()], 0)
    if game.to_move is None:
        return [points]
    counted = zip(*(of.features(game, seat) for seat in range(game.seats)), strict=True)
    return [points, float(game.to_move == 0), *(round(lead(each, 0), 4) for each in counted)]


def moved(value: Value[Any], rng: Random) -> Value[Any]:
    """The same features, each weight a little larger or smaller."""
    weights = value.weights.items()
    return value.weighing({name: replace(one, points=one.points * exp(rng.gauss(0, MOVED))) for name, one in weights})


def weights(courses: Sequence[Course], near: Sequence[float], firm: float) -> list[float]:
    """By least-squares temporal differences, LSTD(lambda): what each feature will have brought in points by the end,
    held near these weights.

    Who is next counts beside the features and is left out: all ends of a turn are alike in that.
    """
    size = len(courses[0][0]) - 1
    fixed, gained, squares = [[0.0] * size for _ in range(size)], [0.0] * size, [0.0] * size
    for course in courses:
        trace = [0.0] * size
        for (points, *seen), (later, *then) in pairwise([*course[:-1], [course[-1][0]] + [0.0] * size]):
            trace = [TRACE * old + now for old, now in zip(trace, seen, strict=True)]
            lost = [now - next_ for now, next_ in zip(seen, then, strict=True)]
            for row, strength in enumerate(trace):
                fixed[row] = [old + strength * one for old, one in zip(fixed[row], lost, strict=True)]
                gained[row] += strength * (later - points)
                squares[row] += seen[row] ** 2 / (len(course) - 1)
    for row, weight in enumerate((0.0, *near)):
        held = firm * max(squares[row], SELDOM * len(courses))
        fixed[row][row] += RIDGE * squares[row] + held + 1e-9
        gained[row] += held * weight
    return _solved(fixed, gained)[1:]


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """By elimination, the largest pivot first."""
    rows = [[*row, one] for row, one in zip(matrix, right, strict=True)]
    for column in range(len(rows)):
        best = max(range(column, len(rows)), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        pivot = rows[column] = [one / rows[column][column] for one in rows[column]]
        for number, row in enumerate(rows):
            if number != column and row[column]:
                rows[number] = [one - row[column] * other for one, other in zip(row, pivot, strict=True)]
    return [row[-1] for row in rows]


def learn(
    key: str, seats: int, rounds: int, games: int, seed: int, firm: float = 0.0, tell: Callable[[str], None] = print
) -> Value[Any]:
    """What so many rounds of so many games give, those kept from before included."""
    OUT.mkdir(exist_ok=True)
    best = load(key)
    own = next(iter(best.learned.values()), best)
    near = [best.weights[name].points if name in best.weights else 0.0 for name in own.weights]
    file = OUT / f"learn-{key}-{seats}-{seed}-{games}-{firm:g}.jsonl"
    kept: list[Course] = [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []
    with file.open("a", encoding="utf-8") as out:
        for number in range(rounds):
            for one in range(max(len(kept), number * games), (number + 1) * games):
                rng = Random(f"{seed} {one}")
                softness = rng.choice((0.25, 0.5, 1)) * SOFT * own.scale
                course = play(key, [moved(best, rng) for _ in range(seats)], softness, seed * APART + one, own)[1]
                kept.append(course)
                out.write(json.dumps(course) + "\n")
            found = weights(kept[: (number + 1) * games], near, firm)
            pairs = zip(own.weights.items(), found, strict=True)
            best = own.weighing({name: replace(was, points=round(points, 3)) for (name, was), points in pairs})
            tell(f"{key}: learned from {(number + 1) * games} games")
    return best


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("game", choices=list(engine.GAMES))
    arguments.add_argument("--seats", type=int, default=2)
    arguments.add_argument("--rounds", type=int, default=3)
    arguments.add_argument("--games", type=int, default=1000, help="games of a round")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--firm", type=float, default=0.0, help="how firmly weights set by hand are held")
    given = arguments.parse_args()
    value = learn(given.game, given.seats, given.rounds, given.games, given.seed, given.firm)
    numbers = f"--seats {given.seats} --rounds {given.rounds} --games {given.games} --seed {given.seed}"
    numbers += f" --firm {given.firm:g}" if given.firm else ""
    made_by = f"python -m benchmarks.learn {given.game} {numbers}"
    points = {name: weight.points for name, weight in value.weights.items()}
    print(json.dumps({"seats": [given.seats], "by": made_by, "weights": points}, indent=1))


if __name__ == "__main__":
    main()
