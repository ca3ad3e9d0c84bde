"""Nothing changes unnoticed."""

import engine
from engine.game import Game
from tests.engine import golden

HINT = "the game plays differently now; if that is meant: python -m tests.engine.golden"


def test_playthroughs_are_as_they_were(rules: type[Game]) -> None:
    for seats in range(rules.min_seats, rules.max_seats + 1):
        kept = golden.file(rules.key, seats)
        assert kept.exists(), f"{kept.name} is missing: python -m tests.engine.golden {rules.key}"
        assert golden.playthrough(rules.key, seats).splitlines() == kept.read_text("utf-8").splitlines(), HINT


def test_every_playthrough_is_of_a_game(orchard: str) -> None:
    assert {file.name for file in golden.FOLDER.glob("*.txt")} == {
        golden.file(*table).name for table in golden.tables()
    }
    assert orchard in engine.GAMES
