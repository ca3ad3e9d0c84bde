"""Reading messages, and moving among them."""

import io
import re
import time
from pathlib import Path

import discord
import pytest
from playwright.async_api import expect

import playground
from bot.base.markdown import escape
from tests.bot.called import MARKUP
from tests.playground.browser.conftest import Open, Visit
from tests.playground.browser.hands import lobby_of, offers
from tests.playground.toybot import ToyBot

pytestmark = pytest.mark.slow

TOP = "one => one.getBoundingClientRect().top"


async def test_markdown_and_replies(visit: Visit):
    page, other = await visit("Ana"), await visit("Ben")
    await page.get_by_label("Message", exact=True).fill("**bold** and `code`")
    await page.keyboard.press("Enter")
    message = other.locator(".message", has_text="bold and code")
    await expect(message.locator("strong")).to_have_text("bold")
    await message.hover()
    await message.get_by_role("button", name="Reply").click()
    await other.keyboard.type("Indeed @an")
    await expect(offers(other)).to_have_text(["@Ana"])
    for key in ("Enter", "Enter"):
        await other.keyboard.press(key)
    answer = page.locator(".message.pinged", has_text="Indeed @Ana")
    await expect(answer.locator(".lead")).to_contain_text("Ana")


async def test_the_line_above_an_answer_tells_what_the_message_has_become(visit: Visit, toy: ToyBot):
    page = await visit("Ana")
    message = await lobby_of(toy).send("Pip is about to play")
    await message.reply("Your board")
    lead = page.locator(".message", has_text="Your board").locator(".lead")
    await expect(lead).to_contain_text("Pip is about to play")
    await message.edit(content="Ana, it is your turn")
    await expect(lead).to_contain_text("Ana, it is your turn")


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


async def test_markdown_as_discord_reads_it(opened: Open, stand_in: playground.Playground):
    page = await opened(stand_in.url)
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


async def test_whatever_people_are_called_is_text_on_the_page(opened: Open, stand_in: playground.Playground):
    page = await opened(stand_in.url)
    shown = """async (source) => {
        const { markdown } = await import("/page/markdown.js");
        const box = document.createElement("div");
        box.append(...markdown(source, {}));
        return [box.innerText, box.querySelectorAll("*").length];
    }"""
    names = (*MARKUP, "<b>Ana</b>", "<img src=x onerror=alert(1)>", "&lt;b&gt;")
    told = {name: await page.evaluate(shown, escape(name)) for name in names}
    assert {name: [words.replace("\u200b", ""), parts] for name, [words, parts] in told.items()} == {
        name: [" ".join(name.split()), 1] for name in names
    }


async def test_spoiler_is_shown_by_key_and_times_go_on(visit: Visit, toy: ToyBot):
    page = await visit("Ana")
    await lobby_of(toy).send(f"||the culprit|| since <t:{int(time.time())}:R>")
    spoiler = page.get_by_role("button", name="Spoiler, show it")
    await expect(spoiler).not_to_have_class(re.compile("shown"))
    await spoiler.press("Enter")
    await expect(page.locator(".spoiler.shown")).to_have_text("the culprit")
    stamp = page.locator("time.stamp")
    earlier = await stamp.inner_text()
    await expect(stamp).not_to_have_text(earlier)


async def test_what_is_new_stands_below_a_line(visit: Visit, toy: ToyBot):
    lobby = lobby_of(toy)
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

    for words in ("While away", "While away again"):
        await page.evaluate("dispatchEvent(new Event('blur')), document.hasFocus = () => false")
        await lobby.send(words)
        await expect(page.locator(".divider.new + .message")).to_have_text(re.compile(f"{words}$"))
        await page.evaluate("document.hasFocus = () => true, dispatchEvent(new Event('focus'))")


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


async def test_one_who_reads_above_stays_there_while_messages_change(visit: Visit, toy: ToyBot):
    lobby = lobby_of(toy)
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
    lobby = lobby_of(toy)
    for n in range(80):
        await lobby.send(f"Line {n}")
    page = await visit("Ana", phone=phone)
    await expect(page.get_by_text("Line 79", exact=True)).to_be_in_viewport()
    await expect(page.get_by_text("Line 5", exact=True)).to_have_count(0)
    newest = page.get_by_role("button", name="Jump to the newest message")
    await page.get_by_label("Message", exact=True).press("PageUp")
    await expect(page.get_by_text("Line 79", exact=True)).not_to_be_in_viewport()
    await expect(newest).not_to_be_visible()
    await lobby.send("Line 80")
    await newest.click()
    await expect(newest).not_to_be_visible()
    await page.locator(".scroller").evaluate("one => { one.scrollTop = 0; }")
    await expect(page.get_by_text("Line 5", exact=True)).to_have_count(1)
    await page.locator(".scroller").evaluate("one => { one.scrollTop = 0; }")
    await page.get_by_role("button", name="Jump to the newest message").click()
    await expect(page.get_by_text("Line 80", exact=True)).to_be_in_viewport()


PAGE = """<!doctype html><h1>Rules</h1><p id="said">quiet</p>
<script>document.getElementById("said").textContent = "loud"; parent.document.title = "taken"</script>"""


async def test_a_page_is_read_in_a_frame_that_runs_no_script(visit: Visit, toy: ToyBot):
    page = await visit("Ana")
    await lobby_of(toy).send("Read this", file=discord.File(io.BytesIO(PAGE.encode()), "rules.html"))
    await page.get_by_role("button", name="Read").click()
    frame = page.frame_locator(".reader iframe")
    await expect(frame.get_by_role("heading", name="Rules")).to_be_visible()
    await expect(frame.locator("#said")).to_have_text("quiet")
    await page.get_by_role("button", name="Close").click()
    await expect(page.locator(".reader")).to_have_count(0)


async def test_the_button_of_a_file_with_a_long_name_stays_in_one_line(visit: Visit, toy: ToyBot):
    page = await visit("Ana")
    name = "theocratia-rules-with-pictures.html"
    await lobby_of(toy).send("Read this", file=discord.File(io.BytesIO(PAGE.encode()), name))
    box = await page.get_by_role("button", name="Read").bounding_box()
    assert box
    assert box["height"] < 40


PICTURE = (Path(__file__).parents[3] / "docs" / "pictures" / "helios-board.png").read_bytes()


async def test_a_picture_that_came_as_a_file_is_read_there_too_and_everything_else_is_saved(visit: Visit, toy: ToyBot):
    page = await visit("Ana")
    for name, content in {"film.png": PICTURE, "record.json": b"{}"}.items():
        parts = discord.ui.LayoutView()
        parts.add_item(discord.ui.File(f"attachment://{name}"))
        await lobby_of(toy).send(view=parts, file=discord.File(io.BytesIO(content), name))
    await expect(page.get_by_role("button", name="Read")).to_have_count(1)
    await page.get_by_role("button", name="Read").click()
    await expect(page.locator(".reader iframe")).to_have_attribute("sandbox", "")
    shown = page.frame_locator(".reader iframe").locator("img")
    assert await shown.evaluate("one => one.naturalWidth") > 0
    await page.get_by_role("button", name="Close").click()
    async with page.expect_download() as saving:
        await page.get_by_role("link", name="record.json").click()
    assert (await saving.value).suggested_filename == "record.json"
