"""Discord's limits on messages and their components: each refusal with its code, asked by plain HTTP."""

import pytest

from tests.playground.plain import PNG, V2, Answer, PlainBot, button, gallery, menu, row, text

INVALID = (400, 50035)
MIB = 1024 * 1024


def _refused(answer: Answer, code: str) -> None:
    assert (answer.status, answer.code) == INVALID, answer.json
    assert code in answer.faults


async def test_a_message_within_all_limits_is_posted(bot: PlainBot):
    answer = await bot.layout(
        {
            "type": 17,
            "accent_color": 0xFFFFFF,
            "components": [
                text("x" * 3000),
                gallery(*["attachment://a.png"] * 10, description="y" * 1024),
                {"type": 14, "divider": True, "spacing": 2},
                {"type": 9, "components": [text()], "accessory": button("s")},
                {"type": 13, "file": {"url": "attachment://a.png"}},
                row(*[button(f"b{n}", label="z" * 80) for n in range(5)]),
                row(menu(25, placeholder="p" * 150)),
            ],
        },
        files={"a.png": PNG},
    )
    assert answer.status == 200, answer.json
    assert answer.json["flags"] == V2
    assert answer.json["attachments"] == []
    assert answer.json["components"][0]["components"][1]["items"][0]["media"]["attachment_id"]
    ids = [one["id"] for one in answer.json["components"][0]["components"]]
    assert len(set(ids)) == 7


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"content": "x" * 2001}, "BASE_TYPE_MAX_LENGTH"),
        ({"content": 5}, "STRING_TYPE_CONVERT"),
        ({"embeds": [{"title": "x"}] * 11}, "BASE_TYPE_BAD_LENGTH"),
        ({"embeds": [{"description": "x" * 4000}, {"description": "x" * 2001}]}, "MAX_EMBED_SIZE_EXCEEDED"),
        ({"content": "x", "nonce": "n" * 26}, "BASE_TYPE_MAX_LENGTH"),
        ({"content": "x", "colour": "red"}, "UNKNOWN_FIELD"),
        ({"content": "x", "flags": V2, "components": [text()]}, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
        ({"content": "x", "components": [text()]}, "UNION_TYPE_CHOICES"),
        ({"content": "x", "components": [row(button(str(n))) for n in range(6)]}, "BASE_TYPE_BAD_LENGTH"),
        ({"content": "x", "message_reference": {"message_id": "1"}}, "REPLIES_UNKNOWN_MESSAGE"),
        ({"content": "x", "attachments": [{"id": 7}]}, "ATTACHMENT_NOT_FOUND"),
    ],
)
async def test_message_is_refused(bot: PlainBot, body: dict, code: str):
    _refused(await bot.post(body), code)


@pytest.mark.parametrize(
    ("components", "code"),
    [
        ([row(*[button(str(n)) for n in range(6)])], "BASE_TYPE_BAD_LENGTH"),
        ([row()], "BASE_TYPE_BAD_LENGTH"),
        ([row(button(), menu())], "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
        ([row(button("a"), button("a"))], "COMPONENT_CUSTOM_ID_DUPLICATED"),
        ([text() | {"id": 3}, text() | {"id": 3}], "COMPONENT_ID_DUPLICATED"),
        ([row(button("x" * 101))], "BASE_TYPE_BAD_LENGTH"),
        ([row(button(""))], "BASE_TYPE_BAD_LENGTH"),
        ([row(button(label="x" * 81))], "BASE_TYPE_MAX_LENGTH"),
        ([row(button(style=7))], "NUMBER_TYPE_MAX"),
        ([row(button(label=None))], "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED"),
        ([row({"type": 2, "style": 2, "label": "x"})], "BASE_TYPE_REQUIRED"),
        ([row(button(url="https://example.org", style=5))], "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE"),
        ([row(button(colour="red"))], "UNKNOWN_FIELD"),
        ([row(menu(26))], "BASE_TYPE_BAD_LENGTH"),
        ([row(menu(placeholder="x" * 151))], "BASE_TYPE_MAX_LENGTH"),
        ([row(menu(2, max_values=3))], "BASE_TYPE_BAD_LENGTH"),
        ([row(menu(options=[{"label": "x" * 101, "value": "1"}]))], "BASE_TYPE_BAD_LENGTH"),
        ([row(menu(options=[{"label": "x", "value": "x" * 101}]))], "BASE_TYPE_BAD_LENGTH"),
        (
            [row(menu(options=[{"label": "x", "value": "1", "description": "x" * 101}]))],
            "BASE_TYPE_MAX_LENGTH",
        ),
        ([row(menu(options=[{"label": "x", "value": "1"}] * 2))], "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"),
        ([gallery(*["https://example.org/a.png"] * 11)], "BASE_TYPE_BAD_LENGTH"),
        ([gallery("https://example.org/a.png", description="x" * 1025)], "BASE_TYPE_MAX_LENGTH"),
        ([gallery("attachment://missing.png")], "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"),
        ([gallery("ftp://example.org/a.png")], "URL_TYPE_INVALID_SCHEME"),
        ([{"type": 13, "file": {"url": "https://example.org/a"}}], "UNFURLED_MEDIA_ITEM_ATTACHMENT_REQUIRED"),
        ([{"type": 9, "components": [text()]}], "BASE_TYPE_REQUIRED"),
        ([{"type": 9, "components": [text()] * 4, "accessory": button()}], "BASE_TYPE_BAD_LENGTH"),
        ([{"type": 17, "components": [text()], "accent_color": 0x1000000}], "NUMBER_TYPE_MAX"),
        ([{"type": 17, "components": [{"type": 17, "components": [text()]}]}], "UNION_TYPE_CHOICES"),
        ([{"type": 14, "spacing": 3}], "NUMBER_TYPE_MAX"),
        ([text("")], "BASE_TYPE_REQUIRED"),
        ([text("x" * 2000), text("x" * 2001)], "COMPONENT_MAX_TOTAL_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
        ([{"type": 17, "components": [text()] * 40}], "BASE_TYPE_BAD_LENGTH"),
        ([], "BASE_TYPE_BAD_LENGTH"),
    ],
)
async def test_component_is_refused(bot: PlainBot, components: list, code: str):
    _refused(await bot.layout(*components), code)


async def test_empty_message(bot: PlainBot):
    answer = await bot.post({"content": ""})
    assert (answer.status, answer.code) == (400, 50006)


async def test_flag_of_components_cannot_be_removed(bot: PlainBot):
    posted = (await bot.layout(text())).json
    path = f"/channels/{bot.lobby}/messages/{posted['id']}"
    _refused(await bot.ask("PATCH", path, {"flags": 0}), "MESSAGE_FLAGS_COMPONENTS_V2_REMOVED")
    _refused(await bot.ask("PATCH", path, {"content": "Hello"}), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2")


async def test_too_many_attachments(bot: PlainBot):
    answer = await bot.post({"content": "x"}, files={f"{n}.png": PNG for n in range(11)})
    assert (answer.status, answer.code) == (400, 30015)


async def test_too_large_a_file(bot: PlainBot):
    answer = await bot.post({"content": "x"}, files={"a.png": bytes(10 * MIB + 1)})
    assert (answer.status, answer.code) == (413, 40005)


async def test_too_large_a_request(bot: PlainBot):
    answer = await bot.post({"content": "x"}, files={f"{n}.png": bytes(9 * MIB) for n in range(3)})
    assert (answer.status, answer.code) == (413, 40005)


async def test_body_that_is_no_json(bot: PlainBot):
    address = f"{bot.playground.url}/api/v10/channels/{bot.lobby}/messages"
    async with bot.session.post(address, headers=bot.headers, data=b"{") as answer:
        assert (answer.status, (await answer.json())["code"]) == (400, 50109)


async def test_refused_message_leaves_no_trace(bot: PlainBot):
    before = bot.playground.world.storage.count()
    await bot.layout(gallery("attachment://b.png"), files={"a.png": PNG})
    assert bot.playground.world.storage.count() == before
    assert (await bot.ask("GET", f"/channels/{bot.lobby}/messages")).json == []


async def test_without_the_token(bot: PlainBot):
    bot.headers = {"Authorization": "Bot wrong"}
    answer = await bot.post({"content": "x"})
    assert (answer.status, answer.code) == (401, 0)


async def test_unknown_route(bot: PlainBot):
    answer = await bot.ask("GET", "/nothing/here")
    assert (answer.status, answer.code) == (404, 0)
