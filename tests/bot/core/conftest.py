"""The real bot, in this process, at a playground with the toy game."""

import asyncio
import os
import re
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest
from pydantic import SecretStr

import playground
from bot.base.logs import configure_logging
from bot.base.settings import Settings
from bot.delivery import lent
from bot.drawing import pool
from bot.gateway.app import Bot, point
from bot.store import GameRow, Store
from engine.registry import GAMES
from tests.bot.core.turned import NOON, TurnedClock
from tests.e2e import player
from tests.e2e.client import PATIENCE, Json, Table, User, buttons, is_private, text, walk
from tests.playground import spec

ANSWERS = {"method": "PATCH", "path": "/webhooks/*/messages/@original"}
"""The requests that answer clicks; by what a click lends, messages in the channel are edited under their own ids."""


@dataclass
class BotHarness:
    """Some people, a channel and the bot."""

    stand_in: playground.Playground
    table: Table
    settings: Settings
    bot: Bot | None = None
    _task: asyncio.Task[None] | None = None
    _left: frozenset[str] = frozenset()
    """The sessions at the stand-in from before the bot was closed last; it may not yet know that they are over."""

    @property
    def guild(self) -> int:
        """The id of the only guild."""
        return int(next(iter(self.stand_in.world.guilds)))

    async def live_games(self) -> list[GameRow]:
        """The games under way, oldest first."""
        return await self.bot.services.store.live_games(self.guild)

    async def open(self) -> None:
        self.bot = Bot(self.settings)
        self._task = asyncio.create_task(self.bot.start(self.settings.token.get_secret_value()))
        self.table.bot_rests = self.rests
        here = asyncio.create_task(until(self._is_here, True))
        await asyncio.wait({self._task, here}, return_when=asyncio.FIRST_COMPLETED)
        if not here.done():
            here.cancel()
            await self._task

    async def _is_here(self) -> bool:
        return await self.connected() > 0

    async def connected(self) -> int:
        """How many connections to the stand-in there are, but for those that the bot has left."""
        sessions = self.stand_in.gateway.sessions.values()
        return sum(session.line is not None for session in sessions if session.id not in self._left)

    async def close(self) -> None:
        self._left = frozenset(self.stand_in.gateway.sessions)
        await self.bot.close()
        assert self._task
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def rests(self) -> None:
        """Wait until every click and command is handled, and every message shows what it should."""
        await until(_answering, False)
        await quiet(self)

    async def users(self, *names: str) -> list[User]:
        return [await self.table.join(name) for name in names]

    async def deny(self, channel: str, *permissions: str) -> None:
        """Take permissions from the bot in one channel."""
        await self.table.trouble("deny", channel=await self.channel(channel), permissions=permissions)

    async def channel(self, name: str) -> str:
        """The id of a channel."""
        [ana] = await self.users("Ana")
        return next(channel["id"] for channel in await ana.channels() if channel.get("name") == name)

    async def begin(self, *users: User, channel: str = "table-1", computers: int = 0, options: str = "") -> list[User]:
        """A game of Orchard under way; the people in turn order."""
        first, *others = users
        await first.command(channel, "newgame", game="orchard", options=options)
        for seated, user in enumerate(others, 1):
            await user.click(await lobby(user, seated, channel), label="Join")
        for seated in range(len(users), len(users) + computers):
            await press(first, seated, "computer", channel)
        await first.click(await lobby(first, len(users) + computers, channel), label="Start")
        begun = await shown(first, lambda m: "begins. In turn order" in text(m), channel)
        return sorted(users, key=lambda user: text(begun).index(user.id))


async def shown(user: User, wanted: Callable[[Json], bool], channel: str = "table-1") -> Json:
    """The newest message in the channel that matches, as soon as there is one."""
    return await player.shown(user, wanted, channel)


async def lobby(user: User, seated: int, channel: str = "table-1") -> Json:
    """The open lobby, as soon as this many have joined."""
    return await shown(user, lambda m: has(m, "Join") and taken(m) == seated, channel)


def taken(message: Json) -> int | None:
    """How many seats of an open lobby are taken, as its picture says; None for any other message."""
    told = re.search(r"(?:(\d+) of|All) \d+ seats (?:taken|are free)", text(message))
    return int(told[1] or 0) if told else None


async def press(user: User, seated: int, what: str, channel: str = "table-1") -> None:
    """Press a button of the lobby in which so many sit, as it stood under it before *Set up* took it in."""
    await pressed(user, await lobby(user, seated, channel), what)


async def pressed(user: User, message: Json, what: str) -> None:
    """The same of this lobby."""
    [start] = [button["custom_id"] for button in buttons(message) if button.get("label") == "Start"]
    await user.press(message, start.removesuffix("start") + what, kind=2)


async def set_up(user: User, seated: int, channel: str = "table-1") -> Json:
    """The private page on which the table in which so many sit is set up, for a guest that of the own seat."""
    message = await lobby(user, seated, channel)
    known = {m["id"] for m in await user.messages(channel)}
    await user.click(message, label="Set up")
    heads = ("**Set up the table", "You sit here.")
    return await shown(user, lambda m: m["id"] not in known and is_private(m) and text(m).startswith(heads), channel)


def has(message, label: str) -> bool:
    return any(button.get("label") == label for button in walk(message["components"]))


def buttons_of(message) -> list[str]:
    return [button["label"] for button in buttons(message)]


async def turn_of(user: User, offers: str = "Take", channel: str = "table-1") -> Json:
    """The message that asks this user to decide and offers this."""

    def asks(message: Json) -> bool:
        return f"**<@{user.id}>" in text(message) and label_like(message, offers) is not None

    return await shown(user, asks, channel)


async def passed_turn(user: User, channel: str = "table-1") -> Json:
    """The message of this user's turn that has passed and can be taken back. The one before it keeps its button, too,
    until it is edited.
    """

    def wanted(message: Json) -> bool:
        undoable = not is_private(message) and "Undo" in buttons_of(message)
        return undoable and f": {user.name} " in text(message).splitlines()[0]

    return await shown(user, wanted, channel)


async def more(user: User, message: Json) -> Json:
    """What stands behind *More* of a turn."""
    place = message["channel_id"]
    known = {m["id"] for m in await user.messages(place)}
    await user.click(message, label="More")
    return await shown(user, lambda m: m["id"] not in known and is_private(m) and has(m, "In words"), place)


async def behind_more(user: User, message: Json, label: str) -> Json:
    """What a button behind *More* brings, there or below: an older panel may be edited at any time."""
    opened = await more(user, message)
    await user.click(opened, label=label)

    def brought(m: Json) -> bool:
        return m["id"] >= opened["id"] and is_private(m) and text(m) not in ("", text(opened))

    return await shown(user, brought, message["channel_id"])


async def another_seat(user: User, seated: int, channel: str = "table-1") -> None:
    """One more seat for who sits at the table of so many, after the question."""
    await press(user, seated, "seat", channel)
    question = await shown(user, lambda m: is_private(m) and has(m, "Yes, one more seat for me"), channel)
    await user.click(question, label="Yes, one more seat for me")


def label_like(message: Json, start: str) -> str | None:
    """The first button whose label begins like this."""
    return next((label for label in buttons_of(message) if label.startswith(start)), None)


async def panel_of(user: User, channel: str = "table-1") -> Json:
    """The private panel behind *Play my turn*."""
    message = await turn_of(user, "Play my turn", channel)
    known = {m["id"] for m in await user.messages(channel)}
    await user.click(message, label="Play my turn")
    return await shown(user, lambda m: m["id"] not in known and is_private(m) and bool(buttons(m)), channel)


async def plant_by_letter(user: User) -> None:
    """The second half of a turn of Orchard, decided in the copy that this person has sent to their direct messages."""
    await user.click(await more(user, await panel_of(user)), label="Send to my DMs")
    await shown(user, lambda m: is_private(m) and "Sent." in text(m))
    [inbox] = [channel["id"] for channel in await user.channels() if channel["type"] == 1]
    letter = await shown(user, lambda m: label_like(m, "Plant") is not None, inbox)
    await user.click(letter, label=label_like(letter, "Plant"))


async def take(user: User, channel: str = "table-1") -> None:
    """The first half of a turn of Orchard: the first card of the market."""
    message = await turn_of(user, "Take", channel)
    await user.click(message, label=label_like(message, "Take"))


async def plant(user: User, channel: str = "table-1") -> None:
    """The second half: the first card of the hand."""
    panel = await panel_of(user, channel)
    await user.click(panel, label=label_like(panel, "Plant"))
    await shown(user, lambda m: m["id"] == panel["id"] and label_like(m, "Plant") is None, channel)


async def whole_turn(user: User, channel: str = "table-1") -> None:
    await take(user, channel)
    await plant(user, channel)


async def public_asks(user: User, channel: str = "table-1") -> list[Json]:
    """The public messages that can be played from."""
    found = await user.messages(channel)
    return [m for m in found if not is_private(m) and (label_like(m, "Take") or has(m, "Play my turn"))]


async def revision(harness: BotHarness) -> int:
    [row] = await harness.live_games()
    return row.revision


def shuffled_by(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have all games that begin shuffled by this. Patched where it is read alone: the stand-in's tokens have to differ,
    or an edit of one answer lands in another.
    """
    fixed = SimpleNamespace(token_bytes=lambda size: bytes([seed]) * size, token_hex=secrets.token_hex)
    monkeypatch.setattr("bot.matches.lobby.secrets", fixed)


def people_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have computers come last in turn order at all tables."""
    monkeypatch.setattr("bot.matches.lobby.SystemRandom.shuffle", lambda self, seats: seats.reverse())


async def until(ask: Callable[[], Awaitable[object]], answer: object) -> None:
    """Ask again and again until this is the answer."""
    async with asyncio.timeout(PATIENCE):
        while await ask() != answer:  # noqa: ASYNC110 - nothing tells us
            await asyncio.sleep(0.02)


async def _answering() -> bool:
    """Whether discord.py is handling a click or command at the moment."""
    return any(task.get_name() in ("discord.py: on_interaction", "CommandTree-invoker") for task in asyncio.all_tasks())


async def quiet(harness: BotHarness) -> None:
    """Wait until every message shows what it should."""
    await until(harness.bot.services.store.posts, [])


async def asleep(harness: BotHarness, *, wanted: bool) -> None:
    """Wait until the game sleeps, or is awake."""

    async def sleeping() -> list[bool]:
        return [row.asleep for row in await harness.live_games()]

    await until(sleeping, [wanted])


@pytest.fixture
def only_orchard(orchard: str) -> Iterator[None]:
    others = {key: GAMES.pop(key) for key in list(GAMES) if key != orchard}
    yield
    GAMES.update(others)


@pytest.fixture
def nothing_lent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Edits are calls to the channel, as they are a quarter of an hour after a click."""
    monkeypatch.setattr(lent, "SECONDS", 0.0)


@pytest.fixture
def bot_database(request: pytest.FixtureRequest) -> SecretStr | None:
    """A PostgreSQL database if the environment asks for one, else None for a file."""
    if os.environ.get("SOLSTICE_TESTS_DATABASE") != "postgresql":
        return None
    address: SecretStr = request.getfixturevalue("postgresql_database")
    return address


@pytest.fixture
async def clubhouse(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, unhurried: None, bot_database: SecretStr | None
) -> AsyncIterator[BotHarness]:
    """A bot harness that plays everything."""
    async with club_in(tmp_path, monkeypatch, database=bot_database) as harness:
        yield harness
        spec.load().check_requests(await harness.table.requests())


@asynccontextmanager
async def club_in(
    data: Path, monkeypatch: pytest.MonkeyPatch, world: Path | None = None, database: SecretStr | None = None
) -> AsyncIterator[BotHarness]:
    """A bot harness whose bot keeps everything in one folder and whose stand-in, if at all, in another one."""
    stand_in = await playground.start(data=world, rates=False, journal=None)
    for holder, name in ((discord.http.Route, "BASE"), (discord.Asset, "BASE")):
        monkeypatch.setattr(holder, name, getattr(holder, name))
    gateway = discord.gateway.DiscordWebSocket
    monkeypatch.setattr(gateway, "DEFAULT_GATEWAY", gateway.DEFAULT_GATEWAY)
    point(stand_in.url, stand_in.gateway_url)
    # Other processes would not find the toys, and take long to start.
    monkeypatch.setattr(pool, "process", lambda memory: ThreadPoolExecutor(1))
    monkeypatch.setattr("bot.drawing.films.process", lambda: ThreadPoolExecutor(1))
    monkeypatch.setattr("bot.thinking.pool.process", lambda: ThreadPoolExecutor(1))
    settings = Settings(
        token=stand_in.token, data=data, database=database, computer_delay=0, drawing_workers=1, _env_file=None
    )
    configure_logging(settings)
    async with stand_in, Table(stand_in.url) as table:
        harness = BotHarness(stand_in, table, settings)
        try:
            await harness.open()
            yield harness
        finally:
            await harness.close()


@pytest.fixture
async def harness(only_orchard: None, clubhouse: BotHarness) -> BotHarness:
    """A bot harness that plays the toy alone."""
    return clubhouse


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where an SQLite database may be made."""
    return tmp_path / "data" / "solstice.db"


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest) -> Path | SecretStr:
    """A database of each kind, to be made or connected to."""
    found: Path | SecretStr = request.getfixturevalue("file" if request.param == "sqlite" else "postgresql_database")
    return found


@pytest.fixture
async def store(where: Path | SecretStr) -> AsyncIterator[Store]:
    """An empty store in a database of each kind."""
    opened = await Store.open(where)
    yield opened
    await opened.close()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> TurnedClock:
    """The bot's time: noon, until it is turned."""
    clock = TurnedClock(NOON)
    monkeypatch.setattr("bot.services.Clock", lambda: clock)
    return clock
