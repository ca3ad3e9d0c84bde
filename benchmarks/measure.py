"""How high messages are and how many words they have: what `python -m benchmarks.screens --measure [GAME …]` does.

The real bot posts the moments of `benchmarks.spots` in a stand-in for Discord, each in a channel of its own, and
answers what the person to move clicks; Chromium shows every message as on a phone and on a desktop. A height is
that of the whole message with the line of the bot's name. Words are texts and labels seen before a menu is opened;
names of people, letters in pictures and alt texts do not count.
"""

from __future__ import annotations

import math
import re
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import NamedTuple

from playwright.async_api import Browser, Page, async_playwright

from benchmarks import house
from benchmarks.spots import Spot, chosen
from benchmarks.stage import stage
from bot.base import custom_ids
from bot.matches.offers import choices_are_public
from bot.store import MessageRow, Seat, queries, rows
from bot.store.migrate import migrate
from playground import Playground
from playground.model import Channel, ChannelType, Overwrite, User
from playground.permissions import Permission
from playground.seed import admit
from tests.e2e.client import BUTTON, LOADING, SELECTS, Json, Table, buttons, is_private, pictures, walk
from tests.e2e.client import User as Person
from tests.e2e.player import offers, shown
from tests.playground.browser.conftest import CHROMIUM

SIZES = {"phone": (370, 780), "desktop": (1280, 900)}
SHORT = ("Ana", "Ben", "Cleo", "Dan")
LONG = tuple(
    f"{name} von und zu Hohenzollern-Sigmaringen"[:32]
    for name in ("Alexandrine", "Wilhelmina", "Maximilian", "Ferdinand")
)
"""As long as Discord lets names be."""
WORDY, LETTERS, HINTS = 3, 4, 8
"""Every so many spots are also shown in words alone, or sent as a direct message; the first so many get a hint."""
TRIES = 5
"""On a busy machine the first answer of its kind may come too late."""
NEW_HEAD = 480
"""Seconds after which a message of the same author has a head of its own."""
LESSON = 60
"""Steps and answers of a lesson, at most."""

HEIGHT = """async id => {
  const row = document.getElementById("m" + id);
  await Promise.all([...row.querySelectorAll("img")].map(one => one.decode()));
  return row.getBoundingClientRect().height;
}"""


class Target(NamedTuple):
    """What 95 of 100 messages of a kind may take at most, and what all may; None: no matter."""

    phone: int
    phone_most: int
    words: int
    pictures: int
    desktop: int | None = None
    desktop_most: int | None = None


TURN = Target(680, 696, 60, 1, 650, 700)
WORDS = Target(1000, 1400, 160, 0)
TARGETS = {
    "turn": TURN,
    "panel": TURN,
    "letter": TURN,
    "turn in words": WORDS,
    "panel in words": WORDS,
    "lobby": Target(420, 460, 45, 1),
    "set-up": Target(400, 400, 40, 0),
    "hint": Target(260, 260, 50, 0),
    "late click": Target(120, 120, 25, 0),
    "foreign click": Target(120, 120, 25, 0),
    "lesson": Target(620, 680, 60, 1),
    "end": Target(540, 600, 60, 1),
    "seat": Target(696, 696, 60, 1),
    "boards": Target(696, 696, 60, 1),
}


@dataclass(frozen=True)
class Seen:
    """One message as it was measured."""

    kind: str
    game: str
    about: str
    phone: int
    desktop: int
    words: int
    pictures: int


@dataclass
class Measured:
    """All that was measured, and where the pictures of misses are kept."""

    folder: Path
    seen: list[Seen] = field(default_factory=list)

    def report(self) -> bool:
        """Print it; whether every target is met."""
        met = True
        for game in sorted({one.game for one in self.seen}):
            for kind, target in TARGETS.items():
                found = [one for one in self.seen if (one.kind, one.game) == (kind, game)]
                if found:
                    missed = misses(found, target)
                    met = met and not missed
                    print(
                        f"{game} {kind}: {describe(found)}" + (f"; MISSED {', '.join(missed)}" if missed else ""),
                        flush=True,
                    )
        return met


def describe(found: Sequence[Seen]) -> str:
    said = [f"{len(found)} seen"]
    for what in ("phone", "desktop", "words", "pictures"):
        values = sorted(getattr(one, what) for one in found)
        said.append(f"{what} {share(values, 0.5)}, {share(values, 0.95)}, {values[-1]}")
    return "; ".join(said)


def share(values: Sequence[int], part: float) -> int:
    return values[math.ceil(part * len(values)) - 1]


def misses(found: Sequence[Seen], target: Target) -> list[str]:
    """The targets that these messages of a kind miss."""

    def p95(what: str) -> int:
        return share(sorted(getattr(one, what) for one in found), 0.95)

    def most(what: str) -> int:
        return max(getattr(one, what) for one in found)

    limits = [
        ("phone p95", p95("phone"), target.phone),
        ("phone", most("phone"), target.phone_most),
        ("words p95", p95("words"), target.words),
        ("pictures", most("pictures"), target.pictures),
        ("desktop p95", p95("desktop"), target.desktop),
        ("desktop", most("desktop"), target.desktop_most),
    ]
    return [f"{what} {value} of {limit}" for what, value, limit in limits if limit is not None and value > limit]


def words_of(message: Json, names: Sequence[str]) -> int:
    """Its words, seen before a menu is opened."""
    parts = [message["content"]]
    for one in walk(message["components"]):
        parts += [one.get("content") or ""]
        if one["type"] == BUTTON:
            parts.append(one.get("label") or "")
        if one["type"] in SELECTS:
            shown = [option["label"] for option in one.get("options", []) if option.get("default")]
            parts += shown or [one.get("placeholder") or ""]
    text = re.sub(r"<[^>]*>|https?://\S+", " ", "\n".join(parts))
    for name in names:
        text = text.replace(name, " ")
    return sum(any(letter.isalnum() for letter in word) for word in text.split())


@dataclass
class Eyes:
    """One person's page at both sizes."""

    person: Person
    pages: dict[str, Page]
    measured: Measured
    inbox: str
    """The channel of direct messages with the bot."""
    channel: str = ""

    async def open(self, channel: str) -> None:
        for page in self.pages.values():
            await page.locator(f"[data-id='{channel}']").dispatch_event("click")
        self.channel = channel

    async def look(self, message: Json, kind: str, game: str, about: str) -> None:
        """Measure a message of the open channel; a picture is kept where it is beyond its target."""
        high = {}
        for size, page in self.pages.items():
            await page.locator(f"#m{message['id']}").wait_for(state="attached")
            high[size] = round(await page.evaluate(HEIGHT, message["id"]))
        count = words_of(message, (*SHORT, *LONG))
        seen = Seen(kind, game, about, high["phone"], high["desktop"], count, len(pictures(message)))
        self.measured.seen.append(seen)
        if missed := misses([seen], TARGETS[kind]):
            name = re.sub(r"[^\w.-]+", "-", f"{game}-{kind}-{about}")
            print(f"{game} {kind}, {about}: {', '.join(missed)}", flush=True)
            for size, page in self.pages.items():
                await page.locator(f"#m{message['id']}").screenshot(path=self.measured.folder / f"{name}-{size}.png")

    async def answered(self, message: Json, id_: str) -> Json:
        """The private answer to a button."""
        known = {one["id"]: one for one in await self.person.messages(self.channel)}

        def wanted(one: Json) -> bool:
            changed = one["components"] != known.get(one["id"], {}).get("components")
            return is_private(one) and changed and not one["flags"] & LOADING

        for _ in range(TRIES):
            if not (await self.person.press(message, id_, kind=BUTTON)).failed:
                break
        return await shown(self.person, wanted, self.channel)

    async def answer(self, message: Json, id_: str, kind: str, game: str, about: str) -> None:
        """Measure the private answer to a button."""
        answer = await self.answered(message, id_)
        await self.look(answer, kind, game, about)
        await self.person.dismiss(answer)

    async def letter(self, message: Json, id_: str, game: str, about: str) -> None:
        """Measure the direct message that a button brings."""
        known = {one["id"] for one in await self.person.messages(self.inbox)}
        await self.person.table.trouble("clock", seconds=NEW_HEAD)
        await self.person.press(message, id_, kind=BUTTON)
        letter = await shown(self.person, lambda m: m["id"] not in known, self.inbox)
        await self.open(self.inbox)
        await self.look(letter, "letter", game, about)


@dataclass(frozen=True)
class Seating:
    """Where a spot is shown, and to whom."""

    spot: Spot
    id: str
    channel: str
    long: bool
    """Everybody's name is as long as names may be."""
    textual: bool = False
    """Files are forbidden there."""
    foreign: bool = False
    """It is somebody else's turn."""
    letter: bool = False
    """It is sent as a direct message, too."""
    hint: bool = False

    @property
    def about(self) -> str:
        plan = self.spot.plan
        options = "-".join(value for _, value in plan.options)
        return f"{self.spot.kind} {plan.seats} {options} {'hard' if plan.hard else 'chance'} {len(self.spot.journal)}"

    def people(self, ids: dict[str, str]) -> list[Seat]:
        """Who sits where: the one who looks at the seat to move, unless it is somebody else's turn."""
        names = (LONG if self.long else SHORT)[: self.spot.plan.seats]
        first = (self.spot.match.to_move or 0) + self.foreign
        return [Seat(name, int(ids[name])) for name in (*names[-first % len(names) :], *names[: -first % len(names)])]


async def furnish(stand_in: Playground, table: Table, data: Path, spots: Sequence[Spot]) -> list[Seating]:
    """A table for each of these spots, in the database and as a channel."""
    world = stand_in.world
    guild = next(iter(world.guilds.values()))
    for name in LONG:
        user = User(world.mint.id(), name.split()[0].lower(), name)
        world.users[user.id] = user
        admit(world, guild, user.id)
    ids = {user.global_name or "": user.id for user in world.users.values()}
    found = list(seatings(stand_in, spots))
    migrate(data / "solstice.db")
    with closing(sqlite3.connect(data / "solstice.db")) as db:
        for one in found:
            match, journal = one.spot.at(one.id, one.people(ids), int(guild.id), int(one.channel))
            house.store(db, match.row, journal, lagging=True)
            if match.over:  # its last turn was told before
                row = MessageRow(one.id, one.id, "turn", int(one.channel), 0, closed=match.revision - 1, done=True)
                db.execute(queries.SAVE_MESSAGE, rows.MESSAGE.dump_python(row, round_trip=True))
        db.commit()
    return found


def seatings(stand_in: Playground, spots: Sequence[Spot]) -> Iterator[Seating]:
    hints = 0
    for number, spot in enumerate(spots):
        over, textual = spot.kind == "over", number % WORDY == 0
        seat = Seating(spot, f"{number:010x}", _channel(stand_in, f"spot-{number}").id, long=number % 2 == 1)
        hints += (hint := not over and hints < HINTS)
        yield replace(
            seat, letter=not over and number % LETTERS == 0, foreign=not over and number % LETTERS == 1, hint=hint
        )
        if textual and not over:
            there = _channel(stand_in, f"words-{number}", textual=True).id
            yield Seating(spot, f"{number:010x}w", there, long=number % 2 == 1, textual=True)


def _channel(stand_in: Playground, name: str, *, textual: bool = False) -> Channel:
    world = stand_in.world
    denied = [Overwrite(world.bot_id, 1, deny=int(Permission.ATTACH_FILES))] if textual else []
    channel = Channel(world.mint.id(), ChannelType.TEXT, name, guild_id=next(iter(world.guilds)), overwrites=denied)
    world.channels[channel.id] = channel
    return channel


async def at_table(eyes: Eyes, one: Seating) -> None:
    """Look at all that one seat brings."""
    await eyes.open(one.channel)
    game, about, match = one.spot.plan.key, one.about, one.spot.match
    message = await shown(eyes.person, lambda m: bool(buttons(m)), one.channel)
    if one.spot.kind == "over":
        await eyes.look(message, "end", game, about)
        return
    words = " in words" if one.textual else ""
    await eyes.look(message, "turn" + words, game, about)
    action = partial(custom_ids.action_id, one.id, match.revision)
    if one.foreign:
        key = custom_ids.move_id(one.id, match.revision, "0")
        await eyes.answer(message, key, "foreign click", game, about)
        more = await eyes.answered(message, action("more"))
        await eyes.answer(more, action("hand"), "seat", game, about)
        return
    if not choices_are_public(match):
        await eyes.answer(message, action("play"), "panel" + words, game, about)
    if one.textual:
        return
    if one.letter:
        await eyes.answer(message, action("boards"), "boards", game, about)
        await eyes.answer(message, custom_ids.move_id(one.id, match.revision - 1, "0"), "late click", game, about)
    if one.hint:
        answer = await eyes.answered(await eyes.answered(message, action("more")), action("hint"))
        if any(one["custom_id"] == action("hint.yes") for one in buttons(answer)):
            answer = await eyes.answered(answer, action("hint.yes"))
        await eyes.look(answer, "hint", game, about)
        await eyes.person.dismiss(answer)
    if one.letter:
        more = await eyes.answered(message, action("more"))
        await eyes.letter(more, action("dm"), game, about)


async def at_lobby(eyes: Eyes, game: str) -> None:
    """Look at a lobby as it is opened, and what its host sets up."""
    person = eyes.person
    await person.command(eyes.channel, "newgame", game=game)
    lobby = await shown(person, lambda m: any(b["custom_id"].endswith(":join") for b in buttons(m)), eyes.channel)
    await eyes.look(lobby, "lobby", game, person.name)
    if setup := next(
        (one for one in buttons(lobby) if one["custom_id"].startswith("l:") and "set" in one["custom_id"]), None
    ):
        await eyes.answer(lobby, setup["custom_id"], "set-up", game, person.name)


async def at_lesson(eyes: Eyes, game: str) -> None:
    """Look at each step of a lesson, and at each answer."""
    person, inbox = eyes.person, eyes.inbox
    before = {one["id"] for one in await person.messages(inbox)}
    await person.table.trouble("clock", seconds=NEW_HEAD)
    await person.command(eyes.channel, "learn", game=game)
    message = await shown(person, lambda m: m["id"] not in before and bool(buttons(m)), inbox)
    await eyes.open(inbox)
    for step in range(LESSON):
        await eyes.look(message, "lesson", game, f"step {step}")
        ways = [one.id for one in offers(message)]
        wanted = next((way for way in ways if way.startswith("m:")), None)
        wanted = wanted or next((way for way in ways if re.fullmatch("a:.*:on", way)), None)
        if wanted is None:
            return
        offer = next(one for one in offers(message) if one.id == wanted)
        old = str(message["components"])
        await offer.click(person)
        id_ = message["id"]
        message = await shown(person, lambda m: m["id"] == id_ and str(m["components"]) != old, inbox)  # noqa: B023


@asynccontextmanager
async def eyes_of(browser: Browser, url: str, bot: str, person: Person, measured: Measured) -> AsyncIterator[Eyes]:
    """This person's pages, open at the lobby."""
    contexts, pages = [], {}
    inbox = (await person.direct(bot))["id"]
    for size, (wide, high) in SIZES.items():
        context = await browser.new_context(viewport={"width": wide, "height": high}, has_touch=size == "phone")
        contexts.append(context)
        pages[size] = await context.new_page()
        await pages[size].goto(f"{url}/?as={person.name}&in=lobby")
        await pages[size].locator(".title-bar").wait_for()
    yield Eyes(person, pages, measured, inbox)
    for context in contexts:
        await context.close()


async def measure(games: Sequence[str], folder: Path, *, short: bool) -> bool:
    """Measure all messages of these games; whether all targets are met."""
    spots = [spot for game in games for spot in chosen(game, short=short)]
    measured = Measured(folder)

    async def prepare(stand_in: Playground, table: Table, data: Path) -> tuple[list[Seating], list[Person], list[str]]:
        found = await furnish(stand_in, table, data, spots)
        rooms = [_channel(stand_in, f"open-{number}").id for number in range(2 * len(games))]
        return found, [await table.join(name) for name in (SHORT[0], LONG[0])], rooms

    async with stage(prepare) as (stand_in, (found, people, rooms)), async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for long, person in enumerate(people):
            async with eyes_of(browser, stand_in.url, stand_in.world.bot_id, person, measured) as eyes:
                for one in found:
                    if one.long == bool(long):
                        await at_table(eyes, one)
                for place, game in enumerate(games):
                    await eyes.open(rooms[2 * place + long])
                    await at_lobby(eyes, game)
                    if not long:
                        await at_lesson(eyes, game)
        await browser.close()
    return measured.report()
