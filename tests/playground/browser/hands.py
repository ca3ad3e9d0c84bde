"""What tests do with the page and the small bot behind it."""

from typing import Any

import discord
from discord import ui
from playwright.async_api import Locator, Page, expect

from tests.playground.toybot import ToyBot

FINGER = 40
_SMALL = """(finger) => [...document.querySelectorAll("button, a, input, select, textarea, [role=option]")]
    .filter((one) => one.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }))
    .filter((one) => (one.closest("label:not(.labelled)") ?? one).getBoundingClientRect().height < finger)
    .map((one) => one.getAttribute("aria-label") ?? one.textContent)"""


_NAMELESS = """() => [...document.querySelectorAll("button, a, input, select, textarea, dialog, nav, [role=listbox]")]
    .filter((one) => one.checkVisibility({ checkVisibilityCSS: true }))
    .filter((one) => !(one.ariaLabel || one.labels?.length || one.textContent.trim()))
    .map((one) => one.outerHTML)"""


async def nameless(page: Page) -> list[str]:
    """The visible controls without an accessible name."""
    found: list[str] = await page.evaluate(_NAMELESS)
    return found


async def too_small(page: Page) -> list[str]:
    """The visible controls too small for a finger; what a label encloses is as large as the label."""
    found: list[str] = await page.evaluate(_SMALL, FINGER)
    return found


def offers(page: Page) -> Locator:
    """What the composer suggests."""
    return page.locator(".suggestions [role=option]:visible")


async def call(page: Page, *typed: str) -> None:
    """Type a slash command and its options, each confirmed with Enter, then send it."""
    await page.get_by_label("Message", exact=True).press_sequentially(typed[0])
    await offers(page).first.wait_for()
    await page.keyboard.press("Enter")
    for words in typed[1:]:
        await page.keyboard.type(words)
    await page.get_by_role("button", name="Send").click()


async def show_board(page: Page) -> Locator:
    """A message with a picture and the buttons Next, Secret and Form."""
    await call(page, "/sho", "Hello there")
    board = page.locator(".message", has_text="Hello there")
    await expect(board.get_by_role("button", name="Next")).to_be_visible()
    return board


def lobby_of(toy: ToyBot) -> discord.TextChannel:
    found = next(one for one in toy.get_all_channels() if one.name == "lobby")
    assert isinstance(found, discord.TextChannel)
    return found


def layout(*parts: ui.Item[Any]) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    for part in parts:
        view.add_item(part)
    view.stop()
    return view
