"""Eyes."""

from __future__ import annotations

from render.bluemoon.buildings.brush import Brush
from render.theme import OUTLINE, Colour


def eyes(q: Brush, x: float, y: float, apart: float, r: float, c: Colour = OUTLINE) -> None:
    for side in (-1, 1):
        q.disc(x + side * apart, y, r, c)
