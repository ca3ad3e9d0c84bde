"""Rate limits of single routes, by plain HTTP."""

from tests.e2e.client import Table
from tests.playground.plain import PlainBot


async def test_emoji_are_limited_before_everything_is(still: None, bot: PlainBot, table: Table):
    await table.trouble("rates", enforced=True)
    *answers, refused = [await bot.ask("POST", f"/applications/{bot.id}/emojis", {}) for _ in range(21)]
    assert answers[0].headers["X-RateLimit-Limit"] == "20"
    assert 429 not in [answer.status for answer in answers]
    assert refused.status == 429
    assert refused.json["global"] is False
    assert refused.headers["X-RateLimit-Remaining"] == "0"
    assert (await bot.ask("GET", "/users/@me")).status == 200
