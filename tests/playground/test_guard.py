"""The playground answers its own page and this machine's programs; foreign web pages get nothing."""

import aiohttp
import pytest

import playground
from tests.e2e.client import Table
from tests.playground.plain import PNG, PlainBot


def port(stand_in: playground.Playground) -> str:
    return stand_in.url.rpartition(":")[2]


PLACES = [
    ("GET", "/"),
    ("GET", "/page/main.js"),
    ("GET", "/ui/state?as=Ana"),
    ("GET", "/ui/trouble"),
    ("POST", "/ui/trouble/clear"),
    ("POST", "/ui/channels/lobby/messages?as=Ana"),
    ("GET", "/api/v10/gateway"),
    ("GET", "/api/v10/nowhere"),
    ("GET", "/nowhere"),
]


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:{port}",
        "localhost.evil.example:{port}",
        "127.0.0.1.evil.example",
        "127.0.0.1@evil.example",
        "localhost@evil.example:{port}",
        "192.168.0.7:{port}",
        "[::2]:{port}",
        "",
    ],
)
@pytest.mark.parametrize(("method", "path"), PLACES)
async def test_other_names_than_this_machines_are_not_answered(
    stand_in: playground.Playground, table: Table, host: str, method: str, path: str
) -> None:
    headers = {"Host": host.format(port=port(stand_in))}
    async with table.session.request(method, stand_in.url + path, headers=headers) as answer:
        assert answer.status == 421
        assert "Ana" not in await answer.text()


@pytest.mark.parametrize(
    "host", ["localhost:{port}", "LocalHost:{port}", "127.0.0.1:{port}", "[::1]:{port}", "localhost"]
)
async def test_this_machines_names_are_answered(stand_in: playground.Playground, table: Table, host: str) -> None:
    headers = {"Host": host.format(port=port(stand_in))}
    async with table.session.get(f"{stand_in.url}/ui/state?as=Ana", headers=headers) as answer:
        assert answer.status == 200


async def test_a_name_given_at_the_start_is_answered_too(unhurried: None) -> None:
    async with await playground.start(names=["Games.example"]) as stand_in, aiohttp.ClientSession() as session:
        for host, status in (("games.example", 200), ("localhost", 200), ("other.example", 421)):
            async with session.get(f"{stand_in.url}/ui/users", headers={"Host": host}) as answer:
                assert answer.status == status
        own = {"Host": "games.example", "Origin": "https://games.example"}
        async with session.post(f"{stand_in.url}/ui/trouble/clear", headers=own) as answer:
            assert answer.status == 200


FOREIGN = [
    "https://evil.example",
    "null",
    "http://localhost:1",
    "http://127.0.0.1",
    "http://localhost:{port}.evil.example",
]


@pytest.mark.parametrize("origin", FOREIGN)
@pytest.mark.parametrize(
    "path",
    [
        "/ui/trouble/clear",
        "/ui/channels/lobby/messages?as=Ana",
        "/ui/channels/lobby/commands?as=Ana",
        "/ui/dms?as=Ana",
        "/api/v10/users/@me/channels",
    ],
)
async def test_posts_of_foreign_pages_do_nothing(
    stand_in: playground.Playground, table: Table, origin: str, path: str
) -> None:
    headers = {"Origin": origin.format(port=port(stand_in)), "Content-Type": "text/plain"}
    async with table.session.post(stand_in.url + path, headers=headers, data='{"content": "hello"}') as answer:
        assert answer.status == 403
    assert await (await table.join("Ben")).messages("lobby") == []


@pytest.mark.parametrize("origin", FOREIGN)
@pytest.mark.parametrize("path", ["/ui/live?as=Ben", "/gateway/?v=10&encoding=json"])
async def test_sockets_of_foreign_pages_stay_closed(
    stand_in: playground.Playground, table: Table, origin: str, path: str
) -> None:
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await table.session.ws_connect(stand_in.url + path, origin=origin.format(port=port(stand_in)))
    assert refused.value.status == 403


async def test_the_page_itself_posts_and_listens(stand_in: playground.Playground, table: Table) -> None:
    async with table.session.post(f"{stand_in.url}/ui/trouble/clear", headers={"Origin": stand_in.url}) as answer:
        assert answer.status == 200
    async with table.session.ws_connect(f"{stand_in.url}/ui/live?as=Ben", origin=stand_in.url) as socket:
        assert (await socket.receive_json(timeout=30))["event"] == "HELLO"


@pytest.mark.parametrize(("method", "path"), PLACES)
async def test_every_answer_forbids_guessing_and_foreign_scripts(
    stand_in: playground.Playground, table: Table, method: str, path: str
) -> None:
    async with table.session.request(method, stand_in.url + path) as answer:
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        policy = dict(part.strip().partition(" ")[::2] for part in answer.headers["Content-Security-Policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
    assert not any("unsafe" in sources or "*" in sources for sources in policy.values())


@pytest.mark.parametrize(
    ("name", "inline"),
    [
        ("a.html", False),
        ("a.svg", False),
        ("a.xml", False),
        ("a.js", False),
        ("a.pdf", False),
        ("a", False),
        ("a.png.html", False),
        ("a.png", True),
        ("a.JPG", True),
    ],
)
async def test_uploads_other_than_pictures_are_only_saved(table: Table, bot: PlainBot, name: str, inline: bool) -> None:
    await bot.post({"content": "a file"}, files={name: PNG})
    ana = await table.join("Ana")
    url = (await ana.messages("lobby"))[-1]["attachments"][0]["url"]
    async with table.session.get(url) as answer:
        assert answer.status == 200
        assert answer.headers["Content-Disposition"].startswith("inline" if inline else "attachment")
        assert answer.headers["X-Content-Type-Options"] == "nosniff"


async def test_a_page_can_be_shown_in_a_frame_where_it_runs_and_loads_nothing(table: Table, bot: PlainBot) -> None:
    await bot.post({"content": "a page"}, files={"a.html": b"<p>Rules</p>", "a.js": b"1"})
    ana = await table.join("Ana")
    page, script = [file["url"] for file in (await ana.messages("lobby"))[-1]["attachments"]]
    async with table.session.get(f"{page}&framed=1") as answer:
        assert answer.headers["Content-Disposition"].startswith("inline")
        policy = dict(part.strip().partition(" ")[::2] for part in answer.headers["Content-Security-Policy"].split(";"))
    assert policy["sandbox"] == ""
    assert policy["default-src"] == "'none'"
    assert "script-src" not in policy
    async with table.session.get(f"{script}&framed=1") as answer:
        assert answer.headers["Content-Disposition"].startswith("attachment")
