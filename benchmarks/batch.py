"""Many random games, and what became of them: crashes, dead ends, endless games, broken laws.

`python -m benchmarks.batch GAME --games N [--first S] [--seats 2 3] [--checked]` plays the games with the seeds S to
S + N - 1; a seed settles the table (seats and options) and every choice. `--checked` holds each of them against the
laws after every decision: those of `tests/engine/GAME/conserved.py`, and all that hold for every game now and then.
It can be stopped at any time: what was played is kept in `out/` and taken up again as long as the rules are the same.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import traceback
from collections import Counter
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import engine
from engine.game import Game
from tests.engine import laws
from tests.engine.random_games import tables

ROOT = Path(__file__).parents[1]
OUT = ROOT / "out"
ENDLESS = 20_000
"""Decisions that no game needs."""
SELDOM = 0.002
"""The share of decisions at which the costly laws are checked."""
CHEAP = (laws.somebody_decides_until_the_end, laws.points_add_up, laws.ranks_are_places)


@dataclass
class Progress:
    """What the games played so far came to; the JSON form of it is the file."""

    rules: str
    """Digest of the rules they were played by."""
    first: int
    seats: list[int]
    played: int = 0
    decisions: int = 0
    ends: dict[str, int] = field(default_factory=dict)
    failures: list[tuple[int, str]] = field(default_factory=list)
    """Seeds and what went wrong."""

    def save(self, file: Path) -> None:
        """All or nothing, so that stopping at a bad moment loses nothing."""
        file.parent.mkdir(exist_ok=True)
        fresh = file.with_suffix(".new")
        fresh.write_text(json.dumps(asdict(self)))
        fresh.replace(file)

    def taken_up(self, file: Path) -> Progress:
        """What the file holds, if it is about the same games by the same rules; else this one, with nothing played."""
        if not file.exists():
            return self
        saved = Progress(**json.loads(file.read_text()))
        same = (saved.rules, saved.first, saved.seats) == (self.rules, self.first, self.seats)
        return saved if same else self


def digest(key: str) -> str:
    """The rules as they stand: every module of the game, and what all games are dealt by."""
    files = [*sorted((ROOT / "engine" / key).rglob("*.py")), ROOT / "engine" / "chance.py"]
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]


def start(rules: type[Game], seats: list[int], rng: Random, seed: int) -> Game:
    """At any of the tables that can be set up, each equally likely."""
    number, options = rng.choice([table for table in tables(rules) if table[0] in seats])
    return rules.new(seats=number, seed=seed, options=options)


def play(rules: type[Game], seats: list[int], seed: int, check: Any) -> tuple[int, str]:
    """One game to its end: decisions and reason. `check` sees the game before each decision and at the end."""
    rng = Random(seed)
    game = start(rules, seats, rng, seed)
    for number in range(ENDLESS):
        check(game, rng)
        moves = game.moves()
        if not moves:
            assert game.result is not None, "a dead end"
            return number, game.result.reason
        game.apply(moves[int(rng.random() * len(moves))])
    raise AssertionError("the game does not end")


def unchecked(game: Game, rng: Random) -> None:
    """Plain games only have to come to an end."""


def checked(key: str) -> Any:
    conserved = import_module(f"tests.engine.{key}.conserved").check

    def check(game: Game, rng: Random) -> None:
        conserved(game)
        for law in laws.LAWS + laws.SECRECY if rng.random() < SELDOM else CHEAP:
            law(game)

    return check


def batch(key: str, progress: Progress, file: Path, games: int, check: Any) -> None:
    rules = engine.load(key)
    ends, saved = Counter(progress.ends), time.monotonic()
    while progress.played < games:
        seed = progress.first + progress.played
        try:
            decisions, reason = play(rules, progress.seats, seed, check)
        except Exception as error:
            where = traceback.extract_tb(error.__traceback__)[-1]
            progress.failures.append((seed, f"{type(error).__name__} {error} in {where.name}: {where.line}"))
            print(f"seed {seed}: {progress.failures[-1][1]}", flush=True)
        else:
            progress.decisions += decisions
            ends[reason] += 1
        progress.played += 1
        progress.ends = dict(ends)
        if time.monotonic() - saved > 5 or progress.played == games:
            progress.save(file)
            saved = time.monotonic()


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("game", choices=list(engine.GAMES))
    arguments.add_argument("--games", type=int, required=True)
    arguments.add_argument("--first", type=int, default=1, help="the first seed")
    arguments.add_argument("--seats", type=int, nargs="+", help="numbers of players; all by default")
    arguments.add_argument("--checked", action="store_true", help="check the laws after every decision")
    given = arguments.parse_args()
    rules = engine.load(given.game)
    seats = given.seats or list(range(rules.min_seats, rules.max_seats + 1))
    file = OUT / f"batch-{given.game}-{'checked' if given.checked else 'plain'}.json"
    progress = Progress(digest(given.game), given.first, seats).taken_up(file)
    if progress.played:
        print(f"{progress.played} games are played already", flush=True)
    batch(given.game, progress, file, given.games, checked(given.game) if given.checked else unchecked)
    last = progress.first + progress.played - 1
    print(f"{given.game}, {'checked' if given.checked else 'plain'}, seats {seats}, seeds {progress.first} to {last}:")
    print(f"{progress.played} games, {progress.decisions} decisions, {len(progress.failures)} failures")
    print(", ".join(f"{reason} {number}" for reason, number in sorted(progress.ends.items())))
    sys.exit(bool(progress.failures))


if __name__ == "__main__":
    main()
