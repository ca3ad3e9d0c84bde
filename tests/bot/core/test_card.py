"""/card NAME, and the menus below the legend: what is this?"""

from tests.bot.core.conftest import shown, turn_of
from tests.bot.matches import says
from tests.e2e.client import is_private, pictures, selects, text


def note(words):
    return lambda message: is_private(message) and words in text(message)


async def test_a_name_shows_the_thing_with_picture_effect_number_and_rules(harness):
    [ana] = await harness.users("Ana")
    await ana.command("table-1", "card", name="birch", game="orchard")
    page = await shown(ana, note("Birches · Orchard"))
    assert says(text(page), "orchard-about-suit")
    assert says(text(page), "bot-card-count", count=6)
    assert "Rules: O-4.1 and O-1.1" in text(page)
    assert len(pictures(page)) == 1


async def test_from_a_thing_to_its_rule_and_to_another_thing(harness):
    [ana] = await harness.users("Ana")
    await ana.command("table-1", "card", name="Birches")
    page = await shown(ana, note("Birches · Orchard"))
    await ana.choose(page, "Elders")
    page = await shown(ana, note("Elders · Orchard"))
    await ana.choose(page, "O-4.1 Worth of a suit")
    await shown(ana, note("two cards or more is worth the sum"))


async def test_names_are_suggested_while_one_types(harness):
    [ana] = await harness.users("Ana")
    found = await ana.complete("table-1", "card", "name", name="ced", game="orchard")
    assert [(one["name"], one["value"]) for one in found] == [("Cedars (Orchard)", "orchard:cedar")]
    await ana.command("table-1", "card", name="orchard:cedar")
    await shown(ana, note("Cedars · Orchard"))


async def test_a_name_written_almost_right_is_found(harness):
    [ana] = await harness.users("Ana")
    await ana.command("table-1", "card", name="damsens", game="orchard")
    await shown(ana, note("Damsons · Orchard"))


async def test_what_nothing_is_called_is_told(harness):
    [ana] = await harness.users("Ana")
    await ana.command("table-1", "card", name="zzzz", game="orchard")
    await shown(ana, note("Nothing in the games is called “zzzz”"))


async def test_below_the_legend_everything_can_be_asked_about(harness):
    ana, ben = await harness.users("Ana", "Ben")
    ana, ben = await harness.begin(ana, ben)
    message = await turn_of(ana)
    await ana.click(message, label="Boards")
    page = await shown(ana, lambda m: is_private(m) and selects(m) != [] and "What is this?" not in str(selects(m)))
    await ana.choose(page, "What the signs mean")
    page = await shown(ana, lambda m: is_private(m) and "What is this? Suits" in str(selects(m)))
    await ana.choose(page, "Apples")
    await shown(ana, note("Apples · Orchard"))


async def test_without_files_it_is_told_in_words(harness):
    [ana] = await harness.users("Ana")
    await harness.deny("table-1", "ATTACH_FILES")
    await ana.command("table-1", "card", name="apples", game="orchard")
    page = await shown(ana, note("Apples · Orchard"))
    assert pictures(page) == []
