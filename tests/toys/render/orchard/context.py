"""Everything that the pictures of one moment are drawn from, and what may be chosen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from engine.orchard.view import OrchardView
from render import context
from render.picture import Focus, Localize
from render.theme import Theme

DECK = "deck"


@dataclass(frozen=True, slots=True)
class DrawContext(context.DrawContext[OrchardView]):
    choices: frozenset[str]
    """The cards that may be taken or planted now; DECK if one may be drawn."""

    @classmethod
    def of(cls, view: OrchardView, focus: Focus, theme: Theme, t: Localize) -> Self:
        """The choices are empty if the view does not show them."""
        words = (move.split() for move in view.moves or ())
        return cls(view, focus, theme, t, frozenset(cards[0] if cards else DECK for _, *cards in words))
