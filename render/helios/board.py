"""The picture of one player's planet at full size."""

from __future__ import annotations

from render.helios import globe, heading, planet, signs, sprites
from render.helios.context import DrawContext
from render.helios.globe import Planet
from render.scene import DisplayList, Panel, Scene
from render.widgets import Place

WIDTH, HEIGHT = 1600, 1018
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
    return Scene(WIDTH, HEIGHT, ctx.theme.ground, (panel,))


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
