"""Measure what waiting games cost: `python -m benchmarks.waiting [--games N]`. Exits with 1 where they cost anything.

Every game waits for somebody to be reminded within thirty days. The bot asks once for the next due time and sleeps;
then a game is made to wait for an earlier time, and what was asked for that is counted.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from bot.base.clock import Clock
from bot.base.territory import Territory
from bot.matches.timers import Timers
from bot.store import Store, queries

MANY, CALLS, IDLE = 100_000, 200, 2.0
NOW, DAYS = 1_700_000_000, 30 * 24 * 3600


class Cost(NamedTuple):
    """What a number of waiting games costs."""

    asked_at_start: int
    """Queries until the bot sleeps."""
    asked_idle: int
    """Queries in `IDLE` seconds of sleep."""
    busy_idle: float
    """Seconds of processor time in them."""
    asked_at_change: int
    """Queries for one new appointment, until it sleeps again."""
    next_due: float
    """Median seconds of the query for the next due time."""
    indexed: bool
    """Whether that query and the one that takes what is due read an index alone."""


class Sleeper(Clock):
    """A clock that stands still and tells when somebody sleeps."""

    def __init__(self) -> None:
        self.asleep = asyncio.Event()

    def now(self) -> float:
        return NOW

    async def wait(self, until: float | None, change: asyncio.Event) -> None:
        self.asleep.set()
        await change.wait()


class Counted(Store):
    """Counts what the database is asked."""

    asked = 0

    async def _fetch(self, query: str, **values: Any) -> Sequence[Any]:
        self.asked += 1
        return await super()._fetch(query, **values)

    async def _execute(self, query: str, values: Mapping[str, Any]) -> None:
        self.asked += 1
        await super()._execute(query, values)

    async def take_due(self, now: int, *, until: int, lease: int) -> Any:
        self.asked += 1
        return await super().take_due(now, until=until, lease=lease)


async def measure(file: Path, games: int, idle: float = IDLE) -> Cost:
    """With so many games that wait, in a database of their own."""
    store = await Counted.open(file)
    rng = Random(games)
    with closing(sqlite3.connect(file)) as db, db:
        rows = ((f"game{number}", NOW + 60 + rng.randrange(DAYS)) for number in range(games))
        db.executemany("INSERT INTO timer (kind, subject, due) VALUES ('game', ?, ?)", rows)
    clock = Sleeper()
    timers = Timers(store, clock)
    store.asked = 0
    timers.start({})
    await clock.asleep.wait()
    at_start, store.asked, busy = store.asked, 0, time.process_time()
    await asyncio.sleep(idle)
    asked_idle, busy = store.asked, time.process_time() - busy
    clock.asleep.clear()
    await timers.set("game", "game0", NOW + 30)
    await clock.asleep.wait()
    at_change = store.asked - asked_idle
    await timers.close()
    took = []
    for _ in range(CALLS):
        began = time.perf_counter()
        await store.next_due()
        took.append(time.perf_counter() - began)
    await store.close()
    return Cost(at_start, asked_idle, busy, at_change, median(took), _indexed(file))


def _indexed(file: Path) -> bool:
    """Whether neither query reads the table through, or sorts: both walk along the index to the first of this process's
    own, which is the very first where it is alone.
    """
    values = {"now": NOW, "until": NOW + 60, "lease": 1, **Territory().values}
    with closing(sqlite3.connect(file)) as db:
        plans = [
            str(row[3])
            for query in (queries.NEXT_DUE, queries.TAKE_DUE)
            for row in db.execute(f"EXPLAIN QUERY PLAN {query}", values)
        ]
    others = [plan for plan in plans if "timers_due" not in plan]
    through = [plan for plan in others if plan.startswith("SCAN") or "TEMP B-TREE" in plan]
    return not through and any("timers_due" in plan for plan in plans)


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=MANY)
    games = asked.parse_args().games
    with TemporaryDirectory() as folder:
        cost = asyncio.run(measure(Path(folder) / "solstice.db", games))
    print(f"{games} games wait")
    print(f"  at the start   {cost.asked_at_start} queries, then sleep")
    print(f"  in {IDLE:.0f} s asleep  {cost.asked_idle} queries, {cost.busy_idle * 1000:.1f} ms of processor time")
    print(f"  a change       {cost.asked_at_change} queries")
    print(
        f"  next due time  {cost.next_due * 1e6:.0f} µs in the median, {'by index' if cost.indexed else 'NOT INDEXED'}"
    )
    return 0 if cost.indexed and not cost.asked_idle else 1


if __name__ == "__main__":
    sys.exit(main())
