"""Writes a data folder that is kept for ever, with all that people may have: `python -m tests.data.make_data VERSION`.

It is written once, at the release of that version, by clicks at a stand-in for Discord.
`tests/bot/core/test_kept_data.py` opens it with every later version, presses its buttons and plays its games to their
ends.

- `solstice.db.xz`: the bot's database
- `playground.sqlite.xz`: what Discord has of it, each file replaced by a dot
- `buttons.jsonl`: every button and menu in every message, and who can press it
- `log.txt`: the lines by which events are told, each with the facts it asks for
- `<game>.json`: the record of a finished game
"""

import asyncio
import json
import lzma
import shutil
import sqlite3
import sys
from collections.abc import Collection
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

import engine
from engine.registry import GAMES
from playground.model import Channel, ChannelType
from tests.bot.core.conftest import BotHarness, club_in, shown
from tests.bot.drawn import DOT, dotted
from tests.data.kept import log_lines
from tests.e2e.client import Json, User, controls, is_private, text
from tests.e2e.player import Party, offers, start
from tests.facts import facts
from tests.unhurried import unhurry

FOLDER = Path(__file__).parent
PEOPLE = ("Ana", "Ben", "Cleo")
CLICKS = {2: 20, 3: 30, 4: 40}
"""By seats: after this many clicks a game is left as it is, as soon as something can be taken back."""
PANELS = 2
"""As many private messages everybody leaves in a channel; the earlier ones are dismissed."""


async def _channel(harness: BotHarness, name: str) -> str:
    """A new text channel."""
    world = harness.stand_in.world
    made = Channel(world.mint.id(), ChannelType.TEXT, name, next(iter(world.guilds)), position=len(world.channels))
    world.channels[made.id] = made
    world.storage.put(made)
    return name


async def _begin(harness: BotHarness, key: str, people: list[User], name: str, *, computers: int = 0) -> Party:
    """A game in a channel of its own."""
    await start(key, people, await _channel(harness, name), computers=computers)
    await shown(people[0], lambda m: "begins. In turn order" in text(m), name)
    return Party(people, name, 1, facts(key).played[0].policy)


async def _press(user: User, channel: str, what: str) -> None:
    """Press the newest button in the channel that asks for this."""
    found = [
        offer for message in await user.messages(channel) for offer in offers(message) if offer.id.endswith(f":{what}")
    ]
    await found[-1].click(user)
    await user.settled()


async def _live(harness: BotHarness, key: str, people: list[User], seats: int) -> None:
    """A game under way: one step was taken back, another can be; everybody has opened what there is to open."""
    party = await _begin(harness, key, people, f"{key}-{seats}", computers=1)
    assert not await party.play(CLICKS[seats]), f"{key} is over already: let there be fewer CLICKS"
    undoer = await _undoer(harness, party)
    await undoer.command(party.channel, "undo")
    await undoer.settled()
    await _press(undoer, party.channel, "undo.last")
    undoer = await _undoer(harness, party)
    for user in people:
        await _tidy(user, party.channel)
        await user.command(party.channel, "hand")
    await people[-1].settled()
    await _press(undoer, party.channel, "dm")
    for what in ("words", "explain", "boards"):
        await _press(undoer, party.channel, what)
    await undoer.command(party.channel, "undo")
    await undoer.settled()


async def _undoer(harness: BotHarness, party: Party) -> User:
    """Who can take back the latest step, as soon as somebody can."""
    channel = int(await harness.channel(party.channel))
    while True:
        await harness.rests()
        row = await harness.bot.services.store.game_in(channel)
        match = await harness.bot.services.matches.after_computers(row.id)
        assert not match.over
        if match.undoer is not None:
            await harness.rests()
            return next(user for user in party.people if int(user.id) == match.undoer)
        await party.step()


async def _tidy(user: User, channel: str) -> None:
    for message in [one for one in await user.messages(channel, 200) if is_private(one)][:-PANELS]:
        await user.dismiss(message)


async def _over(harness: BotHarness, key: str, people: list[User], folder: Path) -> None:
    """A game played to its end, and its record."""
    party = await _begin(harness, key, people, f"{key}-over")
    assert await party.play()
    for user in people:
        await _tidy(user, party.channel)
    await _press(people[0], party.channel, "record")
    *_, given = [one for one in await people[0].messages(party.channel) if is_private(one)]
    [file] = [part["file"]["url"] for part in given["components"] if part["type"] == 13]
    (folder / f"{key}.json").write_bytes(await harness.table.download(file))


async def _ended(harness: BotHarness, people: list[User]) -> None:
    """A game whose end everybody agreed to, and one whose end is asked for."""
    key = next(iter(GAMES))
    for name, agreeing in (("given-up", people[1:]), ("vote", [])):
        party = await _begin(harness, key, people, name)
        await party.step()
        await people[0].command(name, "end")
        await people[0].settled()
        for user in agreeing:
            await _press(user, name, "end.agree")


async def _homeless(harness: BotHarness, people: list[User]) -> None:
    """A game that sleeps, since its channel cannot be reached, and the question whether it shall go on elsewhere."""
    party = await _begin(harness, next(iter(GAMES)), people, "closed")
    await party.step()
    await harness.rests()
    await harness.deny("closed", "VIEW_CHANNEL")
    await people[0].command(await _channel(harness, "elsewhere"), "board")
    await people[0].settled()


async def _lagging(harness: BotHarness, people: list[User]) -> None:
    """A game whose first message Discord does not take: it waits in the outbox."""
    name = await _channel(harness, "lagging")
    path = f"/channels/{await harness.channel(name)}/messages"
    await harness.table.trouble("fault", method="POST", path=path, status=500, times=1000)
    await start(next(iter(GAMES)), people, name)
    await shown(people[0], lambda m: "begins. In turn order" in text(m), name)


async def _fill(harness: BotHarness, folder: Path) -> None:
    people = await harness.users(*PEOPLE)
    await people[0].command("lobby", "settings")
    await people[0].settled()
    await _press(people[0], "lobby", "dm.on")
    for key, rules in ((key, engine.load(key)) for key in GAMES):
        for seats in range(rules.min_seats, rules.max_seats + 1):
            await _live(harness, key, people[: seats - 1], seats)
        await _over(harness, key, people[:2], folder)
    await _ended(harness, people[:2])
    await _homeless(harness, people[:2])
    await people[0].command("lobby", "newgame", game=next(iter(GAMES)), thread=True)
    await people[0].settled()
    await _press(people[1], "lobby", "join")
    await people[1].command("lobby", "newgame", game=next(iter(GAMES)))
    await people[1].settled()
    await _lagging(harness, people[:2])
    (folder / "buttons.jsonl").write_text("".join([f"{json.dumps(one)}\n" for one in await _buttons(people)]))
    (folder / "log.txt").write_text("".join(f"{' '.join([name, *facts])}\n" for name, facts in log_lines().items()))


async def _buttons(people: list[User]) -> Collection[Json]:
    """Everything that can be pressed, message by message: a button by its id, a menu with the ids of its options."""
    found: dict[str, Json] = {}
    for user in people:
        for channel in await user.channels():
            for message in await user.messages(channel["id"], 200):
                ids = {
                    one["custom_id"]: [each["value"] for each in one.get("options", [])] for one in controls(message)
                }
                place = {"channel_id": channel["id"], "id": message["id"]}
                if ids:
                    found.setdefault(message["id"], place | {"people": [], "controls": ids})["people"].append(user.name)
    return found.values()


async def make(folder: Path) -> None:
    with pytest.MonkeyPatch.context() as patch, TemporaryDirectory() as temporary:
        data = Path(temporary)
        unhurry(patch)
        patch.setattr("bot.drawing.pool.draw", dotted)
        async with club_in(data, patch, data) as harness:
            await _fill(harness, folder)
        with closing(sqlite3.connect(data / "playground.sqlite")) as db, db:
            db.execute("UPDATE file SET body = ?", [DOT])
            db.execute("DELETE FROM thing WHERE kind = 'Interaction'")
        for name in ("solstice.db", "playground.sqlite"):
            (folder / f"{name}.xz").write_bytes(_packed(data / name))


def _packed(file: Path) -> bytes:
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA journal_mode = DELETE")
        db.execute("VACUUM")
    return lzma.compress(file.read_bytes())


if __name__ == "__main__":
    made = FOLDER / sys.argv[1]
    shutil.rmtree(made, ignore_errors=True)
    made.mkdir()
    asyncio.run(make(made))
