"""The plate of what rebuilt neighbours add for everybody who builds here: at the top of a ruin, where nobody stands."""

from __future__ import annotations

from dataclasses import dataclass

from engine.bluemoon.catalogue import Reward
from engine.bluemoon.view import TileView
from render.bluemoon import cells, marks, scenes
from render.bluemoon.context import DrawContext
from render.pen import Pen, Sprite
from render.scene import DisplayList
from render.theme import GOLD, OUTLINE, Colour

HIGH = 52
TOP = 4
_REST_HIGH, _REST_TOP = 44, 46
"""The second plate, and how far below the top of the first it begins."""
_PLUS = 26
_EDGE = 4
_CLOSE = 10
"""How far signs may lie over each other."""
_FILL: Colour = (88, 58, 22)
_INK: Colour = (255, 226, 150)

Parts = list[tuple[int, Sprite]]


@dataclass(frozen=True, slots=True)
class Sum:
    """A sum as it fits into a width: first the plus makes room, then kinds go to a second plate below."""

    parts: Parts
    rest: Parts
    plus: bool

    @property
    def wide(self) -> int:
        return _least(self.parts) + self.plus * _PLUS

    @property
    def rest_wide(self) -> int:
        return _least(self.rest) if self.rest else 0


def _least(parts: Parts) -> int:
    """The width of a plate, its signs as close as can be."""
    return round(2 * _EDGE + sum(cells.wide(number, sign) for number, sign in parts) - _CLOSE * (len(parts) - 1))


def fitted(reward: Reward, room: int) -> Sum:
    parts = cells.gains(reward, cells.SIGN)
    found = [Sum(parts[:many], parts[many:], plus) for many in range(len(parts), 0, -1) for plus in (True, False)]
    return next((one for one in found if one.wide <= room), found[-1])


def shown(tile: TileView) -> bool:
    return bool(tile.spaces) and any(tile.near)


def beside_steps(tile: TileView) -> bool:
    """Whether the sign of a step leaves room enough for the sum, plus and all."""
    if not shown(tile):
        return True
    found = fitted(tile.near, _room(signed=True))
    return found.plus and not found.rest


def room(ctx: DrawContext, tile: TileView) -> int:
    return _room(signed=tile.place in ctx.walks and beside_steps(tile))


def _room(*, signed: bool) -> int:
    return scenes.STRIP - 1 - (marks.LIT[0] - 6 if signed else scenes.PLATE[0])


def _plate(pen: Pen, wide: int, high: int, plus: bool) -> None:
    pen.card((0, 0, wide, high), 18, OUTLINE)
    pen.card((3, 3, wide - 3, high - 3), 15, _FILL)
    if plus:
        x, y, long, thick = _EDGE + 2 + _PLUS / 2, high / 2, 10.5, 3.5
        pen.card((x - long, y - thick, x + long, y + thick), 0, GOLD)
        pen.card((x - thick, y - long, x + thick, y + long), 0, GOLD)


def plate(wide: int, high: int = HIGH, plus: bool = False) -> Sprite:
    return Sprite(_plate, wide, high, (wide, high, plus))


def put(drawing: DisplayList, reward: Reward, right: int, y: int, room: int, *fact: str | int) -> None:
    """On a plate that ends at `right`, and on a second one below if need be."""
    found = fitted(reward, room)
    wide = max(found.wide, min(room, found.wide + (_CLOSE + 2) * (len(found.parts) - 1)))
    middle, below, least = y + HIGH // 2, y + _REST_TOP + _REST_HIGH // 2, found.rest_wide
    drawing.stamp(plate(wide, plus=found.plus), right - wide / 2, middle, *fact)
    if found.rest:
        drawing.stamp(plate(least, _REST_HIGH), right - least / 2, below, *fact)
        cells.row(drawing, right - least / 2, below, found.rest, _INK, least - 2 * _EDGE)
    x, plus = right - wide + _EDGE, _PLUS * found.plus
    inner = wide - 2 * _EDGE - plus
    cells.row(drawing, x + plus + inner / 2, middle, found.parts, _INK, inner)
