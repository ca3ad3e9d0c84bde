"""What a click plays: the legal moves that the key of its button stands for. No label is written to find them."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from bot.base.choices import move_mark, moves_key, split_key

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.game import Event, Game, Move

MOST = 5_000
"""Positions that are looked at for a key without marks, at most; marks lead to their moves past a few."""


def moves_of(game: Game, key: str) -> tuple[Move, ...] | None:
    """The moves of the seat to move that have this key, the fewest first; None where it stands for none of them.

    As those of choices, they end with a draw, a roll or a reveal, and where another seat is to move.
    """
    whole, marks = split_key(key)
    waiting: deque[tuple[Game, tuple[Move, ...]]] = deque([(game, ())])
    for _ in range(MOST):
        if not waiting:
            break
        before, way = waiting.popleft()
        here = _after(before, way[-1]) if way else before
        if here is None or here.to_move != game.to_move:
            continue
        for move in _going_on(here, marks, len(way)):
            if moves_key((*way, move)) == whole:
                return (*way, move)
            waiting.append((here, (*way, move)))
    return None


def _after(before: Game, move: Move) -> Game | None:
    """The game after this move; None past a reveal."""
    then = before.copy()
    log: list[Event] = []
    then.apply(move, log)
    return None if any(event.reveals for event in log) else then


def _going_on(game: Game, marks: list[str], place: int) -> Iterator[Move]:
    """The legal moves that may stand at this place of those with these marks; all where there are no marks."""
    for move in game.moves():
        if not marks or (place < len(marks) and move_mark(move) == marks[place]):
            yield move
