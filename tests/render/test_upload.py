"""Uploads stay small: all pictures when a turn opens, and those that changed after a click."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

import engine
import render
from bot.base.i18n import localizer
from engine.game import Game, View
from render import Focus, Picture, Verbatim
from render.theme import DARK
from tests.engine.random_games import random_game, tables

KIB = 1 << 10
NAMES = tuple(map(Verbatim, ("Ana", "Benedikt", "Chiara", "Dmitri")))
MOMENTS = 4
"""Looked at in each half of a game; the later ones show more."""


def shown(view: View) -> list[Picture]:
    focus = Focus(view.to_move or 0, NAMES[: view.seats])
    return render.load(view.game).pictures(view, focus, DARK, localizer("en"))


def moments(rules: type[Game], seats: int) -> Iterator[tuple[View, View]]:
    """What all see before and after a move that leaves the turn to the same player, if any does."""
    options = next(options for number, options in tables(rules) if number == seats)
    views = [game.view(None) for game in random_game(rules, seats, options, 20 + seats)]
    steps = [(one, two) for one, two in pairwise(views) if one.to_move == two.to_move is not None]
    yield from (*steps[len(steps) // 3 :: max(1, len(steps) // MOMENTS)], *steps[-1:])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_little_is_uploaded(key: str, seats: int) -> None:
    for before, after in moments(engine.load(key), seats):
        opening, then = shown(before), shown(after)
        assert all(len(picture.png()) <= 200 * KIB for picture in (*opening, *then))
        assert sum(len(picture.png()) for picture in opening) < 500 * KIB
        known = {picture.fingerprint for picture in opening}
        assert sum(len(picture.png()) for picture in then if picture.fingerprint not in known) < 340 * KIB
