"""Whoever changes one fact of a public view changes the words: nothing a picture shows is kept from who cannot see."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any

import pytest

import engine
import render
from bot.base.i18n import MissingWords, speaker
from engine.game import Game, View
from render import Focus, Verbatim
from tests.engine.walks import random_game, tables

NAMES = tuple(map(Verbatim, ("Ana", "Bo", "Cem", "Dilara")))
SAY = speaker("en")
UNTOLD = {
    "game": "the words are found by it",
    "data": "what a question needs to be put in words; what it says of the table is told as well",
    "crystals": "hidden by a rule of display, until they are open at the end",
}
"""Fields without words of their own, each with its reason."""
ANOTHER = {"turns": "end_of_round", "actions": "characters"}
"""What a phase that is told in a sentence of its own is changed to."""
Path = tuple[str | int, ...]


def leaves(value: Any, path: Path = ()) -> Iterator[Path]:
    """The ways to all single facts; of rows of like things to those of the first and the last one.

    What there is none of may go without its name.
    """
    if is_dataclass(value):
        for field in fields(value):
            if field.name not in UNTOLD or getattr(value, f"{field.name}_open", False):
                yield from leaves(getattr(value, field.name), (*path, field.name))
    elif isinstance(value, tuple):
        places = {len(value) - 1} if nothing_of_it(value) else {0, len(value) - 1}
        for place in sorted(places) if value else ():
            yield from leaves(value[place], (*path, place))
    elif value is not None:
        yield path


def nothing_of_it(value: tuple[Any, ...]) -> bool:
    """A name with nought, or with an empty list, or with a list of such names."""
    if len(value) != 2 or not isinstance(value[0], str):
        return False
    rest = value[1]
    return rest == 0 or (isinstance(rest, tuple) and all(isinstance(one, tuple) and nothing_of_it(one) for one in rest))


def changed(value: Any, path: Path) -> Any:
    """The value with another fact at the end of the path."""
    if not path:
        return other(value)
    step, *rest = path
    if isinstance(step, str):
        return replace(value, **{step: changed(getattr(value, step), tuple(rest))})
    items = [changed(item, tuple(rest)) if place == step else item for place, item in enumerate(value)]
    return type(value)(*items) if hasattr(value, "_fields") else tuple(items)


def other(fact: Any) -> Any:
    if isinstance(fact, bool):
        return not fact
    if isinstance(fact, int):
        return 1 if fact == 0 else 0
    return type(fact)(ANOTHER.get(fact, f"{fact}x"))


def told(view: View) -> list[str] | str:
    """The words, or which are missing for a thing that does not exist."""
    try:
        return render.load(view.game).state_text(view, Focus(0, NAMES[: view.seats]), SAY)
    except (MissingWords, LookupError) as missing:
        return repr(missing)


def moments(rules: type[Game]) -> list[View]:
    """One view early, one in the middle and one at the end of a random game."""
    seats, options = tables(rules)[0]
    views = [game.view(None) for game in random_game(rules, seats, options, 1)]
    return [views[len(views) // 8], views[len(views) // 2], views[-1]]


@pytest.mark.parametrize("moment", range(3), ids=("early", "middle", "end"))
@pytest.mark.parametrize("key", list(engine.GAMES))
def test_every_fact_is_told(key: str, moment: int) -> None:
    view = moments(engine.load(key))[moment]
    words = told(view)
    silent = [path for path in leaves(view) if told(changed(view, path)) == words]
    assert silent == []
