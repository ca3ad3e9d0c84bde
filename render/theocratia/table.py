"""The one picture of a turn: players, the island with the four Civs, what one chooses from, one's own way."""

from __future__ import annotations

from engine.theocratia import catalogue as cat
from render import text
from render.scene import Box, DisplayList, Panel, Scene
from render.sprites import arrow, card, frame, star_sign, veil
from render.theme import mix
from render.theocratia import island, signs, sprites, stalls, tokens
from render.theocratia.context import DrawContext
from render.theocratia.corners import corner
from render.theocratia.island import LETTERS
from render.theocratia.way import way
from render.widgets import RADIUS, Place, Token, flow, framed, width

WIDTH = 1400
_HEAD = Place(0, 0, WIDTH, 80)
_ISLAND = Place(0, _HEAD.foot, WIDTH, 856)
_STALLS, _WAY, _EDGE = 156, 152, 6
"""How high the strips below the island are, and how far everything is from the edge."""
_LEAST = 40
"""The least size of names."""
_STAR = 24
_APART, _INSET = 8, 14
"""Between two players, and around what is told of one."""


def scene(ctx: DrawContext, seat: int) -> Scene:
    """The table with the way of this seat; once the game is over nobody needs the dice."""
    shelf = Place(_EDGE, _ISLAND.foot + _EDGE, WIDTH - 2 * _EDGE, _STALLS)
    over = ctx.view.result is not None
    own = Place(_EDGE, (_ISLAND.foot if over else shelf.foot) + _EDGE, shelf.wide, _WAY)
    panels = [_heading(ctx), _land(ctx), *([] if over else [_market(ctx, shelf)]), _own(ctx, own, seat)]
    return Scene(WIDTH, own.foot + _EDGE, ctx.theme.ground, tuple(panels))


def _box(place: Place) -> Box:
    return place.x, place.y, place.right, place.foot


def _land(ctx: DrawContext) -> Panel:
    drawing = DisplayList(ctx.theme)
    for civ in ctx.view.civs:
        corner(drawing, ctx, civ, _ISLAND)
    island.island(drawing, ctx, _ISLAND)
    return Panel(_box(_ISLAND), island.ground(ctx.theme, _ISLAND), drawing.done(), island.SEA)


def _market(ctx: DrawContext, place: Place) -> Panel:
    ground, drawing = DisplayList(ctx.theme), DisplayList(ctx.theme)
    if not stalls.choice(drawing, ctx, place):
        stalls.ground(ground, place)
        stalls.dice(drawing, ctx, place)
    if ctx.targets or ctx.worship:
        _dusk(drawing, place)
    return Panel(_box(place), ground.done(), drawing.done())


def _own(ctx: DrawContext, place: Place, seat: int) -> Panel:
    drawing = DisplayList(ctx.theme)
    way(drawing, ctx, place, seat)
    if ctx.targets:
        _dusk(drawing, place)
    return framed(ctx.theme, _box(place), DisplayList(ctx.theme), drawing)


def _dusk(drawing: DisplayList, place: Place) -> None:
    """While the question is about something else."""
    drawing.stamp(veil(drawing.theme, place.wide, place.high, RADIUS), *place.middle)


# -- the players


def _heading(ctx: DrawContext) -> Panel:
    """In turn order, at the end the best first; then what this round rewards."""
    drawing = DisplayList(ctx.theme)
    room = _bonus(drawing, ctx) - 2 * _APART
    ranks = ctx.view.result.ranks if ctx.view.result else None
    order = sorted(ctx.view.order, key=lambda seat: ranks[seat]) if ranks else ctx.view.order
    starred = len(order) < cat.MAX_SEATS
    fixed = {seat: _fixed(ctx, seat, starred=starred) for seat in order}
    size, most = _fitting([ctx.name(seat) for seat in order], room - sum(fixed.values()) - _APART * len(order))
    x = _APART
    for seat in order:
        x += _player(drawing, ctx, seat, x, size, most, starred=starred) + _APART
    return Panel(_box(_HEAD), (), drawing.done())


def _fitting(names: list[str], room: int) -> tuple[int, int]:
    """The size in which these names fill the room, and how wide one may be."""
    for size in range(LETTERS, _LEAST - 1, -1):
        wide = [text.width(name, size, "ExtraBold") for name in names]
        if sum(wide) <= room:
            return size, max(wide)
    most = max(wide)
    while sum(min(one, most) for one in wide) > room:
        most -= 1
    return _LEAST, most


def _fixed(ctx: DrawContext, seat: int, *, starred: bool) -> int:
    """How wide everything about a player is but the name."""
    total = text.width(text.decimal(ctx.view.scores[seat].total), LETTERS, "ExtraBold")
    return 2 * _INSET + sprites.player("red", 20).width + 6 + 12 + (2 * _STAR + 12 if starred else 0) + total


def _player(
    drawing: DisplayList, ctx: DrawContext, seat: int, left: int, size: int, most: int, *, starred: bool
) -> int:
    """Whose sign, name and points; whoever decides is framed. Returns how wide it is."""
    y, theme, name = _HEAD.middle[1], ctx.theme, ctx.name(seat)
    wide = _fixed(ctx, seat, starred=starred) + min(most, text.width(name, size, "ExtraBold"))
    if seat == ctx.view.to_move:  # in strips: a whole card as wide as a name would be kept on the disk
        top, high = _HEAD.y + 7, _HEAD.high - 14
        strips = frame(wide, high, 16, theme.ink, 5)
        for k, (strip, dx, dy) in enumerate(strips):
            drawing.stamp(strip, left + dx, top + dy, *(() if k else ("mover", seat)))
    sign = sprites.player(ctx.colour(seat), 20)
    x: float = left + _INSET
    drawing.stamp(sign, x + sign.width / 2, y, "seat", seat)
    x += sign.width + 6
    x += drawing.write(name, x, y, size, "name", seat, weight="ExtraBold", room=most, least=size) + 12
    if starred:
        drawing.stamp(star_sign(theme, _STAR), x + _STAR, y)
        x += 2 * _STAR + 12
    total = ctx.view.scores[seat].total
    drawing.write(text.decimal(total), x, y, LETTERS, "points", seat, total, weight="ExtraBold", colour=theme.gold)
    return wide


def _bonus(drawing: DisplayList, ctx: DrawContext) -> int:
    """What this round rewards with Worship. Returns where it begins."""
    view, theme, y = ctx.view, ctx.theme, _HEAD.middle[1]
    if not 0 < view.round <= len(view.bonuses) or view.result:
        return WIDTH
    bonus = view.bonuses[view.round - 1]
    brings: list[Token] = [signs.priest(24)]
    if view.seats < cat.MAX_SEATS:
        brings.insert(0, arrow(14, 0, theme.muted))
    parts = [tokens.ROMAN[view.round - 1], *tokens.cause(bonus, theme.ink, 20), *brings]
    wide = width(parts, LETTERS, 6) + 36
    left = WIDTH - _EDGE - wide
    fill = mix(theme.slot, theme.gold, 0.25)
    drawing.stamp(card(wide, _HEAD.high - 14, 16, fill, theme.gold, 4), left + wide // 2, y, "bonus", view.round, bonus)
    flow(drawing, left + 18, y, parts, LETTERS, theme.gold, 6)
    return left
