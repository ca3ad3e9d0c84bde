"""A server's data is deleted some days after the bot was removed from it, if that is wanted."""

import sqlite3
from contextlib import closing

import pytest

from playground import places
from tests.bot.core.conftest import turn_of, until
from tests.bot.core.timed import turn

DAY = 24.0
"""In hours, as clocks are turned."""

pytestmark = pytest.mark.usefixtures("clock")


async def kept(harness, days):
    """A bot that keeps the data of a server so long, and a game there."""
    await harness.close()
    harness.settings = harness.settings.model_copy(update={"forget_days": days})
    await harness.open()
    first, _ = await harness.begin(*await harness.users("Ana", "Ben"))
    await turn_of(first)
    await harness.rests()


async def ready(harness):
    """Start the bot, and wait until it knows where it is."""
    await harness.open()
    await counts(harness)


async def counts(harness):
    """Wait until the bot counts the days of a server."""

    async def counted():
        with closing(sqlite3.connect(harness.settings.file)) as db:
            return bool(db.execute("SELECT * FROM timer WHERE kind = 'forget'").fetchall())

    await until(counted, True)


async def bot_is_member(harness, here):
    await harness.table.trouble("member", user="bot", present=here)

    async def known():
        return harness.bot.get_guild(harness.guild) is not None

    await until(known, here)
    if harness.settings.forget_days is not None and not here:
        await counts(harness)


async def test_after_so_many_days_everything_of_a_server_is_deleted(harness, clock):
    await kept(harness, 30)
    await bot_is_member(harness, False)
    await turn(harness, clock, 29 * DAY)
    assert await harness.bot.services.store.guilds_played() == [harness.guild]
    await turn(harness, clock, 2 * DAY)
    await until(harness.bot.services.store.guilds_played, [])


async def test_who_invites_the_bot_again_finds_the_games(harness, clock):
    await kept(harness, 30)
    await bot_is_member(harness, False)
    await turn(harness, clock, 29 * DAY)
    await bot_is_member(harness, True)
    await turn(harness, clock, 40 * DAY)
    assert await harness.bot.services.store.guilds_played() == [harness.guild]


async def test_a_removal_while_the_bot_did_not_run_counts_from_its_next_start_on(harness, clock):
    await kept(harness, 30)
    await harness.close()
    [guild] = harness.stand_in.world.guilds.values()
    places.remove_member(harness.stand_in.world, guild, harness.stand_in.world.bot_id)
    for days in (10, 19):
        await ready(harness)
        await turn(harness, clock, days * DAY)
        assert await harness.bot.services.store.guilds_played() == [harness.guild]
        await harness.close()
    await ready(harness)
    await turn(harness, clock, 2 * DAY)
    await until(harness.bot.services.store.guilds_played, [])


async def test_without_the_setting_everything_is_kept(harness, clock):
    await kept(harness, None)
    await bot_is_member(harness, False)
    await turn(harness, clock, 400 * DAY)
    assert await harness.bot.services.store.guilds_played() == [harness.guild]
