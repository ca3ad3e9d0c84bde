"""simcord, a model of Discord by other authors, accepts what the bot sends and refuses what Discord would."""

from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from types import SimpleNamespace

import discord
import pytest

from bot.base.logs import configure_logging
from bot.base.settings import Settings
from bot.delivery.emoji import Emoji
from bot.drawing import pool
from bot.gateway.app import Bot
from bot.matches.timers import Timers
from engine.game import Game

simcord = pytest.importorskip("simcord", reason="simcord, the second judge, is not installed (pip install simcord)")

CLICKS = 24
COMMANDS = ("board", "hand", "score", "undo", "settings", "help", "end", "replace")


@pytest.fixture
def opened(tmp_path, monkeypatch):
    """Enter the simulation; the test itself has to enter and leave simcord's clock."""
    return lambda: room(tmp_path, monkeypatch)


@asynccontextmanager
async def room(folder: Path, monkeypatch) -> AsyncIterator[SimpleNamespace]:
    """The bot, a channel and two people; `refused` collects every refusal, including those the bot handles."""
    refused: list[str] = []
    make = discord.HTTPException.__init__

    def noted(self: discord.HTTPException, *args: object) -> None:
        make(self, *args)  # type: ignore[arg-type]
        refused.append(str(self))

    async def no_emoji(self: Emoji) -> None:
        """Drawing hundreds of icons takes seconds and says nothing about messages."""

    monkeypatch.setattr(discord.HTTPException, "__init__", noted)
    monkeypatch.setattr(Emoji, "upload", no_emoji)
    monkeypatch.setattr("bot.matches.presence.EVERY_SECONDS", 3600.0)
    for slept in ("bot.gateway.app.HEARTBEAT_SECONDS", "bot.drawing.disk.PAUSE"):
        monkeypatch.setattr(slept, 3600.0)  # simcord waits for whoever sleeps less
    monkeypatch.setattr(Timers, "start", lambda *_: None)  # nothing is due here, and simcord would wait for it
    monkeypatch.setattr(pool, "process", lambda memory: ThreadPoolExecutor(1))
    settings = Settings(data=folder, computer_delay=0, drawing_workers=1, shards=1, _env_file=None)
    configure_logging(settings)
    bot = Bot(settings)
    try:
        async with simcord.run(bot, settle_timeout=60) as env:
            guild = env.create_guild()
            channel = guild.create_text_channel("table")
            people = [guild.add_member(env.create_user(name)) for name in ("ana", "ben")]
            yield SimpleNamespace(env=env, bot=bot, channel=channel, people=people, refused=refused)
    finally:
        await bot.close()


def inside(parts) -> Iterator[discord.Component]:
    for part in parts:
        yield part
        yield from inside(getattr(part, "children", ()))


def controls(message: discord.Message) -> list:
    parts = (part for part in inside(message.components) if isinstance(part, discord.Button | discord.SelectMenu))
    return [part for part in parts if part.custom_id and not part.disabled]


async def click(person, message: discord.Message, rng: Random) -> None:
    """Use anything the message offers; its moves and menus more often than the rest."""
    offered = controls(message)
    moving = [part for part in offered if part.custom_id[:2] in ("m:", "n:", "s:")]
    part = rng.choice(moving if moving and rng.random() < 0.6 else offered)
    if isinstance(part, discord.SelectMenu):
        await person.select(message, [rng.choice(part.options).value], custom_id=part.custom_id)
    else:
        await person.click(message, custom_id=part.custom_id)


async def test_nothing_the_bot_shows_is_refused(rules: type[Game], opened):
    rng = Random(1)
    async with opened() as room:
        ana, ben = room.people
        await ana.slash(room.channel, "newgame", game=rules.key)
        await ben.click(room.channel.last_message, label="Join")
        await ana.click(room.channel.last_message, label="Start")
        for _ in range(CLICKS):
            person = rng.choice(room.people)
            seen = [message for message in room.channel.history(viewer=person) if controls(message)]
            await click(person, rng.choice(seen[-2:]), rng)
        for command in COMMANDS:
            await ana.slash(room.channel, command)
        assert len(room.env.http_requests) > 2 * CLICKS
    assert room.refused == []


async def test_the_judge_is_awake(opened, orchard):
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.ActionRow(discord.ui.Button(label="x" * 81, custom_id="x")))
    view.stop()
    async with opened() as room:
        with pytest.raises(discord.HTTPException, match="label"):
            await room.bot.get_partial_messageable(room.channel.id).send(view=view)
    assert len(room.refused) == 1
