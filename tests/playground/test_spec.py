"""The official description judges what discord.py asked in a long dialogue, and every answer of the stand-in."""

import pytest

from tests.e2e.client import Table, text
from tests.playground import spec
from tests.playground.toybot import ToyBot, picture


async def test_every_request_and_answer_keeps_the_description(table: Table, toy: ToyBot):
    ana = await table.join("Ana")
    await ana.command("lobby", "show", words="Hello")
    message = await ana.expect("lobby", lambda one: bool(one["components"]))
    await ana.click(message, "Secret")
    await ana.submit(await ana.click(message, "Form"), name="Sun", colour=["blue"])
    await ana.click(message, "Next")
    await ana.expect("lobby", lambda one: "Turned" in text(one))
    await ana.complete("lobby", "find", "word", word="a")
    await ana.command("lobby", "menu")
    await ana.command("lobby", "thread", name="Round one")
    await ana.command("lobby", "write")
    emoji = await toy.create_application_emoji(name="sun", image=picture(size=(16, 16)).read())
    await emoji.delete()
    channel = next(one for one in toy.get_all_channels() if one.name == "lobby")
    sent = await channel.send("Hello", nonce="n1")
    await sent.pin()
    await sent.edit(content="Bye")
    await sent.create_thread(name="About it")
    assert [one async for one in channel.history(limit=20)]
    await (await channel.fetch_message(sent.id)).delete()
    await toy.fetch_guild(toy.guilds[0].id)
    await toy.guilds[0].fetch_member(int(ana.id))
    await toy.guilds[0].active_threads()
    await toy.fetch_user(int(ana.id))
    await ana.answered("lobby")
    entries = await table.requests()
    assert len(entries) > 25
    spec.load().check_requests(entries)
    spec.load().check_answers(entries)


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ({"content": "x" * 4001}, "too long"),
        (
            {"components": [{"type": 1, "components": [{"type": 2, "style": 9, "label": "A", "custom_id": "a"}]}]},
            ".style: ",
        ),
    ],
)
def test_description_refuses(body: dict, fault: str):
    entry = {"method": "POST", "path": "/channels/1/messages", "body": body, "status": 200, "answer": None}
    assert any(fault in one for one in spec.load().request_faults(entry))


def test_unknown_route_is_a_fault():
    entry = {"method": "POST", "path": "/games", "body": {}, "status": 404, "answer": None}
    assert spec.load().request_faults(entry) == ["no such route: POST /games"]
