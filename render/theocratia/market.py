"""The Action table: a slab for each number, with what it does and its dice in wells."""

from __future__ import annotations

from render.pen import Pen, Sprite
from render.scene import DisplayList
from render.sprites import arrow
from render.theme import OUTLINE, Colour, mix
from render.theocratia import signs, sprites
from render.theocratia.buildings import plain
from render.theocratia.context import DrawContext
from render.theocratia.signs import INK, LETTERS, SAND, UMBER
from render.widgets import Place, Token, flow, grid, width

DIE = 86
_WIDE, _HIGH = 518, 190
_NUMBER = 96
_WELLS = 3
_TRAY: Colour = (62, 44, 34)


def _slab(pen: Pen, wells: int) -> None:
    pen.card((0, 0, _WIDE, _HIGH), 18, OUTLINE)
    pen.card((2, 2, _WIDE - 2, _HIGH - 2), 16, mix(SAND, OUTLINE, 0.3))
    pen.card((2, 2, _WIDE - 2, _HIGH - 8), 16, SAND)
    pen.card((2, 2, _NUMBER, _HIGH - 8), 16, mix(SAND, UMBER, 0.16))
    pen.card((_NUMBER - 20, 2, _NUMBER, _HIGH - 8), 0, mix(SAND, UMBER, 0.16))
    pen.card((_NUMBER + 10, 74, _WIDE - 12, _HIGH - 14), 14, _TRAY)
    step = (_WIDE - _NUMBER - 26) / wells
    for k in range(wells):
        left = _NUMBER + 13 + k * step
        pen.card((left + 3, 78, left + step - 3, _HIGH - 18), 12, mix(_TRAY, OUTLINE, 0.45))


def slab(wells: int) -> Sprite:
    return Sprite(_slab, _WIDE, _HIGH, (wells,))


def action_table(ground: DisplayList, drawing: DisplayList, ctx: DrawContext, place: Place) -> None:
    """Two rows of three slabs; the dice of a number lie in its wells, closer together where there are many."""
    for number, spot in enumerate(grid(place, 3, 2, gap=10), 1):
        left, top = spot.middle[0] - _WIDE // 2, spot.middle[1] - _HIGH // 2
        dice = [die for die in ctx.view.lying if die[1] == number]
        wells = max(_WELLS, len(dice))
        ground.stamp(slab(wells), *spot.middle, "number", number)
        x, y = left + _NUMBER // 2, top + _HIGH // 2 - 4
        ground.write(str(number), x, y, 110, weight="ExtraBold", colour=UMBER, anchor="middle")
        parts = does(number)
        start = left + _NUMBER + (_WIDE - _NUMBER - width(parts, LETTERS, 6)) / 2
        flow(ground, start, top + 40, parts, LETTERS, UMBER, 6)
        step = (_WIDE - _NUMBER - 26) / wells
        for k, (civ, face) in enumerate(dice):
            x = round(left + _NUMBER + 13 + (k + 0.5) * step)
            glow = ctx.theme.glow if (civ, face) in ctx.dice else None
            put_die(drawing, x, top + 126, civ, face, glow, "die", civ, face, k)


def does(number: int, share: float = 1) -> list[Token]:
    """What a die of this number does; its signs may be smaller than on a slab."""

    def r(size: int) -> int:
        return round(size * share)

    house, to = plain("house", r(21), INK), arrow(r(17), 0, UMBER)
    either: list[Token] = ["/", plain("pyramid", r(21), INK)]
    rows: dict[int, list[Token]] = {
        1: [signs.crown(r(22)), "+1", sprites.cosmo(r(22))],
        2: [sprites.warrior(r(22), INK), to, signs.swords(r(22))],
        3: ["+", house],
        4: [house, to, plain("factory", r(21), INK), *either],
        5: [house, to, plain("barrack", r(21), INK), *either],
        6: [sprites.malus(r(23)), to, "1–5"],
    }
    return rows[number]


def put_die(drawing: DisplayList, x: int, y: int, civ: str, face: int, glow: Colour | None, *fact: str | int) -> None:
    drawing.stamp(sprites.die(civ, DIE, glow), x, y, *fact)
    ink = sprites.ink_on(civ)
    drawing.write(str(face), x + 9, y + 8, LETTERS, weight="ExtraBold", colour=ink, anchor="middle")
