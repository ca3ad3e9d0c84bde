"""kill -9 at any moment: what anybody was shown is kept, nothing is posted twice, and the game continues."""

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import Iterator
from random import Random

import pytest

from bot.base import custom_ids
from tests.e2e.client import Json, User, is_private, text
from tests.e2e.player import Party, offers, record_of, shown, start
from tests.e2e.process import BotProcess
from tests.profiles import rounds

pytestmark = pytest.mark.slow

ORCHARD = "from tests.toys import plug; plug(); from bot.cli import main; main()"
KILLS = 6


@pytest.fixture
async def bot(stand_in, table, tmp_path):
    async with BotProcess(stand_in, tmp_path / "bot", ORCHARD) as process:
        await process.start(table)
        yield process


def stored(bot: BotProcess, query: str) -> list:
    with contextlib.closing(sqlite3.connect(bot.database)) as db:
        return db.execute(query).fetchall()


def shown_revisions(users: list[User]) -> Iterator[int]:
    """Every revision mentioned in anything anybody received."""
    for user in users:
        for event in user.delivered:
            if "components" in event.data:
                for offer in offers(event.data):
                    asked = custom_ids.parse(offer.id)
                    if isinstance(asked, custom_ids.MoveClick | custom_ids.PageClick | custom_ids.ActionClick):
                        yield asked.revision


def public(messages: list[Json]) -> list[Json]:
    return [message for message in messages if not is_private(message)]


@pytest.mark.parametrize("seed", range(1, 1 + rounds(1, 2)))
async def test_nothing_confirmed_is_lost_and_nothing_is_doubled(orchard, bot, table, seed):
    rng = Random(seed)
    people = [await table.join(name) for name in ("Ana", "Ben")]
    await start("orchard", people, "table-1", options="length=short")
    party = Party(people, "table-1", seed)
    await party.step()
    for _ in range(KILLS):
        click = asyncio.create_task(party.step())
        await asyncio.sleep(rng.uniform(0.0, 0.12))
        await bot.kill()
        [(revision,)] = stored(bot, "SELECT revision FROM game")
        assert max(shown_revisions(people)) <= revision
        await bot.start(table)
        click.cancel()
        await asyncio.gather(click, return_exceptions=True)
    assert await party.play()
    end = await shown(people[0], lambda m: "the game is over" in text(m), "table-1")
    record = await record_of(people[0], end)
    record.verify()
    assert record.moves == [
        move for (moves,) in stored(bot, "SELECT moves FROM journal ORDER BY revision") for move in json.loads(moves)
    ]
    await bot.caught_up()
    _lobby, *posted = public(await people[0].messages("table-1", 200))
    known = {str(message) for (message,) in stored(bot, "SELECT message FROM message")}
    assert {message["id"] for message in posted} == known
    assert [m for m in posted if any(offer.id.startswith(("m:", "n:")) for offer in offers(m))] == []
