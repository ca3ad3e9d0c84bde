"""Measure a full house: `python -m benchmarks.load [--short] [--tables N] [--memory MIB] [--rate N] [--soak MINUTES]`.

The bot runs as a process of its own on a database with this many games under way, against the stand-in, which shares
this process with a crowd that clicks at random moments (benchmarks/crowd.py): half of the clicks are moves, a quarter
open or turn a private page, a quarter are stale or foreign; tables are picked evenly over the games.

*Acknowledged* is the time until Discord is told that an answer comes. *New picture* is the time from the moment the
stand-in sent a move's click to the moment it holds the whole message that shows this revision or a later one; a move
that never gets one counts as infinitely late, one that was refused as too much is counted apart. Exits with 1 where a
target is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import sqlite3
import sys
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from statistics import linear_regression
from tempfile import TemporaryDirectory
from typing import Any

import playground
from benchmarks import house, usage
from benchmarks.crowd import Click, Crowd, tally

TABLES = 1000
WORKERS = 2
MEMORY = 500
PSS, FEW, PSS_OF_FEW = 550, 300, 450
"""The most MiB that all processes may take together, and with so many tables at most."""
WAIT = 20.0
"""Seconds after a step in which late pictures may still come."""
START = 600.0
"""Seconds in which all tables must have been shown."""
KIB = 1 << 10


@dataclass(frozen=True, slots=True)
class Target:
    """The most that a figure of a step may be."""

    name: str
    most: float
    figure: Callable[[Step], float]


@dataclass(slots=True)
class Calls:
    """The bot's calls to the stand-in."""

    channel: int = 0
    others: int = 0
    sent: int = 0
    """Bytes, files and JSON."""

    def count(self, method: str, path: str, body: Any, files: list[dict[str, Any]]) -> None:
        at_table = path.startswith("/channels/") and method in ("POST", "PATCH")
        self.channel += at_table
        self.others += not at_table
        self.sent += sum(file["size"] for file in files) + len(json.dumps(body))


@dataclass(slots=True)
class Step:
    """What was measured at one rate of clicks."""

    rate: float
    seconds: float
    clicks: list[Click]
    moves: int
    """Stored."""
    cpu: float
    loop: float
    crowd: float
    rest: float
    """Processor seconds: of the bot with its children, of its first thread, of the crowd, of the stand-in."""
    calls: Calls
    skipped: int = 0
    notes: list[str] = field(default_factory=list)

    def acknowledged(self, part: float) -> float:
        return quantile([click.answered - click.sent for click in self.clicks], part) * 1000

    def picture(self, part: float) -> float:
        asked = [click for click in self.clicks if click.what == "move" and not click.refused]
        return quantile([click.shown - click.sent for click in asked], part) * 1000

    @property
    def refused(self) -> int:
        return sum(click.refused for click in self.clicks)

    @property
    def late(self) -> int:
        """Clicks without a first response within three seconds."""
        return sum(click.answered - click.sent > 3.0 for click in self.clicks)

    def print(self) -> None:
        kinds, clicks, moves = tally(self.clicks), max(1, len(self.clicks)), max(1, self.moves)
        say(f"{self.rate:g} clicks/s for {self.seconds:.0f} s: {len(self.clicks)} clicks ({dict(kinds)})")
        say(f"  acknowledged p50 / p95 / p99, ms: {self.three(self.acknowledged)}; later than 3 s: {self.late}")
        say(f"  new picture p50 / p95 / p99, ms: {self.three(self.picture)}; refused as too much: {self.refused}")
        say(f"  moves stored: {self.moves}, {self.moves / self.seconds:.2f}/s")
        say(f"  CPU-ms a click: {self.cpu * 1000 / clicks:.1f}, of it in the loop's thread {self.per_click_loop:.1f}")
        per_move = f"{self.calls.channel / moves:.2f} channel calls, {self.calls.sent / KIB / moves:.0f} KiB up"
        say(f"  a move: {per_move}; other calls a click: {self.calls.others / clicks:.2f}")
        of = f"bot {self.cpu / self.seconds:.2f}, stand-in {self.rest / self.seconds:.2f}"
        say(f"  of a core: {of}, crowd {self.crowd / self.seconds:.2f}; clicks that found no table: {self.skipped}")

    def three(self, figure: Callable[[float], float]) -> str:
        return " / ".join(f"{figure(part):.0f}" for part in (0.5, 0.95, 0.99))

    @property
    def per_click(self) -> float:
        return self.cpu * 1000 / max(1, len(self.clicks))

    @property
    def per_click_loop(self) -> float:
        return self.loop * 1000 / max(1, len(self.clicks))


COSTS = [
    Target("CPU-ms a click", 60, lambda step: step.per_click),
    Target("CPU-ms a click in the loop's thread", 12, lambda step: step.per_click_loop),
    Target("channel calls a move", 1.3, lambda step: step.calls.channel / max(1, step.moves)),
    Target("KiB up a move", 180, lambda step: step.calls.sent / KIB / max(1, step.moves)),
]
"""At every rate: what a click costs does not depend on how many there are."""


def _times(acknowledged: float, usual: float, late: float) -> list[Target]:
    return [
        Target("acknowledged p99, ms", acknowledged, lambda step: step.acknowledged(0.99)),
        Target("new picture p50, ms", usual, lambda step: step.picture(0.5)),
        Target("new picture p99, ms", late, lambda step: step.picture(0.99)),
    ]


TIMES: dict[float, list[Target]] = {
    2: [Target("new picture p99, ms", 1000, lambda step: step.picture(0.99))],
    5: [Target("new picture p99, ms", 2000, lambda step: step.picture(0.99))],
    10: _times(100, 150, 500),
    20: _times(150, 300, 1500),
}
"""By rate: at 2 clicks a second also with `--memory 350`, at 5 also beside a process that takes a core."""
STEPS = (10, 20)
"""The rates of a whole run."""
HOLDS = 2000.0
"""Milliseconds in which the 99th picture of a hundred must come for a load to be held."""


class Run:
    """The stand-in, the crowd and the bot."""

    def __init__(self, stand_in: playground.Playground, folder: Path, tables: int, memory: int) -> None:
        self._stand_in = stand_in
        self._file = folder / "solstice.db"
        places = house.build(stand_in.world, tables)
        self.games = house.fill(self._file, places, lagging=True)
        self.crowd = Crowd(stand_in, self.games, seed=1)
        self._calls = Calls()
        self._settings = {"log_level": "warning", "memory": memory, "drawing_workers": WORKERS}
        self._log = folder / "bot.log"
        self._bot: asyncio.subprocess.Process | None = None
        journal, count = stand_in.journal, stand_in.journal.open

        def open_(at: float, method: str, path: str, query: Any, body: Any, files: Any) -> Any:
            self._calls.count(method, path, body, files)
            return count(at, method, path, query, body, files)

        journal.open = open_  # type: ignore[method-assign]

    @property
    def pid(self) -> int:
        assert self._bot is not None
        return self._bot.pid

    async def start(self) -> None:
        """Start the bot and wait until every table is shown."""
        self._bot = await house.start_bot(self._stand_in, self._log.parent, self._log, **self._settings)
        start = time.monotonic()
        while self.crowd.ready < len(self.games):
            if time.monotonic() - start > START or self._bot.returncode is not None:
                raise SystemExit(f"{self.crowd.ready} tables shown\n{self._log.read_text()[-2000:]}")
            await asyncio.sleep(0.5)
        cpu = usage.cpu(self.pid)
        say(f"{len(self.games)} tables shown after {time.monotonic() - start:.0f} s, {cpu:.0f} s of CPU")

    async def step(self, rate: float, seconds: float) -> Step:
        """Click at this rate, then wait for what is late."""
        self.crowd.begin()
        self._calls = Calls()
        before, moves, start = self._spent(), self._moves(), time.monotonic()
        await self.crowd.click_for(seconds, rate)
        stored, clicked = self._moves() - moves, time.monotonic() - start
        await self._settled()
        cpu, loop, crowd, own = (now - then for now, then in zip(self._spent(), before, strict=True))
        found = Step(
            rate, clicked, self.crowd.clicks, stored, cpu, loop, crowd, own - crowd, self._calls, self.crowd.skipped
        )
        found.print()
        return found

    async def _settled(self) -> None:
        end = time.monotonic() + WAIT
        while time.monotonic() < end and any(map(_waits, self.crowd.clicks)):  # noqa: ASYNC110 - nothing tells us
            await asyncio.sleep(0.1)

    def _spent(self) -> tuple[float, float, float, float]:
        return usage.cpu(self.pid), usage.loop_cpu(self.pid), self.crowd.cpu, time.process_time()

    def _moves(self) -> int:
        with closing(sqlite3.connect(f"file:{self._file}?mode=ro", uri=True)) as db:
            return int(db.execute("SELECT sum(revision) FROM game").fetchone()[0])

    def memory(self) -> float:
        """MiB of the bot and its children."""
        each = {one: usage.pss_of(one) for one in usage.family(self.pid)}
        say(f"  PSS, MiB: {', '.join(f'{size:.0f}' for size in each.values())}, the bot first")
        return sum(each.values())

    async def stop(self) -> float:
        """Stop the bot as an operator would; the seconds it takes."""
        assert self._bot is not None
        start = time.monotonic()
        if self._bot.returncode is None:
            self._bot.send_signal(signal.SIGTERM)
        await self._bot.wait()
        return time.monotonic() - start

    @property
    def log(self) -> str:
        return self._log.read_text()


def _waits(click: Click) -> bool:
    """Whether an answer, or the picture of a move, is still to come: one of the last clicks is not late yet."""
    unseen = click.what == "move" and click.shown == float("inf") and not click.refused
    return unseen or click.answered == float("inf")


def quantile(values: list[float], part: float) -> float:
    """The value that this part of all do not exceed."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(part * len(ranked)))] if ranked else 0.0


def say(text: str) -> None:
    print(text, flush=True)


def judge(name: str, measured: float, most: float) -> bool:
    """Print a target; whether it is met."""
    say(f"    {name}: {measured:.4g} <= {most:g} {'ok' if measured <= most else 'MISSED'}")
    return measured <= most


def judged(step: Step) -> bool:
    """Print the targets of a step; whether all are met."""
    met = True
    for target in (*COSTS, *TIMES.get(step.rate, [])):
        met &= judge(target.name, target.figure(step), target.most)
    return met


def judged_memory(run: Run) -> bool:
    return judge("PSS of all processes, MiB", run.memory(), PSS_OF_FEW if len(run.games) <= FEW else PSS)


async def measure(run: Run, *, short: bool) -> bool:
    """All steps; whether every target is met."""
    seconds = 60.0 if short else 180.0
    met = True
    await run.step(5, 20.0)  # parts of pictures are painted, games are read
    steps = []
    for rate in STEPS:
        steps.append(await run.step(rate, seconds))
        met &= judged(steps[-1])
    held = max((step.rate for step in steps if step.picture(0.99) <= HOLDS), default=steps[0].rate)
    peak = max(step.moves / step.seconds for step in steps)
    flood = await run.step(4 * held, seconds / 2)
    met &= judge("clicks without a response within 3 s", flood.late, 0)
    met &= judge("moves/s kept from the peak, lost at most", 1 - flood.moves / flood.seconds / peak, 0.2)
    met &= judge("of a core for the crowd", flood.crowd / flood.seconds, 0.3)
    return met & judged_memory(run)


async def soak(run: Run, minutes: float) -> bool:
    """Memory over a long time at five clicks a second, its slope over the last three quarters."""
    found: list[tuple[float, float]] = []
    for minute in range(int(minutes)):
        run.crowd.begin()
        await run.crowd.click_for(60, 5)
        found.append(((minute + 1) / 60, run.memory()))
        say(f"{minute + 1} min: {found[-1][1]:.0f} MiB")
    hours, sizes = zip(*found[len(found) // 4 :], strict=True)
    slope, base = linear_regression(hours, sizes)
    off = [size - base - slope * hour for hour, size in zip(hours, sizes, strict=True)]
    middle = sum(hours) / len(hours)
    spread = sum((hour - middle) ** 2 for hour in hours)
    error = (sum(one**2 for one in off) / max(1, len(off) - 2) / spread) ** 0.5
    say(f"slope {slope:.1f} MiB an hour, 95% within {1.96 * error:.1f}")
    return judge("slope and its error, MiB an hour", slope + 1.96 * error, 20)


async def asked_for(run: Run, asked: argparse.Namespace) -> bool:
    if asked.soak:
        return await soak(run, asked.soak)
    if asked.rate:
        met = judged(await run.step(asked.rate, asked.seconds))
        return met & judged_memory(run)
    return await measure(run, short=asked.short)


async def main(asked: argparse.Namespace) -> bool:
    with TemporaryDirectory() as folder:
        async with await playground.start(rates=False, journal=1) as stand_in:
            run = Run(stand_in, Path(folder), asked.tables, asked.memory)
            try:
                await run.start()
                met = await asked_for(run, asked)
            finally:
                seconds = await run.stop()
            return met & judge("seconds to stop", seconds, 10)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--memory", type=int, default=MEMORY)
    parser.add_argument("--rate", type=float, default=0, help="clicks a second: one step alone, for comparisons")
    parser.add_argument("--seconds", type=float, default=60, help="of that step")
    parser.add_argument("--soak", type=float, default=0, help="minutes")
    sys.exit(not asyncio.run(main(parser.parse_args())))
