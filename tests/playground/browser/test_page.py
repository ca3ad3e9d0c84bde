"""The page in a real browser, with a small bot behind it."""

import re
from pathlib import Path
from typing import Literal

import discord
import pytest
from discord import ui
from playwright.async_api import Route, expect

import playground
from tests.e2e.client import Table
from tests.playground.browser.conftest import Open, Visit
from tests.playground.browser.hands import call, layout, lobby_of, nameless, offers, show_board, too_small
from tests.playground.toybot import ToyBot, board, button

pytestmark = pytest.mark.slow

NOTE_RECEIPT = """() => {
    const { json } = Response.prototype;
    Response.prototype.json = async function () {
        const content = await json.call(this);
        if (this.url.includes("/press")) setTimeout(() => { document.documentElement.dataset.receipt = "read"; });
        return content;
    };
}"""
"""Record the response to a click once the page has handled it."""


async def test_choose_who_one_is(opened: Open, stand_in: playground.Playground):
    page = await opened(stand_in.url)
    await page.get_by_role("link", name="Cleo").click()
    await expect(page.get_by_label("Who you are")).to_have_value("Cleo")
    await expect(page).to_have_title("Cleo · Playground")


async def test_click_changes_the_message_for_everybody(visit: Visit):
    ana, ben = await visit("Ana"), await visit("Ben")
    board = await show_board(ana)
    await ben.locator(".message", has_text="Hello there").get_by_role("button", name="Next").click()
    await expect(board).to_have_count(0)
    turned = ana.locator(".message", has_text="Turned")
    await expect(turned.get_by_role("button", name="Next")).to_be_disabled()
    await expect(turned.get_by_text("(edited)")).to_be_visible()


async def test_an_answer_that_overtakes_the_receipt_of_the_click_ends_the_waiting(visit: Visit):
    ana = await visit("Ana")
    board = await show_board(ana)

    async def delayed(route: Route) -> None:
        receipt = await route.fetch()
        await ana.locator(".note").wait_for()
        await route.fulfill(response=receipt)

    await ana.route(re.compile("/press"), delayed)
    await ana.evaluate(NOTE_RECEIPT)
    secret = board.get_by_role("button", name="Secret")
    await secret.click()
    await ana.locator("html[data-receipt]").wait_for()
    await expect(secret).to_be_enabled()


async def test_private_note_is_shown_to_one_and_dismissed(visit: Visit):
    ana, ben = await visit("Ana"), await visit("Ben")
    board = await show_board(ana)
    await board.get_by_role("button", name="Secret").click()
    note = ana.locator(".note")
    await expect(note).to_contain_text("Only you can see this")
    await expect(ben.locator(".message", has_text="Hello there")).to_be_visible()
    await expect(ben.locator(".note")).to_have_count(0)
    await note.get_by_role("button", name="Dismiss message").click()
    await expect(note).to_have_count(0)


async def test_modal_by_keyboard(visit: Visit):
    page = await visit("Ana")
    await (await show_board(page)).get_by_role("button", name="Form").press("Enter")
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
    await call(page, "/menu")
    menu = page.get_by_role("combobox", name="Choose")
    await menu.focus()
    for key in ("ArrowDown", "Enter", "ArrowDown", "Enter", "Tab"):
        await page.keyboard.press(key)
    await expect(page.locator(".note")).to_contain_text("You chose ['0', '1']")


async def test_thread_and_direct_message_show_up_with_a_count(visit: Visit):
    page = await visit("Ana")
    await call(page, "/thread", "Round one")
    await expect(page.get_by_role("button", name="Round one").first).to_be_visible()
    await expect(page.locator(".place", has_text="Round one").locator(".count")).to_have_text("1")
    await call(page, "/write")
    direct = page.locator(".place", has_text="Solstice")
    await expect(direct.locator(".count")).to_have_text("1")
    await page.set_viewport_size({"width": 370, "height": 800})
    await expect(page.get_by_role("button", name="Channels, 2 new")).to_be_visible()
    await page.set_viewport_size({"width": 1280, "height": 900})
    await direct.click()
    await expect(page.locator(".message")).to_contain_text("Private")
    await page.locator(".place", has_text="Round one").click()
    await expect(page.locator(".mention.mine")).to_have_text("@Ana")


async def test_long_menu_stays_in_layout(visit: Visit, toy: ToyBot):
    lobby = lobby_of(toy)
    await lobby.send("\n".join("above" * 9))
    options = [discord.SelectOption(label=f"Choice {n}") for n in range(25)]
    await lobby.send(view=layout(ui.ActionRow(ui.Select(custom_id="long", placeholder="Long", options=options))))
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


async def test_reload_loses_nothing(visit: Visit):
    page = await visit("Ana", "table-2")
    await (await show_board(page)).get_by_role("button", name="Secret").click()
    await expect(page.locator(".note")).to_be_visible()
    await page.get_by_label("Message", exact=True).fill("A draft")
    await page.reload()
    await expect(page.get_by_role("heading", name="table-2", exact=True)).to_be_visible()
    await expect(page.locator(".container", has_text="Hello there")).to_be_visible()
    await expect(page.locator(".note")).to_be_visible()
    await expect(page.get_by_label("Message", exact=True)).to_have_value("A draft")


async def test_phone_width(visit: Visit):
    page = await visit("Ana", phone=True)
    board = await show_board(page)
    await expect(page.get_by_role("navigation")).not_to_be_visible()
    overflow = await page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert overflow <= 0
    box = await board.get_by_alt_text("Picture: Hello there").bounding_box()
    assert box is not None
    assert box["width"] > 320
    assert await too_small(page) == []
    await page.get_by_role("button", name="Channels").click()
    await page.get_by_role("button", name="table-1").click()
    await expect(page.get_by_role("heading", name="Welcome to #table-1!")).to_be_visible()
    await expect(page.get_by_role("navigation")).not_to_be_visible()


async def test_a_button_with_a_sign_shows_its_whole_label_on_a_phone(visit: Visit, toy: ToyBot):
    """250 pixels in Discord's letters; here they may be wider."""
    page = await visit("Ana", phone=True)
    words = "Violet: Expand +1 Cosmo +2 Worship"
    await lobby_of(toy).send(view=board("A long one", button(words, "long", emoji="☀️"), name=None))
    label = page.locator(".button .label", has_text="Violet")
    await expect(label).to_be_visible()
    assert await label.evaluate("label => label.scrollWidth <= label.clientWidth")


async def test_everything_on_a_phone_is_large_enough_for_fingers(visit: Visit):
    page = await visit("Ana", phone=True)
    board = await show_board(page)
    await board.get_by_role("button", name="Form").tap()
    await expect(page.get_by_role("dialog", name="A form")).to_be_visible()
    assert await too_small(page) == []
    await page.get_by_role("combobox", name="Colour").tap()
    assert await too_small(page) == []
    assert await nameless(page) == []
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Cancel").tap()
    await page.get_by_label("Message", exact=True).fill("/table close")
    await expect(offers(page)).to_have_count(1)
    assert await too_small(page) == []
    await offers(page).tap()
    await expect(offers(page)).not_to_have_count(1)
    assert await too_small(page) == []
    await page.get_by_role("button", name="Cancel the command").tap()
    await page.get_by_role("button", name="Channels").tap()
    await page.get_by_text("More", exact=True).tap()
    await page.get_by_role("button", name="Trouble panel").tap()
    await expect(page.get_by_text("No fault waits")).to_be_visible()
    assert await too_small(page) == []
    assert await nameless(page) == []


@pytest.mark.parametrize(("scheme", "ground"), [("dark", "rgb(49, 51, 56)"), ("light", "rgb(255, 255, 255)")])
async def test_the_page_starts_in_the_theme_of_the_system(visit: Visit, scheme: Literal["dark", "light"], ground: str):
    page = await visit("Ana")
    await page.emulate_media(color_scheme=scheme)
    await expect(page.locator("body")).to_have_css("background-color", ground)
    await page.reload()
    await expect(page.locator("body")).to_have_css("background-color", ground)


async def test_theme_is_remembered(visit: Visit):
    page = await visit("Ana")
    root = page.locator("html")
    await expect(root).to_have_css("color-scheme", "light dark")
    await page.get_by_role("button", name="Light or dark theme").click()
    await expect(root).to_have_css("color-scheme", "dark")
    await page.reload()
    await expect(root).to_have_css("color-scheme", "dark")


async def test_trouble_panel_makes_a_click_fail(visit: Visit, monkeypatch: pytest.MonkeyPatch):
    page = await visit("Ana")
    board = await show_board(page)
    monkeypatch.setattr("playground.interactions.ANSWER_TIME", 0.5)
    await page.get_by_text("More", exact=True).click()
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
