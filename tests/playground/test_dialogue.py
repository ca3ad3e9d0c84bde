"""The unmodified discord.py and people at the page talk to each other over real sockets."""

import asyncio

from tests.e2e.client import Table, buttons, is_private, pictures, text
from tests.playground.plain import PATIENCE
from tests.playground.toybot import ToyBot, picture

PNG = b"\x89PNG"


async def test_slash_command_shows_a_board(table: Table, toy: ToyBot):
    ana, ben = await table.join("Ana"), await table.join("Ben")
    outcome = await ana.command("lobby", "show", words="Hello")
    assert not outcome.failed
    message = await ben.expect("lobby", lambda one: bool(one["components"]))
    assert "Hello" in text(message)
    assert [button["label"] for button in buttons(message)] == ["Next", "Secret", "Form"]
    (shown,) = pictures(message)
    assert (shown["width"], shown["height"], shown["description"]) == (320, 200, "Picture: Hello")
    assert (await table.download(shown["url"])).startswith(PNG)


async def test_button_replaces_the_picture(table: Table, toy: ToyBot):
    ana = await table.join("Ana")
    await ana.command("lobby", "show", words="Hello")
    message = await ana.expect("lobby", lambda one: bool(one["components"]))
    before = pictures(message)[0]["attachment_id"]
    await ana.click(message, "Next")
    turned = await ana.expect("lobby", lambda one: "Turned" in text(one))
    assert turned["id"] == message["id"]
    assert buttons(turned) == []
    assert pictures(turned)[0]["attachment_id"] != before


async def test_private_note_reaches_one_user(table: Table, toy: ToyBot):
    ana, ben = await table.join("Ana"), await table.join("Ben")
    await ana.command("lobby", "show", words="Hello")
    message = await ben.expect("lobby", lambda one: bool(one["components"]))
    await ben.click(message, "Secret")
    note = await ben.expect("lobby", is_private)
    assert "eyes only" in text(note)
    await ben.click(note, "Again")
    await ben.expect("lobby", lambda one: is_private(one) and "Seen" in text(one))
    await ana.caught_up()
    assert not any(is_private(event.data) for event in ana.delivered if event.name.startswith("MESSAGE_"))
    assert not any(is_private(one) for one in await ana.messages("lobby"))
    assert any(is_private(one) for one in await ben.messages("lobby"))
    await ben.dismiss(note)
    assert not any(is_private(one) for one in await ben.messages("lobby"))


async def test_modal_is_filled_in(table: Table, toy: ToyBot):
    ana = await table.join("Ana")
    await ana.command("lobby", "show", words="Hello")
    message = await ana.expect("lobby", lambda one: bool(one["components"]))
    opened = await ana.click(message, "Form")
    assert opened.modal is not None
    assert opened.modal["title"] == "A form"
    await ana.submit(opened, name="Sun", colour=["blue"])
    await ana.expect("lobby", lambda one: one["content"] == "Sun, ['blue']")


async def test_autocomplete_and_options(table: Table, toy: ToyBot):
    ana = await table.join("Ana")
    choices = await ana.complete("lobby", "find", "word", word="ap")
    assert [choice["name"] for choice in choices] == ["apple", "apricot"]
    await ana.command("lobby", "find", word="apple")
    await ana.expect("lobby", lambda one: one["content"] == "Found apple" and is_private(one))
    await ana.command("lobby", "table close", who=ana.id, sure=True)
    await ana.expect("lobby", lambda one: one["content"] == "Closed by Ana: True")


async def test_menu_takes_several_values(table: Table, toy: ToyBot):
    ana = await table.join("Ana")
    await ana.command("lobby", "menu")
    message = await ana.expect("lobby", lambda one: bool(one["components"]))
    await ana.choose(message, "Option 0", "Option 2")
    await ana.expect("lobby", lambda one: one["content"] == "You chose ['0', '2']")


async def test_thread_with_a_mention(table: Table, toy: ToyBot):
    ana = await table.join("Ana")
    await ana.command("lobby", "thread", name="Round one")
    event = await ana.wait(lambda one: one.name == "THREAD_CREATE")
    welcome = await ana.expect(event.data["id"], lambda one: one["content"].startswith("Welcome"))
    assert [user["id"] for user in welcome["mentions"]] == [ana.id]
    note = await ana.expect("lobby", lambda one: is_private(one) and "See" in one["content"])
    assert event.data["id"] in note["content"]


async def test_direct_message_and_click_in_it(table: Table, toy: ToyBot):
    ana, ben = await table.join("Ana"), await table.join("Ben")
    await ana.command("lobby", "write")
    event = await ana.wait(lambda one: one.name == "MESSAGE_CREATE" and "Private" in text(one.data))
    await ana.click(event.data, "Next")
    await ana.wait(lambda one: one.name == "MESSAGE_UPDATE" and "Turned" in text(one.data))
    await ben.caught_up()
    assert not any("Private" in text(one.data) for one in ben.delivered if one.name.startswith("MESSAGE_C"))


async def test_application_emoji(table: Table, toy: ToyBot):
    emoji = await toy.create_application_emoji(name="sun", image=picture(size=(16, 16)).read())
    assert [one.name for one in await toy.fetch_application_emojis()] == ["sun"]
    assert (await table.download(emoji.url)).startswith(PNG)
    await emoji.delete()
    assert await toy.fetch_application_emojis() == []


async def test_bot_resumes_and_hears_what_it_missed(table: Table, toy: ToyBot):
    ana = await table.join("Ana")
    await table.trouble("socket", action="drop")
    outcome = await ana.command("lobby", "find", word="apple")
    assert not outcome.failed
    await asyncio.wait_for(toy.resumed.wait(), PATIENCE)


async def test_bot_starts_afresh_after_an_invalid_session(table: Table, toy: ToyBot):
    ana = await table.join("Ana")
    toy.here.clear()
    await table.trouble("socket", action="invalidate")
    await asyncio.wait_for(toy.here.wait(), PATIENCE)
    assert not toy.resumed.is_set()
    assert not (await ana.command("lobby", "find", word="apple")).failed


async def test_bot_sees_places_and_servers_go(table: Table, toy: ToyBot):
    ana = await table.join("Ana")
    await ana.command("lobby", "thread", name="Round one")
    event = await ana.wait(lambda one: one.name == "THREAD_CREATE")
    await ana.expect("lobby", lambda one: "See" in one["content"])
    await ana.ask("DELETE", f"/ui/channels/{event.data['id']}")
    await ana.ask("DELETE", "/ui/channels/table-2")
    await table.trouble("member", user="bot", present=False)
    await table.trouble("member", user="bot", present=True)
    seen = [await asyncio.wait_for(toy.events.get(), PATIENCE) for _ in range(4)]
    assert seen == ["thread Round one deleted", "channel table-2 deleted", "left Playground", "joined Playground"]
    assert not (await ana.command("lobby", "find", word="apple")).failed


async def test_nobody_answers(table: Table):
    ana = await table.join("Ana")
    await ana.write("lobby", "Anybody here?")
    assert await ana.commands("lobby") == []
