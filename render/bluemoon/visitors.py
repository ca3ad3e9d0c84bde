"""Figures and dragons on a tile, and the marks of dragons that may come."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from engine.bluemoon.catalogue import COURTYARD, DRAGONS
from engine.bluemoon.view import TileView
from render.bluemoon import marks, pieces, scenes, spaces, sums
from render.bluemoon.context import DrawContext
from render.bluemoon.scenes import STRIP, WIDE
from render.scene import DisplayList
from render.widgets import Place

_SIZES = {False: ((46, 0), (39, 70), (33, 60)), True: ((49, 0), (42, 76), (37, 66))}
"""Radius of dragons on a ruin and on an open tile, and how far they are apart: one, two, three of them."""
_MEDAL = 30
_TALL, _LEAST = 78, 40
"""The height of figures on a ruin, and the least where many stand there."""


def visitors(drawing: DisplayList, ctx: DrawContext, place: Place, tile: TileView) -> None:
    """On ruins figures stand at the left and dragons at the right, elsewhere figures left of the middle."""
    coming = [dragon for dragon in DRAGONS if ctx.marked(dragon, tile.place)]
    if tile.id == COURTYARD:
        _courtyard(drawing, ctx, place, tile, coming)
    elif tile.rebuilt:
        _rebuilt(drawing, ctx, place, tile, coming)
    else:
        _ruin(drawing, ctx, place, tile, coming)


def _dragon(drawing: DisplayList, ctx: DrawContext, tile: TileView, dragon: str, r: int, x: float, y: float) -> None:
    if dragon in ctx.rides:
        drawing.stamp(marks.halo(ctx.theme, 2 * r + 12), x, y, "movable", dragon)
    drawing.stamp(pieces.dragon(dragon, r), x, y, "dragon", tile.place, dragon)


def _figure(drawing: DisplayList, ctx: DrawContext, tile: TileView, owner: int, high: int, x: float, y: float) -> None:
    if ctx.flies and owner == ctx.view.to_move:
        drawing.stamp(marks.halo(ctx.theme, high + 14), x, y, "movable", "figure")
    drawing.stamp(pieces.figure(ctx.theme, owner, high), x, y, "figure", tile.place, owner)


def _medal(drawing: DisplayList, tile: TileView, dragon: str, r: int, x: float, y: float) -> None:
    drawing.stamp(marks.medal(dragon, r), x, y, "ride", tile.place, dragon)


# -- where there is much room


def _courtyard(drawing: DisplayList, ctx: DrawContext, place: Place, tile: TileView, coming: list[str]) -> None:
    """Figures before the obelisk; dragons at the right, above figures; left of them those that may come."""
    few, high = len(tile.figures) < 3, 80 if tile.dragons else 90
    crowded = tile.figures or coming or len(tile.dragons) > 2
    r, apart = (31, 62) if crowded else _SIZES[True][max(len(tile.dragons), 1) - 1]
    for k, dragon in enumerate(tile.dragons):
        _dragon(drawing, ctx, tile, dragon, r, place.x + WIDE - 6 - r - k * apart, place.y + 6 + r)
    for k, owner in enumerate(tile.figures):
        _figure(drawing, ctx, tile, owner, high, place.x + 270 - k * (60 if few else 40), place.y + 146 - high // 2)
    for k, dragon in enumerate(coming):
        _medal(drawing, tile, dragon, _MEDAL, place.x + 142 + 58 * k, place.y + 38)


def _rebuilt(drawing: DisplayList, ctx: DrawContext, place: Place, tile: TileView, coming: list[str]) -> None:
    """Dragons in the sky at the right, figures below, left of what the building brings its neighbours."""
    r, apart = _SIZES[True][max(len(tile.dragons), 1) - 1]
    for k, dragon in enumerate(tile.dragons):
        _dragon(drawing, ctx, tile, dragon, r, place.x + WIDE - 6 - r - k * apart, place.y + 10 + r)
    few = len(tile.figures) < 3
    high = 78 if not few else 90 if tile.dragons else 104
    for k, owner in enumerate(tile.figures):
        _figure(drawing, ctx, tile, owner, high, place.x + 178 - k * (70 if few else 44), place.y + 188 - high // 2)
    for k, dragon in enumerate(coming):
        _medal(drawing, tile, dragon, _MEDAL, place.x + (84 if tile.special else 42) + 58 * k, place.y + 86)


# -- ruins, where spaces and rewards leave little of it


@dataclass(frozen=True, slots=True)
class _Spot:
    """A part of a ruin that is free for visitors, in coordinates of the tile."""

    left: int
    top: int
    right: int
    foot: int


@dataclass(frozen=True, slots=True)
class _Scale:
    """How large the visitors are, and how far from one to the next of a kind."""

    high: int
    beside: int
    medal: int
    dragon: int
    apart: int

    def widths(self, tile: TileView, coming: int) -> tuple[int, int, int]:
        """Of the marks, the figures and the dragons."""
        figures, dragons = len(tile.figures), len(tile.dragons)
        return (
            coming * (2 * self.medal - 2),
            self._across + (figures - 1) * self.beside if figures else 0,
            2 * self.dragon + (dragons - 1) * self.apart if dragons else 0,
        )

    def fits(self, spot: _Spot, tile: TileView, coming: int) -> bool:
        marks_, figures, dragons = self.widths(tile, coming)
        tallest = max(coming and 2 * self.medal, figures and self.high, dragons and 2 * self.dragon)
        return marks_ + figures + dragons <= spot.right - spot.left and tallest <= spot.foot - spot.top

    @property
    def _across(self) -> int:
        return round(0.68 * self.high) + 6


def _ruin(drawing: DisplayList, ctx: DrawContext, place: Place, tile: TileView, coming: list[str]) -> None:
    """From the left marks, figures and dragons, as large as they fit between plates, spaces and rewards."""
    if not (tile.figures or tile.dragons or coming):
        return
    tries = list(product(_scales(tile), _spots(ctx, tile)))
    scale, spot = next((one for one in tries if one[0].fits(one[1], tile, len(coming))), tries[-1])
    marks_, figures, _ = scale.widths(tile, len(coming))
    middle, r = (spot.top + spot.foot) // 2, scale.dragon
    sway = min(12, (spot.foot - spot.top) // 2 - r) if 0 < scale.apart < 2 * r - 10 else 0
    for k, dragon in enumerate(tile.dragons):
        x, y = spot.right - r - k * scale.apart, min(middle, spot.foot - r) + (sway if k % 2 else -sway)
        _dragon(drawing, ctx, tile, dragon, r, place.x + x, place.y + y)
    left = place.x + spot.left + marks_ + (figures - (len(tile.figures) - 1) * scale.beside) // 2
    for k, owner in enumerate(tile.figures):
        y = place.y + spot.foot - scale.high // 2
        _figure(drawing, ctx, tile, owner, scale.high, left + k * scale.beside, y)
    for k, dragon in enumerate(coming):
        x = spot.left + scale.medal + k * (2 * scale.medal - 2)
        y = max(spot.top, spot.foot - 4 - 2 * scale.medal) + scale.medal
        _medal(drawing, tile, dragon, scale.medal, place.x + x, place.y + y)


def _scales(tile: TileView) -> Iterator[_Scale]:
    """First those of few visitors, then smaller and closer ones: the head of every figure can be seen, and of every
    dragon more than half.
    """
    few = len(tile.figures) < 3 and not tile.dragons
    for r, apart in _SIZES[False][max(len(tile.dragons), 1) - 1 :]:
        yield _Scale(_TALL, 56 if few else 38, _MEDAL, r, apart or 60)
    for tall, least, share in ((_TALL, 60, 1.3), (70, _LEAST, 1)):
        for high in range(tall, least - 1, -2):
            r = max(20, round(high * 0.46))
            yield _Scale(high, round(high * 0.42), max(18, round(high * 0.38)), r, round(share * r))


def _spots(ctx: DrawContext, tile: TileView) -> list[_Spot]:
    """Below the plates of place and sum; where spaces are high, beside the plate of the place if there is no sum."""
    summed, deep = sums.shown(tile), spaces.deep(tile)
    left, right = 48 if tile.special else 8, STRIP - 6
    found = sums.fitted(tile.near, sums.room(ctx, tile)) if summed else None
    if found and found.rest:
        right = STRIP - 3 - found.rest_wide
    if not deep:
        if len(tile.spaces) == spaces.ROW:
            right = min(right, STRIP - 56)
        return [_Spot(left, 56 if summed else 42, right, 135)]
    below = _Spot(left, 55, right, 97)
    lit = marks.LIT[0] - 2 if tile.place in ctx.walks else scenes.PLATE[0] + 2
    return [below] if summed else [_Spot(lit, 6, right, 94), below]
