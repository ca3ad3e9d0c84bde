"""B-6: golden scales."""

import pytest

from tests.engine.bluemoon.tables import play, state, table, told

AMAN, NATASHA, LAURA, CAROL = range(4)


@pytest.mark.rule("B-6.1", "B-6.2", "B-6.5")
def test_the_example_of_the_rule_book() -> None:
    """Pool 1; Aman completes the Monastery Tower with a dragon there, the Water Temple beside it is rebuilt."""
    city = [
        [None, "mill", "flight_tower", "thermae", None],
        ["iron_foundry", "great_hall", "fire_temple", "university", "market_hall"],
        ["caravanserai", "royal_palace", "courtyard", "water_temple", "monastery_tower"],
        ["hospice", "watchtower", "earth_temple", "citadel", "city_residence"],
        [None, "library", "aqueduct", "trading_house", None],
    ]
    game = table(
        4,
        city=city,
        figure="c5",
        hand="grey2",
        rebuilt=["c4"],
        markers={"c5": [CAROL, NATASHA, None]},
        dragons={"blue_dragon": "c5"},
        scales=[5, 3, 2, 1],
    )
    assert game.view(None).pool == 1
    log = play(game, "contribute 3 pay grey2")
    returned = {event["seat"]: (event["scales"], event["crystals"]) for event in told(log, "traded_scales")}
    assert returned == {AMAN: (8, 6), NATASHA: (5, 3), CAROL: (4, 3)}
    assert state(game)["scales"] == [0, 0, 2, 0]
    assert game.view(None).pool == 10
    assert state(game)["crystals"] == [6 + 1, 3 + 1, 0, 3 + 1]


def thanked(seats: int, scales: list[int], dragons: int = 1):
    """After one contribution in the presence of dragons."""
    names = ("red_dragon", "green_dragon", "blue_dragon")[:dragons]
    game = table(seats, figure="d3", hand="red3", scales=scales, dragons=dict.fromkeys(names, "d3"))
    play(game, "contribute 3 pay red3")
    return state(game)


@pytest.mark.rule("B-6.2")
def test_nothing_is_scored_while_the_pool_holds_a_scale() -> None:
    position = thanked(2, [2, 3])
    assert position["scales"] == [3, 3]
    assert position["crystals"] == [0, 0]


@pytest.mark.rule("B-6.2")
def test_the_most_bring_six() -> None:
    position = thanked(2, [4, 2])
    assert (position["crystals"], position["scales"]) == ([6, 0], [0, 2])


@pytest.mark.rule("B-6.3")
def test_tied_leaders_get_three_each() -> None:
    position = thanked(3, [4, 5, 0])
    assert (position["crystals"], position["scales"]) == ([3, 3, 0], [0, 0, 0])


@pytest.mark.rule("B-6.3", "B-6.4")
def test_a_third_player_beside_tied_leaders_needs_three() -> None:
    position = thanked(4, [3, 4, 3, 1])
    assert (position["crystals"], position["scales"]) == ([3, 3, 3, 0], [0, 0, 0, 1])


@pytest.mark.rule("B-6.4")
def test_three_scales_bring_three_crystals_and_two_bring_none() -> None:
    position = thanked(3, [4, 3, 2])
    assert (position["crystals"], position["scales"]) == ([6, 3, 0], [0, 0, 2])


@pytest.mark.rule("B-6.1")
def test_scales_beyond_the_pool_count() -> None:
    position = thanked(2, [1, 3], dragons=3)
    assert (position["crystals"], position["scales"]) == ([6, 3], [0, 0])
    assert thanked(3, [0, 5, 3], dragons=3)["crystals"] == [3, 6, 3]


@pytest.mark.rule("B-6.5")
def test_kept_scales_are_missing_from_the_pool() -> None:
    game = table(4, figure="d3", hand="red3", scales=[4, 2, 2, 2], dragons={"red_dragon": "d3", "blue_dragon": "d3"})
    play(game, "contribute 3 pay red3")
    assert game.view(None).pool == 6
