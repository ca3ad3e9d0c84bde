"""B-1: what lies where before the first turn."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from engine.bluemoon import GAME
from engine.game import BadOptions
from tests.engine.bluemoon.tables import CITY, state

AROUND = ("b3", "c2", "c4", "d3")
STARTS = {"royal_palace", "fire_temple", "earth_temple", "water_temple"}
SPECIAL = {"main_hall", "hospital", "golden_shrine", "theatre"}


def new(seats: int = 2, seed: int = 1, **options: str) -> Any:
    return GAME.new(seats=seats, seed=seed, options=options)


def city(game: Any) -> dict[str, str]:
    """The tile on each place."""
    return {tile.place: tile.id for row in game.view(None).rows for tile in row if tile}


@pytest.mark.rule("B-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_alike(seats: int) -> None:
    view = new(seats).view(None)
    for player in view.players:
        assert (player.place, player.markers, player.crystals, player.scales, player.hand) == ("c3", 10, 0, 0, 8)
    assert view.dragons_outside == ("red_dragon", "green_dragon", "blue_dragon")
    assert view.deck == 80 - 8 * seats


@pytest.mark.rule("B-1.1")
def test_the_first_player_is_chosen_by_lot_and_the_turn_passes_from_seat_to_seat() -> None:
    assert Counter(new(3, seed).to_move for seed in range(300)).keys() == {0, 1, 2}
    game = new(3)
    first = game.to_move
    for later in range(1, 5):
        game.play("end")
        game.play("end")
        game.play("discard nothing")
        assert game.to_move == (first + later) % 3


@pytest.mark.rule("B-1.2")
def test_without_the_expansion_twenty_buildings_lie_around_the_courtyard() -> None:
    tiles = city(new())
    assert len(set(tiles.values())) == len(tiles) == 21
    assert tiles["c3"] == "courtyard"
    assert not {"a1", "a5", "e1", "e5"} & tiles.keys()
    assert not SPECIAL & set(tiles.values())
    assert not any(tile.rebuilt for row in new().view(None).rows for tile in row if tile)


@pytest.mark.rule("B-1.3")
def test_start_tiles_lie_beside_the_courtyard_in_any_order() -> None:
    cities = [city(new(seed=seed)) for seed in range(60)]
    assert all({tiles[place] for place in AROUND} == STARTS for tiles in cities)
    for place in AROUND:
        assert {tiles[place] for tiles in cities} == STARTS
    assert len({tiles["a2"] for tiles in cities}) > 10


@pytest.mark.rule("B-1.4")
def test_all_buildings_may_be_shuffled() -> None:
    cities = [city(new(seed=seed, layout="random_all")) for seed in range(120)]
    assert len({tiles["b3"] for tiles in cities}) == 20
    assert {tiles["c3"] for tiles in cities} == {"courtyard"}


@pytest.mark.rule("B-1.5")
def test_the_pictured_city_is_always_the_same() -> None:
    for seed in range(3):
        tiles = city(new(seed=seed, layout="rulebook_2006"))
        rows = [[tiles.get(f"{row}{column}") for column in range(1, 6)] for row in "abcde"]
        assert rows == CITY


@pytest.mark.rule("B-1.5")
def test_the_pictured_city_has_no_room_for_the_expansion() -> None:
    with pytest.raises(BadOptions, match="bluemoon-bad-layout"):
        new(layout="rulebook_2006", expansion="on")


@pytest.mark.rule("B-1.6")
@pytest.mark.parametrize("expansion", ["off", "on"])
def test_the_edition_of_2006_has_a_fixed_cross(expansion: str) -> None:
    for seed in range(3):
        tiles = city(new(seed=seed, edition="2006", expansion=expansion))
        cross = [tiles[place] for place in ("b3", "c4", "d3", "c2")]
        assert cross == ["fire_temple", "royal_palace", "earth_temple", "water_temple"]
    assert city(new(seed=1, edition="2006", layout="random_all"))["b3"] != "fire_temple"


@pytest.mark.rule("B-1.7")
@pytest.mark.parametrize("layout", ["start_tiles", "random_all"])
def test_the_expansion_fills_the_corners(layout: str) -> None:
    tiles = city(new(expansion="on", layout=layout))
    assert len(set(tiles.values())) == len(tiles) == 25
    assert set(tiles.values()) > SPECIAL
    assert tiles["c3"] == "courtyard"
    if layout == "start_tiles":
        assert {tiles[place] for place in AROUND} == STARTS


@pytest.mark.rule("B-1.8")
def test_the_cards() -> None:
    position = state(new(4))
    all_cards = Counter([*position["deck"], *(card for hand in position["hands"] for card in hand)])
    wanted = {"khind": 10, "hoax1": 3, "hoax2": 4, "white3": 3}
    for colour in ("black", "red", "blue", "grey", "brown", "yellow"):
        wanted |= {f"{colour}1": 3, f"{colour}2": 4, f"{colour}3": 3}
    assert all_cards == wanted
    assert [len(hand) for hand in position["hands"]] == [8] * 4
    assert (position["refills"], position["discard"], position["waiting"]) == (0, [], [])
    assert (position["steps"], position["placed"], position["idle"], position["turn"]) == (2, 0, 0, 1)
    assert len({tuple(state(new(2, seed))["deck"]) for seed in range(10)}) == 10


@pytest.mark.rule("B-1.9")
@pytest.mark.parametrize(("edition", "pools"), [("2018", [7, 10, 12]), ("2006", [9, 12, 15])])
def test_the_pool_of_scales(edition: str, pools: list[int]) -> None:
    views = [new(seats, edition=edition).view(None) for seats in (2, 3, 4)]
    assert [(view.pool, view.scales) for view in views] == [(pool, pool) for pool in pools]


@pytest.mark.rule("B-1.10")
def test_the_prices_of_the_obelisk() -> None:
    assert new(2).view(None).prices == (7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12)
    for seats in (3, 4):
        assert new(seats).view(None).prices == (7, 7, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12)


@pytest.mark.rule("B-7.2")
@pytest.mark.parametrize(("seats", "to_win"), [(2, 6), (3, 5), (4, 4)])
def test_the_obelisk_never_fills_up_without_a_winner(seats: int, to_win: int) -> None:
    view = new(seats).view(None)
    assert view.to_win == to_win
    assert seats * (to_win - 1) < len(view.prices)
    assert all(low <= high for low, high in pairwise(view.prices))
