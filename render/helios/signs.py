"""The signs of Helios for buttons and menus: what a button shows is what the picture shows."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.helios import catalogue as cat
from render import icons, sign
from render.helios import actions
from render.helios import materials as m
from render.helios.houses import emblem
from render.helios.people import portrait
from render.pen import Sprite
from render.theme import DARK


def signs() -> dict[str, Callable[[], bytes]]:
    """By the ids of the things; action tiles as `take_land_red`, seats as `seat_0`."""
    return {name: partial(sign.png, sprite, plate=name in cat.SYMBOLS) for name, sprite in _sprites().items()}


def _sprites() -> dict[str, Sprite]:
    sprites = {colour: m.cube(colour, 54) for colour in cat.COLOURS}
    sprites |= {f"land_{colour}": m.land(colour, 61) for colour in cat.COLOURS}
    sprites |= {special: m.special(special, 61) for special in cat.SPECIALS}
    sprites |= {building.id: emblem(building.id, 58) for building in cat.BUILDINGS}
    sprites |= {character.id: portrait(character.id, 62, day=True) for character in cat.CHARACTERS}
    sprites |= {
        f"take_{symbol}_{colour}": actions.action(symbol, colour, 124)
        for symbol in cat.SYMBOLS
        for colour in cat.ACTION_COLOURS
    }
    sprites |= {f"area_{area}": actions.area(DARK, area, 124) for area in cat.AREAS}
    sprites |= {symbol: actions.symbol(symbol, 52, DARK.ink, DARK.panel) for symbol in cat.SYMBOLS}
    sprites |= {f"seat_{seat}": icons.seat(DARK, seat, 56) for seat in range(len(DARK.seats))}
    return sprites | {"temple": m.temple(58, m.ROOF), "mana": m.mana(58), "points": icons.star_sign(DARK, 58)}
