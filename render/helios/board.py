"""Pictures of one player's planet at full size, and of several planets in one picture."""

from __future__ import annotations

from collections.abc import Sequence

from render.helios import globe, heading, planet, signs, sprites
from render.helios.context import DrawContext
from render.helios.globe import Planet
from render.scene import Box, DisplayList, Panel, Scene
from render.widgets import Place

WIDTH, HEIGHT = 1600, 1018
_GAP = 10
FULL = Planet(WIDTH // 2, HEIGHT // 2, 88)


def full(ctx: DrawContext, owner: int) -> Scene:
    """One planet, with everything else that its player has around it."""
    ground, drawing = DisplayList(ctx.theme), DisplayList(ctx.theme)
    ground.stamp(globe.world(FULL, WIDTH, HEIGHT), WIDTH // 2, HEIGHT // 2)
    planet.names(ground, FULL)
    board = ctx.view.boards[owner]
    planet.track(drawing, FULL, board)
    planet.gate(drawing, FULL, board)
    planet.pieces(drawing, FULL, board, ctx.theme.seats[owner])
    if ctx.marks.seat == owner:
        _moment(drawing, ctx, owner)
    _corners(drawing, ctx, owner)
    panel = Panel((0, 0, WIDTH, HEIGHT), ground.done(), drawing.done(), ctx.theme.ground)
    return Scene("helios-board", WIDTH, HEIGHT, ctx.theme.ground, (panel,))


def _corners(drawing: DisplayList, ctx: DrawContext, owner: int) -> None:
    """Around the planet: who and how many points; cubes; areas; at the sides the city and the characters in signs."""
    board = ctx.view.boards[owner]
    heading.who(drawing, ctx, owner, 10, 48, 420)
    heading.packed(drawing, heading.points(ctx, owner), WIDTH - 20, 48, 16, right=True)
    mana, sun = heading.stocks(ctx, owner)
    heading.packed(drawing, [mana, sun] if board.unlimited else [mana], WIDTH - 20, 128, 30, right=True)
    for place, group in enumerate(heading.cubes(ctx, owner)):
        row, column = divmod(place + 1, 3)
        heading.packed(drawing, [group], 12 + (column - (0 if row else 1)) * 122, 884 + row * 86, 0)
    signs.areas(drawing, board, Place(WIDTH - 10 - 4 * 58, 832, 4 * 58, 3 * 58), 54)
    signs.city(drawing, ctx, board, Place(8, 312, 136, 396), 2)
    signs.people(drawing, ctx, board, Place(WIDTH - 8 - 136, 440, 136, 264), 2)


def _moment(drawing: DisplayList, ctx: DrawContext, owner: int) -> None:
    """Mark what may be chosen on the planet, what has been chosen already, and what will be put there."""
    marks, view = ctx.marks, ctx.view
    if marks.site:
        temple = view.prompt is not None and view.prompt.kind == "pay"
        planet.site(drawing, FULL, marks.site, sprites.temple(26, ctx.theme.seats[owner]) if temple else None)
    laps = {way.hex for way in view.destinations if way.revolution}
    planet.worth(drawing, FULL, {name: points for name, points in view.worth if name in marks.hexes})
    planet.choices(drawing, FULL, marks.hexes, laps)
    planet.stops(drawing, FULL, marks.stops, laps)
    for place, tile in enumerate(view.pending):
        planet.in_hand(drawing, 1520, 236 + place * 124, 58, tile)


# -- several planets


def others(ctx: DrawContext, owners: Sequence[int]) -> Scene:
    """Two or three planets side by side."""
    wide = (WIDTH - _GAP * (len(owners) - 1)) // len(owners)
    draw = _half if len(owners) == 2 else _third
    panels = tuple(
        draw(ctx, owner, (place * (wide + _GAP), 0, place * (wide + _GAP) + wide, HEIGHT))
        for place, owner in enumerate(owners)
    )
    return Scene(f"helios-others-{len(owners)}", WIDTH, HEIGHT, ctx.theme.ground, panels)


def _half(ctx: DrawContext, owner: int, box: Box) -> Panel:
    left, _, right, _ = box
    drawing, board = DisplayList(ctx.theme), ctx.view.boards[owner]
    heading.who(drawing, ctx, owner, left + 6, 46, 420)
    heading.packed(drawing, heading.points(ctx, owner), right - 16, 46, 16, right=True)
    groups = [*heading.stocks(ctx, owner), *heading.cubes(ctx, owner)]
    heading.spread(drawing, groups, left + 14, 118, right - left - 30)
    globe_ = Planet((left + right) // 2, 514, 57)
    planet.pieces(drawing, globe_, board, ctx.theme.seats[owner])
    signs.areas(drawing, board, Place(left + 12, 880, 4 * 45, 3 * 45), 43)
    signs.city(drawing, ctx, board, Place(left + 206, 882, 336, 128), 6)
    signs.people(drawing, ctx, board, Place(right - 12 - 228, 882, 228, 128), 4)
    return _panel(ctx, box, globe_, drawing)


def _third(ctx: DrawContext, owner: int, box: Box) -> Panel:
    left, _, right, _ = box
    drawing, board = DisplayList(ctx.theme), ctx.view.boards[owner]
    heading.who(drawing, ctx, owner, left + 4, 44, right - left - 8)
    heading.packed(drawing, heading.points(ctx, owner), left + 16, 114, 16)
    heading.packed(drawing, heading.stocks(ctx, owner), left + 16, 182, 30)
    globe_ = Planet((left + right) // 2, 480, 41)
    planet.pieces(drawing, globe_, board, ctx.theme.seats[owner])
    heading.spread(drawing, heading.cubes(ctx, owner), left + 8, 792, right - left - 22)
    signs.areas(drawing, board, Place(left + 6, 862, 4 * 45, 3 * 45), 43)
    signs.city(drawing, ctx, board, Place(left + 193, 860, 184, 138), 4)
    signs.people(drawing, ctx, board, Place(right - 4 - 140, 860, 140, 140), 3)
    return _panel(ctx, box, globe_, drawing)


def _panel(ctx: DrawContext, box: Box, globe_: Planet, drawing: DisplayList) -> Panel:
    ground = DisplayList(ctx.theme)
    planet.ground(ground, globe_)
    return Panel(box, ground.done(), drawing.done(), ctx.theme.ground)
