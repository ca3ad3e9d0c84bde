"""The picture of the players: their stones with Priests and Cosmo, Malus, tiles, cards, points."""

from __future__ import annotations

from collections import defaultdict

from engine.theocratia import catalogue as cat
from engine.theocratia.view import SeatView
from render.pen import Pen, Sprite
from render.picture import Verbatim
from render.scene import DisplayList, Panel, Scene
from render.sprites import card, first, star_sign
from render.theme import GOLD, OUTLINE, Colour, mix
from render.theocratia import signs, sprites
from render.theocratia.buildings import plain
from render.theocratia.context import DrawContext
from render.theocratia.signs import LETTERS
from render.widgets import Place, back

WIDTH = 1600
_HEAD, _TIMES, _LANE, _GAP = 78, 52, 212, 8
"""Heights: round and Chronicles, multipliers, a player."""
_TRACK, _STEP = 77, 96
"""The middle of space -1, and how far the stones are apart."""
_STONE, _BAR = (90, 54), (346, 58)
SPACES = range(cat.TEMPLE_START, cat.TEMPLE_TOP + 1)
ZONES: dict[int, Colour] = {
    1: (50, 60, 104),
    2: (52, 84, 158),
    3: (118, 84, 160),
    4: (176, 98, 84),
    5: (206, 148, 60),
    6: (250, 200, 66),
}
"""By multiplier."""


def scene(ctx: DrawContext) -> Scene:
    """The tracks of the players, under what they have in common."""
    seats, top = ctx.view.seats, _HEAD + _TIMES
    high = top + seats * (_LANE + _GAP) + 4
    ground, drawing = DisplayList(ctx.theme), DisplayList(ctx.theme)
    _multipliers(ground)
    _head(drawing, ctx)
    panels = [Panel((0, 0, WIDTH, top), ground.done(), drawing.done())]
    for line, seat in enumerate(_order(ctx)):
        lane, y = DisplayList(ctx.theme), top + line * (_LANE + _GAP)
        _player(lane, ctx, Place(10, y, WIDTH - 20, _LANE), line, seat)
        panels.append(Panel((0, y, WIDTH, y + _LANE), (), lane.done()))
    return Scene(WIDTH, high, ctx.theme.ground, tuple(panels))


def _order(ctx: DrawContext) -> list[int]:
    """In turn order; at the end the best first."""
    ranks = ctx.view.result.ranks if ctx.view.result else None
    return sorted(ctx.view.order, key=lambda seat: ranks[seat]) if ranks else list(ctx.view.order)


def _x(space: int) -> int:
    return _TRACK + (space - cat.TEMPLE_START) * _STEP


def _head(drawing: DisplayList, ctx: DrawContext) -> None:
    """The round, and what the Chronicles of each Civ count."""
    view, y = ctx.view, _HEAD // 2
    drawing.stamp(signs.eye(28), 52, y)
    title = ctx.t("theocratia-picture-round", round=view.round, rounds=view.rounds, phase=Verbatim(view.phase))
    drawing.write(title, 98, y, 54, weight="ExtraBold", colour=ctx.theme.gold, room=480, least=40)
    drawing.stamp(signs.book(28), 640, y)
    for k, civ in enumerate(view.civs):
        x = 690 + k * 226
        drawing.stamp(card(214, 66, 16, sprites.CIV_HUES[civ.id]), x + 107, y)
        drawing.stamp(sprites.civ(civ.id, 28), x + 44, y)
        drawing.stamp(card(112, 54, 12, ctx.theme.slot), x + 150, y)
        colour = ctx.theme.gold
        drawing.write(str(civ.number), x + 150, y, LETTERS, weight="ExtraBold", colour=colour, anchor="middle")


def _multipliers(drawing: DisplayList) -> None:
    """Above the stones: what a piece counts on each stretch."""
    end, y = cat.TEMPLE_TOP, _HEAD + _TIMES // 2 - 3
    for start, factor in cat.MULTIPLIERS:
        left, right = _x(start) - _STONE[0] // 2, _x(end) + _STONE[0] // 2
        shade = mix(drawing.theme.slot, ZONES[factor], 0.4)
        drawing.stamp(card(right - left, 46, 12, shade), (left + right) // 2, y)
        x, colour = (left + right) // 2, drawing.theme.gold
        drawing.write(f"×{factor}", x, y, LETTERS, weight="ExtraBold", colour=colour, anchor="middle")
        end = start - 1


def _player(drawing: DisplayList, ctx: DrawContext, place: Place, line: int, seat: int) -> None:
    theme, own = ctx.theme, ctx.view.players[seat]
    moving, hue = seat == ctx.view.to_move, sprites.HUES[own.colour]
    fill = mix(theme.panel, hue, 0.16) if moving else theme.slot
    edge = theme.ink if moving else theme.edge
    back(drawing, place, fill, edge, 6 if moving else 2, "player", seat, under=theme.ground)
    _name(drawing, ctx, place, line, seat)
    _holdings(drawing, ctx, place, seat)
    _points(drawing, ctx, place, seat)
    _stones(drawing, ctx, place.foot - 36, own)
    _pieces(drawing, place.foot - 98, seat, own)


# -- the line above


def _name(drawing: DisplayList, ctx: DrawContext, place: Place, line: int, seat: int) -> None:
    """On the player's own colour; with the crown of the first player, or with the rank at the end."""
    own, (wide, high) = ctx.view.players[seat], _BAR
    hue, y = sprites.HUES[own.colour], place.y + 10 + high // 2
    drawing.stamp(card(wide, high, 14, hue), place.x + 10 + wide // 2, y, "order", seat, line)
    drawing.stamp(sprites.player(own.colour, 20), place.x + 46, y, "colour", seat, own.colour)
    ink = OUTLINE if own.colour == "white" else ctx.theme.ink
    told = "name", seat
    drawing.write(ctx.name(seat), place.x + 82, y, 50, *told, weight="ExtraBold", colour=ink, room=200, least=43)
    ranks, x = ctx.view.result.ranks if ctx.view.result else None, place.x + wide - 28
    if ranks:
        drawing.stamp(first(ctx.theme, 27), x, y)
        drawing.write(str(ranks[seat]), x, y, 50, weight="ExtraBold", colour=ctx.theme.dark, anchor="middle")
    elif line == 0:
        drawing.stamp(signs.crown(22), x, y)


def _holdings(drawing: DisplayList, ctx: DrawContext, place: Place, seat: int) -> None:
    """Nothing is left out when there is none of it: it is dim, in the same place."""
    own, y, x = ctx.view.players[seat], place.y + 39, place.x + 400
    built = sum(hex_.kind == "pyramid" and hex_.owner == seat for hex_ in ctx.view.hexes)
    quiet = mix(ctx.theme.muted, ctx.theme.slot, 0.5)

    def counted(sprite: Sprite, number: int, *fact: str | int) -> None:
        nonlocal x
        colour = ctx.theme.ink if number else quiet
        drawing.stamp(sprite, x + 26, y)
        drawing.write(str(number), x + 58, y, LETTERS, *fact, weight="ExtraBold", colour=colour)
        x += 150

    counted(sprites.card_sign(26), own.cards, "cards", own.colour, own.cards)
    if own.start_tile:
        drawing.stamp(sprites.start_tile(24), x + 26, y, "starting", own.colour)
    x += 66
    counted(sprites.tile(24, GOLD), own.level_tiles, "tiles", own.colour, own.level_tiles)
    counted(plain("pyramid", 21, ctx.theme.muted), built, "pyramids", own.colour, built)
    counted(sprites.malus(24), own.malus, "malus", own.colour, own.malus)
    if own.malus_points:
        drawing.write(f"−{own.malus_points}", x - 6, y, LETTERS, weight="ExtraBold", colour=ctx.theme.muted)


def _points(drawing: DisplayList, ctx: DrawContext, place: Place, seat: int) -> None:
    total, y = ctx.view.scores[seat].total, place.y + 42
    told = "points", seat, total
    right, gold = place.right - 22, ctx.theme.gold
    wide = drawing.write(str(total), right, y, 68, *told, weight="ExtraBold", colour=gold, anchor="right")
    drawing.stamp(star_sign(ctx.theme, 30), right - wide - 44, y)


# -- the stones


def _stone(pen: Pen, wide: int, high: int, hue: Colour) -> None:
    pen.card((0, 0, wide, high), 12, OUTLINE)
    pen.card((2, 2, wide - 2, high - 2), 10, mix(hue, OUTLINE, 0.35))
    pen.card((2, 2, wide - 2, high - 8), 10, hue)


def stone(wide: int, high: int, hue: Colour) -> Sprite:
    """A space of a Temple track."""
    return Sprite(_stone, wide, high, (wide, high, hue))


def _stones(drawing: DisplayList, ctx: DrawContext, y: int, own: SeatView) -> None:
    for space in SPACES:
        factor = next(factor for start, factor in cat.MULTIPLIERS if space >= start)
        drawing.stamp(stone(*_STONE, ZONES[factor]), _x(space), y)
        tiled = space in own.unlocked or space in own.locked
        x, ink = _x(space) - (22 if tiled else 0), ctx.theme.dark if factor > 4 else ctx.theme.ink
        if space < 0:
            drawing.stamp(plain("fortress", 17, ctx.theme.muted), x, y - 2)
        else:
            drawing.write(str(space), x, y - 3, LETTERS, weight="ExtraBold", colour=ink, anchor="middle")
        if tiled:
            open_ = space in own.unlocked
            sign = sprites.tile(20, ctx.theme.glow if open_ else ctx.theme.edge)
            drawing.stamp(sign, x + 42, y - 3, "level", own.colour, space, int(open_))


def _strike(pen: Pen, r: int) -> None:
    for width, hue in ((11, OUTLINE), (6, (255, 96, 96))):
        pen.line([(8, 2 * r - 8), (2 * r - 8, 8)], hue, width)


def strike(r: int = 30) -> Sprite:
    """The farthest Priest, which does not count."""
    return Sprite(_strike, 2 * r, 2 * r, (r,))


_CROWDS = {1: (32, 0), 2: (29, 44), 3: (26, 26)}
"""By how many pieces share a stone: how large they are, and how far apart; three overlap a little."""
_CROWDED, _ROWS_APART = (22, 29), 32
"""More than three stand in two rows."""
_COSMO_LEAST = 21
"""A smaller one could not be read on a phone."""


def _pieces(drawing: DisplayList, y: int, seat: int, own: SeatView) -> None:
    """Figures above the stones; several on one stand closer together and smaller, none beside its stone."""
    lanes = (*zip(cat.CIVS, own.priests, strict=True), ("cosmo", own.cosmo))
    here: dict[int, list[str]] = defaultdict(list)
    for piece, space in lanes:
        here[space].append(piece)
    for piece, space in lanes:
        crowd = here[space]
        r, apart = _CROWDS.get(len(crowd), _CROWDED)
        across, down = spots(len(crowd))[crowd.index(piece)]
        at = round(_x(space) + across * apart), round(y + 32 - r + down * _ROWS_APART) - (8 if len(crowd) > 3 else 0)
        sprite = sprites.cosmo(max(r * 7 // 8, _COSMO_LEAST)) if piece == "cosmo" else signs.priest(r, piece)
        drawing.stamp(sprite, *at, "track", seat, piece, space)
        if piece == own.ignored:
            drawing.stamp(strike(r - 2), *at, "ignored", seat, piece)


def spots(count: int) -> list[tuple[float, float]]:
    """Where so many pieces stand, from the middle of their stone: steps to the right and rows down."""
    upper = count if count in _CROWDS else (count + 1) // 2
    rows = [upper, count - upper] if count > upper else [count]
    return [(k - (wide - 1) / 2, line - (len(rows) - 1) / 2) for line, wide in enumerate(rows) for k in range(wide)]
