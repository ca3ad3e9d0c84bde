"""Clicks on a question that somebody else's act put under the pointer a moment before are not carried out."""

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


async def with_a_computer(club):
    """A person's message after a computer has played, as it is shown again."""
    [ana] = await club.users("Ana")
    await club.begin(ana, computers=1)
    await take(ana)
    before = await revision(club)
    await plant(ana)
    message = await shown(ana, lambda m: label_like(m, "Take") is not None and "it is your turn" in text(m))
    await quiet(club)
    assert await revision(club) > before + 1
    return ana, await shown(ana, lambda m: m["id"] == message["id"])


async def test_a_click_half_a_second_after_an_edit_by_a_computer_decides_nothing(club):
    ana, message = await with_a_computer(club)
    label = label_like(message, "Take")
    before = await revision(club)
    await ana.press(message, id_of(message, label), at_once=True)
    told = await shown(ana, lambda m: is_private(m) and "came up just as you clicked" in text(m))
    assert await revision(club) == before
    assert label_like(told, "Take") == label, "the answer shows the new question"
    await ana.press(message, id_of(message, label))
    await shown(ana, lambda m: label_like(m, "Play my turn") is not None)
    assert await revision(club) == before + 1


async def test_ones_own_follow_up_question_is_never_blind(club):
    ana, ben = await club.users("Ana", "Ben")
    first, _ = await club.begin(ana, ben)
    message = await turn_of(first)
    await first.press(message, id_of(message, label_like(message, "Take")), at_once=True)
    panel = await panel_of(first)
    await first.press(panel, id_of(panel, label_like(panel, "Plant")), at_once=True)
    await first.settled()
    assert await revision(club) == 2
