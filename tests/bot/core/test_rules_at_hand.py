"""/rules WORDS: the numbered rules, found as people look for them."""

from tests.bot.core.conftest import shown
from tests.e2e.client import is_private, selects, text


def note(words):
    return lambda message: is_private(message) and words in text(message)


async def test_words_lead_to_the_rule_and_on_from_there(club):
    [ana] = await club.users("Ana")
    await ana.command("table-1", "rules", words="who wins?", game="orchard")
    page = await shown(ana, note("Most points win."))
    assert "Orchard · O-4 Score" in text(page)
    await ana.choose(page, "O-4.1 Worth of a suit")
    await shown(ana, note("two cards or more is worth the sum"))


async def test_a_number_needs_no_game(club):
    [ana] = await club.users("Ana")
    await ana.command("table-1", "rules", words="o-2.2")
    page = await shown(ana, note("The market is refilled"))
    assert [option["label"] for option in selects(page)[0]["options"]] == [
        "O-2.1 Take a card",
        "O-2.3 Draw from the deck",
    ]


async def test_in_the_channel_of_a_game_its_rules_are_meant(club):
    ana, ben = await club.users("Ana", "Ben")
    await club.begin(ana, ben)
    await ana.command("table-1", "rules", words="suits")
    await shown(ana, note("There are thirty cards"))


async def test_without_a_game_one_is_asked_which(club):
    [ana] = await club.users("Ana")
    await ana.command("table-2", "rules", words="winner")
    await shown(ana, note("whose rules you want"), "table-2")


async def test_words_that_no_rule_says_bring_the_nearest(club):
    [ana] = await club.users("Ana")
    await ana.command("table-1", "rules", words="markett", game="orchard")
    page = await shown(ana, note("do not say these words"))
    assert [option["label"][:5] for option in selects(page)[0]["options"]] == ["O-1.2", "O-2.2", "O-2.1"]
    assert "market" in text(page)


async def test_suggestions_come_while_one_types(club):
    [ana] = await club.users("Ana")
    found = await ana.complete("table-1", "rules", "words", words="refi", game="orchard")
    assert [(one["name"], one["value"]) for one in found] == [
        ("O-2.2 Refill: The market is refilled from the deck at once, as long as there are cards.", "O-2.2")
    ]
    assert await ana.complete("table-2", "rules", "words", words="refi") == []
