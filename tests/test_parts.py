"""Every game provides the functions its contracts name, with the same signatures: mypy does not check modules as
protocols.
"""

import inspect
import re
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import bot.games
import render
from bot.base.choices import GamePart
from engine.game import Game
from render.picture import GamePictures

MOST_RULES_CITED = 20


def problems(part: Any, contract: type, view: str) -> list[str]:
    """What a part of a game whose views are called `view` lacks of its contract: a sentence each."""
    found = []
    where = f"(see {contract.__module__}.{contract.__name__})"
    for name, wanted in inspect.getmembers(contract, inspect.isfunction):
        if name.startswith("_"):
            continue
        asked = _written(wanted, view, skip=1)
        given = getattr(part, name, None)
        if given is None:
            found.append(f"{part.__name__} has no function {name}: write {name}{asked} {where}")
        elif _written(given, view) != asked:
            found.append(f"{part.__name__}.{name} is {name}{_written(given, view)}; it has to be {name}{asked} {where}")
    return found


def _written(function: Callable[..., Any], view: str, skip: int = 0) -> str:
    """The signature as text; the views of a game have their own type, which its parts name."""
    signature = inspect.signature(function)
    texts = [
        f"{name}: {view if name == 'view' and parameter.annotation in ('Any', 'V') else parameter.annotation}"
        for name, parameter in list(signature.parameters.items())[skip:]
    ]
    return f"({', '.join(texts)}) -> {signature.return_annotation}"


def test_a_game_gives_all_its_parts(rules: type[Game]) -> None:
    view = type(rules.new(seats=rules.min_seats, seed=1).view(None)).__name__
    assert view != "View"
    parts = (render.load(rules.key), GamePictures), (bot.games.load(rules.key), GamePart)
    found = [problem for part, contract in parts for problem in problems(part, contract, view)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"own_text": None}, "render.orchard has no function own_text: write own_text(view: OrchardView, focus: "),
        ({"icons": lambda size: {}}, "it has to be icons() -> dict"),
        ({"pictures": lambda view: []}, "it has to be pictures(view: OrchardView, focus: Focus, theme: Theme, "),
    ],
)
def test_a_part_that_lacks_something_is_told_in_a_sentence(orchard: str, change: dict[str, Any], sentence: str) -> None:
    part = render.load(orchard)
    doctored = SimpleNamespace(**vars(part) | change)
    (found,) = problems(doctored, GamePictures, "OrchardView")
    assert sentence in found
    assert problems(part, GamePictures, "OrchardView") == []


def test_the_bots_part_of_games_leaves_rules_to_the_engine() -> None:
    """Whoever cites a rule there has written it a second time, as a rule; some comments point at one."""
    root = Path(bot.games.__file__).parent
    texts = (file.read_text("utf-8") for ending in ("py", "json", "ftl") for file in root.rglob(f"*.{ending}"))
    cited = [number for text in texts for number in re.findall(r"\b[A-Z]-\d+(?:\.\d+)*\b", text)]
    assert len(cited) <= MOST_RULES_CITED, cited
