"""Players by name: those that programs ask for, and the levels that people choose."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.players import Enough, Player, never
from engine.players.greedy import GreedyPlayer
from engine.players.lookahead import LookaheadPlayer
from engine.players.random import RandomPlayer
from engine.players.search import SearchPlayer
from engine.players.values import load

ENDLESS = 1_000_000
"""Iterations of a search that a clock ends."""

LEVELS: dict[str, Callable[[Enough], Player]] = {
    "easy": lambda enough: GreedyPlayer(softness=0.1),
    "medium": lambda enough: LookaheadPlayer(worlds=1, beam=1, softness=0.02, enough=enough),
    "hard": lambda enough: LookaheadPlayer(worlds=2, beam=8, enough=enough),
}
"""The weakest first: less thought and a softer choice among good moves, never blunders."""


class UnknownPlayer(ValueError):
    """No player has this name."""


def player(name: str, enough: Enough = never) -> Player:
    """A player or a level by name: `greedy`, `lookahead:4` (beam), `search:200` (iterations), `hard`.

    A clock ends the thinking of those that think for long; without a number `search` then thinks until it does.
    Raises UnknownPlayer.
    """
    key, _, number = name.partition(":")
    made: dict[str, Callable[..., Player]] = {
        "random": RandomPlayer,
        "greedy": GreedyPlayer,
        "lookahead": partial(LookaheadPlayer, enough=enough),
        "search": partial(SearchPlayer, enough=enough),
    }
    strength = {"lookahead": "beam", "search": "iterations"}
    if key in LEVELS and not number:
        return LEVELS[key](enough)
    if key not in made or (number and (key not in strength or not number.isdecimal())):
        raise UnknownPlayer(name)
    if number:
        return made[key](**{strength[key]: int(number)})
    return made[key](iterations=ENDLESS) if key == "search" and enough is not never else made[key]()


def offered_levels(game: str) -> tuple[str, ...]:
    """The levels of a game that people may choose, the weakest first: those proved apart in the arena."""
    return tuple(load(game).levels)
