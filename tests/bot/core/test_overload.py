"""More clicks than can be answered: each is told so at once, plays nothing, and takes no room from anybody else."""

import asyncio
from contextlib import asynccontextmanager

import pytest

from bot.base import gate
from tests.bot.core.conftest import PATIENCE, label_like, panel_of, plant, quiet, revision, shown, take, turn_of, until
from tests.e2e.client import is_private, text

ANSWERS = {"method": "POST", "path": "/interactions/*/callback"}
FULL = "Too many people are clicking just now, so nothing was played"


def turned_away(message):
    return is_private(message) and FULL in text(message)


@asynccontextmanager
async def clicking(club, user, message, count: int):
    """This many clicks of a person on *Boards*, none of which is answered yet."""
    await club.table.trouble("fault", **ANSWERS, status=500, times=count, hold=PATIENCE)
    clicks = [asyncio.create_task(user.click(message, label="Boards")) for _ in range(count)]
    await club.table.faults_met()
    yield
    await club.table.trouble("clear")
    await asyncio.gather(*clicks, return_exceptions=True)


async def inside(club) -> int:
    """How many clicks are in work."""
    counted = club.bot.services.gate._inside
    return sum(count for (what, _), count in counted.items() if what == "purpose")


class TestRoom:
    async def test_a_person_who_clicks_and_clicks_is_told_so_and_nobody_else(self, club):
        ana, ben = await club.users("Ana", "Ben")
        first, second = await club.begin(ana, ben)
        message = await turn_of(first)
        await quiet(club)
        async with clicking(club, first, message, gate.MOST_OF_A_PERSON):
            await first.click(message, label=label_like(message, "Take"))
            await shown(first, turned_away)
            assert await revision(club) == 0
            await second.click(message, label="In words")
            await shown(second, lambda m: is_private(m) and not turned_away(m) and "market" in text(m).lower())
        await until(lambda: inside(club), 0)
        await take(first)
        await turn_of(first, "Play my turn")

    async def test_a_guild_has_room_for_so_many(self, club, monkeypatch):
        monkeypatch.setattr(gate, "MOST_OF_A_GUILD", 2)
        ana, ben, cleo = await club.users("Ana", "Ben", "Cleo")
        first, _ = await club.begin(ana, ben)
        message = await turn_of(first)
        await quiet(club)
        async with clicking(club, cleo, message, 2):
            await first.click(message, label=label_like(message, "Take"))
            await shown(first, turned_away)
        await until(lambda: inside(club), 0)
        await take(first)

    async def test_looks_however_many_leave_room_for_decisions(self, club, monkeypatch):
        monkeypatch.setitem(gate.MOST, "look", 2)
        ana, ben, cleo = await club.users("Ana", "Ben", "Cleo")
        first, _ = await club.begin(ana, ben)
        message = await turn_of(first)
        await quiet(club)
        async with clicking(club, cleo, message, 2):
            await first.click(message, label="In words")
            await shown(first, turned_away)
            await take(first)
            await turn_of(first, "Play my turn")

    async def test_panels_that_wait_for_computers_take_no_room(self, club):
        [ana] = await club.users("Ana")
        club.bot.services.computers._delay = 3600
        await club.begin(ana, computers=1)
        await take(ana)
        await plant(ana)
        await until(lambda: inside(club), 0)
        assert club.bot.services.play._waiting


class TestTime:
    async def test_a_click_that_comes_to_its_turn_too_late_is_not_played_and_counted(self, club, monkeypatch):
        ana, ben = await club.users("Ana", "Ben")
        first, _ = await club.begin(ana, ben)
        message = await turn_of(first)
        await quiet(club)
        known = (await club.table.requests())[-1]["number"]
        counted, hours = club.bot.services.gate, iter(range(1000))
        monkeypatch.setattr(counted, "now", lambda: 3600.0 * next(hours))
        outcome = await first.click(message, label=label_like(message, "Take"))
        assert outcome.failed
        await club.rests()
        assert (counted.dropped, await revision(club)) == (1, 0)
        assert await club.table.requests(known) == []
        monkeypatch.setattr(counted, "now", lambda: 0.0)
        await take(first)
        await turn_of(first, "Play my turn")

    @pytest.mark.parametrize(("seconds", "played"), [(2.4, 1), (2.6, 0)])
    async def test_discord_waits_three_seconds_and_the_answer_is_begun_within_two_and_a_half(
        self, club, monkeypatch, seconds, played
    ):
        ana, ben = await club.users("Ana", "Ben")
        first, _ = await club.begin(ana, ben)
        message = await turn_of(first)
        await quiet(club)
        times = iter([0.0])
        monkeypatch.setattr(club.bot.services.gate, "now", lambda: next(times, seconds))
        outcome = await first.click(message, label=label_like(message, "Take"))
        assert outcome.failed == (not played)
        await club.rests()
        assert await revision(club) == played


async def test_a_person_at_the_panel_of_a_game_with_computers_sees_the_latest_panel_come_back(club):
    [ana] = await club.users("Ana")
    await club.begin(ana, computers=1)
    await take(ana)
    await plant(ana)
    await take(ana)
    assert label_like(await panel_of(ana), "Plant")
