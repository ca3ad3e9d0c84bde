"""The one picture of the table: the player in focus with the planet, the others small, and what there is to take."""

from __future__ import annotations

from engine.helios.geometry import BOARD
from engine.helios.view import BoardView
from render.helios import actions, globe, hiring, offer, planet, signs, sprites, tokens
from render.helios.context import DrawContext
from render.helios.globe import Planet
from render.helios.rebus import TABLE, rebus, width
from render.helios.scenes import emblem
from render.picture import Verbatim
from render.scene import DisplayList, Panel, Scene
from render.sprites import card, seat, star_sign
from render.theme import mix
from render.widgets import Place

WIDTH = 1400
_NAMES = 42
"""The least size of the names of players: capitals of 30 pixels, 7.5 on a phone."""
_HEAD, _FOOT, _SIDE = 84, 934, 1122
"""The heights between which the planet lies, and where the others begin."""
OWN = Planet(561, 510, 76)
_SHELF = _FOOT + 6
_BOXES = ((0, 0, WIDTH, _HEAD), (0, _HEAD, _SIDE, _FOOT), (_SIDE, _HEAD, WIDTH, _FOOT))


def scene(ctx: DrawContext, owner: int) -> Scene:
    """As high for all decisions of a phase: people are hired from cards, which are higher than the shelf."""
    top = _head(ctx, owner), _planet(ctx, owner), _others(ctx, owner)
    hires = ctx.view.phase == "characters"
    below = hiring.panels(ctx, owner, _SHELF) if hires else offer.panels(ctx, owner, _SHELF)
    return Scene(WIDTH, below[-1].box[3], ctx.theme.ground, (*top, *below))


# -- the player in focus


def _head(ctx: DrawContext, owner: int) -> Panel:
    """Who, points, mana; at the right which turn of the round is being taken, and the cubes."""
    theme, drawing, y = ctx.theme, DisplayList(ctx.theme), _HEAD // 2 - 2
    board = ctx.view.boards[owner]
    x = WIDTH - 20.0
    for colour, count in reversed(board.cubes):
        ink = theme.ink if count else mix(theme.muted, theme.panel, 0.45)
        group: tokens.Row = sprites.cube(colour, 22), str(count)
        x -= width(group, size=TABLE)
        rebus(drawing, x, y, group, ink, "cubes", colour, count, size=TABLE)
        x -= 26
    x -= _turn(drawing, ctx, x, y)
    stocks = _points(ctx, owner, 23), _mana(ctx, owner, 22)
    room = x - 90 - sum(width(group, size=TABLE) + 30 for group, _ in stocks)
    drawing.stamp(seat(theme, owner, 26), 46, y, "seat", owner)
    name, size = ctx.name(owner), TABLE + 6
    at = 90.0 + drawing.write(name, 84, y, size, "name", owner, weight="ExtraBold", room=int(room), least=_NAMES) + 24
    for group, told in stocks:
        at += rebus(drawing, at, y, group, theme.ink, *told, size=TABLE) + 30
    return Panel(_BOXES[0], (), drawing.done(), theme.panel)


def _turn(drawing: DisplayList, ctx: DrawContext, x: float, y: int) -> int:
    """Which turn of the round is being taken, up to x; returns its room."""
    view, ink = ctx.view, ctx.theme.muted
    if view.phase != "actions" or not view.turn:
        return 0
    words = ctx.t("helios-picture-turn", turn=view.turn, turns=view.turns, phase=Verbatim(view.phase))
    return 26 + drawing.write(words, x, y, TABLE, "turn", view.turn, weight="ExtraBold", colour=ink, anchor="right")


def _planet(ctx: DrawContext, owner: int) -> Panel:
    ground, drawing = DisplayList(ctx.theme), DisplayList(ctx.theme)
    left, top, right, foot = _BOXES[1]
    world = globe.world(Planet(OWN.x, OWN.y - top, OWN.side), right - left, foot - top)
    ground.stamp(world, (left + right) // 2, (top + foot) // 2)
    planet.names(ground, OWN)
    board = ctx.view.boards[owner]
    planet.track(drawing, OWN, board)
    planet.gate(drawing, OWN, board)
    planet.pieces(drawing, OWN, board, ctx.theme.seats[owner])
    if ctx.asks(owner):
        _moment(drawing, ctx, owner)
    return Panel(_BOXES[1], ground.done(), drawing.done(), ctx.theme.ground)


def _moment(drawing: DisplayList, ctx: DrawContext, owner: int) -> None:
    """What may be chosen on the planet, what has been chosen already, and what is held in hand."""
    marks, view = ctx.marks, ctx.view
    if marks.site:
        temple = view.prompt is not None and view.prompt.kind == "pay"
        planet.site(drawing, OWN, marks.site, sprites.temple(26, ctx.theme.seats[owner]) if temple else None)
    laps = {way.hex for way in view.destinations if way.revolution}
    planet.worth(drawing, OWN, {name: points for name, points in view.worth if points and name in marks.hexes})
    few = len(marks.hexes) * 2 <= len(BOARD.names)
    planet.choices(drawing, OWN, marks.hexes, laps, framed=few)
    x, y = _IN_HAND[0]
    for (left, top), tile in zip(_IN_HAND, view.pending, strict=False):
        planet.in_hand(drawing, left, top, 50, tile)
    if marks.aim in tokens.BUILDINGS:
        drawing.stamp(card(124, 116, 22, ctx.theme.slot, ctx.theme.gold, 7), x, y, "aim", marks.aim)
        drawing.stamp(emblem(marks.aim, 42), x, y)
    if view.prompt and view.prompt.kind == "area" and view.last and view.last[1].startswith("take "):
        _, symbol, colour = view.last[1].split()
        drawing.stamp(actions.action(symbol, colour, 96), x, y, "taken", symbol, colour)


_IN_HAND = (68, _HEAD + 66), (62, _FOOT - 62)
"""Where things lie that are held in hand."""


# -- the others, and the areas


def _others(ctx: DrawContext, owner: int) -> Panel:
    """The others from the one who plays next; below them the own areas."""
    drawing, order = DisplayList(ctx.theme), ctx.view.order
    first = order.index(owner)
    seats = [order[(first + step) % len(order)] for step in range(1, len(order))]
    for place, other in enumerate(seats):
        if len(seats) == 3:
            _third(drawing, ctx, other, _HEAD + 4 + place * 222)
        else:
            _second(drawing, ctx, other, _HEAD + 4 + place * 330, 20 if len(seats) == 1 else 13)
    board = ctx.view.boards[owner]
    if len(seats) == 1:
        _areas(
            drawing,
            ctx.view.boards[seats[0]],
            Place(WIDTH - 12 - 4 * 54, _HEAD + 446, 4 * 54, 3 * 54),
            48,
            "far",
            seats[0],
        )
    _areas(drawing, board, Place(WIDTH - 12 - 4 * 60, _FOOT - 4 - 3 * 60, 4 * 60, 3 * 60), 52)
    return Panel(_BOXES[2], (), drawing.done(), ctx.theme.ground)


def _areas(drawing: DisplayList, board: BoardView, place: Place, size: int, *whose: str | int) -> None:
    drawing.stamp(seat(drawing.theme, board.seat, 16), place.x - 15, place.middle[1], "whose", board.seat)
    signs.areas(drawing, board, place, size, *whose)


def _named(drawing: DisplayList, ctx: DrawContext, other: int, y: int) -> None:
    drawing.stamp(seat(ctx.theme, other, 20), _SIDE + 28, y, "seat", other)
    x, size = _SIDE + 56, TABLE - 3
    drawing.write(ctx.name(other), x, y, size, "name", other, weight="ExtraBold", room=WIDTH - 8 - x, least=_NAMES)


def _points(ctx: DrawContext, other: int, r: int = 18) -> tuple[tokens.Row, tuple[str | int, ...]]:
    points = ctx.view.boards[other].points
    return (star_sign(ctx.theme, r), (str(points), ctx.theme.gold)), ("points", other, str(points))


def _mana(ctx: DrawContext, other: int, r: int = 18) -> tuple[tokens.Row, tuple[str | int, ...]]:
    mana = ctx.view.boards[other].mana
    return (sprites.mana(r), str(mana)), ("mana", other, str(mana))


def _held(ctx: DrawContext, other: int) -> tuple[tokens.Row, tuple[str | int, ...]]:
    """All cubes together."""
    count = sum(count for _, count in ctx.view.boards[other].cubes)
    return (sprites.cube("any", 15), str(count)), ("held", other, count)


def _second(drawing: DisplayList, ctx: DrawContext, other: int, top: int, side: int) -> None:
    """The other one, or one of two: below the planet the points, mana and cubes by colour."""
    board, reach = ctx.view.boards[other], globe.reach(side)
    _named(drawing, ctx, other, top + 28)
    planet.small(drawing, Planet((_SIDE + WIDTH) // 2, top + 50 + reach, side), board, ctx.theme.seats[other])
    _stocks(drawing, ctx, board, top + 77 + 2 * reach)


def _stocks(drawing: DisplayList, ctx: DrawContext, board: BoardView, y: int) -> None:
    """Points and mana; below them a sign for each colour of cubes that there is, with a number from two on."""
    x: float = _SIDE + 14
    for group, told in (_points(ctx, board.seat), _mana(ctx, board.seat)):
        x += rebus(drawing, x, y, group, ctx.theme.ink, *told, size=TABLE) + 26
    held = [(colour, count) for colour, count in board.cubes if count]
    groups: list[tokens.Row] = [
        (sprites.cube(colour, 19), str(count)) if count > 1 else (sprites.cube(colour, 19),) for colour, count in held
    ]
    room = WIDTH - _SIDE - 22 - sum(width(group, 1, TABLE) for group in groups)
    x, gap = _SIDE + 14, min(16.0, room / max(1, len(groups) - 1))
    for group, told in zip(groups, held, strict=True):
        x += rebus(drawing, x, y + 53, group, ctx.theme.ink, "cubes", board.seat, *told, gap=1, size=TABLE) + gap


def _third(drawing: DisplayList, ctx: DrawContext, other: int, top: int) -> None:
    """One of three: the planet beside the numbers."""
    _named(drawing, ctx, other, top + 26)
    globe_ = Planet(_SIDE + 4 + globe.reach(11), top + 56 + globe.reach(11), 11)
    planet.small(drawing, globe_, ctx.view.boards[other], ctx.theme.seats[other])
    for place, (group, told) in enumerate((_points(ctx, other), _mana(ctx, other), _held(ctx, other))):
        x = min(_SIDE + 172, WIDTH - 8 - width(group, size=TABLE))
        rebus(drawing, x, top + 78 + place * 54, group, ctx.theme.ink, *told, size=TABLE)
