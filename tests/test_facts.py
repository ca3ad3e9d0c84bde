"""The facts of every game are there, and name what the game hides."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from engine.game import Game
from tests import facts as module
from tests.engine.random_games import few_tables, random_game
from tests.facts import MissingFacts, facts

STEP = 7
"""Every this many decisions the views are compared."""


def strings(value: Any) -> Iterator[str]:
    """Every string within JSON, except names of fields and what scores left out."""
    if isinstance(value, dict):
        value = [item for name, item in value.items() if name not in ("moves", "scores")]
    if isinstance(value, list):
        for item in value:
            yield from strings(item)
    elif isinstance(value, str):
        yield value


@pytest.mark.parametrize(
    ("sentence", "hidden"),
    [
        ("c2: 15 crystals, other 10; 1 card", []),
        ("Rebuild c2, −3 cards: 15 crystals", []),
        ("Fly to c2: 15 crystals", []),
        ("Ben has 15 crystals", [15]),
        ("Ben: 15 crystals", [15]),
        ("You stand on c2 with 15 crystals", [15]),
    ],
)
def test_what_a_building_brings_is_nobodys_secret(sentence: str, hidden: list[int]) -> None:
    """In Blue Moon City one may bring more crystals than an Offering costs; what somebody has stays hidden."""
    [amount] = facts("bluemoon").amounts
    assert amount.numbers(sentence) == hidden


def test_what_a_hand_hides_is_looked_for_end_to_end(rules: type[Game]) -> None:
    """Whatever a seat sees and a spectator does not is a card of the hand that the facts name."""
    cards = facts(rules.key).cards
    seats, options = few_tables(rules)[-1]
    for number, game in enumerate(random_game(rules, seats, options, 1)):
        if number % STEP == 0 and game.to_move is not None:
            public = set(strings(json.loads(game.view(None).to_json())))
            view = game.view(game.to_move)
            hidden = set(strings(json.loads(view.to_json()))) - public
            assert hidden <= cards.hand(view) & set(cards.ids), (
                f"a seat of {rules.key} sees {sorted(hidden)[:5]}, which a spectator does not: `cards` in "
                f"tests/games/{rules.key}/facts.py must name them, in `ids` and in `hand`"
            )


def test_a_game_without_facts_is_told_what_to_write() -> None:
    with pytest.raises(MissingFacts, match=r"tests/games/ludo/facts\.py is missing: .* GameFacts"):
        facts("ludo")


def test_a_missing_field_is_named(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "games" / "ludo"
    folder.mkdir(parents=True)
    (folder / "facts.py").write_text("from tests.facts import GameFacts\nFACTS = GameFacts(eager=frozenset())\n")
    monkeypatch.setattr(module, "FOLDER", tmp_path / "games")
    with pytest.raises(MissingFacts, match=r"tests/games/ludo/facts\.py: .*'cards'"):
        facts("ludo")
