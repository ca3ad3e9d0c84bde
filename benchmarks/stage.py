"""The real bot in a stand-in for Discord, with games in its database from the start."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import playground
from playground import Playground
from tests.e2e.client import Table
from tests.e2e.process import BotProcess

T = TypeVar("T")
PATIENCE = 1800
"""Seconds for what is drawn below everything else."""


@asynccontextmanager
async def stage(furnish: Callable[[Playground, Table, Path], Awaitable[T]]) -> AsyncIterator[tuple[Playground, T]]:
    """The stand-in and what `furnish` makes of it and of the bot's folder before the bot comes."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "bot"
        data.mkdir()
        async with await playground.start(rates=False, journal=None) as stand_in, Table(stand_in.url) as table:
            made = await furnish(stand_in, table, data)
            async with BotProcess(stand_in, data) as bot:
                await bot.start(table)
                await bot.caught_up(within=PATIENCE)
                yield stand_in, made
