"""B-5: a building is completed."""

import pytest

from tests.engine.bluemoon.tables import GOLDEN_CITY, cards, play, state, table, told, water_temple

CAROL, AMAN = 0, 1


@pytest.mark.rule("B-5.1", "B-5.2", "B-5.3")
def test_the_water_temple_is_completed() -> None:
    game = water_temple()
    log = play(game, "contribute 1 pay blue3*2")
    assert state(game)["crystals"] == [2 + 3 + 1 + 1, 3 + 1 + 1]
    assert state(game)["scales"] == [0, 0]
    assert told(log, "majority") == [{"seat": CAROL, "crystals": 2, "scales": 0, "cards": 0}]
    assert [event["seat"] for event in told(log, "construction")] == [CAROL, AMAN]
    assert [event["crystals"] for event in told(log, "neighbourhood")] == [2, 2]


@pytest.mark.rule("B-5.1")
def test_most_markers_win_the_majority_even_from_the_right() -> None:
    game = table(figure="b5", hand="yellow2", markers={"b5": [1, 0, None]})
    log = play(game, "contribute 3 pay yellow2")
    assert [event["seat"] for event in told(log, "majority")] == [0]


@pytest.mark.rule("B-5.1")
@pytest.mark.parametrize(
    ("marks", "leader"), [([1, 2, None], 1), ([2, 1, None], 2), ([None, 1, 2], 0), ([None, 1, 1], 1)]
)
def test_among_equals_the_marker_furthest_left_decides(marks: list[int | None], leader: int) -> None:
    game = table(3, figure="b5", hand="yellow3 yellow2", markers={"b5": marks})
    space = marks.index(None) + 1
    pay = "yellow2 yellow3" if space == 1 else "yellow2"
    log = play(game, f"contribute {space} pay {pay}")
    assert [event["seat"] for event in told(log, "majority")] == [leader]


@pytest.mark.rule("B-5.1")
def test_on_the_main_hall_brown_comes_first() -> None:
    marks = [1, 0, 0, 1, 0, 1, 1, None]
    game = table(figure="a1", expansion=True, hand="khind", markers={"a1": marks})
    log = play(game, "contribute 8 pay khind")
    assert told(log, "majority") == [{"seat": 1, "crystals": 3, "scales": 0, "cards": 0}]
    assert state(game)["crystals"] == [2, 3 + 2]
    row = table(figure="a1", expansion=True).view(None).rows[0][0].spaces
    order = ["brown", "blue", "red", "black", "grey", "white", "yellow", "green"]
    assert [space.colour for space in row] == order


@pytest.mark.rule("B-5.2")
def test_each_contributor_is_rewarded_once() -> None:
    game = table(3, figure="d3", hand="red3", markers={"d3": [0, 1, None]})
    play(game, "contribute 3 pay red3")
    assert state(game)["crystals"] == [2 + 3, 3, 0]


@pytest.mark.rule("B-5.3")
def test_only_rebuilt_neighbours_bring_something() -> None:
    """Beside the University (white 5 2): Fire Temple 3 crystals, Thermae 1, Market Hall 2 cards, Royal Palace."""
    for rebuilt, crystals in (([], 1), (["b3"], 4), (["b3", "a4"], 5), (["b3", "a4", "a3", "b2"], 5)):
        game = table(figure="b4", hand="white3*2", markers={"b4": [None, 1]}, rebuilt=rebuilt)
        play(game, "contribute 1 pay white3*2")
        assert state(game)["crystals"] == [crystals, crystals]


@pytest.mark.rule("B-5.3")
def test_the_courtyard_brings_nothing() -> None:
    game = table(figure="d3", hand="red3", markers={"d3": [0, 0, None]})
    log = play(game, "contribute 3 pay red3")
    assert told(log, "neighbourhood") == []
    assert game.view(None).rows[3][2].near == (0, 0, 0)


@pytest.mark.rule("B-5.4")
def test_markers_go_home_and_the_tile_is_turned() -> None:
    game = table(3, figure="b5", hand="yellow2", markers={"b5": [1, 1, None]}, dragons={"red_dragon": "b5"})
    play(game, "contribute 3 pay yellow2")
    view = game.view(None)
    assert [player.markers for player in view.players] == [10, 10, 10]
    tile = view.rows[1][4]
    assert (tile.rebuilt, tile.spaces, tile.figures, tile.dragons) == (True, (), (0,), ("red_dragon",))
    assert state(game)["markers"] == {}
    assert game.prompt().kind == "reset"


@pytest.mark.rule("B-5.5")
def test_rewards_go_clockwise_from_the_player_whose_turn_it_is() -> None:
    """Deck order shows who draws first: the Theatre gives two cards for everything."""
    figures, hands = ["c3", "e5", "c3"], [[], ["brown2"], []]
    game = table(3, seat=1, figures=figures, hands=hands, expansion=True, markers={"e5": [0, 2, None]})
    assert state(game)["deck"][-8:] == cards("yellow1 yellow2*4 yellow3*3")
    log = play(game, "contribute 3 pay brown2")
    assert [event["seat"] for event in told(log, "construction")] == [1, 2, 0]
    first, second, third = cards("yellow3*2"), cards("yellow3 yellow2"), cards("yellow2*2")
    assert state(game)["hands"][0] == sorted([*first, "yellow1", "yellow2"])
    assert state(game)["waiting"] == second
    assert state(game)["hands"][2] == third


@pytest.mark.rule("B-5.5")
def test_cards_of_several_neighbours_are_drawn_player_by_player() -> None:
    """The University between Earth Temple and Market Hall, which bring two cards each: four for one, then four."""
    city = [list(row) for row in GOLDEN_CITY]
    city[1][3], city[4][3] = "university", "citadel"
    city[0][3], city[3][1] = "earth_temple", "thermae"
    city[2][1] = "watchtower"
    markers = {"b4": [1, None]}
    game = table(city=city, figure="b4", hand="white3", rebuilt=["a4", "b5"], markers=markers)
    assert state(game)["deck"][-8:] == cards("yellow1 yellow2*4 yellow3*3")
    play(game, "contribute 2 pay white3")
    assert state(game)["waiting"] == cards("yellow3*3 yellow2")
    assert state(game)["hands"][1] == cards("yellow1 yellow2*3")


@pytest.mark.rule("B-5.6")
def test_own_reward_cards_wait_unseen_and_others_take_theirs_at_once() -> None:
    game = table(figure="a2", hand="red3", markers={"a2": [0, None, 1]}, rebuilt=["a3"])
    log = play(game, "contribute 2 pay red3")
    assert state(game)["hands"] == [[], []]
    assert len(state(game)["waiting"]) == 2
    assert game.view(None).players[0].pending == 2
    assert [event.kind for event in log if event.only is not None or event.reveals] == []
    game = table(figure="a2", hand="red3", markers={"a2": [1, None, 1]})
    log = play(game, "contribute 2 pay red3")
    assert [event.kind for event in log if event.reveals] == ["drew", "got"]
    assert state(game)["waiting"] == []
    assert len(state(game)["hands"][1]) == 2


@pytest.mark.rule("B-5.6")
def test_waiting_cards_can_be_neither_paid_nor_discarded() -> None:
    game = table(
        figure="a2",
        expansion=True,
        hand="red3",
        markers={"a2": [0, None, 0]},
    )
    play(game, "contribute 2 pay red3")
    assert game.moves() == ["discard nothing"]
