"""The life of messages: nonces, attachments, edits, deletion, replies, mentions, pins."""

import base64

import pytest

from tests.e2e.client import Table
from tests.playground.plain import PNG, PlainBot, gallery, row, text

SILENT = 1 << 12


def _one(bot: PlainBot, message: dict, rest: str = "") -> str:
    return f"/channels/{bot.lobby}/messages/{message['id']}{rest}"


async def test_enforced_nonce_gives_the_first_message_again(bot: PlainBot):
    body = {"content": "Hello", "nonce": "n1", "enforce_nonce": True}
    first, second = await bot.post(body), await bot.post(body)
    assert first.json["id"] == second.json["id"]
    assert first.json["nonce"] == "n1"
    listed = (await bot.ask("GET", f"/channels/{bot.lobby}/messages")).json
    assert len(listed) == 1
    assert "nonce" not in listed[0]


async def test_nonce_is_forgotten_after_minutes_and_ignored_when_not_enforced(bot: PlainBot):
    body = {"content": "Hello", "nonce": "n1", "enforce_nonce": True}
    first = (await bot.post(body)).json["id"]
    second = (await bot.post(body | {"enforce_nonce": False})).json["id"]
    assert second != first
    bot.playground.world.clock.turn(301)
    assert (await bot.post(body)).json["id"] not in (first, second)


async def _picture(bot: PlainBot, names: tuple[str, ...] = ("a.png", "b.png")) -> dict:
    urls = [f"attachment://{name}" for name in names]
    return (await bot.layout(gallery(*urls), files=dict.fromkeys(names, PNG))).json


def _ids(message: dict) -> list[str]:
    return [item["media"]["attachment_id"] for item in message["components"][0]["items"]]


async def test_edit_keeps_the_attachments_it_lists(bot: PlainBot):
    posted = await _picture(bot)
    second = _ids(posted)[1]
    body = {"components": [gallery("attachment://b.png")], "attachments": [{"id": second}]}
    edited = (await bot.ask("PATCH", _one(bot, posted), body)).json
    assert _ids(edited) == [second]
    gone = posted["components"][0]["items"][0]["media"]["url"]
    kept = edited["components"][0]["items"][0]["media"]["url"]
    assert (await _status(bot, gone), await _status(bot, kept)) == (404, 200)


async def test_edit_adds_a_file_to_those_it_keeps(bot: PlainBot):
    posted = await _picture(bot, ("a.png",))
    (old,) = _ids(posted)
    body = {
        "components": [gallery("attachment://a.png", "attachment://new.png")],
        "attachments": [{"id": old}, {"id": 0, "filename": "new.png", "description": "New"}],
    }
    edited = (await bot.ask("PATCH", _one(bot, posted), body, files={"new.png": PNG})).json
    assert _ids(edited)[0] == old
    assert len(set(_ids(edited))) == 2


async def test_edit_without_a_list_keeps_all(bot: PlainBot):
    posted = await _picture(bot)
    edited = (await bot.ask("PATCH", _one(bot, posted), {"components": posted_layout(posted)})).json
    assert _ids(edited) == _ids(posted)


def posted_layout(message: dict) -> list[dict]:
    """The layout of a message as its author would send it again."""
    return [gallery(*[item["media"]["url"] for item in message["components"][0]["items"]])]


async def test_edit_cannot_drop_a_file_that_is_shown(bot: PlainBot):
    posted = await _picture(bot)
    answer = await bot.ask("PATCH", _one(bot, posted), {"attachments": []})
    assert "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND" in answer.faults


async def test_plain_attachment_is_listed_with_its_size(bot: PlainBot):
    body = {"content": "See", "attachments": [{"id": 0, "description": "A dot"}]}
    (file,) = (await bot.post(body, files={"dot.png": PNG})).json["attachments"]
    assert (file["width"], file["height"], file["size"], file["description"]) == (1, 1, len(PNG), "A dot")
    assert file["content_type"] == "image/png"


async def _status(bot: PlainBot, url: str) -> int:
    async with bot.session.get(url) as answer:
        return answer.status


async def test_address_of_a_file_is_signed_and_expires(bot: PlainBot):
    posted = await _picture(bot, ("a.png",))
    url = posted["components"][0]["items"][0]["media"]["url"]
    assert await _status(bot, url) == 200
    assert await _status(bot, url.partition("?")[0]) == 404
    assert await _status(bot, url.replace("hm=", "hm=0")) == 404
    bot.playground.world.clock.turn(25 * 3600)
    assert await _status(bot, url) == 404
    fresh = (await bot.ask("GET", _one(bot, posted))).json
    assert await _status(bot, fresh["components"][0]["items"][0]["media"]["url"]) == 200


async def test_delete(bot: PlainBot):
    posted = (await bot.post({"content": "Hello"})).json
    assert (await bot.ask("DELETE", _one(bot, posted))).status == 204
    for method in ("GET", "PATCH", "DELETE"):
        answer = await bot.ask(method, _one(bot, posted), {"content": "Bye"} if method == "PATCH" else None)
        assert (answer.status, answer.code) == (404, 10008)


async def test_foreign_message_is_not_edited(bot: PlainBot, table: Table):
    ana = await table.join("Ana")
    foreign = await ana.write("lobby", "Mine")
    answer = await bot.ask("PATCH", _one(bot, foreign), {"content": "Yours"})
    assert (answer.status, answer.code) == (403, 50005)


async def test_mentions_follow_what_is_allowed(bot: PlainBot, table: Table):
    ana = await table.join("Ana")
    content = f"Hello <@{ana.id}>"
    assert [user["id"] for user in (await bot.post({"content": content})).json["mentions"]] == [ana.id]
    quiet = await bot.post({"content": content, "allowed_mentions": {"parse": []}})
    assert quiet.json["mentions"] == []
    named = await bot.post({"content": content, "allowed_mentions": {"parse": [], "users": [ana.id]}})
    assert [user["id"] for user in named.json["mentions"]] == [ana.id]
    layout = await bot.layout(text(content))
    assert [user["id"] for user in layout.json["mentions"]] == [ana.id]


async def test_a_silent_message_notifies_nobody_and_stays_silent(bot: PlainBot, table: Table):
    ana = await table.join("Ana")

    async def pings() -> list[str]:
        return [ping for channel in await ana.channels() for ping in channel["pings"]]

    content = {"content": f"Hello <@{ana.id}>"}
    quiet = (await bot.post({**content, "flags": SILENT})).json
    assert (quiet["flags"], [user["id"] for user in quiet["mentions"]]) == (SILENT, [ana.id])
    assert await pings() == []
    loud = (await bot.post(content)).json
    assert await pings() == [loud["id"]]
    edited = [
        await bot.ask("PATCH", _one(bot, one), {**content, "flags": flags})
        for one, flags in ((quiet, 0), (loud, SILENT))
    ]
    assert [answer.json["flags"] for answer in edited] == [SILENT, 0]
    assert await pings() == [loud["id"]]


async def test_history_pages(bot: PlainBot):
    ids = [(await bot.post({"content": str(n)})).json["id"] for n in range(5)]
    path = f"/channels/{bot.lobby}/messages"
    newest = (await bot.ask("GET", f"{path}?limit=2")).json
    assert [one["id"] for one in newest] == [ids[4], ids[3]]
    before = (await bot.ask("GET", f"{path}?limit=2&before={ids[2]}")).json
    assert [one["id"] for one in before] == [ids[1], ids[0]]
    after = (await bot.ask("GET", f"{path}?limit=2&after={ids[1]}")).json
    assert [one["id"] for one in after] == [ids[3], ids[2]]
    assert (await bot.ask("GET", f"{path}?limit=101")).code == 50035


async def test_pins(bot: PlainBot):
    posted = (await bot.post({"content": "Hello"})).json
    path = f"/channels/{bot.lobby}/messages/pins/{posted['id']}"
    assert (await bot.ask("PUT", path)).status == 204
    assert (await bot.ask("GET", _one(bot, posted))).json["pinned"]
    assert (await bot.ask("DELETE", path)).status == 204
    assert not (await bot.ask("GET", _one(bot, posted))).json["pinned"]


async def test_too_many_pins(bot: PlainBot):
    for _ in range(251):
        last = (await bot.post({"content": "x"})).json
        answer = await bot.ask("PUT", f"/channels/{bot.lobby}/messages/pins/{last['id']}")
    assert (answer.status, answer.code) == (400, 30003)


def _image(size: int) -> str:
    return "data:image/png;base64," + base64.b64encode(PNG.ljust(size, b"\0")).decode()


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"name": "s", "image": _image(10)}, "BASE_TYPE_BAD_LENGTH"),
        ({"name": "a b", "image": _image(10)}, "STRING_TYPE_REGEX"),
        ({"name": "sun", "image": "picture"}, "IMAGE_INVALID"),
        ({"name": "sun", "image": _image(256 * 1024 + 1)}, "BINARY_TYPE_MAX_SIZE"),
        ({"name": "taken", "image": _image(10)}, "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"),
        ({"name": "sun"}, "BASE_TYPE_REQUIRED"),
    ],
)
async def test_emoji_is_refused(bot: PlainBot, body: dict, code: str):
    path = f"/applications/{bot.id}/emojis"
    assert (await bot.ask("POST", path, {"name": "taken", "image": _image(10)})).status == 201
    answer = await bot.ask("POST", path, body)
    assert (answer.status, answer.code) == (400, 50035)
    assert code in answer.faults


async def test_unknown_emoji(bot: PlainBot):
    answer = await bot.ask("DELETE", f"/applications/{bot.id}/emojis/1")
    assert (answer.status, answer.code) == (404, 10014)


async def test_button_with_a_custom_emoji_is_shown(bot: PlainBot):
    emoji = (await bot.ask("POST", f"/applications/{bot.id}/emojis", {"name": "sun", "image": _image(10)})).json
    asked = {"id": int(emoji["id"]), "name": "sun"}
    answer = await bot.layout(row({"type": 2, "style": 1, "custom_id": "a", "emoji": asked}))
    assert answer.json["components"][0]["components"][0]["emoji"] == {"id": emoji["id"], "name": "sun"}
