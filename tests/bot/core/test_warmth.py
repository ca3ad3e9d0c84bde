"""Nobody who starts a game waits for fonts, land and cards to be drawn for the first time."""

import asyncio

import pytest

from bot.courier import Courier
from tests.bot.core.conftest import lobby


@pytest.fixture
def ahead(monkeypatch):
    """The sheets that were drawn for nobody: a first turn of people who are not there."""
    drawn: asyncio.Queue[list[bytes]] = asyncio.Queue()
    attachments = Courier.attachments

    async def watched(courier, sheet, has):
        files = await attachments(courier, sheet, has)
        if "<@1>" in str(sheet.message.to_components()):
            drawn.put_nowait([file.fp.read(4) for file in files])
        return files

    monkeypatch.setattr(Courier, "attachments", watched)
    return drawn


async def only(drawn):
    first = await asyncio.wait_for(drawn.get(), 10)
    await asyncio.sleep(0.05)
    assert drawn.empty()
    return first


async def test_a_lobby_has_a_full_table_of_its_game_drawn_ahead_once(club, ahead):
    ana, ben = await club.users("Ana", "Ben")
    assert ahead.empty()
    for user, channel in ((ana, "table-1"), (ben, "table-2")):
        await user.command(channel, "newgame", game="orchard")
        await lobby(user, 1, channel)
    assert set(await only(ahead)) == {b"\x89PNG"}


async def test_a_game_under_way_is_drawn_ahead_when_the_bot_starts(club, ahead):
    [ana] = await club.users("Ana")
    await club.begin(ana, computers=1)
    await club.close()
    await only(ahead)
    await club.open()
    await only(ahead)
