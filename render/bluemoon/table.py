"""The one picture of a turn: the city, under it the hand of whoever looks at it, at the foot what belongs to nobody."""

from __future__ import annotations

from render.bluemoon import city, hand, players, stocks
from render.bluemoon.context import DrawContext
from render.bluemoon.stocks import Stock
from render.scene import Scene


def scene(ctx: DrawContext, *, own: bool) -> Scene:
    """As all see it, or with the hand of the seat in focus."""
    view, panels, y = ctx.view, [*city.panels(ctx)], city.HEIGHT
    steps: list[Stock] = []
    if view.rows[0][0]:
        panels.append(players.line(ctx, y, city.WIDTH))
        steps = players.steps(ctx, view.to_move)
        y += players.LINE
    if own:
        panels.append(hand.panel(ctx, y, city.WIDTH))
        y = panels[-1].box[3]
    panels.append(stocks.line(ctx, y, city.WIDTH, view.players[ctx.focus.seat] if own else None, steps))
    y += stocks.HIGH
    return Scene(city.WIDTH, y, ctx.theme.ground, tuple(panels))
