"""One game at a time in a channel; others in threads of it, or elsewhere."""

from tests.bot.core.answers import private_note
from tests.bot.core.conftest import lobby, plant, shown, take, turn_of, whole_turn
from tests.bot.core.lobbies import threads
from tests.bot.matches import says, t
from tests.e2e.client import buttons, text


async def beside(harness, user):
    """A lobby in a thread of the channel in which a game is played; return the thread."""
    await user.command("table-1", "newgame", game="orchard")
    await harness.rests()
    [thread] = await threads(user, await harness.channel("table-1"))
    return thread


async def test_a_second_table_gets_a_thread_for_lobby_and_game(harness):
    ana, ben = await harness.users("Ana", "Ben")
    first, second = await harness.begin(ana, ben)
    thread = await beside(harness, ben)
    told = await private_note(ben, "the new table has a thread of its own")
    assert f"<#{thread}>" in text(told)
    await ana.click(await lobby(ana, 1, thread), label="Join")
    await ben.click(await lobby(ben, 2, thread), label="Start")
    await shown(ben, lambda m: "begins. In turn order" in text(m), thread)
    await whole_turn(first)
    await turn_of(second)
    assert {row.channel for row in await harness.live_games()} == {int(thread), int(await harness.channel("table-1"))}
    await ben.command(thread, "newgame", game="orchard")
    await private_note(ben, "A game is being played in this thread", thread)


async def test_where_the_bot_may_open_no_thread_it_names_the_permission(harness):
    ana, ben = await harness.users("Ana", "Ben")
    await harness.begin(ana, ben)
    await harness.deny("table-1", "CREATE_PUBLIC_THREADS")
    await ben.command("table-1", "newgame", game="orchard")
    refused = text(await private_note(ben, "I may not do here"))
    assert says(refused, "bot-no-permission", missing=t("bot-permission-create_public_threads"))
    assert await threads(ben, await harness.channel("table-1")) == []


async def test_commands_in_a_channel_without_a_game_name_its_threads(harness):
    ana, ben = await harness.users("Ana", "Ben")
    await ana.command("table-2", "hand")
    await private_note(ana, "There is no game in this channel. ", "table-2")
    await ana.command("table-2", "newgame", game="orchard", thread=True)
    await ben.click(await lobby(ben, 1, "table-2"), label="Join")
    await ana.click(await lobby(ana, 2, "table-2"), label="Start")
    await shown(ana, lambda m: "begins. In turn order" in text(m), "table-2")
    [thread] = await threads(ana, await harness.channel("table-2"))
    await ana.command("table-2", "hand")
    assert f"<#{thread}>" in text(await private_note(ana, "There are games in its threads", "table-2"))
    await ana.command("lobby", "hand")
    await private_note(ana, "There is no game in this channel. ", "lobby")


class TestMoving:
    async def test_a_game_goes_on_in_another_channel(self, harness):
        ana, ben, cleo = await harness.users("Ana", "Ben", "Cleo")
        first, second = await harness.begin(ana, ben)
        await take(first)
        old = await turn_of(first, "Play my turn")
        await cleo.command("table-1", "move", channel=await harness.channel("table-2"))
        await private_note(cleo, "You do not sit at this table")
        place = await harness.channel("table-2")
        await ben.command("table-1", "move", channel=place)
        await shown(ana, lambda m: f"goes on in <#{place}>" in text(m))
        await harness.rests()
        left = {button["label"] for button in buttons(await ana.message("table-1", old["id"]))}
        assert left <= {"Undo"}
        await turn_of(first, "Play my turn", "table-2")
        await plant(first, "table-2")
        await turn_of(second, channel="table-2")

    async def test_also_to_a_channel_that_the_bot_has_not_in_memory(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        first, _ = await harness.begin(ana, ben)
        place = await harness.channel("table-2")
        guild = harness.bot.get_guild(harness.guild)
        guild._remove_channel(guild.get_channel(int(place)))
        await ben.command("table-1", "move", channel=place)
        await shown(ana, lambda m: f"goes on in <#{place}>" in text(m))
        await turn_of(first, channel="table-2")

    async def test_not_where_another_game_is_played(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        await harness.begin(ana, ben)
        await harness.begin(ana, ben, channel="table-2")
        await ben.command("table-1", "move", channel=await harness.channel("table-2"))
        await private_note(ben, "Another game is being played in this channel")
        assert len({row.channel for row in await harness.live_games()}) == 2

    async def test_not_where_the_bot_may_not_write(self, harness):
        ana, ben = await harness.users("Ana", "Ben")
        await harness.begin(ana, ben)
        await harness.deny("table-2", "SEND_MESSAGES")
        await ben.command("table-1", "move", channel=await harness.channel("table-2"))
        assert "Send messages" in text(await private_note(ben, "I may not do here"))
