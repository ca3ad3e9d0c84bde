"""The picture of dice and cards: Action table, Civ rows, Round Bonus and End Round Bonus, tokens, Power cards."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.theocratia import catalogue as cat
from engine.theocratia.view import CivView, TurnView
from render.picture import Verbatim
from render.scene import DisplayList, Item, Panel, Scene
from render.sprites import arrow, card, changed, glowing
from render.theme import mix
from render.theocratia import market, signs, sprites, tokens
from render.theocratia.context import DrawContext
from render.theocratia.market import DIE, put_die
from render.theocratia.signs import LETTERS
from render.widgets import Place, Token, flow, grid, width

WIDTH, HEIGHT = 1600, 1018
_HEAD, _Y = 80, 40
_SPACE = 214, 84
"""On the row of a Civ: two thirds for the die, the rest for its owner."""


def scene(ctx: DrawContext) -> Scene:
    """Draw each part as a panel of its own, so that a move redraws only one or two of them."""
    table = DisplayList(ctx.theme)
    dice = _part(ctx, lambda drawing: market.action_table(table, drawing, ctx, Place(14, _HEAD, WIDTH - 28, 400)))
    boxes = grid(Place(0, 486, WIDTH, 244), 2, 2, gap=0)
    rows = [
        (box, _part(ctx, partial(_row, ctx=ctx, place=Place(box.x + 8, box.y + 6, box.wide - 16, 110), civ=civ)))
        for box, civ in zip(boxes, ctx.view.civs, strict=True)
    ]
    bonuses = Place(14, 742, WIDTH - 28, 92)
    stones = Place(14, 850, WIDTH - 28, 156)
    parts = [
        (Place(0, 0, WIDTH, _HEAD), (), _part(ctx, partial(_head, ctx=ctx))),
        (Place(0, _HEAD, WIDTH, 486 - _HEAD), table.done(), dice),
        *((box, (), drawn) for box, drawn in rows),
        (Place(0, 730, WIDTH, 110), (), _part(ctx, lambda drawing: tokens.bonuses(drawing, ctx, bonuses))),
        (Place(0, 840, WIDTH, HEIGHT - 840), (), _part(ctx, lambda drawing: tokens.tokens(drawing, ctx, stones))),
    ]
    panels = tuple(Panel((box.x, box.y, box.right, box.foot), ground, items) for box, ground, items in parts)
    return Scene(WIDTH, HEIGHT, ctx.theme.ground, panels)


def _part(ctx: DrawContext, draw: Callable[[DisplayList], None]) -> tuple[Item, ...]:
    drawing = DisplayList(ctx.theme)
    draw(drawing)
    return drawing.done()


def _head(drawing: DisplayList, ctx: DrawContext) -> None:
    """Round and turn, the last die, the cards, and who begins next."""
    view, theme = ctx.view, ctx.theme
    drawing.stamp(signs.eye(26), 46, _Y)
    title = ctx.t("theocratia-picture-round", round=view.round, rounds=view.rounds, phase=Verbatim(view.phase))
    x = 90 + drawing.write(title, 90, _Y, 50, "round", view.round, weight="ExtraBold", colour=theme.gold) + 26
    turn = ctx.t("theocratia-picture-turn", turn=view.turn, turns=view.turns, phase=Verbatim(view.phase))
    x += drawing.write(turn, x, _Y, 40, "turn", view.turn, colour=theme.muted) + 30
    right = _next(drawing, ctx, _cards(drawing, ctx, WIDTH - 20.0))
    if view.last:
        _last(drawing, ctx, x, right, view.last)


def _cards(drawing: DisplayList, ctx: DrawContext, right: float) -> float:
    """The deck, and the discarded cards dim. Returns where they begin."""
    view, theme = ctx.view, ctx.theme
    for key, number, colour in (("discard", len(view.discard), theme.muted), ("deck", view.deck, theme.ink)):
        told = key, number
        right -= drawing.write(
            str(number), right, _Y, LETTERS, *told, weight="ExtraBold", colour=colour, anchor="right"
        )
        sign = sprites.card_sign(26, dim=key == "discard")
        drawing.stamp(sign, right - 32, _Y)
        right -= 78
    return right


def _next(drawing: DisplayList, ctx: DrawContext, right: float) -> float:
    """Who begins the next round."""
    first = ctx.view.next_first
    if first is None:
        return right
    drawing.stamp(sprites.player(ctx.colour(first), 21), right - 30, _Y, "next_first", first)
    drawing.stamp(signs.crown(22), right - 90, _Y)
    return right - 136


def _last(drawing: DisplayList, ctx: DrawContext, left: float, right: float, turn: TurnView) -> None:
    """Whose die it was, where it went and what for, as far as there is room."""
    drafted, drawn = turn.die
    hue, face = turn.tint or drafted, turn.face or drawn
    x = left + 14
    player = sprites.player(ctx.colour(turn.seat), 19)
    drawing.stamp(player, x + 26, _Y, "last", turn.seat, turn.civ or "", turn.mode or "")
    drawing.stamp(sprites.die(hue, 72), x + 96, _Y)
    colour = sprites.ink_on(hue)
    drawing.write(str(face), x + 104, _Y + 5, LETTERS, weight="ExtraBold", colour=colour, anchor="middle")
    x += 136
    if turn.civ:
        drawing.stamp(arrow(13, 0, ctx.theme.muted), x + 12, _Y)
        drawing.stamp(sprites.civ(turn.civ, 26), x + 56, _Y)
        x += 92
    words = ctx.t("theocratia-picture-idle") if turn.idle else ctx.t(f"theocratia-{turn.mode}") if turn.mode else ""
    room = round(right - x - 40)
    if words and room > 90:
        x += drawing.write(words, x, _Y, 40, weight="ExtraBold", room=room, least=30)
    drawing.stamp(changed(ctx.theme, round(x - left) + 14, _HEAD - 6), (left + x + 14) / 2, _Y)


def _row(drawing: DisplayList, ctx: DrawContext, place: Place, civ: CivView) -> None:
    """Dice with their owners; the next free space is bright and shows what it brings, later ones are dim."""
    hue = sprites.CIV_HUES[civ.id]
    drawing.stamp(card(place.wide, place.high, 18, hue), *place.middle, "row", civ.id)
    inner = place.wide - 92
    drawing.stamp(
        card(inner, place.high - 8, 14, mix(ctx.theme.slot, hue, 0.12)), place.right - inner // 2 - 4, place.middle[1]
    )
    drawing.stamp(sprites.civ(civ.id, 34), place.x + 46, place.middle[1])
    for k in range(len(cat.ROW_BONUS)):
        x, y = place.x + 92 + 8 + _SPACE[0] // 2 + k * (_SPACE[0] + 8), place.middle[1]
        if k < len(civ.row):
            _placed(drawing, ctx, x, y, civ, k)
        else:
            _free(drawing, ctx, x, y, civ, k)
    if civ.id in ctx.rows:
        drawing.stamp(glowing(ctx.theme, place.wide, place.high, 20), *place.middle, "open", civ.id)


def _placed(drawing: DisplayList, ctx: DrawContext, x: int, y: int, civ: CivView, k: int) -> None:
    (hue, face), seat = civ.row[k].die, civ.row[k].seat
    put_die(drawing, x - 46, y, hue, face, None, "placed", civ.id, k, hue, face)
    if seat is not None:
        drawing.stamp(sprites.player(ctx.colour(seat), 24), x + 48, y, "by", civ.id, k, seat)
    if _is_latest(ctx, civ, k):
        drawing.stamp(changed(ctx.theme, _SPACE[0], DIE + 8), x, y, "fresh", civ.id)


def _free(drawing: DisplayList, ctx: DrawContext, x: int, y: int, civ: CivView, k: int) -> None:
    cosmo, worship = cat.ROW_BONUS[k]
    hue, next_ = sprites.CIV_HUES[civ.id], k == len(civ.row)
    edge = mix(hue, ctx.theme.ink, 0.4) if next_ else ctx.theme.edge
    drawing.stamp(card(*_SPACE, 12, ctx.theme.slot, edge, 5 if next_ else 2), x, y, "space", civ.id, k)
    parts: list[Token] = [*[sprites.cosmo(22)] * cosmo, *[signs.priest(26, civ.id)] * worship]
    flow(drawing, x - width(parts, LETTERS, 8) / 2, y, parts, LETTERS, ctx.theme.ink, 8)


def _is_latest(ctx: DrawContext, civ: CivView, place: int) -> bool:
    """Whether the last turn put this die there."""
    last = ctx.view.last
    newest = place == len(civ.row) - 1
    return last is not None and newest and (last.civ, last.seat) == (civ.id, civ.row[place].seat)
