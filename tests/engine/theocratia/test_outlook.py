"""What forecasts tell of Theocratia: what moves bring at once, and what buildings will still bring."""

from engine.game import Prospect
from engine.kernel.forecast import Gain, forecast
from tests.engine.theocratia.tables import Table, asked, developed


def test_a_payment_in_steps_is_foreseen_as_a_whole() -> None:
    """T-8.2 to T-8.7: Violet, of size 7, pays with all of its eight crystals but one. The one left over may be one of
    two Black ones, or that of Brown, who is pleased otherwise; three Houses and the Fortress bring 4 Worship.
    """
    table = Table("violet 4", "turquoise 4", "pink 1", "magenta 1")
    for hex_, kind in {"i5": "house", "h3": "house", "g5": "house", "f5": "factory", "h6": "factory"}.items():
        table.building(hex_, "violet", kind)
    table.civ("violet", supply=0, crystals={"brown": 1, "blue": 1, "green": 4, "black": 2})
    asked = forecast(table.player(0, cosmo=7).game(), 0).then("die violet 4", "face 4")
    assert asked.prompt
    assert asked.prompt.kind == "pay"
    assert asked.gain("cosmo") == 2 - 7
    assert {end.gain("malus") for end in asked.ends({"pay"})} == {1, 2}
    assert {end.gain("worship", seat=1) for end in asked.ends({"pay"})} == {0, 1}
    assert {end.gain("worship", why="holiday") for end in asked.ends({"pay"})} == {4}
    assert {end.stop for end in asked.ends({"pay"})} <= {"turn", "reveal", ""}
    assert not [end for end in asked.ends({"pay"}) if end.prompt and end.prompt.kind == "pay"]


def test_what_the_development_of_civs_brings_is_foreseen() -> None:
    """T-13.3, T-13.7: Magenta will build on d4, beside d3, where Red then has a House. T-13.8: a Red crystal lies at
    Violet, and White's Factory on f3 will make one of White's there; a Green one pleases nobody.
    """
    table = developed(Table("pink 3", "pink 3"), "magenta", "dev_expansion").building("f3", "violet", "factory")
    game = table.civ("violet", crystals={"red": 1, "green": 1}).game()
    violet = [Prospect(seat, "worship", ("violet",), "develops", "violet", 1) for seat in (0, 3)]
    assert [one for one in game.prospects() if one.when == "develops"] == violet
    built = forecast(game, 0).then("die pink 3", "row pink", "expand", "build d3")
    assert built.later == (Prospect(0, "worship", ("magenta",), "develops", "magenta", 1),)


def test_a_monster_costs_a_warrior_and_brings_a_card() -> None:
    """T-7.3, T-7.5, T-7.6"""
    table = Table("violet 1").step("war", civ="violet", face=2)
    assert forecast(table.game(), 0).then("destroy e1").gains == (
        Gain(0, "warriors", (), "slew", -1),
        Gain(0, "card", (), "monster", 1),
        Gain(0, "worship", ("violet",), "war", 1),
    )


def test_a_card_that_moves_the_malus_back() -> None:
    """T-10.10"""
    table = Table("violet 3").hand(0, "absolution").player(0, malus=3)
    assert forecast(table.game(), 0).then("play absolution").gains == (
        Gain(0, "card", ("absolution",), "played", -1),
        Gain(0, "malus", (), "absolution", -2),
    )


def test_what_a_civ_that_develops_has_brought_is_no_prospect_any_more() -> None:
    """T-13.3, T-13.7: Magenta's House will stand on c2 or c6, each beside one of White's. T-13.8: a Red crystal lies at
    Violet, which comes later.
    """
    table = Table().last_turn(first=2).building("d4", "magenta").building("c3", "magenta").building("c5", "magenta")
    table = developed(table.building("b5", "pink"), "magenta", "dev_expansion").civ("violet", crystals={"red": 1})
    game = table.game()
    later = [Prospect(0, "worship", ("violet",), "develops", "violet", 1)]
    assert [one for one in game.prospects() if one.when == "develops"] == [
        Prospect(3, "worship", ("magenta",), "develops", "magenta", 1),
        *later,
    ]
    game.play("end")
    assert asked(game) == "neutral_hex 2"
    assert [one for one in game.prospects() if one.when == "develops"] == later
