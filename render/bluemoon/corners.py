"""What the corners of a city without tiles there tell: the players, clockwise by seat, and what signs mean."""

from __future__ import annotations

from engine.bluemoon.catalogue import Reward
from render.bluemoon import cells, marks, players, sprites, sums
from render.bluemoon.context import DrawContext
from render.scene import DisplayList
from render.sprites import glowing
from render.widgets import Place

_WORDS = 36
_CORNERS = (0, 0), (0, 4), (4, 4), (4, 0)
"""Row and column, clockwise by seat."""


def corner(drawing: DisplayList, ctx: DrawContext, place: Place, row: int, column: int) -> None:
    at = _CORNERS.index((row, column))
    if at < ctx.view.seats:
        players.card(drawing, ctx, place, ctx.view.players[at])
    elif at == ctx.view.seats:
        _rewards(drawing, ctx, place)
    else:
        _marks(drawing, ctx, place)


def _rewards(drawing: DisplayList, ctx: DrawContext, place: Place) -> None:
    roles = (cells.EACH, "construction"), (cells.MOST, "majority"), (cells.NEAR, "neighbourhood")
    for k, (role, key) in enumerate(roles):
        x, y = place.x + 2, place.y + 2 + 63 * k
        drawing.stamp(cells.cell(role), x + cells.WIDE // 2, y + cells.HIGH // 2)
        cells.fill_cell(drawing, Reward(1), x, y)
        _words(drawing, ctx, key, place.x + 102, place, 41 + 63 * k)


def _marks(drawing: DisplayList, ctx: DrawContext, place: Place) -> None:
    x = place.x + 38
    drawing.stamp(glowing(ctx.theme, 60, 54, 16), x, place.y + 36, "key")
    drawing.stamp(sprites.steps(16, ctx.theme.glow), x, place.y + 36)
    drawing.stamp(marks.medal("red_dragon", 27), x, place.y + 99)
    sums.put(drawing, Reward(1), x + 34, place.y + 136, 92)
    for k, key in enumerate(("walk", "ride", "near")):
        _words(drawing, ctx, key, place.x + 76, place, 37 + 63 * k)


def _words(drawing: DisplayList, ctx: DrawContext, key: str, x: int, place: Place, y: int) -> None:
    words = ctx.t(f"bluemoon-picture-{key}")
    drawing.write(words, x, place.y + y, _WORDS, colour=ctx.theme.muted, room=place.right - x - 4, least=28)
