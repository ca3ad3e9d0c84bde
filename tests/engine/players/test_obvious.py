"""Positions set up by hand from the rules, in which one move is plainly best: see tests/data/obvious."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import engine
from engine.players.levels import LEVELS, player

FOLDER = Path(__file__).parents[2] / "data" / "obvious"
POSITIONS = [
    (file.stem, each) for file in sorted(FOLDER.glob("*.json")) for each in json.loads(file.read_text("utf-8"))
]
STRONG = [level for level in LEVELS if level != "easy"]
SEEDS, ENOUGH = 20, 19


def ids(value: Any) -> str:
    return value["name"] if isinstance(value, dict) else str(value)


@pytest.mark.parametrize(("game", "obvious"), POSITIONS, ids=ids)
@pytest.mark.parametrize("level", STRONG)
def test_a_level_finds_the_best_move(game: str, obvious: dict[str, Any], level: str) -> None:
    table = engine.load(game).from_json(json.dumps(obvious["position"]))
    seat = table.to_move
    assert len(table.moves()) > 1
    found = [
        player(level).decide(table.view(seat), lambda rng: table.determinize(seat, rng), Random(seed))
        for seed in range(SEEDS)
    ]
    assert sum(move.startswith(tuple(obvious["best"])) for move in found) >= ENOUGH, found


@pytest.mark.parametrize(("game", "obvious"), POSITIONS, ids=ids)
def test_the_rules_it_rests_on_are_in_the_rule_book(game: str, obvious: dict[str, Any]) -> None:
    book = (Path(engine.__file__).parent / game / "rules.md").read_text("utf-8")
    for rule in obvious["rules"]:
        assert f"**{rule}**" in book
