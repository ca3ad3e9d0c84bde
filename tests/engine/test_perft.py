"""The number of ways to play on from fixed positions."""

import engine
from engine.game import Game
from tests.engine import perft

AGAIN = "python -m tests.engine.perft GAME"


def test_ways_to_play_are_as_many_as_they_were(rules: type[Game]) -> None:
    file = perft.FOLDER / f"{rules.key}.txt"
    assert file.exists(), f"{file} is missing: write positions such as 'seats=2 seed=1 after=0 ; D1 ; D2', then {AGAIN}"
    kept = file.read_text("utf-8").splitlines()
    assert kept, f"{file} has no positions"
    assert [perft.counted(rules.key, line) for line in kept] == kept, AGAIN


def test_counts_by_hand(orchard: str) -> None:
    """Four cards to take or one to draw, three to plant; the next player has five and three again: 5, 15, 75, 225."""
    game = engine.load(orchard).new(seats=2, seed=1)
    assert [perft.count(game, depth) for depth in (1, 2, 3, 4)] == [5, 15, 75, 225]
