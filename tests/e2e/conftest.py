"""A playground, people at it, and the real bot in a process of its own."""

from collections.abc import AsyncIterator

import pytest

import playground
from tests.e2e.client import Table
from tests.e2e.process import BotProcess


@pytest.fixture
async def stand_in(unhurried: None) -> AsyncIterator[playground.Playground]:
    async with await playground.start(rates=False, journal=None) as running:
        yield running


@pytest.fixture
async def table(stand_in: playground.Playground) -> AsyncIterator[Table]:
    async with Table(stand_in.url) as opened:
        yield opened


@pytest.fixture
async def bot(stand_in: playground.Playground, table: Table, tmp_path) -> AsyncIterator[BotProcess]:
    async with BotProcess(stand_in, tmp_path / "bot") as process:
        await process.start(table)
        yield process
