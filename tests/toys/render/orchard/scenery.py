"""What the game is about, for its cover: a tree of each suit in a row, under the evening sky."""

from __future__ import annotations

from engine.game import Event
from render.orchard import sprites
from render.pen import Pen, Sprite
from render.scene import DisplayList
from render.theme import Colour

_SKY: Colour = (36, 42, 70)
_GRASS: Colour = (36, 84, 60)
_TRUNK: Colour = (96, 62, 40)


def _evening(pen: Pen, wide: int, high: int) -> None:
    pen.card((0, 0, wide, high), 0, _SKY)
    pen.card((0, high * 0.78, wide, high), 0, _GRASS)
    for x in _trees(wide, high):
        pen.card((x - high * 0.03, high * 0.4, x + high * 0.03, high * 0.84), 6, _TRUNK)


def _trees(wide: int, high: int) -> list[float]:
    """Where the trees stand, from the right."""
    return [wide - high * (0.26 + 0.3 * number) for number in range(len(sprites.HUES))]


def scenery(drawing: DisplayList, wide: int, high: int) -> None:
    drawing.stamp(Sprite(_evening, wide, high, (wide, high)), wide / 2, high / 2)
    for suit, x in zip(sprites.HUES, _trees(wide, high), strict=True):
        drawing.stamp(sprites.suit(suit, round(high * 0.12)), x, high * 0.4)


def gain(event: Event) -> int:
    """The value of a planted card."""
    return int(str(event.data["card"])[-1]) if event.kind == "planted" else 0
