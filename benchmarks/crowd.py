"""People at a thousand tables: they click at random times, whatever the bot does, and note when they are answered."""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import wraps
from random import Random
from typing import Literal

from bot.base import custom_ids
from bot.base.i18n import localizer
from bot.store import GameRow
from engine.registry import GAMES
from playground import Playground
from playground.components import Kind
from playground.errors import Refused
from playground.model import Json, Message
from playground.ui.user_actions import press
from playground.world import Event

BUTTON = 2
MOVES = 0.5
PAGES = 0.25
"""Parts of all clicks: moves, private pages; the rest are stale or foreign."""
REMEMBERED = 5
"""Offers of one message that a person chooses among."""
BEHIND = ("hand", "words", "explain", "log")
"""What people open that stands behind *More*."""
DROPPED = localizer("en")("bot-no-overloaded")
_ASKED = re.compile(r"\*\*<@(\d+)>")

What = Literal["move", "page", "stale"]


@dataclass(frozen=True, slots=True)
class Offer:
    """Something to click on a message."""

    message: Message
    control: str
    id: str
    option: bool
    click: custom_ids.Click


@dataclass(slots=True)
class Table:
    """What a table shows, as its people see it."""

    row: GameRow
    revision: int = -1
    mover: str = ""
    moves: list[Offer] = field(default_factory=list)
    """Of the message that all see, or of the mover's panel."""
    pages: list[Offer] = field(default_factory=list)
    opens: Offer | None = None
    """The button that opens the mover's panel."""
    old: deque[Offer] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    waits: dict[int, Click] = field(default_factory=dict)
    """Moves on their way, by the revision they build on."""


@dataclass(slots=True)
class Click:
    """One click; times in seconds, infinite for what has not come."""

    what: What
    sent: float
    answered: float = float("inf")
    shown: float = float("inf")
    refused: bool = False
    """Told that the bot is busy and nothing was played."""
    heard: bool = True
    """Whether a bot was connected to its server."""


def timed(work: Callable[..., None]) -> Callable[..., None]:
    """Count the processor time of a method as the crowd's own."""

    @wraps(work)
    def run(self: Crowd, *given: object) -> None:
        start = time.thread_time()
        work(self, *given)
        self.cpu += time.thread_time() - start

    return run


class Crowd:
    """Everybody at all tables. `clicks` are those since `begin`."""

    def __init__(self, stand_in: Playground, games: list[GameRow], seed: int) -> None:
        self.cpu = 0.0
        self.clicks: list[Click] = []
        self.skipped = 0
        self._world = stand_in.world
        self._gateway = stand_in.gateway
        self._rng = Random(seed)
        self._tables = {str(row.channel): Table(row) for row in games}
        self._of_key = {key: [one for one in self._tables.values() if one.row.key == key] for key in GAMES}
        self._sent: dict[str, Click] = {}
        self._world.listen(self._hear)

    @property
    def ready(self) -> int:
        """Tables whose message is there."""
        return sum(table.revision >= 0 for table in self._tables.values())

    def begin(self) -> None:
        """Forget the clicks so far."""
        self.clicks, self.skipped = [], 0
        self._sent.clear()
        for table in self._tables.values():
            table.waits.clear()

    def shown(self) -> dict[str, int]:
        """By game, the highest revision that its messages have shown."""
        return {table.row.id: table.revision for table in self._tables.values()}

    def forgive(self, seconds: float) -> None:
        """Whoever has waited so long for a move clicks again."""
        sent = time.monotonic() - seconds
        for table in self._tables.values():
            table.waits = {known: click for known, click in table.waits.items() if click.sent > sent}

    async def click_for(self, seconds: float, rate: float) -> None:
        """Click at random moments, this many times a second, whether answers come or not."""
        loop = asyncio.get_running_loop()
        at, end = loop.time(), loop.time() + seconds
        while (at := at + self._rng.expovariate(rate)) < end:
            await asyncio.sleep(max(0.0, at - loop.time()))
            self._click()

    @timed
    def _click(self) -> None:
        dice = self._rng.random()
        what: What = "move" if dice < MOVES else "page" if dice < MOVES + PAGES else "stale"
        tables = self._of_key[self._rng.choice(list(GAMES))]
        for _ in range(20):
            table = self._rng.choice(tables)
            if self._try(what, table):
                return
        self.skipped += 1

    def _try(self, what: What, table: Table) -> bool:
        if not table.mover or table.row.ended:
            return False
        match what:
            case "move":
                free = table.moves and table.revision not in table.waits
                return bool(free) and self._press(what, table, self._rng.choice(table.moves), table.mover)
            case "page":
                offer = table.opens if table.opens and not table.moves else None
                offer = offer or (self._rng.choice(table.pages) if table.pages else None)
                return offer is not None and self._press(what, table, offer, table.mover)
            case "stale":
                if table.old and self._rng.random() < 0.5:
                    return self._press(what, table, self._rng.choice(table.old), table.mover)
                others = [str(seat.user) for seat in table.row.seats if str(seat.user) != table.mover]
                public = [offer for offer in table.moves if offer.message.viewer is None]
                offer = self._rng.choice(public) if public else table.opens
                return offer is not None and self._press(what, table, offer, self._rng.choice(others))

    def _press(self, what: What, table: Table, offer: Offer, user: str) -> bool:
        message = self._world.messages[offer.message.channel_id].get(offer.message.id)
        if message is None:
            return False
        click = Click(what, time.monotonic(), heard=self._is_heard(table.row.guild or 0))
        values = [offer.id] if offer.option else None
        try:
            interaction = press(
                self._world,
                message,
                user,
                offer.control,
                values,
                kind=int(Kind.STRING_SELECT) if offer.option else BUTTON,
            )
        except Refused:
            return False
        self.clicks.append(click)
        self._sent[interaction.id] = click
        if what == "move":
            table.waits[offer.click.revision] = click
        return True

    def _is_heard(self, guild: int) -> bool:
        sessions = self._gateway.sessions.values()
        return any(one.line is not None and (guild >> 22) % one.shard[1] == one.shard[0] for one in sessions)

    @timed
    def _hear(self, event: Event) -> None:
        match event.name:
            case "INTERACTION_SUCCESS" if event.data["id"] in self._sent:
                self._sent[event.data["id"]].answered = time.monotonic()
            case "MESSAGE_CREATE" | "MESSAGE_UPDATE" if event.data["channel_id"] in self._tables:
                table = self._tables[event.data["channel_id"]]
                message = self._world.messages[event.data["channel_id"]].get(event.data["id"])
                if message is not None:
                    self._see(table, message)

    def _see(self, table: Table, message: Message) -> None:
        if message.viewer is not None:
            self._see_private(table, message)
            return
        offers = list(_offers(message))
        revision = max((offer.click.revision for offer in offers), default=-1)
        if revision < 0:
            return  # its turn has passed
        for known in [one for one in table.waits if one < revision]:
            table.waits.pop(known).shown = time.monotonic()
        if revision > table.revision:
            table.old.extend(table.moves[:1] or ([table.opens] if table.opens else []))
            table.revision = revision
        table.moves = [one for one in offers if isinstance(one.click, custom_ids.MoveClick)]
        table.opens = next((one for one in offers if _verb(one) == "play"), None)
        table.pages = [one for one in offers if _verb(one) in ("boards", "more")]
        asked = _ASKED.search(_text(message.components))
        table.mover = asked[1] if asked else table.mover

    def _see_private(self, table: Table, message: Message) -> None:
        if DROPPED in _text(message.components) and message.interaction is not None:
            if click := self._sent.get(message.interaction["id"]):
                click.refused = True
                table.waits = {known: one for known, one in table.waits.items() if one is not click}
            return
        offers = [one for one in _offers(message) if one.click.revision >= table.revision]
        if message.viewer != table.mover:
            return
        table.moves = [one for one in offers if isinstance(one.click, custom_ids.MoveClick)] or table.moves
        table.pages += [one for one in offers if _verb(one) in BEHIND]


def _offers(message: Message) -> Iterator[Offer]:
    """What can be clicked on a message and belongs to a game."""
    for control in _controls(message.components):
        id_ = control["custom_id"]
        for value in [option["value"] for option in control["options"]] if "options" in control else [id_]:
            click = custom_ids.parse(value)
            if isinstance(click, custom_ids.MoveClick | custom_ids.PageClick | custom_ids.ActionClick):
                yield Offer(message, id_, value, "options" in control, click)


def _verb(offer: Offer) -> str:
    return offer.click.what.partition(".")[0] if isinstance(offer.click, custom_ids.ActionClick) else ""


def _controls(components: list[Json]) -> Iterator[Json]:
    for one in components:
        if one.get("custom_id") and not one.get("disabled"):
            yield one
        yield from _controls(one.get("components", []))
        if "accessory" in one:
            yield from _controls([one["accessory"]])


def _text(components: list[Json]) -> str:
    return "\n".join(
        part for one in components for part in (one.get("content", ""), _text(one.get("components", []))) if part
    )


def tally(clicks: list[Click]) -> Counter[str]:
    """How many clicks of each kind."""
    return Counter(click.what for click in clicks)
