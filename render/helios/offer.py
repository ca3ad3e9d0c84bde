"""The shelf below the planet: for each action the tile to take, what comes next, and what it lets one choose from."""

from __future__ import annotations

from collections.abc import Callable

from engine.helios import catalogue as cat
from engine.helios.scoring import building_points
from engine.helios.view import StackView
from render.helios import actions, sprites, tiles, tokens
from render.helios.context import DrawContext
from render.helios.rebus import TABLE, rebus, width
from render.helios.scenes import emblem, portrait
from render.helios.signs import PAYABLE
from render.scene import DisplayList, Panel
from render.sprites import arrow, card, changed, choosable, choosable_hex, infinity, seat, star_sign

WIDTH, HIGH, ROW = 1400, 110, 104
"""The height from one row to the next, and of one."""
_NEXT = (112, 44)
"""Where the tile lies that comes next, and the one after it."""
_TILE, _ARROW, _LEFT, _RIGHT = 217, 294, 318, WIDTH - 18
_HEX = 44


def panels(ctx: DrawContext, owner: int, top: int) -> tuple[Panel, ...]:
    return tuple(_row(ctx, owner, symbol, top + place * HIGH) for place, symbol in enumerate(cat.SYMBOLS))


def _row(ctx: DrawContext, owner: int, symbol: str, top: int) -> Panel:
    theme, drawing = ctx.theme, DisplayList(ctx.theme)
    y, ground = top + ROW // 2, DisplayList(ctx.theme)
    ground.stamp(card(WIDTH - 12, ROW, 20, theme.slot, under=theme.ground), WIDTH // 2, y)
    _column(drawing, ctx, owner, symbol, y)
    _ROWS[symbol](drawing, ctx, owner, y)
    if ctx.asks(owner) and not _open(ctx, symbol):
        drawing.stamp(sprites.veil(WIDTH - 12, ROW, 20, theme.ground), WIDTH // 2, y, "dusk", symbol)
    return Panel((0, top, WIDTH, top + HIGH), ground.done(), drawing.done(), theme.ground)


_VERBS = {"land": ("land", "special", "start"), "build": ("build",), "sun": ()}


def _open(ctx: DrawContext, symbol: str) -> bool:
    """Whether something of this row can be chosen now."""
    marks = ctx.marks
    chosen = any(verb in _VERBS[symbol] for verb, _ in marks.chosen)
    return chosen or marks.may("take", symbol) or marks.may("bonus", symbol)


def _column(drawing: DisplayList, ctx: DrawContext, owner: int, symbol: str, y: int) -> None:
    """The tile that can be taken, in a frame while it can; small the next two."""
    theme, column = ctx.theme, dict(ctx.view.columns)[symbol]
    for place, (x, colour) in enumerate(zip(_NEXT, reversed(column[:-1]), strict=False)):
        told = "column", symbol, len(column) - 2 - place, colour
        drawing.stamp(actions.action(symbol, colour, 56), x, y, *told)
    bonus = ctx.marks.may("bonus", symbol)
    if ctx.asks(owner) and (ctx.marks.may("take", symbol) or bonus):
        drawing.stamp(choosable(theme, 102, 102, theme.slot, theme.slot, radius=24), _TILE, y, "mat", symbol)
    else:
        drawing.stamp(card(102, 102, 24, theme.slot, under=theme.slot), _TILE, y, "mat", symbol)
    if bonus:
        drawing.stamp(actions.bonus(38), _TILE, y, "bonus", symbol)
    elif column:
        drawing.stamp(actions.action(symbol, column[-1], 82), _TILE, y, "lowest", symbol, column[-1])
    drawing.stamp(arrow(15, 0, theme.muted), _ARROW, y)


# -- land


def _land(drawing: DisplayList, ctx: DrawContext, owner: int, y: int) -> None:
    for place, stack in enumerate(ctx.view.stacks):
        _stack(drawing, ctx, owner, stack, 362 + place * 87, y)
    for place, (special, left) in enumerate(ctx.view.specials):
        _special(drawing, ctx, owner, special, left, 900 + place * 133, y)


def _stack(drawing: DisplayList, ctx: DrawContext, owner: int, stack: StackView, x: int, y: int) -> None:
    """The open tile; where none lies open, the stack face down, or its empty place."""
    colour = stack.open or stack.stack
    if stack.open:
        drawing.stamp(tiles.land(stack.open, _HEX), x, y, "open", stack.stack, stack.open)
        drawing.stamp(sprites.cube(stack.open, 22), x, y)
    else:
        drawing.stamp(tiles.back(stack.stack, _HEX, 0), x, y, "closed", stack.stack)
    verb = "land" if stack.open else "start"
    if ctx.asks(owner) and ctx.marks.may(verb, colour) and _few(ctx, verb, len(ctx.view.stacks)):
        drawing.stamp(choosable_hex(ctx.theme, _HEX + 4), x, y, "choice", colour)


def _few(ctx: DrawContext, verb: str, places: int) -> bool:
    """Whether what may be chosen is marked: where it is more than half, none is."""
    return 2 * sum(one == verb for one, _ in ctx.marks.chosen) <= places


def _special(drawing: DisplayList, ctx: DrawContext, owner: int, special: str, left: int, x: int, y: int) -> None:
    """With what it counts, for each of what it shows."""
    sprite = tiles.special(special, _HEX) if left else tiles.gone(special, _HEX)
    drawing.stamp(sprite, x, y, "special", special)
    if not left:
        return
    if ctx.asks(owner) and ctx.marks.may("special", special) and _few(ctx, "special", len(cat.SPECIALS)):
        drawing.stamp(choosable_hex(ctx.theme, _HEX + 4), x, y, "choice", special)
    number = str(cat.SPECIAL_POINTS[cat.SPECIALS.index(special)])
    told = "counts", special, number
    drawing.write(number, x + 64, y - 26, TABLE, *told, weight="ExtraBold", colour=ctx.theme.gold, anchor="middle")
    drawing.stamp(star_sign(ctx.theme, 19), x + 64, y + 25, *told)


# -- buildings


def _buildings(drawing: DisplayList, ctx: DrawContext, owner: int, y: int) -> None:
    """What can be paid for with what it brings, then the others small, as many as there is room for."""
    board = ctx.view.boards[owner]
    payable = [] if ctx.view.result else [thing for thing, _ in board.payable]
    others = [entry.id for entry in cat.BUILDINGS if entry.id not in (*board.built, *payable)]
    x = _LEFT
    while payable and x + _wide(ctx, payable[0]) <= _RIGHT - (_MORE if len(payable) + len(others) > 1 else 0):
        thing = payable.pop(0)
        _cell(drawing, ctx, owner, thing, x, y)
        x += _wide(ctx, thing) + 10
    left = [*payable, *others]
    fit = (_RIGHT - x) // _SMALL
    fit = len(left) if len(left) <= fit else max(0, (_RIGHT - _MORE - x) // _SMALL)
    for place, thing in enumerate(left[:fit]):
        told = "buildable", thing, "payable" if thing in payable else "open"
        under = None if thing in payable else drawing.theme.slot
        drawing.stamp(emblem(thing, 22, under), x + _SMALL // 2 + place * _SMALL, y, *told)
    if left[fit:]:
        drawing.write(
            f"+{len(left) - fit}",
            _RIGHT,
            y,
            TABLE,
            "more",
            len(left) - fit,
            weight="ExtraBold",
            colour=ctx.theme.muted,
            anchor="right",
        )


_SMALL, _MORE = 62, 90
"""The room for a building without words, and for how many more there are."""


def _gains(ctx: DrawContext, thing: str) -> tokens.Row:
    """The first of what a building brings; bare points where it does nothing."""
    effects = tokens.building(thing, ctx.theme, 20)
    if thing == "temple":
        return ()
    rows: list[tokens.Row] = [*effects.once, effects.lasting]
    if rows[0]:
        return rows[0]
    preset = cat.PRESETS[dict(ctx.view.options)["preset"]]
    points = building_points(preset, [one.id for one in cat.BUILDINGS].index(thing))
    return tokens.points(ctx.theme, points, 20)


def _wide(ctx: DrawContext, thing: str) -> int:
    return 104 if thing == "temple" else 106 + round(width(_gains(ctx, thing), 3, TABLE))


def _cell(drawing: DisplayList, ctx: DrawContext, owner: int, thing: str, x: int, y: int) -> None:
    theme, wide = ctx.theme, _wide(ctx, thing)
    choice = ctx.asks(owner) and ctx.marks.may("build", thing)
    told = "buildable", thing, "choice" if choice else "payable"
    drawing.stamp(card(wide, 90, 16, PAYABLE, under=theme.slot), x + wide // 2, y, *told)
    if thing == "temple":
        drawing.stamp(sprites.temple(34, theme.seats[owner]), x + wide // 2, y)
    else:
        drawing.stamp(emblem(thing, 36), x + 48, y)
        rebus(drawing, x + 94, y, _gains(ctx, thing), theme.ink, gap=3, size=TABLE)


# -- the sun, and the people it pays for


def _sun(drawing: DisplayList, ctx: DrawContext, owner: int, y: int) -> None:
    theme, board = ctx.theme, ctx.view.boards[owner]
    drawing.stamp(sprites.sun(28), 352, y, "reach", owner)
    if board.unlimited:
        drawing.stamp(infinity(34, theme.ink), 416, y, "unlimited", owner)
    else:
        told = "reach", owner, str(board.sun_value)
        drawing.write(str(board.sun_value), 412, y, TABLE, *told, weight="ExtraBold", anchor="middle")
    drawing.stamp(card(4, 72, 2, theme.edge), 470, y)
    for place, entry in enumerate(cat.CHARACTERS):
        _person(drawing, ctx, entry, 518 + place * 113, y)


def _person(drawing: DisplayList, ctx: DrawContext, entry: cat.Character, x: int, y: int) -> None:
    """By night with the sign of whoever has hired it, by day once active or still to be hired, then with its price."""
    board = next((one for one in ctx.view.boards if entry.id in one.active + one.hired), None)
    day = board is None or entry.id in board.active
    drawing.stamp(portrait(entry.id, 38, day), x, y, "person", entry.id, "day" if day else "night")
    if board and board.fresh == entry.id:
        drawing.stamp(changed(ctx.theme, 94, 94), x, y, "fresh", entry.id)
    if board:
        drawing.stamp(seat(ctx.theme, board.seat, 18), x + 50, y + 30, "owner", entry.id, board.seat)
        return
    told = "hire", entry.id, entry.hire
    drawing.write(str(entry.hire), x + 58, y - 24, TABLE, *told, weight="ExtraBold", anchor="middle")
    drawing.stamp(sprites.mana(18), x + 58, y + 25, *told)


_ROWS: dict[str, Callable[[DisplayList, DrawContext, int, int], None]] = {
    "land": _land,
    "build": _buildings,
    "sun": _sun,
}
