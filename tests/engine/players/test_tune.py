"""Tuning by self-play: weights are weighed as told, play is fair, and what was played is kept."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from benchmarks import tune
from engine.players.values import load

LN2 = 0.6931471805599453


class Strategy:
    """Asks for the weights as they are, then for weights of almost nothing."""

    population_size, mean = 2, (0.5, 0.5)

    def __init__(self) -> None:
        self.told: list[list[tuple[tuple[float, float], float]]] = []
        self._asked = 0

    def ask(self) -> tuple[float, float]:
        self._asked += 1
        return (0.0, 0.0) if self._asked % 2 else (-9.0, -9.0)

    def tell(self, found: Sequence[tuple[tuple[float, float], float]]) -> None:
        self.told.append(list(found))


def test_weights_are_multiplied_and_keep_their_signs(orchard: str) -> None:
    """In Orchard they are 0.8 and 0.5."""
    value = tune.weighed(load(orchard), (LN2, -LN2))
    assert [weight.points for weight in value.weights.values()] == pytest.approx([1.6, 0.25])
    assert value.points == pytest.approx((1.6, 0.25))


def test_equal_weights_share_a_block(orchard: str) -> None:
    value = load(orchard)
    for seed in range(3):
        share, lead = tune.block(orchard, value, value, seed)
        other_share, other_lead = tune.block(orchard, value, value, seed)
        assert (share, lead) == (other_share, other_lead), "a seed is a block"
        assert 0 <= share <= 1


def test_the_better_weights_are_told_to_be_better_and_nothing_is_played_twice(
    orchard: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Who values nothing but what is planted plants single cards."""
    monkeypatch.setattr(tune, "OUT", tmp_path)
    strategy, said = Strategy(), list[str]()
    assert tune.tune(orchard, strategy, 2, 25, 1, said.append) == [0.5, 0.5]
    assert len(strategy.told) == len(said) == 2
    as_they_are, nothing = (sum(found[which][1] for found in strategy.told) for which in (0, 1))
    assert as_they_are < nothing, "what is told is a loss"
    monkeypatch.setattr(tune, "block", None)
    again = Strategy()
    tune.tune(orchard, again, 2, 25, 1, said.append)
    assert again.told == strategy.told


def test_a_proof_says_what_was_found(orchard: str) -> None:
    found = tune.prove(orchard, (0.0, 0.0), 4)
    assert found["stronger"] == "open"
    assert found["weights"] == {"growing": 0.8, "lone": 0.5}
