"""Scripted people who play by clicking what they are offered, knowing nothing of the games."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from engine.record import Record
from tests.e2e.client import BUTTON, PATIENCE, Json, Outcome, Refusal, User, controls, is_private, text, walk
from tests.facts import ClickPolicy

PAUSE = 30
"""Seconds in which nothing happens, after which a click counts as one that changed nothing."""


@dataclass(frozen=True)
class Offer:
    """Something to click: a button, or an option of a select, by the id that the bot will read."""

    message: Json
    control: str
    id: str
    words: str
    """Its label; for an option the second line too."""
    option: bool

    async def click(self, user: User) -> Outcome:
        return await user.press(self.message, self.control, [self.id] if self.option else None)


def offers(message: Json) -> Iterator[Offer]:
    """Everything a message offers."""
    for control in controls(message):
        if control["type"] == BUTTON:
            yield Offer(message, control["custom_id"], control["custom_id"], control.get("label") or "", False)
        for option in control.get("options", []):
            words = f"{option['label']}: {option.get('description') or ''}"
            yield Offer(message, control["custom_id"], option["value"], words, True)


def moves(message: Json) -> list[Offer]:
    """The controls that decide something or lead to more choices."""
    return [offer for offer in offers(message) if offer.id[:2] in ("m:", "n:")]


def revision(offer: Offer) -> int:
    return int(offer.id.split(":")[2])


async def shown(user: User, wanted: Callable[[Json], bool], channel: str, within: float = PATIENCE) -> Json:
    """The newest message in the channel that matches, as soon as there is one, or until nothing happens for so long."""
    while True:
        since = len(user.delivered)
        for message in reversed(await user.messages(channel)):
            if wanted(message):
                return message
        await user.wait(lambda event: True, since=since, within=within)


async def record_of(user: User, end: Json) -> Record:
    """The record that the last message of a game sends."""
    place = end["channel_id"]
    await user.click(end, label="More")
    more = await shown(user, lambda m: any(one.words == "Record" for one in offers(m)), place)
    await user.click(more, label="Record")
    told = await shown(user, lambda m: m["id"] > more["id"] and bool(_files(m)), place)
    return Record.from_json((await user.table.download(_files(told)[-1])).decode())


def _files(message: Json) -> list[str]:
    return [part["file"]["url"] for part in walk(message["components"]) if "file" in part]


async def start(game: str, people: list[User], channel: str, *, computers: int = 0, options: str = "") -> None:
    """Open a lobby, join, start."""
    first, *others = people
    given = {"options": options} if options else {}
    await first.command(channel, "newgame", game=game, **given)
    clicks = [(person, "join") for person in others] + [(first, "computer")] * computers + [(first, "start")]
    for seated, (person, what) in enumerate(clicks, 1):
        waits = f"{seated} of "
        lobby = await shown(person, lambda m, waits=waits: waits in text(m) and "Set up" in text(m), channel)  # type: ignore[misc]
        [start_] = [offer.id for offer in offers(lobby) if offer.id.startswith("l:") and offer.id.endswith(":start")]
        await person.press(lobby, start_.removesuffix("start") + what, kind=2)


@dataclass
class Party:
    """Some people who play one game to its end by clicks.

    Chance comes from the seed, the revision and the number of menus opened at it, so that equal games are played alike
    however slow the machine is.
    """

    people: list[User]
    channel: str
    seed: int
    policy: ClickPolicy = field(default_factory=ClickPolicy)
    clicks: int = 0
    revision: int = 0
    """The revision of the latest click."""
    _again: int = 0
    """Clicks so far at this revision, without those that open a panel or hit something that is gone."""
    _due: int = 0
    """The revision of the next click, at least."""
    _seen: tuple[str, set[str]] | None = None
    """The message of the latest click and what it offered then."""
    _watcher: User | None = None

    async def play(self, most: int = 100_000) -> bool:
        """Click until the game is over (True) or this many times."""
        for _ in range(most):
            if not await self.step():
                return True
        return False

    async def step(self) -> bool:
        """One click of whoever is asked; False at the end of the game. A control that vanishes before the click does no
        harm.
        """
        try:
            return await self._step()
        except Refusal:
            return True

    async def _step(self) -> bool:
        user, message = await self._asked()
        if _over(message):
            return False
        found = self.answers(message)
        await self.ponder(user, message, found)
        self._again = self._again if revision(found[0]) == self.revision else 0
        self.revision = revision(found[0])
        offer = self.policy.pick(found, Random(f"{self.seed}.{self.revision}.{self._again}"))
        self._watcher, self._seen = user, _shape(message)
        outcome = await offer.click(user)
        self.clicks += 1
        self._again += not offer.id.startswith("a:")
        self._due = self.revision + (offer.id.startswith("m:") and not outcome.failed)
        return True

    def answers(self, message: Json) -> list[Offer]:
        """What can be decided here, or what leads to it."""
        return asking(message)

    async def ponder(self, user: User, message: Json, found: Sequence[Offer]) -> None:
        """Whatever somebody does before they choose."""

    async def _asked(self) -> tuple[User, Json]:
        """The message that asks for a click, and who is asked; at the end of the game the last message."""
        try:
            return await self._found(PAUSE)
        except TimeoutError:  # a click may also leave everything as it was
            self._due, self._seen = 0, None
            return await self._found(PATIENCE)

    async def _found(self, within: float) -> tuple[User, Json]:
        watcher = self._watcher or self.people[0]
        message = await shown(watcher, lambda m: self._is_new(m) or _over(m), self.channel, within)
        if is_private(message) or _over(message):
            return watcher, message
        return next(person for person in self.people if f"<@{person.id}>" in text(message)), message

    def _is_new(self, message: Json) -> bool:
        """Whether it asks for something that was not asked before the latest click."""
        found = self.answers(message)
        return bool(found) and revision(found[0]) >= self._due and _shape(message) != self._seen


def asking(message: Json) -> list[Offer]:
    """What can be decided here, and the button that leads to more or all of it."""
    return [*moves(message), *(offer for offer in offers(message) if re.fullmatch(r"a:.*:play(\.cards)?", offer.id))]


def _shape(message: Json) -> tuple[str, set[str]]:
    return message["id"], {offer.id for offer in offers(message)}


def _over(message: Json) -> bool:
    return any(re.fullmatch("a:.*:again", offer.id) for offer in offers(message))
