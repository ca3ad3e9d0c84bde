"""The picture of the shared display: columns, land, special tiles, characters, round and turn order."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.helios import catalogue as cat
from engine.helios.view import StackView
from render import text
from render.helios import actions, cards, sprites, tiles, tokens
from render.helios.board import HEIGHT, WIDTH
from render.helios.context import DrawContext
from render.helios.rebus import LETTERS, NAMES, rebus
from render.picture import Verbatim
from render.scene import DisplayList, Panel, Scene
from render.sprites import card, choosable, choosable_hex, discard, seat
from render.theme import mix
from render.widgets import Place, grid

_COLUMN, _MAT, _TOP = 148, 140, 82
_TILE, _LOWEST = 100, 118
_LEFT = 460
"""Where land, special tiles and characters begin."""
_HEX = 84


def scene(ctx: DrawContext) -> Scene:
    ground, drawing = DisplayList(ctx.theme), DisplayList(ctx.theme)
    for index in range(len(ctx.view.columns)):
        _shelf(ground, _middle(index))
    _head(drawing, ctx)
    for index, (symbol, column) in enumerate(ctx.view.columns):
        _column(drawing, ctx, index, symbol, column)
    for place, stack in enumerate(ctx.view.stacks):
        _stack(drawing, ctx, place, stack)
    for place, (special, left) in enumerate(ctx.view.specials):
        _special(drawing, ctx, place, special, left)
    spots = grid(Place(_LEFT, 484, WIDTH - _LEFT - 9, HEIGHT - 9 - 484), 4, 2, gap=9)
    for entry, spot in zip(cat.CHARACTERS, spots, strict=True):
        _character(drawing, ctx, spot, entry)
    panel = Panel((0, 0, WIDTH, HEIGHT), ground.done(), drawing.done(), ctx.theme.ground)
    return Scene(WIDTH, HEIGHT, ctx.theme.ground, (panel,))


# -- round and turn order


def _head(drawing: DisplayList, ctx: DrawContext) -> None:
    view, theme, y = ctx.view, ctx.theme, 41
    drawing.stamp(sprites.sun(32), 42, y)
    phase = Verbatim(view.phase)
    words = ctx.t("helios-picture-round", round=view.round, rounds=view.rounds, phase=phase)
    x = 84 + drawing.write(words, 84, y, 44, "round", view.round, weight="ExtraBold", colour=theme.gold)
    words = ctx.t("helios-picture-turn", turn=view.turn, turns=view.turns, phase=phase)
    x += 20
    if view.turn:
        x += drawing.write(words, x, y, 44, "turn", view.turn, weight="ExtraBold", colour=theme.muted) + 20
    _seats(drawing, ctx, x, y)


def _seats(drawing: DisplayList, ctx: DrawContext, left: int, y: int) -> None:
    """The players in turn order, in letters of one size, up to the right edge."""
    names, room = [ctx.name(owner) for owner in ctx.view.order], WIDTH - 8 - left - _CHIP * len(ctx.view.order)
    sizes = range(LETTERS - 7, NAMES - 1, -1)
    size = next((size for size in sizes if sum(map(partial(_wide, size), names)) <= room), NAMES)
    longest = max(_wide(size, name) for name in names)
    while sum(min(longest, _wide(size, name)) for name in names) > room:
        longest -= 4
    shown = [text.fit(name, size, "ExtraBold", longest, size)[0] for name in names]
    x = WIDTH - 8 - sum(text.width(name, size, "ExtraBold") + _CHIP for name in shown)
    for place, (owner, name) in enumerate(zip(ctx.view.order, shown, strict=True)):
        wide = text.width(name, size, "ExtraBold") + _CHIP
        moving = owner == ctx.view.to_move
        fill = mix(ctx.theme.panel, ctx.theme.seats[owner], 0.18) if moving else ctx.theme.ground
        edge = ctx.theme.seats[owner] if moving else ctx.theme.ground
        back = card(wide - 6, 66, 18, fill, edge, 6, ctx.theme.ground)
        drawing.stamp(back, x + wide / 2, y, "order", owner, place + 1)
        drawing.stamp(seat(ctx.theme, owner, 22), x + 42, y)
        ink = ctx.theme.ink if moving else ctx.theme.muted
        drawing.write(name, x + 76, y, size, "name", owner, weight="ExtraBold", colour=ink)
        x += wide


def _wide(size: int, name: str) -> int:
    return text.width(name, size, "ExtraBold")


_CHIP = 96
"""The width of a player's card without the name."""


# -- action tiles


def _middle(index: int) -> int:
    return 78 + index * _COLUMN


def _level(place: int) -> int:
    """The height of the middle of a tile, the lowest being the first."""
    return HEIGHT - 86 - (128 + (place - 1) * 112 if place else 0)


def _shelf(ground: DisplayList, x: int) -> None:
    theme = ground.theme
    ground.stamp(card(_MAT, HEIGHT - _TOP - 8, 20, theme.slot, under=theme.ground), x, (_TOP + HEIGHT - 8) // 2)
    for place in range(1, cat.COLUMN):
        ground.stamp(card(_TILE, _TILE, 18, theme.ground, under=theme.slot), x, _level(place))


def _column(drawing: DisplayList, ctx: DrawContext, index: int, symbol: str, column: Sequence[str]) -> None:
    """The pile above, the tiles below it, the lowest large: it alone can be taken."""
    theme, x = ctx.theme, _middle(index)
    _pile(drawing, ctx, x, symbol)
    for place, colour in enumerate(reversed(column[:-1]), 1):
        told: tuple[str | int, ...] = "column", symbol, len(column) - 1 - place, colour
        drawing.stamp(actions.action(symbol, colour, _TILE), x, _level(place), *told)
    if ctx.marks.may("take", symbol):
        drawing.stamp(choosable(theme, _MAT, _MAT, theme.slot, theme.slot, radius=26), x, _level(0), "mat", symbol)
    else:
        drawing.stamp(card(_MAT, _MAT, 26, theme.ground, under=theme.slot), x, _level(0), "mat", symbol)
    if column:
        told = "lowest", symbol, column[-1]
        drawing.stamp(actions.action(symbol, column[-1], _LOWEST), x, _level(0), *told)


def _pile(drawing: DisplayList, ctx: DrawContext, x: int, symbol: str) -> None:
    """How many tiles are to come, and how many are put away."""
    theme, y = ctx.theme, 122
    count, gone = dict(ctx.view.piles)[symbol], sum(tiles for _, tiles in dict(ctx.view.discards)[symbol])
    told: tuple[str | int, ...] = "pile", symbol, count
    drawing.stamp(actions.back(symbol, 46, theme), x - 36, y, *told)
    drawing.write(str(count), x + 30, y, LETTERS, *told, weight="ExtraBold", anchor="middle")
    told = "discards", symbol, gone
    drawing.stamp(discard(22, theme.muted), x - 36, y + 68, *told)
    drawing.write(str(gone), x + 30, y + 68, LETTERS, *told, weight="ExtraBold", colour=theme.muted, anchor="middle")


# -- land and special tiles


def _stack(drawing: DisplayList, ctx: DrawContext, place: int, stack: StackView) -> None:
    """The open tile on its stack; where none lies open, the stack face down."""
    x, y = _LEFT + 86 + place * 186, 182
    below = min(3, stack.left)
    if stack.left or not stack.open:
        told = () if stack.open else ("closed", stack.stack)
        drawing.stamp(tiles.back(stack.stack, _HEX, below), x, y + 3 * below, *told)
    if stack.open:
        drawing.stamp(tiles.land(stack.open, _HEX), x, y, "open", stack.stack, stack.open)
        drawing.stamp(sprites.cube(stack.open, 38), x, y)
    colour = stack.open or stack.stack
    may = ctx.marks.may("land", colour) if stack.open else ctx.marks.may("start", colour)
    if may:
        drawing.stamp(choosable_hex(ctx.theme, _HEX + 4), x, y, "choice", colour)
    _count(drawing, x + 28, y + 42, stack.left, "stack", stack.stack, stack.left)


def _special(drawing: DisplayList, ctx: DrawContext, place: int, special: str, left: int) -> None:
    theme, r = ctx.theme, 76
    x, y = _LEFT + 80 + place * 284, 388
    sprite = tiles.special(special, r) if left else tiles.gone(special, r)
    drawing.stamp(sprite, x, y, "special", special)
    if left and ctx.marks.may("special", special):
        drawing.stamp(choosable_hex(theme, r + 4), x, y, "choice", special)
    _count(drawing, x + 24, y + 26, left, "left", special, left)
    for row, shift in zip(tokens.special_worth(special, theme), (-33, 33), strict=True):
        rebus(drawing, x + 140, y + shift, row, theme.ink, anchor="middle")


def _count(drawing: DisplayList, x: int, y: int, number: int, *fact: str | int) -> None:
    """How many are left, at the lower right corner of a hex."""
    theme = drawing.theme
    wide = text.width(str(number), LETTERS, "ExtraBold") + 26
    drawing.stamp(card(wide, 56, 16, theme.ground), x + wide / 2, y + 28)
    ink = theme.ink if number else theme.muted
    drawing.write(str(number), x + wide / 2, y + 28, LETTERS, *fact, weight="ExtraBold", colour=ink, anchor="middle")


# -- characters


def _character(drawing: DisplayList, ctx: DrawContext, spot: Place, entry: cat.Character) -> None:
    """A character for hire with its price, or hired with the sign of its owner."""
    key = entry.id
    board = next((board for board in ctx.view.boards if key in board.active + board.hired), None)
    cards.offered(
        drawing,
        spot,
        key,
        entry.hire,
        board.seat if board else None,
        active=board is not None and key in board.active,
        choice=ctx.marks.may("hire", key),
        fresh=board is not None and board.fresh == key,
    )
