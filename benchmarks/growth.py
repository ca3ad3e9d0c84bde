"""Measure what grows: `python -m benchmarks.growth [--live N] [--stored N]`. Exits with 1 where a target is missed.

First what a click, a command and an event of a server ask the database, with a thousand games stored and with a hundred
times as many, in turn. Then a start with ten thousand games under way on four shards: each shard's tables are clicked
on, three seconds after its connection and once more.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

import playground
from benchmarks import house, usage
from benchmarks.load import judge, say
from bot.base import custom_ids
from bot.matches.sleepers import Sleepers
from bot.store import GameRow, Store
from playground.model import Json, Message, MessageFlag
from playground.ui.user_actions import press
from playground.world import Event, World

FEW, MANY, LIVE, SHARDS = 1_000, 100_000, 10_000, 4
ROUNDS, CALLS = 15, 40
TABLES = 200
AWAKE = 3.0
"""Seconds after the connection of its shard in which a game is awake."""
PATIENCE = 10.0
GAMES_OF_A_CHANNEL = 10
BUTTON = 2
Ask = Callable[[Store], Awaitable[object]]


def asks(row: GameRow) -> dict[str, Ask]:
    """What is asked about this game, by the occasion."""

    async def click(store: Store) -> None:
        await store.game(row.id)
        await store.undone_messages(row.id)
        await store.post(row.id)
        await store.post_again(row.id)
        await store.posts()

    async def event(store: Store) -> None:
        sleepers = Sleepers(store)
        sleepers.add(row.guild)
        await sleepers.of(row.guild)

    return {"a click": click, "a command": lambda store: store.game_in(row.channel), "an event": event}


def stored(file: Path, count: int) -> GameRow:
    """A database with one game under way and this many that are over, in channels of ten each; the first is live."""
    match, journal = house.model("helios", 5)
    live = replace(match.noted(0).row, id="live", guild=1, channel=1)
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute("BEGIN")
        house.store(db, live, journal, lagging=True)
        db.execute(
            """
            WITH RECURSIVE old (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM old WHERE n < ?)
            INSERT INTO game (id, key, header, seats, guild, channel, locale, position, base, created, revision,
                              undoable, ended, asleep)
            SELECT 'old' || n, key, header, seats, 1 + n % 997, 1 + n / ?, locale, substr(position, 1, 500), '', n, 1,
                   0, 'over', 0
            FROM game, old WHERE id = 'live'
            """,
            [count, GAMES_OF_A_CHANNEL],
        )
        db.execute("COMMIT")
    return live


async def grown(folder: Path, many: int) -> bool:
    """What each occasion costs with few games and with many."""
    stores, met = [], True
    for count in (FEW, many):
        file = folder / f"{count}.db"
        stores.append(await Store.open(file))
        row = stored(file, count)
    for name, ask in asks(row).items():
        spent: list[list[float]] = [[], []]
        for _ in range(ROUNDS):
            for taken, store in zip(spent, stores, strict=True):
                start = time.process_time()
                for _ in range(CALLS):
                    await ask(store)
                taken.append((time.process_time() - start) * 1000 / CALLS)
        few, now = map(min, spent)
        say(f"{name}: {few:.3f} CPU-ms with {FEW} games, {now:.3f} with {many}")
        met &= judge("ratio", now / few, 1.2)
    for store in stores:
        await store.close()
    return met


class Clicks:
    """Clicks on *In words*, each until its answer is there."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._answers: dict[str, asyncio.Future[None]] = {}
        world.listen(self._hear)

    async def click(self, message: Message, row: GameRow) -> float:
        """Milliseconds until the answer is there in full; infinite if none comes."""
        start = time.monotonic()
        interaction = press(self._world, message, str(row.seats[0].user), _words(row), None, kind=BUTTON)
        self._answers[interaction.id] = asyncio.get_running_loop().create_future()
        done, _ = await asyncio.wait([self._answers[interaction.id]], timeout=PATIENCE)
        return (time.monotonic() - start) * 1000 if done else float("inf")

    def _hear(self, event: Event) -> None:
        if event.name != "MESSAGE_UPDATE":
            return
        message = self._world.messages[event.data["channel_id"]].get(event.data["id"])
        asked = message.interaction["id"] if message is not None and message.interaction is not None else ""
        if (answer := self._answers.pop(asked, None)) and not answer.done():
            answer.set_result(None)


def _words(row: GameRow) -> str:
    return custom_ids.action_id(row.id, row.revision, "words")


def shown(world: World, row: GameRow) -> Message:
    """A message of the bot at this table with one button."""
    button: Json = {"type": BUTTON, "custom_id": _words(row), "label": "In words", "style": 2, "id": 2}
    components: list[Json] = [{"type": 1, "id": 1, "components": [button]}]
    message = Message(
        world.mint.id(), str(row.channel), world.bot_id, flags=int(MessageFlag.COMPONENTS_V2), components=components
    )
    world.messages.setdefault(message.channel_id, {})[message.id] = message
    return message


async def started(folder: Path, live: int) -> bool:
    """A start with this many games under way."""
    async with await playground.start(rates=False, journal=1) as stand_in:
        world = stand_in.world
        games = house.fill(folder / "solstice.db", house.build(world, live), lagging=False)
        clicks, rng = Clicks(world), Random(1)
        bot = await house.start_bot(stand_in, folder, folder / "bot.log", shards=SHARDS)
        firsts: list[float] = []
        seconds: list[float] = []
        begun = time.monotonic()
        try:
            for shard in range(SHARDS):
                async with asyncio.timeout(120):
                    while stand_in.gateway.connected <= shard:  # noqa: ASYNC110 - nothing tells us
                        await asyncio.sleep(0.02)
                connected = time.monotonic()
                await asyncio.sleep(AWAKE)
                mine = [row for row in games if (row.guild or 0) >> 22 & SHARDS - 1 == shard]
                for row in rng.sample(mine, TABLES // SHARDS):
                    message = shown(world, row)
                    firsts.append(await clicks.click(message, row))
                    seconds.append(await clicks.click(message, row))
                say(
                    f"shard {shard}: connected after {connected - begun:.1f} s, clicks answered from {AWAKE} s later on"
                )
            spent = usage.cpu(bot.pid)
        finally:
            bot.terminate()
            await bot.wait()
    say(f"{live} games, {len(world.guilds)} servers; a click's answer, ms: {median(firsts):.0f}, {median(seconds):.0f}")
    met = judge("clicks without an answer", (firsts + seconds).count(float("inf")), 0)
    met &= judge("first click later than a second one, ms", median(firsts) - median(seconds), 100)
    return met & judge("CPU of the start and of these clicks, s", spent, 20)


async def main(asked: argparse.Namespace) -> bool:
    with TemporaryDirectory() as folder:
        met = await grown(Path(folder), asked.stored)
        return met & await started(Path(folder), asked.live)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--live", type=int, default=LIVE)
    parser.add_argument("--stored", type=int, default=MANY)
    sys.exit(not asyncio.run(main(parser.parse_args())))
