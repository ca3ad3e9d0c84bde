"""A real Chromium on the page; without one these tests are skipped, in `.ci/run` they fail."""

import re
import shutil
import subprocess
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

import pytest
from playwright.async_api import ConsoleMessage, Page, ViewportSize, async_playwright, expect

import playground
from tests.playground.toybot import ToyBot
from tests.profiles import missing

PATIENCE = 120_000
"""Milliseconds to wait for the page to show something."""
expect.set_options(timeout=PATIENCE)
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)

Open = Callable[..., Awaitable[Page]]
Visit = Callable[..., Awaitable[Page]]


@pytest.fixture(scope="session")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running Chromium; each test gets windows of its own in it."""
    if CHROMIUM is None:
        missing("Chromium (on Debian: apt-get install chromium)")
    profile = tmp_path_factory.mktemp("chromium")
    command = [CHROMIUM, "--headless=new", "--no-sandbox", "--remote-debugging-port=0", f"--user-data-dir={profile}"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        told = profile / "DevToolsActivePort"
        while not (told.exists() and "\n" in told.read_text()):
            assert process.poll() is None, "Chromium did not start"
            time.sleep(0.05)
        yield f"http://127.0.0.1:{told.read_text().splitlines()[0]}"
        process.terminate()


@pytest.fixture
async def opened(chromium: str) -> AsyncIterator[Open]:
    """Opens an address in a window of its own; what a page throws or complains of fails the test."""
    problems: list[str] = []
    async with async_playwright() as playwright:
        browser = await playwright.chromium.connect_over_cdp(chromium)

        async def open_address(address: str, *, phone: bool = False) -> Page:
            size = ViewportSize(width=370, height=800) if phone else ViewportSize(width=1280, height=900)
            context = await browser.new_context(viewport=size, has_touch=phone)
            page = await context.new_page()
            page.set_default_timeout(PATIENCE)
            page.set_default_navigation_timeout(PATIENCE)
            page.on("pageerror", lambda error: problems.append(str(error)))
            page.on("console", lambda told: problems.extend(_complaint(told)))
            await page.goto(address)
            return page

        yield open_address
        for context in browser.contexts:
            await context.close()
    assert not problems


def _complaint(told: ConsoleMessage) -> list[str]:
    """The errors on the page's console, without refused or lost requests, which the page reports to its user, and
    scripts in frames where none may run.
    """
    by_itself = re.match("WebSocket connection|Failed to load resource|Blocked script execution", told.text)
    return [told.text] if told.type in ("error", "warning") and not by_itself else []


@pytest.fixture
async def visit(stand_in: playground.Playground, toy: ToyBot, opened: Open) -> Visit:
    """Opens a channel of the page as a user, with the small bot behind it."""

    async def open_as(user: str, channel: str = "lobby", *, phone: bool = False) -> Page:
        page = await opened(f"{stand_in.url}/?as={user}&in={channel}", phone=phone)
        await page.locator(".title-bar", has_text=channel).wait_for()
        return page

    return open_as
