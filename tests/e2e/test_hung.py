"""Processes that draw and hang: boards are right again soon after the limit."""

import asyncio

import pytest

from tests.bot.core.conftest import take, turn_of
from tests.bot.processes import children, stop
from tests.e2e.client import pictures, text
from tests.e2e.player import start
from tests.e2e.process import BotProcess

pytestmark = pytest.mark.slow

LIMIT, AFTER = 5.0, 60.0
"""Seconds: when a process that draws is taken to hang, here; and how long a busy machine may take after that, where an
idle one takes 15 at most.
"""
ORCHARD = (
    f"from bot.drawing import pool; pool.SECONDS = {LIMIT}; "
    "from tests.toys import plug; plug(); from bot.cli import main; main()"
)
WORKERS = 2


async def drawing(bot: BotProcess) -> list[int]:
    """The processes that draw, of which the second begins once there is work for two: nobody thinks where no computer
    plays.
    """
    async with asyncio.timeout(60):
        while not (found := [pid for server in children(bot.pid) for pid in children(server)]):  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    assert len(found) <= WORKERS
    return found


async def test_boards_are_right_soon_after_processes_that_draw_hang(orchard, stand_in, table, tmp_path):
    async with BotProcess(stand_in, tmp_path / "bot", ORCHARD, drawing_workers=str(WORKERS)) as bot:
        await bot.start(table)
        people = [await table.join(name) for name in ("Ana", "Ben")]
        await start("orchard", people, "table-1", options="length=short")
        asked = await turn_of(people[0])
        first = next(one for one in people if f"<@{one.id}>" in text(asked))
        await bot.caught_up()
        await stop((await drawing(bot))[0])
        async with asyncio.timeout(LIMIT + AFTER):
            await take(first)
            shown = await turn_of(first, "Play my turn")
        assert {one["url"] for one in pictures(shown)} - {one["url"] for one in pictures(asked)}, (
            "the board that was there already"
        )
        await bot.caught_up()
