"""Learning by self-play: weights as worked out by hand, and what was played is kept."""

from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks import learn
from engine.players.values import Value, load


def with_points(value: Value, *points: float) -> Value:
    pairs = zip(value.weights.items(), points, strict=True)
    return value.weighing({name: replace(weight, points=one) for (name, weight), one in pairs})


def test_a_feature_is_worth_what_it_brings_by_the_end() -> None:
    """Who holds the first is three points ahead in the end, who holds the second one behind in the next turn."""
    held: learn.Course = [[0, 1, 1, 0], [0, 0, 1, 0], [3]]
    given: learn.Course = [[0, 0, 0, 1], [-1, 0, 0, 0], [-1]]
    against: learn.Course = [[0, 0, 0, -1], [1, 0, 0, 0], [1]]
    assert learn.weights([held, given, against]) == pytest.approx([3, -1], abs=0.05)


def test_what_is_never_seen_when_a_turn_has_ended_keeps_its_weight(orchard: str) -> None:
    course: learn.Course = [[0, 1, 2, 0], [0, 0, 2, 0], [4]]
    assert learn.weighed(with_points(load(orchard), 1.0, 7.0), [course] * 20).points == pytest.approx((2, 7), abs=0.05)


def test_nothing_is_played_twice(orchard: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(learn, "OUT", tmp_path)
    said = list[str]()
    first = learn.learn(orchard, 2, 10, 1, said.append)
    assert len(said) == 2
    monkeypatch.setattr(learn, "play", None)
    assert learn.learn(orchard, 2, 10, 1, said.append).points == first.points
