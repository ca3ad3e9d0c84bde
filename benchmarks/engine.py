"""How fast the rules are, as ratios to python-chess measured in the same run.

`python -m benchmarks.engine [GAME …] [--seconds S]`: one line per figure. Rounds of chess and of each table are
measured by turns on one core, in processor time; each figure is the median over the rounds.
"""

import argparse
import os
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from random import Random
from statistics import median, quantiles
from time import perf_counter_ns, process_time

import chess

import engine
from engine.game import Game
from tests.facts import facts

ROUNDS = 5
COPIES = 1_000


@dataclass
class Rates:
    """By second of processor time, one entry per round."""

    games: list[float] = field(default_factory=list)
    decisions: list[float] = field(default_factory=list)
    copies: list[float] = field(default_factory=list)


def measure(rates: Rates, seconds: float, playout: Callable[[Random], int], copy: Callable[[], object]) -> None:
    """One round: whole games for this long, then copies of a game in its middle."""
    rng = Random(len(rates.games))
    games = decisions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or not games:
        decisions += playout(rng)
        games += 1
    rates.games.append(games / spent)
    rates.decisions.append(decisions / spent)
    start = process_time()
    for _ in range(COPIES):
        copy()
    rates.copies.append(COPIES / (process_time() - start))


def chess_playout(rng: Random) -> int:
    """A random game of chess, ended by the cheapest test there is."""
    board = chess.Board()
    number = 0
    while board.halfmove_clock < 100 and not board.is_insufficient_material():
        moves = list(board.legal_moves)
        if not moves:
            break
        board.push(moves[int(rng.random() * len(moves))])
        number += 1
    return number


def chess_middle() -> chess.Board:
    board, rng = chess.Board(), Random(9)
    for _ in range(150):
        moves = list(board.legal_moves)
        if not moves:
            break
        board.push(moves[int(rng.random() * len(moves))])
    return board


def playout(rules: type[Game], seats: int, rng: Random) -> int:
    """A random game from set-up to result; the number of decisions with two options or more."""
    game = rules.new(seats=seats, seed=rng.getrandbits(128))
    number = 0
    moves = game.moves()
    while moves:
        number += len(moves) > 1
        game.apply(moves[int(rng.random() * len(moves))])
        moves = game.moves()
    return number


def middle(rules: type[Game], seats: int) -> Game:
    """Half way through a random game."""
    games = [rules.new(seats=seats, seed=9)]
    rng = Random(9)
    while games[-1].to_move is not None:
        game = games[-1].copy()
        game.apply(rng.choice(game.moves()))
        games.append(game)
    return games[len(games) // 2]


def p99_of_steps(rules: type[Game], seats: int, games: int = 5) -> float:
    """Milliseconds of playing a move and listing the next ones, at the 99th percentile of random games.

    Both together, because a game is free to prepare its list while a move is played.
    """
    times = []
    rng = Random(3)
    for number in range(games):
        game = rules.new(seats=seats, seed=number)
        moves = game.moves()
        while moves:
            move = moves[int(rng.random() * len(moves))]
            start = perf_counter_ns()
            game.apply(move)
            moves = game.moves()
            times.append((perf_counter_ns() - start) / 1e6)
    return quantiles(times, n=100)[98]


def size(game: Game) -> float:
    """KiB of one state, over a thousand copies."""
    tracemalloc.start()
    kept = [game.copy() for _ in range(1_000)]
    used = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return used / len(kept) / 1024


@dataclass
class Table:
    """One game with one number of seats, and what was measured of it."""

    rules: type[Game]
    seats: int
    rates: Rates = field(default_factory=Rates)

    def report(self, anchor: Rates) -> None:
        targets = facts(self.rules.key).targets
        games, decisions, copies = median(self.rates.games), median(self.rates.decisions), median(self.rates.copies)
        self._line("playouts, ratio", games / median(anchor.games), targets.playouts, f"{games:.0f}/s", at_least=True)
        ratio = decisions / median(anchor.decisions)
        self._line("decisions, ratio", ratio, targets.decisions, f"{decisions:.0f}/s", at_least=True)
        self._line("copy, ratio", median(anchor.copies) / copies, targets.copy, f"{1e6 / copies:.2f} us")
        self._line("moves(), p99 ms", p99_of_steps(self.rules, self.seats), targets.p99)
        self._line("state, KiB", size(middle(self.rules, self.seats)), targets.size)

    def _line(self, figure: str, value: float, target: float | None, detail: str = "", at_least: bool = False) -> None:
        wanted = verdict = ""
        if target is not None:
            wanted = f"{'>=' if at_least else '<='} {target:g}"
            verdict = "ok" if (value >= target if at_least else value <= target) else "MISSED"
        name = f"{self.rules.key}, {self.seats} seats"
        print(f"{name:22} {figure:18} {value:8.2f}  {wanted:8} {verdict:7} {detail}", flush=True)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games", nargs="*", default=list(engine.GAMES))
    arguments.add_argument("--seconds", type=float, default=1.0, help="of each round of each table")
    given = arguments.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    anchor, board = Rates(), chess_middle()
    tables = [
        Table(rules, seats)
        for rules in map(engine.load, given.games)
        for seats in range(rules.min_seats, rules.max_seats + 1)
    ]
    for _ in range(ROUNDS):
        measure(anchor, given.seconds, chess_playout, lambda: board.copy(stack=False))
        for table in tables:
            game = middle(table.rules, table.seats)
            measure(table.rates, given.seconds, partial(playout, table.rules, table.seats), game.copy)
    print(
        f"python-chess: {median(anchor.games):.0f} games/s, {median(anchor.decisions):.0f} decisions/s, "
        f"copy {1e6 / median(anchor.copies):.2f} us"
    )
    for table in tables:
        table.report(anchor)


if __name__ == "__main__":
    main()
