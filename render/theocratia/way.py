"""A player's own way, the last strip: stones with Priests and Cosmo, multipliers, tiles, Malus."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from engine.theocratia import catalogue as cat
from engine.theocratia.view import SeatView
from render.pen import Sprite
from render.scene import DisplayList
from render.theme import GOLD, mix
from render.theocratia import signs, sprites
from render.theocratia.buildings import plain
from render.theocratia.context import DrawContext
from render.theocratia.island import LETTERS
from render.theocratia.temples import SPACES, ZONES, spots, stone, strike
from render.widgets import Place

_LEFT, _RIGHT = 142, 118
"""Room beside the stones: for tiles in hand, and for Malus."""
_STONE_HIGH, _GAP = 52, 5
_FIGURES = 74
"""How high above the foot of the strip the feet of figures stand."""
_CROWDS = {1: (28, 0), 2: (22, 35), 3: (19, 24)}
"""By how many pieces share a stone: how large they are, and how far apart."""
_CROWDED, _ROWS_APART = (18, 26), 38
"""More than three stand in two rows."""
_COSMO_LEAST = 20


def way(drawing: DisplayList, ctx: DrawContext, place: Place, seat: int) -> None:
    own = ctx.view.players[seat]
    _tiles(drawing, own, place, seat)
    _malus(drawing, own, place)
    step = (place.wide - _LEFT - _RIGHT) / len(SPACES)
    stones = {space: place.x + _LEFT + (k + 0.5) * step for k, space in enumerate(SPACES)}
    crowds = _crowds(own)
    _multipliers(drawing, stones, crowds, place.y + 46)
    _stones(drawing, own, stones, place.foot - 12 - _STONE_HIGH // 2, round(step) - _GAP)
    _pieces(drawing, own, stones, crowds, place.foot - _FIGURES, seat)


def _tiles(drawing: DisplayList, own: SeatView, place: Place, seat: int) -> None:
    """Whose way it is, and the Conversion tiles in hand; the corner below stays empty."""
    x = place.x + 40
    drawing.stamp(sprites.player(own.colour, 22), x, place.y + 44, "colour", seat, own.colour)
    if own.start_tile:
        drawing.stamp(sprites.start_tile(19), x + 54, place.y + 25, "starting", own.colour)
    if own.level_tiles:
        drawing.stamp(sprites.tile(19, GOLD), x + 54, place.y + 62, "tiles", own.colour, own.level_tiles)
    if own.level_tiles > 1:
        drawing.write(str(own.level_tiles), x + 76, place.y + 62, LETTERS, weight="ExtraBold")


def _malus(drawing: DisplayList, own: SeatView, place: Place) -> None:
    """Its minus points, if there is any."""
    if own.malus:
        x = place.right - _RIGHT / 2
        drawing.stamp(sprites.malus(26), x, place.y + 46, "malus", own.colour, own.malus)
        drawing.write(f"−{own.malus_points}", x, place.foot - 40, LETTERS, weight="ExtraBold", anchor="middle")


def _crowds(own: SeatView) -> dict[int, list[str]]:
    """What stands on each stone."""
    crowds: dict[int, list[str]] = defaultdict(list)
    for piece, space in (*zip(cat.CIVS, own.priests, strict=True), ("cosmo", own.cosmo)):
        crowds[space].append(piece)
    return crowds


def _multipliers(drawing: DisplayList, stones: dict[int, float], crowds: dict[int, list[str]], y: int) -> None:
    """Above the middle of each zone, or beside it where a figure stands there."""
    dim = mix(drawing.theme.gold, drawing.theme.slot, 0.35)
    for factor, zone in _zones():
        free = [space for space in zone if space not in crowds]
        if free:
            half = (zone[0] + zone[-1]) / 2
            x = stones[min(free, key=lambda space: abs(space - half))]
            drawing.write(f"×{factor}", x, y, LETTERS, weight="ExtraBold", colour=dim, anchor="middle")


def _zones() -> Iterator[tuple[int, range]]:
    end = cat.TEMPLE_TOP
    for start, factor in cat.MULTIPLIERS:
        yield factor, range(start, end + 1)
        end = start - 1


def _stones(drawing: DisplayList, own: SeatView, stones: dict[int, float], y: int, wide: int) -> None:
    """With the tiles that can be claimed, and those that no Priest has reached, between two stones."""
    for factor, zone in _zones():
        ink = drawing.theme.dark if factor > 4 else drawing.theme.ink
        for space in zone:
            drawing.stamp(stone(wide, _STONE_HIGH, ZONES[factor]), stones[space], y)
            if space < 0:
                drawing.stamp(plain("fortress", 15, drawing.theme.muted), stones[space], y - 2)
            else:
                drawing.write(
                    str(space), stones[space], y - 3, LETTERS, weight="ExtraBold", colour=ink, anchor="middle"
                )
    for space in (*own.unlocked, *own.locked):
        open_ = space in own.unlocked
        sign: Sprite = sprites.tile(19, drawing.theme.glow if open_ else drawing.theme.edge)
        x = (stones[space] + stones[space + 1]) / 2
        drawing.stamp(sign, x, y - _STONE_HIGH / 2, "level", own.colour, space, int(open_))


def _pieces(
    drawing: DisplayList, own: SeatView, stones: dict[int, float], crowds: dict[int, list[str]], foot: int, seat: int
) -> None:
    """Figures on the stones, the farthest Priest struck out."""
    for piece, space in (*zip(cat.CIVS, own.priests, strict=True), ("cosmo", own.cosmo)):
        crowd = crowds[space]
        r, apart = _CROWDS.get(len(crowd), _CROWDED)
        across, down = spots(len(crowd))[crowd.index(piece)]
        rows = 0 if len(crowd) <= len(_CROWDS) else 0.5
        at = stones[space] + across * apart, foot - r + (down - rows) * _ROWS_APART
        sprite = sprites.cosmo(max(r * 7 // 8, _COSMO_LEAST)) if piece == "cosmo" else signs.priest(r, piece)
        drawing.stamp(sprite, *at, "track", seat, piece, space)
        if piece == own.ignored:
            drawing.stamp(strike(r - 2), *at, "ignored", seat, piece)
