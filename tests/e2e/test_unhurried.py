"""A bot on a slow machine, that comes late to every click."""

from tests.bot.core.conftest import panel_of, take
from tests.e2e.player import start
from tests.e2e.process import BotProcess

LATE = (
    "from itertools import count; from bot.base.gate import Gate; "
    "Gate.__init__.__defaults__ = (count(step=10.0).__next__,); "
    "from tests.toys import plug; plug(); from bot.cli import main; main()"
)
"""Each look at its clock is ten seconds later."""


async def test_no_click_is_lost(orchard, stand_in, table, tmp_path):
    async with BotProcess(stand_in, tmp_path / "bot", LATE) as bot:
        await bot.start(table)
        ana = await table.join("Ana")
        await start("orchard", [ana], "table-1", computers=1)
        await take(ana)
        await panel_of(ana)
        assert "too late" not in bot.log
