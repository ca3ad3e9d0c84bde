"""A game that is over, looked at again: what somebody decided, and what everybody could expect in its course."""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from bot.base.errors import Refusal
from engine.players.lookahead import follow
from engine.players.review import Care, accuracy
from engine.players.values import load

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from bot.matches.match import Match
    from bot.store import JournalEntry
    from engine.game import Game, Move
    from engine.players.review import Loss


class Decision(NamedTuple):
    """One move of somebody who had a choice."""

    revision: int
    """Of the click that made it."""
    number: int
    """Of the moves that this click made, from 0."""
    seat: int
    made: str
    position: str
    """Before it, for a computer player."""
    then: tuple[str, ...] = ()
    """The moves with which its seat went on, to the end of its turn."""


def decisions(match: Match, user: int) -> list[Decision]:
    """What this person decided and did not take back. Takes up to a second. Raises Refusal as `each_before` does."""
    moves = [(entry.seat, move) for entry in match.history for move in entry.moves]
    return [
        Decision(entry.revision, number, entry.seat or 0, entry.moves[number], game.to_json(), _turn(moves[place:])[1:])
        for place, (entry, number, game) in enumerate(_course(match))
        if entry.user == user and len(game.moves()) > 1
    ]


def _turn(moves: Sequence[tuple[int | None, str]]) -> tuple[str, ...]:
    """The first of these moves and all that follow by the same seat."""
    seat = moves[0][0]
    return tuple(move for _, move in takewhile(lambda one: one[0] == seat, moves))


class Summary(NamedTuple):
    """What somebody lost in a game, by all decisions with a choice."""

    accuracy: int
    """In percent, see `engine.players.review.accuracy`."""
    left: float
    error: float
    decisions: int
    missed: int = 0
    """Decisions for which nothing was found in time."""


def summary(key: str, found: Sequence[Loss | None]) -> Summary:
    """Decisions for which nothing was found in time are counted apart."""
    losses = [loss for loss in found if loss is not None]
    left, error = sum(loss.points for loss in losses), sqrt(sum(loss.error**2 for loss in losses))
    share = round(100 * accuracy(losses, load(key)))
    return Summary(share, left, error, len(losses), len(found) - len(losses))


def each_before(match: Match, wanted: Collection[tuple[int, int]]) -> Iterator[tuple[Match, JournalEntry, int]]:
    """The game, as if it were under way, when each of these moves was to be made, with the click and the number of the
    move in it: in their order and without those that are not there. Each game is to be looked at only until the next
    one. Raises Refusal if the rules have changed since.
    """
    under_way = replace(match.row, ended=None)
    for entry, number, game in _course(match):
        if (entry.revision, number) in wanted:
            yield replace(match, game=game, row=under_way), entry, number


def best_turn(match: Match, move: Move) -> tuple[Move, ...]:
    """The best rest of the turn that begins with this move, as far as its seat can know."""
    world = match.game.determinize(match.to_move or 0, Random(0))  # noqa: S311 - for looking ahead, not for secrets
    [line] = follow(world, (move,), load(match.key), Care().beam)
    return line.path


def expected(match: Match) -> tuple[tuple[tuple[float, ...], ...], tuple[int, ...], int | None]:
    """The points that each seat could expect at the start and after each click, as far as the game can end so; for each
    round which of them was its first, empty for a game without rounds; and the most that a seat can end with, if
    that is known. Only for a game that is over: it knows everything. Takes up to a second.

    Raises Refusal as `each_before` does.
    """
    value, found, rounds = load(match.key), list[tuple[float, ...]](), list[int]()
    for _, number, game in _course(match):
        if number == 0:
            _begin_rounds(rounds, game, len(found))
            found.append(_possible(value(game), match.game.most))
    final = tuple(float(score.total) for score in match.game.scores())
    return (*found, final), tuple(rounds), match.game.most


def _possible(points: Sequence[float], most: int | None) -> tuple[float, ...]:
    """What seats can expect where so many points are the most. The last of them is as a rule what wins, so it is
    expected of one seat in all: those near it share it.
    """
    if most is None:
        return tuple(points)
    last = [min(1.0, max(0.0, each - (most - 1))) for each in points]
    share = 1 / max(1.0, sum(last))
    return tuple(min(each, most - 1) + near * share for each, near in zip(points, last, strict=True))


def _begin_rounds(rounds: list[int], game: Game, at: int) -> None:
    headline = game.view(None).headline
    if headline is not None:
        rounds += [at] * (headline[0] - len(rounds))


def _course(match: Match) -> Iterator[tuple[JournalEntry, int, Game]]:
    """The game before each move, to be looked at only until the next one."""
    begun = match.earlier(0)
    if begun is None:
        raise Refusal("redrawn")
    game = begun.game
    for entry in match.history:
        for number, move in enumerate(entry.moves):
            yield entry, number, game
            game.play(move)
