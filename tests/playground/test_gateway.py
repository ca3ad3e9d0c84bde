"""The gateway's rules, by plain frames: who may connect, what is heard, resuming."""

import pytest

from playground.gateway import PAYLOAD_LIMIT
from tests.e2e.client import Table
from tests.playground.plain import DIRECT_MESSAGES, GUILD_MESSAGES, GUILDS, PlainBot, PlainGateway


async def _connected(bot: PlainBot) -> PlainGateway:
    gateway = PlainGateway(bot)
    await gateway.connect()
    return gateway


async def test_greeting(bot: PlainBot):
    async with bot.gateway() as gateway:
        hello = await gateway.wait(lambda frame: frame["op"] == 10)
        assert hello["d"]["heartbeat_interval"] > 0
        ready = await gateway.event("READY")
        assert ready["user"]["id"] == ready["application"]["id"] == bot.id
        assert ready["guilds"] == [{"id": bot.guild, "unavailable": True}]
        guild = await gateway.event("GUILD_CREATE")
        assert {channel["name"] for channel in guild["channels"]} == {"table-1", "table-2", "lobby"}
        await gateway.caught_up()


@pytest.mark.parametrize(
    ("identify", "code"),
    [
        ({"token": "wrong"}, 4004),
        ({"shard": [2, 2]}, 4010),
        ({"intents": 1 << 30}, 4013),
        ({"intents": 1 << 1}, 4014),
        ({"intents": 1 << 15}, 4014),
    ],
)
async def test_refused_identify(bot: PlainBot, identify: dict, code: int):
    async with bot.gateway(**identify) as gateway:
        assert await gateway.closing() == code


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("{", 4002),
        ('{"op": 99}', 4002),
        ('{"op": 3, "d": {}}', 4003),
        ('{"op": 1, "d": "' + "x" * PAYLOAD_LIMIT + '"}', 4002),
    ],
)
async def test_refused_frame(bot: PlainBot, frame: str, code: int):
    gateway = await _connected(bot)
    await gateway.socket.send_str(frame)
    assert await gateway.closing() == code
    await gateway.close()


async def test_identify_twice(bot: PlainBot):
    async with bot.gateway() as gateway:
        await gateway.event("READY")
        await gateway.identify()
        assert await gateway.closing() == 4005


async def test_too_many_frames(bot: PlainBot):
    async with bot.gateway() as gateway:
        for _ in range(120):
            await gateway.send(1, None)
        assert await gateway.closing() == 4008


async def test_resume_brings_what_was_missed(bot: PlainBot):
    async with bot.gateway(intents=GUILDS | GUILD_MESSAGES) as gateway:
        session = (await gateway.event("READY"))["session_id"]
        await gateway.event("GUILD_CREATE")
        seen = gateway.frames[-1]["s"]
        await bot.playground.gateway.drop()
        await gateway.closing()
        await bot.post({"content": "While you were away"})
        await gateway.connect()
        await gateway.send(6, {"token": bot.playground.token, "session_id": session, "seq": seen})
        assert (await gateway.event("MESSAGE_CREATE"))["content"] == "While you were away"
        assert await gateway.event("RESUMED") == {}


@pytest.mark.parametrize("resume", [{"session_id": "unknown", "seq": 1}])
async def test_unknown_session(bot: PlainBot, resume: dict):
    gateway = await _connected(bot)
    await gateway.send(6, {"token": bot.playground.token, **resume})
    assert (await gateway.wait(lambda frame: frame["op"] == 9))["d"] is False
    await gateway.close()


async def test_resume_from_the_future(bot: PlainBot):
    async with bot.gateway() as gateway:
        session = (await gateway.event("READY"))["session_id"]
        other = await _connected(bot)
        await other.send(6, {"token": bot.playground.token, "session_id": session, "seq": 999})
        assert await other.closing() == 4007
        await other.close()


async def test_intents_choose_the_events(bot: PlainBot, table: Table):
    ana = await table.join("Ana")
    async with bot.gateway(intents=GUILDS | GUILD_MESSAGES) as curious, bot.gateway(intents=GUILDS) as plain:
        for gateway in (curious, plain):
            await gateway.event("GUILD_CREATE")
        await ana.write("lobby", "A secret recipe")
        heard = await curious.event("MESSAGE_CREATE")
        assert heard["author"]["id"] == ana.id
        assert heard["content"] == ""
        await ana.write("lobby", f"Hello <@{bot.id}>")
        await curious.wait(lambda frame: frame.get("t") == "MESSAGE_CREATE" and "Hello" in frame["d"]["content"])
        await plain.caught_up()
        assert not any(frame.get("t") == "MESSAGE_CREATE" for frame in plain.frames)


async def test_direct_messages_are_read(bot: PlainBot, table: Table):
    ana = await table.join("Ana")
    async with bot.gateway(intents=GUILDS | DIRECT_MESSAGES) as gateway:
        await gateway.event("GUILD_CREATE")
        await ana.write((await ana.direct(bot.id))["id"], "Just between us")
        assert (await gateway.event("MESSAGE_CREATE"))["content"] == "Just between us"


async def test_shards_share_the_work(bot: PlainBot, table: Table):
    """A server belongs to one of two shards, direct messages to the first."""
    await bot.ask("PUT", f"/applications/{bot.id}/commands", [{"name": "go", "description": "Go"}])
    ana = await table.join("Ana")
    async with bot.gateway(shard=[0, 2]) as first, bot.gateway(shard=[1, 2]) as second:
        ready = [await gateway.event("READY") for gateway in (first, second)]
        owner = (int(bot.guild) >> 22) % 2
        assert [len(one["guilds"]) for one in ready] == [1 - owner, owner]
        (command,) = await ana.commands("lobby")
        await ana.ask("POST", "/ui/channels/lobby/commands", {"command": command["id"]})
        assert "guild_id" in await (first, second)[owner].event("INTERACTION_CREATE")
        since = len(first.frames)
        direct = (await ana.direct(bot.id))["id"]
        await ana.ask("POST", f"/ui/channels/{direct}/commands", {"command": command["id"]})
        told = await first.event("INTERACTION_CREATE", since=since)
        assert told["user"]["id"] == ana.id
        assert (told["channel"]["type"], told["context"]) == (1, 1)
        assert "member" not in told
        for gateway in (first, second):
            await gateway.caught_up()
        heard = [
            [frame["d"].get("guild_id") for frame in gateway.frames if frame.get("t") == "INTERACTION_CREATE"]
            for gateway in (first, second)
        ]
        assert heard == ([[None], [bot.guild]] if owner else [[bot.guild, None], []])
