"""The bot is killed again and again at random points and started two days later: each due thing happens once."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from benchmarks.waiting import measure
from bot.delivery.discord_client import DiscordClient
from bot.store import Store
from tests.bot.core.conftest import turn_of, whole_turn
from tests.bot.core.notices import LATER
from tests.bot.core.settings_page import choose
from tests.bot.core.timed import rests
from tests.bot.core.turned import HOUR
from tests.e2e.client import text
from tests.profiles import rounds

LIVES = 5
REMINDED = 8
STATIONS = (
    (Store, "take_due"),
    (Store, "finish_timer"),
    (Store, "set_timer"),
    (Store, "save_message"),
    (DiscordClient, "post"),
)
"""Where the bot can be cut off, before or after it is done."""
pytestmark = pytest.mark.usefixtures("clock")


class Axe:
    """Holds the bot for ever at the so many-th station from now on, as if it had been killed there."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.left = -1
        self.after = False
        self.fell = asyncio.Event()
        for owner, name in STATIONS:
            monkeypatch.setattr(owner, name, self._guarded(getattr(owner, name)))

    def lift(self, rng: Random) -> None:
        self.left, self.after = rng.randrange(1, 9), rng.random() < 0.5
        self.fell.clear()

    def _guarded(self, work):
        async def guarded(*args, **values):
            self.left -= 1
            falls = self.left == 0
            if falls and not self.after:
                await self._fall()
            done = await work(*args, **values)
            if falls:
                await self._fall()
            return done

        return guarded

    async def _fall(self) -> None:
        self.fell.set()
        await asyncio.Event().wait()


@pytest.mark.parametrize("seed", range(1, 1 + rounds(1, 2)))
async def test_each_due_thing_happens_once_wherever_the_bot_is_killed(harness, clock, monkeypatch, seed):
    rng, axe = Random(seed), Axe(monkeypatch)
    ana, ben = await harness.users("Ana", "Ben")
    for user in (ana, ben):
        await choose(user, f"Reminder: after {REMINDED} hours")
    order = await harness.begin(ana, ben, options="length=long")
    posted = [0, 0]
    for life in range(LIVES):
        mover = order[life % 2]
        await turn_of(mover)
        await rests(harness, clock)
        seen = len(mover.delivered)
        axe.lift(rng)
        clock.turn((REMINDED + 1) * HOUR)
        done = asyncio.create_task(rests(harness, clock))
        fell = asyncio.create_task(axe.fell.wait())
        await asyncio.wait({done, fell}, return_when=asyncio.FIRST_COMPLETED)
        posted[fell.done()] += 1
        for task in (done, fell):
            task.cancel()
        await asyncio.gather(done, fell, return_exceptions=True)
        axe.left = -1
        await harness.close()
        clock.turn(48 * HOUR)
        await harness.open()
        await rests(harness, clock)
        await mover.caught_up()
        new = [event for event in mover.delivered[seen:] if event.name == "MESSAGE_CREATE"]
        called = [event.data for event in new if mover.id in [one["id"] for one in event.data.get("mentions", ())]]
        assert len(called) == 1, "one reminder, not two, not forty"
        assert LATER in text(called[0])
        await whole_turn(mover)
    assert posted[1], "it was killed at least once"


async def test_waiting_games_cost_one_query_for_the_next_due_time_and_nothing_else(tmp_path: Path) -> None:
    """`python -m benchmarks.waiting` measures a hundred thousand."""
    few, more = [await measure(tmp_path / f"{games}.db", games, idle=0.1) for games in (10, 3_000)]
    assert few.indexed
    assert more.indexed
    assert few.asked_idle == more.asked_idle == 0
    assert few.asked_at_start == more.asked_at_start
    assert few.asked_at_change == more.asked_at_change
