"""The doors of a running bot: ids, menus, forms, commands, their completion, and the routes of the stand-in."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
from yarl import URL

import playground
from benchmarks import house
from benchmarks.chaos.stored import rows
from benchmarks.chaos.truth import GAMES, JOURNAL, replayed
from benchmarks.fuzz import garbling
from benchmarks.fuzz.verdict import Tally, judged
from bot.base.logs import configure_logging
from bot.base.settings import Settings
from bot.gateway.app import Bot, point
from bot.store import GameRow
from playground import commands, interactions
from playground.components import Kind
from playground.media import walk
from playground.model import Channel, Interaction, InteractionType, Json, Message

START = 300
"""Seconds until every table is shown."""
STRING, INTEGER, BOOLEAN, USER, CHANNEL, FILE = 3, 4, 5, 6, 7, 11
TEXT, CHOICES = 100, 25
"""Discord's limits: letters of an id or a value, values of a menu."""
PAGE = [
    ("GET", "/"),
    ("GET", "/page/*"),
    ("GET", "/cdn/attachments/*/*/*"),
    ("GET", "/cdn/emojis/*.*"),
    ("GET", "/ui/users"),
    ("GET", "/ui/state"),
    ("GET", "/ui/journal"),
    ("GET", "/ui/trouble"),
    ("GET", "/ui/channels/*/messages"),
    ("GET", "/ui/channels/*/commands"),
    ("POST", "/ui/channels/*/messages"),
    ("POST", "/ui/channels/*/messages/*/press"),
    ("POST", "/ui/channels/*/commands"),
    ("POST", "/ui/interactions/*/modal"),
    ("POST", "/ui/channels/*"),
    ("POST", "/ui/dms"),
    ("POST", "/ui/users"),
]
BODY = {"content": "x", "custom_id": "m:1", "values": ["2"], "command": "newgame", "user": "Ana", "options": []}
JSON = {"Content-Type": "application/json"}
ANSWER = 3.5
"""Seconds after which an answer no longer counts."""


class Errors(logging.Handler):
    """What the bot logs as an error."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []
        self.dropped = 0
        """Inputs that the bot did not begin because they were too old when their turn came."""

    def emit(self, record: logging.LogRecord) -> None:
        self.dropped += "too late, not begun" in record.getMessage()
        if record.levelno >= logging.ERROR:
            self.lines.append(self.format(record))


@dataclass
class Stage:
    """The stand-in with tables, the bot that serves them, and what strangers may know."""

    stand_in: playground.Playground
    bot: Bot
    places: list[house.Place]
    file: Path
    session: aiohttp.ClientSession
    errors: Errors = field(default_factory=Errors)

    def known(self) -> list[str]:
        """Every id and value that any message offers."""
        found = [part.get("custom_id") for message in self.messages() for part in walk(message.components)]
        parts = [part for message in self.messages() for part in walk(message.components)]
        values = [option["value"] for part in parts for option in part.get("options", [])]
        return [text for text in (*found, *values) if text]

    def messages(self) -> list[Message]:
        return [message for channel in self.stand_in.world.messages.values() for message in channel.values()]

    def games(self) -> dict[str, tuple[int, str]]:
        """Revision and position of every game."""
        with closing(sqlite3.connect(f"file:{self.file}?mode=ro", uri=True)) as db:
            return {key: (revision, at) for key, revision, at in db.execute("SELECT id, revision, position FROM game")}

    def somewhere(self, rng: Random) -> tuple[house.Place, Channel]:
        place = rng.choice(self.places)
        return place, self.stand_in.world.channels[place.channel]


@asynccontextmanager
async def staged(tables: int) -> AsyncIterator[Stage]:
    """A bot in this process, at this many tables under way."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "solstice.db"
        async with await playground.start(rates=False, journal=1) as stand_in, aiohttp.ClientSession() as session:
            places = house.build(stand_in.world, tables)
            house.fill(file, places, lagging=True)
            point(stand_in.url, stand_in.gateway_url)
            settings = Settings(token=stand_in.token, data=Path(folder), drawing_workers=1, _env_file=None)
            configure_logging(settings)
            bot = Bot(settings)
            stage = Stage(stand_in, bot, places, file, session)
            logging.getLogger().addHandler(stage.errors)
            serving = asyncio.create_task(bot.start(stand_in.token))
            try:
                await _shown(stage)
                yield stage
            finally:
                logging.getLogger().removeHandler(stage.errors)
                await bot.close()
                serving.cancel()
                await asyncio.gather(serving, return_exceptions=True)


async def _shown(stage: Stage) -> None:
    start = time.monotonic()
    while len(stage.known()) < len(stage.places) or await stage.bot.services.store.posts():
        if time.monotonic() - start > START:
            raise SystemExit(f"not shown: {stage.errors.lines}")
        await asyncio.sleep(0.2)


Ask = Callable[[Stage, Random], Interaction]


async def _thrown(stage: Stage, rng: Random, number: int, tally: Tally, ask: Ask) -> None:
    """Throw inputs one after the other: each is answered, no error is logged, and no game changes unlawfully."""
    before = stage.games()
    for _ in range(number):
        given: list[Any] = []
        with judged(tally, given):
            interaction = ask(stage, rng)
            given.append(interaction.data)
            tally.ends[await _answered(interaction, stage.errors)] += 1
        for line in stage.errors.lines:
            tally.fault(line, given)
        stage.errors.lines.clear()
    after = stage.games()
    for id_ in (id_ for id_ in after if after[id_] != before.get(id_)):
        await _check(stage, id_, before.get(id_, (0, ""))[0], tally)


async def _answered(interaction: Interaction, errors: Errors) -> str:
    start, dropped = time.monotonic(), errors.dropped
    while interaction.callback is None:
        if errors.dropped > dropped:
            return "dropped as too late"
        if time.monotonic() - start > ANSWER:
            raise TimeoutError("no answer")
        await asyncio.sleep(0.002)
    return f"answered by {interaction.callback}"


async def _check(stage: Stage, id_: str, since: int, tally: Tally) -> None:
    """A game that changed still is what its journal says, and only people who sit there changed it."""
    store = stage.bot.services.store
    row, journal = await store.game(id_), await store.journal(id_)
    assert row is not None
    tally.ends["changed a game"] += 1
    new = [entry for entry in journal if entry.revision > since]
    strangers = {entry.user for entry in new if entry.user is not None} - _seated(row)
    if strangers:
        tally.fault(f"{id_} was changed by {strangers}, who do not sit there", journal[-1])
    [game] = [one for one in rows(stage.file, GAMES) if one["id"] == id_]
    lines = [line for line in rows(stage.file, JOURNAL) if line["game"] == id_]
    if replayed(game, lines)[-1].to_json() != row.position:
        tally.fault(f"{id_} is not what its journal says", journal[-1])


def _seated(row: GameRow) -> set[int]:
    return {seat.user for seat in row.seats if seat.user is not None}


def _clicked(stage: Stage, rng: Random, kind: Kind, custom_id: str, values: list[str] | None) -> Interaction:
    """By anybody on any message of the channel, whether it offers that or not."""
    place, channel = stage.somewhere(rng)
    world = stage.stand_in.world
    message = rng.choice(list(world.messages.get(channel.id, {}).values()) or stage.messages())
    channel = world.channels[message.channel_id]
    data: Json = {"component_type": int(kind), "custom_id": custom_id, "id": 1}
    if values is not None:
        data["values"] = values
    return interactions.begin(world, InteractionType.COMPONENT, rng.choice(place.people), channel, data, message)


def _id(stage: Stage, rng: Random) -> str:
    return garbling.text(rng, rng.choice(stage.known()), TEXT) or "x"


def ids(stage: Stage, rng: Random) -> Interaction:
    return _clicked(stage, rng, Kind.BUTTON, _id(stage, rng), None)


def menus(stage: Stage, rng: Random) -> Interaction:
    values = [_id(stage, rng) for _ in range(rng.choice((0, 1, 1, 1, 2, CHOICES)))]
    return _clicked(stage, rng, Kind.STRING_SELECT, _id(stage, rng), values)


def forms(stage: Stage, rng: Random) -> Interaction:
    """The bot opens none; Discord would send what an older version of it had opened."""
    place, channel = stage.somewhere(rng)
    parts = [{"type": 18, "id": 1, "component": {"type": 4, "id": 2, "custom_id": _id(stage, rng), "value": "x"}}]
    data: Json = {"custom_id": _id(stage, rng), "components": garbling.data(rng, parts) if rng.randrange(2) else parts}
    person = rng.choice(place.people)
    return interactions.begin(stage.stand_in.world, InteractionType.MODAL, person, channel, data)


def _called(stage: Stage, rng: Random, kind: InteractionType) -> Interaction:
    place, channel = stage.somewhere(rng)
    world, person = stage.stand_in.world, rng.choice(place.people)
    asked = list(commands.usable(world, person, channel))
    completing = kind is InteractionType.AUTOCOMPLETE
    command = rng.choice([one for one in asked if not completing or any(map(_completes, one.body.get("options", [])))])
    options = [_filled(option, stage, rng) for option in command.body.get("options", [])]
    if completing:
        asking = [option["name"] for option in command.body["options"] if _completes(option)]
        next(one for one in options if one["name"] == rng.choice(asking))["focused"] = True
    files = {option["value"]: _file(option["value"], stage, rng) for option in options if option["type"] == FILE}
    data: Json = {"id": command.id, "name": command.body["name"], "type": 1, "options": options}
    return interactions.begin(world, kind, person, channel, data | {"resolved": {"attachments": files}})


def _file(id_: str, stage: Stage, rng: Random) -> Json:
    """What Discord says of a file whose content is gone already."""
    address = f"{stage.stand_in.url}/{id_}"
    size = rng.choice((0, 99, 2**40))
    return {"id": id_, "filename": "x", "size": size, "url": address, "proxy_url": address}


def _completes(option: Json) -> bool:
    return bool(option.get("autocomplete"))


def _filled(option: Json, stage: Stage, rng: Random) -> Json:
    people = stage.stand_in.world.users
    low, high = option.get("min_value", -(2**53)), option.get("max_value", 2**53)  # Discord refuses what lies outside
    true: dict[int, Callable[[], Any]] = {
        INTEGER: lambda: min(max(rng.choice((0, -1, 1, 10**15, rng.randrange(100))), low), high),
        BOOLEAN: lambda: rng.random() < 0.5,
        USER: lambda: rng.choice(list(people)),
        CHANNEL: lambda: rng.choice(list(stage.stand_in.world.channels)),
        FILE: lambda: str(rng.randrange(2**63)),
    }
    choices = [str(choice["value"]) for choice in option.get("choices", [])] or ["helios", "all", "2", "H-4.5", "de"]
    value = true.get(option["type"], lambda: garbling.text(rng, rng.choice(choices), 6000))()
    return {"name": option["name"], "type": option["type"], "value": value}


def called(stage: Stage, rng: Random) -> Interaction:
    return _called(stage, rng, InteractionType.COMMAND)


def completed(stage: Stage, rng: Random) -> Interaction:
    return _called(stage, rng, InteractionType.AUTOCOMPLETE)


async def routes(stage: Stage, rng: Random, number: int, tally: Tally) -> None:
    """The page's requests: whatever they hold, the answer is no error of the server."""
    for _ in range(number):
        method, path = rng.choice(PAGE)
        while "*" in path:
            path = path.replace("*", rng.choice((rng.choice(stage.places).channel, "1", "x%00", "%F0%9F%98%80")), 1)
        query = rng.choice(("", "?as=Ana", "?as=" + "%41" * 50, "?before=x&limit=-1"))
        body = garbling.raw(rng, json.dumps(garbling.data(rng, BODY)).encode())
        with judged(tally, (method, path + query, body)):
            url = URL(stage.stand_in.url + path + query, encoded=True)
            sent, head = (body, JSON) if method == "POST" else (None, {})
            async with stage.session.request(method, url, data=sent, headers=head) as got:
                await got.read()
                tally.ends[str(got.status)] += 1
                if got.status >= 500:
                    tally.fault(f"answered {got.status}", (method, path, body))


def _throw(ask: Ask) -> Callable[[Stage, Random, int, Tally], Awaitable[None]]:
    return lambda stage, rng, number, tally: _thrown(stage, rng, number, tally, ask)


DOORS = {
    "ids": _throw(ids),
    "menus": _throw(menus),
    "forms": _throw(forms),
    "commands": _throw(called),
    "completion": _throw(completed),
    "routes": routes,
}
