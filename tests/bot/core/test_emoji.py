"""The icons of the games are the bot's own emoji: each drawing is uploaded once, and stays for older messages."""

import asyncio
import re

import aiohttp
import pytest

import render
from bot.delivery import emoji
from tests.bot.core.conftest import BotHarness, quiet, shown, turn_of
from tests.e2e.client import Json, buttons

SUITS = ("apple", "birch", "cedar", "damson", "elder")
UPLOADS = "/applications/*/emojis"


async def uploaded(harness: BotHarness) -> dict[str, int]:
    """The emoji on Discord by name, once no more are coming."""
    await asyncio.gather(*(task for task in asyncio.all_tasks() if task.get_name() == "icons"))
    return {one.name: one.id for one in await harness.bot.fetch_application_emojis()}


async def uploads(harness: BotHarness) -> int:
    asked = await harness.table.requests()
    return sum(one["method"] == "POST" and one["path"].endswith("/emojis") for one in asked)


def emoji_of(message: Json) -> set[int]:
    """The emoji on the buttons of a message."""
    return {int(button["emoji"]["id"]) for button in buttons(message) if "emoji" in button}


@pytest.fixture
def redrawn(monkeypatch):
    """From now on the birch looks like the cedar."""

    def redraw() -> None:
        orchard = render.load("orchard")
        icons = orchard.icons()
        monkeypatch.setattr(orchard, "icons", lambda: icons | {"birch": icons["cedar"]})

    return redraw


async def test_every_sign_is_uploaded_once(harness):
    first = await uploaded(harness)
    assert {re.sub("_[0-9a-f]{6}$", "", name) for name in first} == {f"orchard_{sign}" for sign in SUITS}
    await harness.close()
    await harness.open()
    assert await uploaded(harness) == first
    assert await uploads(harness) == len(SUITS)


async def test_buttons_show_the_newest_drawing_and_older_messages_keep_theirs(harness, redrawn):
    ana, ben = await harness.users("Ana", "Ben")
    old = await uploaded(harness)
    first, _ = await harness.begin(ana, ben)
    assert emoji_of(await turn_of(first)) <= set(old.values())
    await quiet(harness)
    redrawn()
    await harness.close()
    await harness.open()
    new = await uploaded(harness)
    assert old.items() < new.items()
    [birch] = new.keys() - old.keys()
    assert birch.startswith("orchard_birch_")
    await first.command("table-1", "board")
    outdated = {id_ for name, id_ in old.items() if "birch" in name}
    await shown(first, lambda message: set() < emoji_of(message) <= set(new.values()) - outdated)


async def test_where_there_is_no_room_old_drawings_go(harness, redrawn, monkeypatch):
    old = await uploaded(harness)
    redrawn()
    monkeypatch.setattr(emoji, "MOST", len(SUITS))
    await harness.close()
    await harness.open()
    new = await uploaded(harness)
    assert len(new) == len(SUITS)
    assert [name[:13] for name in old.keys() - new.keys()] == ["orchard_birch"]


@pytest.mark.parametrize("trouble", [aiohttp.ClientConnectionError(), ConnectionResetError(), TimeoutError()])
async def test_without_a_connection_signs_stay_words_until_it_is_back(harness, monkeypatch, trouble):
    ask, asked = harness.bot.fetch_application_emojis, []

    async def fail_once():
        asked.append(icons.of("orchard")("birch"))
        if len(asked) == 1:
            raise trouble
        return await ask()

    icons = emoji.Emoji(harness.bot)
    present = await uploaded(harness)
    monkeypatch.setattr(harness.bot, "fetch_application_emojis", fail_once)
    monkeypatch.setattr(emoji, "AGAIN_SECONDS", 0.0)
    await icons.upload()
    assert asked == [None, None]
    birch = icons.of("orchard")("birch")
    assert birch is not None
    assert birch.id in present.values()


async def test_what_cannot_be_uploaded_stays_words(harness, redrawn):
    old = await uploaded(harness)
    redrawn()
    await harness.close()
    await harness.table.trouble("fault", method="POST", path=UPLOADS, status=403, after=False)
    await harness.open()
    assert await uploaded(harness) == old
    ana, ben = await harness.users("Ana", "Ben")
    first, _ = await harness.begin(ana, ben)
    birch = next(id_ for name, id_ in old.items() if "birch" in name)
    assert birch not in emoji_of(await turn_of(first))
