"""What the playground keeps between starts, and how it survives being started on what it left."""

from pathlib import Path

import aiohttp

import playground
from tests.e2e.client import Table
from tests.playground.plain import COMMANDS, EPHEMERAL, PNG, PlainBot, gallery, row, text
from tests.playground.plain import button as plain_button


async def test_messages_files_and_commands_survive(tmp_path: Path):
    layout = [text("Kept"), gallery("attachment://a.png"), row(plain_button())]
    async with await playground.start(data=tmp_path, rates=False) as stand_in, aiohttp.ClientSession() as session:
        bot = PlainBot(stand_in, session)
        await bot.ask("PUT", f"/applications/{bot.id}/commands", COMMANDS)
        posted = (await bot.layout(*layout, files={"a.png": PNG})).json
        thread = await bot.ask("POST", f"/channels/{bot.lobby}/threads", {"name": "Round", "type": 11})
        before = bot.id
    async with (
        await playground.start(data=tmp_path, rates=False) as stand_in,
        Table(stand_in.url) as table,
        aiohttp.ClientSession() as session,
    ):
        bot = PlainBot(stand_in, session)
        ana = await table.join("Ana")
        assert bot.id == before
        kept, notice = await ana.messages("lobby")
        assert kept["id"] == posted["id"]
        assert kept["components"][0]["content"] == "Kept"
        assert await table.download(kept["components"][1]["items"][0]["media"]["url"]) == PNG
        assert notice["message_reference"]["channel_id"] == thread.json["id"]
        assert [command["name"] for command in await ana.commands("lobby")] == ["go", "pick"]
        newer = (await bot.post({"content": "After"})).json
        assert int(newer["id"]) > int(notice["id"])
        assert (await bot.ask("DELETE", f"/channels/{bot.lobby}/messages/{posted['id']}")).status == 204


async def test_token_of_an_interaction_survives(tmp_path: Path):
    async with (
        await playground.start(data=tmp_path, rates=False) as stand_in,
        Table(stand_in.url) as table,
        aiohttp.ClientSession() as session,
    ):
        bot = PlainBot(stand_in, session)
        await bot.ask("PUT", f"/applications/{bot.id}/commands", COMMANDS)
        ana = await table.join("Ana")
        async with bot.gateway() as gateway:
            command = (await ana.commands("lobby"))[0]
            await ana.ask("POST", "/ui/channels/lobby/commands", {"command": command["id"]})
            told = await gateway.event("INTERACTION_CREATE")
            await bot.respond(told, {"type": 4, "data": {"content": "Psst", "flags": EPHEMERAL}})
    async with await playground.start(data=tmp_path, rates=False) as stand_in, aiohttp.ClientSession() as session:
        bot = PlainBot(stand_in, session)
        answer = await bot.ask("PATCH", bot.webhook(told, "/messages/@original"), {"content": "Still here"})
        assert (answer.status, answer.json["content"]) == (200, "Still here")


async def test_what_was_deleted_stays_deleted(tmp_path: Path):
    async with await playground.start(data=tmp_path, rates=False) as stand_in, aiohttp.ClientSession() as session:
        bot = PlainBot(stand_in, session)
        message = (await bot.post({"content": "Gone"}, files={"a.png": PNG})).json
        before = stand_in.world.storage.count()
        await bot.ask("DELETE", f"/channels/{bot.lobby}/messages/{message['id']}")
        assert stand_in.world.storage.count() == before - 2
    async with await playground.start(data=tmp_path, rates=False) as stand_in, aiohttp.ClientSession() as session:
        bot = PlainBot(stand_in, session)
        assert (await bot.ask("GET", f"/channels/{bot.lobby}/messages")).json == []
