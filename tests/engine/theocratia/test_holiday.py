"""Chapter 8: Holidays, and chapter 12: the Chronicles they fill."""

import pytest

from tests.engine.theocratia.tables import Table, area, asked, civ, do, hand, player, priests

REST = ("pink 1", "magenta 1", "pink 3")


def feast(*dice: str) -> Table:
    """G16: Violet with three Houses, two Factories, a Barrack and White's Pyramid; areas 1 to 3 done."""
    table = Table(*(dice or ("turquoise 4", *REST)))
    for hex_ in ("i5", "h3", "g5"):
        table.building(hex_, "violet")
    table.building("f5", "violet", "factory").building("h6", "violet", "factory")
    table.building("h4", "violet", "pyramid").player(3, tokens=["token_cosmo"])
    table.civ("violet", areas=3, supply=0, crystals={"red": 1, "brown": 1, "blue": 1, "green": 2, "black": 2})
    return table.player(0, cosmo=7).hand(0, "omen")


@pytest.mark.rule("T-8.2", "T-8.4", "T-8.5")
def test_the_printed_holiday() -> None:
    """G16: size 7 is paid with all crystals; Brown and Blue are pleased, two steps of Malus, four spaces and three."""
    game = feast().game()
    do(game, "die turquoise 4", "recolour violet omen")
    do(game, "face 4")
    assert (player(game, 0).cosmo, player(game, 0).malus) == (0, 2)
    assert area(game, "violet") == {}
    found = civ(game, "violet")
    assert (found.areas, found.page_crystals, found.page_warriors, found.spaces) == (4, 3, 0, 4)
    assert [priests(game, seat)[2] for seat in range(4)] == [3, 0, 0, 0]
    assert hand(game, 0) == []


@pytest.mark.rule("T-6.14", "T-8.1")
def test_a_recoloured_holiday_brings_no_colour_bonus() -> None:
    """G17: with 6 Cosmo the bonus of 2 would do, but a recoloured die brings none; a Violet die has it."""
    table = feast("turquoise 4", "violet 4", *REST).player(0, cosmo=6)
    game = table.game()
    do(game, "die turquoise 4")
    do(game, "recolour violet omen")
    assert "face 3" in game.moves()
    assert "face 4" not in game.moves()
    game = table.game()
    do(game, "die violet 4", "face 4", "row violet", "holiday")
    assert player(game, 0).cosmo == 1


@pytest.mark.rule("T-8.1")
def test_a_holiday_needs_the_colour_of_its_civ() -> None:
    """Only Turquoise, of size 2, can celebrate with a Turquoise four."""
    game = feast("turquoise 4", *REST).hand(0).game()
    do(game, "die turquoise 4")
    do(game, "face 4")
    assert [len(civ(game, name).row) for name in ("turquoise", "violet")] == [1, 0]
    assert area(game, "turquoise") == {}


@pytest.mark.rule("T-8.2")
@pytest.mark.parametrize(("cosmo", "green", "possible"), [(5, 2, True), (4, 2, False), (5, 1, False), (5, 3, True)])
def test_what_a_holiday_costs(cosmo: int, green: int, possible: bool) -> None:
    """Size 7; the left space brings 2 Cosmo first. Fewer crystals than the size are not enough either (G17)."""
    table = feast("violet 4", *REST).player(0, cosmo=cosmo).hand(0)
    table.data["civs"][2]["crystals"]["green"] = green
    game = table.game()
    do(game, "die violet 4")
    assert "face 3" in game.moves()
    assert ("face 4" in game.moves()) is possible


@pytest.mark.rule("T-8.2")
def test_pyramids_do_not_make_a_civ_larger() -> None:
    assert civ(feast().game(), "violet").size == 7


@pytest.mark.rule("T-8.3")
def test_the_player_chooses_the_crystals() -> None:
    """Two of five: at most two of each colour, asked in order until the rest is settled."""
    table = Table("violet 1", *REST).civ("violet", crystals={"red": 1, "brown": 3, "black": 1})
    game = table.game()
    do(game, "die violet 1", "row violet", "holiday")
    assert asked(game) == "pay 0"
    assert game.moves() == ["pay red 0", "pay red 1"]
    assert game.view(None).moves == tuple(game.moves())
    do(game, "pay red 0")
    assert game.moves() == ["pay brown 1", "pay brown 2"]
    do(game, "pay brown 1")
    assert area(game, "violet") == {"red": 1, "brown": 2}
    assert player(game, 0).malus == 1


@pytest.mark.rule("T-8.4")
def test_whom_crystals_please() -> None:
    """Three players without Brown: Red's own, Green and Brown crystals please nobody, Blue and White their players."""
    table = Table("violet 1", *REST, seats=3, colours="red_blue_white").building("g3", "violet")
    table.building("h3", "violet").building("h4", "violet").building("h5", "violet").player(0, cosmo=10)
    table.civ("violet", crystals={"red": 1, "brown": 1, "blue": 1, "white": 2, "green": 1}, areas=5)
    game = table.game()
    do(game, "die violet 1", "face 1", "row violet", "holiday")
    assert [priests(game, seat)[2] for seat in range(3)] == [4, 0, 1]
    assert player(game, 0).malus == 0


@pytest.mark.rule("T-8.6")
@pytest.mark.parametrize("houses", [0, 1, 3])
def test_worship_for_houses_and_the_fortress(houses: int) -> None:
    table = Table("violet 1", *REST).civ("violet", crystals={"green": 9}).player(0, cosmo=9)
    for hex_ in ("g3", "h3", "h4")[:houses]:
        table.building(hex_, "violet")
    game = table.building("g5", "violet", "factory").game()
    do(game, "die violet 1", "face 1", "row violet", "holiday")
    assert priests(game, 0)[2] == houses


@pytest.mark.rule("T-8.7")
def test_owners_of_pyramids_gain_once() -> None:
    """White owns both Pyramids of Violet; celebrating itself it would gain as well."""
    table = (
        Table("violet 1", *REST).civ("violet", crystals={"green": 2}).player(3, tokens=["token_cards", "token_cosmo"])
    )
    table.building("h4", "violet", "pyramid").building("i5", "violet", "pyramid")
    game = table.game()
    do(game, "die violet 1", "row violet", "holiday")
    assert [priests(game, seat)[2] for seat in range(4)] == [0, -1, -1, 0]
    table = Table("violet 1", *REST).civ("violet", crystals={"green": 2}).player(0, tokens=["token_cards"])
    game = table.building("g3", "violet", "pyramid").game()
    do(game, "die violet 1", "row violet", "holiday")
    assert priests(game, 0)[2] == 1


@pytest.mark.rule("T-5.9")
def test_the_round_bonus_for_holidays() -> None:
    bonuses = ["bonus_holiday_war", "bonus_factory", "bonus_barrack", "bonus_expansion", "bonus_pyramid"]
    game = Table("violet 1", *REST).set(bonuses=bonuses).civ("violet", crystals={"green": 2}).game()
    do(game, "die violet 1", "row violet", "holiday")
    assert [priests(game, seat)[2] for seat in range(4)] == [1, -1, -1, -1]


@pytest.mark.rule("T-7.1", "T-8.1")
def test_a_holiday_on_a_one_is_no_first_player_action() -> None:
    game = Table("violet 1", *REST).civ("violet", crystals={"green": 2}).game()
    do(game, "die violet 1", "row violet", "holiday")
    assert (game.view(None).next_first, game.view(None).bonus_holder, player(game, 0).cosmo) == (None, None, 0)


# -- the Chronicles


@pytest.mark.rule("T-12.1")
def test_spaces_and_numbers_of_the_areas() -> None:
    numbers, spaces = [], []
    for areas in range(7):
        found = civ(Table("violet 1").civ("violet", areas=areas).game(), "violet")
        numbers.append(found.number)
        spaces.append(found.spaces)
    assert numbers == [0, 2, 3, 4, 5, 6, 7]
    assert spaces == [2, 3, 3, 4, 4, 5, 0]


@pytest.mark.rule("T-12.2", "T-12.3")
def test_a_holiday_of_twelve_completes_four_areas() -> None:
    """2 + 3 + 3 + 4 spaces: the last piece fills the fourth area, which turns at once. The Warrior there goes home."""
    table = Table("violet 1", *REST).civ("violet", crystals={"green": 13}).player(0, cosmo=14)
    for hex_, kind in zip(
        ("g3", "g5", "h3", "h4", "h5", "g1", "i5", "f8", "c5", "a1"),
        ("house",) * 5 + ("factory",) * 3 + ("barrack",) * 2,
        strict=True,
    ):
        table.building(hex_, "violet", kind)
    game = table.game()
    assert civ(game, "violet").size == 12
    do(game, "die violet 1", "face 1", "row violet", "holiday")
    found = civ(game, "violet")
    assert (found.areas, found.page_crystals, area(game, "violet")) == (4, 0, {"green": 1})
    table.civ("violet", page_warriors=1, supply=0)
    game = table.game()
    do(game, "die violet 1", "face 1", "row violet", "holiday")
    found = civ(game, "violet")
    assert (found.areas, found.page_crystals, found.page_warriors, found.available) == (4, 1, 0, 10)


@pytest.mark.rule("T-12.4")
def test_nothing_happens_after_the_sixth_area() -> None:
    """The last space of area 6 is filled; the second crystal, and later Warriors, go home."""
    table = Table("violet 1", "pink 2", *REST).civ("violet", crystals={"green": 2}, areas=5, page_crystals=4, supply=2)
    game = table.player(1, start_tile=False).game()
    do(game, "die violet 1", "row violet", "holiday")
    found = civ(game, "violet")
    assert (found.areas, found.number, found.page_crystals, area(game, "violet")) == (6, 7, 0, {})
    do(game, "die pink 2", "row violet", "destroy a2")
    found = civ(game, "violet")
    assert (found.areas, found.page_warriors, found.supply, found.available) == (6, 0, 1, 9)
