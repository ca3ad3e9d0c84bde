"""What people are sent in two worlds they cannot tell apart; long runs by `python -m benchmarks.lockstep`."""

from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from itertools import count

import discord
import pytest

from benchmarks.lockstep import played
from bot.base.gate import Gate
from bot.base.i18n import Verbatim
from bot.drawing import pool
from bot.messages import public
from tests.profiles import rounds

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """No other processes, each click comes late to its turn, and nothing of the stand-in is left behind."""
    monkeypatch.setattr(Gate.__init__, "__defaults__", (count(step=10.0).__next__,))
    for holder, name in ((discord.http.Route, "BASE"), (discord.Asset, "BASE")):
        monkeypatch.setattr(holder, name, getattr(holder, name))
    gateway = discord.gateway.DiscordWebSocket
    monkeypatch.setattr(gateway, "DEFAULT_GATEWAY", gateway.DEFAULT_GATEWAY)
    monkeypatch.setattr(pool, "process", lambda memory: ThreadPoolExecutor(1))


@pytest.mark.filterwarnings("ignore:no words for .*-POISONED")  # in what another person than the receiver is sent
async def test_everything_sent_is_the_same_in_every_world_of_its_receiver(key: str) -> None:
    outcome = await played(key, 2, 1, rounds(40, 120))
    assert outcome.differences == []
    assert outcome.deliveries >= rounds(40, 120)
    assert outcome.thoughts > 0


async def test_a_leak_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    title = public.title

    def telling(match, *rest):
        return Verbatim(title(match, *rest) + sha256(match.game.to_json().encode()).hexdigest())

    monkeypatch.setattr(public, "title", telling)
    outcome = await played("helios", 2, 1, 200)
    assert outcome.differences
