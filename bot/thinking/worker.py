"""What happens in a process that thinks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from time import monotonic

import engine
from bot.base.processes import settle_in
from engine.game import View
from engine.players import Determinizer, StopCondition, never
from engine.players.hints import Hint, hint
from engine.players.levels import player
from engine.players.review import Loss, loss
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
    """By its name in `engine.players.levels`; not needed for a hint or a review."""
    seed: int
    seconds: float
    """What may be spent on it."""
    counted: bool = False
    """The player thinks to the end, so that its answer does not depend on the time; it fails if that takes longer."""


def prepare(games: Mapping[str, Parts]) -> None:
    """Get ready to play these games."""
    settle_in(NICENESS)
    GAMES.update(games)


def think(question: Question) -> str:
    """The move of a player who gets what its seat may know, and the time it has."""
    view, worlds, dice, enough = _known(question)
    return player(question.player, enough).decide(view, worlds, dice)


def advise(question: Question) -> Hint:
    """What the seat might do, as far as it may know."""
    return hint(*_known(question))


def look_back(made: Sequence[str], question: Question) -> Loss | None:
    """What the first of these moves lost, as far as the seat could know."""
    view, worlds, dice, enough = _known(question)
    return loss(view, worlds, dice, made, enough)


def _known(question: Question) -> tuple[View, Determinizer, Random, StopCondition]:
    game, seat = engine.load(question.game).from_json(question.position), question.seat
    end = monotonic() + question.seconds
    dice = Random(question.seed)  # noqa: S311 - for playing, not for secrets
    enough = never if question.counted else lambda: monotonic() > end
    return game.view(seat), lambda rng: game.determinize(seat, rng), dice, enough
