"""What a bot may answer to an interaction, when, and what its token reaches; asked by plain HTTP."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest

from playground import interactions, places
from tests.e2e.client import Refusal, Table, User
from tests.playground.plain import (
    COMMANDS,
    EPHEMERAL,
    GUILD_MESSAGES,
    GUILDS,
    PNG,
    V2,
    PlainBot,
    PlainGateway,
    button,
    gallery,
    menu,
    row,
    text,
)

TRUE_TIME = interactions.ANSWER_TIME
HELLO = {"type": 4, "data": {"content": "Hello"}}


@pytest.fixture
async def gateway(bot: PlainBot) -> AsyncIterator[PlainGateway]:
    await bot.ask("PUT", f"/applications/{bot.id}/commands", COMMANDS)
    async with bot.gateway() as opened:
        yield opened


@pytest.fixture
async def ana(table: Table, gateway: PlainGateway) -> User:
    return await table.join("Ana")


@pytest.fixture
def hurried(ana: User, monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers have to come within Discord's time limit."""
    monkeypatch.setattr(interactions, "ANSWER_TIME", TRUE_TIME)


async def _command(ana: User, gateway: PlainGateway) -> dict:
    """An interaction as the bot gets it when a user calls /go."""
    since = len(gateway.frames)
    commands = await ana.commands("lobby")
    await ana.ask("POST", "/ui/channels/lobby/commands", {"command": commands[0]["id"]})
    return await gateway.event("INTERACTION_CREATE", since=since)


async def _click(ana: User, bot: PlainBot, gateway: PlainGateway) -> dict:
    """An interaction as the bot gets it when a user clicks the button of a message with a picture."""
    layout = [text("Look"), gallery("attachment://a.png"), row(button())]
    message = (await bot.layout(*layout, files={"a.png": PNG})).json
    since = len(gateway.frames)
    path = f"/ui/channels/lobby/messages/{message['id']}/press"
    await ana.ask("POST", path, {"custom_id": "a"})
    return await gateway.event("INTERACTION_CREATE", since=since)


async def test_what_the_bot_is_told(ana: User, bot: PlainBot, gateway: PlainGateway):
    told = await _click(ana, bot, gateway)
    assert told["type"] == 3
    assert told["data"] == {"custom_id": "a", "component_type": 2, "id": 4}
    assert told["member"]["user"]["id"] == ana.id
    assert "user" not in told
    assert (told["context"], told["guild_id"], told["channel"]["name"]) == (0, bot.guild, "lobby")
    assert int(told["app_permissions"]) & (1 << 15)
    assert told["attachment_size_limit"] == 10 * 1024 * 1024


async def test_answer_comes_back_when_asked_for(ana: User, bot: PlainBot, gateway: PlainGateway):
    told = await _command(ana, gateway)
    answer = await bot.respond(told, HELLO, with_response=True)
    assert answer.json["resource"]["message"]["content"] == "Hello"
    assert answer.json["interaction"]["response_message_id"] == answer.json["resource"]["message"]["id"]
    assert (await bot.respond(await _command(ana, gateway), HELLO)).status == 204


async def test_second_answer(ana: User, bot: PlainBot, gateway: PlainGateway):
    told = await _command(ana, gateway)
    await bot.respond(told, HELLO)
    answer = await bot.respond(told, HELLO)
    assert (answer.status, answer.code) == (400, 40060)


async def test_answer_after_three_seconds(ana: User, bot: PlainBot, gateway: PlainGateway, hurried: None):
    told = await _command(ana, gateway)
    bot.playground.world.clock.turn(3.1)
    answer = await bot.respond(told, HELLO)
    assert (answer.status, answer.code) == (404, 10062)


async def test_answer_with_a_wrong_token(ana: User, bot: PlainBot, gateway: PlainGateway):
    told = await _command(ana, gateway)
    answer = await bot.respond(told | {"token": "wrong"}, HELLO)
    assert (answer.status, answer.code) == (404, 10062)


async def test_nobody_answers_and_the_user_hears_of_it(ana: User, gateway: PlainGateway, hurried: None):
    outcome = await ana.command("lobby", "go")
    assert outcome.failed


@pytest.mark.parametrize("kind", [6, 7, 8])
async def test_answer_that_does_not_fit_a_command(ana: User, bot: PlainBot, gateway: PlainGateway, kind: int):
    answer = await bot.respond(await _command(ana, gateway), {"type": kind, "data": {"choices": []}})
    assert (answer.status, answer.code) == (400, 50035)


async def test_refused_answer_can_be_mended(ana: User, bot: PlainBot, gateway: PlainGateway):
    told = await _command(ana, gateway)
    assert (await bot.respond(told, {"type": 4, "data": {"content": "x" * 2001}})).code == 50035
    assert (await bot.respond(told, HELLO)).status == 204


async def test_token_lives_fifteen_minutes(ana: User, bot: PlainBot, gateway: PlainGateway):
    told = await _command(ana, gateway)
    await bot.respond(told, HELLO)
    bot.playground.world.clock.turn(14 * 60)
    original = bot.webhook(told, "/messages/@original")
    assert (await bot.ask("PATCH", original, {"content": "Later"})).status == 200
    bot.playground.world.clock.turn(61)
    for method, path in (("PATCH", original), ("POST", bot.webhook(told))):
        answer = await bot.ask(method, path, {"content": "Too late"})
        assert (answer.status, answer.code) == (401, 50027)


async def test_deferred_answer_stays_private_and_is_filled_once(ana: User, bot: PlainBot, gateway: PlainGateway):
    told = await _command(ana, gateway)
    await bot.respond(told, {"type": 5, "data": {"flags": EPHEMERAL}})
    (thinking,) = await ana.messages("lobby")
    assert thinking["flags"] == EPHEMERAL | 128
    first = await bot.ask("POST", bot.webhook(told) + "?wait=1", {"content": "One", "flags": 0})
    assert (first.json["id"], first.json["flags"]) == (thinking["id"], EPHEMERAL)
    second = await bot.ask("POST", bot.webhook(told) + "?wait=1", {"content": "Two"})
    assert second.json["id"] != thinking["id"]
    assert second.json["flags"] == 0


async def test_followup_before_the_answer(ana: User, bot: PlainBot, gateway: PlainGateway):
    told = await _command(ana, gateway)
    for method, path in (("POST", bot.webhook(told)), ("PATCH", bot.webhook(told, "/messages/@original"))):
        answer = await bot.ask(method, path, {"content": "Early"})
        assert (answer.status, answer.code) == (404, 10015)


async def test_nothing_is_answered_in_a_channel_that_was_deleted(ana: User, bot: PlainBot, gateway: PlainGateway):
    deferred, asked = await _command(ana, gateway), await _command(ana, gateway)
    await bot.respond(deferred, {"type": 5})
    places.remove_channel(bot.playground.world, bot.playground.world.channels[bot.lobby])
    late = [
        await bot.respond(asked, HELLO),
        await bot.respond(asked, {"type": 5}),
        await bot.ask("POST", bot.webhook(deferred), HELLO["data"]),
        await bot.ask("PATCH", bot.webhook(deferred, "/messages/@original"), HELLO["data"]),
    ]
    assert [(answer.status, answer.code) for answer in late] == [(404, 10003)] * 3 + [(404, 10008)]


async def test_token_reaches_its_own_messages_only(ana: User, bot: PlainBot, gateway: PlainGateway):
    foreign = (await bot.post({"content": "Elsewhere"})).json
    told = await _command(ana, gateway)
    await bot.respond(told, HELLO)
    answer = await bot.ask("PATCH", bot.webhook(told, f"/messages/{foreign['id']}"), {"content": "Mine"})
    assert (answer.status, answer.code) == (404, 10008)
    own = (await bot.ask("POST", bot.webhook(told) + "?wait=1", {"content": "Own"})).json
    assert (await bot.ask("PATCH", bot.webhook(told, f"/messages/{own['id']}"), {"content": "Changed"})).status == 200
    assert (await bot.ask("DELETE", bot.webhook(told, f"/messages/{own['id']}"))).status == 204


async def test_private_message_is_out_of_reach_of_the_channel(ana: User, bot: PlainBot, gateway: PlainGateway):
    async with bot.gateway(intents=GUILDS | GUILD_MESSAGES) as curious:
        told = await _command(ana, curious)
        await bot.respond(told, {"type": 4, "data": {"content": "Psst", "flags": EPHEMERAL}})
        await bot.post({"content": "Aloud"})
        assert (await curious.event("MESSAGE_CREATE"))["content"] == "Aloud"
    told = await _command(ana, gateway)
    answer = await bot.respond(told, {"type": 4, "data": {"content": "Psst", "flags": EPHEMERAL}}, with_response=True)
    note = answer.json["resource"]["message"]
    assert (await bot.ask("GET", f"/channels/{bot.lobby}/messages/{note['id']}")).code == 10008
    assert (await bot.ask("GET", bot.webhook(told, "/messages/@original"))).json["content"] == "Psst"


async def test_update_loses_the_files_it_does_not_list(ana: User, bot: PlainBot, gateway: PlainGateway):
    told = await _click(ana, bot, gateway)
    shown = [text("Look"), gallery("attachment://a.png")]
    lost = await bot.respond(told, {"type": 7, "data": {"components": shown, "flags": V2}})
    assert "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND" in lost.faults
    file = told["message"]["components"][1]["items"][0]["media"]["attachment_id"]
    kept = {"components": shown, "flags": V2, "attachments": [{"id": file}]}
    answer = await bot.respond(told, {"type": 7, "data": kept}, with_response=True)
    assert answer.json["resource"]["message"]["components"][1]["items"][0]["media"]["attachment_id"] == file


async def test_deferred_update_names_the_clicked_message(ana: User, bot: PlainBot, gateway: PlainGateway):
    told = await _click(ana, bot, gateway)
    assert (await bot.respond(told, {"type": 6})).status == 204
    original = await bot.ask("GET", bot.webhook(told, "/messages/@original"))
    assert original.json["id"] == told["message"]["id"]


def _modal(**rest) -> dict:
    asked = {"type": 18, "label": "Name", "component": {"type": 4, "custom_id": "name", "style": 1}}
    return {"custom_id": "form", "title": "A form", "components": [asked], **rest}


async def test_modal_is_answered_in_the_shape_it_was_asked(ana: User, bot: PlainBot, gateway: PlainGateway):
    told = await _click(ana, bot, gateway)
    await bot.respond(told, {"type": 9, "data": _modal()})
    await ana.wait(lambda event: event.name == "INTERACTION_MODAL_CREATE")
    since = len(gateway.frames)
    await ana.ask("POST", f"/ui/interactions/{told['id']}/modal", {"values": {"name": "Sun"}})
    submitted = await gateway.event("INTERACTION_CREATE", since=since)
    assert submitted["type"] == 5
    assert submitted["data"]["components"][0]["component"]["value"] == "Sun"
    assert submitted["message"]["id"] == told["message"]["id"]
    assert (await bot.respond(submitted, {"type": 9, "data": _modal()})).code == 50035
    assert (await bot.respond(submitted, {"type": 6})).status == 204


async def test_modal_is_handed_in_once_and_filled_in(ana: User, bot: PlainBot, gateway: PlainGateway):
    told = await _click(ana, bot, gateway)
    asked = {"type": 18, "label": "Which", "component": menu(3)}
    await bot.respond(told, {"type": 9, "data": _modal(components=[*_modal()["components"], asked])})
    path = f"/ui/interactions/{told['id']}/modal"
    for values in ({"menu": ["1"]}, {"name": "Sun"}, {"name": "Sun", "menu": ["1", "2"]}, {"name": "", "menu": ["1"]}):
        with pytest.raises(Refusal) as refused:
            await ana.ask("POST", path, {"values": values})
        assert refused.value.code == 50035
    await ana.ask("POST", path, {"values": {"name": "Sun", "menu": ["1"]}})
    with pytest.raises(Refusal) as refused:
        await ana.ask("POST", path, {"values": {"name": "Sun", "menu": ["1"]}})
    assert refused.value.code == 10062


@pytest.mark.parametrize(
    ("modal", "code"),
    [
        (_modal(title="x" * 46), "BASE_TYPE_BAD_LENGTH"),
        (_modal(custom_id="x" * 101), "BASE_TYPE_BAD_LENGTH"),
        (_modal(components=_modal()["components"] * 6), "BASE_TYPE_BAD_LENGTH"),
        (_modal(components=[]), "BASE_TYPE_BAD_LENGTH"),
        (_modal(components=_modal()["components"] * 2), "COMPONENT_CUSTOM_ID_DUPLICATED"),
        (_modal(components=[_modal()["components"][0] | {"label": "x" * 46}]), "BASE_TYPE_BAD_LENGTH"),
        (_modal(components=[row(button())]), "UNION_TYPE_CHOICES"),
        (
            _modal(components=[row({"type": 4, "custom_id": "a", "style": 1, "value": "x" * 4001})]),
            "BASE_TYPE_MAX_LENGTH",
        ),
    ],
)
async def test_modal_is_refused(ana: User, bot: PlainBot, gateway: PlainGateway, modal: dict, code: str):
    answer = await bot.respond(await _click(ana, bot, gateway), {"type": 9, "data": modal})
    assert (answer.status, answer.code) == (400, 50035)
    assert code in answer.faults


@pytest.mark.parametrize("choices", [[{"name": "x", "value": "x"}] * 26, [{"name": "x" * 101, "value": "x"}]])
async def test_choices_are_refused(ana: User, bot: PlainBot, gateway: PlainGateway, choices: list):
    command = next(one for one in await ana.commands("lobby") if one["name"] == "pick")
    options = [{"name": "what", "type": 3, "value": "x", "focused": True}]
    body = {"command": command["id"], "options": options, "complete": True}
    await ana.ask("POST", "/ui/channels/lobby/commands", body)
    told = await gateway.event("INTERACTION_CREATE")
    answer = await bot.respond(told, {"type": 8, "data": {"choices": choices}})
    assert (answer.status, answer.code) == (400, 50035)
    assert (await bot.respond(told, HELLO)).code == 50035


async def test_disabled_and_missing_controls_are_not_clicked(ana: User, bot: PlainBot, gateway: PlainGateway):
    message = (await bot.layout(row(button(disabled=True)))).json
    path = f"/ui/channels/lobby/messages/{message['id']}/press"
    for custom_id in ("a", "b"):
        answer = await ana.table.session.post(ana.table.url + path, params={"as": "Ana"}, json={"custom_id": custom_id})
        assert answer.status == 400
    stale = await ana.ask("POST", path, {"custom_id": "b", "kind": 2})
    assert (await gateway.event("INTERACTION_CREATE"))["id"] == stale["interaction"]


@pytest.mark.parametrize("control", [button, lambda **rest: menu(2, **rest)], ids=["button", "menu"])
async def test_who_clicks_sees_the_message_as_it_is(ana: User, bot: PlainBot, gateway: PlainGateway, control: Callable):
    read = (await bot.layout(row(control(custom_id="before")))).json
    edited = {"components": [row(control(custom_id="after"))]}
    await bot.ask("PATCH", f"/channels/{bot.lobby}/messages/{read['id']}", edited)
    click = asyncio.create_task(ana.click(read, "Go") if control is button else ana.choose(read, "Option 1"))
    told = await gateway.event("INTERACTION_CREATE")
    assert told["data"]["custom_id"] == "after"
    await bot.respond(told, {"type": 6})
    assert not (await click).failed


async def test_what_a_message_offers_no_more_is_not_clicked(ana: User, bot: PlainBot):
    read = (await bot.layout(row(button()))).json
    edited = {"components": [row(button(label="Stay", custom_id="b"))]}
    await bot.ask("PATCH", f"/channels/{bot.lobby}/messages/{read['id']}", edited)
    with pytest.raises(Refusal, match="Nothing to click here"):
        await ana.click(read, "Go")


def _option(**rest) -> dict:
    return {"type": 3, "name": "what", "description": "What", **rest}


@pytest.mark.parametrize(
    ("commands", "code"),
    [
        ([{"name": "Go", "description": "Go"}], "APPLICATION_COMMAND_INVALID_NAME"),
        ([{"name": "x" * 33, "description": "Go"}], "APPLICATION_COMMAND_INVALID_NAME"),
        ([{"name": "go", "description": "x" * 101}], "BASE_TYPE_BAD_LENGTH"),
        ([{"name": "go", "description": "Go"}] * 2, "APPLICATION_COMMANDS_DUPLICATE_NAME"),
        ([{"name": "go", "description": "Go", "options": [_option()] * 26}], "BASE_TYPE_BAD_LENGTH"),
        (
            [{"name": "go", "description": "Go", "options": [_option(), _option(name="b", required=True)]}],
            "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        ),
        (
            [{"name": "go", "description": "Go", "options": [_option(choices=[{"name": "x", "value": "x"}] * 26)]}],
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            [
                {
                    "name": "go",
                    "description": "Go",
                    "options": [
                        _option(name=f"o{n}", choices=[{"name": "x" * 100, "value": "y" * 100}] * 5) for n in range(8)
                    ],
                }
            ],
            "APPLICATION_COMMAND_TOO_LARGE",
        ),
        ([{"name": "go", "description": "Go", "colour": "red"}], "UNKNOWN_FIELD"),
    ],
)
async def test_command_is_refused(bot: PlainBot, commands: list, code: str):
    answer = await bot.ask("PUT", f"/applications/{bot.id}/commands", commands)
    assert (answer.status, answer.code) == (400, 50035)
    assert code in answer.faults


@pytest.mark.parametrize(
    ("bounds", "beyond", "within"),
    [
        ({"type": 4, "min_value": 0, "max_value": 14}, [-1, 15, 10**9], [0, 14]),
        ({"type": 10, "max_value": 1.5}, [1.6], [1.5]),
        ({"type": 3, "min_length": 2, "max_length": 3}, ["a", "abcd"], ["ab", "abc"]),
    ],
)
async def test_a_value_beyond_its_bounds_is_refused_as_by_discord(
    ana: User, bot: PlainBot, gateway: PlainGateway, bounds: dict, beyond: list, within: list
):
    option = {"name": "much", "description": "How much", **bounds}
    await bot.ask("PUT", f"/applications/{bot.id}/commands", [{"name": "go", "description": "Go", "options": [option]}])
    path = "/ui/channels/lobby/commands"

    def call(value: object) -> dict:
        return {"command": "go", "options": [{"name": "much", "type": bounds["type"], "value": value}]}

    for value in beyond:
        with pytest.raises(Refusal) as refused:
            await ana.ask("POST", path, call(value))
        assert refused.value.code == 50035
    for value in within:
        since = len(gateway.frames)
        await ana.ask("POST", path, call(value))
        told = await gateway.event("INTERACTION_CREATE", since=since)
        assert told["data"]["options"][0]["value"] == value


async def test_too_many_commands(bot: PlainBot):
    many = [{"name": f"go{n}", "description": "Go"} for n in range(101)]
    answer = await bot.ask("PUT", f"/applications/{bot.id}/commands", many)
    assert (answer.status, answer.code) == (400, 30032)


async def test_commands_are_offered_where_they_belong(bot: PlainBot, table: Table):
    here, dm, mighty = (
        {"name": "here", "description": "In servers", "contexts": [0]},
        {"name": "dm", "description": "In direct messages", "contexts": [1]},
        {"name": "mighty", "description": "For some", "default_member_permissions": str(1 << 5)},
    )
    await bot.ask("PUT", f"/applications/{bot.id}/commands", [here, dm, mighty])
    ana, ben = await table.join("Ana"), await table.join("Ben")
    direct = await ben.direct(bot.id)
    assert {one["name"] for one in await ana.commands("lobby")} == {"here", "mighty"}
    assert {one["name"] for one in await ben.commands("lobby")} == {"here"}
    assert {one["name"] for one in await ben.commands(direct["id"])} == {"dm", "mighty"}
