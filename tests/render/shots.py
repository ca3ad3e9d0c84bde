"""Every picture of a game at its moments."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import engine
import render
from bot.base.i18n import localizer
from engine.game import Game, View
from render import Focus, Localize, Picture, Verbatim
from render.theme import DARK
from tests.engine.random_games import random_game, tables

NAMES = tuple(map(Verbatim, ("Ana", "Benedikt", "Chiara", "Dmitri")))
MOMENTS = 8


def moments(rules: type[Game]) -> Iterator[Game]:
    """From a whole random game of each number of seats, early to late."""
    for seats, options in {seats: (seats, options) for seats, options in tables(rules)}.values():
        games = [game.copy() for game in random_game(rules, seats, options, seats)]
        yield from games[:: max(1, len(games) // MOMENTS)]
        yield games[-1]


@cache
def shots(key: str) -> list[tuple[View, Picture]]:
    """Every picture that the seat to move sees at these moments."""
    found = []
    for game in moments(engine.load(key)):
        view = game.view(game.to_move)
        focus = Focus(view.to_move or 0, NAMES[: view.seats])
        found += [(view, picture) for picture in every_kind(view, focus, localizer("en"))]
    return found


def every_kind(view: View, focus: Focus, t: Localize) -> list[Picture]:
    part = render.load(view.game)
    return [picture for draw in (part.pictures, part.gallery, part.private) for picture in draw(view, focus, DARK, t)]


def is_legend(picture: Picture) -> bool:
    return picture.name == "legend"


def legends(key: str) -> list[Picture]:
    """The pictures that explain signs, each once."""
    found = {picture.fingerprint: picture for _, picture in shots(key) if is_legend(picture)}
    assert found, f"the gallery of render/{key} lacks legend.pictures"
    return list(found.values())
