"""What the things of Orchard look like, each alone."""

from __future__ import annotations

from collections.abc import Mapping

from engine.orchard.catalogue import HIGHEST, SUITS
from render.component import Face
from render.orchard import sprites
from render.theme import Theme


def components(options: Mapping[str, str], theme: Theme) -> dict[str, Face]:
    values = " ".join(str(value) for value in range(1, HIGHEST + 1))
    return {suit: Face(sprites.suit(suit, 100), (values,)) for suit in SUITS}
