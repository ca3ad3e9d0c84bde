"""Whole games through the real bot process, by clicks alone."""

import time
from random import Random

import pytest

from tests.e2e.client import text
from tests.e2e.player import Party, shown, start

NAMES = ("Ana", "Ben", "Cleo", "Dan")


@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_helios_is_played_to_its_end(bot, table, seats):
    people = [await table.join(name) for name in NAMES[:seats]]
    await start("helios", people, "table-1")
    party = Party(people, "table-1", Random(seats))
    begun = time.time()
    assert await party.play()
    print(seats, party.clicks, time.time() - begun)
    end = await shown(people[0], lambda m: "the game is over" in text(m), "table-1")
    assert "1. **" in text(end)
    assert "error" not in bot.log.lower(), bot.log
