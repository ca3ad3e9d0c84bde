"""What greets people where nobody has played yet, and how it leads to a first game without any command."""

import asyncio
from functools import partial

import pytest

from tests.bot.core.conftest import buttons_of, has, label_like, lobby, shown, turn_of, until
from tests.bot.core.notices import direct
from tests.bot.core.timed import turn
from tests.bot.matches import t
from tests.e2e.client import buttons, is_private, pictures, text

DAY = 24.0
"""In hours, as clocks are turned."""
SILENT = 1 << 12
"""Discord's flag for a message without a sound."""
GREETS = "right here in the chat"
pytestmark = pytest.mark.usefixtures("clock")


async def invited(harness):
    """The bot is thrown out, and invited again; what happens before it is ready is no invitation."""
    await harness.bot.wait_until_ready()
    for present in (False, True):
        await harness.table.trouble("member", user="bot", present=present)

        async def known():
            return harness.bot.get_guild(harness.guild) is not None

        await until(known, present)
    await harness.rests()


async def greetings(user, channel):
    return [m for m in await user.messages(channel) if GREETS in text(m)]


async def set_to(harness, where):
    await harness.close()
    harness.settings = harness.settings.model_copy(update={"greeting": where})
    await harness.open()


async def greeted(harness, user):
    """The greeting, as one gets it by /learn."""
    await user.command("table-1", "learn")
    return await shown(user, lambda m: is_private(m) and GREETS in text(m))


async def test_a_server_is_greeted_once_in_the_first_channel_that_takes_a_word(harness, clock):
    [ana] = await harness.users("Ana")
    await harness.deny("table-1", "SEND_MESSAGES")
    await invited(harness)
    greeting = await shown(ana, lambda m: GREETS in text(m), "table-2")
    assert greeting["flags"] & SILENT
    assert buttons_of(greeting) == ["Orchard", t("bot-greeting-computer"), "Invite friends"]
    assert len(pictures(greeting)) == 1
    await turn(harness, clock, 29 * DAY)
    await invited(harness)
    assert len(await greetings(ana, "table-2")) == 1
    await turn(harness, clock, 2 * DAY)
    await invited(harness)
    await until(partial(counted, ana, "table-2"), 2)
    assert not await greetings(ana, "table-1") + await greetings(ana, "lobby")


async def counted(user, channel):
    return len(await greetings(user, channel))


async def test_whoever_runs_the_bot_can_have_nobody_greeted(harness):
    [ana] = await harness.users("Ana")
    await set_to(harness, "off")
    await invited(harness)
    assert [await counted(ana, channel) for channel in ("table-1", "table-2", "lobby")] == [0, 0, 0]


async def test_each_empty_channel_of_the_playground_is_greeted(harness):
    [ana] = await harness.users("Ana")
    await ana.command("table-2", "newgame", game="orchard")
    await lobby(ana, 1, "table-2")
    for _ in range(2):  # after a start, and after another one
        await set_to(harness, "channels")
        for channel in ("table-1", "lobby"):
            await until(partial(counted, ana, channel), 1)
    assert await counted(ana, "table-2") == 0


async def test_it_leads_to_the_lesson(harness):
    [ana] = await harness.users("Ana")
    await ana.click(await greeted(harness, ana), label="Orchard")
    await shown(ana, lambda m: "Your lesson in **Orchard** is in your direct messages" in text(m))


async def test_ten_clicks_begin_one_game_against_the_computer(harness):
    [ana] = await harness.users("Ana")
    await ana.click(await greeted(harness, ana), label="Play the computer")
    question = await shown(ana, lambda m: "Which game" in text(m) and has(m, "Orchard"))
    await asyncio.gather(*(ana.click(question, label="Orchard") for _ in range(10)))
    await ana.settled()
    await harness.rests()
    assert len(await harness.bot.services.store.live_games(None)) == 1
    place = (await direct(harness, ana))[-1]["channel_id"]
    await shown(ana, lambda m: label_like(m, "Take") is not None, place)


async def test_ten_clicks_open_one_table_for_friends(harness):
    ana, ben = await harness.users("Ana", "Ben")
    await ana.click(await greeted(harness, ana), label="Invite friends")
    question = await shown(ana, lambda m: "Which game" in text(m) and has(m, "Orchard"))
    await asyncio.gather(*(ana.click(question, label="Orchard") for _ in range(10)))
    await ana.settled()
    await lobby(ben, 1)
    assert len(await harness.bot.services.store.open_lobbies(harness.guild, 99)) == 1


async def test_beside_a_game_ten_clicks_open_one_thread(harness):
    ana, ben, cleo = await harness.users("Ana", "Ben", "Cleo")
    await turn_of((await harness.begin(ana, ben))[0])
    await cleo.click(await greeted(harness, cleo), label="Invite friends")
    question = await shown(cleo, lambda m: is_private(m) and "Which game" in text(m))
    await asyncio.gather(*(cleo.click(question, label="Orchard") for _ in range(10)))
    await cleo.settled()
    await shown(cleo, lambda m: "waiting for players already" in text(m))
    assert len(await harness.bot.services.store.open_lobbies(harness.guild, 99)) == 1


async def test_in_direct_messages_nobody_is_invited(harness):
    [ana] = await harness.users("Ana")
    await ana.command("table-1", "newgame", game="orchard", alone=True)
    await shown(ana, lambda m: "alone in your direct messages" in text(m))
    place = (await direct(harness, ana))[-1]["channel_id"]
    await ana.command(place, "learn")
    there = await shown(ana, lambda m: GREETS in text(m), place)
    assert [button["label"] for button in buttons(there)] == ["Orchard", t("bot-greeting-computer")]
