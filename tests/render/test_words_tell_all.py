"""Changing any fact of a public view changes the words: they leave out nothing that a picture shows."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

import pytest

import engine
import render
from bot.base.i18n import MissingWords, localizer
from engine.game import Game, View
from render import Focus, Verbatim
from tests.engine.random_games import random_game, tables
from tests.facts import facts

NAMES = tuple(map(Verbatim, ("Ana", "Bo", "Cem", "Dilara")))
SAY = localizer("en")
UNTOLD = {
    "game": "the words are found by it",
    "data": "what a question needs to be put in words; what it says of the table is told as well",
}
"""Fields of every game without words of their own, each with its reason."""
Path = tuple[str | int, ...]


def leaves(value: Any, untold: Collection[str], path: Path = ()) -> Iterator[Path]:
    """The paths to all single facts; in rows of like things, to those of the first and the last one.

    The name of something with count zero need not be mentioned.
    """
    if is_dataclass(value):
        for field in fields(value):
            if field.name not in untold or getattr(value, f"{field.name}_open", False):
                yield from leaves(getattr(value, field.name), untold, (*path, field.name))
    elif isinstance(value, tuple):
        places = {len(value) - 1} if nothing_of_it(value) else {0, len(value) - 1}
        for place in sorted(places) if value else ():
            yield from leaves(value[place], untold, (*path, place))
    elif value is not None:
        yield path


def nothing_of_it(value: tuple[Any, ...]) -> bool:
    """A name with zero, with an empty list, or with a list of such names."""
    if len(value) != 2 or not isinstance(value[0], str):
        return False
    rest = value[1]
    return rest == 0 or (isinstance(rest, tuple) and all(isinstance(one, tuple) and nothing_of_it(one) for one in rest))


def changed(value: Any, path: Path, another: Mapping[str, str]) -> Any:
    """The value with another fact at the end of the path."""
    if not path:
        return other(value, another)
    step, *rest = path
    if isinstance(step, str):
        return replace(value, **{step: changed(getattr(value, step), tuple(rest), another)})
    items = [changed(item, tuple(rest), another) if place == step else item for place, item in enumerate(value)]
    return type(value)(*items) if hasattr(value, "_fields") else tuple(items)


def other(fact: Any, another: Mapping[str, str]) -> Any:
    if isinstance(fact, bool):
        return not fact
    if isinstance(fact, int):
        return 1 if fact == 0 else 0
    return type(fact)(another.get(fact, f"{fact}x"))


def told(view: View) -> list[str] | str:
    """The words, or the error about a message that is missing for an id that does not exist."""
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
def test_every_fact_is_told(key: str, moment: int) -> None:
    view, known = moments(engine.load(key))[moment], facts(key)
    words = told(view)
    untold = {*UNTOLD, *known.untold, *(known.past if view.result else ())}
    silent = [path for path in leaves(view, untold) if told(changed(view, path, known.another)) == words]
    assert not silent, (
        f"words of render/{key} do not tell {silent}: tell them, or give the reason in its facts: untold, past"
    )
