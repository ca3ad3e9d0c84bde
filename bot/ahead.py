"""Looking past a choice's first move, as far as nothing is revealed."""

from __future__ import annotations

from bot.games.part import Ahead
from engine.game import Event, Game, Move, View


def ahead(game: Game, viewer: int | None) -> Ahead:
    """What this viewer would see after some moves of the seat to move; None where a choice must not reach.

    Plays on copies and keeps them, so that asking for longer and longer rows of moves plays each move once. Good for
    the position it was made at: make a new one after a move.
    """
    mover = game.to_move
    known: dict[tuple[Move, ...], Game | None] = {(): game}

    def after(moves: tuple[Move, ...]) -> Game | None:
        if moves not in known:
            before = after(moves[:-1])
            known[moves] = _played(before, moves[-1], mover) if before else None
        return known[moves]

    def look(moves: tuple[Move, ...]) -> View | None:
        then = after(moves)
        return then.view(viewer) if then else None

    return look


def _played(before: Game, move: Move, mover: int | None) -> Game | None:
    then = before.copy()
    log: list[Event] = []
    then.play(move, log)
    revealed = any(event.reveals for event in log)
    return None if revealed or then.to_move != mover else then
