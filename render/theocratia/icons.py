"""The icons of Theocratia for buttons and menus: what a button shows is what the picture shows."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.theocratia import catalogue as cat
from render import icon
from render.pen import Pen, Sprite
from render.theme import DARK, GOLD, OUTLINE
from render.theocratia import buildings, signs, sprites


def icons() -> dict[str, Callable[[], bytes]]:
    """By the ids of the things; dice as `magenta_3`, players as `player_red`, crystals as `crystal_red`."""
    return {name: partial(icon.png, sprite, plate=name in _PLAIN) for name, sprite in _sprites().items()}


_PLAIN = frozenset({*buildings.KINDS, "war", "expand", "worship"})


def _sprites() -> dict[str, Sprite]:
    ink = DARK.ink
    named = {civ: sprites.civ(civ, 60) for civ in cat.CIVS}
    named |= {f"{civ}_{face}": Sprite(_die, 120, 120, (civ, face)) for civ in cat.CIVS for face in range(1, 7)}
    named |= {f"player_{colour}": sprites.player(colour, 56) for colour in cat.COLOURS}
    named |= {f"crystal_{colour}": sprites.crystal(colour, 54) for colour in cat.CRYSTALS}
    named |= {kind: buildings.plain(kind, 50, ink) for kind in buildings.KINDS}
    return named | {
        "first": signs.crown(48),
        "war": signs.swords(50),
        "expand": buildings.plain("house", 50, DARK.glow),
        "holiday": signs.lantern(54),
        "divination": sprites.malus(60),
        "cosmo": sprites.cosmo(60),
        "worship": signs.priest(56),
        "card": sprites.card_sign(60),
        "tile": sprites.tile(60, GOLD),
        "monster": sprites.monster(56),
    }


_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def _die(pen: Pen, civ: str, face: int) -> None:
    pen.card((0, 0, 120, 120), 26, OUTLINE)
    pen.card((4, 4, 116, 116), 22, sprites.CIV_HUES[civ])
    for x, y in _PIPS[face]:
        pen.disc(60 + 30 * x, 60 + 30 * y, 12, sprites.ink_on(civ))
