"""Positions to draw: `python -m tests.render.positions GAME …` plays a random game of each number of seats.

The moment that shows most becomes tests/data/pictures/GAME-<seats>.json. Positions that are there already are kept;
it stops at one that the rules no longer accept.
"""

from __future__ import annotations

import sys
from random import Random

import engine
import render
from benchmarks.pictures import NAMES, POSITIONS, NoPositions, asked, game_at
from bot.base.i18n import localizer
from engine.game import Game
from render import Focus
from render.theme import DARK
from tests.facts import facts

LOOKED_AT = 12
"""Moments in the later half of each game."""


def save(key: str) -> None:
    """Save one position for each number of seats that has none yet. Raises NoPositions where one is out of date."""
    rules = engine.load(key)
    for seats in range(rules.min_seats, rules.max_seats + 1):
        file = POSITIONS / f"{key}-{seats}.json"
        if file.exists():
            game_at(file)
            print(f"{file.name} is kept")
        else:
            file.write_text(max(later(rules, seats), key=much).to_json() + "\n")


def later(rules: type[Game], seats: int) -> list[Game]:
    """Some moments of a random game, from its middle on."""
    game, rng, eager = rules.new(seats=seats, seed=seats), Random(seats), facts(rules.key).eager
    moments = []
    while moves := game.moves():
        moments.append(game.copy())
        wanted = [move for move in moves if move.verb in eager]
        game.apply(rng.choice(wanted or moves))
    half = moments[len(moments) // 2 :]
    return half[:: max(1, len(half) // LOOKED_AT)]


def much(game: Game) -> int:
    """The number of items in the pictures of the turn."""
    view = game.view(game.to_move)
    focus = Focus(view.to_move or 0, NAMES[: view.seats])
    return sum(len(picture.shown) for picture in render.load(view.game).pictures(view, focus, DARK, localizer("en")))


if __name__ == "__main__":
    try:
        for key in asked(__doc__).games:
            save(key)
    except NoPositions as stale:
        sys.exit(str(stale))
