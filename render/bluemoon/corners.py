"""What the corners of a city without tiles there tell: whose turn it is, the scales, and what the signs mean."""

from __future__ import annotations

from engine.bluemoon.catalogue import Reward
from render.bluemoon import cells, marks, sprites, sums
from render.bluemoon.context import DrawContext
from render.bluemoon.pieces import figure
from render.pen import Pen, Sprite
from render.scene import DisplayList
from render.sprites import glowing
from render.theme import GOLD
from render.widgets import Place

_WORDS = 36
_R = 58
_CRATERS = (-0.4, -0.3, 0.2), (0.3, -0.54, 0.12), (0.46, 0.1, 0.24), (-0.24, 0.44, 0.15), (-0.66, 0.18, 0.08)


def corner(drawing: DisplayList, ctx: DrawContext, place: Place, row: int, column: int) -> None:
    if row == 0:
        (_turn if column == 0 else _pool)(drawing, ctx, place)
    else:
        (_rewards if column == 0 else _marks)(drawing, ctx, place)


def _turn(drawing: DisplayList, ctx: DrawContext, place: Place) -> None:
    """Who is to move, with the steps left; at the end that it is over."""
    theme, mover = ctx.theme, ctx.view.to_move
    if mover is None:
        words, (x, y) = ctx.t("bluemoon-picture-over"), place.middle
        drawing.write(words, x, y, 64, weight="ExtraBold", colour=theme.gold, anchor="middle", room=290, least=40)
        return
    drawing.stamp(figure(theme, mover, 160), place.x + 72, place.y + 98)
    hue, x = theme.seats[mover], place.x + 208
    name = ctx.name(mover)
    drawing.write(
        name, x, place.y + 50, 70, "name", mover, weight="ExtraBold", colour=hue, anchor="middle", room=200, least=43
    )
    drawing.write(str(ctx.view.steps), x - 24, place.y + 142, 88, weight="ExtraBold", anchor="middle")
    drawing.stamp(sprites.steps(42, theme.glow), x + 44, place.y + 142)


def _moon(pen: Pen, r: int) -> None:
    c = r * 1.2
    pen.disc(c, c, r * 1.18, (26, 34, 84))
    pen.disc(c, c, r * 1.1, (36, 50, 116))
    pen.disc(c, c, r, (132, 172, 248))
    for dx, dy, size in _CRATERS:
        pen.disc(c + dx * r, c + dy * r, size * r, (106, 146, 230))


def moon(r: int) -> Sprite:
    size = round(2.4 * r)
    return Sprite(_moon, size, size, (r,))


def _pool(drawing: DisplayList, ctx: DrawContext, place: Place) -> None:
    drawing.stamp(moon(_R), place.x + 74, place.y + 98)
    drawing.stamp(sprites.scale(36), place.x + 226, place.y + 54)
    words, told = f"{ctx.view.pool}/{ctx.view.scales}", ("pool", ctx.view.pool)
    x, y = place.x + 226, place.y + 134
    drawing.write(words, x, y, 62, *told, weight="ExtraBold", colour=GOLD, anchor="middle", room=164, least=55)


def _rewards(drawing: DisplayList, ctx: DrawContext, place: Place) -> None:
    roles = (cells.EACH, "construction"), (cells.MOST, "majority"), (cells.NEAR, "neighbourhood")
    for k, (role, key) in enumerate(roles):
        x, y = place.x + 2, place.y + 2 + 63 * k
        drawing.stamp(cells.cell(role), x + cells.WIDE // 2, y + cells.HIGH // 2)
        cells.fill_cell(drawing, Reward(1), x, y)
        _words(drawing, ctx, key, place.x + 102, place, 41 + 63 * k)


def _marks(drawing: DisplayList, ctx: DrawContext, place: Place) -> None:
    x = place.x + 38
    drawing.stamp(glowing(ctx.theme, 60, 54, 16), x, place.y + 36)
    drawing.stamp(sprites.steps(16, ctx.theme.glow), x, place.y + 36)
    drawing.stamp(marks.medal("red_dragon", 27), x, place.y + 99)
    sums.put(drawing, Reward(1), x + 34, place.y + 136, 92)
    for k, key in enumerate(("walk", "ride", "near")):
        _words(drawing, ctx, key, place.x + 76, place, 37 + 63 * k)


def _words(drawing: DisplayList, ctx: DrawContext, key: str, x: int, place: Place, y: int) -> None:
    words = ctx.t(f"bluemoon-picture-{key}")
    drawing.write(words, x, place.y + y, _WORDS, room=place.right - x - 4, least=28)
