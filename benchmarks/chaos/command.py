"""Whole games at the real bot process with faults at every layer at once: `python -m benchmarks.chaos [--parts N]`.

Scripted people open lobbies, play whole games of all kinds and click other things, too, while Discord, the way to it
and the machine of the bot fail at random. Then everything heals, and what must hold is checked (see truth.py). A last
stretch without kills measures what a bot grows by.

It can be stopped at any time: every part is kept in a file and not done again for the same commit. Prints, of all parts
in that file, how many clicks of each kind met each fault in each game. Exits with 1 if anything did not hold.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import aiohttp

import playground
from benchmarks import house, usage
from benchmarks.chaos import census, faults
from benchmarks.chaos.faults import AT_DISCORD, ON_THE_MACHINE, Scene
from benchmarks.chaos.ledger import Ledger, cell
from benchmarks.chaos.people import KINDS, Pressed, Table
from benchmarks.chaos.stored import Where, rows
from benchmarks.chaos.truth import GAMES, Witness
from benchmarks.chaos.workshop import Workshop
from bot.store import Preferences, Store
from engine import registry
from tests import postgres
from tests.e2e.client import Table as AtPage
from tests.e2e.process import BotProcess
from tests.facts import facts

ROOT = Path(__file__).parents[2]
SETTLE = 240.0
"""Seconds in which everything has to come right after the last fault."""
ASKED = 3
"""How often people ask for a table whose message is gone: on a busy machine a command can be too late."""
CALM = 3.0
"""Seconds in which people go on to play after the last fault."""
PAUSE = 0.5
"""Seconds at most between two faults of a layer."""
GROWN, TASKS = 1.1, 10
"""How much more memory, and how many more tasks but those of games, there may be after the faults than before."""
PAINTED = 4
"""In every part whose number this divides pictures are drawn and thoughts take their time."""
OF_GAMES = {"Outbox._nap", "Outbox._work"}
"""Tasks of which each game has one at most, one that is over too: while its channel is gone it waits for it."""
TOLD = 0.5
"""Seconds in which a bot prints what its tasks are at."""
WARM = 800
"""Clicks at games that a bot has answered before its memory counts: one just started fills its caches."""


@dataclass
class Outcome:
    """What came of a part."""

    cells: Counter[str] = field(default_factory=Counter)
    """Clicks by `fault|kind|game`."""
    clicks: int = 0
    at_games: int = 0
    """Those of them that were on messages of games."""
    answered: int = 0
    kills: int = 0
    finished: int = 0
    """Games played to their end."""
    moves: int = 0
    read: int = 0
    """Deliveries that were read and compared."""
    leaks: int = 0
    """Faults there would have been, had everybody been sent what was private."""
    faults: list[str] = field(default_factory=list)
    grown: list[float] = field(default_factory=list)
    """MiB and tasks of the bot's process, before and after faults that it survives."""
    seconds: float = 0.0


def version() -> str:
    """The commit whose code is tried."""
    asked = ["git", "rev-parse", "HEAD"]
    return subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def seated(stand_in: playground.Playground, number: int, rng: Random) -> list[Table]:
    """Tables of all kinds: in turn each game, with people and computers, options, and threads."""
    found = []
    for at, place in enumerate(house.build(stand_in.world, number)):
        key = list(registry.GAMES)[at % len(registry.GAMES)]
        played = rng.choice(facts(key).played)
        people = place.people[at % 3 :][: max(2, played.seats - rng.randrange(2))]
        thread, lingers = at // len(registry.GAMES) % 2 == 1, at // len(registry.GAMES) % 3 == 2
        computers = played.seats - len(people)
        found.append(
            Table(
                stand_in.world,
                place,
                key,
                people,
                computers,
                played.options,
                thread,
                played.policy,
                Random(rng.random()),
                lingers=lingers,
            )
        )
    return found


async def choose(where: Where, tables: list[Table]) -> None:
    """Every second person also wants to play in direct messages."""
    store = await Store.open(where)
    for user in {int(user) for table in tables for user in table.people[::2]}:
        await store.choose(Preferences(user, call="both"), "en")
    await store.close()


@asynccontextmanager
async def staged(asked: argparse.Namespace, part: int, port: int, ledger: Ledger) -> AsyncIterator[Scene]:
    rng = Random(f"{asked.seed} {part}")
    with TemporaryDirectory() as folder, ExitStack() as serving:
        given = {"drawing_workers": "1", "metrics_port": str(port), "computer_delay": "0.2"}
        workshop = Workshop(rng, painted=part % PAINTED == 0)
        serving.callback(workshop.close)
        where: Where = Path(folder) / "solstice.db"
        if asked.postgresql:
            where = serving.enter_context(postgres.running()).empty()
            given["database"] = where.get_secret_value()
        async with (
            await playground.start(rates=False, journal=1) as stand_in,
            AtPage(stand_in.url) as at_page,
            BotProcess(stand_in, Path(folder), **given) as bot,
        ):
            at = seated(stand_in, asked.tables, rng)
            await choose(where, at)
            scene = Scene(stand_in, at_page, bot, at, Witness(stand_in.world, where), rng, workshop, ledger)
            for table in at:
                table.kind = partial(scene.next_kind, table)
                table.heard.append(partial(_noted, scene, table))
            await scene.start()
            yield scene


def unsettled(scene: Scene) -> list[str]:
    """The games whose messages are still to follow."""
    waiting = {row["game"] for row in rows(scene.witness.stored, "SELECT game FROM outbox")}
    thinking = {row["id"] for row in rows(scene.witness.stored, "SELECT id FROM game WHERE computer_moves = 1")}
    known = scene.stand_in.world.channels
    return [
        f"{game['key']} {game['id']}: asleep {game['asleep']}, lags {game['id'] in waiting}, at {game['revision']}"
        for game in rows(scene.witness.stored, GAMES)
        if str(game["channel"]) in known and (game["asleep"] or game["id"] in waiting | thinking)
    ]


async def settled(scene: Scene) -> list[str]:
    """What does not come right once nothing fails any more."""
    scene.stand_in.faults.clear()
    scene.wake_threads()
    calm = asyncio.Event()
    asyncio.get_running_loop().call_later(CALM, calm.set)
    await asyncio.gather(*(table.play(calm) for table in scene.tables))
    late = await quiet(scene)
    for _ in range(ASKED):
        for table in scene.tables:
            for channel in table.everywhere() & scene.deleted:
                table.ask_for_the_table(channel)
        await asyncio.gather(*(table.answered() for table in scene.tables))
        late = late or await quiet(scene)
    scene.deleted.clear()
    pressed = [click for table in scene.tables for click in table.pressed]
    return [f"does not come right: {one}" for one in late] + scene.witness.at_the_end(pressed)


async def quiet(scene: Scene) -> list[str]:
    """Wait until all messages have followed; return those that do not."""
    end = time.monotonic() + SETTLE
    while (late := unsettled(scene)) and time.monotonic() < end:  # noqa: ASYNC110 - nothing tells us
        await asyncio.sleep(0.2)
    return late


async def suffered(scene: Scene, kinds: list[dict[str, faults.Fault]], clicks: int, seconds: float) -> None:
    """Play this many clicks, or this long, while these faults strike."""
    enough = asyncio.Event()
    loop = asyncio.get_running_loop()
    late = loop.call_later(seconds, enough.set)
    striking = [asyncio.create_task(faults.strike(scene, kind, PAUSE, enough)) for kind in kinds]
    supervising = asyncio.create_task(scene.supervise())
    most = sum(len(table.pressed) for table in scene.tables) + clicks

    def count(_: Pressed) -> None:
        if sum(len(table.pressed) for table in scene.tables) >= most:
            enough.set()

    for table in scene.tables:
        table.heard.append(count)
    await asyncio.gather(*striking, *(table.play(enough) for table in scene.tables))
    for table in scene.tables:
        table.heard.remove(count)
    late.cancel()
    supervising.cancel()
    await asyncio.gather(supervising, return_exceptions=True)


async def counted(scene: Scene) -> Counter[str]:
    """What the tasks of the bot are at."""
    os.kill(scene.bot.pid, signal.SIGUSR1)
    await asyncio.sleep(TOLD)
    return census.last(scene.bot.log)


async def measured(scene: Scene, port: int) -> tuple[float, float]:
    """MiB and tasks of the bot's process."""
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/metrics") as answer:
        told = re.search(r"^solstice_tasks (\S+)", await answer.text(), re.MULTILINE)
    assert told is not None
    return usage.pss_of(scene.bot.pid), float(told[1])


async def one_part(given: argparse.Namespace, part: int, ledger: Ledger) -> Outcome:
    """One part: all faults, then those that the process survives."""
    outcome, start = Outcome(cells=ledger.now), time.monotonic()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    async with staged(given, part, port, ledger) as scene:
        await suffered(scene, [], given.clicks // 6, given.seconds / 6)  # so that games are under way
        await suffered(scene, [AT_DISCORD, AT_DISCORD, ON_THE_MACHINE], given.clicks // 2, given.seconds / 2)
        outcome.faults += await settled(scene)
        await suffered(scene, [], given.clicks // 3, given.seconds / 3)  # a bot just started fills its caches
        outcome.faults += await settled(scene)
        before, warm = await measured(scene, port), scene.answered - scene.answered_before
        tasks = await counted(scene)
        await suffered(scene, [AT_DISCORD, AT_DISCORD], given.clicks // 4, given.seconds / 4)
        outcome.faults += await settled(scene)
        after = await measured(scene, port)
        outcome.grown = [*before, *after]
        then = await counted(scene)
        more = then - tasks
        if sum(number for name, number in more.items() if name not in OF_GAMES) > TASKS:
            outcome.faults.append(f"{after[1]:.0f} tasks after {before[1]:.0f}: {dict(more)}")
        games = len(rows(scene.witness.stored, GAMES))
        if sum(number for name, number in then.items() if name in OF_GAMES) > games:
            outcome.faults.append(f"{dict(then)} with {games} games")
        if warm > WARM and after[0] > before[0] * GROWN:
            outcome.faults.append(f"{after[0]:.0f} MiB after {before[0]:.0f}")
        outcome.faults += scene.broken
        outcome.kills, outcome.read, outcome.leaks = scene.kills, scene.witness.read, scene.witness.leaks
        pressed = [click for table in scene.tables for click in table.pressed]
        outcome.clicks, outcome.answered = len(pressed), sum(click.answered for click in pressed)
        outcome.at_games = sum(click.at_game for click in pressed)
        outcome.moves = sum(row["revision"] for row in rows(scene.witness.stored, GAMES))
        outcome.finished = sum(row["ended"] == "over" for row in rows(scene.witness.stored, GAMES))
        if outcome.faults or given.log:
            print(scene.bot.log[-20_000:], file=sys.stderr)
    outcome.seconds = time.monotonic() - start
    return outcome


def _noted(scene: Scene, table: Table, click: Pressed) -> None:
    for name in scene.met_at(table):
        scene.ledger.note(name, click.kind, table.key)


def report(found: list[Outcome]) -> int:
    """Print the table of faults, kinds of click and games; the number of broken promises."""
    cells = sum((outcome.cells for outcome in found), Counter[str]())
    names = [*AT_DISCORD, *ON_THE_MACHINE]
    width = max(map(len, names))
    for key in registry.GAMES:
        print(f"\n{key:<{width}} " + " ".join(f"{kind:>8}" for kind in KINDS))
        for name in names:
            print(f"{name:<{width}} " + " ".join(f"{cells[cell(name, kind, key)]:>8}" for kind in KINDS))
    empty = sum(not cells[f"{name}|{kind}|{key}"] for key in registry.GAMES for name in names for kind in KINDS)
    of = len(names) * len(KINDS) * len(registry.GAMES)
    clicks, answered = sum(one.clicks for one in found), sum(one.answered for one in found)
    print(f"\nempty cells: {empty} of {of}")
    print(f"{clicks} clicks, {sum(one.at_games for one in found)} of them at games, {answered} answered;", end=" ")
    print(f"{sum(one.moves for one in found)} revisions stored;", end=" ")
    print(f"{sum(one.read for one in found)} deliveries read,", end=" ")
    print(f"{sum(one.leaks for one in found)} leaks had everybody got what was private;", end=" ")
    print(f"{sum(one.finished for one in found)} games over; {sum(one.kills for one in found)} kills")
    for outcome in found[-20:]:
        mib, tasks, then_mib, then_tasks = outcome.grown
        grown = f"{mib:.0f} -> {then_mib:.0f} MiB, {tasks:.0f} -> {then_tasks:.0f} tasks"
        print(f"  a part of {outcome.seconds:.0f} s: {grown}")
    broken = [fault for outcome in found for fault in outcome.faults]
    for fault in broken:
        print(f"  BROKEN {fault}")
    print(f"{len(broken)} promises broken")
    return len(broken)


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--parts", type=int, default=1, help="so many parts")
    arguments.add_argument("--clicks", type=int, default=6000, help="of one part, at most")
    arguments.add_argument("--seconds", type=float, default=3600.0, help="how long the faults of one part last at most")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--tables", type=int, default=36)
    arguments.add_argument("--postgresql", action="store_true", help="instead of a file, in a server of its own")
    arguments.add_argument("--log", action="store_true", help="print what the bot logged, also if all is well")
    arguments.add_argument("--kept", type=Path, default=ROOT / "out" / "chaos.jsonl")
    given = arguments.parse_args()
    commit, found, done = version(), list[Outcome](), set[int]()
    if given.kept.exists():
        for line in given.kept.read_text("utf-8").splitlines():
            *of, part, outcome = json.loads(line)
            found.append(Outcome(**outcome | {"cells": Counter(outcome["cells"])}))
            if of == [commit, given.seed, given.tables, given.postgresql]:
                done.add(part)
    for part in [one for one in range(given.parts) if one not in done]:
        ledger = Ledger(sum((outcome.cells for outcome in found), Counter[str]()))
        now = asyncio.run(one_part(given, part, ledger))
        found.append(now)
        given.kept.parent.mkdir(exist_ok=True)
        with given.kept.open("a", encoding="utf-8") as kept:
            kept.write(json.dumps([commit, given.seed, given.tables, given.postgresql, part, vars(now)]) + "\n")
        print(f"part {part}: {now.clicks} clicks, {now.kills} kills, {len(now.faults)} broken", flush=True)
        for fault in now.faults:
            print(f"  BROKEN {fault}", flush=True)
    return 1 if report(found) else 0
