"""The picture of the viewer's own hand: cards sorted, with their powers and the spaces they could pay for here."""

from __future__ import annotations

from engine.bluemoon.cards import FACES, KIND
from engine.bluemoon.catalogue import COLOURS, PEOPLES
from engine.bluemoon.view import HeldView, TileView
from render import text
from render.bluemoon import sprites
from render.bluemoon.context import DrawContext
from render.scene import DisplayList, Scene
from render.sprites import choosable, counter, seat
from render.theme import mix
from render.widgets import Place, back, flow, framed, grid

WIDTH = 1600
_HEAD, _ROW, _GAP = 92, 238, 10
_MOST = 20
"""At most this many kinds of cards lie in five columns; more lie in six."""
_CHIP = 51


def scene(ctx: DrawContext) -> Scene:
    held = ctx.view.hand or ()
    columns = 5 if len(held) <= _MOST else 6
    rows = -(-len(held) // columns)
    high = _HEAD + rows * (_ROW + _GAP) + 14
    ground = DisplayList(ctx.theme)
    drawing = DisplayList(ctx.theme)
    _head(drawing, ctx)
    cards = Place(20, _HEAD, WIDTH - 40, rows * (_ROW + _GAP) - _GAP)
    for spot, entry in zip(grid(cards, columns, rows, _GAP), held, strict=False):
        _card(drawing, ctx, spot, entry)
    panel = framed(ctx.theme, (0, 0, WIDTH, high), ground, drawing)
    return Scene(f"bluemoon-hand-{rows}", WIDTH, high, ctx.theme.ground, (panel,))


def _head(drawing: DisplayList, ctx: DrawContext) -> None:
    own = ctx.view.players[ctx.focus.seat]
    drawing.stamp(seat(ctx.theme, own.seat, 22), 54, 48, "seat", own.seat)
    drawing.write(ctx.name(own.seat), 90, 48, 38, "name", own.seat, weight="ExtraBold", room=700, least=28)
    x = flow(drawing, 1180, 48, [sprites.crystal(22), str(own.crystals)], 40, ctx.theme.ink, 10)
    x = flow(drawing, x + 34, 48, [sprites.scale(22), str(own.scales)], 40, ctx.theme.ink, 10)
    x = flow(drawing, x + 34, 48, [sprites.card_sign(22), str(own.hand)], 40, ctx.theme.ink, 10)
    if own.pending:
        drawing.write(
            f"+{own.pending}", x + 6, 48, 40, "pending", own.pending, weight="ExtraBold", colour=ctx.theme.muted
        )


def _card(drawing: DisplayList, ctx: DrawContext, place: Place, entry: HeldView) -> None:
    theme = ctx.theme
    colour, value = FACES[KIND[entry.card]]
    hue = COLOURS[colour]
    fill, told = mix(sprites.HUES[hue], theme.slot, 0.7), ("card", entry.card, entry.count)
    if entry.pays:
        drawing.stamp(choosable(theme, place.wide, place.high, fill, theme.panel), *place.middle, *told)
    else:
        back(drawing, place, fill, sprites.HUES[hue], 3, *told)
    drawing.stamp(sprites.badge(hue, 30), place.x + 44, place.y + 46)
    drawing.write(str(value), place.x + 88, place.y + 46, 56, weight="ExtraBold")
    if entry.count > 1:
        _count(drawing, place, entry)
    room = place.wide - 28
    start, taken = place.x + 134, 150 if entry.count > 1 else 0
    people = ctx.say(f"bluemoon-{PEOPLES[hue]}")
    drawing.write(people, start, place.y + 46, 30, weight="ExtraBold", room=room - 118 - taken // 2, least=20)
    for k, words in enumerate(text.wrap(ctx.say(f"bluemoon-about-{entry.card}"), 26, "SemiBold", room)):
        drawing.write(words, place.x + 16, place.y + 104 + k * 32, 26, weight="SemiBold")
    if entry.pays:
        _pays(drawing, ctx, place, entry)


def _pays(drawing: DisplayList, ctx: DrawContext, place: Place, entry: HeldView) -> None:
    """The spaces here that the card can help to pay for, as they look in the city."""
    x, y = place.x + 16, place.foot - 28
    told = "pays", entry.card
    x += drawing.write(ctx.say("bluemoon-picture-pays"), x, y, 26, *told, colour=ctx.theme.glow) + 8
    spaces = {space.number: space for space in _here(ctx).spaces}
    fit = (place.right - 12 - x) // _CHIP
    shown = entry.pays if len(entry.pays) <= fit else entry.pays[: fit - 1]
    for number in shown:
        space = spaces[number]
        sprite = sprites.space(space.colour, _CHIP - 3, 36)
        drawing.stamp(sprite, x + _CHIP // 2, y, "payable", entry.card, number)
        ink = sprites.ink_on(space.colour)
        drawing.write(str(space.value), x + 36, y, 26, weight="ExtraBold", colour=ink, anchor="middle")
        x += _CHIP
    if more := len(entry.pays) - len(shown):
        drawing.write(f"+{more}", x + 4, y, 26, weight="ExtraBold", colour=ctx.theme.glow)


def _here(ctx: DrawContext) -> TileView:
    """The tile on which the figure of the hand's owner stands."""
    return next(tile for row in ctx.view.rows for tile in row if tile and ctx.focus.seat in tile.figures)


def _count(drawing: DisplayList, place: Place, entry: HeldView) -> None:
    x, y, dark = place.right - 40, place.y + 42, drawing.theme.dark
    drawing.stamp(counter(27, drawing.theme.ink, dark), x, y)
    told = "count", entry.card, entry.count
    drawing.write(f"×{entry.count}", x, y, 30, *told, weight="ExtraBold", colour=dark, anchor="middle")
