"""Whatever a request holds, the playground answers in words and goes on."""

import asyncio
import json
from random import Random
from typing import Any

import aiohttp
import pytest

import playground
from playground.rest.app import PREFIX, ROUTES
from tests.e2e.client import Table
from tests.playground.plain import PlainBot

BODIES = [
    b"",
    b"[]",
    b"{}",
    b"null",
    b"3",
    b'"x"',
    b"{",
    b"\xff\xfe",
    b"[" * 100_000,
    b'{"a":' * 100_000,
    b"NaN",
    b'{"seconds": 1e400, "type": 1e400, "content": -Infinity}',
    b'{"\xc3\xa9": "\\ud800"}',
]
FIELDS = {
    "content",
    "reply_to",
    "custom_id",
    "values",
    "kind",
    "command",
    "options",
    "complete",
    "archived",
    "user",
    "type",
    "data",
    "name",
    "flags",
    "nonce",
    "components",
    "attachments",
    "embeds",
    "recipient_id",
    "image",
}
VALUES: list[Any] = [
    None,
    True,
    3,
    -1,
    10**30,
    1.5,
    "x",
    "\ud800",
    "9" * 400,
    [],
    [3],
    [[]],
    [{}],
    {},
    {"x": [{}]},
    {"id": {}},
]
FORMS: list[dict[str, Any]] = [
    {},
    {"content": "hello"},
    {"custom_id": "a"},
    {"command": "go"},
    {"archived": True},
    {"name": "name"},
    {"type": 4, "data": {}},
    {"type": 5},
    {"user": "Ana"},
]
PAGES = {
    "POST": ("channels/lobby/messages", "channels/lobby/messages/{message}/press", "channels/lobby/commands", "dms")
    + ("interactions/{message}/modal",),
    "PATCH": ("channels/lobby",),
}


def texts(seed: str) -> list[bytes]:
    """All that is malformed by itself, and a hundred forms with something strange in them."""
    forms = [{**form, field: value} for form in FORMS for field in sorted(FIELDS) for value in VALUES]
    return BODIES + [json.dumps(form).encode() for form in Random(seed).sample(forms, 100)]


async def answers(
    session: aiohttp.ClientSession, method: str, url: str, headers: dict[str, str], seed: str
) -> set[int]:
    """The statuses that these texts meet at one address."""
    found = set()
    for text in texts(seed):
        async with session.request(method, url, data=text, headers=headers) as answer:
            found.add(answer.status)
    return found


async def still_well(stand_in: playground.Playground, table: Table, bot: PlainBot) -> None:
    assert (await bot.post({"content": "All is well"})).status == 200
    ben = await table.join("Ben")
    assert (await ben.messages("lobby"))[-1]["content"] == "All is well"


@pytest.mark.parametrize(("method", "path"), [(method, path) for method, paths in PAGES.items() for path in paths])
async def test_the_page_s_routes(
    stand_in: playground.Playground, table: Table, bot: PlainBot, method: str, path: str
) -> None:
    message = (await bot.post({"content": "Here"})).json["id"]
    url = f"{stand_in.url}/ui/{path.format(message=message)}?as=Ana"
    assert max(await answers(table.session, method, url, {}, path)) < 500
    await still_well(stand_in, table, bot)


WITH_BODY = [(method, path) for method, path, _ in ROUTES if method in ("POST", "PUT", "PATCH")]


@pytest.mark.parametrize(("method", "path"), WITH_BODY)
async def test_the_routes_of_bots(
    stand_in: playground.Playground, table: Table, bot: PlainBot, method: str, path: str
) -> None:
    message = (await bot.post({"content": "Here"})).json["id"]
    places = dict.fromkeys(("user_id", "interaction_id", "interaction_token", "webhook_token", "emoji_id"), "1")
    places |= {"channel_id": bot.lobby, "message_id": message, "guild_id": bot.guild, "webhook_id": bot.id}
    url = f"{stand_in.url}{PREFIX}{path.format(application_id=bot.id, **places)}"
    assert max(await answers(table.session, method, url, bot.headers, path)) < 500
    await still_well(stand_in, table, bot)


@pytest.mark.parametrize(
    "switch", ["fault", "delay", "duplicate", "clear", "rates", "clock", "socket", "member", "inbox", "deny"]
)
async def test_switches_take_what_they_can_use_alone(
    stand_in: playground.Playground, table: Table, bot: PlainBot, switch: str
) -> None:
    found = set()
    fields = {
        "fault": ["method", "path", "status", "code", "after", "times", "skip", "hold", "retry_after"],
        "deny": ["channel", "permissions"],
        "member": ["user", "present"],
        "inbox": ["user", "open"],
        "delay": ["requests", "events"],
    }.get(switch, ["times", "enforced", "seconds", "action", "resumable"])
    whole = {"channel": {"channel": bot.lobby}, "member": {"user": "Ana"}, "inbox": {"user": "Ana"}}.get(switch, {})
    for text in BODIES + [json.dumps({**whole, field: value}).encode() for field in fields for value in VALUES]:
        async with table.session.post(f"{stand_in.url}/ui/trouble/{switch}", data=text) as answer:
            found.add(answer.status)
        async with table.session.post(f"{stand_in.url}/ui/trouble/clear", data=b"{}") as answer:
            assert answer.status == 200
    assert max(found) < 500
    await table.trouble("member", user="bot", present=True)
    await table.trouble("deny", channel=bot.lobby, permissions=[])
    await table.trouble("rates", enforced=False)
    await still_well(stand_in, table, bot)


@pytest.mark.parametrize("seconds", ["1e400", "-1e400", "NaN", "1e300", "-1e12", "1e12", '"inf"', '"nan"'])
async def test_the_clock_stays_within_the_time_of_ids(
    stand_in: playground.Playground, table: Table, bot: PlainBot, seconds: str
) -> None:
    async with table.session.post(f"{stand_in.url}/ui/trouble/clock", data=f'{{"seconds": {seconds}}}') as answer:
        assert answer.status == 400
    await still_well(stand_in, table, bot)


async def test_the_clock_goes_on_for_years(table: Table, bot: PlainBot) -> None:
    before = int((await bot.post({"content": "now"})).json["id"])
    await table.trouble("clock", seconds=10 * 365 * 86400)
    assert before < int((await bot.post({"content": "then"})).json["id"]) < 2**63


@pytest.mark.parametrize(
    "path",
    ["/ui/channels/lobby/messages", "/ui/journal", "/api/v10/channels/{lobby}/messages", "/cdn/attachments/1/1/a"],
)
@pytest.mark.parametrize("query", ["limit", "before", "after", "ex", "around"])
@pytest.mark.parametrize("value", ["x", "-1", "1e9", "9" * 30, "", "²"])
async def test_queries(stand_in: playground.Playground, table: Table, bot: PlainBot, path: str, query: str, value: str):
    url = stand_in.url + path.format(lobby=bot.lobby)
    async with table.session.get(url, params={"as": "Ana", query: value}, headers=bot.headers) as answer:
        assert answer.status < 500


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("multipart/form-data", b""),
        ("multipart/form-data; boundary=x", b"--y\r\n"),
        ("multipart/form-data; boundary=x", b"--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n--x--"),
        ("multipart/form-data; boundary=x", b"--x\r\nContent-Type: multipart/mixed; boundary=z\r\n\r\n--z--\r\n--x--"),
        ("multipart/form-data; boundary=x", b'--x\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n[[['),
    ],
)
@pytest.mark.parametrize("path", ["/ui/channels/lobby/messages?as=Ana", "/api/v10/channels/{lobby}/messages"])
async def test_forms_of_parts(
    stand_in: playground.Playground, table: Table, bot: PlainBot, path: str, kind: str, body: bytes
) -> None:
    headers = bot.headers | {"Content-Type": kind}
    async with table.session.post(stand_in.url + path.format(lobby=bot.lobby), data=body, headers=headers) as answer:
        assert 400 <= answer.status < 500
    await still_well(stand_in, table, bot)


@pytest.mark.parametrize("frame", ["[]", "3", "[" * 100_000, '{"op": 2}', '{"op": 2, "d": []}', '{"op": 6, "d": 3}'])
async def test_frames_of_bots(stand_in: playground.Playground, table: Table, bot: PlainBot, frame: str) -> None:
    async with table.session.ws_connect(stand_in.gateway_url) as socket, asyncio.timeout(30):
        await socket.receive_json()
        await socket.send_str(frame)
        assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE
        assert 4000 < (socket.close_code or 0) < 4015
