"""Chapter 7: First Player, War, Expand, Factory, Barrack and Pyramid."""

import pytest

from engine.theocratia.game import Theocratia
from tests.engine.theocratia.tables import (
    CIVS,
    Table,
    area,
    asked,
    civ,
    do,
    hand,
    hex_at,
    kinds,
    offered,
    player,
    priests,
    standing,
)

REST = ("pink 1", "magenta 1")
"""Dice for the others, so that the round goes on and they have to choose."""


def cosmo(game: Theocratia, seat: int) -> int:
    return player(game, seat).cosmo


# -- 1: First Player


@pytest.mark.rule("T-7.1")
def test_the_first_player_action() -> None:
    """The token is taken from Brown; the card lies on the board and is Red's to take, or to leave for a Power card."""
    table = Table("violet 1", *REST).set(next_first=1).deck("omen")
    game = table.game()
    do(game, "die violet 1", "row pink")
    assert game.view(None).next_first == 0
    assert asked(game) == "take 0"
    assert game.moves() == ["take", "draw"]
    assert game.view(None).moves == ("take", "draw")
    do(game, "take")
    assert (game.view(None).bonus_holder, cosmo(game, 0), hand(game, 0)) == (0, 1, [])
    game = table.game()
    do(game, "die violet 1", "row pink", "draw")
    assert (game.view(None).bonus_holder, cosmo(game, 0), hand(game, 0)) == (None, 1, ["omen"])
    assert priests(game, 0) == (-1, -1, -1, -1)


@pytest.mark.rule("T-7.2", "T-6.12")
def test_the_first_player_action_once_the_card_is_gone() -> None:
    """G7: Pink 1 on the second space of Pink; the token comes over, a card is drawn: 2 Cosmo, 1 Worship, 1 card."""
    table = Table("pink 1", *REST).set(next_first=2, bonus_holder=2).row("pink", "violet 3").deck("drill")
    game = table.game()
    do(game, "die pink 1", "row pink")
    assert asked(game) == "end 0"
    assert (cosmo(game, 0), priests(game, 0), hand(game, 0)) == (2, (-1, -1, -1, 0), ["drill"])
    assert (game.view(None).next_first, game.view(None).bonus_holder) == (0, 2)


# -- 2: War


def war() -> Table:
    """G8: Turquoise has 2 Warriors and one area done, Magenta two Houses, Brown's and a neutral one, and a Barrack."""
    table = Table("violet 2", *REST).bare().building("b3", "magenta").building("d4", "magenta")
    table.civ("turquoise", supply=2, areas=1).civ("pink", supply=0).without("e6").without("e4").without("f4")
    return table.building("f7", "turquoise", "barrack")


@pytest.mark.rule("T-7.3", "T-7.4", "T-7.5")
def test_war_destroys() -> None:
    game = war().game()
    do(game, "die violet 2", "row turquoise")
    assert game.moves() == ["destroy b3", "destroy d4", "convert d4 start"]
    do(game, "destroy b3")
    assert standing(game, "b3") == (None, None, None)
    assert dict(civ(game, "magenta").pieces)["house"] == 4
    found = civ(game, "turquoise")
    assert (found.supply, found.areas, found.page_warriors) == (0, 1, 2)
    assert priests(game, 0) == (-1, 0, -1, -1)
    assert priests(game, 3) == (-1, 0, -1, -1)
    assert priests(game, 1) == (0, -1, -1, -1)
    assert priests(game, 2) == (-1, -1, -1, -1)


@pytest.mark.rule("T-7.7", "T-7.8")
def test_war_converts() -> None:
    """G9: the neutral House becomes Red's under the Starting tile; nobody is compensated."""
    game = war().game()
    do(game, "die violet 2", "row turquoise", "convert d4 start")
    assert standing(game, "d4") == ("magenta", "house", 0)
    assert (hex_at(game, "d4").ground, hex_at(game, "d4").tile) == ("lava", "start")
    assert dict(civ(game, "magenta").pieces)["house"] == 3
    found = civ(game, "turquoise")
    assert (found.supply, found.areas, found.page_warriors) == (0, 1, 2)
    assert [priests(game, seat) for seat in range(4)] == [
        (-1, 0, -1, -1),
        (-1, -1, -1, -1),
        (-1, -1, -1, -1),
        (-1, 0, -1, -1),
    ]
    assert not player(game, 0).start_tile


@pytest.mark.rule("T-7.3")
@pytest.mark.parametrize(
    ("warriors", "targets"),
    [
        (0, []),
        (1, ["a2"]),
        (2, ["a2", "b3"]),
        (3, ["a2", "b3", "b5", "d5"]),
        (9, ["a2", "b3", "b5", "d5"]),
    ],
)
def test_what_warriors_can_attack(warriors: int, targets: list[str]) -> None:
    """Of Pink: never Red's own Factory on d3, a building of Pink itself, a Fortress or White's Pyramid on c3."""
    table = Table("violet 2", "violet 1").bare().civ("pink", supply=warriors, crystals={}).civ("violet", supply=0)
    table.civ("magenta", supply=0).civ("turquoise", supply=0).without("e6").without("f4")
    table.building("b3", "magenta").building("b5", "magenta", "factory").building("d3", "violet", "factory")
    table.building("c3", "magenta", "pyramid").player(3, tokens=["token_cosmo"]).player(0, start_tile=False)
    table.building("f2", "pink")
    table.data["map"]["monsters"] = ["a2"]
    game = table.game()
    if not warriors:
        assert game.moves() == ["die violet 1"]
        return
    do(game, "die violet 2")
    if len(targets) == 1:
        assert not hex_at(game, "a2").monster
    else:
        assert game.moves() == [f"destroy {name}" for name in targets]


@pytest.mark.rule("T-7.6", "T-7.4")
def test_a_monster_is_defeated() -> None:
    """One Warrior; the crystal stays, nobody is compensated, and a Power card is drawn."""
    table = Table("pink 2", *REST).civ("violet", supply=1).deck("omen", "drill").player(0, start_tile=False)
    game = table.game()
    do(game, "die pink 2", "row violet", "destroy a3")
    assert not hex_at(game, "a3").monster
    assert [hex_.name for hex_ in game.view(None).hexes if hex_.touched] == ["a3"]
    assert hex_at(game, "a3").crystal == "green"
    assert hand(game, 0) == ["omen"]
    assert (civ(game, "violet").page_warriors, civ(game, "violet").supply) == (1, 0)
    assert priests(game, 0) == (-1, -1, 0, -1)
    assert (player(game, 0).start_tile, game.view(None).last.mode if game.view(None).last else None) == (False, "war")


@pytest.mark.rule("T-7.5")
def test_owners_of_barracks_gain_once_each() -> None:
    """Red owns two Barracks of the attacking Civ and Blue one: 2 Worship for Red, 1 for Blue."""
    table = Table("pink 2", *REST).building("g3", "violet", "barrack").building("h3", "violet", "barrack")
    table.without("f4").building("g1", "violet", "barrack")
    game = table.game()
    do(game, "die pink 2", "row violet", "destroy a2")
    assert [priests(game, seat)[2] for seat in range(4)] == [1, -1, 0, -1]


@pytest.mark.rule("T-5.9", "T-7.5")
def test_the_round_bonus_for_war() -> None:
    bonuses = ["bonus_holiday_war", "bonus_factory", "bonus_barrack", "bonus_expansion", "bonus_pyramid"]
    game = Table("pink 2", *REST).set(bonuses=bonuses).game()
    do(game, "die pink 2", "row violet", "destroy a2")
    assert [priests(game, seat)[2] for seat in range(4)] == [1, -1, -1, -1]


@pytest.mark.rule("T-7.8")
def test_compensation_for_an_upgraded_building() -> None:
    """White's Factory of Pink: Worship of Pink and a card; converted, also the tile of level 7."""
    table = Table("pink 2", *REST).bare().civ("violet", supply=3).building("f3", "pink", "factory").deck("omen")
    table.player(0, level_tiles=1, claimed=[2])
    game = table.game()
    do(game, "die pink 2", "destroy f3")
    assert (priests(game, 3), hand(game, 3)) == ((-1, -1, -1, 0), ["omen"])
    assert player(game, 3).level_tiles == 0
    game = table.game()
    do(game, "die pink 2", "convert f3 tile")
    assert (priests(game, 3), hand(game, 3)) == ((-1, -1, -1, 0), ["omen"])
    assert (player(game, 3).level_tiles, player(game, 3).locked) == (1, (2, 5))
    assert standing(game, "f3") == ("pink", "factory", 0)
    assert player(game, 0).level_tiles == 0
    assert player(game, 3).losses == ("pink",)


@pytest.mark.rule("T-7.4")
def test_a_destroyed_building_frees_its_hex_for_good() -> None:
    table = war().player(0, start_tile=False)
    game = table.game()
    do(game, "die violet 2", "row turquoise", "destroy b3")
    assert hex_at(game, "b3").crystal is None
    assert hex_at(game, "b3").ground == "rock"


@pytest.mark.rule("T-7.4", "T-12.3")
def test_a_war_may_complete_an_area_with_its_own_warriors() -> None:
    """A Warrior fills the last of two spaces, two go on; the two on the full area are back in the Civ's area."""
    table = Table("pink 2", *REST).bare().civ("violet", supply=3, page_warriors=1).building("f3", "pink", "factory")
    game = table.without("e4").without("e6").without("d5").game()
    do(game, "die pink 2", "row violet")
    found = civ(game, "violet")
    assert (found.areas, found.page_warriors, found.supply, found.available) == (1, 2, 0, 8)


# -- 3: Expand


@pytest.mark.rule("T-7.9", "T-7.10")
def test_expanding_on_the_own_colour() -> None:
    game = Table("pink 3", *REST).player(0, start_tile=False).game()
    log = do(game, "die pink 3", "row magenta")
    assert standing(game, "b4") == ("magenta", "house", 0)
    assert area(game, "magenta") == {"red": 1, "green": 1}
    assert hex_at(game, "b4").crystal is None
    assert dict(civ(game, "magenta").pieces)["house"] == 4
    assert priests(game, 0) == (-1, -1, -1, -1)
    assert "worship" not in kinds(log)


@pytest.mark.rule("T-7.9", "T-9.4")
def test_expanding_with_a_tile() -> None:
    """G10, G11: a Brown hex takes a tile of a level, not the Starting tile; plains take either."""
    table = Table("pink 3", *REST).player(0, level_tiles=1, claimed=[5])
    game = table.game()
    do(game, "die pink 3", "row magenta")
    assert offered(game, "build") == [
        "build b3 tile",
        "build b4",
        "build c3 tile",
        "build c5 tile",
        "build d4 start",
        "build d4 tile",
        "build d6 tile",
    ]
    do(game, "build b3 tile")
    assert (standing(game, "b3"), hex_at(game, "b3").ground) == (("magenta", "house", 0), "lava")
    assert area(game, "magenta") == {"brown": 1, "green": 1}
    assert (player(game, 0).level_tiles, player(game, 0).start_tile) == (0, True)
    assert priests(game, 0) == (-1, -1, -1, -1)
    game = Table("pink 3", *REST).game()
    do(game, "die pink 3", "row magenta")
    assert offered(game, "build") == ["build b4", "build d4 start"]


@pytest.mark.rule("T-7.9")
def test_every_building_leads_further_but_not_without_houses() -> None:
    """From the Pyramid on c5 Red reaches d7 beside d6; Turquoise has all five Houses built and expands no more."""
    table = Table("pink 3", *REST).player(0, start_tile=False, tokens=["token_cosmo"]).building("b4", "magenta")
    table.building("d7", "magenta", "pyramid").player(0, tokens=["token_cosmo"])
    for hex_ in ("f6", "f7", "d6", "c7", "e8"):
        table.building(hex_, "turquoise")
    game = table.game()
    do(game, "die pink 3")
    assert "row turquoise" not in game.moves()
    assert asked(game) == "row 0"


@pytest.mark.rule("T-2.6", "T-7.9")
def test_nobody_expands_onto_a_monster() -> None:
    table = Table("pink 3", *REST).building("b3", "magenta").building("b4", "magenta")
    game = table.game()
    do(game, "die pink 3", "row magenta")
    assert standing(game, "d4") == ("magenta", "house", 0)
    game = table.bare().game()
    do(game, "die pink 3", "row magenta")
    assert offered(game, "build") == [f"build {name} start" for name in ("a2", "a3", "a4", "d4")]


# -- 4: Factory


@pytest.mark.rule("T-7.11", "T-7.12")
def test_a_factory_and_what_all_factories_make() -> None:
    """Turquoise: the new one makes Red, f6 Blue, the neutral e6 Green; Red's Factory of Pink makes Red for Pink."""
    table = Table("violet 4", *REST).building("d7", "turquoise").building("f6", "turquoise", "factory")
    table.building("d3", "pink", "factory").building("f3", "pink", "factory").civ("turquoise", crystals={})
    game = table.civ("pink", crystals={}).game()
    do(game, "die violet 4", "row turquoise")
    assert standing(game, "d7") == ("turquoise", "factory", 0)
    assert dict(civ(game, "turquoise").pieces) == {"house": 5, "factory": 0, "barrack": 3, "pyramid": 2}
    assert area(game, "turquoise") == {"red": 1, "blue": 1, "green": 1}
    assert area(game, "pink") == {"red": 1}
    assert priests(game, 0) == (-1, -1, -1, -1)


@pytest.mark.rule("T-7.12")
def test_an_own_second_factory_of_the_civ_makes_one_crystal_only() -> None:
    """Red's on d7 makes one Red as it stands on lava; the one on the desert c6 Green."""
    table = Table("violet 4", *REST).building("d7", "turquoise", "factory").building("g1", "turquoise")
    table.without("e6").building("c6", "turquoise", "factory").civ("turquoise", crystals={})
    game = table.game()
    do(game, "die violet 4")
    assert area(game, "turquoise") == {"red": 2, "green": 1}


@pytest.mark.rule("T-7.12", "T-2.2")
def test_a_converted_factory_makes_its_new_colour() -> None:
    table = Table("violet 4", *REST).building("d7", "turquoise").tile("e6", 3).civ("turquoise", crystals={})
    game = table.game()
    do(game, "die violet 4")
    assert area(game, "turquoise") == {"red": 1, "white": 1}


@pytest.mark.rule("T-7.11")
def test_which_house_becomes_a_factory() -> None:
    table = Table("violet 4", *REST).building("d7", "turquoise").building("c6", "turquoise").tile("c6", 0)
    game = table.building("d6", "turquoise").game()
    do(game, "die violet 4")
    assert game.moves() == ["upgrade c6", "upgrade d7"]


# -- 5: Barrack


@pytest.mark.rule("T-7.13", "T-7.14")
def test_a_barrack_and_the_warriors_of_all() -> None:
    """G13: Pink 5 on the empty Pink row, Red's only Pink House, one other Pink Barrack."""
    table = Table("pink 5", *REST).building("d3", "pink").building("f3", "pink", "barrack")
    game = table.civ("pink", supply=1, crystals={}).game()
    do(game, "die pink 5")
    assert standing(game, "d3") == ("pink", "barrack", 0)
    assert cosmo(game, 0) == 2
    assert (civ(game, "pink").supply, civ(game, "pink").available) == (3, 7)
    assert dict(civ(game, "pink").pieces) == {"house": 5, "factory": 2, "barrack": 1, "pyramid": 2}
    assert area(game, "pink") == {}


@pytest.mark.rule("T-7.14")
def test_warriors_run_out() -> None:
    table = Table("violet 5", *REST).building("d3", "pink").building("f3", "pink", "barrack")
    game = table.civ("pink", supply=8, page_warriors=1).game()
    do(game, "die violet 5")
    assert (civ(game, "pink").supply, civ(game, "pink").available) == (9, 0)


@pytest.mark.rule("T-7.13")
def test_no_fourth_barrack() -> None:
    table = Table("violet 5", "violet 1").building("d3", "pink").building("f3", "pink", "barrack")
    table.building("f2", "pink", "barrack").building("d2", "pink", "barrack").without("e4")
    game = table.player(0, cosmo=0).civ("violet", crystals={}).game()
    assert game.moves() == ["die violet 1"]


# -- 4 or 5: Pyramid


def quarry(*dice: str) -> Table:
    """Pink: Red's Barrack on d3 beside Brown's House on d2 and the neutral Factory on e4."""
    return Table(*(dice or ("magenta 5", *REST))).building("d3", "pink", "barrack").building("d2", "pink")


@pytest.mark.rule("T-7.15", "T-7.16", "T-7.18")
def test_a_pyramid() -> None:
    """G14: Pyramid on the Barrack's hex, three pieces back; Worship for Red, Compensation for Brown, 5 Cosmo."""
    game = quarry().game()
    do(game, "die magenta 5")
    assert asked(game) == "token 0"
    assert standing(game, "d3") == ("pink", "pyramid", 0)
    assert standing(game, "d2") == standing(game, "e4") == (None, None, None)
    assert dict(civ(game, "pink").pieces) == {"house": 5, "factory": 3, "barrack": 3, "pyramid": 1}
    assert priests(game, 0) == (-1, -1, -1, 1)
    assert priests(game, 1) == (-1, -1, -1, 0)
    do(game, "token cosmo")
    assert cosmo(game, 0) == 5
    assert player(game, 0).tokens == ("token_cosmo",)
    assert area(game, "pink") == {"green": 2}


@pytest.mark.rule("T-7.17")
def test_compensation_for_a_pyramid() -> None:
    """Brown's House and the neutral one behind it go: Worship for Brown alone, and no card for a House."""
    game = quarry().without("e4").building("e2", "pink").game()
    do(game, "die magenta 5")
    assert standing(game, "d2") == standing(game, "e2") == (None, None, None)
    assert [priests(game, seat)[3] for seat in range(4)] == [1, 0, -1, -1]
    assert [len(hand(game, seat)) for seat in range(4)] == [0, 0, 0, 0]
    assert player(game, 1).losses == ("pink",)


@pytest.mark.rule("T-7.17", "T-10.2")
def test_a_card_for_each_upgraded_building_lost_to_a_pyramid() -> None:
    """Brown's Factory and White's Barrack: Brown draws first, being nearer clockwise."""
    table = Table("magenta 5", *REST).building("d3", "pink", "barrack").building("d2", "pink", "factory")
    table.building("c3", "pink", "barrack").without("e4").deck("omen", "drill")
    game = table.game()
    do(game, "die magenta 5")
    assert [priests(game, seat)[3] for seat in range(4)] == [1, 0, -1, 0]
    assert (hand(game, 1), hand(game, 3)) == (["omen"], ["drill"])


@pytest.mark.rule("T-7.17", "T-10.2")
def test_losses_to_a_pyramid_are_made_good_clockwise_and_own_ones_not() -> None:
    """Brown's Pyramid on d2. Of Red's Barrack on d3, White's Factory on c3 and a House that is Brown's by a tile two
    make room.
    """
    table = Table("magenta 5", *REST).without("e4").building("d2", "pink", "barrack").building("d3", "pink", "barrack")
    table.building("c3", "pink", "factory").building("c1", "pink").tile("c1", 1, "level").deck("omen", "drill")
    table.set(active=1, todo=[["turn", None, None], ["die", 1, None]])
    game = table.game()
    do(game, "die magenta 5", "pyramid")
    others = game.copy()
    log = do(others, "clear c3 d3")
    assert [(event.seat, event.data["why"]) for event in log if event.kind == "worship"] == [
        (3, "compensation"),
        (0, "compensation"),
        (1, "pyramid"),
        (1, "bonus_pyramid"),
    ]
    assert (hand(others, 3), hand(others, 0)) == (["omen"], ["drill"])
    log = do(game, "clear c1 d3")
    assert [(event.seat, event.data["why"]) for event in log if event.kind == "worship"] == [
        (0, "compensation"),
        (1, "pyramid"),
        (1, "bonus_pyramid"),
    ]
    assert player(game, 1).losses == ()


@pytest.mark.rule("T-7.15")
def test_groups_are_connected_and_of_one_civ() -> None:
    """Beside d3: d2 and e4; beyond d2: c1. A triangle is not needed; Magenta's c3 and the Fortress do not count."""
    table = quarry().building("c1", "pink").building("c3", "magenta")
    game = table.game()
    do(game, "die magenta 5")
    assert offered(game, "clear") == ["clear c1 d2", "clear d2 e4"]
    alone = Table("magenta 5", "magenta 1").building("d3", "pink", "barrack").building("e2", "pink").without("e4")
    alone.civ("magenta", crystals={}).building("f3", "pink").building("c3", "magenta")
    assert alone.game().moves() == ["die magenta 1"]


@pytest.mark.rule("T-7.15")
@pytest.mark.parametrize("limit", ["civ", "player", "none"])
def test_two_pyramids_for_a_civ_and_for_a_player(limit: str) -> None:
    """G33"""
    table = quarry("magenta 5", "magenta 1").civ("magenta", crystals={})
    if limit == "civ":
        table.building("a1", "pink", "pyramid").building("b2", "pink", "pyramid")
        table.player(1, tokens=["token_cards"]).player(2, tokens=["token_cosmo"])
    if limit == "player":
        table.building("a5", "magenta", "pyramid").building("b1", "violet", "pyramid")
        table.player(0, tokens=["token_cards", "token_cosmo"])
    assert ("die magenta 5" in table.game().moves()) is (limit == "none")


@pytest.mark.rule("T-7.15")
def test_the_site_is_the_players_own() -> None:
    """Red's Factory on d3 and the one on b1 far away: only d3 has a group."""
    table = quarry("magenta 4", *REST).building("b1", "pink", "factory")
    game = table.game()
    do(game, "die magenta 4")
    assert standing(game, "d3") == ("pink", "pyramid", 0)
    table.building("c1", "pink").building("b2", "pink")
    game = table.game()
    do(game, "die magenta 4")
    assert asked(game) == "site 0"
    assert game.moves() == ["site b1", "site d3"]
    do(game, "site b1")
    assert game.moves() == ["clear b2 c1", "clear c1 d2"]


@pytest.mark.rule("T-5.9", "T-7.18")
def test_the_round_bonus_for_pyramids() -> None:
    """The tables of these tests have it, so the Pyramid brings 2; with another bonus 1."""
    table = quarry()
    table.data["bonuses"].reverse()
    game = table.game()
    do(game, "die magenta 5")
    assert priests(game, 0)[3] == 0


# -- what is told


@pytest.mark.rule("T-7.8", "T-9.5")
def test_the_first_seat_is_compensated_like_the_others() -> None:
    """Brown converts Red's House of Turquoise on d7."""
    table = Table("pink 2", *REST).bare().building("d7", "turquoise").civ("violet", supply=2)
    table.set(active=1, todo=[["turn", None, None], ["die", 1, None]]).player(1, level_tiles=1, claimed=[7])
    game = table.game()
    log = do(game, "die pink 2", "row violet", "convert d7 tile")
    assert standing(game, "d7") == ("turquoise", "house", 1)
    assert priests(game, 0) == (-1, 0, -1, -1)
    assert (player(game, 0).level_tiles, player(game, 0).locked) == (1, (2, 5))
    assert [hex_.name for hex_ in game.view(None).hexes if hex_.touched] == ["d7"]
    assert [(event.seat, event.data["why"]) for event in log if event.kind == "worship"] == [
        (1, "war"),
        (0, "compensation"),
    ]


@pytest.mark.rule("T-7.3")
def test_no_war_where_a_civ_could_only_attack_itself() -> None:
    """No monsters, and the only building on the map is Magenta's own Barrack."""
    table = Table("violet 2", "violet 1").bare().without("e4").without("e6").without("f4")
    for name in CIVS:
        table.civ(name, supply=3 if name == "magenta" else 0, crystals={})
    assert table.player(0, cosmo=0).game().moves() == ["die violet 1"]


@pytest.mark.rule("T-7.11")
def test_an_upgrade_is_marked_and_told() -> None:
    game = Table("violet 4", *REST).building("d7", "turquoise").player(0, cosmo=2).game()
    log = do(game, "die violet 4", "face 5")
    assert [hex_.name for hex_ in game.view(None).hexes if hex_.touched] == ["d7"]
    assert [event.data for event in log if event.kind == "turned"] == [{"die": "violet_4", "face": 5}]
