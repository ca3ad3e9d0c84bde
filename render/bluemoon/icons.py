"""The icons of Blue Moon City for buttons and menus: what a button shows is what the picture shows."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.bluemoon.cards import FACES, WORDS
from engine.bluemoon.catalogue import ANY, COLOURS, DRAGONS, EXPANSION_TILES, TILES
from render import icon
from render import sprites as shared
from render.bluemoon import buildings, pieces, sprites
from render.bluemoon.people import people
from render.pen import Sprite
from render.theme import DARK


def icons() -> dict[str, Callable[[], bytes]]:
    """By the ids of the things; the peoples by their colours, seats as `seat_0`."""
    return {name: partial(icon.png, sprite, plate=name == "step") for name, sprite in _sprites().items()}


def _sprites() -> dict[str, Sprite]:
    named = {colour: sprites.badge(colour, 58) for colour in (*COLOURS, ANY)}
    named |= {word: sprites.held(COLOURS[colour], value) for word, (colour, value) in zip(WORDS, FACES, strict=True)}
    named |= {dragon: pieces.dragon(dragon, 56) for dragon in DRAGONS}
    named |= {tile.id: buildings.building(tile.id, people(tile.id), 124, 86) for tile in (*TILES, *EXPANSION_TILES)}
    named |= {f"seat_{seat}": shared.seat(DARK, seat, 56) for seat in range(len(DARK.seats))}
    return named | {
        "step": sprites.steps(60, DARK.ink),
        "offering": sprites.obelisk(60, DARK.gold),
        "crystals": sprites.crystal(60),
        "scales": sprites.scale(60),
        "cards": sprites.card_sign(60),
    }
