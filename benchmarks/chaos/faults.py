"""What goes wrong: at Discord, on the way to it, and on the machine of the bot."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

from benchmarks.chaos.ledger import Ledger
from benchmarks.chaos.people import Kind, Table, offers
from benchmarks.chaos.small import SIGN
from benchmarks.chaos.stored import locked
from benchmarks.chaos.truth import Witness
from benchmarks.chaos.workshop import Workshop
from playground import Playground, messages, places, threads
from playground.errors import Refused
from playground.permissions import Permission
from tests.e2e import client
from tests.e2e.process import BotProcess

MET, LEAST, LASTS = 6, 0.3, 4.0
"""A fault goes on until so many clicks have met it, within these seconds, as far as it does not end by itself."""
BETWEEN, LONGEST = 20, 60.0
"""So many clicks at games are answered before the next thing happens to the machine, unless it takes longer than these
seconds: a bot that is killed whenever it has just started plays nothing.
"""
STANDS = 3.0
"""Seconds at most that the machine stands still."""
PATHS = (
    ("POST", "/channels/*/messages"),
    ("PATCH", "/channels/*/messages/*"),
    ("POST", "/interactions/*/callback"),
    ("PATCH", "/webhooks/*/messages/@original"),
    ("POST", "/webhooks/*"),
    ("*", "*"),
)
OFTEN, KILLS = "kill -9", 0.7
"""Part of what happens to the machine that kills the bot, whatever it has met."""
HANGS = 30.0
"""Seconds in which the bot replaces a process that hangs."""
STARTS = 10
PASSING = 1
"""The exit code of a bot that somebody only has to start again."""
TINY = 4096
"""Bytes that a file may have while the disk counts as full."""
CLOCK = "from bot.base.clock import Clock; now = Clock.now; Clock.now = lambda self: now(self) + {ahead}; "
"""The beginning of a program whose clock goes this many seconds ahead."""


Scope = Callable[[Table, Table], bool]
"""Whether a fault that is meant for one table can be met at another one."""


async def _until(count: Callable[[], int], more: int, seconds: float) -> None:
    """Wait until something has been counted so often, but no longer than this."""
    enough, end = count() + more, asyncio.get_running_loop().time() + seconds
    await asyncio.sleep(LEAST)
    while count() < enough and asyncio.get_running_loop().time() < end:  # noqa: ASYNC110 - nothing tells us
        await asyncio.sleep(0.1)


@dataclass
class Scene:
    """Everything that can be broken."""

    stand_in: Playground
    at_page: client.Table
    bot: BotProcess
    tables: list[Table]
    witness: Witness
    rng: Random
    workshop: Workshop
    ledger: Ledger
    active: list[tuple[str, Table]] = field(default_factory=list)
    """The faults that are going on, and the table each was meant for."""
    kills: int = 0
    broken: list[str] = field(default_factory=list)
    """What did not hold after a kill."""
    deleted: set[str] = field(default_factory=set)
    """The channels in which somebody deleted a message: no bot learns that, `/board` posts it again."""
    answered_before: int = 0
    """The clicks at games that bots before this one have answered."""
    ahead: int = 0
    """Seconds by which the clock of the bot is ahead."""
    _machine: asyncio.Lock = field(default_factory=asyncio.Lock)
    """One thing at a time happens to the process."""

    @property
    def answered(self) -> int:
        """The clicks at games that were answered."""
        return sum(table.answers for table in self.tables)

    @asynccontextmanager
    async def alive(self) -> AsyncIterator[int]:
        """The id of the bot's process, which nobody else kills meanwhile."""
        async with self._machine:
            yield self.bot.pid

    def met_at(self, table: Table) -> set[str]:
        """The faults that are going on and that a click at this table can meet."""
        return {name for name, struck in self.active if SCOPES.get(name, _everywhere)(struck, table)}

    def games(self, name: str) -> set[str]:
        """The kinds of game at tables that a fault can be meant for."""
        return {table.key for table in self.tables if SCOPES.get(name, _everywhere)(table, table)}

    def next_kind(self, table: Table, kinds: Sequence[Kind]) -> Kind:
        """What people at a table had better click besides."""
        return self.ledger.next_kind(self.met_at(table), kinds, table.key, self.rng)

    def next_struck(self, name: str) -> Table:
        """The table that a fault is meant for: one whose game has met it least."""
        meant = [table for table in self.tables if SCOPES.get(name, _everywhere)(table, table)] or self.tables
        return max(self.rng.sample(meant, len(meant)), key=lambda table: self.ledger.empty(name, table.key))

    async def met(self, struck: Table, scope: Scope) -> None:
        """Wait until a fault that is meant for a table has been met by enough clicks."""
        await _until(lambda: sum(len(table.pressed) for table in self.tables if scope(struck, table)), MET, LASTS)

    async def played_on(self) -> None:
        """Wait until the bot has answered some clicks at games."""
        await _until(lambda: self.answered, BETWEEN, LONGEST)

    def wake_threads(self) -> None:
        """Somebody opens every thread that is archived, in which nobody can click: else old messages there stay as they
        are.
        """
        world = self.stand_in.world
        for channel in [one for one in world.channels.values() if one.is_thread and one.archived]:
            threads.change(world, channel, archived=False)

    async def start(self) -> None:
        """Start the bot as systemd would: again if something stopped it that may pass, but not for ever."""
        self.answered_before = self.answered
        await self.at_page.bot_is_here(here=False)
        ahead = CLOCK.format(ahead=self.ahead) if self.ahead else ""
        self.bot.prelude = self.workshop.prelude() + ahead
        for _ in range(STARTS):
            self.bot.launch()
            here = asyncio.create_task(self.at_page.bot_is_here())
            while not here.done() and self.bot.exitcode is None:  # noqa: ASYNC110 - nothing tells us
                await asyncio.sleep(0.05)
            if here.done():
                return await here
            here.cancel()
            if self.bot.exitcode != PASSING:
                break
        raise SystemExit(f"the bot does not start, exit code {self.bot.exitcode}\n{self.bot.log[-3000:]}")

    async def supervise(self) -> None:
        """Start the bot again whenever it ends by itself, as it may for troubles that may pass."""
        while True:
            await asyncio.sleep(0.2)
            async with self._machine:
                if self.bot.exitcode is not None:
                    if self.bot.exitcode != PASSING:
                        self.broken.append(f"the bot ended by itself, exit code {self.bot.exitcode}")
                    await self.start()


Fault = Callable[[Scene, Table], Awaitable[None]]


def _everywhere(struck: Table, met: Table) -> bool:
    return True


def _there(struck: Table, met: Table) -> bool:
    return struck is met


def _on_the_server(struck: Table, met: Table) -> bool:
    return struck.place.guild == met.place.guild


def _in_threads(struck: Table, met: Table) -> bool:
    return met.thread


SCOPES: dict[str, Scope] = {
    "message deleted": _there,
    "channel deleted": _there,
    "forbidden": _there,
    "bot removed": _on_the_server,
    "person left": _there,
    "data deleted": _there,
    "inbox closed": _there,
    "thread archived": _in_threads,
}
"""Of faults that not everybody meets."""


def _answer(**answer: Any) -> Fault:
    """The next requests of some kind are answered like this."""

    async def order(scene: Scene, table: Table) -> None:
        method, path = scene.rng.choice(PATHS)
        ordered = scene.stand_in.faults.add(method=method, path=path, **answer)
        await scene.met(table, _everywhere)
        ordered.times = 0

    return order


async def _acknowledged(scene: Scene, table: Table) -> None:
    """Discord takes an acknowledgement, and the connection is cut before the bot hears of it."""
    ordered = scene.stand_in.faults.add(
        method="POST", path="/interactions/*/callback", status=0, after=True, times=scene.rng.randint(1, 5)
    )
    await scene.met(table, _everywhere)
    ordered.times = 0


async def _lost(scene: Scene, table: Table) -> None:
    """Requests have their effect, but their answers are lost, up to as often as they are repeated."""
    await _answer(status=502, after=True, times=scene.rng.randint(1, 5))(scene, table)


async def _slow(scene: Scene, table: Table) -> None:
    scene.stand_in.faults.request_delay = scene.rng.uniform(0.05, 0.6)
    await scene.met(table, _everywhere)
    scene.stand_in.faults.request_delay = 0.0


async def _late(scene: Scene, table: Table) -> None:
    scene.stand_in.faults.event_delay = scene.rng.uniform(0.05, 0.6)
    await scene.met(table, _everywhere)
    scene.stand_in.faults.event_delay = 0.0


async def _twice(scene: Scene, table: Table) -> None:
    scene.stand_in.faults.duplicates = 5
    await scene.met(table, _everywhere)
    scene.stand_in.faults.duplicates = 0


async def _dropped(scene: Scene, table: Table) -> None:
    """The socket breaks; what is missed is sent again."""
    await scene.stand_in.gateway.drop()
    await scene.met(table, _everywhere)


async def _reconnect(scene: Scene, table: Table) -> None:
    scene.stand_in.gateway.reconnect()
    await scene.met(table, _everywhere)


async def _invalid(scene: Scene, table: Table) -> None:
    """The session is gone, and with it everything that happens until there is another one."""
    scene.stand_in.gateway.invalidate(resumable=scene.rng.random() < 0.5)
    await scene.met(table, _everywhere)


async def _deleted(scene: Scene, table: Table) -> None:
    """A moderator deletes the message that asks for a move."""
    world = scene.stand_in.world
    asking = [
        message
        for place in table.places()
        for message in world.messages.get(place.id, {}).values()
        if message.viewer is None and message.author_id == world.bot_id and any(one.asks for one in offers(message))
    ]
    if asking:
        messages.delete(world, asking[-1])
        scene.deleted.add(asking[-1].channel_id)
    await scene.met(table, _there)


async def _no_channel(scene: Scene, table: Table) -> None:
    """The channel is deleted; its people go on in a new one."""
    world = scene.stand_in.world
    gone = world.channels[table.channel]
    table.go_elsewhere()
    places.remove_channel(world, gone)
    await scene.met(table, _there)


async def _forbidden(scene: Scene, table: Table) -> None:
    """The bot loses permissions in a channel for a while."""
    world = scene.stand_in.world
    channel = world.channels[table.channel]
    taken = scene.rng.choice((Permission.SEND_MESSAGES, Permission.VIEW_CHANNEL, Permission.ATTACH_FILES))
    places.deny(world, channel, world.bot_id, taken)
    await scene.met(table, _there)
    if channel.id in world.channels:
        places.deny(world, channel, world.bot_id, Permission(0))


async def _removed(scene: Scene, table: Table) -> None:
    """The bot is removed from a server and invited again."""
    world = scene.stand_in.world
    guild = world.guilds[table.place.guild]
    places.remove_member(world, guild, world.bot_id)
    await scene.met(table, _on_the_server)
    places.add_member(world, guild, world.bot_id)


async def _left(scene: Scene, table: Table) -> None:
    """Somebody leaves the server for a while."""
    world = scene.stand_in.world
    guild, user = world.guilds[table.place.guild], scene.rng.choice(table.people)
    places.remove_member(world, guild, user)
    await scene.met(table, _there)
    places.add_member(world, guild, user)


async def _forgotten(scene: Scene, table: Table) -> None:
    """Somebody deletes all that is stored about them, whatever they are at, and may then begin anew."""
    user = scene.rng.choice(table.people)
    with suppress(Refused, KeyError):  # the channel is gone, or they may not click there now
        await table.delete_data(user, lambda: _seen_off(scene, user))
    await scene.met(table, _there)


@asynccontextmanager
async def _seen_off(scene: Scene, user: str) -> AsyncIterator[None]:
    """See where people sit until somebody is gone."""
    departures = scene.witness.departures
    departures.asked.add(user)

    async def look() -> None:
        async with scene.alive():
            departures.look()

    async def look_on() -> None:
        while True:
            await asyncio.sleep(LEAST)
            await look()

    await look()
    looking = asyncio.create_task(look_on())
    try:
        yield
    finally:
        looking.cancel()


async def _no_letters(scene: Scene, table: Table) -> None:
    """Somebody accepts no direct messages for a while."""
    user = scene.stand_in.world.users[scene.rng.choice(table.people)]
    user.inbox_open = False
    await scene.met(table, _there)
    user.inbox_open = True


async def _archived(scene: Scene, table: Table) -> None:
    """Threads sleep until somebody writes there."""
    for each in scene.tables:
        for place in each.places():
            if place.is_thread and not place.archived:
                threads.change(scene.stand_in.world, place, archived=True)
    await scene.met(table, _in_threads)


@asynccontextmanager
async def _down(scene: Scene) -> AsyncIterator[None]:
    """The bot's process is killed, and started again afterwards."""
    async with scene.alive():
        await scene.bot.kill()
        scene.kills += 1
        scene.broken += scene.witness.after_a_crash()
        yield
        await scene.start()


async def _nonces(scene: Scene, table: Table) -> None:
    """Discord forgets every nonce, as after some minutes: so long that nothing from before is still repeated."""
    async with _down(scene):
        scene.stand_in.world.clock.turn(600.0)
    await scene.met(table, _everywhere)


async def _killed(scene: Scene, table: Table) -> None:
    """kill -9; sometimes the machine comes up with another time of day."""
    if scene.rng.random() < 0.3:
        scene.ahead += scene.rng.choice((-3600, -5, 5, 3600, 7200))
    await asyncio.sleep(scene.rng.uniform(0, 0.5))
    async with _down(scene):
        pass


async def _stopped(scene: Scene, table: Table) -> None:
    """SIGTERM, as by an update."""
    async with scene.alive():
        if code := await scene.bot.stop():
            scene.broken.append(f"a stop ended with exit code {code}")
        await scene.start()


async def _paused(scene: Scene, table: Table) -> None:
    """The machine stands still."""
    async with scene.alive() as pid:
        os.kill(pid, signal.SIGSTOP)
        await asyncio.sleep(scene.rng.uniform(0.5, STANDS))
        os.kill(pid, signal.SIGCONT)


async def _full(scene: Scene, table: Table) -> None:
    """No file can grow."""
    async with scene.alive() as pid:
        with _limited(pid):
            await scene.met(table, _everywhere)


@contextmanager
def _limited(pid: int) -> Iterator[None]:
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE, (TINY, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


async def _small(scene: Scene, table: Table) -> None:
    """What is kept of pictures has to give way."""
    sign = scene.bot.database.with_name(SIGN)
    sign.touch()
    await scene.met(table, _everywhere)
    sign.unlink()


async def _worker_stopped(scene: Scene, table: Table) -> None:
    """A process that draws or thinks hangs: for a moment, or until the bot has killed it."""
    async with scene.alive():
        workers = scene.workshop.workers()
        for pid in workers[:1] if scene.rng.random() < 0.5 else workers:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGSTOP)
        if scene.rng.random() < 0.5:
            await _until(lambda: -len(set(workers) & set(scene.workshop.workers())), 1, HANGS)
        else:
            await scene.met(table, _everywhere)
        for pid in set(workers) & set(scene.workshop.workers()):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


async def _locked(scene: Scene, table: Table) -> None:
    """Another program writes into the database, for longer than anybody waits for it."""
    async with scene.alive(), locked(scene.witness.stored):
        await asyncio.sleep(3.0)


AT_DISCORD: dict[str, Fault] = {
    "error of Discord": _answer(status=500, times=2),
    "lost answer": _lost,
    "cut before": _answer(status=0),
    "cut after": _answer(status=0, after=True),
    "bucket full": _answer(status=429, retry_after=0.5, times=2),
    "global limit": _answer(status=429, retry_after=0.5, everywhere=True),
    "hanging": _answer(status=500, hold=8.0),
    "answer without end": _answer(status=500, hold=3600.0),
    "acknowledgement cut": _acknowledged,
    "slow requests": _slow,
    "late events": _late,
    "twice": _twice,
    "socket dropped": _dropped,
    "reconnect": _reconnect,
    "session lost": _invalid,
    "message deleted": _deleted,
    "channel deleted": _no_channel,
    "forbidden": _forbidden,
    "bot removed": _removed,
    "person left": _left,
    "data deleted": _forgotten,
    "inbox closed": _no_letters,
    "thread archived": _archived,
}
ON_THE_MACHINE: dict[str, Fault] = {
    "kill -9": _killed,
    "stop": _stopped,
    "nonces forgotten": _nonces,
    "standstill": _paused,
    "disk full": _full,
    "disk small": _small,
    "worker stopped": _worker_stopped,
    "database locked": _locked,
}


async def strike(scene: Scene, faults: dict[str, Fault], pause: float, enough: asyncio.Event) -> None:
    """One fault after the other, rather those that some kind of click has not met, until there is enough."""
    games = {name: scene.games(name) for name in faults}
    while not enough.is_set():
        name = scene.ledger.next_fault(faults.keys() - {name for name, _ in scene.active}, games, scene.rng)
        if OFTEN in faults and scene.rng.random() < KILLS:
            name = OFTEN
        going_on = name, scene.next_struck(name)
        scene.active.append(going_on)
        try:
            await faults[name](scene, going_on[1])
        finally:
            scene.active.remove(going_on)
        if faults is ON_THE_MACHINE:
            await scene.played_on()
        await asyncio.sleep(scene.rng.uniform(0, pause))
