"""The picture of the city: five rows of tiles, each a scene with its spaces, rewards, figures and dragons."""

from __future__ import annotations

from engine.bluemoon.catalogue import COURTYARD
from engine.bluemoon.view import TileView
from render.bluemoon import cells, corners, marks, scenes, spaces, sprites, sums
from render.bluemoon.cells import LETTERS
from render.bluemoon.context import DrawContext
from render.bluemoon.people import people
from render.bluemoon.scenes import STRIP
from render.bluemoon.visitors import visitors
from render.pen import Sprite
from render.scene import DisplayList, Panel, Scene
from render.sprites import changed, seat
from render.theme import GOLD
from render.widgets import Place

WIDTH, HEIGHT = 1600, 1018
SIDE = 5
_PITCH_X, _PITCH_Y, _LEFT, _TOP, _GAP = 318, 202, 5, 4, 3
"""The places of tiles, each with a gap around it for marks."""
_SHOWN = 7
"""As many Offerings are shown one by one; more are counted."""


def scene(ctx: DrawContext) -> Scene:
    return Scene(WIDTH, HEIGHT, ctx.theme.ground, panels(ctx))


def panels(ctx: DrawContext) -> tuple[Panel, ...]:
    """Every tile as a panel of its own, so that a move redraws only one or two of them."""
    return tuple(_panel(ctx, row, column) for row in range(SIDE) for column in range(SIDE))


def _panel(ctx: DrawContext, row: int, column: int) -> Panel:
    left, top = _LEFT + column * _PITCH_X, _TOP + row * _PITCH_Y
    drawing, tile = DisplayList(ctx.theme), ctx.view.rows[row][column]
    place = Place(left + _GAP, top + _GAP, scenes.WIDE, scenes.HIGH)
    if tile:
        _tile(drawing, ctx, place, tile)
    else:
        corners.corner(drawing, ctx, place, row, column)
    return Panel((left, top, left + _PITCH_X, top + _PITCH_Y), (), drawing.done())


def _tile(drawing: DisplayList, ctx: DrawContext, place: Place, tile: TileView) -> None:
    drawing.stamp(_ground(tile), *place.middle, "tile", tile.place, tile.id, int(tile.rebuilt))
    if tile.id == COURTYARD:
        _courtyard(drawing, ctx, place)
    elif tile.rebuilt:
        cells.fill_cell(drawing, tile.neighbourhood, place.x + STRIP, place.y + 128)
    else:
        _ruin(drawing, ctx, place, tile)
    _before(drawing, ctx, place, tile)
    if tile.special:
        drawing.stamp(_special(tile.special), place.x + 25, place.y + 73, "special", tile.place, tile.special)
    visitors(drawing, ctx, place, tile)
    _label(drawing, ctx, place, tile)
    if sums.shown(tile):
        sums.put(drawing, tile.near, place.x + STRIP - 1, place.y + sums.TOP, sums.room(ctx, tile), "near", tile.place)


def _ground(tile: TileView) -> Sprite:
    if tile.id == COURTYARD:
        return scenes.courtyard()
    return scenes.scene(tile.id, people(tile.id), tile.rebuilt, spaces.deep(tile))


def _before(drawing: DisplayList, ctx: DrawContext, place: Place, tile: TileView) -> None:
    """Frames, under whatever stands there."""
    if tile.rebuilt and any(spot == tile.place for spot, _ in ctx.placed):
        drawing.stamp(marks.turned(_PITCH_X, _PITCH_Y), *place.middle, "turned", tile.place)
    if tile.place in ctx.walks:
        lit = marks.walk(ctx.theme, _PITCH_X, _PITCH_Y, sums.beside_steps(tile))
        drawing.stamp(lit, *place.middle, "walk", tile.place)
    if tile.place in ctx.fresh:
        drawing.stamp(changed(ctx.theme, _PITCH_X, _PITCH_Y), *place.middle, "touched", tile.place)


def _label(drawing: DisplayList, ctx: DrawContext, place: Place, tile: TileView) -> None:
    ink = ctx.theme.dark if tile.place in ctx.walks else ctx.theme.ink
    told = "place", tile.place
    x, y = place.x + 41, place.y + 28
    drawing.write(tile.place, x, y, LETTERS, *told, weight="ExtraBold", colour=ink, anchor="middle")


def _special(special: str) -> Sprite:
    """What may be done here at the end of a turn."""
    obelisk = sprites.obelisk(20, GOLD)
    return {"jump": sprites.jump(22), "draw": sprites.card_sign(21), "offer": obelisk}[special]


def _ruin(drawing: DisplayList, ctx: DrawContext, place: Place, tile: TileView) -> None:
    for k, reward in enumerate((tile.construction, tile.majority, tile.neighbourhood)):
        cells.fill_cell(drawing, reward, place.x + STRIP, place.y + 2 + 63 * k)
    spaces.put(drawing, ctx, place, tile)


def _courtyard(drawing: DisplayList, ctx: DrawContext, place: Place) -> None:
    """What the next Offering costs, and the Offerings made."""
    offered = ctx.view.offered
    for price in ctx.view.prices[len(offered) :][:1]:
        x, y, told = place.x + 44, place.y + 106, ("asks", price)
        drawing.write(str(price), x, y, 72, *told, weight="ExtraBold", anchor="middle", room=66, least=LETTERS)
        drawing.stamp(sprites.crystal(22), place.x + 97, y)
    if len(offered) <= _SHOWN:
        for k, owner in enumerate(offered):
            drawing.stamp(seat(ctx.theme, owner, 17), place.x + 28 + k * 42, place.y + 168)
    else:
        for owner in range(ctx.view.seats):
            x, y = place.x + 28 + owner * 74, place.y + 168
            drawing.stamp(seat(ctx.theme, owner, 17), x, y)
            drawing.write(str(offered.count(owner)), x + 22, y, LETTERS, weight="ExtraBold")
