"""What each Civ has, in its corner of the sea: a banner, its row of dice, its Warriors and crystals."""

from __future__ import annotations

from dataclasses import dataclass

from engine.theocratia import catalogue as cat
from engine.theocratia.view import CivView
from render import text
from render.pen import Pen, Point, Sprite
from render.scene import DisplayList
from render.sprites import card, changed, glowing, veil
from render.theme import OUTLINE, Colour, mix
from render.theocratia import signs, sprites, tokens
from render.theocratia.civs import CORNERS, Corner
from render.theocratia.context import DrawContext
from render.theocratia.island import LETTERS, SEA
from render.widgets import Place, Token, flow, width

_EDGE = 8
_BANNER, _NOTCH = (370, 86), 26
"""Its size, and how deep it is cut at its end."""
_SPACE, _DIE = (102, 78), 62
_STEP = _SPACE[0] + 4
"""From a space of a row to the next one."""
_HEIGHTS = (54, 146, 222, 282, 340, 396)
"""Where the lines of a corner are: banner, dice, Warriors, three of crystals."""
_ROOMS = (300, 250, 208)
"""How much room each line of crystals has beside the island."""
_CRYSTAL, _WARRIOR = 18, 20
_SINGLE = 3
"""So many Warriors are shown one by one."""
_DIM: Colour = (52, 74, 108)


@dataclass(frozen=True, slots=True)
class Lines:
    """Finds places in a corner: counted from the outer edge inwards, and from the banner towards the middle."""

    corner: Corner
    place: Place

    def x(self, far: float) -> float:
        return self.place.right - far if self.corner.right else self.place.x + far

    def y(self, line: int) -> float:
        return self.place.foot - _HEIGHTS[line] if self.corner.low else self.place.y + _HEIGHTS[line]

    def start(self, wide: float) -> float:
        """Where something so wide begins, whose outer end lies at the edge."""
        return self.x(_EDGE + 4 + wide) if self.corner.right else self.x(_EDGE + 4)


def corner(drawing: DisplayList, ctx: DrawContext, civ: CivView, place: Place) -> None:
    at = Lines(CORNERS[civ.id], place)
    _banner(drawing, ctx, civ, at)
    _row(drawing, ctx, civ, at)
    _warriors(drawing, ctx, civ, at)
    _crystals(drawing, civ, at)


# -- the banner


def _pennant(pen: Pen, civ: str, right: bool) -> None:
    wide, high = _BANNER

    def shape(inset: float) -> list[Point]:
        tip = wide - inset * 2.4
        points = [(inset, inset), (tip, inset), (tip - _NOTCH, high / 2), (tip, high - inset), (inset, high - inset)]
        return [(wide - x, y) for x, y in points] if right else points

    pen.polygon(shape(0), OUTLINE)
    pen.polygon(shape(3), sprites.CIV_HUES[civ])


def _banner(drawing: DisplayList, ctx: DrawContext, civ: CivView, at: Lines) -> None:
    """Emblem, what its Priests are multiplied by, and the area of the Chronicles that is being filled."""
    wide, y, gold = _BANNER[0], at.y(0), ctx.theme.gold
    drawing.stamp(Sprite(_pennant, *_BANNER, (civ.id, at.corner.right)), at.x(_EDGE + wide / 2), y, "civ", civ.id)
    drawing.stamp(sprites.civ(civ.id, 30), at.x(_EDGE + 44), y)
    drawing.stamp(card(92, 66, 14, ctx.theme.slot), at.x(_EDGE + 132), y)
    told = "number", civ.id, civ.number
    drawing.write(
        str(civ.number), at.x(_EDGE + 132), y, LETTERS, *told, weight="ExtraBold", colour=gold, anchor="middle"
    )
    filled, bare = civ.page_crystals + civ.page_warriors, mix(sprites.CIV_HUES[civ.id], OUTLINE, 0.45)
    for k in range(civ.spaces):
        full = k < filled
        place = card(24, 44, 7, gold if full else bare, OUTLINE, 4)
        drawing.stamp(place, at.x(_EDGE + 204 + k * 28), y, "page", civ.id, k, int(full))


# -- the row of dice


def _row(drawing: DisplayList, ctx: DrawContext, civ: CivView, at: Lines) -> None:
    """The next space is bright and shows what it brings. With a die in hand, rows that it cannot go to are dark."""
    y, spaces = at.y(1), range(len(cat.ROW_BONUS))
    wide = _STEP * len(spaces) + 4
    left = at.start(wide)
    deep = mix(SEA, OUTLINE, 0.45)
    drawing.stamp(card(wide, _SPACE[1] + 8, 16, deep), left + wide / 2, y, "row", civ.id)
    for k in spaces:
        x = left + 4 + _STEP * k + _SPACE[0] / 2
        if k < len(civ.row):
            _placed(drawing, ctx, civ, k, x, y)
        elif k == len(civ.row):
            _next(drawing, ctx, civ, k, x, y)
    if ctx.rows and civ.id not in ctx.rows:
        drawing.stamp(veil(ctx.theme, wide, _SPACE[1] + 8), left + wide / 2, y)


def _placed(drawing: DisplayList, ctx: DrawContext, civ: CivView, k: int, x: float, y: float) -> None:
    """A die, and who placed it."""
    one, last = civ.row[k], ctx.view.last
    hue, face = one.die
    drawing.stamp(sprites.die(hue, _DIE), x - 18, y - 4, "placed", civ.id, k, hue, face)
    ink = sprites.ink_on(hue)
    drawing.write(str(face), x - 11, y + 3, LETTERS, weight="ExtraBold", colour=ink, anchor="middle")
    if one.seat is not None:
        drawing.stamp(sprites.player(ctx.colour(one.seat), 16), x + 28, y + 17, "by", civ.id, k, one.seat)
    if last and k == len(civ.row) - 1 and (last.civ, last.seat) == (civ.id, one.seat):
        drawing.stamp(changed(ctx.theme, *_SPACE), x, y, "fresh", civ.id)


def _next(drawing: DisplayList, ctx: DrawContext, civ: CivView, k: int, x: float, y: float) -> None:
    cosmo, worship = cat.ROW_BONUS[k]
    edge = mix(sprites.CIV_HUES[civ.id], ctx.theme.ink, 0.4)
    drawing.stamp(card(*_SPACE, 14, ctx.theme.slot, edge, 4), x, y, "space", civ.id, k)
    parts: list[Token] = [*[sprites.cosmo(20)] * cosmo, *[signs.priest(22, civ.id)] * worship]
    flow(drawing, x - width(parts, LETTERS, 2) / 2, y, parts, LETTERS, ctx.theme.ink, 2)
    if civ.id in ctx.rows and ctx.few(len(ctx.rows), cat.CIVS):
        drawing.stamp(glowing(ctx.theme, *_SPACE, 14), x, y, "open", civ.id)


# -- what it has


def _warriors(drawing: DisplayList, ctx: DrawContext, civ: CivView, at: Lines) -> None:
    """One by one as long as they are few; then what the Civ does at the end of the round."""
    sign = sprites.warrior(_WARRIOR, sprites.CIV_HUES[civ.id] if civ.supply else _DIM)
    shown = civ.supply if 0 < civ.supply <= _SINGLE else 1
    wide = _counted(sign, civ.supply) if civ.supply > _SINGLE else shown * sign.width
    start = at.start(wide)
    for k in range(shown):
        drawing.stamp(sign, start + (k + 0.5) * sign.width, at.y(2), "supply", civ.id, civ.supply)
    if civ.supply > _SINGLE:
        _number(drawing, civ.supply, start + sign.width, at.y(2))
    if ctx.view.develops:
        glass, card_ = tokens.glass(20), signs.development(civ.development)
        start = at.start(wide + 12 + glass.width + card_.width) + (0 if at.corner.right else wide + 12)
        drawing.stamp(glass, start + glass.width / 2, at.y(2))
        told = "development", civ.id, civ.development
        drawing.stamp(card_, start + glass.width + card_.width / 2, at.y(2), *told)


def _crystals(drawing: DisplayList, civ: CivView, at: Lines) -> None:
    """A number from two on; as many on a line as there is room for beside the island."""
    signs_ = {colour: sprites.crystal(colour, _CRYSTAL) for colour, _ in civ.crystals}
    lines: list[list[tuple[str, int, int]]] = [[]]
    for colour, amount in civ.crystals:
        wide = _counted(signs_[colour], amount)
        if len(lines) < len(_ROOMS) and sum(one[2] for one in lines[-1]) + wide > _ROOMS[len(lines) - 1]:
            lines.append([])
        lines[-1].append((colour, amount, wide))
    for number, line in enumerate(lines, 3):
        x, y = at.start(sum(one[2] for one in line)), at.y(number)
        for colour, amount, wide in line:
            sign = signs_[colour]
            drawing.stamp(sign, x + sign.width / 2, y, "stock", civ.id, colour, amount)
            if amount > 1:
                _number(drawing, amount, x + sign.width, y)
            x += wide


def _number(drawing: DisplayList, number: int, x: float, y: float) -> None:
    drawing.write(str(number), x + 2, y, LETTERS, weight="ExtraBold")


def _counted(sign: Sprite, number: int) -> int:
    """How wide a sign is with the number beside it."""
    return sign.width + (text.width(str(number), LETTERS, "ExtraBold") + 12 if number > 1 else 0)
