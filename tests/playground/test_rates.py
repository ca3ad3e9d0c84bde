"""Rate limits of single routes, by plain HTTP."""

from tests.e2e.client import Table
from tests.playground.plain import PlainBot


async def test_emoji_are_limited_before_everything_is(bot: PlainBot, table: Table):
    await table.trouble("rates", enforced=True)
    answers = [await bot.ask("POST", f"/applications/{bot.id}/emojis", {}) for _ in range(25)]
    assert answers[0].headers["X-RateLimit-Limit"] == "20"
    refused = next(answer for answer in answers if answer.status == 429)
    assert refused.json["global"] is False
    assert refused.headers["X-RateLimit-Remaining"] == "0"
    assert (await bot.ask("GET", "/users/@me")).status == 200
