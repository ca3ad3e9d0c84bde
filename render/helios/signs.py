"""What a player has, in signs beside a planet: action areas, buildings, characters."""

from __future__ import annotations

from engine.helios import catalogue as cat
from engine.helios.view import BoardView
from render.helios import actions
from render.helios.context import DrawContext
from render.helios.scenes import emblem, portrait
from render.scene import DisplayList
from render.sprites import card, changed
from render.theme import Colour
from render.widgets import Place, grid

BUILT: Colour = (255, 214, 120)
PAYABLE: Colour = (58, 68, 122)


def areas(drawing: DisplayList, board: BoardView, place: Place, size: int, *whose: str | int) -> None:
    """The three areas as rows of four places; a tile that is the latest change is marked. Facts begin with `whose`."""
    spots = grid(place, cat.AREA_FULL, len(board.areas), 0)
    for row, (area, tiles) in enumerate(board.areas):
        for slot in range(cat.AREA_FULL):
            middle = spots[row * cat.AREA_FULL + slot].middle
            if slot < len(tiles):
                symbol, colour = tiles[slot]
                drawing.stamp(actions.action(symbol, colour, size), *middle, *whose, "area", area, slot, symbol, colour)
            else:
                drawing.stamp(actions.area_slot(drawing.theme, area, size), *middle, *whose, "slot", area, slot)
        if board.fresh == f"{area}_area":
            middle = spots[row * cat.AREA_FULL + max(0, len(tiles) - 1)].middle
            drawing.stamp(changed(drawing.theme, size + 8, size + 8), *middle, *whose, "fresh", board.fresh)


def city(drawing: DisplayList, ctx: DrawContext, board: BoardView, place: Place, columns: int) -> None:
    """The buildings: golden what stands, bright what can be paid for, dull the rest."""
    theme, payable = drawing.theme, dict(board.payable) if ctx.view.result is None else {}
    rows = len(cat.BUILDINGS) // columns
    for entry, spot in zip(cat.BUILDINGS, grid(place, columns, rows, 4), strict=True):
        built, may = entry.id in board.built, entry.id in payable
        fill = BUILT if built else PAYABLE if may else theme.slot
        state = "built" if built else "payable" if may else "open"
        drawing.stamp(
            card(spot.wide, spot.high, 10, fill, under=theme.ground), *spot.middle, "buildable", entry.id, state
        )
        r = min(spot.wide, spot.high) // 2 - 4
        drawing.stamp(emblem(entry.id, r, None if built or may else theme.slot), *spot.middle)
        _noted(drawing, ctx, board, spot, entry.id)


def _noted(drawing: DisplayList, ctx: DrawContext, board: BoardView, spot: Place, key: str) -> None:
    """Around a sign: it is being paid for; it has changed last."""
    wide, high = spot.wide + 8, spot.high + 8
    if ctx.marks.seat == board.seat and ctx.marks.aim == key:
        drawing.stamp(card(wide, high, 14, None, ctx.theme.gold, 6), *spot.middle, "aim", key)
    if board.fresh == key:
        drawing.stamp(changed(ctx.theme, wide, high), *spot.middle, "fresh", key)


def people(drawing: DisplayList, ctx: DrawContext, board: BoardView, place: Place, columns: int) -> None:
    """The characters, active ones first: by day what is active, by night what is hired."""
    own = [*board.active, *board.hired]
    rows = -(-len(cat.CHARACTERS) // columns)
    for key, spot in zip(own, grid(place, columns, rows, 4), strict=False):
        active = key in board.active
        r = min(spot.wide, spot.high) // 2 - 2
        drawing.stamp(portrait(key, r, active), *spot.middle, "character", key, "active" if active else "hired")
        _noted(drawing, ctx, board, spot, key)
