"""kill -9 while a request is on its way, before and after Discord has done what it asks for.

Afterwards the clock is turned so far that Discord has forgotten every nonce: only looking for its own messages keeps
the bot from posting one twice.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from tests.bot.core.conftest import label_like, lobby, panel_of, plant, shown, take, turn_of, whole_turn
from tests.e2e.client import Json, Table, User, buttons, is_private, selects, text
from tests.e2e.player import record_of
from tests.e2e.process import BotProcess

pytestmark = pytest.mark.slow

ORCHARD = "from tests.toys import plug; plug(); from bot.cli import main; main()"
HELD = 60.0
A_WHILE = 600.0
"""Seconds; longer than Discord remembers a nonce."""
CHANNEL = "table-1"

Killed = Callable[..., contextlib.AbstractAsyncContextManager[None]]


@pytest.fixture
async def bot(stand_in, table, tmp_path):
    async with BotProcess(stand_in, tmp_path / "bot", ORCHARD) as process:
        await process.start(table)
        yield process
        print(process.log)  # shown where a test fails


@pytest.fixture(params=[False, True], ids=["before", "after"])
def killed(request, bot: BotProcess, table: Table) -> Killed:
    """A context in which the process is killed while the next such request is held, before or after its effect."""

    @contextlib.asynccontextmanager
    async def during(method: str, path: str) -> AsyncIterator[None]:
        await bot.caught_up()
        await table.trouble("fault", method=method, path=path, status=0, after=request.param, hold=HELD)
        yield
        await table.faults_met()
        await bot.kill()
        await table.bot_is_here(here=False)
        await table.trouble("clock", seconds=A_WHILE)
        await bot.start(table)

    return during


async def abandoned(table: Table, click: Awaitable[object]) -> None:
    """Click without waiting for an answer that will not come: a fault holds it."""
    task = asyncio.ensure_future(click)
    await table.faults_met()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def want_letters(user: User) -> None:
    await user.command(CHANNEL, "settings")
    settings = await shown(user, lambda m: is_private(m) and bool(selects(m)))
    await user.choose(settings, "My turn: both")


async def opened(first: User, second: User) -> Json:
    """A table with two players at it."""
    await first.command(CHANNEL, "newgame", game="orchard", options="length=short")
    await second.click(await lobby(second, 1), label="Join")
    return await lobby(first, 2)


async def in_turn(*users: User) -> list[User]:
    begun = await shown(users[0], lambda m: "begins. In turn order" in text(m))
    return sorted(users, key=lambda user: text(begun).index(user.id))


async def inbox(user: User) -> str:
    [channel] = [channel["id"] for channel in await user.channels() if channel["type"] == 1]
    return str(channel)


async def letter(user: User, offers: str) -> Json:
    return await shown(user, lambda m: label_like(m, offers) is not None, await inbox(user))


async def test_what_is_posted_is_posted_once(orchard, bot, table, killed):
    ana, ben = [await table.join(name) for name in ("Ana", "Ben")]
    for user in (ana, ben):
        await want_letters(user)
    await ana.click(await opened(ana, ben), label="Start")
    first, second = await in_turn(ana, ben)
    place = (await turn_of(first))["channel_id"]
    async with killed("POST", f"/channels/{place}/messages"):
        await whole_turn(first)
    message = await turn_of(second)
    async with killed("PATCH", f"/*/messages/{message['id']}"):
        await take(second)
    assert (await turn_of(second, "Play my turn"))["id"] == message["id"]
    letters = await inbox(first)
    async with killed("POST", f"/channels/{letters}/messages"):
        await plant(second)
    dear = await letter(first, "Take")
    async with killed("PATCH", f"/channels/{letters}/messages/*"):
        await take(first)
    assert (await letter(first, "Plant"))["id"] == dear["id"]
    await plant(first)
    await whole_turn(second)
    await whole_turn(first)
    await take(second)
    async with killed("POST", f"/channels/{place}/messages"):
        await plant(second)
    end = await shown(ana, lambda m: "the game is over" in text(m) and not is_private(m))
    await bot.caught_up()
    public = [message for message in await ana.messages(CHANNEL, 200) if not is_private(message)]
    assert len(public) == 1 + 2 * 3 + 1, "the lobby, six turns, the end"
    turns = [[one["label"] for one in buttons(message)] for message in public if message["id"] != end["id"]]
    assert turns == [[]] * 7
    for user, last in ((first, "played."), (second, "the game is over.")):
        told = await user.messages(await inbox(user))
        assert [words in text(m) for words, m in zip(("played.", "played.", last), told, strict=True)] == [True] * 3
    (await record_of(ana, end)).verify()


async def test_what_was_clicked_counts_once_and_can_be_seen_again(orchard, bot, table, killed):
    ana, ben, cleo = [await table.join(name) for name in ("Ana", "Ben", "Cleo")]
    waiting = await opened(ana, ben)
    async with killed("PATCH", "/webhooks/*/messages/@original"):
        await ana.click(waiting, label="Start")
    await cleo.press(waiting, buttons(waiting)[0]["custom_id"], kind=2)
    await shown(cleo, lambda m: is_private(m) and "its game has begun" in text(m))
    first, second = await in_turn(ana, ben)
    message = await turn_of(first)
    async with killed("POST", "/interactions/*/callback"):
        await abandoned(table, first.click(message, label=label_like(message, "Take")))
    await take(first)
    panel = await panel_of(first)
    async with killed("PATCH", "/webhooks/*/messages/@original"):
        await first.click(panel, label=label_like(panel, "Plant"))
    await turn_of(second)
    await first.press(panel, buttons(panel)[0]["custom_id"], kind=2)
    await shown(first, lambda m: m["id"] == panel["id"] and "your first click counted" in text(m))
    public = [message for message in await ana.messages(CHANNEL) if not is_private(message)]
    assert len(public) == 3, "the lobby and two turns"
