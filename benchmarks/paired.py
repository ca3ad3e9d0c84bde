"""Whether a change makes the rules slower: two checkouts measured by turns, in pairs.

`python -m benchmarks.paired BEFORE AFTER [GAME …] [--pairs N] [--seconds S]`, each a folder with its own `.venv`. For
every game and number of seats it prints how long a decision of random play and a copy take after the change, as a
ratio to before: the median over the pairs with its 95% interval. SLOWER: the whole interval lies above 1.05.
"""

import argparse
import json
import os
import subprocess
from math import comb
from pathlib import Path
from statistics import median

import engine

PAIRS = 10
SLOWER = 1.05
CHILD = """
import json, sys
from random import Random
from time import process_time
import engine
key, seconds = sys.argv[1], float(sys.argv[2])
rules = engine.load(key)
found = {}
for seats in range(rules.min_seats, rules.max_seats + 1):
    rng, played, start = Random(seats), 0, process_time()
    while (spent := process_time() - start) < seconds or not played:
        game = rules.new(seats=seats, seed=rng.getrandbits(128))
        while moves := game.moves():
            game.apply(moves[int(rng.random() * len(moves))])
            played += 1
    game = rules.new(seats=seats, seed=9)
    for _ in range(60):
        moves = game.moves()
        if moves:
            game.apply(moves[0])
    copied, start = 0, process_time()
    while (took := process_time() - start) < seconds / 4:
        for _ in range(200):
            game.copy()
        copied += 200
    found[f"{key}, {seats} seats, decision"] = spent / played
    found[f"{key}, {seats} seats, copy"] = took / copied
print(json.dumps(found))
"""


def measured(checkout: Path, key: str, seconds: float) -> dict[str, float]:
    """Seconds of processor time by figure."""
    python = checkout / ".venv" / "bin" / "python"
    command = [str(python), "-c", CHILD, key, str(seconds)]
    done = subprocess.run(command, cwd=checkout, check=True, capture_output=True, text=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def interval(ratios: list[float]) -> tuple[float, float]:
    """The 95% interval of the median, from the order of the values alone."""
    ordered, number = sorted(ratios), len(ratios)
    cut, beyond = 0, 2 / 2**number
    while beyond + 2 * comb(number, cut + 1) / 2**number <= 0.05:
        cut += 1
        beyond += 2 * comb(number, cut) / 2**number
    return ordered[cut], ordered[-1 - cut]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("before", type=Path)
    arguments.add_argument("after", type=Path)
    arguments.add_argument("games", nargs="*", default=list(engine.GAMES))
    arguments.add_argument("--pairs", type=int, default=PAIRS)
    arguments.add_argument("--seconds", type=float, default=1.0, help="of random play of each table")
    given = arguments.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    for key in given.games:
        ratios: dict[str, list[float]] = {}
        for pair in range(given.pairs):
            order = (given.before, given.after) if pair % 2 else (given.after, given.before)
            found = {checkout: measured(checkout.resolve(), key, given.seconds) for checkout in order}
            for figure, after in found[given.after].items():
                ratios.setdefault(figure, []).append(after / found[given.before][figure])
        for figure, values in ratios.items():
            low, high = interval(values)
            verdict = "SLOWER" if low > SLOWER else ""
            print(f"{figure:32} {median(values):6.3f}  {low:.3f} to {high:.3f}  {verdict}", flush=True)


if __name__ == "__main__":
    main()
