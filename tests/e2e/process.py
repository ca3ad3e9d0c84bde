"""The real bot as a process of its own, to be killed and started again."""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import sqlite3
import sys
from concurrent.futures import process as executors
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Self

import pytest

from bot.drawing import pool
from playground import Playground, interactions
from tests.e2e.client import PATIENCE, Table
from tests.unhurried import LONG, unhurry

ROOT = Path(__file__).parents[2]
PLAIN = "from bot.cli import main; main()"
BOTS = multiprocessing.get_context("forkserver")
"""Forks every bot from one process that has imported all it needs: importing takes longer than most of their lives."""
BOTS.set_forkserver_preload(["tests.e2e.warm"])


def seeded(seed: int) -> str:
    """A program that is the bot with this seed for every game, and with the toy."""
    return (
        "import secrets, types; from tests import toys; from bot.cli import main; from bot.matches import lobby; "
        "toys.plug(); lobby.secrets = types.SimpleNamespace("
        f"token_hex=secrets.token_hex, token_bytes=lambda size: bytes([{seed}] * size)); main()"
    )


def ran(environment: dict[str, str], folder: Path, log: Path) -> tuple[int, str]:
    """The exit code of `solstice run` in this folder, which ends by itself, and what it printed."""
    process = BOTS.Process(target=_become, args=(PLAIN, environment, log, False, folder))
    process.start()
    try:
        process.join(300)
        assert process.exitcode is not None, "it does not end"
    finally:
        process.kill()
    return process.exitcode, log.read_text()


def _become(program: str, environment: dict[str, str], log: Path, unhurried: bool, folder: Path = ROOT) -> None:
    """Run the command `run` in this fresh process."""
    if unhurried:
        unhurry(pytest.MonkeyPatch())
    file = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.dup2(file, 1)
    os.dup2(file, 2)
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    pool.PRELOAD.append("tests.e2e.reach")
    sys.argv = ["solstice", "run"]
    try:
        exec(compile(program, "<program>", "exec"), {"__name__": "__main__"})
    finally:
        _end_workers()


def _end_workers() -> None:
    """What every process does at its end, but a forked one only after it has waited for them."""
    executors._global_shutdown = True
    for thread, wakeup in list(executors._threads_wakeups.items()):
        with contextlib.suppress(OSError):  # it ends already
            wakeup.wakeup()
        thread.join()


class BotProcess:
    """`solstice run` against a playground; `program` replaces it, for instance to plug a toy game in first."""

    def __init__(self, stand_in: Playground, data: Path, program: str = PLAIN, **settings: str):
        self._program = program
        self.environment = {
            **os.environ,
            "SOLSTICE_TOKEN": stand_in.token,
            "SOLSTICE_API_URL": stand_in.url,
            "SOLSTICE_GATEWAY_URL": stand_in.gateway_url,
            "SOLSTICE_DATA": str(data),
            "SOLSTICE_COMPUTER_DELAY": "0",
            "SOLSTICE_LOG_LEVEL": "warning",
            **{f"SOLSTICE_{name.upper()}": value for name, value in settings.items()},
        }
        self.database = data / "solstice.db"
        self._log = data / "bot.log"
        data.mkdir(parents=True, exist_ok=True)
        self.prelude = ""
        """What the program begins with from the next start on."""
        self._process: ForkServerProcess | None = None

    async def start(self, table: Table) -> None:
        await table.bot_is_here(here=False)
        self.launch()
        await table.bot_is_here()

    def launch(self) -> None:
        """Start the process without waiting for anything."""
        given = self.prelude + self._program, self.environment, self._log, interactions.ANSWER_TIME == LONG
        self._process = BOTS.Process(target=_become, args=given)
        self._process.start()

    @property
    def pid(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    @property
    def exitcode(self) -> int | None:
        """How the process ended; None while it runs."""
        return self._process.exitcode if self._process is not None else None

    async def kill(self) -> None:
        """Kill the process, as a power cut would."""
        await self._stop(signal.SIGKILL)

    async def stop(self) -> int:
        """Stop the process, as an operator would; return the exit code."""
        return await self._stop(signal.SIGTERM)

    async def _stop(self, how: signal.Signals) -> int:
        process = self._process
        assert process is not None
        assert process.pid is not None
        if process.is_alive():
            os.kill(process.pid, how)
        await asyncio.to_thread(process.join, PATIENCE)
        assert process.exitcode is not None, "the bot does not stop"
        return process.exitcode

    async def caught_up(self, within: float = PATIENCE) -> None:
        """Wait until every message shows what it should."""
        with contextlib.closing(sqlite3.connect(self.database)) as db:
            async with asyncio.timeout(within):
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
