"""/learn: a first game for one person, played by clicks alone."""

import json
import re

import pytest

from bot import games
from bot.base.choices import Choice, choice_key
from bot.base.i18n import localizer
from bot.matches.lessons import game_at, lesson_of
from engine.kernel.forecast import forecast
from tests.bot.core.conftest import has, lobby, shown
from tests.bot.core.notices import closed, direct
from tests.e2e.client import buttons, is_private, pictures, text, walk


def at_step(number):
    return lambda message: is_private(message) and f"decision {number} of" in text(message)


def asking(number):
    return lambda message: at_step(number)(message) and not has(message, "Go on") and not has(message, "Take it back")


def answered(number, label):
    return lambda message: at_step(number)(message) and has(message, label)


def turned_to(number):
    return lambda message: f"Page {number} of" in text(message)


def choices_of(key, number) -> tuple[list[Choice], list[Choice]]:
    """The good choices of a step, and the wrong ones."""
    lesson = lesson_of(key)
    assert lesson is not None
    game, _ = game_at(key, lesson, number)
    viewer = None if game.view(None).moves is not None else game.to_move
    found = games.load(key).choices(game.view(viewer), forecast(game, viewer), localizer("en"))
    good = [choice for choice in found if lesson.steps[number].praises(choice.moves)]
    return good, [choice for choice in found if choice not in good]


def changed(page):
    return lambda message: message["id"] == page["id"] and message != page


async def pick(user, page, wanted: Choice):
    """Click one's way to a choice: through the menus that hold it, by what they are called."""
    for menu in (*wanted.group, None):
        if await clicked(user, page, lambda found: str(found.get("id")).endswith(f":{choice_key(wanted)}")):
            return
        if menu is not None and await clicked(
            user, page, lambda found, menu=menu: found["label"].removesuffix(" …") == menu
        ):
            page = await shown(user, changed(page))
    raise AssertionError(f"{wanted.label} is not offered")


async def clicked(user, page, like) -> bool:
    """Click the first button or option that is like this."""
    for found in walk(page["components"]):
        if "label" in found and like({**found, "id": found.get("custom_id")}):
            await user.click(page, custom_id=found["custom_id"])
            return True
        for option in found.get("options", ()):
            if like({**option, "id": option["value"]}):
                await user.press(page, found["custom_id"], [option["value"]])
                return True
    return False


async def test_the_first_question_says_what_the_ring_means(clubhouse):
    [ana] = await closed(clubhouse, "Ana")
    await ana.command("table-1", "learn", game="bluemoon")
    page = await shown(ana, asking(1))
    assert "has a pink ring" in text(page)
    good, _ = choices_of("bluemoon", 0)
    await pick(ana, page, good[0])
    page = await shown(ana, answered(1, "Go on"))
    await ana.click(page, label="Go on")
    assert "pink ring" not in text(await shown(ana, asking(2)))


async def test_a_lesson_is_played_to_its_end_by_clicks(key, clubhouse):
    lesson = lesson_of(key)
    if lesson is None:
        pytest.skip("a game may have no lesson")
    [ana] = await closed(clubhouse, "Ana")
    await ana.command("table-1", "learn", game=key)
    for number, _ in enumerate(lesson.steps, 1):
        page = await shown(ana, asking(number))
        assert pictures(page)
        good, _ = choices_of(key, number - 1)
        await pick(ana, page, good[0])
        page = await shown(ana, answered(number, "Go on"))
        assert "✔" in text(page)
        await ana.click(page, label="Go on")
    title = localizer("en")(f"{key}-title")
    end = await shown(ana, lambda m: is_private(m) and f"Learn **{title}** · done" in text(m))
    assert "every kind of decision" not in text(end), "a lesson leaves some out"
    assert [button["label"] for button in buttons(end)] == ["From the beginning"]
    assert len([m for m in await ana.messages("table-1") if is_private(m)]) == 1


async def test_a_wrong_answer_is_played_explained_and_taken_back(harness):
    [ana] = await closed(harness, "Ana")
    await ana.command("table-1", "learn", game="orchard")
    page = await shown(ana, asking(1))
    before, marked = text(page), {one["description"][:9] for one in pictures(page)}
    _, wrong = choices_of("orchard", 0)
    await pick(ana, page, wrong[0])
    page = await shown(ana, answered(1, "Take it back"))
    assert "✘" in text(page)
    assert {one["description"][:9] for one in pictures(page)} == marked, "what is spoken of is still to be seen"
    assert "Ana takes" in text(page)
    await ana.click(page, label="Take it back")
    page = await shown(ana, asking(1))
    assert text(page) == before
    await pick(ana, page, wrong[0])
    page = await shown(ana, answered(1, "Take it back"))
    await ana.click(page, label="Go on from the better move")
    await shown(ana, asking(2))


async def test_an_answer_is_told_from_its_beginning(clubhouse):
    """The second decision of Theocratia is a Holiday, of which there is most to tell."""
    [ana] = await closed(clubhouse, "Ana")
    await ana.command("table-1", "learn", game="theocratia")
    for number in (1, 2):
        good, _ = choices_of("theocratia", number - 1)
        await pick(ana, await shown(ana, asking(number)), good[0])
        page = await shown(ana, answered(number, "Go on"))
        assert "Ana took" in text(page)
        await ana.click(page, label="Go on")


async def test_it_is_left_and_taken_up_again_after_a_restart(harness):
    [ana] = await closed(harness, "Ana")
    await ana.command("table-1", "learn", game="orchard")
    good, _ = choices_of("orchard", 0)
    await pick(ana, await shown(ana, asking(1)), good[0])
    await ana.click(await shown(ana, answered(1, "Go on")), label="Go on")
    old = await shown(ana, asking(2))
    await harness.close()
    await harness.open()
    await ana.command("table-2", "learn", game="orchard")
    await shown(ana, asking(2), "table-2")
    good, _ = choices_of("orchard", 1)
    await pick(ana, old, good[0])
    await shown(ana, answered(2, "Go on"))


async def test_it_takes_no_channels_place(harness):
    ana, ben = await closed(harness, "Ana", "Ben")
    await ana.command("table-1", "learn", game="orchard")
    await shown(ana, asking(1))
    await harness.begin(ana, ben)
    assert [m for m in await ben.messages("table-1") if "Learn **" in text(m)] == []


async def test_every_lobby_leads_to_it(harness):
    ana, ben = await closed(harness, "Ana", "Ben")
    await ana.command("table-1", "newgame", game="orchard")
    await ben.click(await lobby(ben, 1), label="Learn it in 4 minutes")
    await shown(ben, asking(1))


async def test_it_explains_what_can_be_done_and_begins_anew(harness):
    [ana] = await closed(harness, "Ana")
    await ana.command("table-1", "learn", game="orchard")
    await ana.click(await shown(ana, asking(1)), label="What can I do?")
    page = await shown(ana, lambda m: is_private(m) and has(m, "Back to the question"))
    assert re.search("Take any card of the market", text(page))
    await ana.click(page, label="Back to the question")
    good, _ = choices_of("orchard", 0)
    await pick(ana, await shown(ana, asking(1)), good[0])
    await ana.click(await shown(ana, answered(1, "Go on")), label="From the beginning")
    await shown(ana, asking(1))


async def test_what_can_be_done_is_told_to_its_end(clubhouse):
    """Helios has more of it than a page holds: the characters come last."""
    [ana] = await closed(clubhouse, "Ana")
    await ana.command("table-1", "learn", game="helios")
    await ana.click(await shown(ana, asking(1)), label="What can I do?")
    page, told = await shown(ana, lambda m: is_private(m) and has(m, "Back to the question")), ""
    for number in range(2, 9):
        told += text(page)
        if not has(page, "Next page"):
            break
        await ana.click(page, label="Next page")
        page = await shown(ana, turned_to(number))
    assert "Land Steward" in told
    assert "Palace" in told
    assert has(page, "Back to the question")


async def test_without_files_the_table_is_told_in_words(harness):
    [ana] = await closed(harness, "Ana")
    await harness.deny("table-1", "ATTACH_FILES")
    await ana.command("table-1", "learn", game="orchard")
    page = await shown(ana, asking(1))
    assert pictures(page) == []
    assert "market" in text(page)


async def test_a_game_without_a_lesson_says_so(harness, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("bot.handlers.lessons.lesson_of", lambda key: None)
    [ana] = await closed(harness, "Ana")
    await ana.command("table-1", "learn", game="orchard")
    await shown(ana, lambda m: is_private(m) and "Orchard has no first game that teaches" in text(m))


async def test_where_direct_messages_are_open_it_is_there_and_the_command_brings_it_back(harness):
    ana, ben = await harness.users("Ana", "Ben")
    await ana.command("table-1", "learn", game="orchard")
    there = await shown(ana, lambda m: is_private(m) and "lesson in **Orchard** is in your direct messages" in text(m))
    assert has(there, "Go to the lesson")
    place = (await direct(harness, ana))[-1]["channel_id"]
    assert place in json.dumps(there["components"])
    page = await shown(ana, lambda m: "decision 1 of" in text(m), place)
    assert pictures(page)
    good, _ = choices_of("orchard", 0)
    await pick(ana, page, good[0])
    page = await shown(ana, lambda m: m["id"] == page["id"] and has(m, "Go on"), place)
    await ana.click(page, label="Go on")
    await shown(ana, lambda m: m["id"] == page["id"] and "decision 2 of" in text(m), place)
    await harness.close()
    await harness.open()
    await ana.command("table-2", "learn", game="orchard")
    again = await shown(ana, lambda m: m["id"] > page["id"] and "decision 2 of" in text(m), place)
    await ana.command(place, "learn", game="orchard")
    await shown(ana, lambda m: m["id"] > again["id"] and "decision 2 of" in text(m), place)
    assert await harness.bot.services.store.posts() == []
    assert await ben.messages("table-1") == await ben.messages("table-2") == []
