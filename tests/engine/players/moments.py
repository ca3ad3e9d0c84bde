"""Decisions to try players at."""

from random import Random

from engine.game import Game


def moments(rules: type[Game], count: int) -> list[Game]:
    """Decisions with a choice, some moves apart, at every number of seats."""
    found = []
    for seats in range(rules.min_seats, rules.max_seats + 1):
        game, rng = rules.new(seats=seats, seed=seats), Random(seats)
        for number in range(7 * count):
            if game.to_move is None:
                break
            if number % 7 == 6 and len(game.moves()) > 1:
                found.append(game.copy())
            game.apply(rng.choice(game.moves()))
    return found
