"""Clicks on a question that somebody else's act put under the pointer a moment before are not carried out."""

from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import cast

import discord
import pytest

from bot.base.custom_ids import MoveClick
from bot.delivery.edits import Edits
from tests.bot.core.conftest import (
    label_like,
    panel_of,
    plant,
    quiet,
    revision,
    shown,
    take,
    turn_of,
)
from tests.e2e.client import is_private, text, walk


def id_of(message, label):
    return next(button["custom_id"] for button in walk(message["components"]) if button.get("label") == label)


async def with_a_computer(harness):
    """A person's message after a computer has played, as it is shown again."""
    [ana] = await harness.users("Ana")
    await harness.begin(ana, computers=1)
    await take(ana)
    before = await revision(harness)
    await plant(ana)
    message = await shown(ana, lambda m: label_like(m, "Take") is not None and "**<@" in text(m))
    await quiet(harness)
    assert await revision(harness) > before + 1
    return ana, await shown(ana, lambda m: m["id"] == message["id"])


async def test_a_click_half_a_second_after_an_edit_by_a_computer_decides_nothing(harness):
    ana, message = await with_a_computer(harness)
    label = label_like(message, "Take")
    before = await revision(harness)
    await ana.press(message, id_of(message, label), at_once=True)
    told = await shown(ana, lambda m: is_private(m) and "came up just as you clicked" in text(m))
    assert await revision(harness) == before
    assert label_like(told, "Take") == label, "the answer shows the new question"
    await ana.press(message, id_of(message, label))
    await shown(ana, lambda m: label_like(m, "Play my turn") is not None)
    assert await revision(harness) == before + 1


async def test_ones_own_follow_up_question_is_never_blind(harness):
    ana, ben = await harness.users("Ana", "Ben")
    first, _ = await harness.begin(ana, ben)
    message = await turn_of(first)
    await first.press(message, id_of(message, label_like(message, "Take")), at_once=True)
    panel = await panel_of(first)
    await first.press(panel, id_of(panel, label_like(panel, "Plant")), at_once=True)
    await first.settled()
    assert await revision(harness) == 2


async def test_a_question_that_stood_there_before_a_restart_is_never_blind(harness):
    """Its message was posted, the answer to that never came: found again, it is edited to show what it shows."""
    first, second = await harness.begin(*await harness.users("Ana", "Ben"))
    await take(first)
    await harness.table.trouble("fault", method="POST", path="/channels/*/messages", status=500, after=True, hold=600)
    await plant(first)
    message = await turn_of(second)
    await harness.close()
    await harness.open()
    again = await shown(second, lambda m: m["id"] == message["id"] and m["edited_timestamp"])
    before = await revision(harness)
    await second.press(again, id_of(again, label_like(again, "Take")), at_once=True)
    await shown(second, lambda m: label_like(m, "Play my turn") is not None)
    assert await revision(harness) == before + 1


EDITED = datetime(2026, 11, 22, 20, tzinfo=UTC)
ANA, BEN = 1, 2


@pytest.mark.parametrize(
    ("by", "late", "revision", "shown", "blind"),
    [
        pytest.param(BEN, 499, 5, 0, True, id="another person's act"),
        pytest.param(None, 499, 5, 0, True, id="a computer or a timer"),
        pytest.param(None, -300, 5, 0, True, id="on its way when the edit came"),
        pytest.param(BEN, 500, 5, 0, False, id="half a second is time enough"),
        pytest.param(ANA, 0, 5, 0, False, id="one's own question that follows"),
        pytest.param(BEN, 10, 4, 0, False, id="a button that stood there before is stale, not blind"),
        pytest.param(BEN, 10, 5, 200, False, id="one's own page, opened since"),
    ],
)
def test_what_is_blind_is_told_by_discords_clock(by, late, revision, shown, blind):
    """Ana clicks so many milliseconds after the edit that showed revision 5 by somebody's act."""
    edits, after = Edits(), timedelta(milliseconds=1)
    edits.note(7, 5, EDITED, by)
    interaction = SimpleNamespace(
        message=SimpleNamespace(id=7, edited_at=EDITED + shown * after),
        created_at=EDITED + late * after,
        user=SimpleNamespace(id=ANA),
    )
    click = MoveClick("0123456789", revision, "key")
    assert edits.is_blind(click, cast("discord.Interaction", interaction)) is blind
