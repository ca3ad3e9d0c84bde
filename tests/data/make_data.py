"""Writes a data folder that is kept for ever, with all that people may have: `python -m tests.data.make_data VERSION`.

It is written by clicks at a stand-in for Discord, at the release of that version. `tests/bot/core/test_kept_data.py`
opens it with every later version, presses its buttons and plays its games to their ends.
"""

import asyncio
import json
import lzma
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import playground
from bot.base.choices import choice_key
from bot.base.i18n import SOURCE, localizer
from bot.base.settings import Settings
from bot.gateway.app import configure_logging, point
from bot.matches.match import Match
from bot.matches.offers import choices
from bot.services import Services
from bot.store import Store
from tests.bot.core.conftest import Club
from tests.e2e.client import Json, Table, User, is_private
from tests.e2e.player import Party, offers, start

FOLDER = Path(__file__).parent
GAMES = {"helios": ("table-1", 2, 0), "bluemoon": ("table-2", 2, 1), "theocratia": ("lobby", 3, 1)}
"""Each in its channel, with this many people and computers."""
PEOPLE = ("Ana", "Ben", "Cleo")
CLICKS, DECISIONS = 4, 24


async def decide(services: Services, id_: str, rng: Random) -> Match:
    """Any choice that is offered to the person to move; computers have played when this returns."""
    match = await services.matches.after_computers(id_)
    user = match.owner(match.to_move)
    if match.over or user is None:
        return match
    key = choice_key(rng.choice(choices(match, match.to_move, localizer(SOURCE))))
    await services.matches.play(id_, match.revision, key, user)
    return await services.matches.after_computers(id_)


async def finish(services: Services, id_: str, rng: Random) -> Match:
    """The game played to its end."""
    match = await decide(services, id_, rng)
    while not match.over:
        match = await decide(services, id_, rng)
    return match


async def _make(club: Club, folder: Path) -> None:
    people, rng = await club.users(*PEOPLE), Random(1)
    services = club.bot.services
    await people[0].command("lobby", "settings")
    await club.rests()
    for key, (channel, _, _) in GAMES.items():
        await start(key, people[:2], channel)
        over = await finish(services, await _begun(club, channel), rng)
        (folder / f"{key}.json").write_text(services.public_messages.record(over).content.decode())
    await services.store.choose(int(people[0].id), dm=True, locale=SOURCE)
    for key, (channel, persons, computers) in GAMES.items():
        await start(key, people[:persons], channel, computers=computers)
        party = Party(people[:persons], channel, seed=1)
        id_ = await _begun(club, channel)
        for _ in range(CLICKS):
            await party.step()
        await club.rests()
        match = await services.matches.after_computers(id_)
        while match.revision < DECISIONS or match.undoer is None:
            match = await decide(services, id_, rng)
        await club.rests()
        for user in people[:persons]:
            await user.command(channel, "hand")
        undoer = next(user for user in people if int(user.id) == match.undoer)
        await undoer.command(channel, "undo")
    await people[0].command("lobby", "newgame", game="helios", thread=True)
    await club.rests()
    ids = {
        "guild": next(iter(club.stand_in.world.guilds)),
        "channels": {name: await club.channel(name) for name, _, _ in GAMES.values()},
        "people": {user.name: user.id for user in people},
        "buttons": [one for user in people async for one in _buttons(user)],
    }
    (folder / "ids.json").write_text(json.dumps(ids, indent=1))


async def _begun(club: Club, channel: str) -> str:
    """The id of the game that was just begun in this channel."""
    await club.rests()
    row = await club.bot.services.store.game_in(int(await club.channel(channel)))
    assert row is not None
    assert row.ended is None
    return row.id


async def _buttons(user: User) -> Any:
    """Everything this person can press: where, whether nobody else sees it, and what."""
    for channel in await user.channels():
        for message in await user.messages(channel["id"], 200):
            found = list(_pressed(message))
            if found:
                private = is_private(message) or channel["type"] == 1
                yield {"person": user.name, "channel": channel["id"], "private": private, "ids": found}


def _pressed(message: Json) -> Iterator[str]:
    return (offer.id for offer in offers(message))


async def make(folder: Path) -> None:
    stand_in = await playground.start(rates=False, journal=None)
    point(stand_in.url, stand_in.gateway_url)
    with TemporaryDirectory() as data:
        settings = Settings(token=stand_in.token, data=Path(data), computer_delay=0, _env_file=None)
        configure_logging(settings)
        async with stand_in, Table(stand_in.url) as table:
            club = Club(stand_in, table, settings)
            await club.open()
            try:
                await _make(club, folder)
                last = (await club.live_games())[-1].id
            finally:
                await club.close()
        store = await Store.open(settings.database)
        await store.post_again(last)
        await store.close()
        with closing(sqlite3.connect(settings.database)) as db:
            db.execute("PRAGMA journal_mode = DELETE")
            db.execute("VACUUM")
        (folder / "solstice.db.xz").write_bytes(lzma.compress(settings.database.read_bytes()))


if __name__ == "__main__":
    made = FOLDER / sys.argv[1]
    shutil.rmtree(made, ignore_errors=True)
    made.mkdir()
    asyncio.run(make(made))
