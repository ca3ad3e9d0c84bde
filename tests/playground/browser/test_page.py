"""The page in a real browser, with a small bot behind it."""

import re
import time
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import MediaGalleryItem, ui
from playwright.async_api import Locator, Page, Route, expect

import playground
from tests.e2e.client import Table
from tests.playground.browser.conftest import Open, Visit
from tests.playground.toybot import ToyBot, picture

TOP = "one => one.getBoundingClientRect().top"
WIDTH = "one => one.getBoundingClientRect().width"


def _offers(page: Page) -> Locator:
    """What the composer suggests."""
    return page.locator(".suggestions [role=option]:visible")


async def _call(page: Page, *typed: str) -> None:
    """Type a slash command and its options, each confirmed with Enter, then send it."""
    await page.get_by_label("Message", exact=True).press_sequentially(typed[0])
    await _offers(page).first.wait_for()
    await page.keyboard.press("Enter")
    for words in typed[1:]:
        await page.keyboard.type(words)
    await page.get_by_role("button", name="Send").click()


async def _board(page: Page) -> Locator:
    """A message with a picture and the buttons Next, Secret and Form."""
    await _call(page, "/sho", "Hello there")
    board = page.locator(".message", has_text="Hello there")
    await expect(board.get_by_role("button", name="Next")).to_be_visible()
    return board


def _lobby(toy: ToyBot) -> discord.TextChannel:
    found = next(one for one in toy.get_all_channels() if one.name == "lobby")
    assert isinstance(found, discord.TextChannel)
    return found


def _view(*parts: ui.Item[Any]) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    for part in parts:
        view.add_item(part)
    view.stop()
    return view


async def _loaded_width(image: Locator) -> int:
    await image.scroll_into_view_if_needed()
    await expect(image).to_have_js_property("complete", True)
    return await image.evaluate("image => image.naturalWidth")


async def test_choose_who_one_is(opened: Open, stand: playground.Playground):
    page = await opened(stand.url)
    await page.get_by_role("link", name="Cleo").click()
    await expect(page.get_by_label("Who you are")).to_have_value("Cleo")
    await expect(page).to_have_title("Cleo · Playground")


async def test_board_with_picture_and_full_size(visit: Visit):
    page = await visit("Ana")
    board = await _board(page)
    image = board.get_by_alt_text("Picture: Hello there")
    assert await _loaded_width(image) == 320
    await expect(board.locator(".lead")).to_have_text(re.compile("Ana used /show"))
    await board.get_by_role("button", name="Open picture").click()
    viewer = page.get_by_role("dialog", name="Picture: Hello there")
    await expect(viewer.get_by_text("Picture: Hello there")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(viewer).to_have_count(0)


async def test_picture_grows_by_keys_wheel_and_click_and_leads_to_the_next(visit: Visit, toy: ToyBot):
    page = await visit("Ana")
    lobby = _lobby(toy)
    view = _view(
        *(ui.MediaGallery(MediaGalleryItem(f"attachment://{n}.png", description=f"Board {n}")) for n in (1, 2))
    )
    await lobby.send(view=view, files=[discord.File(picture(), f"{n}.png") for n in (1, 2)])
    await page.get_by_role("button", name="Open picture. Board 1").click()
    viewer = page.locator(".viewer")
    image = viewer.locator("img")
    await expect(image).to_have_js_property("complete", True)
    fitted = await image.evaluate(WIDTH)
    await expect(viewer.get_by_role("button", name="Zoom out")).to_be_disabled()
    for key, grown in (("+", 1.5), ("-", 1), ("+", 1.5), ("0", 1)):
        await page.keyboard.press(key)
        assert await image.evaluate(WIDTH) == pytest.approx(fitted * grown, abs=1)
    await image.hover()
    await page.mouse.wheel(0, -100)
    await expect(viewer).to_have_class(re.compile("zoomed"))
    await page.keyboard.press("0")
    await image.click()
    assert await image.evaluate(WIDTH) > fitted
    await page.keyboard.press("0")
    for key, name in (("ArrowRight", "Board 2"), ("ArrowRight", "Board 1"), ("ArrowLeft", "Board 2")):
        await page.keyboard.press(key)
        await expect(page.get_by_role("dialog", name=name)).to_be_visible()
    await expect(viewer.get_by_text("2 of 2")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("button", name="Open picture. Board 1")).to_be_focused()


async def test_picture_grows_between_two_fingers(visit: Visit):
    page = await visit("Ana", phone=True)
    board = await _board(page)
    await board.get_by_role("button", name="Open picture").tap()
    image = page.locator(".viewer img")
    await expect(image).to_have_js_property("complete", True)
    before = await image.evaluate(WIDTH)
    fingers = await page.context.new_cdp_session(page)
    for kind, spread in (("touchStart", 20), ("touchMove", 30), ("touchMove", 40)):
        points = [{"x": 185 + side * spread, "y": 400, "id": side + 1} for side in (-1, 1)]
        await fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    await fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert await image.evaluate(WIDTH) == pytest.approx(2 * before, rel=0.02)


async def test_click_changes_the_message_for_everybody(visit: Visit):
    ana, ben = await visit("Ana"), await visit("Ben")
    board = await _board(ana)
    await ben.locator(".message", has_text="Hello there").get_by_role("button", name="Next").click()
    await expect(board).to_have_count(0)
    turned = ana.locator(".message", has_text="Turned")
    await expect(turned.get_by_role("button", name="Next")).to_be_disabled()
    await expect(turned.get_by_text("(edited)")).to_be_visible()


async def test_an_answer_that_overtakes_the_receipt_of_the_click_ends_the_waiting(visit: Visit):
    ana = await visit("Ana")
    board = await _board(ana)

    async def delayed(route: Route) -> None:
        receipt = await route.fetch()
        await ana.locator(".note").wait_for()
        await route.fulfill(response=receipt)

    await ana.route(re.compile("/press"), delayed)
    secret = board.get_by_role("button", name="Secret")
    async with ana.expect_response(re.compile("/press")):
        await secret.click()
    await ana.wait_for_timeout(100)  # the page has read the receipt by now
    await expect(secret).to_be_enabled()


async def test_private_note_is_shown_to_one_and_dismissed(visit: Visit):
    ana, ben = await visit("Ana"), await visit("Ben")
    board = await _board(ana)
    await board.get_by_role("button", name="Secret").click()
    note = ana.locator(".note")
    await expect(note).to_contain_text("Only you can see this")
    await expect(ben.locator(".message", has_text="Hello there")).to_be_visible()
    await expect(ben.locator(".note")).to_have_count(0)
    await note.get_by_role("button", name="Dismiss message").click()
    await expect(note).to_have_count(0)


async def test_modal_by_keyboard(visit: Visit):
    page = await visit("Ana")
    await (await _board(page)).get_by_role("button", name="Form").press("Enter")
    form = page.get_by_role("dialog", name="A form")
    await expect(form.get_by_label("Name")).to_be_focused()
    await page.keyboard.type("Sun")
    await page.keyboard.press("Tab")
    for key in ("Enter", "ArrowDown", "Enter"):
        await page.keyboard.press(key)
    await form.get_by_role("button", name="Submit").press("Enter")
    await expect(page.locator(".note")).to_contain_text("Sun, ['blue']")


async def test_menu_with_several_values_by_keyboard(visit: Visit):
    page = await visit("Ana")
    await _call(page, "/menu")
    menu = page.get_by_role("combobox", name="Choose")
    await menu.focus()
    for key in ("ArrowDown", "Enter", "ArrowDown", "Enter", "Tab"):
        await page.keyboard.press(key)
    await expect(page.locator(".note")).to_contain_text("You chose ['0', '1']")


async def test_autocomplete_and_subcommand(visit: Visit):
    page = await visit("Ana")
    await page.get_by_label("Message", exact=True).press_sequentially("/find")
    await page.keyboard.press("Enter")
    await page.keyboard.type("apr")
    await expect(_offers(page)).to_have_text(["apricot"])
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator(".note")).to_contain_text("Found apricot")
    await page.get_by_label("Message", exact=True).press_sequentially("/table clo")
    await page.keyboard.press("Enter")
    await page.keyboard.type("Be")
    await expect(_offers(page)).to_have_text(["Ben"])
    await page.keyboard.press("Enter")
    await _offers(page).filter(has_text="sure").click()
    await _offers(page).filter(has_text="True").click()
    await page.get_by_role("button", name="Send").click()
    await expect(page.locator(".message").last).to_contain_text("Closed by Ben: True")


async def test_a_resting_mouse_chooses_nothing(visit: Visit):
    page = await visit("Ana")
    await page.get_by_label("Message", exact=True).press_sequentially("/")
    first = await _offers(page).first.bounding_box()
    assert first is not None
    await page.keyboard.press("Escape")
    await page.mouse.move(first["x"] + 50, first["y"] + 70)
    await page.keyboard.press("Backspace")
    await page.keyboard.type("/")
    await expect(_offers(page).first).to_have_attribute("aria-selected", "true")
    await page.mouse.move(first["x"] + 60, first["y"] + 75)
    await expect(_offers(page).first).to_have_attribute("aria-selected", "false")


async def test_wrong_options_are_explained(visit: Visit):
    page = await visit("Ana")
    await _call(page, "/table")
    problem = page.get_by_role("alert")
    await expect(problem).to_have_text("who is needed.")
    await page.get_by_label("who:").fill("Nobody")
    await page.get_by_role("button", name="Send").click()
    await expect(problem).to_have_text("Choose who from the list.")
    await page.get_by_label("who:").fill("cle")
    await page.get_by_role("button", name="Send").click()
    await expect(page.locator(".message").last).to_contain_text("Closed by Cleo: False")


async def test_thread_and_direct_message_show_up_with_a_count(visit: Visit):
    page = await visit("Ana")
    await _call(page, "/thread", "Round one")
    await expect(page.get_by_role("button", name="Round one").first).to_be_visible()
    await expect(page.locator(".place", has_text="Round one").locator(".count")).to_have_text("1")
    await _call(page, "/write")
    direct = page.locator(".place", has_text="Solstice")
    await expect(direct.locator(".count")).to_have_text("1")
    await page.set_viewport_size({"width": 370, "height": 800})
    await expect(page.get_by_role("button", name="Channels, 2 new")).to_be_visible()
    await page.set_viewport_size({"width": 1280, "height": 900})
    await direct.click()
    await expect(page.locator(".message")).to_contain_text("Private")
    await page.locator(".place", has_text="Round one").click()
    await expect(page.locator(".mention.mine")).to_have_text("@Ana")


async def test_markdown_and_replies(visit: Visit):
    page, other = await visit("Ana"), await visit("Ben")
    await page.get_by_label("Message", exact=True).fill("**bold** and `code`")
    await page.keyboard.press("Enter")
    message = other.locator(".message", has_text="bold and code")
    await expect(message.locator("strong")).to_have_text("bold")
    await message.hover()
    await message.get_by_role("button", name="Reply").click()
    await other.keyboard.type("Indeed @an")
    await expect(_offers(other)).to_have_text(["@Ana"])
    for key in ("Enter", "Enter"):
        await other.keyboard.press(key)
    answer = page.locator(".message.pinged", has_text="Indeed @Ana")
    await expect(answer.locator(".lead")).to_contain_text("Ana")


MARKDOWN = {
    "**bold** *lean* __under__ ~~gone~~": "<strong>bold</strong> <em>lean</em> <u>under</u> <s>gone</s>",
    "***both***": "<strong><em>both</em></strong>",
    "snake_case_words and _lean_": "snake_case_words and <em>lean</em>",
    "2 * 3 * 4": "2 * 3 * 4",
    r"\*not lean\*": "*not lean*",
    "`**code**`": "<code>**code**</code>",
    "<b>no tags</b>": "&lt;b&gt;no tags&lt;/b&gt;",
}
BLOCKS = {
    "# Big\n## Middle\n-# small": ["h3.h1", "h4.h2", "div.small-print"],
    "before\n- one\n- two\nafter": ["div.para", "ul", "div.para"],
    "3. three\n4. four": ["ol"],
    "- one\n  - inner\n- two\n1. first\n2. second": ["ul", "ol"],
    "> said\n> again\nnot said": ["blockquote", "div.para"],
    ">>> said\nto the end": ["blockquote"],
    "```py\nx = 1\n```": ["pre"],
}


async def test_markdown_as_discord_reads_it(opened: Open, stand: playground.Playground):
    page = await opened(stand.url)
    inline = """async (source) => {
        const { inline } = await import("/page/markdown.js");
        const box = document.createElement("div");
        box.append(...inline(source, {}));
        return box.innerHTML;
    }"""
    assert {source: await page.evaluate(inline, source) for source in MARKDOWN} == MARKDOWN
    blocks = """async (source) => {
        const { markdown } = await import("/page/markdown.js");
        return markdown(source, {}).map((one) => [one.localName, ...one.classList].join("."));
    }"""
    assert {source: await page.evaluate(blocks, source) for source in BLOCKS} == BLOCKS


async def test_spoiler_is_shown_by_key_and_times_go_on(visit: Visit, toy: ToyBot):
    lobby = _lobby(toy)
    await lobby.send(f"||the culprit|| since <t:{int(time.time()) - 20}:R>")
    page = await visit("Ana")
    spoiler = page.get_by_role("button", name="Spoiler, show it")
    await expect(spoiler).not_to_have_class(re.compile("shown"))
    await spoiler.press("Enter")
    await expect(page.locator(".spoiler.shown")).to_have_text("the culprit")
    stamp = page.locator("time.stamp")
    earlier = await stamp.inner_text()
    await expect(stamp).not_to_have_text(earlier)


async def test_what_is_new_stands_below_a_line(visit: Visit, toy: ToyBot):
    lobby = _lobby(toy)
    await lobby.send("Known")
    page = await visit("Ana")
    await page.get_by_text("Known").wait_for()
    await page.locator(".place", has_text="table-1").click()
    for words in ("Unseen", "Unseen, too"):
        await lobby.send(words)
    place = page.locator(".place.unread", has_text="lobby")
    await place.click()
    rows = page.locator(".messages > li:not(.beginning)")
    await expect(rows).to_have_text([re.compile("Known"), "New", re.compile("Unseen"), re.compile("Unseen, too")])
    await page.get_by_label("Message", exact=True).fill("Read it")
    await page.keyboard.press("Enter")
    await expect(page.locator(".divider.new")).to_have_count(0)


async def test_long_menu_stays_in_view(visit: Visit, toy: ToyBot):
    lobby = _lobby(toy)
    await lobby.send("\n".join("above" * 9))
    options = [discord.SelectOption(label=f"Choice {n}") for n in range(25)]
    await lobby.send(view=_view(ui.ActionRow(ui.Select(custom_id="long", placeholder="Long", options=options))))
    await lobby.send("\n".join("below" * 9))
    page = await visit("Ana")
    menu = page.get_by_role("combobox", name="Long")
    shown = page.locator(".messages [role=option]")
    for width, height in ((1280, 900), (370, 800), (800, 370)):
        await page.set_viewport_size({"width": width, "height": height})
        for place in ("start", "end"):
            await menu.evaluate("(one, place) => one.scrollIntoView({ block: place })", place)
            await menu.press("Enter")
            await expect(shown).to_have_count(25)
            for key, index in (("End", 24), ("Home", 0)):
                await page.keyboard.press(key)
                await expect(shown.nth(index)).to_be_in_viewport(ratio=0.95)
            await page.keyboard.press("Escape")
            await expect(menu).to_be_focused()
            await expect(shown).to_have_count(25)
            await expect(shown.first).not_to_be_visible()


async def test_links_into_discord_lead_to_places_here(visit: Visit, toy: ToyBot):
    channels = {one.name: one for one in toy.get_all_channels()}
    target = await channels["table-1"].send(f"Here it is, since <t:{int(time.time()) - 7200}:R>")
    await channels["lobby"].send(f"Look at {target.jump_url} and {channels['table-2'].mention}")
    page = await visit("Ana")
    message = page.locator(".message", has_text="Look at")
    await expect(message.get_by_role("button", name="# table-2")).to_be_visible()
    await message.get_by_role("button", name="# table-1 › message").click()
    await expect(page.get_by_role("heading", name="table-1", exact=True)).to_be_visible()
    await expect(page.locator(".message", has_text="Here it is, since 2 hours ago")).to_have_class(re.compile("flash"))


async def test_reload_loses_nothing(visit: Visit):
    page = await visit("Ana", "table-2")
    await (await _board(page)).get_by_role("button", name="Secret").click()
    await expect(page.locator(".note")).to_be_visible()
    await page.get_by_label("Message", exact=True).fill("A draft")
    await page.reload()
    await expect(page.get_by_role("heading", name="table-2", exact=True)).to_be_visible()
    await expect(page.locator(".container", has_text="Hello there")).to_be_visible()
    await expect(page.locator(".note")).to_be_visible()
    await expect(page.get_by_label("Message", exact=True)).to_have_value("A draft")


async def test_phone_width(visit: Visit):
    page = await visit("Ana", phone=True)
    board = await _board(page)
    await expect(page.get_by_role("navigation")).not_to_be_visible()
    overflow = await page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert overflow <= 0
    box = await board.get_by_alt_text("Picture: Hello there").bounding_box()
    assert box is not None
    assert box["width"] > 270
    await page.get_by_role("button", name="Channels").click()
    await page.get_by_role("button", name="table-1").click()
    await expect(page.get_by_role("heading", name="Welcome to #table-1!")).to_be_visible()
    await expect(page.get_by_role("navigation")).not_to_be_visible()


async def test_theme_is_remembered(visit: Visit):
    page = await visit("Ana")
    root = page.locator("html")
    await expect(root).to_have_css("color-scheme", "light dark")
    await page.get_by_role("button", name="Light or dark theme").click()
    await expect(root).to_have_css("color-scheme", "dark")
    await page.reload()
    await expect(root).to_have_css("color-scheme", "dark")


async def test_trouble_panel_makes_a_click_fail(visit: Visit):
    page = await visit("Ana")
    board = await _board(page)
    await page.get_by_role("button", name="Trouble panel").click()
    await page.get_by_role("button", name="Next answer to a click is lost").click()
    await expect(page.get_by_text("1 fault waits")).to_be_visible()
    await board.get_by_role("button", name="Form").click()
    await expect(board.get_by_text("This interaction failed.")).to_be_visible()


async def test_comes_back_when_the_playground_does(opened: Open, tmp_path: Path):
    async with await playground.start(data=tmp_path) as first:
        page = await opened(f"{first.url}/?as=Ana&in=lobby")
        await page.get_by_label("Message", exact=True).fill("Before")
        await page.keyboard.press("Enter")
        await expect(page.locator(".message", has_text="Before")).to_be_visible()
    await expect(page.locator(".offline")).to_be_visible()
    port = int(first.url.rpartition(":")[2])
    async with await playground.start(port=port, data=tmp_path) as second, Table(second.url) as table:
        await (await table.join("Ben")).write("lobby", "Meanwhile")
        await expect(page.locator(".message", has_text="Meanwhile")).to_be_visible()
        await expect(page.locator(".message", has_text="Before")).to_be_visible()
        await expect(page.locator(".offline")).to_have_count(0)


async def test_one_who_reads_above_stays_there_while_messages_change(visit: Visit, toy: ToyBot):
    lobby = _lobby(toy)
    messages = [await lobby.send("\n".join(f"{n}" * 3)) for n in range(40)]
    page = await visit("Ana")
    read = page.locator(f"#m{messages[30].id}")
    await read.evaluate("one => one.scrollIntoView()")
    await expect(read).to_be_in_viewport()
    before = await read.evaluate(TOP)
    await messages[20].edit(content="Longer\n" * 20)
    await messages[39].edit(content="Short")
    await messages[31].delete()
    await expect(page.locator(".message", has_text="Short")).to_have_count(1)
    await expect(page.locator(".message")).to_have_count(39)
    assert await read.evaluate(TOP) == pytest.approx(before, abs=1)
    below = page.locator(f"#m{messages[32].id}")
    before = await below.evaluate(TOP)
    await messages[30].edit(content="Changed")
    await expect(read).to_contain_text("Changed")
    assert await below.evaluate(TOP) == pytest.approx(before, abs=1)


@pytest.mark.parametrize("phone", [False, True])
async def test_scrolls_to_the_newest_and_loads_older(visit: Visit, toy: ToyBot, phone: bool):
    lobby = _lobby(toy)
    for n in range(80):
        await lobby.send(f"Line {n}")
    page = await visit("Ana", phone=phone)
    await expect(page.get_by_text("Line 79", exact=True)).to_be_in_viewport()
    await expect(page.get_by_text("Line 5", exact=True)).to_have_count(0)
    newest = page.get_by_role("button", name="Jump to the newest message")
    await page.locator(".scroller").evaluate("one => { one.scrollTop -= 300; }")
    await expect(newest).not_to_be_visible()
    await lobby.send("Line 80")
    await newest.click()
    await expect(newest).not_to_be_visible()
    await page.locator(".scroller").evaluate("one => { one.scrollTop = 0; }")
    await expect(page.get_by_text("Line 5", exact=True)).to_have_count(1)
    await expect(newest).not_to_be_visible()
    await page.locator(".scroller").evaluate("one => { one.scrollTop = 0; }")
    await page.get_by_role("button", name="Jump to the newest message").click()
    await expect(page.get_by_text("Line 80", exact=True)).to_be_in_viewport()
