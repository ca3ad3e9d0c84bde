"""Everything that the pictures of one moment are drawn from, and what they mark."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import Self

from engine.theocratia import catalogue as cat
from engine.theocratia.geometry import HOME, NAMES
from engine.theocratia.view import TheocratiaView
from render import context, text
from render.picture import Focus, Localize
from render.theme import Theme

_HEX = re.compile(r"\b[a-i][1-9]\b")
_WITH_DIE = frozenset({"die", "idle"})
_ON_ROW = frozenset({"row", "ignore"})


def _home(view: TheocratiaView, civ: str) -> str:
    """Where the House goes that comes with a player's first Civ."""
    colour = view.players[view.to_move or 0].colour
    return NAMES[HOME[cat.CIVS.index(civ)][cat.COLOURS.index(colour)]]


@dataclass(frozen=True, slots=True)
class DrawContext(context.DrawContext[TheocratiaView]):
    targets: frozenset[str]
    """Hexes that a choice of the moment names, as far as the viewer may know."""
    dice: frozenset[tuple[str, int]]
    """Dice that may be taken now."""
    rows: frozenset[str]
    """Civs on whose row the die may go."""
    worship: bool
    """Whether it is asked which Priest climbs."""

    @classmethod
    def of(cls, view: TheocratiaView, focus: Focus, theme: Theme, t: Localize) -> Self:
        moves = [move.split() for move in view.moves or ()]
        return cls(
            view,
            focus,
            theme,
            t,
            targets=frozenset(name for words in moves for name in _HEX.findall(" ".join(words[1:])))
            | frozenset(_home(view, words[1]) for words in moves if words[0] == "civ"),
            dice=frozenset((words[1], int(words[2])) for words in moves if words[0] in _WITH_DIE),
            rows=frozenset(words[1] for words in moves if words[0] in _ON_ROW),
            worship=any(words[0] == "worship" for words in moves),
        )

    @staticmethod
    def few(chosen: int, of: Collection[object]) -> bool:
        """Whether to mark what may be chosen: what is more than half of everything stands out by what is dark."""
        return 2 * chosen <= len(of)

    def name(self, seat: int) -> str:
        return text.name(self.focus.names[seat], self.t(f"theocratia-{self.colour(seat)}"))

    def colour(self, seat: int) -> str:
        return self.view.players[seat].colour
