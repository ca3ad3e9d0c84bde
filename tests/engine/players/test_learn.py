"""Learning by self-play: weights as worked out by hand, and what was played is kept."""

from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks import learn
from engine.players.values import Value


def with_points(value: Value, *points: float) -> Value:
    pairs = zip(value.weights.items(), points, strict=True)
    return value.weighing({name: replace(weight, points=one) for (name, weight), one in pairs})


def test_a_feature_is_worth_what_it_brings_by_the_end() -> None:
    """Who holds the first is three points ahead in the end, who holds the second one behind in the next turn."""
    held: learn.Course = [[0, 1, 1, 0], [0, 0, 1, 0], [3]]
    given: learn.Course = [[0, 0, 0, 1], [-1, 0, 0, 0], [-1]]
    against: learn.Course = [[0, 0, 0, -1], [1, 0, 0, 0], [1]]
    assert learn.weights([held, given, against], [0, 0], 0) == pytest.approx([3, -1], abs=0.05)


def test_a_weight_that_is_held_moves_less_and_not_at_all_where_nothing_is_seen() -> None:
    """Twenty games say 2. Held with their own strength, 1 moves half of the way; what no turn ends with stays."""
    courses: list[learn.Course] = [[[0, 0, 2, 0], [4]]] * 20
    assert learn.weights(courses, [1, 7], 0) == pytest.approx([2, 0], abs=0.05)
    assert learn.weights(courses, [1, 7], 1) == pytest.approx([1.5, 7], abs=0.05)


def test_nothing_is_played_twice(orchard: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(learn, "OUT", tmp_path)
    said = list[str]()
    first = learn.learn(orchard, 2, 2, 10, 1, tell=said.append)
    assert len(said) == 2
    monkeypatch.setattr(learn, "play", None)
    assert learn.learn(orchard, 2, 2, 10, 1, tell=said.append).points == first.points
