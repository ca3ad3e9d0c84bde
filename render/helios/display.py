"""The picture of the shared display: columns, land, special tiles, characters, round and turn order."""

from __future__ import annotations

from collections.abc import Sequence

from engine.helios import catalogue as cat
from engine.helios.view import StackView
from render.helios import actions, cards, sprites
from render.helios.board import HEIGHT, WIDTH
from render.helios.context import DrawContext
from render.helios.people import portrait
from render.helios.tokens import at_once, cost, special_worth, worth
from render.picture import Verbatim
from render.scene import DisplayList, Scene
from render.sprites import card, choosable, choosable_hex, discard, hex_line, seat
from render.theme import mix
from render.widgets import Place, back, flow, framed, grid

_COLUMN = 168
_RIGHT = 556


def scene(ctx: DrawContext) -> Scene:
    ground = DisplayList(ctx.theme)
    for top, bottom in ((112, 348), (358, 502)):
        box = card(WIDTH - _RIGHT - 24, bottom - top, 20, ctx.theme.slot, ctx.theme.edge, 2)
        ground.stamp(box, (_RIGHT + WIDTH - 24) // 2, (top + bottom) // 2)
    for index, (symbol, _) in enumerate(ctx.view.columns):
        x, words = _column_middle(index), ctx.say(f"helios-{symbol}")
        ground.stamp(card(_COLUMN - 16, 880, 20, ctx.theme.slot, ctx.theme.edge, 2), x, 556)
        ground.write(words, x, 148, 34, weight="ExtraBold", anchor="middle", room=_COLUMN - 30, least=28)
    drawing = DisplayList(ctx.theme)
    _head(drawing, ctx)
    for index, (symbol, column) in enumerate(ctx.view.columns):
        _column(drawing, ctx, index, symbol, column)
    for place, stack in enumerate(ctx.view.stacks):
        _stack(drawing, ctx, place, stack)
    for place, (special, left) in enumerate(ctx.view.specials):
        _special(drawing, ctx, place, special, left)
    spots = grid(Place(_RIGHT, 512, WIDTH - _RIGHT - 24, 482), 4, 2, gap=8)
    for entry, spot in zip(cat.CHARACTERS, spots, strict=True):
        _character(drawing, ctx, spot, entry)
    return Scene(
        "helios-display", WIDTH, HEIGHT, ctx.theme.ground, (framed(ctx.theme, (0, 0, WIDTH, HEIGHT), ground, drawing),)
    )


def _head(drawing: DisplayList, ctx: DrawContext) -> None:
    view, theme = ctx.view, ctx.theme
    drawing.stamp(sprites.sun(38), 68, 58)
    words = ctx.say("helios-picture-round", round=view.round, rounds=view.rounds, phase=Verbatim(view.phase))
    drawing.write(words, 124, 44, 42, "round", view.round, weight="ExtraBold", colour=theme.gold, room=410, least=30)
    words = ctx.say("helios-picture-turn", turn=view.turn, turns=view.turns, phase=Verbatim(view.phase))
    drawing.write(words, 124, 84, 28, "turn", view.turn, weight="SemiBold", colour=theme.muted, room=410, least=24)
    step = (WIDTH - _RIGHT - 24) // 4
    x = WIDTH - 24 - step * len(view.order)
    for place, owner in enumerate(view.order):
        spot = Place(x + place * step + 6, 24, step - 12, 68)
        moving = owner == view.to_move
        fill = mix(theme.panel, theme.seats[owner], 0.18) if moving else theme.slot
        edge = theme.seats[owner] if moving else theme.edge
        drawing.stamp(
            card(spot.wide, spot.high, 16, fill, edge, 5 if moving else 2, theme.panel),
            *spot.middle,
            "order",
            owner,
            place + 1,
        )
        drawing.stamp(seat(theme, owner, 19), spot.x + 36, spot.y + 34)
        drawing.write(ctx.name(owner), spot.x + 68, spot.y + 34, 32, "name", owner, room=spot.wide - 80, least=28)


# -- action tiles


def _column_middle(index: int) -> int:
    return 24 + index * _COLUMN + _COLUMN // 2


def _column(drawing: DisplayList, ctx: DrawContext, index: int, symbol: str, column: Sequence[str]) -> None:
    """The pile above, the tiles below it, the lowest large: it alone can be taken."""
    theme = ctx.theme
    x = _column_middle(index)
    _pile(drawing, ctx, x, 208, symbol)
    for place, colour in enumerate(reversed(column[:-1])):
        drawing.stamp(
            actions.action(symbol, colour, 84), x, 770 - place * 92, "column", symbol, len(column) - 1 - place, colour
        )
    if column:
        if ctx.marks.may("take", symbol):
            drawing.stamp(choosable(theme, 140, 140, theme.slot, theme.slot, radius=26), x, 904)
        else:
            fill, edge = mix(theme.slot, theme.ink, 0.12), mix(theme.slot, theme.ink, 0.5)
            drawing.stamp(card(140, 140, 26, fill, edge, 4, theme.slot), x, 904)
        drawing.stamp(actions.action(symbol, column[-1], 116), x, 904, "lowest", symbol, column[-1])


def _pile(drawing: DisplayList, ctx: DrawContext, x: int, y: int, symbol: str) -> None:
    """At the left how many tiles are to come, at the right how many are discarded; never ten of both."""
    theme, edge = ctx.theme, _COLUMN // 2 - 16
    piles, gone = dict(ctx.view.piles), dict(ctx.view.discards)
    pile, told = actions.back(symbol, 36, theme), ("pile", symbol, piles[symbol])
    left = x - edge + pile.width
    drawing.stamp(pile, left - pile.width / 2, y, *told)
    drawing.write(str(piles[symbol]), left + 4, y, 30, *told, weight="ExtraBold")
    bin_, discarded = discard(13, theme.muted), sum(count for _, count in gone[symbol])
    told = "discards", symbol, discarded
    used = drawing.write(str(discarded), x + edge, y, 24, *told, colour=theme.muted, anchor="right")
    drawing.stamp(bin_, x + edge - used - 2 - bin_.width / 2, y, *told)


# -- land and special tiles


def _stack(drawing: DisplayList, ctx: DrawContext, place: int, stack: StackView) -> None:
    theme = ctx.theme
    step = (WIDTH - _RIGHT - 24) // 6
    x, y = _RIGHT + step * place + step // 2, 204
    if stack.open:
        drawing.stamp(sprites.land(stack.open, 70), x, y, "open", stack.stack, stack.open)
        drawing.stamp(sprites.cube(stack.open, 32), x, y)
        if ctx.marks.may("land", stack.open):
            drawing.stamp(choosable_hex(theme, 72), x, y, "choice", stack.open)
    else:
        drawing.stamp(hex_line(68, theme.edge, 3), x, y)
    drawing.stamp(sprites.stack(stack.stack, 20, theme), x - 22, y + 104)
    drawing.write(str(stack.left), x + 8, y + 104, 34, "stack", stack.stack, stack.left, weight="ExtraBold")


def _special(drawing: DisplayList, ctx: DrawContext, place: int, special: str, left: int) -> None:
    theme = ctx.theme
    step = (WIDTH - _RIGHT - 24) // 4
    x, y = _RIGHT + step * place + 64, 430
    if left:
        drawing.stamp(sprites.special(special, 60), x, y, "special", special)
    else:
        drawing.stamp(hex_line(58, theme.edge, 3), x, y)
    if left and ctx.marks.may("special", special):
        drawing.stamp(choosable_hex(theme, 62), x, y, "choice", special)
    ink = theme.ink if left else theme.muted
    drawing.write(f"×{left}", x + 66, y - 26, 40, "left", special, left, weight="ExtraBold", colour=ink)
    flow(drawing, x + 66, y + 26, special_worth(special, theme), 32, ink, 2)


# -- characters


def _character(drawing: DisplayList, ctx: DrawContext, spot: Place, entry: cat.Character) -> None:
    """A character for hire with its price, or hired with the sign of its owner."""
    theme, key = ctx.theme, entry.id
    owner = next((board.seat for board in ctx.view.boards if key in board.active + board.hired), None)
    if owner is None:
        if ctx.marks.may("hire", key):
            drawing.stamp(choosable(theme, spot.wide, spot.high, cards.NIGHT, theme.panel), *spot.middle, "person", key)
        else:
            back(drawing, spot, cards.NIGHT, cards.NIGHT_EDGE, 2, "person", key)
        ink = theme.ink
    else:
        back(drawing, spot, theme.panel, theme.edge, 2, "person", key)
        ink = theme.muted
    name, room = ctx.say(f"helios-{key}"), spot.wide - 28
    drawing.write(name, spot.x + 14, spot.y + 30, 30, weight="ExtraBold", colour=ink, room=room, least=24)
    drawing.stamp(portrait(key, 44, owner is None), spot.x + 58, spot.y + 104, "character", key)
    x: float = spot.x + 12
    for group in worth(entry, theme):
        x = flow(drawing, x, spot.y + 180, group, 28, ink, gap=0) + 8
    x = spot.x + 110
    if owner is None:
        flow(drawing, x, spot.y + 80, [sprites.mana(20), str(entry.hire)], 42, ink)
        flow(drawing, x - 6, spot.y + 132, cost(entry.needs, entry.wild, 18), 28, ink, gap=-8)
        flow(drawing, spot.x + 10, spot.y + 215, at_once(entry), 28, ink, gap=2)
    else:
        active = key in ctx.view.boards[owner].active
        drawing.stamp(seat(theme, owner, 26), x + 40, spot.y + 104, "owner", key, owner)
        words = ctx.say("helios-picture-active" if active else "helios-picture-hired")
        drawing.write(words, spot.x + 14, spot.y + 215, 28, colour=ink, room=room, least=24)
