"""What the game is about, for its cover: the land with the buildings of four Civs, volcanoes, monsters, and dice."""

from __future__ import annotations

import math
from random import Random

from engine.game import Event
from engine.theocratia.view import TheocratiaView
from render.pen import Pen, Sprite
from render.scene import DisplayList
from render.theme import Colour
from render.theocratia import buildings, grounds, sprites
from render.theocratia.grounds import SIDE

_TALL = 560
_NIGHT: Colour = (25, 22, 45)
_TERRAINS = ("plains", "desert", "lake", "mountain", "rock", "plains", "desert", "lava")
_CIVS = tuple(sprites.CIV_HUES)
_KINDS = ("house", "factory", "barrack", "pyramid", "house", "fortress")
_DICE = (("magenta", 6, 1105, 470, 128), ("turquoise", 4, 1265, 486, 128), ("violet", 5, 1425, 464, 128))
"""Civ, number, place and size on a cover."""
_STEPS = frozenset({"worship", "cosmo", "malus_down"})
_BARE = 0.54
"""The share of the width, from the left, that stays dark."""


def _sky(pen: Pen, wide: int, high: int) -> None:
    pen.card((0, 0, wide, high), 0, _NIGHT)


def scenery(drawing: DisplayList, wide: int, high: int) -> None:
    k = high / _TALL
    drawing.stamp(Sprite(_sky, wide, high, (wide, high)), wide / 2, high / 2)
    chance = Random("land")  # noqa: S311 - for looks
    across, rows = SIDE * math.sqrt(3), math.ceil(high / (SIDE * 1.5)) + 1
    columns = math.ceil(wide * (1 - _BARE) / across) + 1
    for row in range(rows):
        for column in range(columns):
            x, y = wide - (column + row % 2 / 2) * across, row * SIDE * 1.5 + 6
            _hex(drawing, chance, x, y, last=column >= columns - 1 - (row % 3 == 1))
    for hue, number, x, y, size in _DICE:
        big, at = round(size * max(k, 0.6)), (wide - (1600 - x) * max(k, 0.6), y * k)
        drawing.stamp(sprites.die(hue, big), *at)
        ink = sprites.ink_on(hue)
        drawing.write(str(number), at[0] + big * 0.08, at[1] + big * 0.06, round(big * 0.62), weight="ExtraBold",
                      colour=ink, anchor="middle")  # fmt: skip


def towards(event: Event) -> int:
    """Steps on the tracks that count points."""
    amount = event.data.get("amount", 0) if event.kind in _STEPS else 0
    return amount if isinstance(amount, int) else 0


def _hex(drawing: DisplayList, chance: Random, x: float, y: float, *, last: bool) -> None:
    terrain, civ, kind = chance.choice(_TERRAINS), chance.choice(_CIVS), chance.choice(_KINDS)
    lot = chance.random()
    if last and lot < 0.5:
        return
    if lot > 0.94:
        drawing.stamp(grounds.volcano(), x, y)
        return
    drawing.stamp(grounds.land(terrain), x, y)
    if lot < 0.42:
        drawing.stamp(buildings.building(civ, kind, 40), x, y)
    elif lot < 0.48:
        drawing.stamp(sprites.monster(34), x, y)
    elif lot < 0.62:
        drawing.stamp(sprites.crystal(chance.choice(("green", "red", "blue")), 24), x, y)


def sign(view: TheocratiaView, seat: int, r: int) -> Sprite:
    """Players have colours of their own here."""
    return sprites.player(view.players[seat].colour, r)


def hue(view: TheocratiaView, seat: int) -> Colour:
    """That of a player's pieces."""
    return sprites.HUES[view.players[seat].colour]
