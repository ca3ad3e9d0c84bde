"""A wait for something that ends with the bot ends with it, whatever comes at the same moment."""

import asyncio

import pytest

from bot.base.clock import Clock
from bot.base.tasks import wait_at_most

WAITS = {
    "clock": lambda change: Clock().wait(None, change),
    "at most": lambda change: wait_at_most(change, 600),
}


@pytest.mark.parametrize("wait", WAITS.values(), ids=WAITS)
@pytest.mark.parametrize("steps", range(4))
async def test_no_change_swallows_a_cancellation(wait, steps):
    change = asyncio.Event()

    async def for_ever():
        while True:
            change.clear()
            await wait(change)

    task = asyncio.create_task(for_ever())
    for _ in range(10):
        await asyncio.sleep(0)
    change.set()
    for _ in range(steps):
        await asyncio.sleep(0)
    task.cancel()
    for _ in range(10):
        await asyncio.sleep(0)
    assert task.cancelled()


@pytest.mark.parametrize("wait", WAITS.values(), ids=WAITS)
async def test_a_change_ends_the_wait(wait):
    change = asyncio.Event()
    change.set()
    await wait(change)


async def test_so_does_the_time():
    await wait_at_most(asyncio.Event(), 0)
