"""Everything that the pictures of one moment are drawn from, and what may be chosen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from engine.helios.view import HeliosView
from render import context
from render.helios.marks import Marks, choices
from render.picture import Focus, Localize
from render.theme import Theme


@dataclass(frozen=True, slots=True)
class DrawContext(context.DrawContext[HeliosView]):
    marks: Marks

    @classmethod
    def of(cls, view: HeliosView, focus: Focus, theme: Theme, t: Localize) -> Self:
        return cls(view, focus, theme, t, choices(view))

    def asks(self, seat: int) -> bool:
        """Whether this seat has to choose something."""
        return self.marks.seat == seat and bool(self.view.moves)
