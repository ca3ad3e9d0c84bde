"""B-3: figures and dragons."""

import pytest

from engine.game import IllegalMove
from tests.engine.bluemoon.tables import BUILDINGS, places, play, state, table, told

ALL = {*BUILDINGS, "c3"}


def moving(**changes):
    return table(decision="move", **changes)


@pytest.mark.rule("B-3.1")
def test_steps_go_to_the_four_neighbours() -> None:
    assert places(moving(figure="d3"), "step") == {"c3", "d2", "d4", "e3"}
    assert places(moving(figure="a2"), "step") == {"a3", "b2"}
    assert places(moving(figure="b1"), "step") == {"b2", "c1"}
    assert places(moving(figure="a2", expansion=True), "step") == {"a1", "a3", "b2"}


@pytest.mark.rule("B-3.1")
def test_two_steps_reach_a_diagonal_neighbour_and_one_does_not() -> None:
    game = moving(figure="d1")
    with pytest.raises(IllegalMove):
        game.play("step e2")
    play(game, "step d2", "step e2")
    assert places(game, "step") == set()
    assert game.view(0).players[0].place == "e2"


@pytest.mark.rule("B-3.1")
def test_the_walk_of_the_rule_book() -> None:
    """From the Hospice up and to the left onto the City Residence, which lies diagonally and takes both steps."""
    city = [
        [None, "mill", "flight_tower", "thermae", None],
        ["iron_foundry", "great_hall", "fire_temple", "university", "market_hall"],
        ["caravanserai", "water_temple", "courtyard", "city_residence", "monastery_tower"],
        ["trading_house", "watchtower", "earth_temple", "citadel", "hospice"],
        [None, "library", "aqueduct", "royal_palace", None],
    ]
    game = moving(city=city, figure="d5", hand="brown1 brown2")
    assert "c4" not in places(game, "step")
    play(game, "step c5", "step c4")
    assert game.moves() == ["end"]
    play(game, "end", "contribute 2 pay brown1 brown2")
    assert state(game)["markers"] == {"c4": [None, 0, None]}


@pytest.mark.rule("B-3.1")
def test_figures_and_dragons_are_never_in_the_way_and_one_may_go_back() -> None:
    game = moving(seats=3, figure="c2", figures=["c2", "c3", "b2"], dragons={"red_dragon": "c3"})
    play(game, "step c3", "step c2")
    assert state(game)["figures"] == ["c2", "c3", "b2"]


@pytest.mark.rule("B-3.1")
def test_rebuilt_tiles_may_be_entered() -> None:
    assert "b3" in places(moving(rebuilt=["b3"]), "step")


@pytest.mark.rule("B-3.2")
def test_flit_1_goes_anywhere_and_steps_remain() -> None:
    game = moving(figure="a2", hand="grey1")
    assert places(game, "play grey1") == ALL - {"a2"}
    log = play(game, "play grey1 e4")
    assert told(log, "flew") == [{"seat": 0, "card": "grey1", "place": "e4", "tile": "trading_house"}]
    play(game, "step d4", "step c4")
    assert state(game)["figures"][0] == "c4"
    assert state(game)["discard"] == ["grey1"]


@pytest.mark.rule("B-3.2")
def test_flit_1_after_a_step_leaves_the_other_step() -> None:
    game = moving(hand="grey1")
    play(game, "step b3", "play grey1 e2", "step e3")
    assert places(game, "step") == set()


@pytest.mark.rule("B-3.3")
def test_flit_2_adds_two_steps_each() -> None:
    game = moving(hand="grey2*2")
    play(game, "step b3", "step b2", "play grey2", "play grey2", "step b3", "step b2", "step b1", "step c1")
    assert places(game, "step") == set()
    assert state(game)["figures"][0] == "c1"


@pytest.mark.rule("B-3.4")
@pytest.mark.parametrize(
    ("colour", "dragon"), [("black", "red_dragon"), ("red", "green_dragon"), ("blue", "blue_dragon")]
)
def test_value_1_fetches_its_dragon_to_any_tile(colour: str, dragon: str) -> None:
    game = moving(hand=f"{colour}1*2")
    assert places(game, f"play {colour}1") == ALL
    log = play(game, f"play {colour}1 a4")
    assert state(game)["dragons"] == {dragon: "a4"}
    assert told(log, "moved_dragon")[0]["dragon"] == dragon
    assert places(game, f"play {colour}1") == ALL - {"a4"}


@pytest.mark.rule("B-3.5")
@pytest.mark.parametrize(
    ("colour", "dragon"), [("black", "red_dragon"), ("red", "green_dragon"), ("blue", "blue_dragon")]
)
def test_value_2_moves_a_dragon_in_the_city_up_to_three_steps(colour: str, dragon: str) -> None:
    assert places(moving(hand=f"{colour}2"), f"play {colour}2") == set()
    game = moving(hand=f"{colour}2", dragons={dragon: "a2"})
    near = {"a3", "b2", "a4", "b3", "b1", "c2", "b4", "c1", "c3", "d2"}
    assert places(game, f"play {colour}2") == near
    play(game, f"play {colour}2 d2")
    assert state(game)["dragons"] == {dragon: "d2"}


@pytest.mark.rule("B-3.6")
def test_dragons_may_share_a_tile_and_the_courtyard() -> None:
    game = moving(hand="black1 red1 blue2", dragons={"blue_dragon": "c4"})
    play(game, "play black1 c3", "play red1 c3", "play blue2 c3")
    assert set(state(game)["dragons"].values()) == {"c3"}


@pytest.mark.rule("B-3.6")
def test_other_cards_have_no_power_in_movement() -> None:
    game = moving(hand="black3 red3 blue3 grey3 khind brown1 hoax1 hoax2 yellow1 yellow2")
    assert [move for move in game.moves() if not move.startswith("step")] == ["end"]


@pytest.mark.rule("B-2.4")
def test_a_used_card_goes_to_the_discard_pile_and_is_gone() -> None:
    game = moving(figure="a2", hand="red1 red2", dragons={"green_dragon": "c3"})
    play(game, "play red1 a2", "end")
    assert state(game)["discard"] == ["red1"]
    assert state(game)["hands"][0] == ["red2"]
    assert [*game.moves()] == ["contribute 2 pay red2", "contribute 3 pay red2", "end"]
