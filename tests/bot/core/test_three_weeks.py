"""Whole games on the clock, with everything that people were sent counted."""

from itertools import groupby
from random import Random

import pytest

from bot.base.quiet import quiet_until
from bot.store import JournalEntry
from tests.bot.core.conftest import BotHarness, shown, turn_of, whole_turn
from tests.bot.core.notices import LATER
from tests.bot.core.settings_page import choose
from tests.bot.core.timed import begun, rests
from tests.bot.core.turned import HOUR, NOON, TurnedClock
from tests.bot.matches import says
from tests.e2e.client import User, text

ZONES = {"Ana": "Europe/Berlin", "Ben": "America/Los_Angeles", "Cleo": "Asia/Tokyo", "Dan": "UTC"}
QUIET = "2200-0800"
REMINDED = 8
"""Hours."""
pytestmark = pytest.mark.usefixtures("clock")


class Post:
    """Notes what notifies whom, and judges that it may."""

    def __init__(self, harness: BotHarness, clock: TurnedClock, witness: User, people: list[User]) -> None:
        self._club, self._clock, self._witness = harness, clock, witness
        self._people = {user.id: user for user in people}
        self._seen = len(witness.delivered)
        self.sent: dict[str, list[str]] = {user.id: [] for user in people}
        """By person: call, reminder or warning."""

    async def collect(self) -> None:
        """Look at what was posted since the last time."""
        await self._witness.caught_up()
        new, self._seen = self._witness.delivered[self._seen :], len(self._witness.delivered)
        waits_for = {str(row.waits_for) for row in await self._club.live_games()}
        for event in new:
            for mentioned in event.data.get("mentions", ()) if event.name == "MESSAGE_CREATE" else ():
                person = self._people[mentioned["id"]]
                assert person.id in waits_for, "a game waits for somebody else"
                assert quiet_until(QUIET, ZONES[person.name], self._clock.now()) is None, "sent in quiet hours"
                self.sent[person.id].append(_kind(text(event.data)))


def _kind(words: str) -> str:
    if LATER in words:
        return "reminder"
    return "warning" if "your time in" in words else "call"


def turns(journal: list[JournalEntry]) -> dict[int, int]:
    """How many turns each person owed: those they played, and those that their clock ended."""
    owed: dict[int, int] = {}
    plays = [(entry.seat, entry.user) for entry in journal if entry.kind == "play"]
    for (_, user), _run in groupby(plays):
        if user is not None:
            owed[user] = owed.get(user, 0) + 1
    return owed


@pytest.mark.slow
async def test_four_people_three_weeks_and_one_who_vanishes(harness, clock):
    rng = Random(3)
    users = await harness.users(*ZONES)
    for user in users:
        await choose(user, f"Reminder: after {REMINDED} hours", zone=ZONES[user.name], quiet=QUIET)
    post = Post(harness, clock, users[0], users)
    order = await begun(harness, "two days a turn", *ZONES, options="length=long")
    lost = order[1]
    await post.collect()
    [row] = await harness.live_games()
    hurry = dict.fromkeys(order, 0.0)
    since, waited, vanished = clock.now(), {user.id: 0 for user in order}, False
    while games := await harness.live_games():
        assert clock.now() - NOON < 21 * 24 * HOUR
        [game] = games
        mover = next((user for user in order if user.id == str(game.waits_for)), None)
        if game.waits_since != since and mover is not None:
            since, hurry[mover] = game.waits_since, game.waits_since + rng.randrange(2, 32) * HOUR
        awake = mover and quiet_until(QUIET, ZONES[mover.name], clock.now()) is None
        if mover is not None and awake and clock.now() >= hurry[mover] and (mover is not lost or not vanished):
            waited[mover.id] += clock.now() - game.waits_since >= REMINDED * HOUR
            vanished |= mover is lost
            await whole_turn(mover)
        else:
            clock.turn(2 * HOUR)
        await rests(harness, clock)
        await post.collect()
    journal = await harness.bot.services.store.journal(row.id)
    owed = turns(journal)
    owed[int(lost.id)] += 1
    waited[lost.id] += 1
    assert owed == {int(user.id): 2 if user is lost else 5 for user in order}
    for user in order:
        sent = post.sent[user.id]
        assert sent.count("call") <= owed[int(user.id)]
        assert sent.count("reminder") <= waited[user.id]
        assert sent.count("warning") <= sent.count("reminder")
    assert post.sent[lost.id][-3:] == ["call", "reminder", "warning"], "and nothing more once a computer plays"


async def test_a_live_game_of_four_ends_with_two_flags_fallen(harness, clock):
    order = await begun(harness, "live, 5 minutes each", *ZONES, options="length=short")
    gone = {order[1].id, order[3].id}
    while games := await harness.live_games():
        [game] = games
        mover = next((user for user in order if user.id == str(game.waits_for)), None)
        if mover is not None and mover.id not in gone:
            clock.turn(20)
            await turn_of(mover)
            await whole_turn(mover)
        else:
            clock.turn(60)
        await rests(harness, clock)
    end = await shown(order[0], lambda m: "the game is over" in text(m))
    told = "\n".join(text(event.data) for event in order[0].delivered if event.name.startswith("MESSAGE_"))
    assert end
    for user in order:
        assert says(told, "bot-log-away", was=user.name) == (user.id in gone)
    assert clock.now() - NOON < 4 * (5 * 60 + 3 * 10) + 120
