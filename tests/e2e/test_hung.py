"""Processes that draw and hang: boards are right again after the limit."""

import asyncio

import pytest

from tests.bot.core.conftest import label_like, shown, take, turn_of
from tests.e2e.client import pictures, text
from tests.e2e.player import start
from tests.e2e.process import BotProcess
from tests.processes import children, go_on, gone, stop

pytestmark = pytest.mark.slow

LIMIT = 5.0
"""Seconds after which a process that draws is taken to hang, here."""
ORCHARD = (
    f"from bot.drawing import pool; pool.SECONDS = {LIMIT}; "
    "from tests.toys import plug; plug(); from bot.cli import main; main()"
)
WORKERS = 2


async def drawing(bot: BotProcess) -> list[int]:
    """The processes that draw: nobody thinks where no computer plays."""
    async with asyncio.timeout(60):
        while len(found := [pid for server in children(bot.pid) for pid in children(server)]) < WORKERS:  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    assert len(found) == WORKERS
    return found


@pytest.mark.parametrize("stopped", [1, WORKERS])
async def test_boards_are_right_after_processes_that_draw_hang(orchard, stand_in, table, tmp_path, stopped):
    async with BotProcess(stand_in, tmp_path / "bot", ORCHARD, drawing_workers=str(WORKERS)) as bot:
        await bot.start(table)
        people = [await table.join(name) for name in ("Ana", "Ben")]
        await start("orchard", people, "table-1", options="length=short")
        asked = await shown(people[0], lambda m: "**<@" in text(m) and label_like(m, "Take") is not None)
        first = next(one for one in people if f"<@{one.id}>" in text(asked))
        await bot.caught_up()
        hanging = (await drawing(bot))[:stopped]
        await stop(*hanging)
        await take(first)
        then = await turn_of(first, "Play my turn")
        assert {one["url"] for one in pictures(then)} - {one["url"] for one in pictures(asked)}, (
            "the board that was there already"
        )
        await bot.caught_up()
        if stopped == WORKERS:
            await gone(*hanging)
    go_on(*hanging)
