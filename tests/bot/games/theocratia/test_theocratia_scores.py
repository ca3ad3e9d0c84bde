"""The points of Theocratia in words: the Civ that does not count is told, too."""

from bot.messages.narration import scores, standings
from engine.game import Result
from tests.bot.matches import t
from tests.engine.theocratia.tables import CIVS, Table

NAMES = ("Ana", "Ben", "Cleo", "Dora")


def table() -> Table:
    """The example of the printed rules (T-14.3): Pink, equally far as Magenta, shows 5 and would count 5 times that."""
    laid = Table("violet 1").player(2, priests=[9, 4, 6, 9], cosmo=5, malus=4, claimed=[])
    for name, areas in zip(CIVS, (5, 6, 3, 4), strict=True):
        laid.civ(name, areas=areas)
    return laid


def test_the_civ_that_does_not_count_stands_behind_those_that_do() -> None:
    counted = table().game().scores()
    told = (
        "**Cleo** 65 points: Cosmo 3 · Magenta 30 · Turquoise 21 · Violet 16 · Malus -5 · "
        "Pink 25 does not count: farthest Priest"
    )
    assert scores("theocratia", counted, NAMES, t)[2] == told
    assert standings("theocratia", Result((2, 2, 1, 2), "points"), counted, NAMES, t)[1] == f"**1.** {told}"
