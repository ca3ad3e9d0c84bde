"""Turns of the real games on the page, with `solstice play` as a person starts it."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, expect

from tests.playground.browser.conftest import Open

ROOT = Path(__file__).parents[3]
PATIENCE = 25_000


@pytest.fixture(scope="module")
def url(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where `solstice play` serves the page. It greets, says nothing else and ends cleanly with Ctrl-C."""
    folder = tmp_path_factory.mktemp("play")
    bare = {name: value for name, value in os.environ.items() if not name.startswith("SOLSTICE_")}
    settings = {"PYTHONPATH": str(ROOT), "SOLSTICE_COMPUTER_DELAY": "0"}
    command = [sys.executable, "-c", "from bot.cli import main; main()", "play", "--port", "0", "--no-browser"]
    with subprocess.Popen(
        [*command, "--data", str(folder)],
        cwd=folder,
        env=bare | settings,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as play:
        assert play.stdout is not None
        greeting = play.stdout.readline() + play.stdout.readline()
        address = re.search(r"http://[\d.]+:\d+", greeting)
        assert address
        yield address[0]
        play.send_signal(signal.SIGINT)
        rest, _ = play.communicate(timeout=60)
    assert (play.returncode, rest) == (0, "")


async def _enter(opened: Open, url: str, user: str, channel: str, *, phone: bool = False) -> Page:
    page = await opened(f"{url}/?as={user}&in={channel}", phone=phone)
    page.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)
    await page.get_by_role("heading", name=channel, exact=True).wait_for()
    return page


async def _newgame(page: Page, game: str) -> None:
    """By keyboard alone: the command, its first option, send."""
    await page.keyboard.type("/newgame")
    await page.locator(".suggestions [role=option]:visible").first.wait_for()
    await page.keyboard.press("Enter")
    await page.keyboard.type(game)
    await expect(page.locator(".suggestions [role=option]:visible")).to_have_count(1)
    for key in ("Enter", "Enter"):
        await page.keyboard.press(key)
    await page.get_by_role("button", name="Join", exact=True).wait_for()


async def _looks_right(page: Page, *messages: Locator) -> None:
    """Nothing runs over the page's edge; every picture has come, in full width and with words."""
    assert await page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    for message in messages:
        pictures = message.locator(".item img")
        await pictures.first.wait_for()
        for picture in await pictures.all():
            await picture.evaluate("one => one.scrollIntoView()")
            await expect(picture).to_have_js_property("complete", True)
            assert await picture.evaluate("one => one.naturalWidth") >= 1000
            assert len(await picture.get_attribute("alt") or "") > 40
            box = await picture.bounding_box()
            assert box is not None
            assert box["x"] + box["width"] <= await page.evaluate("innerWidth")


async def test_two_people_begin_helios_in_two_tabs(opened: Open, url: str):
    ana, ben = await _enter(opened, url, "Ana", "table-1"), await _enter(opened, url, "Ben", "table-1")
    await _newgame(ana, "Helios")
    await ben.get_by_role("button", name="Join", exact=True).click()
    await ana.locator(".message", has_text="@Ben").wait_for()
    await ana.get_by_role("button", name="Start", exact=True).click()
    pages = {"Ana": ana, "Ben": ben}
    choose = re.compile("Start with")
    for turn in range(2):
        message = ana.locator(".message", has_text="Choose the land tile").last
        await message.get_by_role("button", name=choose).first.wait_for()
        name = re.search(r"@(Ana|Ben), it is your turn", await message.inner_text())
        assert name
        page = pages[name[1]]
        await expect(page.locator(".message.pinged", has_text="it is your turn")).to_have_count(1)
        await _looks_right(page, page.locator(".message").last)
        await page.get_by_role("button", name=choose).nth(turn).click()
        await ana.locator(".message", has_text=re.compile("Take an action tile|Undo")).wait_for()
    for page in pages.values():
        await page.locator(".message").get_by_text("Take an action tile.").wait_for()
        await expect(page.get_by_role("combobox").first).to_be_visible()


async def test_blue_moon_city_on_a_phone_shows_the_hand_to_its_owner_alone(opened: Open, url: str):
    cleo = await _enter(opened, url, "Cleo", "table-2", phone=True)
    dan = await _enter(opened, url, "Dan", "table-2")
    await _newgame(cleo, "Blue Moon City")
    await cleo.get_by_role("button", name="Add computer").click()
    await cleo.locator(".message", has_text="Computer 1").wait_for()
    await cleo.get_by_role("button", name="Start", exact=True).click()
    await cleo.get_by_role("button", name="Play my turn").click()
    panel = cleo.locator(".note").last
    await panel.get_by_role("button", name=re.compile("Stay on")).wait_for()
    await _looks_right(cleo, panel)
    await dan.get_by_role("button", name="Play my turn").wait_for()
    await expect(dan.locator(".note")).to_have_count(0)
    await dan.get_by_role("button", name="Play my turn").click()
    await expect(dan.locator(".note")).not_to_contain_text("your seat")
    stay = panel.get_by_role("button", name=re.compile("Stay on"))
    await stay.click()
    await expect(stay).to_have_count(0)
    await cleo.reload()
    await expect(cleo.locator(".note")).to_have_count(1)
    await expect(stay).to_have_count(0)
    await _looks_right(cleo)


async def test_theocratia_against_the_computer_by_keyboard(opened: Open, url: str):
    page = await _enter(opened, url, "Ana", "lobby")
    await _newgame(page, "Theocratia")
    for name in ("Add computer", "Start"):
        await _tab_to(page, name)
        await page.keyboard.press("Enter")
        await page.get_by_text("Computer 1").first.wait_for()
    await page.locator(".message.pinged").wait_for()
    await _tab_to(page, re.compile("Begin with"))
    await page.keyboard.press("Enter")
    await page.locator(".message", has_text="Ana begins with").wait_for()
    await _looks_right(page, page.locator(".message").last)


async def _tab_to(page: Page, name: str | re.Pattern[str]) -> None:
    """Walk back from where one types to the last control of that name."""
    control = page.locator(".messages").get_by_role("button", name=name).last
    await expect(control).to_be_enabled()
    await page.get_by_label("Message", exact=True).focus()
    for _ in range(60):
        await page.keyboard.press("Shift+Tab")
        if await control.evaluate("one => one === document.activeElement"):
            return
    raise AssertionError(f"{name} cannot be reached by keyboard")
