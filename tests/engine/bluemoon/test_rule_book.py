"""The tables of the rule book say what the catalogue says, and its examples what the rules do."""

import re
from html import unescape
from importlib.resources import files

import pytest

from bot.base.i18n import localizer
from engine.bluemoon import catalogue as cat
from tests.engine.bluemoon.tables import payments, play, state, table

SOFT_HYPHEN = "\N{SOFT HYPHEN}"
BOOK = unescape((files("engine.bluemoon") / "rules.md").read_text()).replace(SOFT_HYPHEN, "")
SAY = localizer("en")
ROWS = {
    cells[0]: cells[1:]
    for line in BOOK.splitlines()
    if line.startswith("| ") and len(cells := [cell.strip() for cell in line.strip("|").split("|")]) == 5
}
TILES = (*cat.TILES, *cat.EXPANSION_TILES)


def numbers(cell: str, thing: str) -> int:
    return sum(int(count) for count in re.findall(rf"(\d+) {thing}", cell))


def test_every_building_has_its_row():
    assert set(ROWS) - {"Building", "---"} == {SAY(f"bluemoon-{tile.id}") for tile in TILES}


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.id)
def test_a_building_is_told_as_it_is(tile):
    spaces, *rewards = ROWS[SAY(f"bluemoon-{tile.id}")]
    assert [int(value) for value in re.findall(r"\d+", spaces)] == [space.value for space in tile.spaces]
    assert re.findall(r"black|red|blue|grey|brown|white|yellow|green", spaces) == [
        colour for colour in dict.fromkeys(space.colour for space in tile.spaces) if colour != cat.ANY
    ]
    for cell, reward in zip(rewards, (tile.majority, tile.construction, tile.neighbourhood), strict=True):
        assert tuple(numbers(cell, thing) for thing in ("crystal", "scale", "card")) == reward


def test_the_city_of_2006_is_told_as_it_is():
    *_, picture = BOOK.split("## The city as pictured in 2006")
    told = [[cell.strip() for cell in line.strip("|").split("|")][1:] for line in picture.splitlines()[4:]]
    rows = [("", *row, "") if len(row) < 5 else row for row in cat.RULEBOOK_2006]
    assert told == [[SAY(f"bluemoon-{tile}") if tile else "" for tile in row] for row in rows]


@pytest.mark.parametrize(
    "hand",
    ["red3", "red2 khind", "khind*3", "brown1*2", "brown1 brown2", "brown2*2", "blue3 hoax2", "blue1 blue2 hoax1"],
)
def test_the_examples_of_payments(hand):
    assert payments(table(figure="a2", hand=hand), 1) == {hand}


def test_the_examples_of_what_does_not_pay():
    for hand in ("blue1 blue2 hoax2", "brown3 brown1"):
        assert payments(table(figure="a2", hand=hand), 1) == set()
    assert payments(table(figure="d5", hand="brown2*2"), 1) == {"brown2*2"}


def test_the_example_of_a_completed_building():
    """Ana (seat 1) and Ben (seat 0) at the Library, moved beside the Fire Temple."""
    city = [list(row) for row in table_city()]
    city[1][1], city[4][1] = "library", "great_hall"
    game = table(city=city, figure="b2", hand="hoax2", markers={"b2": [1, 0, None]}, rebuilt=["b3"])
    play(game, "contribute 3 pay hoax2")
    assert state(game)["crystals"] == [7, 5]
    assert [player.markers for player in game.view(None).players] == [10, 10]
    assert tuple(game.view(None).rows[1][1].neighbourhood) == (3, 0, 0)


def table_city():
    return state(table(decision="move"))["city"]


@pytest.mark.parametrize(
    ("dragons", "crystals", "scales", "pool"), [(2, [3, 3, 3], [0, 0, 0], 10), (1, [0, 3, 3], [2, 0, 0], 8)]
)
def test_the_example_of_scales(dragons, crystals, scales, pool):
    """Cleo is seat 0, to move."""
    names = ("red_dragon", "green_dragon")[:dragons]
    game = table(3, figure="d3", hand="red3", scales=[1, 4, 4], dragons=dict.fromkeys(names, "d3"))
    play(game, "contribute 3 pay red3")
    assert (state(game)["crystals"], state(game)["scales"], game.view(None).pool) == (crystals, scales, pool)


def test_the_example_of_pillars():
    game = table(decision="offer", crystals=[28, 0], hand="yellow1 yellow2", obelisk=[1, 1])
    for price, move in ((8, "offer"), (9, "play yellow1"), (11, "play yellow2")):
        before = state(game)["crystals"][0]
        play(game, move)
        assert before - state(game)["crystals"][0] == price
