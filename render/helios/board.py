"""Pictures of one player's board at full size, and of several in one picture."""

from __future__ import annotations

from collections.abc import Sequence

from engine.helios import catalogue as cat
from engine.helios.view import BoardView, HeliosView
from render.helios import cards, planet, sprites
from render.helios.buildings import emblem
from render.helios.cards import State
from render.helios.context import DrawContext
from render.helios.people import portrait
from render.helios.planet import Planet
from render.pen import Sprite
from render.scene import Box, DisplayList, Panel, Scene
from render.sprites import card, changed, first, infinity, seat, star_sign, tick
from render.theme import Colour
from render.widgets import Place, framed, grid, outline

WIDTH, HEIGHT = 1600, 1018
_GAP = 10
_CARDS = Place(884, 110, 690, HEIGHT - 24 - 110)
"""Where buildings, temples and characters lie on a board at full size."""
_CARD_GAP = 8
_CITY_ROWS = 6
_ABREAST = 3
"""How many temples and active characters lie in a row; buildings and hired characters lie in two columns."""


def full(ctx: DrawContext, owner: int) -> Scene:
    """One board with everything on it."""
    return Scene("helios-board", WIDTH, HEIGHT, ctx.theme.ground, (_full_panel(ctx, owner),))


def others(ctx: DrawContext, owners: Sequence[int]) -> Scene:
    """Two or three boards side by side."""
    wide = (WIDTH - _GAP * (len(owners) - 1)) // len(owners)
    draw = _half_panel if len(owners) == 2 else _third_panel
    panels = tuple(
        draw(ctx, owner, (place * (wide + _GAP), 0, place * (wide + _GAP) + wide, HEIGHT))
        for place, owner in enumerate(owners)
    )
    return Scene(f"helios-others-{len(owners)}", WIDTH, HEIGHT, ctx.theme.ground, panels)


# -- layouts


def _full_panel(ctx: DrawContext, owner: int) -> Panel:
    box, globe = (0, 0, WIDTH, HEIGHT), Planet(441, 528, 55, ring=True)
    board, drawing = ctx.view.boards[owner], DisplayList(ctx.theme)
    _outline(drawing, ctx, owner, box)
    _who(drawing, ctx, owner, 60, 58, 48, 620)
    _stocks(drawing, ctx, owner, WIDTH - 34, 58, 52)
    planet.pieces(drawing, globe, board, owner)
    if ctx.marks.seat == owner:
        _moment(drawing, ctx, globe, owner)
    for place, (colour, count) in enumerate(board.cubes):
        _cube(drawing, colour, count, 50, 676 + place * 46, 19)
    ground = _printed_planet(ctx, globe)
    _named_areas(ground, drawing, ctx, owner, 146, 898)
    city, awake, asleep = _stacked(_CARDS, _CITY_ROWS, len(board.active) // _ABREAST + 1, -(-len(board.hired) // 2))
    _city(drawing, ctx, owner, city)
    _awake(drawing, ctx, owner, awake)
    _asleep(drawing, ctx, owner, asleep)
    return framed(ctx.theme, box, ground, drawing)


def _moment(drawing: DisplayList, ctx: DrawContext, globe: Planet, owner: int) -> None:
    """Mark what may be chosen on the planet, what has been chosen already, and what will be put there."""
    if ctx.marks.site:
        planet.site(drawing, globe, ctx.marks.site, ctx.theme.seats[owner])
    planet.choices(drawing, globe, ctx.marks.hexes, dict(ctx.view.worth))
    planet.stops(drawing, globe, ctx.marks.stops)
    for place, tile in enumerate(ctx.view.pending):
        planet.in_hand(drawing, 812, 700 + place * 122, 50, tile)


def _named_areas(ground: DisplayList, drawing: DisplayList, ctx: DrawContext, owner: int, x: int, y: int) -> None:
    size, gap, board = 50, 5, ctx.view.boards[owner]
    for place, (area, _) in enumerate(board.areas):
        left = x + place * cards.area_step(size, gap)
        words = ctx.say(f"helios-picture-area-{area}")
        ground.write(words, left, y, 24, "area-name", area, colour=ctx.theme.muted, room=4 * size, least=20)
    cards.areas(drawing, x, y + 48, size, gap, board)


def _half_panel(ctx: DrawContext, owner: int, box: Box) -> Panel:
    left, _, right, _ = box
    globe = Planet((left + right) // 2, 484, 50, ring=True)
    board, drawing = ctx.view.boards[owner], DisplayList(ctx.theme)
    _outline(drawing, ctx, owner, box)
    _who(drawing, ctx, owner, left + 52, 54, 40, 250)
    _stocks(drawing, ctx, owner, right - 26, 54, 40)
    planet.pieces(drawing, globe, board, owner)
    _cubes(drawing, board, left + 30, 846, right - left - 60, 20)
    cards.areas(drawing, left + 26, 904, 32, 5, board)
    _heads(drawing, board, left + 514, 904, 26, 65, right - 26)
    _emblems(drawing, board, left + 24, 968, 12, 62)
    return framed(ctx.theme, box, _printed_planet(ctx, globe), drawing)


def _third_panel(ctx: DrawContext, owner: int, box: Box) -> Panel:
    left, _, right, _ = box
    globe = Planet((left + right) // 2, 396, 39, ring=False)
    board, drawing = ctx.view.boards[owner], DisplayList(ctx.theme)
    _outline(drawing, ctx, owner, box)
    _who(drawing, ctx, owner, left + 48, 50, 40, 360)
    _stocks(drawing, ctx, owner, right - 26, 110, 40)
    planet.pieces(drawing, globe, board, owner)
    _cubes(drawing, board, left + 24, 694, right - left - 40, 18)
    cards.areas(drawing, left + 24, 756, 33, 4, board)
    _emblems(drawing, board, left + 24, 824, 6, 80)
    _heads(drawing, board, left + 24, 964, 27, 68, right - 20)
    return framed(ctx.theme, box, _printed_planet(ctx, globe), drawing)


def _printed_planet(ctx: DrawContext, globe: Planet) -> DisplayList:
    ground = DisplayList(ctx.theme)
    planet.ground(ground, globe)
    return ground


# -- the heading


def _outline(drawing: DisplayList, ctx: DrawContext, owner: int, box: Box) -> None:
    """A frame in the colour of the seat whose turn it is."""
    if ctx.view.to_move == owner:
        outline(drawing, box, ctx.theme.seats[owner], 8, "to_move", owner)


def _who(drawing: DisplayList, ctx: DrawContext, owner: int, x: int, y: int, size: int, room: int) -> None:
    """Sign and name, with the place in the turn order."""
    r = round(size * 0.62)
    drawing.stamp(seat(ctx.theme, owner, r), x, y, "seat", owner)
    start = x + r + 16
    used = drawing.write(ctx.name(owner), start, y, size, "name", owner, weight="ExtraBold", room=room, least=30)
    place = ctx.view.order.index(owner) + 1
    middle = start + used + size * 0.85
    drawing.stamp(first(ctx.theme, round(size * 0.46)), middle, y, "order", owner, place)
    drawing.write(str(place), middle, y, round(size * 0.6), weight="ExtraBold", colour=ctx.theme.dark, anchor="middle")


def _stocks(drawing: DisplayList, ctx: DrawContext, owner: int, right: int, y: int, size: int) -> None:
    """From the right: points with those projected in parentheses, sun value, mana."""
    board, theme = ctx.view.boards[owner], ctx.theme
    r = round(size * 0.52)
    total = ctx.view.scores[owner].total
    x: float = right
    x -= drawing.write(
        f"({total})", x, y, round(size * 0.8), "projected", owner, total, colour=theme.muted, anchor="right"
    )
    x = _number(drawing, star_sign(theme, r), str(board.points), x - 10, y, size, "points", owner, colour=theme.gold)
    if board.unlimited:
        drawing.stamp(infinity(r, theme.ink), x - r, y, "unlimited", owner)
        x = _sign(drawing, sprites.sun(r + 2), x - 2 * r, y, size)
    else:
        x = _number(drawing, sprites.sun(r + 2), str(board.sun_value), x, y, size, "sun_value", owner, colour=theme.ink)
    _number(drawing, sprites.mana(r), str(board.mana), x, y, size, "mana", owner, colour=theme.ink)


def _number(
    drawing: DisplayList, sprite: Sprite, number: str, x: float, y: int, size: int, *fact: str | int, colour: Colour
) -> float:
    """A number that ends at x with its sign before it; returns where the next group ends."""
    x -= drawing.write(number, x, y, size, *fact, number, weight="ExtraBold", colour=colour, anchor="right")
    return _sign(drawing, sprite, x, y, size)


def _sign(drawing: DisplayList, sprite: Sprite, x: float, y: int, size: int) -> float:
    middle = x - 6 - sprite.width / 2
    drawing.stamp(sprite, middle, y)
    return middle - sprite.width / 2 - size * 0.5


# -- what a player has


def _city(drawing: DisplayList, ctx: DrawContext, owner: int, place: Place) -> None:
    points = dict(ctx.view.scores[owner].lines)
    for entry, spot in zip(cat.BUILDINGS, grid(place, 2, _CITY_ROWS, _CARD_GAP), strict=True):
        worth = points.get(entry.id, _printed(ctx.view, entry.id))
        cards.building(drawing, spot, entry.id, _state(ctx, owner, entry.id), worth, ctx.say)
        _noted(drawing, ctx, owner, spot, entry.id)


def _noted(drawing: DisplayList, ctx: DrawContext, owner: int, spot: Place, key: str) -> None:
    """A line around the card that is being paid for, angles around one that has changed last."""
    if ctx.marks.seat == owner and ctx.marks.aim == key:
        drawing.stamp(card(spot.wide, spot.high, 14, None, ctx.theme.gold, 6), *spot.middle, "aim", key)
    if ctx.view.boards[owner].fresh == key:
        drawing.stamp(changed(ctx.theme, spot.wide + 8, spot.high + 8), *spot.middle, "fresh", key)


def _state(ctx: DrawContext, owner: int, key: str) -> State:
    board = ctx.view.boards[owner]
    if key in board.built:
        return "built"
    if key not in dict(board.payable) or ctx.view.result:
        return "open"
    return "choice" if ctx.marks.seat == owner and ctx.marks.may_build(key) else "payable"


def _printed(view: HeliosView, key: str) -> int:
    """The points printed on a building, as the preset has them."""
    if key == cat.BUILDINGS[cat.CITY_HALL].id:
        return cat.PRESETS[dict(view.options)["preset"]].city_hall
    return cards.BUILDINGS[key].points


def _cubes(drawing: DisplayList, board: BoardView, x: int, y: int, wide: int, r: int) -> None:
    """How many cubes of each colour."""
    step = wide // len(board.cubes)
    for place, (colour, count) in enumerate(board.cubes):
        _cube(drawing, colour, count, x + place * step + r + 3, y, r)


def _cube(drawing: DisplayList, colour: str, count: int, x: int, y: int, r: int) -> None:
    ink = drawing.theme.ink if count else drawing.theme.muted
    drawing.stamp(sprites.cube(colour, r), x, y)
    drawing.write(str(count), x + r + 12, y, round(r * 1.8), "cubes", colour, count, weight="ExtraBold", colour=ink)


def _stacked(place: Place, *rows: int) -> list[Place]:
    """Cut the place into parts of the given numbers of rows, all rows equally high."""
    step = (place.high + _CARD_GAP) // sum(rows)
    parts = []
    y = place.y
    for number in rows:
        parts.append(Place(place.x, y, place.wide, number * step - _CARD_GAP))
        y += number * step
    return parts


def _awake(drawing: DisplayList, ctx: DrawContext, owner: int, place: Place) -> None:
    """The temples, then the active characters."""
    board = ctx.view.boards[owner]
    points = dict(ctx.view.scores[owner].lines)
    spot, *spots = grid(place, _ABREAST, len(board.active) // _ABREAST + 1, _CARD_GAP)
    price, roof = board.temple_cost, ctx.theme.seats[owner]
    cards.temple(drawing, spot, _state(ctx, owner, "temple"), board.temples, price, roof, ctx.say)
    for key, spot in zip(board.active, spots, strict=False):
        cards.active(drawing, spot, key, points.get(key), ctx.say)
        _noted(drawing, ctx, owner, spot, key)


def _asleep(drawing: DisplayList, ctx: DrawContext, owner: int, place: Place) -> None:
    """The characters that are hired and not active."""
    board = ctx.view.boards[owner]
    for key, spot in zip(board.hired, grid(place, 2, -(-len(board.hired) // 2), _CARD_GAP), strict=False):
        cards.hired(drawing, spot, key, ctx.marks.seat == owner and ctx.marks.may("activate", key), ctx.say)
        _noted(drawing, ctx, owner, spot, key)


def _emblems(drawing: DisplayList, board: BoardView, x: int, y: int, columns: int, step: int) -> None:
    """The city in signs: golden what is built."""
    theme = drawing.theme
    size = min(step - 4, 62)
    for index, entry in enumerate(cat.BUILDINGS):
        ctx = x + index % columns * step + size // 2, y + index // columns * 66
        built = entry.id in board.built
        fill, edge = (cards.BUILT, cards.BUILT_EDGE) if built else (theme.slot, theme.slot)
        drawing.stamp(
            card(size, 58, 12, fill, edge, 2, theme.panel), *ctx, "buildable", entry.id, "built" if built else "open"
        )
        drawing.stamp(emblem(entry.id, 20, None if built else theme.slot), *ctx)
        if board.fresh == entry.id:
            drawing.stamp(changed(theme, size + 4, 62), *ctx, "fresh", entry.id)


def _heads(drawing: DisplayList, board: BoardView, x: int, y: int, r: int, step: int, right: int) -> None:
    """Characters by their heads, closer together when there are many."""
    everybody = [*board.active, *board.hired]
    step = min(step, (right - x - 2 * r) // max(1, len(everybody) - 1))
    for place, key in enumerate(everybody):
        active = key in board.active
        middle = x + r + place * step
        drawing.stamp(portrait(key, r, active), middle, y, "character", key, "active" if active else "hired")
        if active:
            drawing.stamp(tick(11, sprites.IVORY, drawing.theme.dark), middle + r - 6, y + r - 8)
        if board.fresh == key:
            drawing.stamp(changed(drawing.theme, 2 * r + 8, 2 * r + 8), middle, y, "fresh", key)
