"""The picture of the players: Temple tracks with Priests and Cosmo, Malus, tiles, cards, points."""

from __future__ import annotations

from engine.theocratia import catalogue as cat
from engine.theocratia.view import SeatView
from render.scene import DisplayList, Scene
from render.sprites import card, star_sign
from render.theme import GOLD, mix
from render.theocratia import sprites
from render.theocratia.buildings import plain
from render.theocratia.context import DrawContext
from render.widgets import Place, back, flow, framed

WIDTH = 1600
_HEAD, _ROW, _GAP = 70, 176, 10
_TRACK, _STEP = 596, 60
"""Where space -1 of the tracks lies, and how far the spaces are apart."""
SPACES = range(cat.TEMPLE_START, cat.TEMPLE_TOP + 1)


def scene(ctx: DrawContext) -> Scene:
    high = _HEAD + ctx.view.seats * (_ROW + _GAP) + 6
    ground = DisplayList(ctx.theme)
    _multipliers(ground, ctx)
    drawing = DisplayList(ctx.theme)
    for line, seat in enumerate(_order(ctx)):
        _player(drawing, ctx, Place(12, _HEAD + line * (_ROW + _GAP), WIDTH - 24, _ROW), line, seat)
    panel = framed(ctx.theme, (0, 0, WIDTH, high), ground, drawing)
    return Scene(f"theocratia-temples-{ctx.view.seats}", WIDTH, high, ctx.theme.ground, (panel,))


def _order(ctx: DrawContext) -> list[int]:
    """In turn order; at the end the best first."""
    ranks = ctx.view.result.ranks if ctx.view.result else None
    return sorted(ctx.view.order, key=lambda seat: ranks[seat]) if ranks else list(ctx.view.order)


def _x(space: int) -> int:
    return _TRACK + (space - cat.TEMPLE_START) * _STEP


def _multipliers(drawing: DisplayList, ctx: DrawContext) -> None:
    """Above the tracks: what a piece counts on each stretch."""
    end = cat.TEMPLE_TOP
    for start, factor in cat.MULTIPLIERS:
        left, right = _x(start) - _STEP // 2 + 3, _x(end) + _STEP // 2 - 3
        shade = mix(ctx.theme.slot, ctx.theme.gold, 0.06 + factor * 0.05)
        drawing.stamp(card(right - left, 46, 12, shade, ctx.theme.edge, 2), (left + right) // 2, 36)
        drawing.write(
            f"×{factor}", (left + right) // 2, 36, 38, weight="ExtraBold", colour=ctx.theme.gold, anchor="middle"
        )
        end = start - 1


def _player(drawing: DisplayList, ctx: DrawContext, place: Place, line: int, seat: int) -> None:
    theme, own = ctx.theme, ctx.view.players[seat]
    moving = seat == ctx.view.to_move
    hue = sprites.HUES[own.colour]
    fill = mix(theme.panel, hue, 0.16) if moving else theme.slot
    back(drawing, place, fill, hue if moving else theme.edge, 6 if moving else 2, "player", seat)
    _holdings(drawing, ctx, place, line, seat, own)
    lanes = (*zip(cat.CIVS, own.priests, strict=True), ("cosmo", own.cosmo))
    for lane, (piece, space) in enumerate(lanes):
        y = place.y + 22 + lane * 33
        drawing.stamp(card(_x(cat.TEMPLE_TOP) - _x(cat.TEMPLE_START) + 40, 4, 2, theme.edge), (_x(-1) + _x(14)) // 2, y)
        sprite = sprites.cosmo(16) if piece == "cosmo" else sprites.civ(piece, 16)
        drawing.stamp(sprite, _x(space), y, "track", seat, piece, space)
        drawing.write(_space(space), _x(space) + 22, y, 30, weight="ExtraBold")


def _space(space: int) -> str:
    return "–" if space < 0 else str(space)


def _holdings(drawing: DisplayList, ctx: DrawContext, place: Place, line: int, seat: int, own: SeatView) -> None:
    theme, left = ctx.theme, place.x + 18
    drawing.stamp(sprites.player(own.colour, 22), left + 26, place.y + 40, "colour", seat, own.colour)
    ranks = ctx.view.result.ranks if ctx.view.result else None
    drawing.write(
        f"{ranks[seat] if ranks else line + 1}.", left + 58, place.y + 40, 30, "order", seat, line, colour=theme.muted
    )
    room = 250
    drawing.write(ctx.name(seat), left + 96, place.y + 40, 36, "name", seat, weight="ExtraBold", room=room, least=28)
    total = ctx.view.scores[seat].total
    x = drawing.write(
        str(total) if ctx.view.result else f"({total})",
        place.x + 540,
        place.y + 40,
        46,
        "points",
        seat,
        total,
        weight="ExtraBold",
        colour=theme.gold,
        anchor="right",
    )
    drawing.stamp(star_sign(theme, 20), place.x + 540 - x - 28, place.y + 40)
    y = place.y + 93
    x_ = flow(drawing, left, y, [sprites.malus(17), f"{own.malus} (−{own.malus_points})"], 36, theme.ink, 6)
    x_ = flow(drawing, x_ + 18, y, [sprites.card_sign(19), str(own.cards)], 36, theme.ink, 4)
    x_ = _tiles(drawing, x_ + 18, y, own)
    if own.tokens:
        flow(drawing, x_ + 18, y, [plain("pyramid", 15, theme.muted), str(len(own.tokens))], 36, theme.ink, 4)
    _levels(drawing, ctx, left, place.y + 143, own)


def _tiles(drawing: DisplayList, x: float, y: int, own: SeatView) -> float:
    """The Conversion tiles in hand, the Starting one by itself; returns where they end."""
    if own.start_tile:
        drawing.stamp(sprites.start_tile(19), x + 21, y, "starting", own.colour)
        x += 52
    x = flow(drawing, x, y, [sprites.tile(19, GOLD)], 36, drawing.theme.ink, 4)
    fact = "tiles", own.colour, own.level_tiles
    return x + drawing.write(str(own.level_tiles), x, y, 36, *fact, weight="ExtraBold") + 4


def _levels(drawing: DisplayList, ctx: DrawContext, x: int, y: int, own: SeatView) -> None:
    """The Conversion tiles not yet in hand: bright where a Priest has unlocked them."""
    for level in cat.TILE_LEVELS:
        if level in own.unlocked or level in own.locked:
            open_ = level in own.unlocked
            hue = ctx.theme.glow if open_ else ctx.theme.edge
            drawing.stamp(sprites.tile(18, hue), x + 20, y, "level", own.colour, level, int(open_))
            drawing.write(str(level), x + 46, y, 34, colour=hue if open_ else ctx.theme.muted)
            x += 84
