"""Chapter 14: the end of the game."""

import pytest

from tests.engine.theocratia.tables import CIVS, Table, asked, do, kinds, priests


def last(**players: object) -> Table:
    """The last turn of the last round is about to end; no Civ develops anything worth points."""
    return Table().set(round=5).last_turn()


@pytest.mark.rule("T-14.3", "T-14.4", "T-14.5")
def test_the_printed_example() -> None:
    """G22: Blue has 5 Cosmo; Magenta and Pink are equally far; 3 + 30 + 21 + 16 - 5 = 65."""
    table = Table("violet 1").player(2, priests=[9, 4, 6, 9], cosmo=5, malus=4, claimed=[])
    for name, areas in zip(CIVS, (5, 6, 3, 4), strict=True):
        table.civ(name, areas=areas)
    score = table.game().scores()[2]
    assert score.total == 65
    assert score.left_out == (("pink", 25),)
    assert score.lines == (
        ("cosmo", 3),
        ("magenta", 30),
        ("turquoise", 21),
        ("violet", 16),
        ("pink", 0),
        ("malus", -5),
    )


@pytest.mark.rule("T-14.3")
@pytest.mark.parametrize(
    ("spaces", "areas", "ignored"),
    [
        ((3, 5, 4, 4), (0, 6, 0, 0), "turquoise"),
        ((5, 5, 5, 5), (2, 1, 0, 1), "violet"),
        ((5, 5, 5, 4), (2, 1, 1, 0), "turquoise"),
        ((10, 9, 11, 9), (0, 0, 6, 0), "violet"),
        ((-1, -1, -1, -1), (0, 0, 0, 0), "magenta"),
    ],
)
def test_the_farthest_priest_does_not_count(spaces: tuple[int, ...], areas: tuple[int, ...], ignored: str) -> None:
    """By space, not by multiplier; of several the lowest Chronicles, then the order of the Civs."""
    table = Table("violet 1").player(0, priests=list(spaces))
    for name, done in zip(CIVS, areas, strict=True):
        table.civ(name, areas=done)
    assert table.game().view(None).players[0].ignored == ignored


@pytest.mark.rule("T-14.5")
def test_a_total_may_be_negative() -> None:
    score = Table("violet 1").player(0, malus=12).game().scores()[0]
    assert (score.total, dict(score.lines)["malus"]) == (-29, -30)


@pytest.mark.rule("T-14.2", "T-14.3")
def test_worship_for_pyramids_at_the_end() -> None:
    """Blue was first in the last round: its two Pyramids, then Red's."""
    table = Table().set(round=5, next_first=1).last_turn(first=2).building("c5", "magenta", "pyramid")
    table.building("f6", "turquoise", "pyramid").building("b4", "magenta", "pyramid").civ("magenta", areas=3)
    table.player(2, tokens=["token_cards", "token_cosmo"], priests=[1, 14, 1, 14], cosmo=0, claimed=[2, 5, 7])
    table.civ("pink", areas=6).civ("turquoise", areas=5).player(0, tokens=["token_malus"])
    game = table.game()
    do(game, "end")
    assert asked(game) == "pyramid_worship 2"
    assert game.view(None).moves == tuple(game.moves())
    assert game.moves() == ["worship magenta", "worship turquoise", "worship violet", "worship pink"]
    do(game, "worship magenta")
    assert asked(game) == "pyramid_worship 2"
    do(game, "worship pink")
    assert asked(game) == "pyramid_worship 0"
    do(game, "worship violet")
    assert asked(game) == "over"
    assert priests(game, 2) == (2, 14, 1, 14)
    assert priests(game, 0)[2] == 0


@pytest.mark.rule("T-14.2")
def test_the_civs_are_named_in_the_same_order_every_time() -> None:
    """For the second Pyramid Magenta, not left out any longer, would bring most."""
    table = Table().set(round=5).last_turn().player(0, tokens=["token_cards", "token_cosmo"])
    table.building("b4", "magenta", "pyramid").building("d3", "pink", "pyramid").civ("pink", areas=6)
    table.player(0, priests=[4, 5, 3, 4], claimed=[2, 5]).civ("turquoise", areas=6).civ("violet", areas=3)
    game = table.civ("magenta", areas=1).game()
    do(game, "end")
    for _ in range(2):
        assert asked(game) == "pyramid_worship 0"
        assert game.moves() == ["worship magenta", "worship turquoise", "worship violet", "worship pink"]
        do(game, "worship magenta")


@pytest.mark.rule("T-14.6")
def test_less_malus_parts_equal_points_and_cosmo() -> None:
    """Red's Pink Priest counts 2 points more, and its Malus 2 less."""
    table = Table().set(round=5).last_turn().civ("pink", areas=1).player(0, priests=[3, -1, -1, 2], malus=2)
    for seat in (1, 2, 3):
        table.player(seat, priests=[3, -1, -1, -1])
    for name, card in zip(CIVS, ("dev_blank", "dev_expansion", "dev_expansion", "dev_holiday"), strict=True):
        table.civ(name, development=card, crystals={})
    game = table.game()
    do(game, "end")
    assert [score.total for score in game.scores()] == [3, 3, 3, 3]
    assert game.result is not None
    assert game.result.ranks == (4, 1, 1, 1)


@pytest.mark.rule("T-13.9", "T-13.10", "T-1.4")
def test_after_the_last_round_the_cards_slide_and_nobody_begins_anew() -> None:
    table = Table().set(round=5, next_first=2).last_turn(first=1)
    game = table.game()
    log = do(game, "end")
    assert asked(game) == "over"
    assert game.to_move is None
    assert game.moves() == []
    assert "round" not in kinds(log)
    assert game.view(None).order[0] == 1
    assert [found.development for found in game.view(None).civs] == [
        "dev_expansion",
        "dev_holiday",
        "dev_expansion",
        "dev_blank",
    ]


@pytest.mark.rule("T-14.6")
@pytest.mark.parametrize(
    ("changes", "ranks", "reason"),
    [
        ({0: {"cosmo": 2}, 1: {"cosmo": 4}, 2: {"cosmo": 6}, 3: {"cosmo": 9}}, (4, 3, 2, 1), "points"),
        ({0: {"cosmo": 8}, 1: {"cosmo": 7}, 2: {"cosmo": 6}, 3: {"cosmo": 1}}, (1, 2, 3, 4), "tie_break"),
        ({0: {"cosmo": 9, "malus": 1}, 1: {"cosmo": 9, "malus": 1}, 2: {"cosmo": 8}}, (1, 1, 3, 4), "shared"),
        ({0: {"hand": ["omen"]}, 1: {"hand": ["drill", "omen"]}}, (2, 1, 3, 3), "tie_break"),
        ({2: {"malus": 1, "cosmo": 2}, 3: {"cosmo": 1}}, (3, 3, 1, 2), "tie_break"),
        ({}, (1, 1, 1, 1), "shared"),
    ],
)
def test_who_wins(changes: dict[int, dict[str, object]], ranks: tuple[int, ...], reason: str) -> None:
    """8, 7 and 6 Cosmo are worth 4 points each; everybody's Priests count nothing."""
    table = Table().set(round=5).last_turn()
    for seat, fields in changes.items():
        table.player(seat, **fields)
    for name, card in zip(CIVS, ("dev_blank", "dev_holiday", "dev_expansion", "dev_expansion"), strict=True):
        table.civ(name, development=card)
    game = table.game()
    do(game, "end")
    result = game.result
    assert result is not None
    assert (result.ranks, result.reason) == (ranks, reason)
