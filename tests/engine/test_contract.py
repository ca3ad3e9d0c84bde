"""The shared parts of the contract, and the conventions of the engine."""

import copy
import pickle
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import engine
from engine.game import MOST_SEATS, Event, Game, IllegalMove, Move


def test_a_move_is_its_notation() -> None:
    move = Move("place c4", (17,))
    assert move == "place c4"
    assert "place c4" in {move}
    assert (move.verb, move.args) == ("place", (17,))
    assert (Move("pass").verb, Move("pass").args) == ("pass", ())


def test_a_move_survives_copying_and_pickling() -> None:
    move = Move("place c4", (17,))
    for twin in (copy.deepcopy(move), pickle.loads(pickle.dumps(move))):
        assert (twin, twin.verb, twin.args) == (move, "place", (17,))


def test_an_illegal_move_names_what_is_legal() -> None:
    error = IllegalMove("jump", [f"place a{number}" for number in range(1, 20)])
    assert str(error).startswith("'jump' is not legal here; legal: place a1, place a2")
    assert str(error).endswith("place a12 …")
    assert len(error.legal) == 19


def test_an_event_reads_well_in_a_failing_test() -> None:
    event = Event("took", 1, only=2, reveals=True, card="apple1")
    assert repr(event) == "Event(took, seat=1, only=2, reveals=True, {'card': 'apple1'})"


def test_an_unknown_game_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        engine.load("ludo")


def test_a_game_knows_its_key_and_its_seats(rules: type[Game]) -> None:
    assert engine.load(rules.key) is rules
    assert 1 <= rules.min_seats <= rules.max_seats <= MOST_SEATS
    assert rules.rules_version >= 1


@pytest.mark.parametrize("part", ["engine", "render", "bot.games"])
def test_a_game_has_all_its_parts(rules: type[Game], part: str) -> None:
    assert import_module(f"{part}.{rules.key}")


def test_the_rules_run_on_the_standard_library_alone() -> None:
    """Without site packages every game is set up, played and shown; only JSON needs more."""
    code = """
import engine, random
from engine.players.random import playout
for key in engine.GAMES:
    game = engine.load(key).new(seats=2, seed=1)
    game.view(0), game.determinize(0, random.Random(1))
    playout(game, random.Random(1))
"""
    subprocess.run([sys.executable, "-S", "-c", code], check=True, timeout=120, cwd=Path(__file__).parents[2])
