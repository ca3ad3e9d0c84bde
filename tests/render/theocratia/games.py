"""Random games that pictures are tried with."""

from __future__ import annotations

from random import Random

from engine.theocratia import GAME

NAMES = ("Ana", "Benedikt", "Chiara", "Dmitri")


def games() -> list[GAME]:
    found = []
    for seats, colours in ((2, "blue_white"), (3, "in_order"), (4, "in_order")):
        game, rng = GAME.new(seats=seats, seed=seats, options={"colours": colours}), Random(seats)
        number = 0
        while game.to_move is not None:
            game.play(rng.choice(game.moves()))
            number += 1
            if number % 25 == 0:
                found.append(game.copy())
        found.append(game)
    return found


GAMES = games()
