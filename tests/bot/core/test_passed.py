"""A turn that has passed: its pictures stay until the next one has passed, too; then they are shown to whoever asks."""

import re

import pytest

from bot.base.choices import choice_key
from bot.base.i18n import localizer
from bot.matches.offers import choices
from tests.bot.core.conftest import (
    buttons_of,
    label_like,
    lobby,
    plant,
    quiet,
    shown,
    take,
    turn_of,
    whole_turn,
)
from tests.bot.core.requests import REFUSED, requests
from tests.e2e.client import pictures, text


async def one_turn(harness):
    """The first of two has played a turn; the message of it as it was posted."""
    first, second = await harness.begin(*await harness.users("Ana", "Ben"))
    message = await turn_of(first)
    await whole_turn(first)
    await turn_of(second)
    await quiet(harness)
    return first, second, message


async def two_turns(harness):
    """Both have played a turn; the message of the first one, as it was before the second turn had passed and is now."""
    first, second, message = await one_turn(harness)
    before = await first.message("table-1", message["id"])
    await whole_turn(second)
    await turn_of(first)
    await quiet(harness)
    return first, second, before, await first.message("table-1", message["id"])


async def test_a_turn_keeps_its_pictures_and_its_undo_until_the_next_one_has_passed(harness):
    first, second = await harness.begin(*await harness.users("Ana", "Ben"))
    message = await turn_of(first)
    await whole_turn(first)
    await take(second)
    await turn_of(second, "Play my turn")
    await quiet(harness)
    told = await first.message("table-1", message["id"])
    assert len(pictures(told)) == 1
    assert pictures(told)[0]["description"].startswith(f"{first.name}’s orchard"), "with the board of whoever took it"
    assert buttons_of(told) == ["Undo"]


async def test_then_only_its_story_is_left_and_nothing_to_take_back(harness):
    first, _, before, after = await two_turns(harness)
    assert pictures(before)
    assert not pictures(after)
    assert after["attachments"] == []
    assert len(text(after).splitlines()) == 1, "one line"
    assert f"{first.name} plants" in text(after)
    assert buttons_of(after) == []


async def test_one_edit_a_turn_takes_pictures_away(harness):
    first, second, _, after = await two_turns(harness)
    since = (await harness.table.requests())[-1]["number"]
    await whole_turn(first)
    await turn_of(second)
    await quiet(harness)
    edits = [one["path"] for one in await requests(harness, "PATCH", "/", since)]
    assert not [path for path in edits if after["id"] in path], "what has shrunk does not change again"


@pytest.mark.usefixtures("nothing_lent")
async def test_a_message_that_discord_does_not_let_shrink_is_given_up_in_silence(harness):
    first, second = await harness.begin(*await harness.users("Ana", "Ben"))
    message = await turn_of(first)
    await whole_turn(first)
    await take(second)
    await quiet(harness)
    path = f"/channels/*/messages/{message['id']}"
    await harness.table.trouble("fault", method="PATCH", path=path, **REFUSED, times=9)
    await plant(second)
    await whole_turn(first)
    await turn_of(second)
    await quiet(harness)
    edits = await requests(harness, "PATCH", f"/channels/{message['channel_id']}")
    tried = [one["status"] for one in edits if one["path"].endswith(message["id"])]
    assert tried.count(400) == 1
    assert pictures(await first.message("table-1", message["id"]))


@pytest.mark.usefixtures("nothing_lent")
async def test_controls_that_an_edit_could_not_take_away_are_tried_again(harness):
    first, second = await harness.begin(*await harness.users("Ana", "Ben"))
    message = await turn_of(first)
    await take(first)
    await quiet(harness)
    path = f"/channels/*/messages/{message['id']}"
    await harness.table.trouble("fault", method="PATCH", path=path, **REFUSED, times=4)
    await plant(first)
    await turn_of(second)
    await shown(first, lambda m: m["id"] == message["id"] and not label_like(m, "Play my turn"))
    await quiet(harness)
    edits = await requests(harness, "PATCH", f"/channels/{message['channel_id']}")
    tried = [one["status"] for one in edits if one["path"].endswith(message["id"])]
    assert tried.count(400) == 4


async def test_what_is_taken_back_disappears_from_the_message_of_its_turn(harness):
    """Its line, its picture and its *Undo* at once; the steps that stand are told on."""
    first, _, message = await one_turn(harness)
    assert "plants" in text(await first.message("table-1", message["id"]))
    await first.click(await first.message("table-1", message["id"]), label="Undo")
    await turn_of(first, "Play my turn")
    await quiet(harness)
    told = await first.message("table-1", message["id"])
    assert f"{first.name} takes" in text(told)
    [line] = [line for line in text(told).splitlines() if "plants" in line]
    assert f"↩ {first.name} took back a step: " in line
    assert not pictures(told)
    assert buttons_of(told) == []


async def test_steps_taken_back_one_after_another_disappear_one_after_another(clubhouse):
    """A turn of Helios in which creating land is two steps: choosing the tile, which tells it, and placing it."""
    ana, ben = await clubhouse.users("Ana", "Ben")
    await ana.command("table-1", "newgame", game="helios")
    await ben.click(await lobby(ben, 1), label="Join")
    await ana.click(await lobby(ana, 2), label="Start")
    await shown(ana, lambda m: "choose the land you start with" in text(m))
    [row] = await clubhouse.live_games()
    matches = clubhouse.bot.services.matches
    steps = (("start", "start"), ("start", "start"), ("take", "land"), ("place", "place"))
    first = (await matches.get(row.id)).to_move
    for step in steps:
        match = await matches.get(row.id)
        found = choices(match, match.to_move, localizer("en"))
        wanted = next(one for one in found if (one.moves[0].verb, one.moves[-1].verb) == step)
        await matches.play(row.id, match.revision, choice_key(wanted), match.owner(match.to_move))
        await quiet(clubhouse)
    match = await matches.get(row.id)
    taker, rows = match.owner(first), await clubhouse.bot.services.store.messages(row.id)
    message = next(one.message for one in reversed(rows) if one.kind == "turn" and one.closed is not None)
    placed, took = r" put \w+ on ", " took a "  # A grey tile is put into an area, too: *put* alone says nothing.
    for told in [placed], [took], []:
        lines = text(await ana.message("table-1", str(message))).splitlines()
        shows = "\n".join(line for line in lines if "took back" not in line)
        assert [line for line in (placed, took) if re.search(line, shows)] == told
        if told:
            await matches.undo(row.id, (await matches.get(row.id)).revision, taker, whole=False)
            await quiet(clubhouse)


async def test_the_last_turn_of_a_game_shows_what_it_came_to(harness):
    """No picture of a next turn does: its own, of the last question, is drawn once more."""
    players = await harness.begin(*await harness.users("Ana", "Ben"), options="length=short")
    for number in range(6):
        last = await turn_of(players[number % 2])
        await whole_turn(players[number % 2])
    await shown(players[0], lambda m: "the game is over" in text(m))
    await quiet(harness)
    after = await players[0].message("table-1", last["id"])
    told = re.search(r"(\w+) plants (\w+ \d+)", text(after))
    assert told
    [picture] = pictures(after)
    planted = re.search(rf"{told[1]} has planted ([^.]+)\.", picture["description"])
    assert planted
    assert told[2] in planted[1]
    assert buttons_of(after) == []
