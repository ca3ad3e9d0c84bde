"""Servers are spread over several connections to Discord, and nobody notices."""

import asyncio

import pytest

from bot.gateway.app import Bot
from tests.bot.core.conftest import asleep, plant_by_letter, quiet, take, turn_of, until


@pytest.fixture
async def spread(harness, monkeypatch):
    """Discord recommends so many connections that the harness's server is not on the first one."""

    async def soon(bot, shard, *, initial=False):
        """Discord allows one connection in five seconds: a server on a later one cannot be played in before."""
        await asyncio.sleep(0.0 if initial else 0.2)

    monkeypatch.setattr(Bot, "before_identify_hook", soon)
    await harness.close()
    harness.stand_in.world.shards = next(count for count in range(2, 9) if (harness.guild >> 22) % count)
    await harness.open()
    await until(harness.connected, harness.stand_in.world.shards)
    return harness


async def test_as_many_connections_are_opened_as_discord_recommends(spread):
    async with asyncio.timeout(60):
        await spread.bot.wait_until_ready()
    assert sorted(spread.bot.shards) == list(range(spread.stand_in.world.shards))
    assert spread.stand_in.gateway.connected == spread.stand_in.world.shards


async def test_or_as_many_as_are_set(harness, monkeypatch):
    await harness.close()
    harness.stand_in.world.shards = 7
    harness.settings = harness.settings.model_copy(update={"shards": 1})
    await harness.open()
    async with asyncio.timeout(60):
        await harness.bot.wait_until_ready()
    assert harness.stand_in.gateway.connected == 1


async def test_a_direct_message_reaches_the_game_of_a_server_on_another_connection(spread):
    ana, ben = await spread.users("Ana", "Ben")
    first, second = await spread.begin(ana, ben)
    await take(first)
    await plant_by_letter(first)
    await turn_of(second)


async def test_a_sleeping_game_wakes_with_the_connection_of_its_server(spread):
    ana, ben = await spread.users("Ana", "Ben")
    first, _ = await spread.begin(ana, ben)
    await turn_of(first)
    await quiet(spread)
    await spread.bot.services.sleep_channel(int(await spread.channel("table-1")))
    await asleep(spread, wanted=True)
    await spread.close()
    await spread.open()
    await asleep(spread, wanted=False)
