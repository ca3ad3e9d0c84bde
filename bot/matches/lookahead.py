"""Looking past a choice's first move, up to the first reveal."""

from __future__ import annotations

from itertools import takewhile
from typing import Any, NamedTuple, Self

from engine.game import Event, Game, Move, Prompt, View


class SeenAhead:
    """A position as one viewer sees it. Question and moves cost no view, anything else builds one, once."""

    __slots__ = ("_game", "_moves", "_view", "_viewer")

    def __init__(self, game: Game, viewer: int | None) -> None:
        self._game, self._viewer = game, viewer
        self._view: View | None = None
        self._moves: tuple[Move, ...] | None = None

    @property
    def prompt(self) -> Prompt | None:
        return self._game.prompt()

    @property
    def moves(self) -> tuple[Move, ...] | None:
        if self._moves is None and self._game.may_see_moves(self._viewer):
            self._moves = tuple(self._game.moves())
        return self._moves

    def view(self) -> View:
        if self._view is None:
            self._view = self._game.view(self._viewer)
        return self._view

    def __getattr__(self, name: str) -> Any:
        return getattr(self.view(), name)


class _Step(NamedTuple):
    game: Game | None
    """None for a position that a choice must not reach."""
    events: list[Event]


class GameLookahead:
    """Implements `Lookahead`. Plays on copies and keeps them and what is seen of them, so that a sequence
    longer by one costs one more move.

    Valid for the position it was created from: create a new one after a move.
    """

    __slots__ = ("_known", "_mover", "_past", "_viewer", "_views")

    def __init__(self, game: Game, viewer: int | None) -> None:
        self._viewer = viewer
        self._mover = game.to_move
        self._known: dict[tuple[Move, ...], _Step] = {(): _Step(game, [])}
        self._views: dict[tuple[Move, ...], SeenAhead | None] = {}
        self._past: tuple[Move, ...] = ()

    def __call__(self, moves: tuple[Move, ...]) -> SeenAhead | None:
        way = self._past + moves
        if way not in self._views:
            then = self._step(way).game
            self._views[way] = SeenAhead(then, self._viewer) if then else None
        return self._views[way]

    def events(self, moves: tuple[Move, ...]) -> list[Event]:
        told = takewhile(lambda event: not event.reveals, self._step(self._past + moves).events)
        return [event for event in told if event.only in (None, self._viewer)]

    def standing(self, moves: tuple[Move, ...]) -> str | None:
        """What the game stands like after these moves, however it came there; None as for its view. Nothing to show:
        it knows everything.
        """
        then = self._step(self._past + moves).game
        return then.standing() if then else None

    def after(self, moves: tuple[Move, ...]) -> Self:
        twin = object.__new__(type(self))
        twin._viewer, twin._mover, twin._known, twin._views = self._viewer, self._mover, self._known, self._views
        twin._past = self._past + moves
        return twin

    def _step(self, moves: tuple[Move, ...]) -> _Step:
        if moves not in self._known:
            before = self._step(moves[:-1]).game
            self._known[moves] = self._play(before, moves[-1]) if before else _Step(None, [])
        return self._known[moves]

    def _play(self, before: Game, move: Move) -> _Step:
        then = before.copy()
        log: list[Event] = []
        then.play(move, log)
        revealed = any(event.reveals for event in log)
        return _Step(None if revealed or then.to_move != self._mover else then, log)
