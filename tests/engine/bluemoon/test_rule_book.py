"""The tables of the rule book say what the catalogue says."""

import re
from importlib.resources import files

import pytest

from bot.words import speaker
from engine.bluemoon import catalogue as cat

BOOK = (files("engine.bluemoon") / "rules.md").read_text()
SAY = speaker("en")
ROWS = {
    cells[0]: cells[1:]
    for line in BOOK.splitlines()
    if line.startswith("| ") and len(cells := [cell.strip() for cell in line.strip("| ").split("|")]) == 5
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
