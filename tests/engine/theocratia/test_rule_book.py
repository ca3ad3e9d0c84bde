"""The map of the rule book is that of the catalogue, and its examples are what the rules do."""

from importlib.resources import files

from engine.theocratia import catalogue as cat
from tests.engine.theocratia.tables import CIVS, Table, area, civ, do, hex_at, player, priests, standing

BOOK = (files("engine.theocratia") / "rules.md").read_text("utf-8")
SIGNS = {"D*": "d", "G*": "g", "O": "*"}


def test_the_map_is_told_as_it_is() -> None:
    """Each line: the row's letter and its hexes; below them the legend."""
    _, drawn, _ = BOOK.split("```")
    rows, *_ = drawn.strip().split("\n\n")
    for name, line, printed in zip("abcdefghi", rows.splitlines(), cat.MAP, strict=True):
        row, *hexes = line.split()
        assert row == name
        assert [SIGNS.get(sign, sign) for sign in hexes] == printed.split()


def test_the_example_of_a_turn() -> None:
    game = Table("violet 3", "pink 1").player(0, start_tile=False).game()
    assert hex_at(game, "g3").ground == "lava"
    do(game, "die violet 3", "row violet")
    assert player(game, 0).cosmo == 2
    assert standing(game, "g3") == ("violet", "house", 0)
    assert area(game, "violet") == {"green": 1, "red": 1}


def test_the_example_of_a_holiday() -> None:
    table = Table("violet 1", "pink 1").player(0, cosmo=3)
    for hex_ in ("g3", "g5", "h3"):
        table.building(hex_, "violet")
    game = table.civ("violet", crystals={"red": 2, "brown": 2, "black": 1}).game()
    assert civ(game, "violet").size == 5
    do(game, "die violet 1", "face 1", "row violet", "holiday")
    assert (player(game, 0).cosmo, player(game, 0).malus) == (0, 1)
    assert (civ(game, "violet").areas, civ(game, "violet").number, civ(game, "violet").page_crystals) == (2, 3, 0)
    assert [priests(game, seat)[2] for seat in range(4)] == [3, 1, -1, -1]


def test_the_example_of_a_score() -> None:
    table = Table("violet 1").player(0, priests=[7, 10, 3, 5], cosmo=5, malus=4)
    for name, areas in zip(CIVS, (4, 2, 3, 5), strict=True):
        table.civ(name, areas=areas)
    score = table.game().scores()[0]
    assert score.total == 44
    assert score.lines == (
        ("cosmo", 3),
        ("magenta", 20),
        ("turquoise", 0),
        ("violet", 8),
        ("pink", 18),
        ("malus", -5),
    )
