"""The picture of the city: five rows of tiles with their spaces, rewards, figures and dragons."""

from __future__ import annotations

from engine.bluemoon.catalogue import COURTYARD, Reward
from engine.bluemoon.view import SpaceView, TileView
from render.bluemoon import buildings, sprites
from render.bluemoon.context import DrawContext
from render.pen import Sprite
from render.scene import DisplayList, Panel, Scene
from render.sprites import changed, choosable, seat, tick
from render.theme import GOLD, Colour, mix
from render.widgets import Place, Token, back, flow, grid

WIDTH, HEIGHT = 1600, 1018
_LEGEND = 44
SIDE = 5
_REBUILT: Colour = (255, 226, 150)
_FAINT: Colour = (120, 92, 30)
_COURT: Colour = (58, 66, 108)
_NARROWEST, _WIDEST = 72, 110
"""The size of ruins, which shrink where rewards need the room and are left out where there is none."""


def scene(ctx: DrawContext) -> Scene:
    """Draw every tile as a panel of its own, so that a move redraws only one or two of them."""
    places = grid(Place(2, 2, WIDTH - 4, HEIGHT - _LEGEND - 4), SIDE, SIDE, gap=6)
    tiles = [tile for row in ctx.view.rows for tile in row]
    panels = [_tile(ctx, place, tile) for place, tile in zip(places, tiles, strict=True) if tile]
    panels.append(_legend(ctx, Place(0, HEIGHT - _LEGEND, WIDTH, _LEGEND)))
    return Scene(f"bluemoon-city-{len(panels)}", WIDTH, HEIGHT, ctx.theme.ground, tuple(panels))


def _legend(ctx: DrawContext, place: Place) -> Panel:
    """What the signs on the tiles mean; the others are explained among the boards."""
    ground, theme = DisplayList(ctx.theme), ctx.theme
    legend_rows: tuple[tuple[str, Token], ...] = (
        ("majority", sprites.crown(15, theme.gold)),
        ("construction", sprites.people(15, theme.ink)),
        ("neighbourhood", sprites.gate(15, theme.muted)),
        ("near", "+"),
        ("crystals", sprites.crystal(14)),
        ("scales", sprites.scale(14)),
        ("cards", sprites.card_sign(14)),
    )
    for spot, (key, sign) in zip(grid(place, 7, 1, 0), legend_rows, strict=True):
        x, y = spot.x + 18, spot.middle[1]
        flow(ground, x, y, [sign], 30, theme.glow)
        words = ctx.say(f"bluemoon-picture-{key}")
        ground.write(words, x + 38, y, 25, colour=theme.muted, room=spot.wide - 58, least=20)
    return Panel((place.x, place.y, place.right, place.foot), ground.done(), ())


def _tile(ctx: DrawContext, place: Place, tile: TileView) -> Panel:
    drawing = DisplayList(ctx.theme)
    _ground(drawing, ctx, place, tile)
    if tile.id == COURTYARD:
        _courtyard(drawing, ctx, place)
    elif tile.rebuilt:
        _rebuilt(drawing, ctx, place, tile)
    else:
        _ruin(drawing, ctx, place, tile)
    _name(drawing, ctx, place, tile)
    _pieces(drawing, ctx, place, tile)
    if tile.place in ctx.fresh:
        drawing.stamp(changed(ctx.theme, place.wide, place.high), *place.middle, "touched", tile.place)
    return Panel((place.x, place.y, place.right, place.foot), (), drawing.done())


def colour_of(tile: TileView) -> str:
    """The colour of a building that has one; `any` for the others."""
    colours = {space.colour for space in tile.spaces}
    return colours.pop() if len(colours) == 1 else "any"


# -- the tile


def _ground(drawing: DisplayList, ctx: DrawContext, place: Place, tile: TileView) -> None:
    theme = ctx.theme
    fill = _REBUILT if tile.rebuilt and tile.id != COURTYARD else _COURT if tile.id == COURTYARD else theme.slot
    edge = sprites.REBUILT_EDGE if tile.rebuilt and tile.id != COURTYARD else theme.edge
    told = "tile", tile.place, tile.id, int(tile.rebuilt)
    if tile.place in ctx.targets:
        drawing.stamp(choosable(theme, place.wide, place.high, fill, theme.ground), *place.middle, *told)
    else:
        back(drawing, place, fill, edge, 2, *told, under=theme.ground)


def _name(drawing: DisplayList, ctx: DrawContext, place: Place, tile: TileView) -> None:
    rebuilt = tile.rebuilt and tile.id != COURTYARD
    ink, faint = (ctx.theme.dark, _FAINT) if rebuilt else (ctx.theme.ink, ctx.theme.muted)
    drawing.write(tile.place, place.right - 12, place.y + 24, 24, "place", tile.place, colour=faint, anchor="right")
    name, room = ctx.say(f"bluemoon-{tile.id}"), place.wide - (110 if tile.special else 66)
    if tile.special:
        drawing.stamp(_special(tile.special), place.right - 68, place.y + 25, "special", tile.place, tile.special)
    told = "name", tile.place, tile.id
    drawing.write(name, place.x + 16, place.y + 24, 28, *told, colour=ink, weight="ExtraBold", room=room, least=24)


def _courtyard(drawing: DisplayList, ctx: DrawContext, place: Place) -> None:
    """The obelisk and what the next Offering costs."""
    drawing.stamp(sprites.obelisk(58, GOLD), place.x + 78, place.y + 116)
    for price in ctx.view.prices[len(ctx.view.offered) :][:1]:
        drawing.write(str(price), place.x + 168, place.y + 66, 46, "asks", price, weight="ExtraBold", anchor="middle")
        drawing.stamp(sprites.crystal(20), place.x + 168, place.y + 110)


def _rebuilt(drawing: DisplayList, ctx: DrawContext, place: Place, tile: TileView) -> None:
    drawing.stamp(buildings.building(tile.id, 150, 88, (176, 120, 40)), place.x + 98, place.y + 94)
    drawing.stamp(tick(17, sprites.REBUILT_EDGE, ctx.theme.dark), place.x + 196, place.y + 66)
    tokens = [sprites.gate(15, ctx.theme.dark), *_gains(tile.neighbourhood, ctx.theme.dark, 17)]
    flow(drawing, place.x + 16, place.foot - 28, tokens, 30, ctx.theme.dark, 4)


def _special(special: str) -> Sprite:
    """What may be done here at the end of a turn."""
    obelisk = sprites.obelisk(20, GOLD)
    return {"jump": sprites.jump(20), "draw": sprites.card_sign(20), "offer": obelisk}[special]


def _ruin(drawing: DisplayList, ctx: DrawContext, place: Place, tile: TileView) -> None:
    _spaces(drawing, ctx, place, tile)
    end = _rewards(drawing, ctx, place, tile)
    wide = min(_WIDEST, place.right - 12 - round(end)) // 24 * 24
    if wide >= _NARROWEST:
        hue = mix(mix(sprites.HUES[colour_of(tile)], ctx.theme.slot, 0.45), ctx.theme.edge, 0.5)
        high = wide - 4
        ruin = buildings.building(tile.id, wide, high, hue, ruined=True)
        drawing.stamp(ruin, place.right - 12 - wide // 2, place.foot - 8 - high // 2)


def _rewards(drawing: DisplayList, ctx: DrawContext, place: Place, tile: TileView) -> float:
    """Draw what the building brings and to whom. Returns the x at which the longer line ends."""
    theme, left = ctx.theme, place.x + 14
    y, low = place.y + 134, place.foot - 24
    x = flow(drawing, left, y, [sprites.crown(14, theme.gold), *_gains(tile.majority, theme.ink, 13)], 28, theme.ink, 3)
    end = flow(
        drawing, x + 12, y, [sprites.people(14, theme.ink), *_gains(tile.construction, theme.ink, 13)], 28, theme.ink, 3
    )
    tokens = [sprites.gate(14, theme.muted), *_gains(tile.neighbourhood, theme.ink, 13)]
    x = flow(drawing, left, low, tokens, 28, theme.ink, 3)
    if any(tile.near):
        x = flow(drawing, x + 12, low, ["+", *_gains(tile.near, theme.glow, 13)], 28, theme.glow, 3)
    return max(x, end)


def _gains(reward: Reward, ink: Colour, r: int) -> list[Token]:
    """Several of a kind as a number with a sign, a single one as the bare sign."""
    goods = (
        (reward.crystals, sprites.crystal(r)),
        (reward.scales, sprites.scale(r)),
        (reward.cards, sprites.card_sign(r)),
    )
    tokens: list[Token] = []
    for number, sign in goods:
        if number:
            tokens += [str(number), sign] if number > 1 else [sign]
    return tokens


# -- spaces


def _spaces(drawing: DisplayList, ctx: DrawContext, place: Place, tile: TileView) -> None:
    here = ctx.view.to_move is not None and ctx.view.to_move in tile.figures
    lying = len(tile.spaces) > 4
    for space, spot in zip(tile.spaces, _spots(place, lying), strict=False):
        _space(drawing, ctx, tile, space, spot, lying, here and space.number in ctx.spaces)


def _spots(place: Place, lying: bool) -> list[Place]:
    if lying:
        return [Place(place.x + 14 + k % 4 * 54, place.y + 46 + k // 4 * 36, 51, 33) for k in range(8)]
    return [Place(place.x + 14 + k * 54, place.y + 46, 50, 70) for k in range(4)]


def _space(
    drawing: DisplayList, ctx: DrawContext, tile: TileView, space: SpaceView, spot: Place, lying: bool, choice: bool
) -> None:
    sprite = sprites.space(space.colour, spot.wide, spot.high, ctx.theme.glow if choice else None)
    drawing.stamp(sprite, *spot.middle, "space", tile.place, space.number, space.colour, space.value)
    if space.owner is not None:
        told = "marker", tile.place, space.number, space.owner
        drawing.stamp(seat(ctx.theme, space.owner, 13 if lying else 19), *spot.middle, *told)
        if (tile.place, space.number) in ctx.placed:
            drawing.stamp(changed(ctx.theme, spot.wide, spot.high), *spot.middle, "fresh", *told[1:3])
        return
    x, y = (spot.x + 36, spot.middle[1]) if lying else (spot.middle[0], spot.y + 24)
    ink = sprites.ink_on(space.colour)
    drawing.write(str(space.value), x, y, 24 if lying else 34, weight="ExtraBold", colour=ink, anchor="middle")


# -- figures and dragons


def _pieces(drawing: DisplayList, ctx: DrawContext, place: Place, tile: TileView) -> None:
    """On the right, figures from the top down and dragons at the foot."""
    for k, owner in enumerate(tile.figures):
        x, y = place.right - 34 - k % 2 * 46, place.y + 72 + k // 2 * 50
        drawing.stamp(sprites.figure(ctx.theme, owner, 23), x, y, "figure", tile.place, owner)
    for k, dragon in enumerate(tile.dragons):
        x, y = place.right - 38 - k * 54, place.foot - 36
        drawing.stamp(sprites.dragon(dragon, 27), x, y, "dragon", tile.place, dragon)
