"""A click lends what edits its message: an answer, and no call of the bot's token."""

from bot.delivery import lent
from tests.bot.core.conftest import buttons_of, plant, quiet, take, turn_of, whole_turn
from tests.bot.core.requests import REFUSED, requests
from tests.e2e.client import pictures

EXPIRED = {"status": 401, "code": 50027}


async def edits(harness, message):
    """By which way each edit of a message went, and what became of it."""
    made = await requests(harness, "PATCH", "/")
    ours = [one for one in made if one["path"].endswith(f"/messages/{message['id']}")]
    return [(one["path"].split("/")[1], one["status"]) for one in ours]


async def begun(harness):
    first, second = await harness.begin(*await harness.users("Ana", "Ben"))
    message = await turn_of(first)
    await quiet(harness)
    return first, second, message


async def test_a_clicked_message_is_edited_by_its_click_until_its_pictures_go(harness):
    first, second, message = await begun(harness)
    await take(first)
    await turn_of(first, "Play my turn")
    await quiet(harness)
    assert await edits(harness, message) == [("webhooks", 200)]
    await whole_turn_on(first, second)
    await quiet(harness)
    assert await edits(harness, message) == [("webhooks", 200)] * 3, "the answer, its controls, its pictures"
    shown = await first.message("table-1", message["id"])
    assert (buttons_of(shown), pictures(shown)) == ([], [])


async def whole_turn_on(first, second):
    """The first one plays on, and so does the second one."""
    await plant(first)
    await whole_turn(second)
    await turn_of(first)


async def test_what_discord_does_not_take_is_asked_of_the_channel_at_once_and_from_then_on(harness):
    first, second, message = await begun(harness)
    path = f"/webhooks/*/messages/{message['id']}"
    await harness.table.trouble("fault", method="PATCH", path=path, **EXPIRED)
    await take(first)
    await turn_of(first, "Play my turn")
    await quiet(harness)
    assert await edits(harness, message) == [("webhooks", 401), ("channels", 200)]
    await whole_turn_on(first, second)
    await quiet(harness)
    assert await edits(harness, message) == [("webhooks", 401), *[("channels", 200)] * 3]


async def test_what_discord_refuses_is_refused_by_the_channel(harness):
    """Its reason counts, whatever answered the click."""
    first, _, message = await begun(harness)
    await harness.table.trouble("fault", method="PATCH", path=f"*/messages/{message['id']}", **REFUSED, times=2)
    await take(first)
    await turn_of(first, "Play my turn")
    await quiet(harness)
    tried = await edits(harness, message)
    assert tried[:2] == [("webhooks", 400), ("channels", 400)]
    assert tried[-1] == ("channels", 200)


async def test_after_a_quarter_of_an_hour_it_is_the_channel(harness, monkeypatch):
    monkeypatch.setattr(lent, "SECONDS", 0.0)
    first, _, message = await begun(harness)
    await take(first)
    await turn_of(first, "Play my turn")
    await quiet(harness)
    assert await edits(harness, message) == [("channels", 200)]
