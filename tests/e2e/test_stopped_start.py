"""A stop at any moment of a start."""

import asyncio
import contextlib
import time
from pathlib import Path

import pytest
from filelock import FileLock

from tests.e2e.process import BotProcess

pytestmark = pytest.mark.slow

WITHIN = 10.0
"""Seconds in which a stop has to end."""
TOLD_TO_STOP = 0
"""The exit code of docs/hosting.md."""


@contextlib.asynccontextmanager
async def begun(stand_in, data, prelude=""):
    """A bot that is just starting."""
    async with BotProcess(stand_in, data) as bot:
        bot.prelude = prelude
        bot.launch()
        async with asyncio.timeout(60):
            while not (data / "bot.log").exists() or not has_a_loop(bot.pid):  # noqa: ASYNC110 - nothing tells us
                await asyncio.sleep(0.01)
        yield bot


def has_a_loop(pid):
    """Whether a process waits for events."""
    with contextlib.suppress(OSError):
        return any("eventpoll" in str(file.readlink()) for file in Path(f"/proc/{pid}/fd").iterdir())
    return False


async def ended(bot):
    """Stop it: in time, and by the code of a stop."""
    at = time.monotonic()
    assert await bot.stop() == TOLD_TO_STOP, bot.log
    assert time.monotonic() - at < WITHIN


@pytest.mark.parametrize("path", ["/users/@me", "/gateway/bot", "/applications/*/commands", "/applications/*/emojis"])
async def test_while_discord_does_not_answer(stand_in, table, tmp_path, path):
    await table.trouble("fault", method="*", path=path, status=500, hold=600)
    async with begun(stand_in, tmp_path) as bot:
        await table.faults_met()
        await ended(bot)


async def test_while_another_process_has_the_database(stand_in, tmp_path):
    with FileLock(tmp_path / "solstice.db.lock"):
        async with begun(stand_in, tmp_path) as bot:
            await ended(bot)


async def test_where_a_shell_has_it_ignore_ctrl_c(stand_in, tmp_path):
    """As a script does with what it starts in the background."""
    with FileLock(tmp_path / "solstice.db.lock"):
        async with begun(stand_in, tmp_path, "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN); ") as bot:
            await ended(bot)


@pytest.mark.parametrize("seconds", [0.0, 0.1, 0.3, 1.0])
async def test_soon_after_it_has_begun(stand_in, tmp_path, seconds):
    async with begun(stand_in, tmp_path) as bot:
        await asyncio.sleep(seconds)
        await ended(bot)
