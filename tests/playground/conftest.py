from collections.abc import AsyncIterator
from types import SimpleNamespace

import aiohttp
import pytest

import playground
from playground.permissions import ORDINARY, Permission
from tests.e2e.client import Table
from tests.playground import spec
from tests.playground.plain import PlainBot
from tests.playground.toybot import ToyBot, running

MODERATOR = ORDINARY | Permission.MANAGE_THREADS | Permission.MANAGE_MESSAGES | Permission.PIN_MESSAGES


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """The stand-in's clock advances only when a test turns it."""
    monkeypatch.setattr("playground.clock.time", SimpleNamespace(time=lambda: 1_800_000_000.0))


@pytest.fixture
async def stand_in(unhurried: None) -> AsyncIterator[playground.Playground]:
    async with await playground.start(rates=False, journal=None, invited=MODERATOR) as running_playground:
        yield running_playground


@pytest.fixture
async def table(stand_in: playground.Playground) -> AsyncIterator[Table]:
    async with Table(stand_in.url) as opened:
        yield opened
        spec.load().check_answers(await opened.requests())


@pytest.fixture
async def toy(stand_in: playground.Playground) -> AsyncIterator[ToyBot]:
    async with running(stand_in) as bot:
        yield bot


@pytest.fixture
async def bot(stand_in: playground.Playground) -> AsyncIterator[PlainBot]:
    async with aiohttp.ClientSession() as session:
        yield PlainBot(stand_in, session)
