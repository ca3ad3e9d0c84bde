"""Why can't I …?, asked by a click: for the person to move alone."""

from tests.bot.core.conftest import more, shown, turn_of
from tests.e2e.client import is_private, text


async def test_the_person_to_move_is_told_what_is_missing(harness):
    ana, ben = await harness.users("Ana", "Ben")
    first, second = await harness.begin(ana, ben)
    turn = await turn_of(first)
    await first.click(await more(first, turn), "Why can’t I …?")
    told = await shown(first, lambda m: is_private(m) and "Why can’t I take another card?" in text(m))
    assert "does not lie in the market. (O-2.1)" in text(told)
    assert "Why" not in str((await more(second, turn))["components"])
