"""The recent moves as a row of signs with places: the previous turn and the current one."""

from __future__ import annotations

from itertools import groupby

from engine.bluemoon.cards import FACES, KIND
from engine.bluemoon.catalogue import COLOURS
from engine.bluemoon.view import PlayedMoveView
from render.bluemoon import sprites
from render.bluemoon.context import DrawContext, is_place
from render.scene import DisplayList, Panel
from render.sprites import discard, seat
from render.theme import GOLD
from render.widgets import Place, Token, flow, framed

MOST = 11
"""At most this many moves fit into the row."""


def panel(ctx: DrawContext, place: Place) -> Panel:
    drawing = DisplayList(ctx.theme)
    y = place.middle[1]
    x = (
        place.x
        + 28
        + drawing.write(ctx.say("bluemoon-picture-last"), place.x + 28, y, 30, colour=ctx.theme.muted)
        + 26.0
    )
    shown = [deed for deed in ctx.view.last if _signs(ctx, deed)][-MOST:]
    for owner, row in groupby(shown, key=lambda deed: deed.seat):
        drawing.stamp(seat(ctx.theme, owner, 17), x + 20, y, "did", owner)
        x += 54
        for deed in row:
            x = flow(drawing, x, y, _signs(ctx, deed), 30, ctx.theme.ink, 4) + 20
    return framed(ctx.theme, (place.x, place.y, place.right, place.foot), DisplayList(ctx.theme), drawing)


def _signs(ctx: DrawContext, deed: PlayedMoveView) -> list[Token]:
    """The sign of the move and its place; empty for moves that end or skip something."""
    verb, *rest = deed.move.split()
    ink = ctx.theme.ink
    match verb:
        case "step":
            return [sprites.steps(18, ink), *rest]
        case "jump":
            return [sprites.jump(18), *rest]
        case "contribute":
            return [seat(ctx.theme, deed.seat, 14), deed.place]
        case "offer":
            return [sprites.obelisk(18, GOLD)]
        case "draw":
            return [sprites.card_sign(18)]
        case "play":
            colour, value = FACES[KIND[rest[0]]]
            return [sprites.badge(COLOURS[colour], 17), " → ".join([str(value), *filter(is_place, rest[1:])])]
        case "discard" if rest != ["nothing"]:
            return [discard(16, ink), str(sum(int(card.partition("*")[2] or 1) for card in rest))]
    return []
