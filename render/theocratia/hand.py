"""The picture of the viewer's own Power cards, with their effects in words."""

from __future__ import annotations

from collections import Counter

from render import text
from render.scene import DisplayList, Scene
from render.sprites import counter
from render.theocratia import sprites
from render.theocratia.context import DrawContext
from render.widgets import Place, back, framed, grid

WIDTH, COLUMNS = 1600, 4
_HEAD, _ROW, _GAP = 92, 236, 10


def scene(ctx: DrawContext) -> Scene:
    held = Counter(ctx.view.hand or ())
    rows = -(-len(held) // COLUMNS)
    high = _HEAD + rows * (_ROW + _GAP) + 14
    ground = DisplayList(ctx.theme)
    drawing = DisplayList(ctx.theme)
    seat = ctx.focus.seat
    drawing.stamp(sprites.player(ctx.colour(seat), 24), 56, 48, "seat", seat)
    drawing.write(ctx.name(seat), 96, 48, 38, "name", seat, weight="ExtraBold", room=800, least=28)
    title = ctx.say("theocratia-picture-hand", count=held.total())
    drawing.write(title, WIDTH - 30, 48, 34, "cards", held.total(), colour=ctx.theme.muted, anchor="right")
    spots = grid(Place(20, _HEAD, WIDTH - 40, rows * (_ROW + _GAP) - _GAP), COLUMNS, rows, _GAP)
    for spot, (name, copies) in zip(spots, held.items(), strict=False):
        _card(drawing, ctx, spot, name, copies)
    panel = framed(ctx.theme, (0, 0, WIDTH, high), ground, drawing)
    return Scene(f"theocratia-hand-{rows}", WIDTH, high, ctx.theme.ground, (panel,))


def _card(drawing: DisplayList, ctx: DrawContext, place: Place, name: str, copies: int) -> None:
    back(drawing, place, ctx.theme.slot, ctx.theme.gold, 3, "card", name, copies)
    drawing.stamp(sprites.card_sign(20), place.x + 36, place.y + 38)
    room = place.wide - 124
    title = ctx.say(f"theocratia-{name}")
    drawing.write(title, place.x + 66, place.y + 38, 30, weight="ExtraBold", colour=ctx.theme.gold, room=room, least=24)
    if copies > 1:
        x, y = place.right - 34, place.y + 38
        drawing.stamp(counter(22, ctx.theme.ink, ctx.theme.dark), x, y)
        drawing.write(f"×{copies}", x, y, 24, weight="ExtraBold", colour=ctx.theme.dark, anchor="middle")
    for k, words in enumerate(text.wrap(ctx.say(f"theocratia-about-{name}"), 26, "SemiBold", place.wide - 36)):
        drawing.write(words, place.x + 18, place.y + 88 + k * 33, 26, weight="SemiBold")
