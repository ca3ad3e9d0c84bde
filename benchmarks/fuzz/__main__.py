"""Generated inputs at every door of the bot: `python -m benchmarks.fuzz [--number N] [--seed S] [DOOR …]`.

None may crash, hang, log an error, change a game unlawfully, or cost more than a second or 100 MiB. It can be stopped
at any time: what is done is kept in a file, in parts of 250 inputs, and not done again for the same commit. Exits with
1 if there were faults, which it prints.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from random import Random

from benchmarks.fuzz import clicks, texts
from benchmarks.fuzz.verdict import Tally

ROOT = Path(__file__).parents[2]
PART = 250
Done = dict[tuple[str, str, int], Tally]


def version() -> str:
    """The commit whose code is tried."""
    asked = ["git", "rev-parse", "HEAD"]
    return subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def kept(file: Path) -> Done:
    """The parts that were done, by commit, door and number."""
    done: Done = {}
    if file.exists():
        for line in file.read_text("utf-8").splitlines():
            commit, door, part, tally = json.loads(line)
            done[commit, door, part] = Tally(**tally | {"ends": Counter(tally["ends"])})
    return done


def keep(file: Path, commit: str, door: str, part: int, tally: Tally) -> None:
    file.parent.mkdir(exist_ok=True)
    with file.open("a", encoding="utf-8") as kept:
        kept.write(json.dumps([commit, door, part, vars(tally)]) + "\n")
    print(f"{door} {part}: {dict(tally.ends)}, {len(tally.faults)} faults", flush=True)


async def at_the_bot(wanted: list[tuple[str, int]], throw: Throw, tables: int) -> None:
    async with clicks.staged(tables) as stage:
        for door, part in wanted:
            tally = Tally()
            await clicks.DOORS[door](stage, *throw.given(door, part), tally)
            throw.done(door, part, tally)


def report(doors: list[str], found: Done) -> int:
    """Print what came of each door; the number of faults."""
    faults = 0
    for door in doors:
        tallies = [tally for (_, name, _), tally in found.items() if name == door]
        ends = sum((tally.ends for tally in tallies), Counter[str]())
        number = sum(tally.number for tally in tallies)
        slowest, largest = max(tally.slowest for tally in tallies), max(tally.largest for tally in tallies)
        told = ", ".join(f"{end} {count}" for end, count in ends.most_common())
        print(f"{door}: {number} inputs; {told}; at most {slowest:.2f} s and {largest:.0f} MiB")
        for fault in (fault for tally in tallies for fault in tally.faults):
            print(f"  FAULT {fault}")
            faults += 1
    return faults


@dataclass
class Throw:
    """One call of the command."""

    number: int
    seed: int
    file: Path
    commit: str
    found: Done

    def wanted(self, door: str) -> list[tuple[str, int]]:
        """The parts of a door that are not done yet."""
        parts = range(-(-self.number // PART))
        return [(door, part) for part in parts if (self.commit, door, part) not in self.found]

    def given(self, door: str, part: int) -> tuple[Random, int]:
        return Random(f"{door} {self.seed} {part}"), min(PART, self.number)

    def done(self, door: str, part: int, tally: Tally) -> None:
        self.found[self.commit, door, part] = tally
        keep(self.file, self.commit, door, part, tally)


def main() -> int:
    doors = [*texts.DOORS, *clicks.DOORS]
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("doors", nargs="*", default=doors, metavar="DOOR", help=", ".join(doors))
    arguments.add_argument("--number", type=int, default=10_000, help="inputs at each door")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--tables", type=int, default=12)
    arguments.add_argument("--kept", type=Path, default=ROOT / "out" / "fuzz.jsonl")
    given = arguments.parse_args()
    throw = Throw(given.number, given.seed, given.kept, version(), kept(given.kept))
    for door, part in [one for name in given.doors if name in texts.DOORS for one in throw.wanted(name)]:
        tally = Tally()
        texts.DOORS[door](*throw.given(door, part), tally)
        throw.done(door, part, tally)
    if at_bot := [one for door in given.doors if door in clicks.DOORS for one in throw.wanted(door)]:
        asyncio.run(at_the_bot(at_bot, throw, given.tables))
    return 1 if report(given.doors, {key: tally for key, tally in throw.found.items() if key[0] == throw.commit}) else 0


if __name__ == "__main__":
    sys.exit(main())
