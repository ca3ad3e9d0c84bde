"""The picture of dice and cards: Action table, Civ rows, Round Bonus and End Round Bonus, tokens, Power cards."""

from __future__ import annotations

from engine.theocratia import catalogue as cat
from engine.theocratia.view import CivView, TurnView
from render.pen import Sprite
from render.picture import Verbatim
from render.scene import DisplayList, Scene
from render.sprites import arrow, card, changed, choosable
from render.theme import Colour, mix
from render.theocratia import sprites
from render.theocratia.buildings import plain
from render.theocratia.context import DrawContext
from render.widgets import Place, back, flow, framed, grid

WIDTH, HEIGHT = 1600, 700
_DIE = 76
_NUMBERS = ("first", "war", "expand", "factory", "barrack", "divination")
"""What each number of a die does; 4 and 5 may build a Pyramid too."""


def scene(ctx: DrawContext) -> Scene:
    ground = DisplayList(ctx.theme)
    drawing = DisplayList(ctx.theme)
    _head(drawing, ctx)
    _action_table(ground, drawing, ctx, Place(20, 90, 620, 340))
    for civ, spot in zip(ctx.view.civs, grid(Place(660, 90, 440, 340), 1, 4), strict=True):
        _row(drawing, ctx, spot, civ)
    _bonuses(drawing, ctx, Place(1120, 90, 460, 340))
    _tokens(drawing, ctx, Place(20, 444, 1080, 236))
    _cards(ground, drawing, ctx, Place(1120, 444, 460, 236))
    panel = framed(ctx.theme, (0, 0, WIDTH, HEIGHT), ground, drawing)
    return Scene("theocratia-dice", WIDTH, HEIGHT, ctx.theme.ground, (panel,))


def _head(drawing: DisplayList, ctx: DrawContext) -> None:
    view, theme = ctx.view, ctx.theme
    title = ctx.say("theocratia-picture-round", round=view.round, rounds=view.rounds, phase=Verbatim(view.phase))
    wide = drawing.write(title, 26, 46, 42, "round", view.round, weight="ExtraBold", colour=theme.gold)
    turn = ctx.say("theocratia-picture-turn", turn=view.turn, turns=view.turns, phase=Verbatim(view.phase))
    wide += drawing.write(turn, 26 + wide + 30, 46, 32, "turn", view.turn, colour=theme.muted) + 30
    if view.last:
        _last(drawing, ctx, 26 + wide + 34, view.last)
    x: float = WIDTH - 24
    if view.next_first is not None:
        name = ctx.name(view.next_first)
        x -= drawing.write(name, x, 46, 32, "next_first", view.next_first, anchor="right", room=280, least=26) + 30
        drawing.stamp(sprites.player(ctx.colour(view.next_first), 18), x, 46)
        x -= 34
        drawing.write(ctx.say("theocratia-picture-next"), x, 46, 28, colour=theme.muted, anchor="right")


def _last(drawing: DisplayList, ctx: DrawContext, left: float, turn: TurnView) -> None:
    """The die in use or used last: its owner, row and action."""
    theme, (drafted, drawn) = ctx.theme, turn.die
    hue, face = turn.tint or drafted, turn.face or drawn
    x = left + 16
    player = sprites.player(ctx.colour(turn.seat), 15)
    drawing.stamp(player, x + 22, 46, "last", turn.seat, turn.civ or "", turn.mode or "")
    drawing.stamp(sprites.die(hue, 52), x + 82, 46)
    drawing.write(str(face), x + 87, 51, 30, weight="ExtraBold", colour=sprites.ink_on(hue), anchor="middle")
    x += 120
    if turn.civ:
        drawing.stamp(arrow(13, 0, theme.muted), x + 14, 46)
        drawing.stamp(sprites.civ(turn.civ, 22), x + 60, 46)
        x += 96
    words = ctx.say("theocratia-picture-idle") if turn.idle else ctx.say(f"theocratia-{turn.mode}") if turn.mode else ""
    x += drawing.write(words, x, 46, 30, weight="ExtraBold")
    drawing.stamp(changed(theme, round(x - left) + 18, 72), (left + x + 18) / 2, 46)


def _die(drawing: DisplayList, x: int, y: int, civ: str, face: int, glow: Colour | None, *fact: str | int) -> None:
    drawing.stamp(sprites.die(civ, _DIE, glow), x, y, *fact)
    ink = sprites.ink_on(civ)
    drawing.write(str(face), x + 7, y + 7, 44, weight="ExtraBold", colour=ink, anchor="middle")


def _action_table(ground: DisplayList, drawing: DisplayList, ctx: DrawContext, place: Place) -> None:
    """A column for each number, its dice from the foot."""
    theme = ctx.theme
    for number, spot in enumerate(grid(place, 6, 1), 1):
        back(ground, spot, theme.slot, theme.edge, 2)
        x = spot.middle[0]
        ground.stamp(_number_sign(ctx, number), x, spot.y + 34, "number", number)
        dice = [die for die in ctx.view.table if die[1] == number]
        for k, (civ, face) in enumerate(dice):
            y = spot.foot - 46 - k * (_DIE + 4)
            glow = theme.glow if (civ, face) in ctx.dice else None
            _die(drawing, x, y, civ, face, glow, "die", civ, face, k)


def _number_sign(ctx: DrawContext, number: int) -> Sprite:
    ink = ctx.theme.ink
    signs: dict[str, Sprite] = {
        "first": sprites.token_first(22),
        "war": sprites.warrior(20, ink),
        "expand": plain("house", 18, ink),
        "factory": plain("factory", 18, ink),
        "barrack": plain("barrack", 18, ink),
        "divination": sprites.malus(20),
    }
    return signs[_NUMBERS[number - 1]]


def _row(drawing: DisplayList, ctx: DrawContext, place: Place, civ: CivView) -> None:
    theme = ctx.theme
    choice = civ.id in ctx.rows
    if choice:
        drawing.stamp(choosable(theme, place.wide, place.high, theme.slot, theme.panel), *place.middle, "row", civ.id)
    else:
        back(drawing, place, theme.slot, sprites.CIV_HUES[civ.id], 3, "row", civ.id)
    drawing.stamp(sprites.civ(civ.id, 28), place.x + 44, place.middle[1])
    for k, (cosmo, worship) in enumerate(cat.ROW_BONUS):
        x, y = place.x + 138 + k * 118, place.middle[1]
        if k < len(civ.row):
            die, seat = civ.row[k].die, civ.row[k].seat
            _die(drawing, x - 8, y, *die, None, "placed", civ.id, k, die[0], die[1])
            if _is_latest(ctx, civ, k):
                drawing.stamp(changed(theme, _DIE + 4, _DIE + 4), x - 8, y, "fresh", civ.id)
            if seat is not None:
                drawing.stamp(sprites.player(ctx.colour(seat), 13), x + 36, y + 18, "by", civ.id, k, seat)
        else:
            ground = None if choice else theme.slot
            drawing.stamp(card(104, 66, 12, theme.panel, theme.edge, 2, ground), x, y, "space", civ.id, k)
            bonus = [sprites.cosmo(15)] * cosmo + [sprites.worship(15, theme.ink)] * worship
            flow(drawing, x - sum(sprite.width for sprite in bonus) / 2, y, bonus, 24, theme.ink, 0)


def _is_latest(ctx: DrawContext, civ: CivView, place: int) -> bool:
    """Whether the last turn put this die there."""
    last = ctx.view.last
    newest = place == len(civ.row) - 1
    return last is not None and newest and (last.civ, last.seat) == (civ.id, civ.row[place].seat)


def _bonuses(drawing: DisplayList, ctx: DrawContext, place: Place) -> None:
    """The Round Bonus cards in order, the active one bright; then the End Round Bonus card."""
    view, theme = ctx.view, ctx.theme
    spots = grid(place, 1, len(view.bonuses) + 1, gap=6)
    for number, (bonus, spot) in enumerate(zip(view.bonuses, spots, strict=False), 1):
        now = number == view.round
        back(
            drawing,
            spot,
            mix(theme.slot, theme.gold, 0.22) if now else theme.slot,
            theme.gold if now else theme.edge,
            3,
        )
        ink = theme.gold if now else theme.ink if number > view.round else theme.edge
        drawing.write(str(number), spot.x + 26, spot.middle[1], 28, weight="ExtraBold", colour=ink, anchor="middle")
        told = "bonus", number, bonus
        room = spot.wide - 70
        drawing.write(
            ctx.say(f"theocratia-{bonus}"), spot.x + 54, spot.middle[1], 32, *told, colour=ink, room=room, least=24
        )
    spot = spots[-1]
    back(drawing, spot, theme.slot, theme.edge, 2)
    words = ctx.say("theocratia-end_round_bonus")
    drawing.write(words, spot.x + 16, spot.middle[1], 28, "end_bonus", room=300, least=24)
    if view.bonus_civ:
        drawing.stamp(sprites.civ(view.bonus_civ, 20), spot.right - 84, spot.middle[1], "bonus_civ", view.bonus_civ)
    if view.bonus_holder is not None:
        holder = view.bonus_holder
        drawing.stamp(sprites.player(ctx.colour(holder), 16), spot.right - 34, spot.middle[1], "bonus_holder", holder)


def _tokens(drawing: DisplayList, ctx: DrawContext, place: Place) -> None:
    """Pyramid tokens, by name; those taken are dim."""
    theme = ctx.theme
    for token, spot in zip(cat.TOKENS, grid(place, 4, 3), strict=False):
        left = token.id in ctx.view.tokens
        back(drawing, spot, theme.slot, theme.edge, 2, "token", token.id, int(left))
        ink = theme.ink if left else theme.edge
        drawing.stamp(plain("pyramid", 15, ink), spot.x + 30, spot.middle[1])
        room = spot.wide - 66
        drawing.write(
            ctx.say(f"theocratia-{token.id}"), spot.x + 58, spot.middle[1], 26, colour=ink, room=room, least=19
        )


def _cards(ground: DisplayList, drawing: DisplayList, ctx: DrawContext, place: Place) -> None:
    back(ground, place, ctx.theme.slot, ctx.theme.edge, 2)
    ground.stamp(sprites.card_sign(34), place.x + 54, place.y + 66)
    deck = ctx.say("theocratia-picture-deck", count=ctx.view.deck)
    drawing.write(deck, place.x + 106, place.y + 44, 32, "deck", ctx.view.deck)
    pile = ctx.say("theocratia-picture-discard", count=len(ctx.view.discard))
    drawing.write(pile, place.x + 106, place.y + 90, 32, "discard", len(ctx.view.discard), colour=ctx.theme.muted)
    if ctx.view.discard:
        top = ctx.view.discard[-1]
        words = ctx.say("theocratia-picture-top", card=top)
        drawing.write(words, place.x + 24, place.y + 156, 28, "top", top, room=place.wide - 40, least=22)
