"""Looking back at a decision that was made: whether there was a better one, by how much, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

from engine.game import Game, IllegalMove, Move, View
from engine.players import Enough, Worlds, never, options
from engine.players.choice import choose
from engine.players.greedy import after
from engine.players.lookahead import LONGEST, Line, follow
from engine.players.values import Value, gathered, lead, load

BEAM, EACH = 4, 4
CHOOSING = 3
"""Worlds in which the better move is looked for; what it gains is measured in others, for the best of many moves that
look alike always looks better than it is.
"""
MEASURING = 10
SURE = 2.0
"""What a better move has to gain: more than so many standard errors, and `Value.least`."""
SOFTNESS = 0.05
"""How all play on: by moves nearly as good as the best, as a share of `Value.scale`."""
FURTHER = 30
"""Decisions of everybody after the turn: what a turn prepares is worth what becomes of it, which estimates may miss."""


@dataclass(frozen=True, slots=True)
class Better:
    """A move that was worth more than the one made."""

    move: Move
    gain: float
    """Points ahead of the others some turns later, on average over worlds."""
    error: float
    """Its standard error."""
    final: bool = False
    """Whether the end of the game was reached in each world: what it gains is in the final points then."""


def better(view: View, worlds: Worlds, rng: Random, made: Sequence[str], enough: Enough = never) -> Better | None:
    """The best move if it is surely better than the one made, by what is worth telling: as things stand once everybody
    has answered, and some turns later, too, or else at the end of the game where that is reached. `made` begins with
    that move and goes on with the rest of its turn, which counts where it is better than what is found. Raises
    NotToMove.

    None as well if the time is over before that is known.
    """
    moves, value = options(view), load(view.game)
    found = [
        follow(worlds(rng), moves, value, BEAM, enough, gathered, EACH)
        for _ in range(CHOOSING if len(moves) > 1 else 1)
    ]
    means = [sum(line.margin for line in each) / len(found) for each in zip(*found, strict=True)]
    best = _shortest(means, found[0], value.least / 2)
    if means[best] - means[[*map(str, moves)].index(made[0])] < value.least:
        return None
    later = _measured(moves[best], made, value, worlds, rng, enough, soon=False)
    if later is None or later.final:
        return later
    return _measured(moves[best], made, value, worlds, rng, enough, soon=True) and later


def _shortest(means: Sequence[float], lines: Sequence[Line], alike: float) -> int:
    """Of the moves that are nearly as good as the best, the one with the shortest turn: what more is done is beside the
    point.
    """
    good = [place for place, mean in enumerate(means) if mean > max(means) - alike]
    return min(good, key=lambda place: (len(lines[place].path), -means[place]))


def _measured(
    best: Move, made: Sequence[str], value: Value[Any], worlds: Worlds, rng: Random, enough: Enough, *, soon: bool
) -> Better | None:
    gains, final = list[float](), True
    while len(gains) < MEASURING:
        if enough():
            return None
        gain, ended = _gain(worlds(rng), best, made, value, rng.random(), soon=soon)
        gains.append(gain)
        final &= ended
    gain = sum(gains) / len(gains)
    error = sqrt(sum((each - gain) ** 2 for each in gains) / (len(gains) - 1) / len(gains))
    return Better(best, gain, error, final) if gain >= value.least and gain > SURE * error else None


def _gain(
    world: Game, best: Move, made: Sequence[str], value: Value[Any], luck: float, *, soon: bool
) -> tuple[float, bool]:
    """How many points more the better move brings in one world, where everybody plays on with the same luck, and
    whether that leads to the end of the game: its seat makes no mistake in what is left then. Each of the two gets a
    search of its own: in one that they share, the worse would have less room.
    """
    seat = world.to_move or 0
    both = (best, world.parse(made[0]))
    with_best, with_made = (follow(world, (move,), value, BEAM, aim=gathered)[0].game for move in both)
    games = [game for game in (with_best, with_made, _as_made(world, made)) if game is not None]
    ends = [_played_on(game, seat, value, luck, soon=soon) for game in games]
    if any(game.to_move is not None for game in ends):
        return _ahead(ends, value, seat), False
    careful = [_played_on(game, seat, value, luck, soon=soon, own=0.0) for game in games]
    return _ahead(careful, value, seat), True


def _ahead(games: Sequence[Game], value: Value[Any], seat: int) -> float:
    """How many points more the first of these positions is worth than the best of the others."""
    found, *others = (lead(value(game), seat) for game in games)
    return found - max(others)


def _as_made(world: Game, made: Sequence[str]) -> Game | None:
    """This world after the turn as it was really played; None where that cannot be."""
    then = world.copy()
    try:
        for move in made:
            then.play(move)
    except IllegalMove:
        return None
    return then


def _played_on(game: Game, seat: int, value: Value[Any], luck: float, *, soon: bool, own: float = SOFTNESS) -> Game:
    """The game after all others had their turns, or many decisions of everybody later; at its end if that is sooner.
    The seat itself plays as softly as `own` says.
    """
    then, rng = game.copy(), Random(luck)  # noqa: S311 - no secret
    for _ in range(LONGEST if soon else FURTHER):
        mover, moves = then.to_move, then.moves()
        if mover is None or (soon and mover == seat):
            break
        judged = [gathered(child, value(child), mover) for child in (after(then, move) for move in moves)]
        then.apply(choose(moves, judged, (own if mover == seat else SOFTNESS) * value.scale, rng))
    return then
