"""Which people built a building."""

from __future__ import annotations

from functools import cache

from engine.bluemoon.catalogue import ANY, EXPANSION_TILES, TILES


@cache
def people(tile: str) -> str:
    """The colour of its spaces; `any` where they differ."""
    colours = {space.colour for one in (*TILES, *EXPANSION_TILES) if one.id == tile for space in one.spaces}
    return colours.pop() if len(colours) == 1 else ANY
