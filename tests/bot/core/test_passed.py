"""A turn that has passed: its pictures stay until the next one has passed, too; then they are shown to whoever asks."""

import pytest

from tests.bot.core.conftest import (
    buttons_of,
    passed_turn,
    plant,
    quiet,
    shown,
    take,
    turn_of,
    whole_turn,
)
from tests.bot.core.test_messages import REFUSED, requests
from tests.e2e.client import is_private, pictures, text

LOOK_BACK = ["Pictures", "Before and after"]


async def two_turns(harness):
    """Both have played a turn; the message of the first one, as it was before the second turn had passed and is now."""
    first, second = await harness.begin(*await harness.users("Ana", "Ben"))
    message = await turn_of(first)
    await whole_turn(first)
    await turn_of(second)
    await quiet(harness)
    before = await first.message("table-1", message["id"])
    await whole_turn(second)
    await turn_of(first)
    await quiet(harness)
    return first, second, before, await first.message("table-1", message["id"])


async def answer_to(user, message, label):
    known = {m["id"] for m in await user.messages("table-1")}
    await user.click(message, label=label)
    return await shown(user, lambda m: m["id"] not in known and is_private(m) and bool(pictures(m)))


async def test_a_turn_keeps_its_pictures_and_its_undo_until_the_next_one_has_passed(harness):
    first, second = await harness.begin(*await harness.users("Ana", "Ben"))
    message = await turn_of(first)
    await whole_turn(first)
    await take(second)
    await turn_of(second, "Play my turn")
    await quiet(harness)
    told = await first.message("table-1", message["id"])
    assert len(pictures(told)) == 1 < len(pictures(message)), "its board; the rest stands in the message below"
    assert buttons_of(told) == ["Undo", "Before and after"]


async def test_then_only_its_story_is_left_and_nothing_to_take_back(harness):
    first, _, before, after = await two_turns(harness)
    assert pictures(before)
    assert not pictures(after)
    assert after["attachments"] == []
    for line in ("Ana’s turn", "Ana plants"):
        assert line.replace("Ana", first.name) in text(after)
    assert buttons_of(after) == LOOK_BACK


async def test_one_edit_a_turn_takes_pictures_away(harness):
    first, second, _, after = await two_turns(harness)
    since = (await harness.table.requests())[-1]["number"]
    await whole_turn(first)
    await turn_of(second)
    await quiet(harness)
    edits = [one["path"] for one in await requests(harness, "PATCH", "/channels/", since)]
    assert not [path for path in edits if after["id"] in path], "what has shrunk does not change again"


async def test_its_pictures_are_drawn_again_from_the_journal_for_whoever_asks(harness):
    first, _, before, after = await two_turns(harness)
    [cleo] = await harness.users("Cleo")
    for user in (first, cleo):
        answer = await answer_to(user, after, "Pictures")
        assert [one["description"] for one in pictures(answer)][-1:] == [one["description"] for one in pictures(before)]


@pytest.mark.parametrize("shrunk", [False, True])
async def test_before_and_after_are_one_picture(harness, shrunk):
    first, second, _, after = await two_turns(harness)
    message = after if shrunk else await passed_turn(second)
    [picture] = pictures(await answer_to(first, message, "Before and after"))
    assert "before on the left, after on the right" in picture["description"]


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
