"""Nobody who starts a game waits for fonts, land and cards to be drawn for the first time."""

import asyncio

import pytest

from bot.drawing import pool
from bot.drawing.request import TablePictures, draw
from tests.bot.core.conftest import lobby, until


@pytest.fixture
async def ahead(monkeypatch):
    """The messages drawn for nobody: a first turn of people who are not there."""
    drawn: asyncio.Queue[list[bytes]] = asyncio.Queue()
    loop = asyncio.get_running_loop()

    def watched(request, known):
        pictures = draw(request, known)
        if isinstance(request, TablePictures) and request.focus.names[:1] == ("A",):
            loop.call_soon_threadsafe(drawn.put_nowait, [(picture.png or b"")[:4] for picture in pictures])
        return pictures

    monkeypatch.setattr(pool, "draw", watched)
    return drawn


async def warming():
    """Whether the bot is prewarming now, or may yet begin to."""
    return any(task.get_name().startswith(("waking", "warming")) for task in asyncio.all_tasks())


async def only(harness, drawn):
    """What was drawn in advance, once everything that can be is."""
    await harness.rests()
    await until(warming, False)
    first = drawn.get_nowait()
    assert drawn.empty()
    return first


async def test_a_lobby_has_a_full_table_of_its_game_drawn_ahead_once(harness, ahead):
    ana, ben = await harness.users("Ana", "Ben")
    assert ahead.empty()
    for user, channel in ((ana, "table-1"), (ben, "table-2")):
        await user.command(channel, "newgame", game="orchard")
        await lobby(user, 1, channel)
    assert set(await only(harness, ahead)) == {b"\x89PNG"}


async def test_a_game_under_way_is_drawn_ahead_when_the_bot_starts(harness, ahead):
    [ana] = await harness.users("Ana")
    await harness.begin(ana, computers=1)
    await only(harness, ahead)
    await harness.close()
    await harness.open()
    await only(harness, ahead)
