"""Everything that the pictures of one moment are drawn from, for every game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.game import View
from render import text
from render.picture import Focus, Localize
from render.theme import Theme

V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True)
class DrawContext(Generic[V]):
    """A view and everything needed to draw it. Games add what may be chosen and what has just changed."""

    view: V
    focus: Focus
    theme: Theme
    t: Localize

    def name(self, seat: int) -> str:
        """The player's name as far as the font can write it, else the name of the seat's colour."""
        return text.name(self.focus.names[seat], self.t(f"render-seat-{seat}"))
