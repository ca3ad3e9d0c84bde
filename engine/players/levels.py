"""Players by name: those that programs ask for, and the levels that people choose."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.players import Player, StopCondition, never
from engine.players.greedy import GreedyPlayer
from engine.players.lookahead import LookaheadPlayer
from engine.players.random import RandomPlayer
from engine.players.values import learned, load

LEVELS: dict[str, Callable[[StopCondition], Player]] = {
    "easy": lambda enough: GreedyPlayer(softness=0.1),
    "medium": lambda enough: LookaheadPlayer(worlds=1, beam=1, softness=0.02, enough=enough),
    "hard": lambda enough: LookaheadPlayer(worlds=2, beam=8, enough=enough),
    "expert": lambda enough: LookaheadPlayer(worlds=2, beam=8, enough=enough, by=learned),
}
"""The weakest first: less thought and a softer choice among good moves, never blunders."""


class UnknownPlayer(ValueError):
    """No player has this name."""


def player(name: str, enough: StopCondition = never) -> Player:
    """A player or a level by name: `greedy`, `lookahead:4` (beam), `hard`. Raises UnknownPlayer."""
    key, _, beam = name.partition(":")
    made: dict[str, Callable[[], Player]] = {
        "random": RandomPlayer,
        "greedy": GreedyPlayer,
        "lookahead": partial(LookaheadPlayer, enough=enough),
    }
    if beam.isdecimal() and key == "lookahead":
        return LookaheadPlayer(beam=int(beam), enough=enough)
    made |= {level: partial(make, enough) for level, make in LEVELS.items()}
    if name not in made:
        raise UnknownPlayer(name)
    return made[name]()


def offered_levels(game: str) -> tuple[str, ...]:
    """The levels of a game that people may choose, the weakest first: those proved apart in the arena."""
    return tuple(load(game).levels)
