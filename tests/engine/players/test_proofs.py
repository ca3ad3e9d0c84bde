"""The proofs of `benchmarks.proofs` in short, and that they would notice what they are for."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

import engine
from benchmarks import proofs
from engine.game import Game, Move, View
from engine.players import Determinizer
from engine.players.levels import player


class Stray:
    """Plays what nobody may play."""

    def decide(self, view: View, worlds: Determinizer, rng: Random) -> Move:
        return Move("nothing")


@pytest.mark.slow
def test_a_game_is_played_without_an_error(rules: type[Game]) -> None:
    assert proofs.play(rules, [player("easy")], 0) > 10


def test_an_illegal_move_and_a_game_without_end_are_errors(
    orchard: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(proofs, "OUT", tmp_path)
    monkeypatch.setattr(proofs, "digest", lambda key: "x")
    assert proofs.errors(orchard, ["easy", "random"], 3) == []
    [file] = tmp_path.iterdir()
    kept = file.read_text()
    assert proofs.errors(orchard, ["easy", "random"], 3) == []
    assert file.read_text() == kept, "what was played is not played again"
    monkeypatch.setattr(proofs, "player", lambda name: Stray())
    assert proofs.errors(orchard, ["stray"], 1) == ["orchard, seed 0: AssertionError: an illegal move: nothing"]
    monkeypatch.setattr(proofs, "ENDLESS", 3)
    with pytest.raises(AssertionError, match="does not end"):
        proofs.play(engine.load(orchard), [player("random")], 0)


def test_reasons_that_are_few_or_always_the_same_are_found() -> None:
    varied = Counter({f"value {number}": 10 for number in range(20)})
    assert proofs.monotonous(varied) == []
    assert proofs.monotonous(Counter({f"value {number}": 10 for number in range(14)})) == [
        "14 kinds of reason instead of 15"
    ]
    assert proofs.monotonous(varied + Counter({"value 0": 100})) == ["value 0 in 110 of 300"]


@pytest.mark.slow
def test_reasons_are_of_several_kinds(rules: type[Game]) -> None:
    """Six positions instead of two hundred."""
    found = Counter(proofs._reason(game, number) for number, game in enumerate(proofs.positions(rules, 6)))
    assert len(found) >= 2, found


def test_slow_worlds_are_found(orchard: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proofs, "SLOWEST", -1.0)
    monkeypatch.setattr(proofs, "MEDIAN", -1.0)
    assert len(proofs.worlds(orchard, 30)) == 4
