"""Why can't I …?, asked by a click: for the person to move alone."""

from tests.bot.core.conftest import more, shown, turn_of
from tests.bot.matches import says, t
from tests.e2e.client import buttons, is_private, selects, text


async def test_the_person_to_move_asks_about_a_thing_and_is_led_back(harness):
    ana, ben = await harness.users("Ana", "Ben")
    first, second = await harness.begin(ana, ben)
    turn = await turn_of(first)
    await first.click(await more(first, turn), "Why can’t I …?")
    asked = await shown(first, lambda m: is_private(m) and "### Why can’t I …?" in text(m))
    await first.choose(asked, selects(asked)[0]["options"][0]["label"])
    told = await shown(first, lambda m: is_private(m) and "why can’t I take this card?" in text(m))
    card = selects(told)[0]["options"][0]
    assert says(text(told), "bot-why-line", why=t("orchard-why-market", card=card["label"]), rule="O-2.1")
    assert card["default"]
    assert [button["label"] for button in buttons(told)] == [t("bot-play")]
    assert "Why" not in str((await more(second, turn))["components"])
