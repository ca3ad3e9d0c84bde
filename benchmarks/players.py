"""Computer players: how long a decision takes, what the process that thinks needs.

`python -m benchmarks.players [GAME …] [--moments N]` plays games of greedy players and asks every level at moments of
them, all on one core. Milliseconds: the median and the 95th percentile. Memory is that of a process that has thought
about every game.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter

import engine
from bot.thinking.pool import process
from bot.thinking.worker import Question, think
from engine.game import Game, Move
from engine.players import Player
from engine.players.greedy import GreedyPlayer
from engine.players.levels import LEVELS, player

APART = 5
"""Decisions between two moments."""


def moments(key: str, count: int) -> Iterator[Game]:
    """Decisions with a choice, from games of two."""
    seed = found = 0
    while found < count:
        game, rng, number = engine.load(key).new(seats=2, seed=seed), Random(seed), 0
        while game.to_move is not None and found < count:
            number += 1
            if number % APART == 0 and len(game.moves()) > 1:
                found += 1
                yield game.copy()
            game.apply(_decide(GreedyPlayer(softness=0.1), game, rng))
        seed += 1


def _decide(thinker: Player, game: Game, rng: Random) -> Move:
    seat = game.to_move
    return thinker.decide(game.view(seat), lambda dice: game.determinize(seat, dice), rng)


def seconds(thinker: Player, game: Game) -> float:
    start = perf_counter()
    _decide(thinker, game, Random(1))
    return perf_counter() - start


def report(key: str, count: int) -> None:
    table = list(moments(key, count))
    for level in LEVELS:
        taken = [1000 * seconds(player(level), game) for game in table]
        print(f"{key:11} {level:7} p50 {median(taken):7.1f} ms  p95 {quantiles(taken, n=20)[-1]:7.1f} ms")


def memory() -> None:
    """Ask a real process for a move of every game."""
    pool = process()
    for key in engine.GAMES:
        game = engine.load(key).new(seats=2, seed=1)
        pool.submit(think, Question(key, game.to_json(), game.to_move or 0, "hard", 1, 3.0)).result()
    status = Path(f"/proc/{pool.submit(os.getpid).result()}/status").read_text("utf-8")
    [line] = [line for line in status.splitlines() if line.startswith("VmRSS")]
    print(f"a process that has thought about every game: {int(line.split()[1]) / 1024:.0f} MiB")
    pool.shutdown()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(engine.GAMES))
    parser.add_argument("--moments", type=int, default=40)
    given = parser.parse_args()
    for each in given.games:
        report(each, given.moments)
    memory()
