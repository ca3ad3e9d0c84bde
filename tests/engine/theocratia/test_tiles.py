"""Chapters 3 and 9: tracks and Conversion tiles."""

import pytest

from tests.engine.theocratia.tables import Table, asked, civ, do, hex_at, offered, player, priests, standing

REST = ("pink 1", "magenta 1")


@pytest.mark.rule("T-3.1")
@pytest.mark.parametrize(("before", "after"), [(-1, 0), (0, 1), (13, 14), (14, 14)])
def test_worship_ends_at_the_top(before: int, after: int) -> None:
    game = Table("violet 2", *REST).player(0, priests=[before, 3, 3, 3], start_tile=False).game()
    do(game, "die violet 2", "row magenta", "destroy a2")
    assert priests(game, 0) == (after, 3, 3, 3)


@pytest.mark.rule("T-3.2")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (11, 13), (13, 14), (14, 14)])
def test_cosmo_ends_at_the_top(before: int, after: int) -> None:
    game = Table("violet 3", *REST).player(0, cosmo=before, start_tile=False).game()
    do(game, "die violet 3", *(["face 3"] if before else []), "row violet")
    if asked(game) == "mode 0":
        do(game, "expand")
    assert player(game, 0).cosmo == after


@pytest.mark.rule("T-3.3", "T-14.1")
def test_multipliers() -> None:
    """G24"""
    expected = {-1: 1, 0: 1, 1: 1, 2: 2, 3: 2, 4: 3, 5: 3, 6: 4, 8: 4, 9: 5, 11: 5, 12: 6, 14: 6}
    for space, factor in expected.items():
        game = Table("violet 1").player(0, priests=[space, space, 0, 0], cosmo=max(space, 0)).game()
        assert player(game, 0).multipliers == (factor, factor, 1, 1)
        assert dict(game.scores()[0].lines)["cosmo"] == factor


@pytest.mark.rule("T-3.4", "T-14.5")
@pytest.mark.parametrize(
    ("step", "points"),
    list(enumerate((0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 22, 26, 30))),
)
def test_malus_points(step: int, points: int) -> None:
    game = Table("violet 1").player(0, malus=step).game()
    assert player(game, 0).malus_points == points
    assert game.scores()[0].total == 1 - points


@pytest.mark.rule("T-3.4")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (11, 12), (12, 12)])
def test_malus_ends_at_its_last_step(before: int, after: int) -> None:
    game = Table("violet 6", *REST).player(0, malus=before).game()
    do(game, "die violet 6", "face 1", "row pink")
    assert player(game, 0).malus == after


# -- Conversion tiles


@pytest.mark.rule("T-9.1")
@pytest.mark.parametrize(
    ("spaces", "claimed", "unlocked", "locked"),
    [
        ([1, 1, 1, 1], [], (), (2, 5, 7)),
        ([2, 0, 0, 0], [], (2,), (5, 7)),
        ([0, 0, 0, 6], [], (2, 5), (7,)),
        ([0, 14, 0, 0], [5], (2, 7), ()),
    ],
)
def test_what_is_unlocked(
    spaces: list[int], claimed: list[int], unlocked: tuple[int, ...], locked: tuple[int, ...]
) -> None:
    """Cosmo unlocks nothing, however much there is."""
    table = Table("violet 1", *REST).player(0, priests=spaces, claimed=claimed, cosmo=14)
    found = player(table.game(), 0)
    assert (found.unlocked, found.locked) == (unlocked, locked)
    assert offered(table.game(), "claim") == [f"claim {level}" for level in unlocked]


@pytest.mark.rule("T-9.2")
@pytest.mark.parametrize(("cosmo", "claims"), [(1, 0), (2, 1), (5, 1)])
def test_claiming_costs_two_cosmo(cosmo: int, claims: int) -> None:
    game = Table("violet 1", *REST).player(0, priests=[2, 0, 0, 0], cosmo=cosmo).game()
    assert len(offered(game, "claim")) == claims
    if claims:
        do(game, "claim 2")
        assert (player(game, 0).cosmo, player(game, 0).level_tiles, player(game, 0).unlocked) == (cosmo - 2, 1, ())


@pytest.mark.rule("T-9.2")
def test_a_claim_is_offered_at_every_decision_of_the_own_turn() -> None:
    """From the die to the token and its target, and again at the end."""
    table = Table("violet 5", "violet 3", *REST).building("d3", "pink", "barrack").building("d2", "pink")
    table.building("c3", "pink").player(0, priests=[2, 0, 0, 0], cosmo=4)
    game = table.game()
    seen = []
    for move in ("die violet 5", "face 5", "row pink", "pyramid", "site d3", "clear d2 e4", "token worship"):
        seen.append(asked(game))
        assert "claim 2" in game.moves()
        do(game, move)
    assert seen == ["die 0", "face 0", "row 0", "mode 0", "site 0", "clear 0", "token 0"]
    assert asked(game) == "token_worship 0"
    assert "claim 2" in game.moves()
    do(game, "worship pink")
    assert asked(game) == "end 0"
    assert game.moves() == ["end", "claim 2"]


@pytest.mark.rule("T-9.2")
def test_claims_at_take_or_draw_and_at_the_payment() -> None:
    game = Table("violet 1", *REST).player(0, priests=[2, 0, 0, 0], cosmo=2).game()
    do(game, "die violet 1", "face 1", "row pink", "first")
    assert game.moves() == ["take", "draw", "claim 2"]
    table = Table("violet 1", *REST).player(0, priests=[2, 0, 0, 0], cosmo=4)
    game = table.civ("violet", crystals={"red": 2, "green": 2}).game()
    do(game, "die violet 1", "face 1", "row violet", "holiday")
    assert game.moves() == ["pay red 0", "pay red 1", "pay red 2", "claim 2"]
    do(game, "claim 2", "pay red 1")
    assert player(game, 0).cosmo == 2


@pytest.mark.rule("T-9.3")
def test_a_tile_stays_when_its_building_is_lost() -> None:
    """Brown's House on a tile is destroyed: the hex remains Brown's."""
    table = Table("pink 2", *REST).bare().building("d4", "magenta").tile("d4", 1).civ("violet", supply=2)
    game = table.without("e4").without("e6").without("d5").player(0, start_tile=False).game()
    do(game, "die pink 2", "row violet")
    assert standing(game, "d4") == (None, None, None)
    assert (hex_at(game, "d4").ground, hex_at(game, "d4").tile, hex_at(game, "d4").printed) == (
        "rock",
        "start",
        "plains",
    )
    assert priests(game, 1)[0] == 0


@pytest.mark.rule("T-9.3", "T-9.4")
def test_a_tile_on_a_tile() -> None:
    """Brown's Starting tile leaves the game; only a tile of a level can cover it, as Brown's hex is not neutral."""
    table = Table("pink 2", *REST).bare().building("d4", "magenta").tile("d4", 1).civ("violet", supply=2)
    table.without("e4").without("e6").without("d5").player(0, level_tiles=1, claimed=[2])
    game = table.game()
    do(game, "die pink 2", "row violet")
    assert game.moves() == ["destroy d4", "convert d4 tile"]
    do(game, "convert d4 tile")
    assert (hex_at(game, "d4").ground, hex_at(game, "d4").tile) == ("lava", "level")
    assert standing(game, "d4") == ("magenta", "house", 0)
    assert not player(game, 1).start_tile


@pytest.mark.rule("T-9.4")
def test_the_starting_tile_is_for_neutral_ground_only() -> None:
    """Plains and desert; not even ground of colours nobody plays."""
    table = Table("pink 3", *REST, seats=3).building("c3", "magenta").tile("c3", 0, "level")
    game = table.game()
    do(game, "die pink 3", "row magenta")
    assert offered(game, "build") == ["build b4", "build c2 start", "build d3", "build d4 start"]


@pytest.mark.rule("T-9.5", "T-7.8")
@pytest.mark.parametrize(
    ("claimed", "level_tiles", "got", "locked"),
    [([], 0, 1, (2, 5)), ([7], 1, 2, (2,)), ([5, 7], 2, 3, ()), ([2, 5, 7], 3, 3, ())],
)
def test_the_tile_of_the_highest_level_compensates(
    claimed: list[int], level_tiles: int, got: int, locked: tuple[int, ...]
) -> None:
    table = Table("pink 2", *REST).bare().building("b3", "magenta").civ("violet", supply=2)
    table.player(0, level_tiles=1, claimed=[2]).player(1, claimed=claimed, level_tiles=level_tiles)
    game = table.game()
    do(game, "die pink 2", "row violet", "convert b3 tile")
    assert (player(game, 1).level_tiles, player(game, 1).locked) == (got, locked)
    assert player(game, 1).cosmo == 0
    assert civ(game, "violet").supply == 0
