"""An evening of four who take as long as people do, on the stand-in's clock: hardly a click of theirs is blind.

Whoever is asked reads, thinks and aims; what is clicked is whatever stands at that place when the finger comes down, a
quarter of a second after the eye has chosen it. Others look at their seats meanwhile, and now and then somebody takes
the last step back while the next person thinks.
"""

import asyncio
from dataclasses import dataclass, field
from random import Random

import pytest

from tests.bot.core.conftest import BotHarness, label_like, turn_of
from tests.e2e.client import PATIENCE, Json, User, is_private, text
from tests.e2e.player import asking, offers, start
from tests.profiles import includes, rounds

FIRST, NEXT, PEEK, REGRET = (7.0, 0.8), (2.5, 0.7), (25.0, 0.6), (4.0, 0.5)
"""Seconds to a person's click, as median and spread of a lognormal: on a new question, on one's own next one, on one's
own seat while others play, to wish one's last step back."""
LEAST, AIM = 0.2, 0.25
"""Nobody clicks faster; from the eye's choice to the finger."""
REGRETS = 0.06
"""In so many turns somebody takes a step back."""
CLICKS = rounds(60, 600)
MANY = 300
BLIND = "came up just as you clicked"


@dataclass
class Evening:
    harness: BotHarness
    people: list[User]
    rng: Random
    at: float
    """The stand-in's time, which moves only when somebody in the story acts."""
    clicks: int = 0
    blind: list[str] = field(default_factory=list)

    def after(self, pace: tuple[float, float]) -> float:
        median, spread = pace
        return max(LEAST, median * self.rng.lognormvariate(0, spread))

    async def press(self, user: User, message: Json, place: int) -> None:
        """A finger comes down on what stands at a place of this message by now."""
        self.clicks += 1
        now = await user.message("table-1", message["id"])
        standing = list(offers(now))
        known = {one["id"] for one in await user.messages("table-1")}
        hit = standing[min(place, len(standing) - 1)]
        await user.press(now, hit.control, [hit.id] if hit.option else None, at_once=True)
        await self.harness.rests()
        told = [one for one in await user.messages("table-1") if one["id"] not in known and is_private(one)]
        self.blind += [text(one) for one in told if BLIND in text(one)]

    async def asked(self) -> tuple[User, Json, int] | None:
        """Who is to decide, in which message, and the place of what they choose there; None once the game is over."""
        async with asyncio.timeout(PATIENCE):
            while await self.harness.live_games():
                await self.harness.rests()
                if found := await self._asked():
                    return found
        return None

    async def _asked(self) -> tuple[User, Json, int] | None:
        for user in self.people:
            for message in reversed(await user.messages("table-1")):
                wanted = {offer.id for offer in asking(message)}
                mine = is_private(message) or f"**<@{user.id}>" in text(message)
                fits = [place for place, one in enumerate(offers(message)) if one.id in wanted]
                if mine and fits:
                    return user, message, self.rng.choice(fits)
        return None

    async def until(self, clicks: int) -> None:
        last: tuple[User, Json] | None = None
        while self.clicks < clicks and (ask := await self.asked()):
            user, message, place = ask
            follows = last is not None and last[0].id == user.id
            left = self.after(NEXT if follows else FIRST)
            others = [(self.after(PEEK), other) for other in self.people if other.id != user.id]
            for wait, other in sorted(others, key=lambda one: one[0]):
                if wait < left:
                    await self._peek(other, message)
            if last and not follows and self.rng.random() < REGRETS:
                wish = self.after(REGRET)
                if wish < left:
                    self.at += wish
                    await self._take_back(last[0], last[1])
                    left = max(AIM, left - wish) if left - wish < AIM else left - wish
                    if left > AIM:  # the eye sees that the question has gone
                        last = None
                        continue
            self.at += left
            await self.press(user, message, place)
            last = user, message

    async def _peek(self, user: User, message: Json) -> None:
        place = next((k for k, one in enumerate(offers(message)) if one.words == "Boards"), None)
        if place is not None and not is_private(message):
            await self.press(user, message, place)

    async def _take_back(self, user: User, message: Json) -> None:
        passed = await user.message("table-1", message["id"])
        if (label_like(passed, "Undo")) is None:
            return
        self.clicks += 1
        await user.click(passed, label="Undo")
        await self.harness.rests()


@pytest.mark.slow
async def test_at_most_one_click_in_three_hundred_is_blind(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await spent(harness, "orchard", CLICKS, monkeypatch)


if includes("all"):  # it takes minutes

    async def test_nor_where_the_games_are_long(
        clubhouse: BotHarness, key: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        await spent(clubhouse, key, MANY, monkeypatch)


async def spent(harness: BotHarness, key: str, clicks: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Play for so many clicks, and hold the evening to its measure."""
    people = await harness.users("Ana", "Ben", "Cleo", "Dan")
    clock = harness.stand_in.world.clock
    evening = Evening(harness, people, Random(13), clock.now())
    monkeypatch.setattr(clock, "now", lambda: evening.at)
    while evening.clicks < clicks:
        await start(key, people, "table-1")
        await harness.rests()
        await evening.until(clicks)
    print(f"{key}: {len(evening.blind)} of {evening.clicks} clicks were blind")
    assert len(evening.blind) * 300 <= evening.clicks, evening.blind


async def test_a_finger_that_comes_down_on_a_question_just_changed_is_counted(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The measure itself: a step is taken back while a finger is on its way to the same message."""
    people = await harness.users("Ana")
    clock = harness.stand_in.world.clock
    evening = Evening(harness, people, Random(13), clock.now())
    monkeypatch.setattr(clock, "now", lambda: evening.at)
    await harness.begin(*people, computers=1)
    planted = False
    while not planted:
        evening.at += 5.0
        user, message, place = await evening.asked() or pytest.fail("nobody is asked")
        planted = list(offers(message))[place].words.startswith("Plant")
        await evening.press(user, message, place)
    message = await turn_of(user)
    place = next(place for place, one in enumerate(offers(message)) if one.words.startswith("Take"))
    assert evening.blind == []
    await evening.press(user, message, place)
    assert len(evening.blind) == 1
