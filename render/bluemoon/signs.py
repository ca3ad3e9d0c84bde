"""The signs of Blue Moon City for buttons and menus: what a button shows is what the picture shows."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.bluemoon.cards import FACES, WORDS
from engine.bluemoon.catalogue import ANY, COLOURS, DRAGONS, EXPANSION_TILES, TILES
from render import icons, sign
from render.bluemoon import houses
from render.bluemoon import materials as m
from render.pen import Sprite
from render.theme import DARK


def signs() -> dict[str, Callable[[], bytes]]:
    """By the ids of the things; the peoples by their colours, seats as `seat_0`."""
    return {name: partial(sign.png, sprite, plate=name == "step") for name, sprite in _sprites().items()}


def _sprites() -> dict[str, Sprite]:
    sprites = {colour: m.badge(colour, 58) for colour in (*COLOURS, ANY)}
    sprites |= {word: m.held(COLOURS[colour], value) for word, (colour, value) in zip(WORDS, FACES, strict=True)}
    sprites |= {dragon: m.dragon(dragon, 60) for dragon in DRAGONS}
    sprites |= {tile.id: houses.building(tile.id, 124, 112, (210, 170, 96)) for tile in (*TILES, *EXPANSION_TILES)}
    sprites |= {f"seat_{seat}": icons.seat(DARK, seat, 56) for seat in range(len(DARK.seats))}
    return sprites | {
        "step": m.steps(60, DARK.ink),
        "offering": m.obelisk(60, DARK.gold),
        "crystals": m.crystal(60),
        "scales": m.scale(60),
        "cards": m.card_sign(60),
    }
