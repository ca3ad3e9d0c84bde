"""The eight peoples, a bust each, by the colours of their cards."""

from __future__ import annotations

from collections.abc import Callable

from render.bluemoon.buildings.brush import Brush
from render.bluemoon.faces import beings, folk

BUSTS: dict[str, Callable[[Brush], None]] = {
    "black": beings.vulca,
    "red": beings.terrah,
    "blue": beings.aqua,
    "grey": beings.flit,
    "green": folk.khind,
    "brown": folk.mimix,
    "white": folk.hoax,
    "yellow": folk.pillar,
}
