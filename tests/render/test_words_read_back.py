"""The state in words is complete: an independent reader finds every fact of the public view in it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import engine
import render
from engine.game import Game, View
from render import Focus, Localize, Verbatim
from tests.engine.random_games import tables, walks
from tests.facts import facts
from tests.profiles import rounds
from tests.render.reading import reader

STEP = rounds(4, 1)
"""In whole games, one state in this many is read, and the last one."""

NAMES = tuple(map(Verbatim, ("Ana", "Benedikt", "Chiara", "Dmitri")))


def check(view: View, t: Localize) -> None:
    names, reading = NAMES[: view.seats], reader(view.game)
    words = render.load(view.game).state_text(view, Focus(0, names), t)
    assert reading.state(words, names) == reading.facts(view)


def whole_game(rules: type[Game], seats: int, options: dict[str, str]) -> Iterator[View]:
    """The public views before each decision and at the end; each kind of move is equally likely."""
    game, rng, eager = rules.new(seats=seats, seed=seats, options=options), Random(seats), facts(rules.key).eager
    while moves := game.moves():
        yield game.view(None)
        verbs = {move.verb for move in moves}
        verb = rng.choice(sorted(verbs & eager or verbs))
        game.apply(rng.choice([move for move in moves if move.verb == verb]))
    yield game.view(None)


@pytest.mark.slow
def test_the_words_of_whole_games_read_back_as_the_facts(key: str, remembering: Localize) -> None:
    rules = engine.load(key)
    for seats in range(rules.min_seats, rules.max_seats + 1):
        playable = [options for number, options in tables(rules) if number == seats]
        views = list(whole_game(rules, seats, playable[-1 if seats % 2 else 0]))
        for view in (*views[::STEP], views[-1]):
            check(view, remembering)


@given(st.data())
def test_the_words_of_any_moment_at_any_table_read_back_as_the_facts(
    key: str, remembering: Localize, data: st.DataObject
) -> None:
    check(data.draw(walks(engine.load(key))).end().view(None), remembering)
