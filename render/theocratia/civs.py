"""The panels of the four Civs in the corners of the map, their steps along its rim."""

from __future__ import annotations

from dataclasses import dataclass

from engine.theocratia.view import CivView
from render.pen import Pen, Point, Sprite
from render.scene import DisplayList
from render.sprites import card
from render.theme import Colour, mix
from render.theocratia import signs, sprites
from render.theocratia.buildings import building
from render.theocratia.context import DrawContext
from render.theocratia.signs import LETTERS

WIDE, HIGH = 480, 420
_STEPS = (472, 104), (412, 208), (352, 312), (310, HIGH)
"""How wide the panel is down to which line."""
_HEAD = 72
_SLOT: Colour = (25, 30, 52)
_QUIET: Colour = (92, 100, 140)
_EVERY = (*sprites.PLAYERS, "green", "black")


@dataclass(frozen=True, slots=True)
class Corner:
    """Where a panel lies; mirrored at the right, upside down below."""

    right: bool
    low: bool


CORNERS = {
    "magenta": Corner(False, False),
    "turquoise": Corner(True, False),
    "violet": Corner(True, True),
    "pink": Corner(False, True),
}


def _outline(corner: Corner) -> list[Point]:
    points: list[Point] = [(0, 0)]
    last = 0
    for wide, foot in _STEPS:
        points += [(wide, last), (wide, foot - 16)]
        last = foot
    points += [(_STEPS[-1][0], HIGH), (0, HIGH)]
    points = [(x, HIGH - y) if corner.low else (x, y) for x, y in points]
    return [(WIDE - x, y) if corner.right else (x, y) for x, y in points]


def _panel(pen: Pen, civ: str, corner: Corner) -> None:
    hue, shape = sprites.CIV_HUES[civ], _outline(corner)
    pen.polygon(shape, mix(_SLOT, hue, 0.1))
    pen.outline(shape, hue, 8)
    left, right = (WIDE - _STEPS[0][0], WIDE) if corner.right else (0, _STEPS[0][0])
    top = HIGH - _HEAD if corner.low else 0
    pen.card((left, top, right, top + _HEAD), 0, hue)
    pen.keep((0, 0, WIDE, HIGH), 0)


def panel(civ: str, corner: Corner) -> Sprite:
    return Sprite(_panel, WIDE, HIGH, (civ, corner))


@dataclass(slots=True)
class _Line:
    """Puts things side by side from the outer edge of a panel inwards, always reading from left to right."""

    drawing: DisplayList
    x: float
    y: int

    def sign(self, sprite: Sprite, *fact: str | int) -> None:
        self.drawing.stamp(sprite, self.x + sprite.width / 2, self.y, *fact)
        self.x += sprite.width

    def number(self, number: int, colour: Colour, *fact: str | int) -> None:
        wide = self.drawing.write(str(number), self.x, self.y, LETTERS, *fact, weight="ExtraBold", colour=colour)
        self.x += wide + 10


def civ_panel(drawing: DisplayList, ctx: DrawContext, civ: CivView, width: int, height: int) -> None:
    """Draw the panel of a Civ into its corner of a picture of this size."""
    corner = CORNERS[civ.id]
    left, top = width - WIDE - 6 if corner.right else 6, height - HIGH - 6 if corner.low else 6
    drawing.stamp(panel(civ.id, corner), left + WIDE // 2, top + HIGH // 2, "civ", civ.id)

    def line(row: int, wide: int) -> _Line:
        y = 36 + row * 71
        start = left + (WIDE - wide + 8 if corner.right else 14)
        return _Line(drawing, start, top + (HIGH - y if corner.low else y))

    _head(line(0, 472), ctx, civ, left + WIDE - 14 if corner.right else left + 458)
    _state(line(1, 412), ctx, civ)
    _crystals(line(2, 352), ctx, civ, _EVERY[:3])
    _crystals(line(3, 352), ctx, civ, _EVERY[3:])
    _pieces(line(4, 310), ctx, civ, (0, 1, 2))
    last = line(5, 310)
    _pieces(last, ctx, civ, (3,))
    last.x -= 8
    last.sign(sprites.warrior(18, sprites.CIV_HUES[civ.id]))
    last.number(civ.available, ctx.theme.muted, "available", civ.id, civ.available)
    last.x -= 6
    last.sign(signs.development(civ.development), "development", civ.id, civ.development)


def _head(line: _Line, ctx: DrawContext, civ: CivView, right: int) -> None:
    """Sign and name, and the Chronicles as they count now."""
    drawing, ink = line.drawing, sprites.ink_on(civ.id)
    line.sign(sprites.civ(civ.id, 30))
    name = ctx.t(f"theocratia-{civ.id}")
    drawing.write(name, line.x + 8, line.y, 50, weight="ExtraBold", colour=ink, room=266, least=36)
    drawing.stamp(card(120, 62, 14, ctx.theme.slot, ctx.theme.gold, 3), right - 56, line.y)
    drawing.stamp(signs.book(24), right - 84, line.y)
    told = "number", civ.id, civ.number
    gold = ctx.theme.gold
    drawing.write(str(civ.number), right - 30, line.y, LETTERS, *told, weight="ExtraBold", colour=gold, anchor="middle")


def _state(line: _Line, ctx: DrawContext, civ: CivView) -> None:
    """The area of the Chronicles being filled, Warriors ready, and the size, which is the price of a Holiday."""
    filled, theme = civ.page_crystals + civ.page_warriors, ctx.theme
    for k in range(civ.spaces):
        line.sign(
            card(28, 46, 7, theme.gold if k < filled else theme.panel, theme.gold, 3),
            "page",
            civ.id,
            k,
            int(k < filled),
        )
        line.x += 4
    line.x += 8
    line.sign(sprites.warrior(22, sprites.CIV_HUES[civ.id] if civ.supply else _QUIET))
    line.number(civ.supply, theme.ink if civ.supply else _QUIET)
    line.sign(signs.lantern(22))
    line.number(civ.size, theme.ink, "size", civ.id, civ.size)


def _crystals(line: _Line, ctx: DrawContext, civ: CivView, colours: tuple[str, ...]) -> None:
    """All that a Civ can have of these; none is dim, in the same place."""
    stock = dict(civ.crystals)
    for colour in colours:
        start, amount = line.x, stock.get(colour, 0)
        if amount:
            line.sign(sprites.crystal(colour, 19))
            line.number(amount, ctx.theme.ink, "stock", civ.id, colour, amount)
        else:
            line.sign(signs.hollow(colour, 19))
            line.number(0, _QUIET)
        line.x = start + 104


def _pieces(line: _Line, ctx: DrawContext, civ: CivView, kinds: tuple[int, ...]) -> None:
    """What is left to build."""
    for place in kinds:
        kind, number = civ.pieces[place]
        line.sign(building(civ.id, kind, 20))
        line.number(number, ctx.theme.muted if number else _QUIET)
