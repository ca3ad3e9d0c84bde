"""Rate limits of single routes, by plain HTTP."""

from itertools import count

from playground.clock import Clock
from playground.rates import Rates
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


def test_who_waits_as_long_as_was_told_is_never_too_early():
    """A wait rounded down by half a millisecond would bring a second refusal."""
    clock = StillClock()
    rates = Rates(clock, enforced=True)
    route = "POST", "/applications/{application_id}/emojis", "7"
    told = next(found.retry_after for _ in count() if (found := rates.count(*route)).retry_after is not None)
    clock.moment += 0.0006
    told = rates.count(*route).retry_after or told
    clock.moment += float(f"{told:.3f}")
    assert rates.count(*route).retry_after is None


class StillClock(Clock):
    """Time that goes on when it is told to."""

    moment = 1_800_000_000.0

    def now(self) -> float:
        return self.moment
