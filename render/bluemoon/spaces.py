"""The row of spaces at the foot of a ruin."""

from __future__ import annotations

from engine.bluemoon.view import SpaceView, TileView
from render.bluemoon import sprites
from render.bluemoon.cells import LETTERS
from render.bluemoon.context import DrawContext
from render.bluemoon.scenes import STRIP
from render.scene import DisplayList
from render.sprites import changed, seat
from render.widgets import Place

_LEFT, _FOOT, _GAP = 7, 190, 2
_HIGH, _SHIELD, _FLAT = 56, 48, 46
ROW = 4
"""Spaces in a row."""


def deep(tile: TileView) -> bool:
    """Whether the spaces need twice the height: peoples differ, so that each space has a sign of its own."""
    return len({space.colour for space in tile.spaces}) > 1


def put(drawing: DisplayList, ctx: DrawContext, place: Place, tile: TileView) -> None:
    here = ctx.view.to_move is not None and ctx.view.to_move in tile.figures
    row = _mixed if deep(tile) else _alike
    for space, spot in zip(tile.spaces, row(drawing, place, tile), strict=True):
        _space(drawing, ctx, tile, space, spot, here and space.number in ctx.spaces)


def _alike(drawing: DisplayList, place: Place, tile: TileView) -> list[Place]:
    """One sign for all, before them or, with four of them, above them."""
    n, room, foot = len(tile.spaces), STRIP - _LEFT - 2, place.y + _FOOT
    before = _SHIELD if n < ROW else 0
    wide = min(76, (room - before) // n - _GAP)
    left = place.x + _LEFT + (room - before - n * (wide + _GAP)) // 2
    colour = tile.spaces[0].colour
    if before:
        sprite = sprites.shield(colour, _SHIELD, _HIGH)
        drawing.stamp(sprite, left + _SHIELD // 2, foot - _HIGH // 2, "people", tile.place, colour)
    else:
        sprite = sprites.shield(colour, _SHIELD, _FLAT)
        drawing.stamp(sprite, place.x + STRIP - 28, foot - _HIGH - 22, "people", tile.place, colour)
    start = left + before + _GAP
    return [Place(start + k * (wide + _GAP), foot - _HIGH, wide, _HIGH) for k in range(n)]


def _mixed(drawing: DisplayList, place: Place, tile: TileView) -> list[Place]:
    """Three high spaces, or two rows of low ones that cost 1 each and say so by a bare sign."""
    n, room = len(tile.spaces), STRIP - _LEFT - 2
    rows = -(-n // ROW)
    across = -(-n // rows)
    wide, high = room // across - _GAP, 98 // rows
    top = place.y + _FOOT - rows * (high + _GAP)
    return [
        Place(place.x + _LEFT + k % across * (wide + _GAP), top + k // across * (high + _GAP) + _GAP, wide, high)
        for k in range(n)
    ]


def _space(drawing: DisplayList, ctx: DrawContext, tile: TileView, space: SpaceView, spot: Place, choice: bool) -> None:
    taken = space.owner is not None
    sprite = sprites.space(space.colour, spot.wide, spot.high, ctx.theme.glow if choice else None, taken)
    drawing.stamp(sprite, *spot.middle, "space", tile.place, space.number, space.colour, space.value)
    if space.owner is not None:
        told = "marker", tile.place, space.number, space.owner
        drawing.stamp(seat(ctx.theme, space.owner, 18), *spot.middle, *told)
        if (tile.place, space.number) in ctx.placed:
            drawing.stamp(changed(ctx.theme, spot.wide, spot.high), *spot.middle, "fresh", *told[1:3])
    elif deep(tile):
        _signed(drawing, space, spot)
    else:
        _price(drawing, space, *spot.middle)


def _signed(drawing: DisplayList, space: SpaceView, spot: Place) -> None:
    """The sign of the people over the price; alone where the price is 1."""
    x, y = spot.middle
    if space.value == 1:
        drawing.stamp(sprites.mark(space.colour, 20), x, y)
    else:
        drawing.stamp(sprites.mark(space.colour, 20), x, y - 24)
        _price(drawing, space, x, y + 22)


def _price(drawing: DisplayList, space: SpaceView, x: int, y: int) -> None:
    ink = sprites.ink_on(space.colour)
    drawing.write(str(space.value), x, y, LETTERS, weight="ExtraBold", colour=ink, anchor="middle")
