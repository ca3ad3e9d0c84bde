"""Which computer players there are, and which a game offers."""

from __future__ import annotations

import engine
from engine.players.levels import LEVELS, offered_levels
from engine.players.values import load

RANDOM = "random"
NONE = "none"
"""Where a computer player is chosen for a seat: to send one away."""
PLAYERS = (RANDOM, *LEVELS)
"""The players a seat can have; words under `bot-player-<key>`, names under `bot-computer-<key>`."""


def seatable(game: str) -> tuple[str, ...]:
    """The players a lobby of this game offers: its levels, the weakest first, and the random one."""
    return (*offered_levels(game), RANDOM)


def learned_at(game: str) -> str:
    """The numbers of players at which *expert* plays by what it learned; *all* where it always does."""
    rules, seats = engine.load(game), tuple(load(game).learned)
    return "all" if len(seats) == rules.max_seats - rules.min_seats + 1 else "/".join(map(str, seats))


def usual(game: str) -> str:
    """The player that is seated if nothing is said: the middle level, of two the easier one; the random one where there
    are no levels.
    """
    levels = offered_levels(game)
    return levels[(len(levels) - 1) // 2] if levels else RANDOM
