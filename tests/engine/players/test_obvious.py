"""Positions set up by hand from the rules, in which one move is plainly best: see tests/data/obvious."""

import json
from collections import Counter
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

import engine
from benchmarks.proofs import ENOUGH, OBVIOUS, SEEDS, finds, strong
from engine.players.hints import hint
from engine.players.levels import player


def positions(folder: Path) -> list[tuple[str, dict[str, Any]]]:
    return [(file.stem, each) for file in sorted(folder.glob("*.json")) for each in json.loads(file.read_text("utf-8"))]


def asked(found: list[tuple[str, dict[str, Any]]]) -> list[tuple[str, dict[str, Any], str]]:
    """Every level from medium on that a game offers."""
    return [(game, obvious, level) for game, obvious in found for level in strong(game)]


TRIED, FRESH = positions(OBVIOUS), positions(OBVIOUS / "fresh")
WINS = sorted((OBVIOUS.parent / "wins").glob("*.json"))
FEW = 4
"""Seeds for the fresh ones; `benchmarks.proofs obvious` takes all."""


def ids(value: Any) -> str:
    return value["name"] if isinstance(value, dict) else str(value)


@pytest.mark.parametrize(("game", "obvious", "level"), asked(TRIED), ids=ids)
def test_a_level_finds_the_best_move(game: str, obvious: dict[str, Any], level: str) -> None:
    assert finds(obvious, level, SEEDS) >= ENOUGH


@pytest.mark.parametrize(("game", "obvious", "level"), asked(FRESH), ids=ids)
def test_a_level_finds_the_best_move_where_nothing_was_ever_tuned(
    game: str, obvious: dict[str, Any], level: str
) -> None:
    """A level that misses one does so from all seeds, and docs/players.md says so."""
    assert finds(obvious, level, FEW) == (0 if level in obvious.get("missed_by", ()) else FEW)


def test_there_are_five_of_each_in_every_game() -> None:
    for found in (TRIED, FRESH):
        assert Counter(game for game, _ in found) == {"bluemoon": 5, "helios": 5, "theocratia": 5}


@pytest.mark.parametrize(("game", "obvious"), TRIED + FRESH, ids=ids)
def test_there_is_a_choice_and_the_rules_it_rests_on_are_in_the_rule_book(game: str, obvious: dict[str, Any]) -> None:
    assert len(engine.load(game).from_json(json.dumps(obvious["position"])).moves()) > 1
    book = (Path(engine.__file__).parent / game / "rules.md").read_text("utf-8")
    for rule in obvious["rules"]:
        assert f"**{rule}**" in book


@pytest.mark.parametrize("file", WINS, ids=lambda file: file.stem)
@pytest.mark.parametrize("level", strong("bluemoon"))
@pytest.mark.parametrize("seed", range(5))
def test_a_level_wins_where_it_can_win_in_this_turn(file: Path, level: str, seed: int) -> None:
    position = json.loads(file.read_text("utf-8"))["position"]
    game, rng, thinker = engine.load(position["game"]).from_json(json.dumps(position)), Random(seed), player(level)
    seat = game.to_move
    while seat is not None and game.to_move == seat:
        game.apply(thinker.decide(game.view(seat), partial(game.determinize, seat), rng))
    assert game.result is not None
    assert seat is not None
    assert game.result.ranks is not None
    assert game.result.ranks[seat] == 1


@pytest.mark.parametrize("file", WINS, ids=lambda file: file.stem)
def test_a_hint_begins_with_the_shortest_way_to_win(file: Path) -> None:
    position = json.loads(file.read_text("utf-8"))["position"]
    game = engine.load(position["game"]).from_json(json.dumps(position))
    found = hint(game.view(game.to_move), partial(game.determinize, game.to_move or 0), Random(1))
    assert len(found.ideas[0].path) == 4, "two steps, their end, and the Offering"
    assert found.ideas[0].path[-1] == "offer"
    assert found.ideas[0].wins
    assert found.ideas[0].gain < 6, "in Offerings, whatever winning counts to players"


@pytest.mark.parametrize("level", strong("helios"))
def test_nobody_hires_whom_no_cubes_can_wake_any_more(level: str) -> None:
    """Helios, H-7.2: the last phase of the characters; mana is a point each (H-9.9)."""
    bare = {"tiles": {"d4": {"tile": "redwood", "cubes": [], "temple": True}}, "mana": 3}
    position = {"game": "helios", "round": 4, "turn": 8, "boards": [bare, bare]}
    assert finds({"position": position, "best": ["end"]}, level, SEEDS) == SEEDS


@pytest.mark.parametrize("seed", range(3))
def test_a_hint_gives_no_points_away_to_end_a_game_that_is_won(seed: int) -> None:
    """Helios, H-7.2 and H-9.9: hiring whom nobody can wake ends the game at once, and so 2 mana and points earlier."""
    bare = {"tiles": {"d4": {"tile": "redwood", "cubes": [], "temple": True}}, "mana": 2}
    hired = ["architect", "inventor", "priestess", "prophetess", "cartographer", "princess", "treasurer"]
    boards = [bare | {"points": 9}, bare | {"hired": hired}]
    game = engine.load("helios").from_json(json.dumps({"game": "helios", "round": 4, "turn": 8, "boards": boards}))
    best, other = hint(game.view(0), partial(game.determinize, 0), Random(seed)).ideas
    assert (best.path, best.gain) == (("end",), 0)
    assert (other.path, other.gain, other.wins) == (("hire explorer",), -2, True)


@pytest.mark.parametrize("seed", range(5))
def test_the_way_to_an_offering_spends_no_card_for_steps_that_are_not_needed(seed: int) -> None:
    """Blue Moon City, B-3.1, B-3.3 and B-7.1: two steps from the courtyard, with ten crystals and a price of eight."""
    position = (OBVIOUS.parent / "offering.json").read_text("utf-8")
    game, rng, thinker = engine.load("bluemoon").from_json(position), Random(seed), player("hard")
    while game.to_move == 1 and game.view(1).prompt.kind in {"move", "offer"}:
        game.apply(thinker.decide(game.view(1), partial(game.determinize, 1), rng))
    assert game.scores()[1].total == 2
    assert json.loads(game.to_json())["hands"][1]["grey2"] == 1


def test_a_hint_goes_straight_to_an_offering() -> None:
    position = (OBVIOUS.parent / "offering.json").read_text("utf-8")
    game = engine.load("bluemoon").from_json(position)
    best = hint(game.view(1), partial(game.determinize, 1), Random(1)).ideas[0]
    assert [move.verb for move in best.path[:4]] == ["step", "step", "end", "offer"]
