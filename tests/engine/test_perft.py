"""The number of ways to play on from fixed positions."""

import engine
from engine.game import Game
from tests.engine import perft


def test_ways_to_play_are_as_many_as_they_were(rules: type[Game]) -> None:
    kept = (perft.FOLDER / f"{rules.key}.txt").read_text("utf-8").splitlines()
    assert kept
    assert [perft.counted(rules.key, line) for line in kept] == kept


def test_counts_by_hand(orchard: str) -> None:
    """Four cards to take, three to plant; the next player has four and three again: 4, 12, 48, 144."""
    game = engine.load(orchard).new(seats=2, seed=1)
    assert [perft.count(game, depth) for depth in (1, 2, 3, 4)] == [4, 12, 48, 144]
