"""Permissions, threads, direct messages, membership: the refusals and their codes, by plain HTTP."""

import pytest

from tests.e2e.client import Refusal, Table
from tests.playground.plain import PNG, PlainBot, text


async def _thread(bot: PlainBot, **body) -> dict:
    asked = {"name": "Round", "type": 11, **body}
    answer = await bot.ask("POST", f"/channels/{bot.lobby}/threads", asked)
    assert answer.status == 201, answer.json
    return answer.json


@pytest.mark.parametrize(
    ("denied", "code"),
    [("VIEW_CHANNEL", 50001), ("SEND_MESSAGES", 50013)],
)
async def test_denied_permission_refuses_posts(bot: PlainBot, table: Table, denied: str, code: int):
    await table.trouble("deny", channel=bot.lobby, permissions=[denied])
    answer = await bot.post({"content": "Hello"})
    assert (answer.status, answer.code) == (403, code)
    await table.trouble("deny", channel=bot.lobby, permissions=[])
    assert (await bot.post({"content": "Hello"})).status == 200


async def test_denied_files_leave_text(bot: PlainBot, table: Table):
    await table.trouble("deny", channel=bot.lobby, permissions=["ATTACH_FILES"])
    answer = await bot.post({"content": "x"}, files={"a.png": PNG})
    assert (answer.status, answer.code) == (403, 50013)
    assert (await bot.post({"content": "x"})).status == 200


async def test_denied_view_hides_all_of_the_channel(bot: PlainBot, table: Table):
    message = (await bot.post({"content": "x"})).json
    await table.trouble("deny", channel=bot.lobby, permissions=["VIEW_CHANNEL"])
    one = f"/channels/{bot.lobby}/messages/{message['id']}"
    for method, path in (("GET", f"/channels/{bot.lobby}"), ("GET", one), ("PATCH", one), ("DELETE", one)):
        answer = await bot.ask(method, path, {"content": "y"} if method == "PATCH" else None)
        assert (answer.status, answer.code) == (403, 50001)


async def test_without_history_nothing_is_listed(bot: PlainBot, table: Table):
    message = (await bot.post({"content": "x"})).json
    await table.trouble("deny", channel=bot.lobby, permissions=["READ_MESSAGE_HISTORY"])
    assert (await bot.ask("GET", f"/channels/{bot.lobby}/messages")).json == []
    assert (await bot.ask("GET", f"/channels/{bot.lobby}/messages/{message['id']}")).code == 50013


async def test_pinning_needs_its_own_permission(bot: PlainBot, table: Table):
    message = (await bot.post({"content": "x"})).json
    await table.trouble("deny", channel=bot.lobby, permissions=["PIN_MESSAGES"])
    answer = await bot.ask("PUT", f"/channels/{bot.lobby}/messages/pins/{message['id']}")
    assert (answer.status, answer.code) == (403, 50013)


@pytest.mark.parametrize(("kind", "denied"), [(11, "CREATE_PUBLIC_THREADS"), (12, "CREATE_PRIVATE_THREADS")])
async def test_denied_threads(bot: PlainBot, table: Table, kind: int, denied: str):
    await table.trouble("deny", channel=bot.lobby, permissions=[denied])
    answer = await bot.ask("POST", f"/channels/{bot.lobby}/threads", {"name": "Round", "type": kind})
    assert (answer.status, answer.code) == (403, 50013)


async def test_denied_posts_in_threads(bot: PlainBot, table: Table):
    thread = await _thread(bot)
    await table.trouble("deny", channel=bot.lobby, permissions=["SEND_MESSAGES_IN_THREADS"])
    answer = await bot.post({"content": "x"}, channel=thread["id"])
    assert (answer.status, answer.code) == (403, 50013)


async def test_channel_and_its_deletion_need_rights(bot: PlainBot):
    assert (await bot.ask("PATCH", f"/channels/{bot.lobby}", {"name": "x"})).code == 50013
    assert (await bot.ask("DELETE", f"/channels/{bot.lobby}")).code == 50013


async def test_unknown_places_and_people(bot: PlainBot):
    expected = {
        "/channels/1": 10003,
        "/channels/1/messages": 10003,
        f"/channels/{bot.lobby}/messages/1": 10008,
        "/users/1": 10013,
        "/guilds/1": 10004,
        f"/guilds/{bot.guild}/members/1": 10007,
        "/applications/1/emojis": 10002,
    }
    for path, code in expected.items():
        answer = await bot.ask("GET", path)
        assert (answer.status, answer.code) == (404, code), path


async def test_deleted_channel_takes_its_messages_and_threads_along(bot: PlainBot, table: Table):
    thread = await _thread(bot)
    message = (await bot.post({"content": "x"})).json
    ana = await table.join("Ana")
    await ana.ask("DELETE", f"/ui/channels/{bot.lobby}")
    for path in (f"/channels/{bot.lobby}", f"/channels/{bot.lobby}/messages/{message['id']}"):
        assert (await bot.ask("GET", path)).code == 10003
    assert (await bot.post({"content": "x"}, channel=thread["id"])).code == 10003


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"name": "", "type": 11}, "BASE_TYPE_BAD_LENGTH"),
        ({"name": "x" * 101, "type": 11}, "BASE_TYPE_BAD_LENGTH"),
        ({"name": "x", "type": 5}, "BASE_TYPE_CHOICES"),
        ({"name": "x", "type": 11, "auto_archive_duration": 90}, "BASE_TYPE_CHOICES"),
    ],
)
async def test_thread_is_refused(bot: PlainBot, body: dict, code: str):
    answer = await bot.ask("POST", f"/channels/{bot.lobby}/threads", body)
    assert answer.code == 50035
    assert code in answer.faults


async def test_one_thread_per_message(bot: PlainBot):
    message = (await bot.post({"content": "x"})).json
    path = f"/channels/{bot.lobby}/messages/{message['id']}/threads"
    thread = await bot.ask("POST", path, {"name": "About it"})
    assert (thread.status, thread.json["id"]) == (201, message["id"])
    answer = await bot.ask("POST", path, {"name": "Again"})
    assert (answer.status, answer.code) == (400, 160004)


async def test_thread_in_a_thread(bot: PlainBot):
    thread = await _thread(bot)
    answer = await bot.ask("POST", f"/channels/{thread['id']}/threads", {"name": "x", "type": 11})
    assert (answer.status, answer.code) == (400, 50024)


async def test_archived_thread_takes_posts_but_no_edits(bot: PlainBot):
    thread = await _thread(bot)
    message = (await bot.layout(text(), channel=thread["id"])).json
    one = f"/channels/{thread['id']}/messages/{message['id']}"
    await bot.ask("PATCH", f"/channels/{thread['id']}", {"archived": True})
    for method, body in (("PATCH", {"components": [text("y")]}), ("DELETE", None)):
        answer = await bot.ask(method, one, body)
        assert (answer.status, answer.code) == (400, 50083)
    member = await bot.ask("PUT", f"/channels/{thread['id']}/thread-members/@me")
    assert member.code == 50083
    assert (await bot.ask("PATCH", f"/channels/{thread['id']}", {"name": "New"})).code == 50083
    assert (await bot.post({"content": "Wake up"}, channel=thread["id"])).status == 200
    assert (await bot.ask("PATCH", one, {"components": [text("y")]})).status == 200


async def test_locked_thread_is_woken_by_moderators_alone(bot: PlainBot, table: Table):
    thread = await _thread(bot)
    ana, ben = await table.join("Ana"), await table.join("Ben")
    place = f"/ui/channels/{thread['id']}"
    with pytest.raises(Refusal) as refused:
        await ben.ask("PATCH", place, {"archived": True, "locked": True})
    assert refused.value.code == 50013
    await ana.ask("PATCH", place, {"archived": True, "locked": True})
    metadata = (await bot.ask("GET", f"/channels/{thread['id']}")).json["thread_metadata"]
    assert (metadata["archived"], metadata["locked"]) == (True, True)
    await table.trouble("deny", channel=bot.lobby, permissions=["MANAGE_THREADS"])
    answer = await bot.post({"content": "Wake up"}, channel=thread["id"])
    assert (answer.status, answer.code) == (400, 50083)
    await table.trouble("deny", channel=bot.lobby, permissions=[])
    assert (await bot.post({"content": "Wake up"}, channel=thread["id"])).status == 200
    await ana.ask("PATCH", place, {"archived": True, "locked": False})
    await table.trouble("deny", channel=bot.lobby, permissions=["MANAGE_THREADS"])
    assert (await bot.post({"content": "Wake up"}, channel=thread["id"])).status == 200


async def test_idle_thread_falls_asleep(bot: PlainBot, table: Table):
    thread = await _thread(bot, auto_archive_duration=60)
    await table.trouble("clock", seconds=61 * 60)
    assert (await bot.ask("GET", f"/channels/{thread['id']}")).json["thread_metadata"]["archived"]


async def test_nobody_clicks_or_calls_in_an_archived_thread(bot: PlainBot, table: Table):
    thread = await _thread(bot)
    await bot.ask("PUT", f"/applications/{bot.id}/commands", [{"name": "go", "description": "Go"}])
    ana = await table.join("Ana")
    assert await ana.commands(thread["id"])
    await bot.ask("PATCH", f"/channels/{thread['id']}", {"archived": True})
    assert await ana.commands(thread["id"]) == []


async def test_private_thread_is_seen_by_its_members_and_moderators(bot: PlainBot, table: Table):
    thread = await _thread(bot, type=12)
    ben, cleo = await table.join("Ben"), await table.join("Cleo")
    await bot.ask("PUT", f"/channels/{thread['id']}/thread-members/{ben.id}")
    await bot.post({"content": "Psst"}, channel=thread["id"])
    assert [one["content"] for one in await ben.messages(thread["id"])] == ["Psst"]
    with pytest.raises(Refusal) as refused:
        await cleo.messages(thread["id"])
    assert refused.value.code == 50001
    await cleo.caught_up()
    assert not any(event.name == "MESSAGE_CREATE" for event in cleo.delivered)


async def test_only_members_are_added_to_threads(bot: PlainBot, table: Table):
    thread = await _thread(bot)
    ben = await table.join("Ben")
    await table.trouble("member", user=ben.id, present=False)
    answer = await bot.ask("PUT", f"/channels/{thread['id']}/thread-members/{ben.id}")
    assert (answer.status, answer.code) == (404, 10007)


async def _direct(bot: PlainBot, user_id: str) -> str:
    return (await bot.ask("POST", "/users/@me/channels", {"recipient_id": user_id})).json["id"]


async def test_closed_inbox(bot: PlainBot, table: Table):
    ben = await table.join("Ben")
    channel = await _direct(bot, ben.id)
    assert (await bot.post({"content": "Hello"}, channel=channel)).status == 200
    await table.trouble("inbox", user=ben.id, open=False)
    answer = await bot.post({"content": "Hello"}, channel=channel)
    assert (answer.status, answer.code) == (403, 50007)


async def test_direct_message_without_a_common_server(bot: PlainBot, table: Table):
    ben = await table.join("Ben")
    channel = await _direct(bot, ben.id)
    await table.trouble("member", user=ben.id, present=False)
    answer = await bot.post({"content": "Hello"}, channel=channel)
    assert (answer.status, answer.code) == (403, 50278)


async def test_direct_channel_cannot_be_changed(bot: PlainBot, table: Table):
    ben = await table.join("Ben")
    answer = await bot.ask("PATCH", f"/channels/{await _direct(bot, ben.id)}", {"name": "x"})
    assert (answer.status, answer.code) == (403, 50003)


async def test_bot_outside_the_server(bot: PlainBot, table: Table):
    async with bot.gateway() as gateway:
        await gateway.event("GUILD_CREATE")
        since = len(gateway.frames)
        await table.trouble("member", user="bot", present=False)
        assert (await gateway.event("GUILD_DELETE", since=since)) == {"id": bot.guild}
        answer = await bot.post({"content": "Hello"})
        assert (answer.status, answer.code) == (403, 50001)
        assert (await bot.ask("GET", f"/guilds/{bot.guild}")).code == 50001
        await table.trouble("member", user="bot", present=True)
        await gateway.event("GUILD_CREATE", since=since)
        assert (await bot.post({"content": "Hello"})).status == 200


async def test_user_outside_the_server_sees_nothing_of_it(bot: PlainBot, table: Table):
    ben = await table.join("Ben")
    await table.trouble("member", user=ben.id, present=False)
    await bot.post({"content": "Hello"})
    assert await ben.channels() == []
    with pytest.raises(Refusal):
        await ben.messages(bot.lobby)
    await ben.caught_up()
    assert not any(event.name == "MESSAGE_CREATE" for event in ben.delivered)
