"""*Why not?* tells the truth, and what it names is what is missing: the short form of `benchmarks.reasons`."""

from typing import Any

import pytest

import engine
from benchmarks.reasons import decisions, looked, remedies, stands
from tests.profiles import rounds


@pytest.mark.slow
def test_nothing_false_is_told_and_what_is_made_true_is_lacked_no_more(key: str) -> None:
    cases = dict[str, int]()
    for seed in range(rounds(2, 20)):
        wrong, found = looked(engine.load(key), seed)
        assert wrong == []
        for kind, went in found.items():
            cases[kind] = cases.get(kind, 0) + len(went)
    assert cases.keys() <= remedies(key).keys()
    if remedies(key):
        assert len(cases) >= 8
        assert sum(cases.values()) >= 40


def test_every_reason_can_be_made_true_or_is_said_to_stand(key: str) -> None:
    rules: Any = engine.load(key)
    conditions = [one for item in rules.rules.items.values() for one in getattr(item, "conditions", ())]
    assert conditions
    if remedies(key):
        assert {one.key for one in conditions} == remedies(key).keys() | stands(key).keys()
        assert not remedies(key).keys() & stands(key).keys()


def test_a_reason_that_stays_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(remedies("helios"), "too_far", lambda position, seat, move, facts: None)
    wrong, _ = looked(engine.load("helios"), 0)
    assert wrong


def test_a_card_that_can_be_played_is_not_said_to_change_nothing() -> None:
    """Theocratia: only what the card can name is thought of, and only where no target would do it changes nothing."""
    able = 0
    for seed in range(8):
        for game in decisions(engine.load("theocratia"), seed):
            played = {move.split()[1] for move in game.moves() if move.startswith("play ")}
            able += len(played)
            for move, reasons in game.forbidden():
                if move.startswith("play ") and move.split()[1] in played:
                    assert "effect" not in {reason.key for reason in reasons}, move
    assert able >= 5
