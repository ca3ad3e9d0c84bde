"""Moments of random games of Helios."""

from collections.abc import Iterator
from random import Random

from engine.helios import GAME
from engine.helios.view import HeliosView
from render import Focus
from tests.engine.random_games import random_game, tables

NAMES = ("Ana", "Benedikt", "Chiara", "Dmitri")


def focus(view: HeliosView, seat: int | None = None) -> Focus:
    """The table seen by whoever is to move."""
    return Focus((view.to_move or 0) if seat is None else seat, NAMES[: view.seats])


def moments(step: int = 1) -> Iterator[HeliosView]:
    """Public views of a whole random game of each number of seats: every `step`th, and always the last."""
    for seats, options in {seats: (seats, options) for seats, options in tables(GAME)}.values():
        for index, game in enumerate(random_game(GAME, seats, options, 0)):
            if index % step == 0 or game.result:
                yield game.view(None)


def busy(seats: int, number: int, preset: str = "booklet") -> Iterator[HeliosView]:
    """Every public view of a game in which players pass only if they must, so that boards fill up."""
    game = GAME.new(seats=seats, seed=number, options={"preset": preset})
    rng = Random(number)
    yield game.view(None)
    while game.to_move is not None:
        moves = game.moves()
        active = [move for move in moves if move.verb not in ("pass", "decline", "end")]
        game.apply(rng.choice(active or moves))
        yield game.view(None)


def some_views() -> list[HeliosView]:
    """Early, middle and late moments at every number of seats, one at least of every kind of decision."""
    views = [*moments(step=71)]
    for seats in (2, 3, 4):
        game = list(busy(seats, 4))
        views += game[::61]
        views += {view.prompt.kind: view for view in game if view.prompt}.values()
        views += [view for view in game if view.worth and view.prompt and view.prompt.kind == "place"][:1]
    return views


VIEWS = some_views()
