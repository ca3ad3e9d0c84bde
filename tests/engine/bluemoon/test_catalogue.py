"""The sourced figures of the material; reconstructed and disputed ones are nobody's business to assert."""

import pytest

from engine.bluemoon import catalogue
from tests.engine.bluemoon import reference

TILES = {tile.id: tile for tile in catalogue.TILES + catalogue.EXPANSION_TILES}


def source(tile: str, *parts: str) -> str:
    """Where a number of a tile comes from: the most special entry counts."""
    table = "TILES" if tile not in [t.id for t in catalogue.EXPANSION_TILES] else "EXPANSION_TILES"
    keys = [".".join([table, tile, *parts[:length]]) for length in range(len(parts), 0, -1)]
    return next((catalogue.SOURCES[key] for key in keys if key in catalogue.SOURCES), catalogue.SOURCES[table])


def sure(tile: str, *parts: str) -> bool:
    return source(tile, *parts) in ("picture", "seed")


@pytest.mark.parametrize("tile", list(reference.TILES))
def test_spaces_that_a_source_shows(tile: str) -> None:
    for place, (colour, value) in enumerate(reference.spaces(tile)):
        if sure(tile, "spaces", str(place)):
            assert TILES[tile].spaces[place] == (colour, value)


@pytest.mark.parametrize("tile", list(reference.TILES))
def test_rewards_that_a_source_shows(tile: str) -> None:
    for name, reward in zip(("majority", "construction", "neighbourhood"), reference.TILES[tile][2:], strict=True):
        if sure(tile, name):
            assert getattr(TILES[tile], name) == reward


def test_monastery_tower_and_trading_house_are_disputed() -> None:
    for tile in ("monastery_tower", "trading_house"):
        assert source(tile, "neighbourhood") == "disputed"


def test_sums_of_the_reference() -> None:
    spaces = [space for tile in catalogue.TILES for space in tile.spaces]
    assert (len(catalogue.TILES), len(spaces)) == (20, 51)
    assert sum(space.value for space in spaces) == 170
    assert [sum(prices) for prices in catalogue.OBELISK.values()] == [102, 116, 116]
