"""The signs of Theocratia for buttons and menus: what a button shows is what the picture shows."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.theocratia import catalogue as cat
from render import sign
from render.pen import Pen, Sprite
from render.theme import DARK
from render.theocratia import houses
from render.theocratia import materials as m


def signs() -> dict[str, Callable[[], bytes]]:
    """By the ids of the things; dice as `magenta_3`, players as `player_red`, crystals as `crystal_red`."""
    return {name: partial(sign.png, sprite, plate=name in _PLAIN) for name, sprite in _sprites().items()}


_PLAIN = frozenset({*houses.KINDS, "war", "expand", "holiday", "worship"})


def _sprites() -> dict[str, Sprite]:
    ink = DARK.ink
    sprites = {civ: m.civ(civ, 60) for civ in cat.CIVS}
    sprites |= {f"{civ}_{face}": Sprite(_die, 120, 120, (civ, face)) for civ in cat.CIVS for face in range(1, 7)}
    sprites |= {f"player_{colour}": m.player(colour, 56) for colour in cat.COLOURS}
    sprites |= {f"crystal_{colour}": m.crystal(colour, 54) for colour in cat.CRYSTALS}
    sprites |= {kind: houses.plain(kind, 50, ink) for kind in houses.KINDS}
    return sprites | {
        "first": m.token_first(60),
        "war": m.warrior(60, ink),
        "expand": houses.plain("house", 50, DARK.glow),
        "holiday": m.worship(60, DARK.gold),
        "divination": m.malus(60),
        "cosmo": m.cosmo(60),
        "worship": m.worship(60, ink),
        "card": m.card_sign(60),
        "tile": m.tile(60, m.GOLD),
        "monster": m.monster(56),
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
    pen.card((0, 0, 120, 120), 26, m.DARK)
    pen.card((4, 4, 116, 116), 22, m.CIV_HUES[civ])
    for x, y in _PIPS[face]:
        pen.disc(60 + 30 * x, 60 + 30 * y, 12, m.ink_on(civ))
