"""Positions ahead as views, for labels that reckon on them.

Labels that ask `Forecast` itself for gains and what is to come need none of this; it goes with the last that do not.
"""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.game import Event, Move, View
    from engine.kernel.forecast import Forecast


class SeenAhead:
    """Answers like a View. Question and moves cost none, anything else builds one, once for each position."""

    __slots__ = ("_ahead",)

    def __init__(self, ahead: Forecast) -> None:
        self._ahead = ahead

    @property
    def moves(self) -> tuple[Move, ...] | None:
        return self._ahead.moves or None

    @property
    def prompt(self) -> Any:
        return self._ahead.prompt

    def view(self) -> View | None:
        """The whole."""
        return self._ahead.view()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._ahead.view(), name)


class Lookahead:
    """The positions that moves of the seat to move lead to, as far as one viewer may know."""

    __slots__ = ("_ahead", "_known")

    def __init__(self, ahead: Forecast) -> None:
        self._ahead = ahead
        self._known: dict[tuple[Move, ...], Forecast | None] = {(): ahead}

    def __call__(self, moves: tuple[Move, ...]) -> Any:
        """What the viewer sees after these moves; None where they would pass a draw, a roll, a reveal or another
        seat's turn.
        """
        end = self._after(moves)
        return None if end is None or end.stop else SeenAhead(end)

    def events(self, moves: tuple[Move, ...]) -> list[Event]:
        """What the viewer would be told about the last of these moves, before anything is revealed."""
        end = self._after(moves)
        return [] if end is None else list(takewhile(lambda event: not event.reveals, end.last))

    def then(self, *moves: Move) -> Forecast:
        """What these moves lead to."""
        return self._ahead.then(*moves)

    def after(self, moves: tuple[Move, ...]) -> Lookahead:
        """The same, seen from the position after these moves."""
        return Lookahead(self._ahead.then(*moves).here())

    def _after(self, moves: tuple[Move, ...]) -> Forecast | None:
        if moves not in self._known:
            before = self._after(moves[:-1])
            self._known[moves] = None if before is None or before.stop else before.then(moves[-1])
        return self._known[moves]
