"""Facts that a decision needs are told, whatever the words: on the way to a turn that a person is about to take.

`tests/data/facts/GAME.json` names them. A fact is a name (`c4`, `bamboo`) or a number with its thing (`2 mana`); they
come from the printed rules and from what newcomers missed, not from labels (docs/screens.md). `things` lists other
words for a thing.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.messages import menus
from bot.messages.narration import question
from engine.game import Game, Move
from engine.kernel.forecast import forecast
from engine.registry import load
from tests.bot.matches import t

FILES = sorted((Path(__file__).parents[2] / "data" / "facts").glob("*.json"))
LEAST = 60
"""Positions of each game."""
NAMES = ("Ana", "Ben", "Cleo", "Dan")


@cache
def content(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return found


def positions(file: Path) -> Iterator[tuple[str, dict[str, Any], int]]:
    """The game of each position and after how many of its moves it stands."""
    for number, played in enumerate(content(file)["games"]):
        for after in played["facts"]:
            yield f"{file.stem}-{number}-{after}", played, int(after)


def _begun(rules: type[Game], played: Mapping[str, Any]) -> Game:
    """From its seed, or as it was set up by hand."""
    if "position" in played:
        return rules.from_json(json.dumps(played["position"]))
    return rules.new(seats=played["seats"], seed=played["seed"], options=played.get("options"))


def after(played: Mapping[str, Any], key: str, moves: int) -> Game:
    game = _begun(load(key), played)
    for move in played["moves"][:moves]:
        game.play(move)
    return game


def told(game: Game, turn: Sequence[str]) -> str:
    """All that questions, menus and labels say on the way through these moves."""
    ahead = forecast(game, None if game.may_see_moves(None) else game.to_move)
    words: list[str] = []
    for _, click, _ in menus.split_into_clicks(game.key, tuple(map(Move, turn)), ahead, t):
        assert ahead.prompt is not None
        words += [question(game.key, ahead.prompt, NAMES, t), *click.group, *click.group_prompts]
        words += [click.alone, click.label, click.detail]
        ahead = ahead.then(*click.moves).here()
    return "\n".join(words)


def tells(words: str, fact: str, things: Mapping[str, Sequence[str]]) -> bool:
    """Whether a part of a sentence names the thing, and the number with it: one may be told by the name alone."""
    number, _, thing = fact.partition(" ") if fact[0].isdecimal() else ("", "", fact)
    called = "|".join(map(re.escape, (thing, *things.get(thing, ()))))
    for part in re.split(r"[,;:·()\n]|\. | and ", words):
        if re.search(rf"(?<!\w)(?:{called})", part, re.IGNORECASE):
            numbers = re.findall(r"\b\d+\b", part)
            if not number or number in numbers or (number == "1" and not numbers):
                return True
    return False


@pytest.mark.parametrize(
    ("file", "played", "moves"),
    [pytest.param(file, played, moves, id=name) for file in FILES for name, played, moves in positions(file)],
)
def test_what_a_decision_needs_is_told(file: Path, played: dict[str, Any], moves: int) -> None:
    game, things = after(played, file.stem, moves), content(file)["things"]
    for turn, facts in played["facts"][str(moves)].items():
        words = told(game, turn.split(", "))
        missing = [fact for fact in facts if not tells(words, fact, things)]
        assert not missing, f"{turn} does not tell {missing}:\n{words}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_there_are_enough_positions(file: Path) -> None:
    assert sum(1 for _ in positions(file)) >= LEAST


@pytest.mark.parametrize(
    ("words", "fact", "is_told"),
    [
        ("c4: 1 step, +2 mana", "2 mana", True),
        ("c4: 2 steps, +1 mana", "2 mana", False),
        ("c4: +granite", "1 granite", True),
        ("c4: +2 granite", "1 granite", False),
        ("Temple on c4", "c4", True),
        ("Temple on d4", "c4", False),
        ("pay 12 crystals", "2 crystal", False),
        ("corner +4", "4 point", True),
    ],
)
def test_a_number_is_told_with_its_thing(words: str, fact: str, is_told: bool) -> None:
    assert tells(words, fact, {"point": ["corner"]}) is is_told
