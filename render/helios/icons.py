"""The icons of Helios for buttons and menus: what a button shows is what the picture shows."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.helios import catalogue as cat
from render import icon
from render import sprites as shared
from render.helios import actions, sprites, tiles
from render.helios.scenes import emblem, portrait
from render.pen import Sprite
from render.theme import DARK


def icons() -> dict[str, Callable[[], bytes]]:
    """By the ids of the things; action tiles as `take_land_red`, seats as `seat_0`."""
    return {name: partial(icon.png, sprite, plate=name in cat.SYMBOLS) for name, sprite in _sprites().items()}


def _sprites() -> dict[str, Sprite]:
    named = {colour: sprites.cube(colour, 54) for colour in cat.COLOURS}
    named |= {f"land_{colour}": tiles.land(colour, 61) for colour in cat.COLOURS}
    named |= {special: tiles.special(special, 61) for special in cat.SPECIALS}
    named |= {building.id: emblem(building.id, 58) for building in cat.BUILDINGS}
    named |= {character.id: portrait(character.id, 62, day=True) for character in cat.CHARACTERS}
    named |= {
        f"take_{symbol}_{colour}": actions.action(symbol, colour, 124)
        for symbol in cat.SYMBOLS
        for colour in cat.ACTION_COLOURS
    }
    named |= {f"area_{area}": actions.area(DARK, area, 124) for area in cat.AREAS}
    named |= {symbol: actions.symbol(symbol, 52, DARK.ink, DARK.panel) for symbol in cat.SYMBOLS}
    named |= {f"seat_{seat}": shared.seat(DARK, seat, 56) for seat in range(len(DARK.seats))}
    return named | {
        "temple": sprites.temple(58, sprites.ROOF),
        "mana": sprites.mana(58),
        "points": shared.star_sign(DARK, 58),
    }
