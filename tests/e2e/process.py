"""The real bot as a process of its own, to be killed and started again."""

import asyncio
import contextlib
import os
import signal
import sqlite3
import sys
from pathlib import Path
from typing import Self

from playground import Playground
from tests.e2e.client import Table

ROOT = Path(__file__).parents[2]


def seeded(seed: int) -> str:
    """A program that is the bot with this seed for every game, and with the toy."""
    return (
        "import secrets, types; from tests import toys; from bot.cli import main; from bot.matches import lobby; "
        "toys.plug(); lobby.secrets = types.SimpleNamespace("
        f"token_hex=secrets.token_hex, token_bytes=lambda size: bytes([{seed}] * size)); main()"
    )


class BotProcess:
    """`solstice run` against a playground; `program` replaces it, for instance to plug a toy game in first."""

    def __init__(
        self, stand: Playground, data: Path, program: str = "from bot.cli import main; main()", **settings: str
    ):
        self._program = program
        self._environment = {
            **os.environ,
            "SOLSTICE_TOKEN": stand.token,
            "SOLSTICE_API_URL": stand.url,
            "SOLSTICE_GATEWAY_URL": stand.gateway_url,
            "SOLSTICE_DATA": str(data),
            "SOLSTICE_COMPUTER_DELAY": "0",
            "SOLSTICE_LOG_LEVEL": "warning",
            **{f"SOLSTICE_{name.upper()}": value for name, value in settings.items()},
        }
        self.database = data / "solstice.db"
        self._log = data / "bot.log"
        data.mkdir(parents=True, exist_ok=True)
        self._process: asyncio.subprocess.Process | None = None

    async def start(self, table: Table) -> None:
        await table.bot_is_here(here=False)
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-c", self._program, "run", cwd=ROOT, env=self._environment, stdout=log, stderr=log
            )
        await table.bot_is_here()

    async def kill(self) -> None:
        """As a power cut would."""
        await self._stop(signal.SIGKILL)

    async def stop(self) -> int:
        """As an operator would; the exit code."""
        return await self._stop(signal.SIGTERM)

    async def _stop(self, how: signal.Signals) -> int:
        assert self._process is not None
        if self._process.returncode is None:
            self._process.send_signal(how)
        return await asyncio.wait_for(self._process.wait(), 60)

    async def caught_up(self) -> None:
        """Wait until every message shows what it should."""
        with contextlib.closing(sqlite3.connect(self.database)) as db:
            async with asyncio.timeout(60):
                while db.execute("SELECT * FROM outbox").fetchall():  # noqa: ASYNC110 - nothing tells us
                    await asyncio.sleep(0.02)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        if self._process is not None:
            await self.kill()

    @property
    def log(self) -> str:
        """What it wrote to its log."""
        return self._log.read_text()
