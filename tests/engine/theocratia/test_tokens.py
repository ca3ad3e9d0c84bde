"""Chapter 11: Pyramid tokens."""

import pytest

from tests.engine.theocratia.tables import (
    CIVS,
    area,
    asked,
    built,
    chosen,
    civ,
    do,
    hand,
    kinds,
    offered,
    player,
    priests,
    quarry,
    standing,
)

TOKENS = [
    f"token {name}"
    for name in (
        "cards",
        "cosmo",
        "malus",
        "worship",
        "house",
        "factory",
        "new_factory",
        "barrack",
        "new_barrack",
        "crystals",
    )
]


@pytest.mark.rule("T-11.1")
def test_each_token_is_taken_once() -> None:
    assert built(quarry()).moves() == TOKENS
    game = built(quarry().player(1, tokens=["token_cosmo"]).building("a1", "violet", "pyramid"))
    assert game.moves() == [token for token in TOKENS if token != "token cosmo"]
    taken = do(game, "token new_factory")[0]
    assert (taken.kind, taken.seat, taken.data) == ("token", 0, {"token": "token_new_factory"})
    assert player(game, 0).tokens == ("token_new_factory",)
    assert "token_new_factory" not in game.view(None).tokens
    assert asked(game) == "die 1"


@pytest.mark.rule("T-11.2", "T-11.8")
@pytest.mark.parametrize("token", ["house", "factory", "barrack"])
def test_tokens_that_build_may_be_declined(token: str) -> None:
    """No hex beside Pink is Red's: with a tile it is asked, without it passes by itself."""
    game = chosen(quarry().player(0, level_tiles=1, claimed=[5]), token)
    assert "decline" in game.moves()
    assert set(game.moves()) <= set(game.candidates())
    log = do(game, "decline")
    assert kinds(log)[0] == "declined"
    assert player(game, 0).level_tiles == 1
    assert asked(game) == "die 1"
    assert asked(chosen(quarry(), token)) == "die 1"


@pytest.mark.rule("T-11.2", "T-9.2")
def test_a_claim_may_make_a_token_useful() -> None:
    table = quarry().player(0, priests=[2, 0, 0, 0], cosmo=2)
    game = chosen(table, "house")
    assert game.moves() == ["decline", "claim 2"]
    do(game, "claim 2", "build e4 tile")
    assert standing(game, "e4") == ("pink", "house", 0)


@pytest.mark.rule("T-11.3", "T-11.4", "T-11.5")
def test_cards_cosmo_and_malus() -> None:
    game = chosen(quarry().deck("omen", "drill"), "cards")
    assert hand(game, 0) == ["drill", "omen"]
    assert player(chosen(quarry().player(0, cosmo=0), "cosmo"), 0).cosmo == 5
    for before, after in ((0, 0), (2, 0), (7, 4)):
        assert player(chosen(quarry().player(0, malus=before), "malus"), 0).malus == after


@pytest.mark.rule("T-11.6")
def test_worship_of_any_civ() -> None:
    game = chosen(quarry().player(0, priests=[14, 0, 0, 0], claimed=[2, 5, 7]), "worship")
    assert game.moves() == [f"worship {name}" for name in CIVS]
    assert game.view(None).moves == tuple(game.moves())
    do(game, "worship violet")
    assert priests(game, 0) == (14, 0, 1, 2)


@pytest.mark.rule("T-11.7", "T-11.2")
def test_a_house_by_token() -> None:
    """All Houses of Pink were built; the one that just came back is built again, with the Round Bonus for Houses."""
    table = quarry().player(0, level_tiles=1, claimed=[5], start_tile=True)
    for hex_ in ("f3", "f2", "g1", "h1"):
        table.building(hex_, "pink")
    table.data["bonuses"] = ["bonus_expansion", "bonus_pyramid", "bonus_factory", "bonus_barrack", "bonus_holiday_war"]
    game = chosen(table, "house")
    assert "build d4 start" in game.moves()
    assert "build c3 tile" in game.moves()
    do(game, "build c3 tile")
    assert standing(game, "c3") == ("pink", "house", 0)
    assert area(game, "pink") == {"white": 1, "green": 2}
    assert priests(game, 0)[3] == 1


@pytest.mark.rule("T-11.7", "T-10.25")
def test_far_settlers_with_the_token() -> None:
    """Nothing beside Pink is Red's, but b1, g1 and g3 lie two steps from d3 or e3; once declared, the card is used."""
    table = quarry().hand(0, "far_settlers", "omen")
    game = chosen(table, "house")
    assert asked(game) == "token_house 0"
    assert not game.may_see_moves(None)
    assert game.view(None).moves == ("decline",)
    assert game.moves() == ["play far_settlers", "decline"]
    do(game, "play far_settlers")
    assert game.moves() == ["build b1", "build g1", "build g3"]
    do(game, "build g3")
    assert standing(game, "g3") == ("pink", "house", 0)


@pytest.mark.rule("T-11.7")
def test_who_holds_any_card_is_asked_where_far_settlers_might_reach() -> None:
    table = quarry().hand(0, "omen")
    game = chosen(table, "house")
    assert (asked(game), game.moves(), game.view(None).moves) == ("token_house 0", ["decline"], ("decline",))
    assert not game.may_see_moves(None)
    for hex_ in ("b1", "g1", "g3"):
        table.building(hex_, "violet")
    assert asked(chosen(table, "house")) == "end 0"


@pytest.mark.rule("T-11.7", "T-10.6")
def test_nobody_is_asked_for_far_settlers_without_effects() -> None:
    table = quarry().hand(0, "omen").player(0, start_tile=False)
    table.data["options"] = {"power_cards": "discard_only"}
    game = chosen(table, "house")
    assert asked(game) == "end 0"


@pytest.mark.rule("T-11.8", "T-10.25")
@pytest.mark.parametrize(("token", "kind", "bonus"), [("factory", "factory", 0), ("barrack", "barrack", 1)])
def test_a_new_upgraded_building_by_token(token: str, kind: str, bonus: int) -> None:
    """Without a House left; the crystal is collected, nothing is produced, the Round Bonus for Barracks counts."""
    table = quarry().player(0, level_tiles=1, claimed=[5]).without("d2").building("e2", "pink", "factory")
    table.hand(0, "far_settlers").building("d2", "pink", "factory").without("e4").building("f3", "pink", "barrack")
    table.data["bonuses"] = ["bonus_barrack", "bonus_pyramid", "bonus_factory", "bonus_expansion", "bonus_holiday_war"]
    for hex_ in ("h1", "i1", "h3", "g5", "h4"):
        table.building(hex_, "pink")
    game = chosen(table, token)
    assert not offered(game, "play")
    do(game, "build c3 tile")
    assert standing(game, "c3") == ("pink", kind, 0)
    assert area(game, "pink") == {"white": 1, "green": 2}
    assert (civ(game, "pink").supply, priests(game, 0)[3]) == (1, bonus)


@pytest.mark.rule("T-11.8")
def test_no_fourth_factory_by_token() -> None:
    """All three Factories of Pink stand elsewhere."""
    table = quarry().player(0, level_tiles=1, claimed=[5]).without("e4").building("e2", "pink")
    for hex_ in ("g5", "h4", "f3"):
        table.building(hex_, "pink", "factory")
    assert asked(chosen(table, "factory")) == "die 1"


@pytest.mark.rule("T-11.9")
@pytest.mark.parametrize(("token", "kind"), [("new_factory", "factory"), ("new_barrack", "barrack")])
def test_a_house_upgraded_by_token(token: str, kind: str) -> None:
    """Red's House on b1 among others of Pink; the Factory on f3 and the Barrack on f2 produce nothing."""
    table = quarry().building("b1", "pink").building("f3", "pink", "factory").building("f2", "pink", "barrack")
    table.building("c1", "pink").civ("pink", supply=0, crystals={}).building("d7", "magenta", "factory")
    table.civ("magenta", crystals={})
    game = chosen(table, token)
    assert game.moves() == ["upgrade b1", "decline"]
    do(game, "upgrade b1")
    assert standing(game, "b1") == ("pink", kind, 0)
    assert area(game, "pink") == ({"red": 1} if kind == "factory" else {})
    assert civ(game, "pink").supply == (1 if kind == "barrack" else 0)
    assert area(game, "magenta") == {}


@pytest.mark.rule("T-11.2", "T-11.9")
@pytest.mark.parametrize("token", ["new_factory", "new_barrack"])
def test_a_declined_upgrade_makes_nothing(token: str) -> None:
    table = quarry().building("b1", "pink").civ("pink", crystals={}, supply=0)
    table.data["bonuses"] = ["bonus_factory", "bonus_barrack", "bonus_pyramid", "bonus_expansion", "bonus_holiday_war"]
    game = chosen(table, token)
    do(game, "decline")
    assert standing(game, "b1") == ("pink", "house", 0)
    assert (area(game, "pink"), civ(game, "pink").supply, priests(game, 0)[3]) == ({}, 0, 0)


@pytest.mark.rule("T-11.9", "T-5.9")
@pytest.mark.parametrize(
    ("token", "bonus"),
    [("new_factory", "bonus_factory"), ("new_barrack", "bonus_barrack"), ("factory", "bonus_factory")],
)
def test_the_round_bonus_counts_for_tokens(token: str, bonus: str) -> None:
    table = quarry().building("b1", "pink").player(0, level_tiles=1, claimed=[5])
    table.data["bonuses"].remove(bonus)
    table.data["bonuses"].insert(0, bonus)
    game = chosen(table, token)
    do(game, "build c3 tile" if token == "factory" else "upgrade b1")
    assert priests(game, 0)[3] == 1


@pytest.mark.rule("T-11.10")
def test_crystals_for_every_civ() -> None:
    game = chosen(quarry(), "crystals")
    assert [area(game, name).get("red", 0) for name in CIVS] == [1, 1, 1, 1]
