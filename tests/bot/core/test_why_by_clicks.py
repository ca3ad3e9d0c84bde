"""Why can't I …?, asked by a click: for the person to move alone."""

from tests.bot.core.conftest import shown, turn_of
from tests.e2e.client import is_private, text


async def test_the_person_to_move_is_told_what_is_missing(harness):
    ana, ben = await harness.users("Ana", "Ben")
    first, second = await harness.begin(ana, ben)
    turn = await turn_of(first)
    await first.click(turn, "What can I do?")
    page = await shown(first, lambda m: is_private(m) and "Why" in str(m["components"]))
    await first.click(page, "Why can’t I …?")
    told = await shown(first, lambda m: is_private(m) and "Why can’t I take another card?" in text(m))
    assert "does not lie in the market. (O-2.1)" in text(told)
    await second.click(turn, "What can I do?")
    page = await shown(second, lambda m: is_private(m) and "What can" in text(m))
    assert "Why" not in str(page["components"])
