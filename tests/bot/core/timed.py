"""Games on a clock that is turned."""

import sqlite3
from contextlib import closing

from tests.bot.core.conftest import BotHarness, lobby, set_up, shown, turn_of, until
from tests.bot.core.turned import HOUR, TurnedClock
from tests.e2e.client import text


async def turn(harness: BotHarness, clock: TurnedClock, hours: float) -> None:
    """Let so much time pass, and the bot do what is due then."""
    await harness.rests()
    clock.turn(hours * HOUR)
    await rests(harness, clock)


async def rests(harness, clock):
    async def due():
        with closing(sqlite3.connect(harness.settings.file)) as db:
            return db.execute("SELECT * FROM timer WHERE due <= ? OR lease", (clock.now(),)).fetchall()

    await until(due, [])
    await harness.rests()


async def begun(harness, pace, *names, absent=None, options=""):
    """A game at this pace; the people in turn order."""
    users = await harness.users(*(names or ("Ana", "Ben")))
    first, *others = users
    await first.command("table-1", "newgame", game="orchard", options=options)
    await first.choose(await set_up(first, 1), f"Pace: {pace}")
    if absent:
        message = await shown(first, lambda m: "When time is up: a computer plays" in text(m))
        await first.choose(message, f"When time is up: {absent}")
        await shown(first, lambda m: f"✓ When time is up: {absent}" in text(m))
    for seated, user in enumerate(others, 1):
        await user.click(await lobby(user, seated), label="Join")
    await first.click(await lobby(first, len(users)), label="Start")
    begun = await shown(first, lambda m: "begins. In turn order" in text(m))
    assert f"Pace: {pace}" in text(begun)
    order = sorted(users, key=lambda user: text(begun).index(user.id))
    await turn_of(order[0])
    await harness.rests()
    return order
