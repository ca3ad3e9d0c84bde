"""Scripted people at a table: they open a lobby, play by clicking what they see, and click other things, too."""

from __future__ import annotations

import asyncio
import re
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from dataclasses import dataclass, field
from random import Random
from typing import Literal

from benchmarks.house import Place
from bot.base import custom_ids
from bot.matches.levels import NONE
from playground import payloads
from playground.errors import Refused
from playground.media import walk
from playground.model import Channel, ChannelType, Interaction, Json, Message
from playground.ui import user_actions
from playground.world import Event, World
from tests.facts import ClickPolicy

BUTTON, SELECT = 2, 3
STRING, BOOLEAN = 3, 5
LOOKED_AT = 30
"""The newest messages of a channel that somebody looks at."""
PATIENCE, CALMER = 3.0, 4
"""Seconds after which people no longer wait for anything to happen, and how many times as long they wait at most where
nothing has happened before: else most clicks meet a bot that is only just starting.
"""
STARTING = 4
"""How often people wait for the first turn of a game before they believe that there is none."""
THINKING = 0.1
ANSWERED = {"INTERACTION_SUCCESS", "INTERACTION_FAILURE"}
COMMANDS = ("board", "hand", "score", "undo", "games", "hint")
ASIDE = ("boards", "more", "hand", "words", "explain", "why", "record")
"""What stands under a table, what stands behind *More*, and what stands under an end."""
SEATED = re.compile(r"(\d+) of \d+ seats taken:(.*)", re.DOTALL)
_ASKED = re.compile(r"\*\*<@(\d+)>")

Kind = Literal["lobby", "choice", "page", "panel", "letter", "aside", "undo", "stale", "foreign", "double", "command"]
KINDS: tuple[Kind, ...] = Kind.__args__  # type: ignore[attr-defined]
BESIDES: tuple[Kind, ...] = ("aside", "undo", "stale", "foreign", "double", "command", "letter")
LINGERING: tuple[Kind, ...] = ("choice", "lobby")
GOES_ON = 0.65
"""Part of the clicks of people that bring a game on."""
STEERED = 0.6
"""Part of those for which the kind is chosen first."""
LINGERS = 0.8
"""Part of the clicks at a lobby that do not start it, at tables that linger."""
SHORT = 40
"""Clicks of a game, at tables that linger, after which its people go elsewhere."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Something to click; `id` is what the bot reads."""

    message: Message
    control: str
    id: str
    words: str
    option: bool

    @property
    def click(self) -> custom_ids.Click | None:
        return custom_ids.parse(self.id)

    @property
    def verb(self) -> str:
        click = self.click
        return click.what.partition(".")[0] if isinstance(click, custom_ids.ActionClick | custom_ids.LobbyClick) else ""

    @property
    def revision(self) -> int:
        """That of its game, -1 for what belongs to none."""
        return getattr(self.click, "revision", -1)

    @property
    def asks(self) -> bool:
        """Whether it decides something, leads to more choices, or opens the panel where somebody decides."""
        return isinstance(self.click, custom_ids.MoveClick | custom_ids.PageClick) or self.verb == "play"


def offers(message: Message) -> Iterator[Offer]:
    """Everything that a message offers now."""
    for part in walk(message.components):
        if not part.get("custom_id") or part.get("disabled"):
            continue
        if "options" not in part:
            yield Offer(message, part["custom_id"], part["custom_id"], part.get("label") or "", False)
        for one in part.get("options", []):
            words = f"{one['label']}: {one.get('description') or ''}"
            yield Offer(message, part["custom_id"], one["value"], words, True)


def read(message: Message) -> str:
    """All texts of a message, and what it says of its pictures."""
    parts = [part for one in walk(message.components) for part in (one, *one.get("items", []))]
    return "\n".join(part.get("content") or part.get("description") or "" for part in parts)


def _kind(offer: Offer) -> Kind:
    """What a click on something that brings the game on counts as."""
    match offer.click:
        case custom_ids.MoveClick():
            return "choice"
        case custom_ids.PageClick():
            return "page"
    return "panel"


@dataclass(slots=True, eq=False)
class Pressed:
    """One click or command that somebody made."""

    kind: Kind
    user: str
    id: str
    sent: float
    answered: bool = False

    @property
    def at_game(self) -> bool:
        """Whether it was on a message of a game."""
        return self.kind not in ("lobby", "command")


@dataclass
class Table:
    """Some people in a channel who play one game, then another one."""

    world: World
    place: Place
    key: str
    people: tuple[str, ...]
    computers: int
    options: str
    thread: bool
    policy: ClickPolicy
    rng: Random
    channel: str = ""
    """Where they are: their channel, or the one they went to when it was deleted."""
    lingers: bool = False
    """Whether they spend their time at lobbies, and leave their games soon."""
    kind: Callable[[Sequence[Kind]], Kind] | None = None
    """Chooses what else to click in a game, by chance if there is none."""
    finished: int = 0
    """Games played to their end."""
    heard: list[Callable[[Pressed], None]] = field(default_factory=list)
    """They are told of every click."""
    pressed: list[Pressed] = field(default_factory=list)
    old: deque[Offer] = field(default_factory=lambda: deque(maxlen=20))
    opened: int = 0
    """Lobbies asked for."""
    answers: int = 0
    """Clicks at games that were answered."""
    _news: asyncio.Event = field(default_factory=asyncio.Event)
    _waiting: dict[str, Pressed] = field(default_factory=dict)
    _ended: set[str] = field(default_factory=set)
    been: list[str] = field(default_factory=list)
    """All channels in which they were."""
    _vain: int = 0
    """Clicks in a row after which nothing changed, though they were to bring the game on."""
    _aside: bool = False
    """Whether the latest click was not to bring the game on."""
    _patience: int = 0
    """How often they still wait for the game to begin."""
    _begun: int = 0
    """The clicks before the game that is under way."""

    def __post_init__(self) -> None:
        self._settle_in(self.place.channel)
        self.world.listen(self._hear)

    def _settle_in(self, channel: str) -> None:
        self.channel = channel
        self.been.append(channel)

    def go_elsewhere(self) -> None:
        """Leave the channel with its game for a new one."""
        new = Channel(self.world.mint.id(), ChannelType.TEXT, f"table-{len(self.been)}", guild_id=self.place.guild)
        self.world.channels[new.id] = new
        self.world.publish("CHANNEL_CREATE", payloads.channel(self.world, new, self.world.bot_id), channel=new)
        self._settle_in(new.id)

    def _hear(self, event: Event) -> None:
        if event.name in ANSWERED and (click := self._waiting.pop(event.data["id"], None)):
            click.answered = event.name == "INTERACTION_SUCCESS"
            self.answers += click.answered and click.at_game
            self._news.set()
        if event.name.startswith("MESSAGE"):
            self._news.set()

    async def play(self, enough: asyncio.Event) -> None:
        """Click until there is enough."""
        while not enough.is_set():
            self._news.clear()
            asked, seen, before = self._asked(), self._seen(), len(self.pressed)
            self._aside = False
            with suppress(Refused, IndexError, KeyError):  # gone before they clicked, or nothing of that kind there
                self._click(asked)
            if self._aside:
                await self._hear_of(self.pressed[before:])
            else:
                await self._wait(seen)
            await asyncio.sleep(self.rng.uniform(0, THINKING))

    async def _hear_of(self, made: list[Pressed]) -> None:
        """Until these clicks, which bring nothing on, are answered, or they lose patience."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE * self.rng.uniform(0.2, 1)):
                while any(click in made for click in self._waiting.values()):
                    self._news.clear()
                    await self._news.wait()

    async def _wait(self, before: set[str]) -> None:
        """Until they see something else, or lose patience."""
        patience = PATIENCE * min(1 + self._vain, CALMER)
        end = asyncio.get_running_loop().time() + patience * self.rng.uniform(0.2, 1)
        while (left := end - asyncio.get_running_loop().time()) > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), left)
            self._news.clear()
            if self._seen() != before:
                self._vain = 0
                return
        self._vain += 1

    def _seen(self) -> set[str]:
        """What there is to click to go on; at a lobby and after the end what there is to read."""
        return {offer.id for offer in self._asked()} or {read(offer.message) for offer in self._public()}

    def ask_for_the_table(self, channel: str) -> None:
        """Have the message posted again that somebody deleted here."""
        there = [message for message in self._messages(channel, None) if _ASKED.search(read(message))]
        if not any(one.asks for message in there for one in offers(message)):
            self._call("board", channel=channel)

    async def delete_data(self, user: str, sure: Callable[[], AbstractAsyncContextManager[None]]) -> None:
        """Have everything about somebody deleted, as far as they are answered; `sure` surrounds the last click."""
        await self._hear_of(self._call("privacy", user=user, channel=self.channel))
        await self._hear_of(self._answer(user, "privacy.delete"))
        async with sure():
            await self._hear_of(self._answer(user, "privacy.sure"))

    def _answer(self, user: str, what: str) -> list[Pressed]:
        """Click on this in the newest message to somebody that offers it, if there is one."""
        mine = [one for message in self._messages(self.channel, user) for one in offers(message)]
        for offer in [one for one in mine if one.click == custom_ids.LedgerClick(what)][:1]:
            return self._press("command", offer, user)
        return []

    async def answered(self) -> None:
        """Wait until every click and command is answered, or has failed."""
        while self._waiting:
            self._news.clear()
            await self._news.wait()

    # What they see

    def places(self) -> list[Channel]:
        """Their channel with its threads."""
        channel = self.world.channels.get(self.channel)
        return [channel, *self.world.threads(channel)] if channel else []

    def everywhere(self) -> set[str]:
        """All channels and threads where they were, as far as there still are any."""
        channels = [self.world.channels[one] for one in self.been if one in self.world.channels]
        return {place.id for channel in channels for place in (channel, *self.world.threads(channel))}

    def _messages(self, channel: str, viewer: str | None) -> list[Message]:
        """The newest messages there that everybody sees, or this one person as well; newest first."""
        newest = list(self.world.messages.get(channel, {}).values())[-LOOKED_AT:]
        return [one for one in reversed(newest) if one.viewer in (None, viewer) and one.author_id == self.world.bot_id]

    def _public(self) -> list[Offer]:
        """Everything offered to everybody, the newest message first."""
        return self._seen_by(None)

    def _seen_by(self, viewer: str | None) -> list[Offer]:
        """The same, with what this one person was shown alone."""
        return [one for place in self.places() for msg in self._messages(place.id, viewer) for one in offers(msg)]

    def mover(self) -> str | None:
        """Who is asked by the newest message that asks."""
        asking = [one for one in self._public() if one.asks]
        newest = max(asking, key=lambda one: one.revision, default=None)
        found = _ASKED.search(read(newest.message)) if newest else None
        return found[1] if found else None

    def _letters(self, user: str) -> list[Offer]:
        dm = self.world.dm(user, self.world.bot_id)
        return [one for message in self._messages(dm.id, user) for one in offers(message) if one.asks]

    def _asked(self) -> list[Offer]:
        """What the person to move can click to go on, as of the newest revision that can be seen."""
        mover, here = self.mover(), [one for one in self._public() if one.asks]
        if mover is None:
            return []
        mine = [one for one in self._seen_by(mover) if one.message.viewer == mover and one.asks]
        newest = max((one.revision for one in (*here, *mine)), default=-1)
        found = [one for one in (*mine, *here) if one.revision == newest]
        return [one for one in found if one.verb != "play"] or found

    # What they do

    def _click(self, asked: list[Offer]) -> None:
        mover = self.mover()
        if not asked or mover is None:
            self._begin()
        elif self._vain > 2:
            self._vain = 0
            self._call("board")
        elif self.lingers and len(self.pressed) > self._begun + SHORT:
            self.go_elsewhere()
        elif self.rng.random() < GOES_ON:
            self._go_on(asked, mover)
        else:
            try:
                self._besides(self._wanted(BESIDES), asked, mover)
                self._aside = True
            except IndexError:  # nothing of that kind there
                self._go_on(asked, mover)

    def _wanted(self, kinds: Sequence[Kind]) -> Kind:
        return self.kind(kinds) if self.kind else self.rng.choice(kinds)

    def _go_on(self, asked: list[Offer], mover: str) -> None:
        kinds = {_kind(one) for one in asked}
        if len(kinds) > 1 and self.rng.random() < STEERED:
            wanted = self._wanted(sorted(kinds))
            asked = [one for one in asked if _kind(one) == wanted]
        offer = self.policy.pick(asked, self.rng)
        self.old.append(offer)
        self._press(_kind(offer), offer, mover)

    def _besides(self, kind: Kind, asked: list[Offer], mover: str) -> None:
        anybody = self.rng.choice(self.place.people)
        match kind:
            case "aside":
                self._press(kind, self._one(one for one in self._seen_by(anybody) if one.verb in ASIDE), anybody)
            case "undo":
                self._press(kind, self._one(one for one in self._public() if one.verb == "undo"), anybody)
            case "stale":
                self._press(kind, self._one(one for one in self.old if self._sees(mover, one.message)), mover)
            case "foreign":
                strangers = [user for user in self.place.people if user != mover]
                self._press(kind, self._one(one for one in self._public() if one.asks), self.rng.choice(strangers))
            case "double":
                offer = self.rng.choice(asked)
                self._press(kind, offer, mover)
                self._press(kind, offer, mover)
            case "letter":
                letters = self._letters(mover)
                newest = max(one.revision for one in letters) if letters else 0
                self._press(kind, self._one(one for one in letters if one.revision == newest), mover)
            case _:
                self._call(self.rng.choice(COMMANDS), user=anybody)

    def _sees(self, user: str, message: Message) -> bool:
        """Whether Discord shows somebody a message; nobody can click another one."""
        channel = self.world.channels.get(message.channel_id)
        there = channel is not None and (not channel.recipients or user in channel.recipients)
        return there and message.viewer in (None, user)

    def _one(self, offered: Iterator[Offer]) -> Offer:
        return self.rng.choice(list(offered))

    def _begin(self) -> None:
        """Get a game under way: open a lobby, join, start; go on elsewhere if the channel is gone."""
        found = self._public()
        lobby = [one for one in found if one.verb in ("join", "start", "computer")]
        if newly := {one.message.id for one in found if one.verb == "again"} - self._ended:
            self._ended |= newly
            self.finished += len(newly)
        here = [
            one
            for user in self.people
            for message in self._messages(self.channel, user)
            for one in offers(message)
            if one.verb == "resume-here"
        ]
        if here and not lobby:
            self._press("lobby", here[0], here[0].message.viewer or self.people[0])
        elif lobby:
            self._at_lobby(lobby)
        elif self._patience > 0:  # the first turn is still to be posted
            self._patience -= 1
        elif self._vain % 3 == 2 and self.opened > self.finished:
            self._call("board", user=self.rng.choice(self.people))
        else:
            self._call("newgame")

    def _at_lobby(self, lobby: list[Offer]) -> None:
        if self.lingers and self._wanted(LINGERING) == "lobby" and self.rng.random() < LINGERS:
            user = self.rng.choice(self.people)
            offered = [*offers(lobby[0].message), *self._page(lobby[0], user)]
            self._press("lobby", self._one(one for one in offered if one.verb not in ("start", "")), user)
            return
        host, by_verb = self.people[0], {one.verb: one for one in reversed(list(offers(lobby[0].message)))}
        found = SEATED.search(read(lobby[0].message))
        seats, told = (int(found[1]), found[2]) if found else (0, "")
        missing = [one for one in self.people if f"<@{one}>" not in told and self._name(one) not in told]
        page = self._page(lobby[0], host) if seats < len(self.people) + self.computers else []
        computers = [one for one in page if one.verb == "computer" and not one.id.endswith(NONE)]
        if missing:
            self._press("lobby", by_verb["join"], missing[0])
        elif computers:
            self._press("lobby", self.rng.choice(computers), host)
        elif seats < len(self.people) + self.computers and not page:
            self._aside = True
            self._press("lobby", by_verb["setup"], host)
        else:
            self._begun, self._patience = len(self.pressed), STARTING
            self._press("lobby", by_verb["start"], host)

    def _page(self, lobby: Offer, user: str) -> list[Offer]:
        """What somebody was shown of a lobby in private."""
        mine = [one for one in self._seen_by(user) if one.message.viewer == user]
        return [one for one in mine if getattr(one.click, "lobby", "") == getattr(lobby.click, "lobby", None)]

    def _name(self, user: str) -> str:
        return self.world.users[user].global_name or ""

    def _press(self, kind: Kind, offer: Offer, user: str) -> list[Pressed]:
        values = [offer.id] if offer.option else None
        # What they look at may have changed: then they click what they saw, as people do whose screen lags behind.
        seen = SELECT if offer.option else BUTTON
        return self._sent(
            kind,
            user,
            offer.id,
            user_actions.press(self.world, offer.message, user, offer.control, values, kind=seen),
        )

    def _call(self, name: str, user: str | None = None, channel: str | None = None) -> list[Pressed]:
        given: list[Json] = []
        if name == "newgame":
            self.opened += 1
            given = [
                {"name": "game", "type": STRING, "value": self.key},
                {"name": "options", "type": STRING, "value": self.options},
                {"name": "thread", "type": BOOLEAN, "value": self.thread},
            ]
        user = user or self.people[0]
        if channel is None:
            channel = self.rng.choice(self.places()).id if name != "newgame" else self.channel
        begun = user_actions.call(self.world, self.world.channels[channel], user, name, given, complete=False)
        return self._sent("lobby" if name == "newgame" else "command", user, f"/{name}", begun)

    def _sent(self, kind: Kind, user: str, id_: str, begun: Interaction) -> list[Pressed]:
        click = Pressed(kind, user, id_, asyncio.get_running_loop().time())
        self.pressed.append(click)
        self._waiting[begun.id] = click
        for hear in self.heard:
            hear(click)
        return [click]
