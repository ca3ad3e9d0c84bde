"""Scripted people who play by clicking what they are offered, knowing nothing of the games."""

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from tests.e2e.client import BUTTON, Json, Refusal, User, controls, is_private, text


@dataclass(frozen=True)
class Offer:
    """Something to click: a button, or an option of a select, by the id that the bot will read."""

    message: Json
    control: str
    id: str
    label: str
    option: bool

    async def click(self, user: User) -> None:
        await user.press(self.message, self.control, [self.id] if self.option else None)


def offers(message: Json) -> Iterator[Offer]:
    """Everything a message offers."""
    for control in controls(message):
        if control["type"] == BUTTON:
            yield Offer(message, control["custom_id"], control["custom_id"], control.get("label") or "", False)
        for option in control.get("options", []):
            yield Offer(message, control["custom_id"], option["value"], option["label"], True)


def moves(message: Json) -> list[Offer]:
    """What decides something or leads to more choices."""
    return [offer for offer in offers(message) if offer.id[:2] in ("m:", "n:")]


def revision(offer: Offer) -> int:
    return int(offer.id.split(":")[2])


async def shown(user: User, wanted: Callable[[Json], bool], channel: str, within: float = 120) -> Json:
    """The newest message that stands in the channel and is wanted, as soon as there is one."""
    async with asyncio.timeout(within):
        while True:
            since = len(user.delivered)
            for message in reversed(await user.messages(channel)):
                if wanted(message):
                    return message
            await user.wait(lambda event: True, since=since, within=within)


async def start(game: str, people: list[User], channel: str, *, computers: int = 0, options: str = "") -> None:
    """Open a lobby, join, start."""
    first, *others = people
    given = {"options": options} if options else {}
    await first.command(channel, "newgame", game=game, **given)
    clicks = [(person, "join") for person in others] + [(first, "computer")] * computers + [(first, "start")]
    for seated, (person, what) in enumerate(clicks, 1):
        lobby = await shown(person, lambda m, seated=seated: f"**Players** ({seated})" in text(m), channel)  # type: ignore[misc]
        [button] = [offer for offer in offers(lobby) if offer.id.startswith("l:") and offer.id.endswith(f":{what}")]
        await button.click(person)


@dataclass
class Party:
    """Some people who play one game to its end by random clicks."""

    people: list[User]
    channel: str
    rng: Random
    clicks: int = 0
    seen: int = 0
    """The newest revision that anybody has been shown."""

    async def play(self, most: int = 100_000) -> bool:
        """Click until the game is over (True) or so often."""
        for _ in range(most):
            if not await self.step():
                return True
        return False

    async def step(self) -> bool:
        """One click of whoever is asked; False at the end of the game. What vanishes under the finger is no harm."""
        try:
            return await self._step()
        except Refusal:
            return True

    async def _step(self) -> bool:
        message = await shown(self.people[0], lambda m: _asks(m) or _over(m), self.channel)
        if _over(message):
            return False
        user = next(person for person in self.people if f"<@{person.id}>" in text(message))
        if not moves(message):
            message = await self._panel(user, message)
        if not moves(message):
            return True  # the table had moved on
        offer = self.rng.choice(moves(message))
        self.seen = max(self.seen, revision(offer))
        before = await self._offered(user)
        await offer.click(user)
        self.clicks += 1
        await self._changed(user, before)
        return True

    async def _panel(self, user: User, message: Json) -> Json:
        known = {m["id"] for m in await user.messages(self.channel)}
        [play] = [offer for offer in offers(message) if offer.id.endswith(":play")]
        await play.click(user)
        self.clicks += 1
        return await shown(user, lambda m: m["id"] not in known and is_private(m) and bool(text(m)), self.channel)

    async def _offered(self, user: User) -> list[str]:
        messages = await user.messages(self.channel)
        return [offer.id for m in messages for offer in offers(m)] + [m["id"] for m in messages if _over(m)]

    async def _changed(self, user: User, before: list[str]) -> None:
        """Wait until something else is offered; a click may also leave all as it was."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(30):
                since = len(user.delivered)
                while await self._offered(user) == before:
                    await user.wait(lambda event: True, since=since)
                    since = len(user.delivered)


def _asks(message: Json) -> bool:
    return not is_private(message) and any(offer.id.endswith(":play") or moves(message) for offer in offers(message))


def _over(message: Json) -> bool:
    return any(offer.id.startswith("a:") and offer.id.endswith(":again") for offer in offers(message))
