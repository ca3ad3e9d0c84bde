"""The picture of the map, with the four Civs in its corners."""

from __future__ import annotations

import math

from engine.hexes import HexBoard
from engine.theocratia import catalogue as cat
from engine.theocratia.view import CivView, HexView
from render.pen import Pen, Sprite, hexagon
from render.scene import DisplayList, Scene
from render.sprites import WHITE, card, changed_hex, choosable_hex
from render.theme import GOLD, Colour, Theme, mix
from render.theocratia import buildings, sprites
from render.theocratia.context import DrawContext
from render.widgets import Place, back, flow, framed

WIDTH, HEIGHT = 1600, 1018
SIDE = 70
_MIDDLE = WIDTH // 2, HEIGHT // 2
_BOARD = HexBoard(cat.RADIUS)
_GROUNDS: dict[str | None, Colour] = {
    "lava": (150, 58, 46),
    "rock": (128, 96, 70),
    "lake": (50, 92, 168),
    "mountain": (176, 182, 196),
    "plains": sprites.PLAINS,
    "desert": sprites.DESERT,
    None: (58, 54, 66),
}
_LIGHT = frozenset({"mountain", "desert"})
_CORNERS = {
    "magenta": Place(14, 14, 414, 212),
    "turquoise": Place(WIDTH - 428, 14, 414, 212),
    "violet": Place(WIDTH - 428, HEIGHT - 226, 414, 212),
    "pink": Place(14, HEIGHT - 226, 414, 212),
}


def scene(ctx: DrawContext) -> Scene:
    ground = DisplayList(ctx.theme)
    drawing = DisplayList(ctx.theme)
    for hex_ in ctx.view.hexes:
        sprite = _ground_sprite(ctx.theme, hex_.printed, tile=False)
        ground.stamp(sprite, *middle(hex_.name), "hex", hex_.name, str(hex_.printed))
    for hex_ in ctx.view.hexes:
        _hex(drawing, ctx, hex_)
    for civ in ctx.view.civs:
        _civ(drawing, ctx, _CORNERS[civ.id], civ)
    panel = framed(ctx.theme, (0, 0, WIDTH, HEIGHT), ground, drawing)
    return Scene("theocratia-map", WIDTH, HEIGHT, ctx.theme.ground, (panel,))


def middle(name: str) -> tuple[int, int]:
    x, y = _BOARD.centre(_BOARD.named(name))
    return round(_MIDDLE[0] + x * SIDE), round(_MIDDLE[1] + y * SIDE)


# -- hexes


def _ground(pen: Pen, ground: str | None, dark: Colour, tile: bool) -> None:
    c = SIDE + 2
    shape = hexagon(c, c, SIDE - 2)
    hue = _GROUNDS[ground]
    pen.polygon(shape, hue)
    if ground in _TEXTURES:
        pen.texture(shape, mix(hue, WHITE, 0.5), 90, lambda other: _TEXTURES[str(ground)](other, c))
    if tile:
        pen.outline(hexagon(c, c, SIDE - 11), GOLD, 5)
    pen.outline(hexagon(c, c, SIDE - 3.5), mix(hue, dark, 0.55), 3)


def _flow(pen: Pen, c: float) -> None:
    for k in range(-4, 5):
        pen.line([(c - SIDE + x * 8, c + k * 26 + 9 * math.sin(x * 0.8 + k)) for x in range(20)], WHITE, 4)


def _cracks(pen: Pen, c: float) -> None:
    for k in range(-3, 4):
        x = c + k * 34
        pen.line([(x - 20, c - SIDE), (x + 8, c - 20), (x - 10, c + 24), (x + 16, c + SIDE)], WHITE, 3)


def _ripples(pen: Pen, c: float) -> None:
    for k in range(-4, 5):
        for j in range(-3, 4):
            pen.arc(c + j * 40 + k % 2 * 20, c + k * 20, 12, 200, 340, WHITE, 3)


def _peaks(pen: Pen, c: float) -> None:
    for k in range(-3, 4):
        for j in range(-3, 4):
            x, y = c + j * 46 + k % 2 * 23, c + k * 30
            pen.line([(x - 16, y + 10), (x, y - 10), (x + 16, y + 10)], (60, 64, 84), 3)


def _grass(pen: Pen, c: float) -> None:
    for k in range(-4, 5):
        for j in range(-4, 5):
            x, y = c + j * 30 + k % 2 * 15, c + k * 22
            pen.line([(x - 4, y - 7), (x, y + 4), (x + 4, y - 7)], WHITE, 2.5)


def _dunes(pen: Pen, c: float) -> None:
    for k in range(-4, 5):
        pen.arc(c + k % 2 * 40 - 20, c + k * 30 + 70, 90, 235, 305, (110, 84, 30), 3)


_TEXTURES = {"lava": _flow, "rock": _cracks, "lake": _ripples, "mountain": _peaks, "plains": _grass, "desert": _dunes}


def _ground_sprite(theme: Theme, ground: str | None, tile: bool) -> Sprite:
    size = 2 * SIDE + 4
    return Sprite(_ground, size, size, (ground, theme.dark, tile))


def _hex(drawing: DisplayList, ctx: DrawContext, hex_: HexView) -> None:
    x, y = middle(hex_.name)
    if hex_.tile is not None:
        drawing.stamp(_ground_sprite(ctx.theme, hex_.ground, tile=True), x, y, "changed", hex_.name, str(hex_.ground))
    if hex_.name in ctx.targets:
        drawing.stamp(choosable_hex(ctx.theme, SIDE - 1), x, y, "choice", hex_.name)
    elif hex_.touched:
        drawing.stamp(changed_hex(ctx.theme, SIDE - 1), x, y, "fresh", hex_.name)
    ink = ctx.theme.dark if hex_.ground in _LIGHT else ctx.theme.ink
    drawing.write(hex_.name, x, y - 42, 26, "place", hex_.name, colour=ink, weight="ExtraBold", anchor="middle")
    if hex_.kind == "volcano":
        drawing.stamp(_volcano(), x, y + 10, "volcano", hex_.name)
    elif hex_.civ and hex_.kind:
        _standing(drawing, ctx, hex_, x, y)
    elif hex_.monster:
        drawing.stamp(sprites.monster(25), x, y + 10, "monster", hex_.name)
        if hex_.crystal:
            drawing.stamp(sprites.crystal(hex_.crystal, 11), x + 42, y + 18, "crystal", hex_.name, hex_.crystal)
    elif hex_.crystal:
        drawing.stamp(sprites.crystal(hex_.crystal, 19), x, y + 12, "crystal", hex_.name, hex_.crystal)


def _standing(drawing: DisplayList, ctx: DrawContext, hex_: HexView, x: int, y: int) -> None:
    civ, kind = str(hex_.civ), str(hex_.kind)
    drawing.stamp(buildings.building(civ, kind, 32), x, y + 10, "building", hex_.name, civ, kind)
    if hex_.owner is not None and kind != "fortress":
        drawing.stamp(sprites.player(ctx.colour(hex_.owner), 14), x + 37, y + 25, "owner", hex_.name, hex_.owner)


def _volcano() -> Sprite:
    return Sprite(_crater, 110, 96, ())


def _crater(pen: Pen) -> None:
    pen.polygon([(4, 92), (38, 26), (72, 26), (106, 92)], (96, 82, 92))
    pen.polygon([(38, 26), (72, 26), (62, 44), (56, 36), (48, 48)], (255, 120, 40))
    for x, y, r in ((55, 14, 10), (44, 6, 5), (68, 8, 6)):
        pen.disc(x, y, r, (255, 170, 60))


# -- Civs


def _civ(drawing: DisplayList, ctx: DrawContext, place: Place, civ: CivView) -> None:
    theme, left = ctx.theme, place.x + 16
    back(drawing, place, theme.slot, sprites.CIV_HUES[civ.id], 4, "civ", civ.id)
    y = place.y + 33
    drawing.stamp(sprites.civ(civ.id, 26), place.x + 42, y)
    drawing.write(ctx.say(f"theocratia-{civ.id}"), place.x + 78, y, 36, weight="ExtraBold")
    size = ctx.say("theocratia-picture-size", size=civ.size)
    drawing.write(size, place.right - 16, y, 30, "size", civ.id, civ.size, colour=theme.muted, anchor="right")
    _chronicles(drawing, ctx, left, place.y + 75, civ)
    y = place.y + 115
    x = flow(drawing, left, y, [sprites.warrior(17, sprites.CIV_HUES[civ.id]), str(civ.supply)], 34, theme.ink, 6)
    drawing.write(f"+{civ.available}", x, y, 28, "available", civ.id, civ.available, colour=theme.muted)
    x = left + 148
    for kind, number in civ.pieces:
        x = flow(drawing, x, y, [buildings.plain(kind, 11, theme.muted), str(number)], 30, theme.ink, 0) + 8
    _stock(drawing, ctx, left - 4, place.y + 152, civ)
    development = ctx.say(f"theocratia-{civ.development}")
    told = "development", civ.id, civ.development
    drawing.write(f"→ {development}", left, place.foot - 25, 30, *told, colour=theme.gold)


def _chronicles(drawing: DisplayList, ctx: DrawContext, x: int, y: int, civ: CivView) -> None:
    """The number that counts, then the area being filled."""
    words = ctx.say("theocratia-picture-chronicles", number=civ.number)
    x += drawing.write(words, x, y, 34, "number", civ.id, civ.number, weight="ExtraBold", colour=ctx.theme.gold) + 18
    filled = civ.page_crystals + civ.page_warriors
    for k in range(civ.spaces):
        fill = ctx.theme.gold if k < filled else ctx.theme.panel
        drawing.stamp(card(26, 32, 6, fill, ctx.theme.gold, 2), x + 14 + k * 32, y, "page", civ.id, k, int(k < filled))


def _stock(drawing: DisplayList, ctx: DrawContext, x: float, y: int, civ: CivView) -> None:
    for colour, amount in civ.crystals:
        drawing.stamp(sprites.crystal(colour, 14), x + 18, y)
        wide = drawing.write(str(amount), x + 38, y, 30, "stock", civ.id, colour, amount, weight="ExtraBold")
        x += 47 + wide
