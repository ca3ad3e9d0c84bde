"""What those who watch the bot are told on its own port."""

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.bot.core.conftest import take, turn_of, until


@pytest.fixture
async def watched(club):
    """A club whose bot is watched, and what it answers."""
    await club.close()
    club.settings = club.settings.model_copy(update={"metrics_port": 0})
    await club.open()
    async with aiohttp.ClientSession() as session:

        async def ask(path):
            async with session.get(f"http://127.0.0.1:{club.bot.monitor.port}{path}") as answer:
                return answer.status, await answer.text()

        yield club, ask


async def measured(ask):
    """Every sample by its name; those with a label other than a bound are refused."""
    _, body = await ask("/metrics")
    samples = [sample for family in text_string_to_metric_families(body) for sample in family.samples]
    assert {name for sample in samples for name in sample.labels} <= {"le"}
    return {sample.name: sample.value for sample in samples}


async def test_clicks_pictures_games_and_limits_are_counted(watched):
    club, ask = watched
    before = await measured(ask)
    first, _ = await club.begin(*await club.users("Ana", "Ben"))
    await turn_of(first)
    await club.rests()
    begun = await measured(ask)
    assert (begun["solstice_games"], begun["solstice_lagging_games"]) == (1, 0)
    limit = {"status": 429, "retry_after": 0.01}
    await club.table.trouble("fault", method="PATCH", path="/channels/*/messages/*", **limit)
    await take(first)
    await turn_of(first, "Play my turn")
    await club.rests()
    after = await measured(ask)
    assert after["solstice_answer_seconds_count"] == begun["solstice_answer_seconds_count"] + 1
    assert after["solstice_acknowledgement_seconds_count"] == begun["solstice_acknowledgement_seconds_count"] + 1
    assert after["solstice_picture_seconds_count"] > begun["solstice_picture_seconds_count"]
    assert after["solstice_rate_limited_total"] == begun["solstice_rate_limited_total"] + 1
    assert before["solstice_games"] == 0


async def test_health_tells_whether_the_bot_is_connected(watched, monkeypatch):
    club, ask = watched

    async def ready():
        return club.bot.is_ready()

    await until(ready, True)
    assert (await measured(ask))["solstice_connected"] == 1
    assert await ask("/health") == (200, '{"connected": true}')
    monkeypatch.setattr(club.bot, "is_ready", lambda: False)
    assert await ask("/health") == (503, '{"connected": false}')


async def test_nothing_listens_unless_it_is_set(club):
    assert club.bot.monitor is None
