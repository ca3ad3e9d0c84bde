"""The picture of the map, with the four Civs in its corners."""

from __future__ import annotations

from engine.hexes import HexBoard
from engine.theocratia import catalogue as cat
from engine.theocratia.view import HexView
from render.pen import Pen, Sprite
from render.scene import DisplayList, Panel, Scene
from render.sprites import card, changed_hex, choosable_hex
from render.theme import OUTLINE, Colour
from render.theocratia import buildings, grounds, sprites
from render.theocratia.civs import civ_panel
from render.theocratia.context import DrawContext
from render.theocratia.grounds import SIDE
from render.theocratia.signs import LETTERS

WIDTH, HEIGHT = 1600, 1018
_MIDDLE = WIDTH // 2, HEIGHT // 2
_BOARD = HexBoard(cat.RADIUS)
_QUIET: Colour = (226, 228, 236)
_PLATE = 92, 64
"""Under the name of a hex that may be chosen; high enough for letters that hang below the line."""
_HANGS = "g"
"""The only letter of a hex that does."""
_SEAT = 246, 74
"""Between the panels of the Civs and the rim of the map there is room for two players on each side."""
_LOWER = 20
"""How far things stand lower there."""


def scene(ctx: DrawContext) -> Scene:
    ground, drawing = DisplayList(ctx.theme), DisplayList(ctx.theme)
    for hex_ in ctx.view.hexes:
        ground.stamp(grounds.land(hex_.printed), *middle(hex_.name), "hex", hex_.name, str(hex_.printed))
    for hex_ in ctx.view.hexes:
        _hex(drawing, ctx, hex_)
    for civ in ctx.view.civs:
        civ_panel(drawing, ctx, civ, WIDTH, HEIGHT)
    for hex_ in ctx.view.hexes:
        _name(drawing, ctx, hex_)
    for line, seat in enumerate(ctx.view.order):
        _seat(drawing, ctx, seat, line)
    panel = Panel((0, 0, WIDTH, HEIGHT), ground.done(), drawing.done(), ctx.theme.ground)
    return Scene(WIDTH, HEIGHT, ctx.theme.ground, (panel,))


def _seat(drawing: DisplayList, ctx: DrawContext, seat: int, line: int) -> None:
    """Beside the map, in turn order: whose buildings look like this. Whoever decides now has a frame."""
    wide, high = _SEAT
    left = 6 if line % 2 == 0 else WIDTH - wide - 6
    y = _MIDDLE[1] + (0 if ctx.view.seats == 2 else -42 if line < 2 else 42)
    if seat == ctx.view.to_move:
        drawing.stamp(card(wide, high, 16, ctx.theme.slot, ctx.theme.ink, 4), left + wide // 2, y, "mover", seat)
    drawing.stamp(sprites.player(ctx.colour(seat), 18), left + 27, y, "seat", seat)
    drawing.write(ctx.name(seat), left + 50, y, 46, "name", seat, weight="ExtraBold", room=wide - 53, least=43)


def middle(name: str) -> tuple[int, int]:
    x, y = _BOARD.centre(_BOARD.named(name))
    return round(_MIDDLE[0] + x * SIDE), round(_MIDDLE[1] + y * SIDE)


def _hex(drawing: DisplayList, ctx: DrawContext, hex_: HexView) -> None:
    x, y = middle(hex_.name)
    _under(drawing, ctx, hex_, x, y)
    if hex_.name in ctx.targets:
        drawing.stamp(choosable_hex(ctx.theme, SIDE - 1), x, y, "choice", hex_.name)
    elif hex_.touched:
        drawing.stamp(changed_hex(ctx.theme, SIDE - 1), x, y, "fresh", hex_.name)
    low = y + (_LOWER if hex_.name in ctx.targets else 0)
    if hex_.kind == "volcano":
        drawing.stamp(grounds.volcano(), x, y, "volcano", hex_.name)
    elif hex_.civ and hex_.kind:
        _standing(drawing, ctx, hex_, x, low)
    elif hex_.monster:
        drawing.stamp(sprites.monster(26), x - (14 if hex_.crystal else 0), low + 10, "monster", hex_.name)
        if hex_.crystal:
            drawing.stamp(sprites.crystal(hex_.crystal, 17), x + 36, low + 20, "crystal", hex_.name, hex_.crystal)
    elif hex_.crystal:
        drawing.stamp(sprites.crystal(hex_.crystal, 22), x, low + 10, "crystal", hex_.name, hex_.crystal)


def _under(drawing: DisplayList, ctx: DrawContext, hex_: HexView, x: int, y: int) -> None:
    """The ground where it is not as printed: a Conversion tile, a player's building."""
    owned = hex_.owner is not None and hex_.civ and hex_.kind != "fortress"
    tiled = hex_.tile is not None
    told = ("changed", hex_.name, str(hex_.ground)) if tiled else ()
    if owned and hex_.owner is not None:
        drawing.stamp(grounds.lit(ctx.colour(hex_.owner), tiled), x, y, *told)
    elif tiled:
        drawing.stamp(grounds.land(hex_.ground, tiled=True), x, y, *told)


def _standing(drawing: DisplayList, ctx: DrawContext, hex_: HexView, x: int, y: int) -> None:
    civ, kind = str(hex_.civ), str(hex_.kind)
    told = "building", hex_.name, civ, kind
    chosen = hex_.name in ctx.targets
    if hex_.owner is None or kind == "fortress":
        drawing.stamp(buildings.building(civ, kind, 28 if chosen else 34), x, y + (4 if chosen else 10), *told)
        return
    drawing.stamp(buildings.building(civ, kind, 26 if chosen else 31), x, y - 4, *told)
    drawing.stamp(
        sprites.player(ctx.colour(hex_.owner), 18), x, y + (22 if chosen else 42), "owner", hex_.name, hex_.owner
    )


def _plate(pen: Pen, glow: Colour) -> None:
    wide, high = _PLATE
    pen.card((0, 0, wide, high), 15, OUTLINE)
    pen.card((4, 4, wide - 4, high - 4), 12, glow)


def _name(drawing: DisplayList, ctx: DrawContext, hex_: HexView) -> None:
    """Large on a lit plate where the hex may be chosen; elsewhere only to look at."""
    (x, y), told = middle(hex_.name), ("place", hex_.name)
    if hex_.name in ctx.targets:
        drawing.stamp(Sprite(_plate, *_PLATE, (ctx.theme.glow,)), x, y - 41)
        line, ink = y - (48 if _HANGS in hex_.name else 42), ctx.theme.dark
        drawing.write(hex_.name, x, line, LETTERS, *told, weight="ExtraBold", colour=ink, anchor="middle")
        return
    light = hex_.ground in grounds.LIGHT or (hex_.owner is not None and ctx.colour(hex_.owner) == "white")
    ink = ctx.theme.dark if light else _QUIET
    drawing.write(hex_.name, x, y - 46, 28, *told, colour=ink, anchor="middle")
