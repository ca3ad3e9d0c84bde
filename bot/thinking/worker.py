"""What happens in a process that thinks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from time import monotonic

import engine
from bot.base.processes import settle_in
from engine.players.levels import player
from engine.registry import GAMES, Parts

NICENESS = 10
"""Thinking gives way to clicks and to pictures."""


@dataclass(frozen=True, slots=True)
class Question:
    """A decision to make, as a value that travels to another process."""

    game: str
    """The key of the game."""
    position: str
    seat: int
    player: str
    """By its name in `engine.players.levels`."""
    seed: int
    seconds: float
    """What may be spent on it."""


def prepare(games: Mapping[str, Parts]) -> None:
    """Get ready to play these games."""
    settle_in(NICENESS)
    GAMES.update(games)


def think(question: Question) -> str:
    """The move of a player who gets what its seat may know, and the time it has."""
    game, seat = engine.load(question.game).from_json(question.position), question.seat
    end = monotonic() + question.seconds
    thinker = player(question.player, lambda: monotonic() > end)
    dice = Random(question.seed)  # noqa: S311 - for playing, not for secrets
    return thinker.decide(game.view(seat), lambda rng: game.determinize(seat, rng), dice)
