"""The contract of colours: what stands for a seat in the pictures of a game."""

from __future__ import annotations

from typing import NamedTuple


class Colour(NamedTuple):
    """The colour of a seat."""

    words: str
    """The key of its name."""
    sign: str
    """A square that looks like it, where nothing can be drawn."""


USUAL = (
    Colour("render-seat-0", "🟥"),
    Colour("render-seat-1", "🟦"),
    Colour("render-seat-2", "🟪"),
    Colour("render-seat-3", "🟨"),
)
"""By seat, in games that have no colours of their own: those of `render.theme`."""
