"""/owner: whoever runs the bot lists and ends games and lets none begin; nobody else can, anywhere."""

import pytest

from tests.bot.core.answers import private_note
from tests.bot.core.conftest import lobby, shown, turn_of, until, whole_turn
from tests.bot.matches import says, t
from tests.e2e.client import text


@pytest.fixture
async def owned(harness):
    """A bot with a server of its owner, and that owner: the stand-in's first user."""
    await harness.close()
    harness.settings = harness.settings.model_copy(update={"owner_guild": harness.guild})
    await harness.open()
    owner = next(iter(harness.stand_in.world.users.values()))
    [user] = await harness.users(owner.global_name)
    assert user.id == owner.id

    async def registered():
        return any(command["name"] == "owner" for command in await user.commands("table-1"))

    await until(registered, True)
    return harness, user


async def other_than(harness, owner):
    return [user for user in await harness.users("Ana", "Ben", "Cleo") if user.id != owner.id][:2]


async def test_games_are_listed_and_ended_by_their_ids(owned):
    harness, owner = owned
    first, _ = await harness.begin(*await other_than(harness, owner))
    await turn_of(first)
    await harness.rests()
    [game] = await harness.live_games()
    await owner.command("lobby", "owner list")
    told = text(await private_note(owner, "One game is under way", "lobby"))
    assert f"`{game.id}` Orchard, revision 0, server {harness.guild}" in told
    await owner.command("lobby", "owner end", game=game.id)
    await private_note(owner, "was ended", "lobby")
    assert await harness.live_games() == []
    await owner.command("lobby", "owner end", game=game.id)
    await private_note(owner, "This game is over", "lobby")


async def test_while_drained_no_game_begins_and_those_under_way_go_on(owned):
    harness, owner = owned
    ana, ben = await other_than(harness, owner)
    await ana.command("lobby", "newgame", game="orchard")
    await ben.click(await lobby(ben, 1, "lobby"), label="Join")
    waiting = await lobby(ana, 2, "lobby")
    await owner.command("table-1", "owner drain", begin=True)
    await private_note(owner, "No new games begin")
    await ana.command("table-1", "newgame", game="orchard")
    await private_note(ana, "prepared for maintenance")
    await ana.click(waiting, label="Start")
    await private_note(ana, "prepared for maintenance", "lobby")
    assert await harness.live_games() == []
    await owner.command("table-1", "owner drain", begin=False)
    await private_note(owner, "New games begin again")
    await ana.click(waiting, label="Start")
    await shown(ana, lambda m: "begins. In turn order" in text(m), "lobby")


async def test_what_is_broadcast_stands_in_the_next_message_of_every_table_and_in_no_later_one(owned):
    harness, owner = owned
    first, second = await harness.begin(*await other_than(harness, owner))
    assert not says(text(await turn_of(first)), "bot-news-owner")
    await owner.command("lobby", "owner broadcast", text="Back at *six* o'clock")
    await private_note(owner, "Every table is told in its next message: Back at", "lobby")
    await whole_turn(first)
    assert says(text(await turn_of(second)), "bot-news-owner", words="Back at \\*six\\* o'clock")
    await whole_turn(second)
    assert not says(text(await turn_of(first)), "bot-news-owner")
    await first.command("table-2", "newgame", game="orchard")
    await second.click(await lobby(second, 1, "table-2"), label="Join")
    await first.click(await lobby(first, 2, "table-2"), label="Start")
    begun = await shown(first, lambda m: "**<@" in text(m), "table-2")
    assert not says(text(begun), "bot-news-owner"), "it is older than the game"


async def test_a_new_version_is_told_in_the_next_message_of_every_table_once(harness, monkeypatch):
    first, second = await harness.begin(*await harness.users("Ana", "Ben"))
    assert not says(text(await turn_of(first)), "bot-news-version")
    await harness.rests()
    await harness.close()
    monkeypatch.setattr("bot.gateway.app.version", lambda name: "2031.7")
    for _ in range(2):
        await harness.open()
        await harness.close()
    await harness.open()
    await whole_turn(first)
    assert text(await turn_of(second)).count(t("bot-news-version", version="2031.7", what=t("bot-news"))) == 1
    await whole_turn(second)
    assert not says(text(await turn_of(first)), "bot-news-version")


@pytest.mark.parametrize("command", ["list", "drain"])
async def test_nobody_else_is_let_in(owned, command):
    harness, owner = owned
    [stranger, _] = await other_than(harness, owner)
    guild = next(iter(harness.stand_in.world.guilds.values()))
    guild.owner_id = stranger.id  # who manages the server sees the command, but does not run the bot
    await stranger.command("table-1", f"owner {command}", **({"begin": True} if command == "drain" else {}))
    await private_note(stranger, "Only whoever runs this bot")
    assert not harness.bot.services.lobbies.draining


async def test_without_the_setting_there_is_no_such_command(harness):
    [ana] = await harness.users("Ana")
    assert "owner" not in [command["name"] for command in await ana.commands("table-1")]
