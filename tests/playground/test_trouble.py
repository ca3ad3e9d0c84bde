"""Each switch for trouble does what it says, seen by plain HTTP."""

import asyncio
import time

import aiohttp
import pytest

import playground
from tests.e2e.client import Refusal, Table
from tests.playground.plain import GUILD_MESSAGES, GUILDS, PlainBot, PlainGateway


async def _messages(bot: PlainBot) -> int:
    return len((await bot.ask("GET", f"/channels/{bot.lobby}/messages")).json)


@pytest.mark.parametrize(("after", "posted"), [(False, 0), (True, 1)])
async def test_failure_before_or_after_the_effect(bot: PlainBot, table: Table, after: bool, posted: int):
    await table.trouble("fault", method="POST", path="/channels/*/messages", status=500, after=after)
    assert (await bot.post({"content": "Hello"})).status == 500
    assert await _messages(bot) == posted
    assert (await bot.post({"content": "Hello"})).status == 200


@pytest.mark.parametrize(("after", "posted"), [(False, 0), (True, 1)])
async def test_connection_is_cut(bot: PlainBot, table: Table, after: bool, posted: int):
    await table.trouble("fault", method="POST", path="/channels/*/messages", status=0, after=after)
    with pytest.raises(aiohttp.ClientError):
        await bot.post({"content": "Hello"})
    assert await _messages(bot) == posted


@pytest.mark.parametrize(("after", "posted"), [(False, 0), (True, 1)])
async def test_request_is_held_before_or_after_its_effect(bot: PlainBot, table: Table, after: bool, posted: int):
    await table.trouble("fault", method="POST", path="/channels/*", status=500, after=after, hold=60)
    posting = asyncio.create_task(bot.post({"content": "Hello"}))
    await table.faults_met()
    assert await _messages(bot) == posted
    assert not posting.done()
    await table.trouble("clear")
    assert (await posting).status == 500
    assert await _messages(bot) == posted


async def test_fault_hits_what_it_names_as_often_as_it_says(bot: PlainBot, table: Table):
    await table.trouble("fault", method="POST", path=f"/channels/{bot.lobby}/*", status=503, times=2, skip=1)
    assert (await bot.ask("GET", f"/channels/{bot.lobby}")).status == 200
    assert [(await bot.post({"content": "x"})).status for _ in range(4)] == [200, 503, 503, 200]


async def test_lost_answer_to_a_click(bot: PlainBot, table: Table, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("playground.interactions.ANSWER_TIME", 0.5)
    await bot.ask("PUT", f"/applications/{bot.id}/commands", [{"name": "go", "description": "Go"}])
    ana = await table.join("Ana")
    async with bot.gateway() as gateway:
        await gateway.event("GUILD_CREATE")
        await table.trouble("fault", method="POST", path="/interactions/*", status=0)
        waiting = asyncio.create_task(ana.command("lobby", "go"))
        told = await gateway.event("INTERACTION_CREATE")
        with pytest.raises(aiohttp.ClientError):
            await bot.respond(told, {"type": 4, "data": {"content": "Hello"}})
        assert (await waiting).failed


async def test_a_held_request_goes_on_by_itself(bot: PlainBot, table: Table):
    await table.trouble("fault", method="POST", path="/channels/*", status=500, hold=0.2)
    before = time.monotonic()
    assert (await bot.post({"content": "Hello"})).status == 500
    assert time.monotonic() - before >= 0.2


async def test_rate_limit_of_one_route(bot: PlainBot, table: Table):
    await table.trouble("fault", method="POST", path="/channels/*", status=429, retry_after=0.3)
    answer = await bot.post({"content": "x"})
    assert answer.status == 429
    assert (answer.json["retry_after"], answer.json["global"]) == (0.3, False)
    assert answer.headers["X-RateLimit-Scope"] == "user"
    assert answer.headers["Retry-After"] == "0.3"
    assert "Via" in answer.headers


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (429, 30046)])
async def test_failure_with_a_code_of_discord(bot: PlainBot, table: Table, status: int, code: int):
    await table.trouble("fault", method="PATCH", status=status, code=code)
    message = (await bot.post({"content": "x"})).json
    path = f"/channels/{bot.lobby}/messages/{message['id']}"
    answer = await bot.ask("PATCH", path, {"content": "y"})
    assert (answer.status, answer.code) == (status, code)
    assert (await bot.ask("GET", path)).json["content"] == "x"


async def test_global_rate_limit(bot: PlainBot, table: Table):
    await table.trouble("fault", status=429, everywhere=True)
    answer = await bot.post({"content": "x"})
    assert answer.status == 429
    assert answer.json["global"] is True
    assert (answer.headers["X-RateLimit-Global"], answer.headers["X-RateLimit-Scope"]) == ("true", "global")


async def test_bucket_of_a_channel(still: None, bot: PlainBot, table: Table):
    await table.trouble("rates", enforced=True)
    answers = [await bot.post({"content": "x"}) for _ in range(6)]
    assert [answer.status for answer in answers] == [200] * 5 + [429]
    remaining = [answer.headers["X-RateLimit-Remaining"] for answer in answers[:5]]
    assert remaining == ["4", "3", "2", "1", "0"]
    assert len({answer.headers["X-RateLimit-Bucket"] for answer in answers}) == 1
    assert 0 < answers[5].json["retry_after"] <= 5
    other = next(one.id for one in bot.playground.world.channels.values() if one.name == "table-1")
    assert (await bot.post({"content": "x"}, channel=other)).status == 200
    await table.trouble("clock", seconds=5)
    assert (await bot.post({"content": "x"})).status == 200


async def test_fifty_requests_a_second(still: None, bot: PlainBot, table: Table):
    await table.trouble("rates", enforced=True)
    paths = [f"/channels/{bot.lobby}", f"/guilds/{bot.guild}", "/users/@me"]
    answers = [await bot.ask("GET", paths[n % 3]) for n in range(51)]
    assert [answer.status for answer in answers] == [200] * 50 + [429]
    assert answers[50].json["global"]
    await table.trouble("clock", seconds=1)
    assert (await bot.ask("GET", "/users/@me")).status == 200
    assert [(await bot.ask("GET", paths[n % 3])).status for n in range(50)] == [200] * 49 + [429]
    await table.trouble("rates", enforced=False)
    assert (await bot.ask("GET", "/users/@me")).status == 200


async def test_edits_of_old_messages(still: None, bot: PlainBot, table: Table):
    message = (await bot.post({"content": "x"})).json
    path = f"/channels/{bot.lobby}/messages/{message['id']}"
    assert all([(await bot.ask("PATCH", path, {"content": str(n)})).status == 200 for n in range(5)])
    await table.trouble("clock", seconds=3601)
    answers = [await bot.ask("PATCH", path, {"content": str(n)}) for n in range(4)]
    assert [answer.status for answer in answers] == [200, 200, 200, 429]
    assert answers[3].code == 30046
    assert 0 < answers[3].json["retry_after"] <= 6
    await table.trouble("clock", seconds=6)
    assert (await bot.ask("PATCH", path, {"content": "y"})).status == 200


async def test_slow_requests(bot: PlainBot, table: Table):
    await table.trouble("delay", requests=0.2)
    before = time.monotonic()
    await bot.post({"content": "x"})
    assert time.monotonic() - before >= 0.2
    await table.trouble("clear")
    assert bot.playground.faults.request_delay == 0


async def test_slow_events_keep_their_order(bot: PlainBot, table: Table):
    async with bot.gateway(intents=GUILDS | GUILD_MESSAGES) as gateway:
        await gateway.event("GUILD_CREATE")
        await table.trouble("delay", events=0.1)
        before = time.monotonic()
        for n in range(3):
            await bot.post({"content": str(n)})
        await gateway.wait(lambda frame: frame.get("t") == "MESSAGE_CREATE" and frame["d"]["content"] == "2")
        assert time.monotonic() - before >= 0.3
        heard = [frame["d"]["content"] for frame in gateway.frames if frame.get("t") == "MESSAGE_CREATE"]
        assert heard == ["0", "1", "2"]


async def test_click_is_delivered_twice(bot: PlainBot, table: Table):
    await bot.ask("PUT", f"/applications/{bot.id}/commands", [{"name": "go", "description": "Go"}])
    ana = await table.join("Ana")
    async with bot.gateway() as gateway:
        await gateway.event("GUILD_CREATE")
        await table.trouble("duplicate", times=1)
        (command,) = await ana.commands("lobby")
        begun = [
            (await ana.ask("POST", "/ui/channels/lobby/commands", {"command": command["id"]}))["interaction"]
            for _ in range(2)
        ]
        await gateway.wait(lambda frame: frame.get("t") == "INTERACTION_CREATE" and frame["d"]["id"] == begun[1])
        await gateway.caught_up()
        heard = [frame["d"]["id"] for frame in gateway.frames if frame.get("t") == "INTERACTION_CREATE"]
        assert heard == [begun[0], begun[0], begun[1]]


async def test_dropped_socket(bot: PlainBot, table: Table):
    async with bot.gateway() as gateway:
        await gateway.event("READY")
        await table.trouble("socket", action="drop")
        assert await gateway.closing() == 1001


async def test_request_to_reconnect(bot: PlainBot, table: Table):
    async with bot.gateway() as gateway:
        await gateway.event("READY")
        await table.trouble("socket", action="reconnect")
        await gateway.wait(lambda frame: frame["op"] == 7)


@pytest.mark.parametrize("resumable", [True, False])
async def test_invalid_session(bot: PlainBot, table: Table, resumable: bool):
    async with bot.gateway() as gateway:
        session = (await gateway.event("READY"))["session_id"]
        await table.trouble("socket", action="invalidate", resumable=resumable)
        assert (await gateway.wait(lambda frame: frame["op"] == 9))["d"] is resumable
        again = PlainGateway(bot)
        await again.connect()
        await again.send(6, {"token": bot.playground.token, "session_id": session, "seq": 1})
        answer = await again.wait(lambda frame: frame["op"] == 9 or frame.get("t") == "RESUMED")
        assert (answer["op"] == 0) is resumable
        await again.close()


async def test_clock_moves_ids_and_times_forward(bot: PlainBot, table: Table):
    first = (await bot.post({"content": "x"})).json
    await table.trouble("clock", seconds=3600)
    second = (await bot.post({"content": "x"})).json
    assert (int(second["id"]) - int(first["id"])) >> 22 >= 3600_000
    assert second["timestamp"] > first["timestamp"]


async def test_unknown_switch_and_wrong_settings(table: Table):
    async with table.session.post(f"{table.url}/ui/trouble/nothing") as answer:
        assert answer.status == 404
    for switch, settings in (("fault", {"colour": "red"}), ("deny", {"channel": "1"}), ("clock", {})):
        with pytest.raises(Refusal) as refused:
            await table.trouble(switch, **settings)
        assert refused.value.status == 400


async def test_switches_show_where_they_stand(bot: PlainBot, table: Table):
    ana = await table.join("Ana")
    await table.trouble("fault", status=500)
    await table.trouble("duplicate", times=2)
    state = await table.trouble("inbox", user=ana.id, open=False)
    assert [fault["status"] for fault in state["queue"]] == [500]
    assert (state["duplicates"], state["closed_inboxes"]) == (2, [ana.id])
    cleared = await table.trouble("clear")
    assert (cleared["queue"], cleared["duplicates"]) == ([], 0)


async def test_journal_keeps_requests_and_answers(bot: PlainBot, table: Table):
    await bot.post({"content": "x"}, files={"a.png": b"123"})
    await bot.post({"content": ""})
    first, second = await table.requests()
    assert (first["method"], first["path"]) == ("POST", f"/channels/{bot.lobby}/messages")
    assert first["body"] == {"content": "x"}
    assert first["files"] == [{"name": "a.png", "size": 3}]
    assert (first["status"], second["status"]) == (200, 400)
    assert second["answer"]["code"] == 50006
    assert [entry["number"] for entry in await table.requests(after=1)] == [2]


async def test_journal_forgets_the_oldest():
    async with await playground.start(rates=False, journal=2) as stand_in, aiohttp.ClientSession() as session:
        bot = PlainBot(stand_in, session)
        for n in range(3):
            await bot.post({"content": str(n)})
        assert [entry.body["content"] for entry in stand_in.journal.entries_after(0)] == ["1", "2"]
