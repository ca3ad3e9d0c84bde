"""More clicks than can be answered: each is told so at once, plays nothing, and takes no room from anybody else."""

import asyncio
from contextlib import asynccontextmanager

import pytest

from bot.base import gate
from tests.bot.core.conftest import (
    label_like,
    panel_of,
    people_begin,
    plant,
    quiet,
    revision,
    shown,
    take,
    turn_of,
    until,
)
from tests.e2e.client import PATIENCE, is_private, text

ANSWERS = {"method": "POST", "path": "/interactions/*/callback"}
LATEST = gate.LATEST
FULL = "Too many people are clicking just now, so nothing was played"


def turned_away(message):
    return is_private(message) and FULL in text(message)


@asynccontextmanager
async def clicking(harness, user, message, count: int):
    """This many clicks of a person on *Boards*, none of which is answered yet."""
    await harness.table.trouble("fault", **ANSWERS, status=500, times=count, hold=PATIENCE)
    clicks = [asyncio.create_task(user.click(message, label="Boards")) for _ in range(count)]
    await harness.table.faults_met()
    yield
    await harness.table.trouble("clear")
    await asyncio.gather(*clicks, return_exceptions=True)


async def inside(harness) -> int:
    """How many clicks are in work."""
    counted = harness.bot.services.gate._inside
    return sum(count for (what, _), count in counted.items() if what == "purpose")


class TestRoom:
    async def test_a_person_who_clicks_and_clicks_is_told_so_and_nobody_else(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, second = await harness.begin(ana, ben)
        message = await turn_of(first)
        await quiet(harness)
        async with clicking(harness, first, message, gate.MOST_OF_A_PERSON):
            await first.click(message, label=label_like(message, "Take"))
            await shown(first, turned_away)
            assert await revision(harness) == 0
            await second.click(message, label="Boards")
            await shown(second, lambda m: is_private(m) and not turned_away(m) and "market" in text(m).lower())
        await until(lambda: inside(harness), 0)
        await take(first)
        await turn_of(first, "Play my turn")

    async def test_a_guild_has_room_for_so_many(self, harness, monkeypatch):
        monkeypatch.setattr(gate, "MOST_OF_A_GUILD", 2)
        ana, ben, cleo = await harness.users("Ana", "Ben", "Cleo")
        first, _ = await harness.begin(ana, ben)
        message = await turn_of(first)
        await quiet(harness)
        async with clicking(harness, cleo, message, 2):
            await first.click(message, label=label_like(message, "Take"))
            await shown(first, turned_away)
        await until(lambda: inside(harness), 0)
        await take(first)

    async def test_looks_however_many_leave_room_for_decisions(self, harness, monkeypatch):
        monkeypatch.setitem(gate.MOST, "look", 2)
        ana, ben, cleo = await harness.users("Ana", "Ben", "Cleo")
        first, _ = await harness.begin(ana, ben)
        message = await turn_of(first)
        await quiet(harness)
        async with clicking(harness, cleo, message, 2):
            await first.click(message, label="Boards")
            await shown(first, turned_away)
            await take(first)
            await turn_of(first, "Play my turn")

    async def test_panels_that_wait_for_computers_take_no_room(self, harness, monkeypatch):
        people_begin(monkeypatch)
        [ana] = await harness.users("Ana")
        harness.bot.services.computers._delay = 3600
        await harness.begin(ana, computers=1)
        await take(ana)
        await plant(ana)
        await until(lambda: inside(harness), 0)
        assert len(harness.bot.services.panels.pages) == 1


class TestTime:
    async def test_a_click_that_comes_to_its_turn_too_late_is_not_played_and_counted(self, harness, monkeypatch):
        ana, ben = await harness.users("Ana", "Ben")
        first, _ = await harness.begin(ana, ben)
        message = await turn_of(first)
        await quiet(harness)
        known = (await harness.table.requests())[-1]["number"]
        counted, hours = harness.bot.services.gate, iter(range(1000))
        monkeypatch.setattr(counted, "now", lambda: 3600.0 * next(hours))
        with monkeypatch.context() as soon:
            soon.setattr("playground.interactions.ANSWER_TIME", 0.5)
            outcome = await first.click(message, label=label_like(message, "Take"))
        assert outcome.failed
        await harness.rests()
        assert (counted.dropped, await revision(harness)) == (1, 0)
        assert await harness.table.requests(known) == []
        monkeypatch.setattr(counted, "now", lambda: 0.0)
        await take(first)
        await turn_of(first, "Play my turn")

    @pytest.mark.parametrize(("seconds", "played"), [(2.4, 1), (2.6, 0)])
    async def test_discord_waits_three_seconds_and_the_answer_is_begun_within_two_and_a_half(
        self, harness, monkeypatch, seconds, played
    ):
        ana, ben = await harness.users("Ana", "Ben")
        first, _ = await harness.begin(ana, ben)
        message = await turn_of(first)
        await quiet(harness)
        times = iter([0.0])
        monkeypatch.setattr(gate, "LATEST", LATEST)
        monkeypatch.setattr(harness.bot.services.gate, "now", lambda: next(times, seconds))
        if not played:
            monkeypatch.setattr("playground.interactions.ANSWER_TIME", 0.5)
        outcome = await first.click(message, label=label_like(message, "Take"))
        assert outcome.failed == (not played)
        await harness.rests()
        assert await revision(harness) == played


async def test_a_person_at_the_panel_of_a_game_with_computers_sees_the_latest_panel_come_back(harness):
    [ana] = await harness.users("Ana")
    await harness.begin(ana, computers=1)
    await take(ana)
    await plant(ana)
    await take(ana)
    assert label_like(await panel_of(ana), "Plant")
