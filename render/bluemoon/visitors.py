"""Figures and dragons on a tile, and the marks of dragons that may come."""

from __future__ import annotations

from engine.bluemoon.catalogue import COURTYARD, DRAGONS
from engine.bluemoon.view import TileView
from render.bluemoon import marks, pieces
from render.bluemoon.context import DrawContext
from render.bluemoon.scenes import STRIP, WIDE
from render.scene import DisplayList
from render.widgets import Place

_SIZES = {False: ((46, 0), (39, 70), (33, 60)), True: ((49, 0), (42, 76), (37, 66))}
"""Radius of dragons on a ruin and on an open tile, and how far they are apart: one, two, three of them."""
_MEDAL = 30


def visitors(drawing: DisplayList, ctx: DrawContext, place: Place, tile: TileView) -> None:
    """On ruins figures stand at the left and dragons at the right, elsewhere figures left of the middle."""
    coming = [dragon for dragon in DRAGONS if ctx.marked(dragon, tile.place)]
    _dragons(drawing, ctx, place, tile)
    _figures(drawing, ctx, place, tile, bool(coming))
    x, y = (142, 38) if tile.id == COURTYARD else (84 if tile.special else 42, 94)
    for k, dragon in enumerate(coming):
        drawing.stamp(marks.medal(dragon, _MEDAL), place.x + x + 58 * k, place.y + y, "ride", tile.place, dragon)


def _dragons(drawing: DisplayList, ctx: DrawContext, place: Place, tile: TileView) -> None:
    wide = tile.rebuilt or tile.id == COURTYARD
    room, y = (WIDE, place.y + 58) if wide else (STRIP, place.y + 88)
    r, apart = _SIZES[wide][max(len(tile.dragons), 1) - 1]
    for k, dragon in enumerate(tile.dragons):
        x = place.x + room - 6 - r - k * apart
        if dragon in ctx.rides:
            drawing.stamp(marks.halo(ctx.theme, 2 * r + 12), x, y, "movable", dragon)
        drawing.stamp(pieces.dragon(dragon, r), x, y, "dragon", tile.place, dragon)


def _figures(drawing: DisplayList, ctx: DrawContext, place: Place, tile: TileView, shifted: bool) -> None:
    few = len(tile.figures) < 3
    for k, owner in enumerate(tile.figures):
        if tile.id == COURTYARD:
            high, x, foot = 90, 270 - k * (60 if few else 36), 150
        elif tile.rebuilt:
            high, x, foot = 104 if few else 78, 178 - k * (70 if few else 44), 192
        else:
            apart = 56 if few and not tile.dragons else 38
            high, x, foot = 78, (102 if shifted else 74 if tile.special else 38) + k * apart, 138
        y = place.y + foot - high // 2 - 4
        if ctx.flies and owner == ctx.view.to_move:
            drawing.stamp(marks.halo(ctx.theme, high + 14), place.x + x, y, "movable", "figure")
        drawing.stamp(pieces.figure(ctx.theme, owner, high), place.x + x, y, "figure", tile.place, owner)
