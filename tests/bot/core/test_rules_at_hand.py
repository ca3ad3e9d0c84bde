"""/rules WORDS: the numbered rules, found as people look for them."""

import pytest

from bot.base.i18n import localizer
from bot.base.rulebook import numbered_rules
from bot.drawing.request import draw
from bot.handlers.rules import _example
from bot.matches.examples import examples
from bot.matches.lessons import lesson_of
from tests.bot.core.conftest import buttons_of, shown
from tests.e2e.client import is_private, pictures, selects, text


def note(words):
    return lambda message: is_private(message) and words in text(message)


async def test_words_lead_to_the_rule_and_on_from_there(harness):
    [ana] = await harness.users("Ana")
    await ana.command("table-1", "rules", words="who wins?", game="orchard")
    page = await shown(ana, note("Most points win."))
    assert "Orchard · O-4 Score" in text(page)
    await ana.choose(page, "O-4.1 Worth of a suit")
    await shown(ana, note("two cards or more is worth the sum"))


async def test_a_number_needs_no_game(harness):
    [ana] = await harness.users("Ana")
    await ana.command("table-1", "rules", words="o-2.2")
    page = await shown(ana, note("The market is refilled"))
    assert [option["label"] for option in selects(page)[0]["options"]] == [
        "O-2.1 Take a card",
        "O-2.3 Draw from the deck",
    ]


async def test_in_the_channel_of_a_game_its_rules_are_meant(harness):
    ana, ben = await harness.users("Ana", "Ben")
    await harness.begin(ana, ben)
    await ana.command("table-1", "rules", words="suits")
    await shown(ana, note("There are thirty cards"))


async def test_in_the_channel_of_a_lobby_the_rules_of_its_game_are_meant(harness):
    [ana] = await harness.users("Ana")
    await ana.command("table-1", "newgame", game="orchard")
    await shown(ana, lambda message: "Join" in buttons_of(message))
    await ana.command("table-1", "rules", words="suits")
    await shown(ana, note("There are thirty cards"))


async def test_without_a_game_one_is_asked_which(harness):
    [ana] = await harness.users("Ana")
    await ana.command("table-2", "rules", words="winner")
    await shown(ana, note("whose rules you want"), "table-2")


async def test_words_that_no_rule_says_bring_the_nearest(harness):
    [ana] = await harness.users("Ana")
    await ana.command("table-1", "rules", words="markett", game="orchard")
    page = await shown(ana, note("do not say these words"))
    assert [option["label"][:5] for option in selects(page)[0]["options"]] == ["O-1.2", "O-2.2", "O-2.1"]
    assert "market" in text(page)


async def test_suggestions_come_while_one_types(harness):
    [ana] = await harness.users("Ana")
    found = await ana.complete("table-1", "rules", "words", words="refi", game="orchard")
    assert [(one["name"], one["value"]) for one in found] == [
        ("O-2.2 Refill: The market is refilled from the deck at once, as long as there are cards.", "O-2.2")
    ]
    assert await ana.complete("table-2", "rules", "words", words="refi") == []


async def test_an_example_is_shown_as_a_picture(harness):
    [ana] = await harness.users("Ana")
    await ana.command("table-1", "rules", words="O-2.1")
    page = await shown(ana, note("An example:"))
    assert len(pictures(page)) == 1
    await harness.deny("table-1", "ATTACH_FILES")
    await ana.command("table-1", "rules", words="O-2.1")
    await shown(ana, lambda m: note("O-2.1")(m) and not pictures(m) and "An example:" not in text(m))


@pytest.mark.usefixtures("orchard")
def test_every_example_can_be_drawn_and_is_of_a_rule_that_is_there(key):
    book, found = numbered_rules(key), examples(key)
    assert found.keys() <= book.rules.keys()
    assert lesson_of(key) is None or len(found) * 3 >= len(book.rules), "a third of the rules at least"
    requests = [_example(key, number, localizer("en")) for number in list(found)[::4]]
    drawn = {draw(request, ())[0].file for request in requests if request is not None}
    assert len(drawn) > 1 or len(requests) < 2
    assert None not in requests


def chosen_examples(key):
    """The positions that are set up for a rule, by the rules they show; a game may have none."""
    return {one.shown.rules: one.shown for one in examples(key).values() if one.shown}


def test_positions_are_chosen_where_a_game_seldom_shows_a_rule():
    assert min(len(chosen_examples(key)) for key in ("helios", "bluemoon", "theocratia")) >= 9


@pytest.mark.usefixtures("orchard")
def test_every_chosen_example_shows_the_picture_it_names(key):
    chosen = chosen_examples(key)
    numbers = [number for rules in chosen for number in rules]
    assert len(numbers) == len({*numbers}), "no rule has two"
    for rules, one in chosen.items():
        request = _example(key, rules[0], localizer("en"))
        assert request is not None
        drawn = [each for each in draw(request, ()) if each.shown]
        assert {each.name.startswith(one.picture) for each in drawn} == {True}


@pytest.mark.parametrize(
    ("number", "tiles", "sun", "stops"),
    [
        ("H-6.2", "c3 c5 d4 d5", "b3", "b4 b5 c4"),
        ("H-6.3", "b3 b4 c2 c5 d3 d4 d5", "c1", "b1 b2 a2 a3"),
    ],
)
def test_the_ways_of_the_sun_are_shown_in_the_positions_their_rules_describe(number, tiles, sun, stops):
    """H-6.2: c4 is a bay open to b3 and b4. H-6.3: c3 and c4 are a dead end, and the sun passes along b2."""
    view = _example("helios", number, localizer("en")).view
    board = view.boards[0]
    assert (" ".join(sorted(tile.hex for tile in board.tiles)), board.sun) == (tiles, sun)
    assert {way.hex for way in view.destinations} == set(stops.split())


@pytest.mark.parametrize("number", ["T-8.3", "T-8.4", "T-8.5", "T-8.6"])
def test_a_holiday_is_shown_in_the_position_its_example_describes(number):
    """Violet has three Houses, its Barrack and its Fortress, and of crystals 2 Red, 2 Brown and 1 Black."""
    view = _example("theocratia", number, localizer("en")).view
    violet = next(civ for civ in view.civs if civ.id == "violet")
    houses = sum(hex_.civ == "violet" and hex_.kind == "house" for hex_ in view.hexes)
    assert (houses, violet.size, dict(violet.crystals)) == (3, 5, {"red": 2, "brown": 2, "black": 1})
    assert view.last.civ == "violet"
    assert "holiday" in (view.moves or ())


def view_of(number):
    return _example({"B": "bluemoon", "H": "helios"}[number[0]], number, localizer("en")).view


def tile_here(view):
    place = view.players[view.to_move].place
    return next(tile for row in view.rows for tile in row if tile and tile.place == place)


def test_dragons_and_scales_are_shown_where_the_rules_tell_of_them():
    assert len(tile_here(view_of("B-4.10")).dragons) >= 1
    assert _example("bluemoon", "B-4.10", localizer("en")).wanted == "city"
    # B-6.5: Ana and Ben hold 4 scales each, Cleo 1; one is in the pool, and Cleo contributes where two dragons stand.
    for number in ("B-6.1", "B-6.2", "B-6.3", "B-6.4", "B-6.5"):
        view = view_of(number)
        assert [player.scales for player in view.players] == [4, 4, 1]
        assert (view.pool, view.to_move, len(tile_here(view).dragons)) == (1, 2, 2)
        assert any(move.verb == "contribute" for move in view.moves)


def test_the_offerings_of_the_example_are_those_of_its_position():
    # B-7.5: the next free spaces are 8, 8 and 9; a Pillar 1 and a Pillar 2 are held, and 8 + 9 + 11 crystals.
    view = view_of("B-7.5")
    assert view.prices[len(view.offered) :][:3] == (8, 8, 9)
    assert {held.card for held in view.hand} == {"yellow1", "yellow2"}
    assert view.players[0].crystals == 28


def test_the_second_temple_of_the_example_is_shown():
    # H-5.2: one temple stands; a tile holds spring and granite, another one bamboo.
    view = view_of("H-5.2")
    tiles = view.boards[view.to_move].tiles
    assert sum(tile.temple for tile in tiles) == 1
    assert {frozenset(tile.cubes) for tile in tiles if tile.cubes} == {
        frozenset({"spring", "granite"}),
        frozenset({"bamboo"}),
    }
    assert "temple c4" in view.moves
