"""The weights of a game's value function, tuned by self-play.

`uv pip install -e '.[tune]'`, then
`python -m benchmarks.tune GAME [--generations N] [--blocks B] [--proof P] [--seed S]`.

An evolution strategy (CMA-ES) multiplies the weights of `value.json`, signs kept. Each candidate plays B blocks of two
games against the weights as they are, all candidates of a generation on the same seeds; it is better the more points
it is ahead. In the end the mean of the last generation plays P blocks on seeds that nobody has seen, and the arena's
test says whether it is stronger. It can be stopped at any time: generations are kept in `out/` and taken up again.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from importlib import import_module
from math import exp
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any

import engine
from bot.cli import claims
from engine.game import Move, View
from engine.players import Worlds, options
from engine.players.choice import choose
from engine.players.lookahead import judge
from engine.players.values import Value, load, won

OUT = Path(__file__).parents[1] / "out"
SIGMA = 0.3
"""How far the first candidates are from the weights as they are: by a third, up or down."""
FRESH = 1_000_000
"""The first seed of the proof, far from those of the generations."""
LONGEST = 5_000
"""Decisions after which a game is given up: it counts as it stands."""


@dataclass(frozen=True, slots=True)
class Weighing:
    """Thinks its turn through, one line in one world, with weights of its own."""

    value: Value[Any]

    def decide(self, view: View, worlds: Worlds, rng: Random) -> Move:
        moves = options(view)
        return moves[0] if len(moves) == 1 else choose(moves, judge(worlds(rng), moves, self.value, 1), 0.0, rng)


def weighed(value: Value[Any], by: Sequence[float]) -> Value[Any]:
    """The same features, each weight multiplied by e to the power given for it."""
    pairs = zip(value.weights.items(), by, strict=True)
    return value.weighing({name: replace(weight, points=weight.points * exp(one)) for (name, weight), one in pairs})


def block(key: str, first: Value[Any], second: Value[Any], seed: int) -> tuple[float, float]:
    """Two games on one seed, each from either seat: the first one's share of victories, and points ahead."""
    found = [_game(key, (first, second)[::order], seed, order) for order in (1, -1)]
    return mean(share for share, _ in found), mean(lead for _, lead in found)


def _game(key: str, values: Sequence[Value[Any]], seed: int, order: int) -> tuple[float, float]:
    game, rng = engine.load(key).new(seats=2, seed=seed), Random(f"{seed} {order}")
    players = [Weighing(value) for value in values]
    for _ in range(LONGEST):
        if (seat := game.to_move) is None:
            break
        game.play(players[seat].decide(game.view(seat), partial(game.determinize, seat), rng))
    mine = 0 if order == 1 else 1
    totals = [score.total for score in game.scores()]
    share = won(game, mine)
    return 0.5 if share is None else share, float(totals[mine] - totals[1 - mine])


def tune(
    key: str, strategy: Any, generations: int, blocks: int, seed: int, tell: Callable[[str], None] = print
) -> list[float]:
    """The mean of the strategy after so many generations, those kept from before included."""
    OUT.mkdir(exist_ok=True)
    value = load(key)
    file = OUT / f"tune-{key}-{seed}-{blocks}.jsonl"
    kept = [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []
    for number in range(generations):
        asked = [strategy.ask() for _ in range(strategy.population_size)]
        if number >= len(kept):
            seeds = range(seed + number * blocks, seed + (number + 1) * blocks)
            leads = [mean(block(key, weighed(value, by), value, one)[1] for one in seeds) for by in asked]
            kept.append(leads)
            with file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(leads) + "\n")
        leads = kept[number]
        strategy.tell([(by, -lead) for by, lead in zip(asked, leads, strict=True)])
        tell(f"{key}, generation {number + 1}: points ahead {mean(leads):+.2f}, the best {max(leads):+.2f}")
    return [float(one) for one in strategy.mean]


def prove(key: str, by: Sequence[float], blocks: int) -> Mapping[str, Any]:
    """The tuned weights against those as they are, on fresh seeds."""
    value = load(key)
    played = [block(key, weighed(value, by), value, FRESH + number) for number in range(blocks)]
    share, lead = claims.mean([share for share, _ in played]), claims.mean([lead for _, lead in played])
    stronger, after = claims.stronger((share for share, _ in played), 0.5)
    return {
        "blocks": blocks,
        "share": f"{100 * share.value:.1f}% ± {100 * share.half:.1f}",
        "points ahead": f"{lead.value:+.2f} ± {lead.half:.2f}",
        "stronger": {True: "yes", False: "no", None: "open"}[stronger],
        "decided after": after,
        "weights": {name: round(weight.points, 4) for name, weight in weighed(value, by).weights.items()},
    }


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("game", choices=list(engine.GAMES))
    arguments.add_argument("--generations", type=int, default=30)
    arguments.add_argument("--blocks", type=int, default=8, help="blocks of each candidate in a generation")
    arguments.add_argument("--proof", type=int, default=128, help="blocks on fresh seeds in the end")
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    numpy, cmaes = import_module("numpy"), import_module("cmaes")
    strategy = cmaes.CMA(mean=numpy.zeros(len(load(given.game).weights)), sigma=SIGMA, seed=given.seed)
    by = tune(given.game, strategy, given.generations, given.blocks, given.seed)
    print(json.dumps(prove(given.game, by, given.proof), indent=1))


if __name__ == "__main__":
    main()
