"""Pictures in messages and in full size."""

import io
import re

import discord
import pytest
from discord import MediaGalleryItem, ui
from PIL import Image
from playwright.async_api import Locator, expect

from playground import Playground
from tests.playground.browser.conftest import Open, Visit
from tests.playground.browser.hands import layout, lobby_of, show_board
from tests.playground.toybot import ToyBot, picture

pytestmark = pytest.mark.slow

WIDTH = "one => one.getBoundingClientRect().width"


async def _loaded_width(image: Locator) -> int:
    await image.scroll_into_view_if_needed()
    await expect(image).to_have_js_property("complete", True)
    return await image.evaluate("image => image.naturalWidth")


async def test_board_with_picture_and_full_size(visit: Visit):
    page = await visit("Ana")
    board = await show_board(page)
    image = board.get_by_alt_text("Picture: Hello there")
    assert await _loaded_width(image) == 320
    await expect(board.locator(".lead")).to_have_text(re.compile("Ana used /show"))
    await board.get_by_role("button", name="Open picture").click()
    viewer = page.get_by_role("dialog", name="Picture: Hello there")
    await expect(viewer.get_by_text("Picture: Hello there")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(viewer).to_have_count(0)


async def test_pictures_are_shown_under_each_name_of_this_machine(visit: Visit, opened: Open, stand_in: Playground):
    await show_board(await visit("Ana"))
    page = await opened(f"{stand_in.url.replace('127.0.0.1', 'localhost')}/?as=Ben&in=lobby")
    assert await _loaded_width(page.get_by_alt_text("Picture: Hello there")) == 320


async def test_picture_grows_by_keys_wheel_and_click_and_leads_to_the_next(visit: Visit, toy: ToyBot):
    page = await visit("Ana")
    lobby = lobby_of(toy)
    view = layout(
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
    board = await show_board(page)
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


@pytest.mark.parametrize("phone", [False, True])
async def test_a_long_description_scrolls_within_the_window(visit: Visit, toy: ToyBot, phone: bool):
    page = await visit("Ana", phone=phone)
    told = "The city lies in ruins. " * 42
    view = layout(ui.MediaGallery(MediaGalleryItem("attachment://1.png", description=told)))
    await lobby_of(toy).send(view=view, file=discord.File(picture(), "1.png"))
    await page.get_by_role("button", name="Open picture").click()
    caption, end = page.locator(".viewer .caption"), page.locator(".viewer .caption a")
    await expect(caption).to_be_in_viewport(ratio=1)
    await expect(end).not_to_be_in_viewport()
    await caption.hover()
    await page.mouse.wheel(0, 2000)
    await expect(end).to_be_in_viewport(ratio=1)
    await expect(page.locator(".viewer")).not_to_have_class(re.compile("zoomed"))


@pytest.mark.parametrize(("phone", "size"), [(False, (380, 350)), (True, (348, 320))], ids=["desktop", "phone"])
async def test_one_picture_is_as_large_as_in_discord(visit: Visit, toy: ToyBot, phone: bool, size: tuple[int, int]):
    page = await visit("Ana", phone=phone)
    file = io.BytesIO()
    Image.new("RGB", (1400, 1288)).save(file, "png")
    file.seek(0)
    view = layout(ui.MediaGallery(MediaGalleryItem("attachment://large.png", description="Large")))
    await lobby_of(toy).send(view=view, file=discord.File(file, "large.png"))
    image = page.get_by_alt_text("Large")
    assert await _loaded_width(image) == 1400
    box = await image.bounding_box()
    assert box is not None
    assert (box["width"], box["height"]) == pytest.approx(size, abs=3)
