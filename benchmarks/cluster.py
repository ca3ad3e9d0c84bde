"""Several bots on one PostgreSQL database while they die: `python -m benchmarks.cluster [--short] [--processes N]`.

The stand-in and a crowd (benchmarks/crowd.py) are in this process, the bots are processes of their own, each with its
share of the shards. First an upgrade while people click: a further process is started, then the first one is told to
stop; no click may stay unanswered. Then, every so many seconds, one process is killed, and started again once others
have taken its shards over; in between connections of the database are cut. Whatever anybody was shown must be stored,
at any time; in the end every table is compared: its journal has each revision once and is a game by the rules, its
messages are those that the database knows, each posted once, and they show its last revision. Exits with 1 where any of
this does not hold. Ends after `--minutes`; `--short` takes less than one.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import psycopg
from psycopg.rows import dict_row
from pydantic import SecretStr

import playground
from benchmarks import house
from benchmarks.crowd import Crowd
from benchmarks.load import judge, quantile, say
from bot.matches.match import Match
from bot.store import GameRow, JournalEntry, MessageRow, Store
from bot.store.advisory import SOLE_USER
from bot.store.claims import SHARD
from bot.store.moving import move
from tests import postgres

PATIENCE = 180.0
"""Seconds in which all must be connected, and in which every table must be right after the last click."""
TAKEN_OVER = 30.0
FORGIVEN = 10.0
"""Seconds after which somebody clicks again whose click was never answered."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How many of what, and for how long."""

    processes: int
    shards: int
    tables: int
    rate: float
    kills: int
    every: float
    """Seconds between two kills."""


SHORT = Plan(processes=2, shards=2, tables=6, rate=1, kills=1, every=6)


@dataclass
class Fleet:
    """The processes; each has a folder of its own."""

    stand_in: playground.Playground
    folder: Path
    address: SecretStr
    plan: Plan
    running: list[asyncio.subprocess.Process] = field(default_factory=list)
    started: int = 0

    async def start(self) -> asyncio.subprocess.Process:
        """Start one more process."""
        self.started += 1
        data = self.folder / f"bot-{self.started}"
        data.mkdir()
        process = await house.start_bot(
            self.stand_in,
            data,
            data / "log",
            database=self.address.get_secret_value(),
            shards=self.plan.shards,
            shards_here=-(-self.plan.shards // self.plan.processes),
            drawing_workers=1,
            memory=300,
            log_level="warning",
        )
        self.running.append(process)
        return process

    async def end(self, process: asyncio.subprocess.Process, how: signal.Signals) -> None:
        """Send a signal and wait for the end."""
        self.running.remove(process)
        process.send_signal(how)
        await process.wait()

    async def covered(self, patience: float = PATIENCE) -> float:
        """Wait until every shard is connected; the seconds it took, infinite if it did not happen in time."""
        begun = time.monotonic()
        while time.monotonic() - begun < patience:
            connected = {one.shard[0] for one in self.stand_in.gateway.sessions.values() if one.line is not None}
            if len(connected) == self.plan.shards:
                return time.monotonic() - begun
            await asyncio.sleep(0.05)
        return float("inf")

    async def shared(self) -> None:
        """Wait until every process holds shards."""
        async with asyncio.timeout(PATIENCE):
            while self.holders("classid", SHARD) < len(self.running):  # noqa: ASYNC110 - nothing tells us
                await asyncio.sleep(0.2)

    async def joined(self) -> None:
        """Wait until every process uses the database."""
        async with asyncio.timeout(PATIENCE):
            while self.holders("objid", SOLE_USER) < len(self.running):  # noqa: ASYNC110 - nothing tells us
                await asyncio.sleep(0.2)

    def holders(self, part: str, key: int) -> int:
        """How many processes hold an advisory lock with this key."""
        [found] = self.ask(f"SELECT count(DISTINCT pid) FROM pg_locks WHERE locktype = 'advisory' AND {part} = {key}")
        return int(found["count"])

    def cut(self, names: str) -> None:
        """Cut the connections of these names to the database."""
        self.ask(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            f" WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE '{names}'"
        )

    def ask(self, statement: str) -> list[dict[str, Any]]:
        with psycopg.connect(self.address.get_secret_value(), row_factory=dict_row) as connection:
            return connection.execute(statement.encode()).fetchall()

    @property
    def lagging(self) -> int:
        """How many tables' messages lag behind."""
        return len(self.ask("SELECT game FROM outbox"))

    @property
    def logs(self) -> str:
        return "\n".join(f"{log}:\n{log.read_text()[-3000:]}" for log in sorted(self.folder.glob("bot-*/log")))


class Evening:
    """People click all the time; what must hold is looked at between two troubles."""

    def __init__(self, fleet: Fleet, games: list[GameRow], seed: int) -> None:
        self._fleet = fleet
        self._games = games
        self.crowd = Crowd(fleet.stand_in, games, seed)
        self._rng = Random(seed)
        self.wrong: list[str] = []
        self.takeovers: list[float] = []

    async def upgrade(self) -> bool:
        """A further process takes over from the first, which stops, while people click."""
        self.crowd.begin()
        clicking = asyncio.create_task(self.crowd.click_for(3600, self._fleet.plan.rate))
        begun = time.monotonic()
        await self._fleet.start()
        await self._fleet.joined()
        await self._fleet.end(self._fleet.running[0], signal.SIGTERM)
        taken = time.monotonic() - begun
        await self._fleet.covered()
        await asyncio.sleep(2)
        clicking.cancel()
        await asyncio.gather(clicking, return_exceptions=True)
        await asyncio.sleep(4)
        clicks = self.crowd.clicks
        answers = [click.answered - click.sent for click in clicks]
        say(f"upgrade in {taken:.0f} s: {len(clicks)} clicks, acknowledged p99 {quantile(answers, 0.99) * 1000:.0f} ms")
        return judge("clicks that nobody answered", sum(one == float("inf") for one in answers), 0)

    async def trouble(self) -> None:
        """One process after another is killed, while people click."""
        plan, fleet = self._fleet.plan, self._fleet
        self.crowd.begin()
        clicking = asyncio.create_task(self.crowd.click_for(24 * 3600, plan.rate))
        for number in range(plan.kills):
            end = time.monotonic() + plan.every
            await self._people(plan.every / 3)
            fleet.cut("solstice-%" if number % 2 else "solstice-________")
            await self._people(end - time.monotonic())
            await self._fleet.covered()
            await fleet.end(self._rng.choice(fleet.running), signal.SIGKILL)
            self.takeovers.append(await fleet.covered(2 * TAKEN_OVER))
            self.look()
            await fleet.start()
            await fleet.shared()
            say(f"kill {number + 1} of {plan.kills}: taken over after {self.takeovers[-1]:.1f} s")
        await self._people(plan.every / 3)
        clicking.cancel()
        await asyncio.gather(clicking, return_exceptions=True)

    async def _people(self, seconds: float) -> None:
        """People go on; whoever is not answered clicks again."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            await asyncio.sleep(min(1.0, max(0.0, end - time.monotonic())))
            self.crowd.forgive(FORGIVEN)

    def look(self) -> None:
        """Whatever is shown is stored."""
        shown = self.crowd.shown()
        stored = {row["id"]: row["revision"] for row in self._fleet.ask("SELECT id, revision FROM game")}
        self.wrong += [f"{game} shows {at}, of {stored[game]}" for game, at in shown.items() if at > stored[game]]

    async def settled(self) -> bool:
        """Wait until all messages are posted; whether that happens."""
        begun = time.monotonic()
        while (late := self._fleet.lagging) and time.monotonic() < begun + PATIENCE:  # noqa: ASYNC110 - nothing tells us
            await asyncio.sleep(0.2)
        say(f"all messages were right {time.monotonic() - begun:.0f} s after the last click")
        return judge("tables that still lag behind", late, 0)

    async def compare(self) -> int:
        """Every table with what is stored of it; the number of moves."""
        moves = 0
        store = await Store.open(self._fleet.address, name="judge")
        try:
            for known in self._games:
                game, posted = await store.game(known.id), await store.messages(known.id)
                assert game is not None
                moves += game.revision - known.revision
                self.wrong += [f"{game.id}: {wrong}" for wrong in _unplayed(game, await store.journal(game.id))]
                self.wrong += [f"{game.id}: {wrong}" for wrong in self._unshown(game, posted)]
        finally:
            await store.close()
        return moves

    def _unshown(self, game: GameRow, posted: list[MessageRow]) -> Iterator[str]:
        world, shown = self._fleet.stand_in.world, self.crowd.shown()[game.id]
        messages = world.messages[str(game.channel)].values()
        there = {int(one.id) for one in messages if one.author_id == world.bot_id and one.viewer is None}
        if there != (known := {row.message for row in posted if row.channel == game.channel}):
            yield f"{len(there)} messages are there, {len(known)} are known"
        if game.ended is None and shown != game.revision:
            yield f"shows {shown}, is at {game.revision}"


def _unplayed(game: GameRow, journal: list[JournalEntry]) -> Iterator[str]:
    if [entry.revision for entry in journal] != [*range(1, game.revision + 1)]:
        yield f"has the revisions {[entry.revision for entry in journal]} of {game.revision}"
    match = Match.restore(game, journal)
    again = match.earlier(game.revision)
    if again is None or again.game.to_json() != match.game.to_json():
        yield "is not what was played"


async def main(asked: argparse.Namespace) -> bool:
    plan = SHORT if asked.short else planned(asked)
    with TemporaryDirectory() as folder, postgres.running() as server:
        async with await playground.start(rates=False, journal=1) as stand_in:
            file, address = Path(folder) / "solstice.db", server.empty()
            games = house.fill(file, house.build(stand_in.world, plan.tables), lagging=True)
            await asyncio.to_thread(move, file, address)
            fleet = Fleet(stand_in, Path(folder), address, plan)
            evening = Evening(fleet, games, asked.seed)
            try:
                return await play(fleet, evening)
            finally:
                say(fleet.logs if asked.logs or evening.wrong else "")
                for process in list(fleet.running):
                    await fleet.end(process, signal.SIGKILL)


def planned(asked: argparse.Namespace) -> Plan:
    kills = max(1, round(asked.minutes * 60 / asked.every))
    return Plan(asked.processes, asked.shards, asked.tables, asked.rate, kills, asked.every)


async def play(fleet: Fleet, evening: Evening) -> bool:
    """Everything in turn; whether all of it holds."""
    plan = fleet.plan
    for _ in range(plan.processes):
        await fleet.start()
    await fleet.covered()
    await fleet.shared()
    async with asyncio.timeout(PATIENCE):
        while evening.crowd.ready < plan.tables:  # noqa: ASYNC110 - nothing tells us
            await asyncio.sleep(0.2)
    say(f"{plan.processes} processes, {plan.shards} shards, {plan.tables} tables, {plan.rate:g} clicks/s")
    met = await evening.upgrade()
    await evening.trouble()
    met &= await evening.settled()
    clicks = Counter(click.what for click in evening.crowd.clicks)
    silent = [click for click in evening.crowd.clicks if click.answered == float("inf")]
    heard = sum(click.heard for click in silent)
    say(f"{dict(clicks)} clicks, {await evening.compare()} moves in all")
    say(f"{len(silent)} clicks unanswered, of which {heard} came to a connection that was there")
    for wrong in evening.wrong[:20]:
        say(f"  {wrong}")
    met &= judge("seconds until others had taken over, at most", max(evening.takeovers), TAKEN_OVER)
    return met & judge("things lost, doubled or wrong", len(evening.wrong), 0)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--shards", type=int, default=8)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=10)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--every", type=float, default=60, help="seconds between two kills")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--logs", action="store_true", help="print what the processes logged")
    sys.exit(not asyncio.run(main(parser.parse_args())))
