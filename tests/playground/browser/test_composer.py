"""Commands, their options and what the composer offers."""

import pytest
from playwright.async_api import expect

from tests.playground.browser.conftest import Visit
from tests.playground.browser.hands import call, offers

pytestmark = pytest.mark.slow


async def test_autocomplete_and_subcommand(visit: Visit):
    page = await visit("Ana")
    await page.get_by_label("Message", exact=True).press_sequentially("/find")
    await expect(offers(page)).to_have_count(1)
    await page.keyboard.press("Enter")
    await page.keyboard.type("apr")
    await expect(offers(page)).to_have_text(["apricot"])
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator(".note")).to_contain_text("Found apricot")
    await page.get_by_label("Message", exact=True).press_sequentially("/table clo")
    await expect(offers(page)).to_have_count(1)
    await page.keyboard.press("Enter")
    await page.keyboard.type("Be")
    await expect(offers(page)).to_have_text(["Ben"])
    await page.keyboard.press("Enter")
    await offers(page).filter(has_text="sure").click()
    await offers(page).filter(has_text="True").click()
    await page.get_by_role("button", name="Send").click()
    await expect(page.locator(".message").last).to_contain_text("Closed by Ben: True")


async def test_a_resting_mouse_chooses_nothing(visit: Visit):
    page = await visit("Ana")
    await page.get_by_label("Message", exact=True).press_sequentially("/")
    first = await offers(page).first.bounding_box()
    assert first is not None
    await page.keyboard.press("Escape")
    await page.mouse.move(first["x"] + 50, first["y"] + 70)
    await page.keyboard.press("Backspace")
    await page.keyboard.type("/")
    await expect(offers(page).first).to_have_attribute("aria-selected", "true")
    await page.mouse.move(first["x"] + 60, first["y"] + 75)
    await expect(offers(page).first).to_have_attribute("aria-selected", "false")


async def test_wrong_options_are_explained(visit: Visit):
    page = await visit("Ana")
    await call(page, "/table")
    problem = page.get_by_role("alert")
    await expect(problem).to_have_text("who is needed.")
    await page.get_by_label("who:").fill("Nobody")
    await page.get_by_role("button", name="Send").click()
    await expect(problem).to_have_text("Choose who from the list.")
    await page.get_by_label("who:").fill("cle")
    await page.get_by_role("button", name="Send").click()
    await expect(page.locator(".message").last).to_contain_text("Closed by Cleo: False")


async def test_a_command_and_its_option_are_typed_in_one_go(visit: Visit):
    page = await visit("Ana")
    await page.get_by_label("Message", exact=True).press_sequentially("/find apricot")
    await expect(offers(page)).to_have_text(["apricot"])
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator(".note")).to_contain_text("Found apricot")


async def test_so_is_one_whose_options_can_be_left_out(visit: Visit):
    page = await visit("Ana")
    await page.get_by_label("Message", exact=True).press_sequentially("/write Good evening")
    await expect(page.get_by_label("words:")).to_have_value("Good evening")
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Cancel the command").click()
    await page.get_by_label("Message", exact=True).fill("/write Good evening")
    await expect(page.get_by_label("words:")).to_have_value("Good evening")


async def test_nor_is_one_that_is_pasted_sent_as_words(visit: Visit):
    page = await visit("Ana")
    await page.get_by_label("Message", exact=True).fill("/find apricot")
    await expect(offers(page)).to_have_text(["apricot"])
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator(".note")).to_contain_text("Found apricot")


async def test_closing_a_half_typed_command_empties_the_box(visit: Visit):
    page = await visit("Ana")
    box = page.get_by_label("Message", exact=True)
    await box.press_sequentially("/find ap")
    await page.get_by_role("button", name="Cancel the command").click()
    await expect(box).to_have_value("")
    await expect(offers(page)).to_have_count(0)
