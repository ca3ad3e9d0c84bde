"""What is due is done once, whatever happens to the bot meanwhile."""

import asyncio
from collections import Counter

from bot.matches.timers import LEASE_SECONDS, Timers
from bot.store import Store
from tests.bot.core.conftest import until
from tests.bot.core.turned import TurnedClock

DAY = 24 * 60 * 60
NOW = 1_700_000_000


class Process:
    """One life of the bot: what it did, and when somebody asks it to stop in the middle."""

    def __init__(self, store: Store, clock: TurnedClock) -> None:
        self.done = Counter[str]()
        self.begun = asyncio.Semaphore(0)
        self.cut = False
        self.fails = False
        self.timers = Timers(store, clock)
        self._news = asyncio.Event()

    async def __aenter__(self) -> "Process":
        self.timers.start({"game": self._do})
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.timers.close()

    async def _do(self, subject: str) -> None:
        self.begun.release()
        if self.cut:
            await asyncio.Event().wait()
        self.done[subject] += 1
        self._news.set()
        if self.fails:
            raise ValueError

    async def did(self, number: int) -> None:
        """Wait until so much is done."""
        async with asyncio.timeout(60):
            while self.done.total() < number:
                self._news.clear()
                await self._news.wait()


async def test_each_is_done_at_its_time_and_once(store: Store) -> None:
    clock = TurnedClock(NOW)
    async with Process(store, clock) as process:
        await process.timers.set("game", "a", NOW + 10)
        await process.timers.set("game", "b", NOW + 20)
        clock.turn(10)
        await process.did(1)
        assert process.done == {"a": 1}
        clock.turn(10)
        await process.did(2)
        assert process.done == {"a": 1, "b": 1}
        await process.timers.set("game", "last", NOW)
        await process.did(3)
        await until(store.next_due, None)


async def test_an_earlier_one_is_not_overslept_and_a_moved_or_cancelled_one_not_done(store: Store) -> None:
    clock = TurnedClock(NOW)
    async with Process(store, clock) as process:
        await process.timers.set("game", "a", NOW + 30)
        await process.timers.set("game", "gone", NOW + 5)
        await process.timers.set("game", "gone", None)
        await process.timers.set("game", "a", NOW + 10)
        await process.timers.set("game", "a", NOW + 50)
        await process.timers.set("game", "b", NOW + 20)
        clock.turn(20)
        await process.did(1)
        assert process.done == {"b": 1}
    assert await store.next_due() == NOW + 50


async def test_after_days_without_the_bot_each_is_done_once(store: Store) -> None:
    clock = TurnedClock(NOW)
    for number in range(40):
        await store.set_timer("game", str(number), NOW + number * DAY // 20)
    clock.turn(2 * DAY)
    async with Process(store, clock) as process:
        await process.did(40)
        await process.timers.set("game", "last", NOW)
        await process.did(41)
        assert set(process.done.values()) == {1}


async def test_what_was_cut_off_is_begun_again_when_its_lease_ends(store: Store) -> None:
    clock = TurnedClock(NOW)
    await store.set_timer("game", "a", NOW)
    async with Process(store, clock) as process:
        process.cut = True
        await process.begun.acquire()
    assert process.done == {}
    async with Process(store, clock) as process:
        await process.timers.set("game", "b", NOW)
        await process.did(1)
        assert process.done == {"b": 1}, "somebody may still be doing the other one"
        clock.turn(LEASE_SECONDS)
        await process.did(2)
        assert process.done == {"a": 1, "b": 1}


async def test_what_fails_is_tried_again_and_stops_nothing_else(store: Store) -> None:
    clock = TurnedClock(NOW)
    async with Process(store, clock) as process:
        process.fails = True
        await process.timers.set("game", "a", NOW)
        await process.did(1)
        await process.timers.set("game", "b", NOW)
        await process.did(2)
        process.fails = False
        clock.turn(LEASE_SECONDS)
        await process.did(4)
        await process.timers.set("game", "last", NOW)
        await process.did(5)
        assert process.done == {"a": 2, "b": 2, "last": 1}


async def test_what_is_made_anew_while_it_is_being_done_is_not_lost(store: Store) -> None:
    await store.set_timer("game", "a", NOW)
    timer = await store.take_due(NOW, until=NOW + 60, lease=1)
    assert timer is not None
    assert await store.take_due(NOW, until=NOW + 60, lease=2) is None, "it is taken"
    await store.set_timer("game", "a", NOW + 100)
    await store.finish_timer(timer)
    assert await store.next_due() == NOW + 100
