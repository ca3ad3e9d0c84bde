"""What forecasts tell of Blue Moon City: what moves bring at once, and what markers will still bring."""

from engine.game import Prospect
from engine.kernel.forecast import forecast
from tests.engine.bluemoon.tables import table, water_temple


def test_a_marker_brings_a_building_nearer() -> None:
    """B-5.1, B-5.2: of the Water Temple 3 crystals are due to who has a marker there, and 2 for the most markers."""
    ahead = forecast(table(figure="c2", hand="blue3*2"), 0).then("contribute 3 pay blue3")
    assert ahead.later == (Prospect(0, "crystals", (), "completed", "c2", 5),)


def test_rewards_are_told_by_cause_and_seat() -> None:
    """The example of the rule book: 2 for the majority, 3 for the construction, 1 and 1 from the neighbours."""
    game = water_temple()
    ahead = forecast(game, 0).then("contribute 1 pay blue3*2")
    assert ahead.gain("crystals") == 2 + 3 + 2
    assert ahead.gain("crystals", seat=1) == 3 + 2
    assert ahead.gain("crystals", why="majority") == 2
    assert ahead.gain("card", of=("blue3",)) == -2
    assert {(one.at, one.amount) for one in ahead.later if one.kind == "crystals"} == {("c4", -5), ("c4", -7)}


def test_cards_discarded_are_foreseen_and_those_drawn_are_not() -> None:
    ahead = forecast(table(decision="reset", hand="red1*2 red3"), 0).then("discard red1 red3")
    assert {(one.of, one.amount) for one in ahead.gains} == {(("red1",), -1), (("red3",), -1)}
