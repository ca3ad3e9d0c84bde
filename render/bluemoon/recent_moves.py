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
from render.widgets import Place, Token, flow, framed, width

_SIZE, _R = 55, 22
Deed = tuple[int, list[Token]]
"""A seat, and the signs of what it did."""


def panel(ctx: DrawContext, place: Place) -> Panel:
    drawing, y = DisplayList(ctx.theme), place.middle[1]
    said = ctx.t("bluemoon-picture-last")
    x = place.x + 28 + drawing.write(said, place.x + 28, y, 43, colour=ctx.theme.muted) + 26.0
    deeds = [(deed.seat, signs) for deed in ctx.view.last if (signs := _signs(ctx, deed))]
    for owner, row in groupby(_fitting(deeds, place.right - x - 24), key=lambda deed: deed[0]):
        drawing.stamp(seat(ctx.theme, owner, 21), x + 24, y, "did", owner)
        x += 64
        for _, signs in row:
            x = flow(drawing, x, y, signs, _SIZE, ctx.theme.ink, 4) + 24
    return framed(ctx.theme, (place.x, place.y, place.right, place.foot), DisplayList(ctx.theme), drawing)


def _fitting(deeds: list[Deed], room: float) -> list[Deed]:
    """The latest of them that the room is enough for."""
    kept: list[Deed] = []
    for deed in reversed(deeds):
        room -= width(deed[1], _SIZE, 4) + 28 + (0 if kept and kept[0][0] == deed[0] else 64)
        if room < 0:
            break
        kept.insert(0, deed)
    return kept


def _signs(ctx: DrawContext, deed: PlayedMoveView) -> list[Token]:
    """The sign of the move and its place; empty for moves that end or skip something."""
    verb, *rest = deed.move.split()
    ink = ctx.theme.ink
    match verb:
        case "step":
            return [sprites.steps(_R, ink), *rest]
        case "jump":
            return [sprites.jump(_R), *rest]
        case "contribute":
            return [seat(ctx.theme, deed.seat, 20), deed.place]
        case "offer":
            return [sprites.obelisk(_R, GOLD)]
        case "draw":
            return [sprites.card_sign(_R)]
        case "play":
            colour, value = FACES[KIND[rest[0]]]
            return [sprites.badge(COLOURS[colour], _R), " → ".join([str(value), *filter(is_place, rest[1:])])]
        case "discard" if rest != ["nothing"]:
            return [discard(20, ink), str(sum(int(card.partition("*")[2] or 1) for card in rest))]
    return []
