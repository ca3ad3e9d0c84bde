"""Turns of the real games on the page, with `solstice play` as a person starts it."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, expect

from playground import seed
from playground.world import World
from tests.playground.browser.conftest import Open
from tests.playground.browser.hands import nameless, too_small

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[3]
UNHURRIED = (
    "import pytest; from tests.unhurried import unhurry; unhurry(pytest.MonkeyPatch()); "
    "from bot.cli import main; main()"
)
"""The command line, losing no click on a slow machine."""
ROOMS = ("two-tabs", "keyboard", "phone", "faults", "blue-moon", "theocratia")
ASKED = re.compile(r"@(\w+), (?!@)([^\n]*?) · ")
"""How a message begins that asks somebody: who is asked what, and at which table."""
Use = Callable[[Locator], Awaitable[None]]
HELPERS = re.compile(r"^(Undo|Back|Boards|More)$")


@pytest.fixture(scope="module")
def url(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the page of `solstice play`. It greets, prints nothing else and ends cleanly with Ctrl-C."""
    folder = tmp_path_factory.mktemp("play")
    _furnish(folder / "playground")
    bare = {name: value for name, value in os.environ.items() if not name.startswith("SOLSTICE_")}
    settings = {"PYTHONPATH": str(ROOT), "SOLSTICE_COMPUTER_DELAY": "0"}
    command = [sys.executable, "-c", UNHURRIED, "play", "--port", "0", "--no-browser"]
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
        rest, _ = play.communicate(timeout=300)
    said = [line for line in rest.splitlines() if "a slow answer" not in line]
    assert (play.returncode, said) == (0, [])


def _furnish(folder: Path) -> None:
    """A channel for each test, as a channel takes one game."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(seed, "CHANNELS", ROOMS)
        world = World(folder)
        seed.plant(world, "Solstice", "")
        world.storage.close()


async def _enter(opened: Open, url: str, user: str, channel: str, *, phone: bool = False) -> Page:
    page = await opened(f"{url}/?as={user}&in={channel}", phone=phone)
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
    await _button(page, "Join").wait_for()


def _button(page: Page, name: str | re.Pattern[str]) -> Locator:
    """The newest button of that name in the messages."""
    return page.locator(".messages").get_by_role("button", name=name, exact=isinstance(name, str)).last


def _turn(page: Page, user: str = "") -> Locator:
    """The newest message that asks somebody, or this user."""
    return page.locator(".message:not(.note)", has_text=f"@{user}").filter(has_text=ASKED).last


async def _start_against_computer(page: Page, game: str) -> None:
    await _newgame(page, game)
    await _button(page, "Set up").click()
    await _add_computer(page, Locator.click)
    await page.locator(".note").get_by_text("Dismiss message").click()
    await _button(page, "Start").click()


async def _add_computer(page: Page, use: Use) -> None:
    await use(page.get_by_role("combobox", name=re.compile("^Add a computer")).last)
    medium = page.get_by_role("option", name=re.compile("^Medium"))
    if use is _by_keyboard:
        await medium.wait_for()
        for key in ("ArrowDown", "Enter"):  # Easy comes first
            await page.keyboard.press(key)
    else:
        await use(medium)
    await page.get_by_role("combobox", name=re.compile("^Computer: Juno")).last.wait_for()


async def _start_two(host: Page, guest: Page, game: str) -> None:
    await _newgame(host, game)
    await _button(guest, "Join").click()
    await host.get_by_role("img", name=re.compile("2 of 4 seats taken")).wait_for()
    await _button(host, "Start").click()


async def _mover(page: Page) -> str:
    found = ASKED.search(await _turn(page).inner_text())
    assert found
    return found[1]


async def _act(page: Page, action: str, use: Use = Locator.click) -> None:
    """Take the button of an action, and the first choice of whatever is asked next, until the same is asked again: of
    whoever comes next, or once a computer has played.
    """
    question = await _question(page)
    await _choose(page, _button(page, re.compile(f"^{action}")), use)
    again = _turn(page).filter(has_text=f", {question} · ")
    asked = page.locator(".message").last.locator(".button:enabled, .select:enabled").filter(has_not_text=HELPERS).first
    for _ in range(8):
        await expect(again.or_(asked).first).to_be_visible()
        if await again.count():
            return
        await _choose(page, asked, use)
    raise AssertionError(f"No end of questions before {question}")


async def _question(page: Page) -> str:
    found = ASKED.search(await _turn(page).inner_text())
    assert found
    return found[2]


async def _choose(page: Page, control: Locator, use: Use = Locator.click) -> None:
    """Press a button, or take the first choice of a menu, and wait until it is no longer offered."""
    await _has_been_seen(page)
    key = await control.get_attribute("data-id")
    await use(control)
    if await _options(page).count():
        await (page.keyboard.press("Enter") if use is _by_keyboard else use(_options(page).first))
    await expect(page.locator(f".messages [data-id='{key}']")).to_have_count(0)


async def _by_keyboard(control: Locator) -> None:
    """Move the focus back from the input to a control, check its frame, and press Enter."""
    page = control.page
    await expect(control).to_be_enabled()
    await page.get_by_label("Message", exact=True).focus()
    for _ in range(60):
        await page.keyboard.press("Shift+Tab")
        if await control.evaluate("one => one === document.activeElement"):
            break
    await expect(control).to_be_focused()
    await expect(control).to_have_css("outline-style", "solid")
    await expect(control).to_be_in_viewport()
    await page.keyboard.press("Enter")


def _options(page: Page) -> Locator:
    return page.locator(".messages [role=option]:visible")


async def _looks_right(page: Page, *messages: Locator) -> None:
    """Nothing runs over the edge, controls have names, and pictures have come, in full width and with words."""
    assert await page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert await nameless(page) == []
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


async def _is_one_screen(message: Locator) -> None:
    """All of it is seen at once in a window 900 pixels high, and it has one picture."""
    await expect(message.locator(".item img")).to_have_count(1)
    box = await message.bounding_box()
    assert box is not None
    assert box["height"] <= 900


async def test_two_people_play_helios_in_two_tabs(opened: Open, url: str):
    ana, ben = await _enter(opened, url, "Ana", "two-tabs"), await _enter(opened, url, "Ben", "two-tabs")
    pages = {"Ana": ana, "Ben": ben}
    await _start_two(ana, ben, "Helios")
    starter = await _mover(ana)
    first, second = pages[starter], pages[{"Ana": "Ben", "Ben": "Ana"}[starter]]
    for page in (first, second):
        await _has_been_seen(page)
        await _button(page, re.compile("^Start with")).click()
        await ana.get_by_text(re.compile("started")).first.wait_for()
    await expect(_turn(second, starter)).to_contain_text("take an action tile")
    await expect(first.locator(".message.pinged", has_text=ASKED)).to_have_count(1)

    await _act(first, "Lay")
    await expect(_turn(second)).to_contain_text(f"{starter} put ")
    await _looks_right(second, _turn(second))
    before = await _turn(second).locator(".item img").last.get_attribute("src")

    await second.reload()
    await _act(second, "Sun")
    for page in (first, second):
        await expect(_turn(page, starter)).to_contain_text("moved the sun")
    after = _turn(first, starter).locator(".item img")
    assert before not in [await picture.get_attribute("src") for picture in await after.all()]
    await _looks_right(first, _turn(first, starter))
    await _is_one_screen(_turn(first, starter))


async def _name(page: Page) -> str:
    return await page.get_by_label("Who you are").input_value()


async def test_helios_against_the_computer_by_keyboard_alone(opened: Open, url: str):
    page = await _enter(opened, url, "Cleo", "keyboard")
    await _newgame(page, "Helios")
    await _by_keyboard(_button(page, "Set up"))
    await _add_computer(page, _by_keyboard)
    await _by_keyboard(_button(page, "Start now"))
    await _turn(page, "Cleo").wait_for()
    await _has_been_seen(page)
    await _by_keyboard(_button(page, re.compile("^Start with")))
    await expect(_turn(page, "Cleo")).to_contain_text("take an action tile")
    await _act(page, "Lay", _by_keyboard)
    await expect(_turn(page, "Cleo")).to_contain_text("Juno (medium) ")
    await _looks_right(page, _turn(page, "Cleo"))


async def test_helios_on_a_phone(opened: Open, url: str):
    page = await _enter(opened, url, "Dan", "phone", phone=True)
    await _start_against_computer(page, "Helios")
    await _turn(page, "Dan").wait_for()
    await _has_been_seen(page)
    await _button(page, re.compile("^Start with")).tap()
    await expect(_turn(page, "Dan")).to_contain_text("take an action tile")
    await _looks_right(page, _turn(page, "Dan"))
    assert await too_small(page) == []
    await page.get_by_role("combobox", name="Something else").last.tap()
    assert await _options(page).count() > 1
    assert all([(await one.bounding_box() or {"height": 0})["height"] >= 40 for one in await _options(page).all()])
    await page.keyboard.press("Escape")
    await _act(page, "Lay", Locator.tap)
    await expect(_turn(page, "Dan")).to_contain_text("Juno (medium) ")

    await _turn(page, "Dan").get_by_role("button", name="Open picture").last.tap()
    picture = page.locator(".viewer img")
    fitted = await _width(picture)
    assert fitted >= 350
    await picture.tap()
    assert await _width(picture) > 2 * fitted
    assert await too_small(page) == []
    await page.get_by_role("button", name="Close").tap()
    await page.get_by_role("button", name="Channels").tap()
    await expect(page.get_by_role("navigation")).to_be_in_viewport(ratio=1)
    assert await too_small(page) == []


async def _width(picture: Locator) -> float:
    await expect(picture).to_have_js_property("complete", True)
    box = await picture.bounding_box()
    assert box is not None
    return box["width"]


async def test_faults_switched_on_from_the_page_lose_no_turn(opened: Open, url: str):
    ana, ben = await _enter(opened, url, "Ana", "faults"), await _enter(opened, url, "Ben", "faults")
    await _start_two(ana, ben, "Helios")
    pages = {"Ana": ana, "Ben": ben}
    page = pages[await _mover(ana)]
    await page.get_by_title("For who tests bots").click()
    await page.get_by_role("button", name="Trouble panel").click()
    await page.get_by_role("button", name="Next post fails (500, but it happened)").click()
    await page.get_by_text("1 fault waits").wait_for()
    await _has_been_seen(page)
    await _button(page, re.compile("^Start with")).click()
    other = pages[{"Ana": "Ben", "Ben": "Ana"}[await _name(page)]]
    await _turn(other, await _name(other)).wait_for()
    await expect(page.locator(".message:not(.note)", has_text=ASKED)).to_have_count(1)

    await page.get_by_role("button", name="Drop the connection").click()
    await _has_been_seen(other)
    await _button(other, re.compile("^Start with")).click()
    await expect(_turn(page, await _name(page))).to_contain_text("take an action tile")
    await expect(page.get_by_text("No fault waits")).to_be_visible()


async def test_blue_moon_city_on_a_phone_shows_the_hand_to_its_owner_alone(opened: Open, url: str):
    cleo = await _enter(opened, url, "Cleo", "blue-moon", phone=True)
    dan = await _enter(opened, url, "Dan", "blue-moon")
    await _start_against_computer(cleo, "Blue Moon City")
    await _button(cleo, "Play my turn").click()
    panel = cleo.locator(".note").last
    choice = panel.locator(".button:enabled").filter(has_not_text=HELPERS).first
    await choice.wait_for()
    await _looks_right(cleo, panel)
    assert await too_small(cleo) == []
    await _button(dan, "Play my turn").wait_for()
    await _is_one_screen(_turn(dan, "Cleo"))
    await expect(dan.locator(".note")).to_have_count(0)
    await _button(dan, "Play my turn").click()
    await expect(dan.locator(".note")).to_contain_text("You do not sit at this table.")
    taken = cleo.locator(f"[data-id='{await choice.get_attribute('data-id')}']")
    await choice.click()
    await expect(taken).to_have_count(0)
    await cleo.reload()
    await expect(cleo.locator(".note")).to_have_count(1)
    await expect(taken).to_have_count(0)
    await _looks_right(cleo)


async def _has_been_seen(page: Page) -> None:
    """A click within half a second of somebody else's edit is not carried out."""
    await page.wait_for_function("since => Date.now() - since > 1000", arg=await page.evaluate("Date.now()"))


async def _back_to(page: Page, line: re.Pattern[str]) -> None:
    """Turn back the pages of the log, which opens at its end, to where this line stands."""
    log = page.locator(".note", has_text="Full log")
    told, back = log.filter(has_text=line), log.get_by_role("button", name="Previous page")
    while True:
        await expect(told.or_(back).first).to_be_visible()
        if await told.count():
            return
        await _choose(page, back)


async def test_theocratia_against_the_computer(opened: Open, url: str):
    page = await _enter(opened, url, "Ana", "theocratia")
    await _start_against_computer(page, "Theocratia")
    await page.locator(".message.pinged").wait_for()
    await _has_been_seen(page)
    house = _button(page, re.compile(": House "))
    civ, hex_ = (await house.inner_text()).split(",")[0].split(": House ")
    await house.click()
    turn = page.locator(".message:not(.note)").last
    await expect(turn).to_contain_text("take a die")
    await turn.get_by_role("button", name="More", exact=True).click()
    await page.locator(".note").get_by_role("button", name="Full log").click()
    await _back_to(page, re.compile(f"Ana began with .*{civ} on {hex_}"))
    await _looks_right(page, turn)
    await _is_one_screen(turn)
