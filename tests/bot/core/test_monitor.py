"""What those who watch the bot are told on its own port."""

import asyncio

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.bot.core.conftest import take, turn_of, until


@pytest.fixture
async def watched(harness):
    """A bot harness whose bot is watched, and what it answers."""
    await harness.close()
    harness.settings = harness.settings.model_copy(update={"metrics_port": 0})
    await harness.open()
    async with aiohttp.ClientSession() as session:

        async def ask(path):
            async with session.get(f"http://127.0.0.1:{harness.bot.monitor.port}{path}") as answer:
                return answer.status, await answer.text()

        yield harness, ask


async def measured(ask):
    """Every sample by its name; those with a label other than a bound are refused."""
    _, body = await ask("/metrics")
    samples = [sample for family in text_string_to_metric_families(body) for sample in family.samples]
    assert {name for sample in samples for name in sample.labels} <= {"le"}
    return {sample.name: sample.value for sample in samples}


@pytest.mark.usefixtures("nothing_lent")
async def test_clicks_pictures_games_and_limits_are_counted(watched):
    harness, ask = watched
    before = await measured(ask)
    first, _ = await harness.begin(*await harness.users("Ana", "Ben"))
    await turn_of(first)
    await harness.rests()
    begun = await measured(ask)
    assert (begun["solstice_games"], begun["solstice_lagging_games"]) == (1, 0)
    limit = {"status": 429, "retry_after": 0.01}
    await harness.table.trouble("fault", method="PATCH", path="/channels/*/messages/*", **limit)
    await take(first)
    await turn_of(first, "Play my turn")
    await harness.rests()
    after = await measured(ask)
    assert after["solstice_answer_seconds_count"] == begun["solstice_answer_seconds_count"] + 1
    assert after["solstice_acknowledgement_seconds_count"] == begun["solstice_acknowledgement_seconds_count"] + 1
    assert after["solstice_picture_seconds_count"] > begun["solstice_picture_seconds_count"]
    assert after["solstice_rate_limited_total"] == begun["solstice_rate_limited_total"] + 1
    assert before["solstice_games"] == 0


async def test_what_waits_is_counted_while_it_waits(watched):
    harness, ask = watched
    first, _ = await harness.begin(*await harness.users("Ana", "Ben"))
    message = await turn_of(first)
    await harness.rests()
    queues = ["solstice_answers_under_way", "solstice_pictures_waited_for", "solstice_thoughts_waited_for"]
    assert [(await measured(ask))[queue] for queue in queues] == [0, 0, 0]
    await harness.table.trouble("fault", method="POST", path="/interactions/*/callback", status=500, hold=60)
    clicking = asyncio.create_task(first.click(message, label="Boards"))
    await harness.table.faults_met()
    waiting = await measured(ask)
    await harness.table.trouble("clear")
    await clicking
    await harness.rests()
    assert waiting["solstice_answers_under_way"] == 1
    assert [(await measured(ask))[queue] for queue in queues] == [0, 0, 0]


async def test_what_is_turned_away_is_counted(watched, monkeypatch):
    harness, ask = watched
    first, _ = await harness.begin(*await harness.users("Ana", "Ben"))
    message = await turn_of(first)
    await harness.rests()
    before = (await measured(ask))["solstice_refused_clicks_total"]
    monkeypatch.setattr("bot.base.gate.MOST_OF_A_PERSON", 0)
    await first.click(message, label="Boards")
    await harness.rests()
    assert (await measured(ask))["solstice_refused_clicks_total"] == before + 1


async def test_health_tells_whether_the_bot_is_connected(watched, monkeypatch):
    harness, ask = watched

    async def ready():
        return harness.bot.is_ready()

    await until(ready, True)
    assert (await measured(ask))["solstice_connected"] == 1
    assert await ask("/health") == (200, '{"connected": true}')
    monkeypatch.setattr(harness.bot, "is_ready", lambda: False)
    assert await ask("/health") == (503, '{"connected": false}')


async def test_nothing_listens_unless_it_is_set(harness):
    assert harness.bot.monitor is None
