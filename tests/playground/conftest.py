from collections.abc import AsyncIterator

import aiohttp
import pytest

import playground
from tests.e2e.client import Table
from tests.playground.plain import PlainBot
from tests.playground.toybot import ToyBot, running


@pytest.fixture
async def stand() -> AsyncIterator[playground.Playground]:
    async with await playground.start(rates=False, journal=None) as running_playground:
        yield running_playground


@pytest.fixture
async def table(stand: playground.Playground) -> AsyncIterator[Table]:
    async with Table(stand.url) as opened:
        yield opened


@pytest.fixture
async def toy(stand: playground.Playground) -> AsyncIterator[ToyBot]:
    async with running(stand) as bot:
        yield bot


@pytest.fixture
async def bot(stand: playground.Playground) -> AsyncIterator[PlainBot]:
    async with aiohttp.ClientSession() as session:
        yield PlainBot(stand, session)
