"""/learn: a first game for one person, played by clicks alone."""

import json

import pytest

from bot.base.choices import Choice, choice_key
from bot.base.custom_ids import move_id
from bot.matches.lessons import lesson_of, moments
from tests.bot.core.conftest import buttons_of, has, lobby, shown
from tests.bot.core.notices import closed, direct
from tests.bot.matches import says, t
from tests.e2e.client import BUTTON, is_private, pictures, text


def at_step(number):
    return lambda message: f"Lesson {number} of" in text(message)


def asking(number):
    return lambda message: at_step(number)(message) and not has(message, "Try again")


def answered(number):
    return lambda message: at_step(number)(message) and has(message, "Try again")


def button(key, number, answer=0):
    """The id of the button that gives this answer, the best one first."""
    return move_id(f"learn.{key}", number - 1, choice_key(Choice(lesson_of(key).steps[number - 1].answers[answer], "")))


async def through(user, key, place="table-1"):
    """Give the best answer to every question; return the end."""
    for number, _ in enumerate(lesson_of(key).steps, 1):
        page = await shown(user, asking(number), place)
        assert pictures(page)
        await user.click(page, custom_id=button(key, number))
    return await shown(user, lambda m: "You beat" in text(m), place)


async def test_a_lesson_is_played_to_its_end_by_clicks(key, clubhouse):
    if lesson_of(key) is None:
        pytest.skip("a game may have no lesson")
    [ana] = await closed(clubhouse, "Ana")
    await ana.command("table-1", "learn", game=key)
    end = await through(ana, key)
    mine, theirs = (score.total for score in moments(key)[-1].game.scores())
    assert f", {mine} to {theirs}." in text(end)
    assert len(pictures(end)) == 1
    assert len([m for m in await ana.messages("table-1") if is_private(m)]) == 1


async def test_its_end_leads_on_to_the_next(clubhouse):
    [ana] = await closed(clubhouse, "Ana")
    await ana.command("table-1", "learn", game="theocratia")
    end = await through(ana, "theocratia")
    assert buttons_of(end) == ["Play Pip (easy) for real", "Invite friends", "Learn Orchard"]
    await ana.click(end, label="Learn Orchard")
    await shown(ana, asking(1))


async def test_its_end_leads_to_a_game_against_the_same_computer(harness):
    [ana] = await closed(harness, "Ana")
    await ana.command("table-1", "learn", game="orchard")
    await ana.click(await through(ana, "orchard"), label="Play Computer 1 (random) for real")
    await shown(ana, lambda m: is_private(m) and has(m, "More"))
    [row] = await harness.bot.services.store.tables_of_person(int(ana.id))
    assert sorted(seat.player or "" for seat in row.seats) == ["", "random"]


async def test_its_end_invites_friends_where_there_is_a_server(harness):
    ana, ben = await closed(harness, "Ana", "Ben")
    await ana.command("table-1", "learn", game="orchard")
    await ana.click(await through(ana, "orchard"), label="Invite friends")
    await lobby(ben, 1)


async def test_in_direct_messages_it_says_where_friends_can_join(harness):
    [ana] = await harness.users("Ana")
    await ana.command("table-1", "learn", game="orchard")
    await shown(ana, lambda m: has(m, "Go to the lesson"))
    place = (await direct(harness, ana))[-1]["channel_id"]
    await ana.click(await through(ana, "orchard", place), label="Invite friends")
    told = "type /newgame in one of its channels and choose Orchard"
    await shown(ana, lambda m: told in text(m), place)


async def test_another_answer_is_played_explained_and_tried_again(harness):
    [ana] = await closed(harness, "Ana")
    await ana.command("table-1", "learn", game="orchard")
    page = await shown(ana, asking(1))
    before = text(page)
    await ana.click(page, custom_id=button("orchard", 1, 1))
    page = await shown(ana, answered(1))
    assert says(text(page), "orchard-lesson-take-other")
    assert "Ana takes" in text(page)
    await ana.click(page, label="Try again")
    page = await shown(ana, asking(1))
    assert text(page) == before
    await ana.click(page, custom_id=button("orchard", 1, 1))
    await ana.click(await shown(ana, answered(1)), label="Go on with the better move")
    await shown(ana, asking(2))


async def test_it_goes_back_step_by_step(harness):
    [ana] = await closed(harness, "Ana")
    await ana.command("table-1", "learn", game="orchard")
    page = await shown(ana, asking(1))
    assert buttons_of(page)[-1:] == [t("bot-lesson-skip")]
    assert "Back" not in buttons_of(page)
    await ana.click(page, custom_id=button("orchard", 1))
    await ana.click(await shown(ana, asking(2)), label="Back")
    await shown(ana, asking(1))


async def test_it_can_be_left_for_a_real_game(harness):
    [ana] = await closed(harness, "Ana")
    await ana.command("table-1", "learn", game="orchard")
    await ana.click(await shown(ana, asking(1)), label="Skip to a real game")
    await shown(ana, lambda m: is_private(m) and "Lesson" not in text(m) and has(m, "More"))


async def test_a_choice_that_is_not_offered_any_more_is_refused_kindly(harness):
    [ana] = await closed(harness, "Ana")
    await ana.command("table-1", "learn", game="orchard")
    await ana.press(await shown(ana, asking(1)), "m:learn.orchard:0:0123456789", kind=BUTTON)
    await shown(ana, lambda m: "The table has moved on" in text(m))


async def test_it_is_left_and_taken_up_again_after_a_restart(harness):
    [ana] = await closed(harness, "Ana")
    await ana.command("table-1", "learn", game="orchard")
    await ana.click(await shown(ana, asking(1)), custom_id=button("orchard", 1))
    old = await shown(ana, asking(2))
    await harness.close()
    await harness.open()
    await ana.command("table-2", "learn", game="orchard")
    await shown(ana, asking(2), "table-2")
    await ana.click(old, custom_id=button("orchard", 2))
    await shown(ana, asking(3))


async def test_it_takes_no_channels_place(harness):
    ana, ben = await closed(harness, "Ana", "Ben")
    await ana.command("table-1", "learn", game="orchard")
    await shown(ana, asking(1))
    await harness.begin(ana, ben)
    assert [m for m in await ben.messages("table-1") if "Lesson" in text(m)] == []


async def test_every_lobby_leads_to_it(harness):
    ana, ben = await closed(harness, "Ana", "Ben")
    await ana.command("table-1", "newgame", game="orchard")
    await ben.click(await lobby(ben, 1), label="Learn it in 4 minutes")
    await shown(ben, asking(1))


async def test_without_files_the_table_is_told_in_words(harness):
    [ana] = await closed(harness, "Ana")
    await harness.deny("table-1", "ATTACH_FILES")
    await ana.command("table-1", "learn", game="orchard")
    page = await shown(ana, asking(1))
    assert pictures(page) == []
    assert "Your hand" in text(page)


async def test_a_game_without_a_lesson_says_so(harness, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("bot.handlers.lessons.lesson_of", lambda key: None)
    [ana] = await closed(harness, "Ana")
    await ana.command("table-1", "learn", game="orchard")
    await shown(ana, lambda m: is_private(m) and "Orchard has no first game that teaches" in text(m))


async def test_where_direct_messages_are_open_it_is_there_and_the_command_brings_it_back(harness):
    ana, ben = await harness.users("Ana", "Ben")
    await ana.command("table-1", "learn", game="orchard")
    there = await shown(ana, lambda m: is_private(m) and "lesson in **Orchard** is in your direct messages" in text(m))
    assert has(there, t("bot-to-lesson"))
    place = (await direct(harness, ana))[-1]["channel_id"]
    assert place in json.dumps(there["components"])
    page = await shown(ana, lambda m: "Lesson 1 of" in text(m), place)
    assert pictures(page)
    await ana.click(page, custom_id=button("orchard", 1))
    await shown(ana, lambda m: m["id"] == page["id"] and "Lesson 2 of" in text(m), place)
    await harness.close()
    await harness.open()
    await ana.command("table-2", "learn", game="orchard")
    again = await shown(ana, lambda m: m["id"] > page["id"] and "Lesson 2 of" in text(m), place)
    await ana.command(place, "learn", game="orchard")
    await shown(ana, lambda m: m["id"] > again["id"] and "Lesson 2 of" in text(m), place)
    assert await harness.bot.services.store.posts() == []
    assert await ben.messages("table-1") == await ben.messages("table-2") == []
