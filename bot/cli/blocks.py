"""Blocks of the arena: games of one seed, one for each rotation of the seats. Runs in processes of its own."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.metadata import entry_points
from random import Random
from time import process_time
from typing import TYPE_CHECKING

import engine
from bot.base.processes import settle_in
from engine.players import never
from engine.players.levels import UnknownPlayer
from engine.players.levels import player as own
from engine.players.values import lead, won
from engine.registry import GAMES, Parts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.game import Game, Move, View
    from engine.players import Player, StopCondition

GROUP = "solstice.players"
"""Entry points of other packages: each is called with the clock (`StopCondition`) and returns a `Player`."""
LONGEST = 5_000
"""Decisions after which a game is given up: nobody has won."""
NICENESS = 10


@dataclass(frozen=True, slots=True)
class Match:
    """Who plays what. Equal matches have equal blocks for equal seeds, if they think without a clock."""

    game: str
    options: tuple[tuple[str, str], ...]
    players: tuple[str, ...]
    """One for each seat."""
    milliseconds: int
    """Of processor time: what each may take for a decision whatever else the machine does; 0 for what it needs."""

    @property
    def fair(self) -> float:
        """The share of victories of a player no better than the others."""
        return 1 / len(self.players)


@dataclass(frozen=True, slots=True)
class Block:
    """The means of the games of one seed, by player of the line-up."""

    seed: int
    shares: tuple[float, ...]
    """Of victories; a shared first place is split."""
    margins: tuple[float, ...]
    """Points ahead of the mean of the others."""
    thinking: tuple[float, ...]
    """Milliseconds of processor time a decision."""
    decisions: int
    unfinished: int
    """Games that were given up."""


def prepare(games: Mapping[str, Parts]) -> None:
    """Get ready in a process of its own to play these games."""
    settle_in(NICENESS)
    GAMES.update(games)


def player(name: str, enough: StopCondition = never) -> Player:
    """One of Solstice's own players, else one that another package brings. Raises UnknownPlayer."""
    try:
        return own(name, enough)
    except UnknownPlayer:
        for point in entry_points(group=GROUP, name=name):
            brought: Player = point.load()(enough)
            return brought
        raise


def play(match: Match, seed: int) -> Block:
    """One game for each rotation of the seats."""
    size = len(match.players)
    tables = [_Table(match, seed, rotation) for rotation in range(size)]
    for table in tables:
        table.play()
    shares = [[table.share(table.seat(index)) for table in tables] for index in range(size)]
    margins = [[table.margin(table.seat(index)) for table in tables] for index in range(size)]
    spent = [sum(table.seconds[table.seat(index)] for table in tables) for index in range(size)]
    made = [sum(table.made[table.seat(index)] for table in tables) for index in range(size)]
    return Block(
        seed,
        tuple(round(sum(each) / size, 4) for each in shares),
        tuple(round(sum(each) / size, 4) for each in margins),
        tuple(round(1000 * seconds / max(count, 1), 2) for seconds, count in zip(spent, made, strict=True)),
        sum(made),
        sum(table.game.result is None for table in tables),
    )


class _Table:
    """One game; player `index` of the line-up sits `rotation` seats farther on."""

    def __init__(self, match: Match, seed: int, rotation: int) -> None:
        self.rotation, self.size = rotation, len(match.players)
        self.game: Game = engine.load(match.game).new(seats=self.size, seed=seed, options=dict(match.options))
        self.limit = match.milliseconds / 1000
        self.players = [player(name, self._clock()) for name in match.players]
        self.dice = [Random(f"{seed} {rotation} {index}") for index in range(self.size)]  # noqa: S311
        self.began = 0.0
        self.seconds, self.made = [0.0] * self.size, [0] * self.size

    def _clock(self) -> StopCondition:
        return (lambda: process_time() - self.began > self.limit) if self.limit else never

    def seat(self, index: int) -> int:
        return (index + self.rotation) % self.size

    def play(self) -> None:
        while (seat := self.game.to_move) is not None and sum(self.made) < LONGEST:
            view = self.game.view(seat)
            self.began = process_time()
            move = self._decide(view, seat)
            self.seconds[seat] += process_time() - self.began
            self.made[seat] += 1
            self.game.play(move)

    def _decide(self, view: View, seat: int) -> Move:
        index = (seat - self.rotation) % self.size
        return self.players[index].decide(view, lambda rng: self.game.determinize(seat, rng), self.dice[index])

    def share(self, seat: int) -> float:
        share = won(self.game, seat)
        return 1 / self.size if share is None else share

    def margin(self, seat: int) -> float:
        return lead([score.total for score in self.game.scores()], seat)
