"""Signs with their numbers, and the line of them at the foot: the viewer's crystals, and what belongs to nobody."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.bluemoon.view import PlayerView
from render import text
from render.bluemoon import pieces, sprites
from render.bluemoon.cells import LETTERS
from render.bluemoon.context import DrawContext
from render.pen import Sprite
from render.scene import DisplayList, Panel, ShownFact
from render.theme import GOLD, Colour

HIGH = 84
_LEFT, _RIGHT, _APART = 200, 28, 44
"""The lower left corner tells nothing: clients may lay a sign over it."""
_R, _DRAGON = 27, 32
_CLOSE = 5


@dataclass(frozen=True, slots=True)
class Stock:
    """A sign, and how many there are."""

    sign: Sprite
    number: str
    ink: Colour
    fact: ShownFact

    @property
    def wide(self) -> int:
        return self.sign.width + _CLOSE + text.width(self.number, LETTERS, "ExtraBold")

    def put(self, drawing: DisplayList, x: int, y: int) -> None:
        drawing.stamp(self.sign, x + self.sign.width / 2, y, *self.fact)
        drawing.write(self.number, x + self.sign.width + _CLOSE, y, LETTERS, weight="ExtraBold", colour=self.ink)


def line(ctx: DrawContext, top: int, wide: int, own: PlayerView | None, steps: Sequence[Stock]) -> Panel:
    drawing, x, y = DisplayList(ctx.theme), _LEFT, top + HIGH // 2
    if own:
        drawing.stamp(pieces.figure(ctx.theme, own.seat, 60), 60, y)
    for stock in (*steps, *_stocks(ctx, own)):
        stock.put(drawing, x, y)
        x += stock.wide + _APART
    for dragon in ctx.view.dragons_outside:
        drawing.stamp(pieces.dragon(dragon, _DRAGON), x + _DRAGON, y, "dragon", "outside", dragon)
        x += 2 * _DRAGON + 16
    _price(drawing, ctx, wide - _RIGHT, y)
    return Panel((0, top, wide, top + HIGH), (), drawing.done())


def _stocks(ctx: DrawContext, own: PlayerView | None) -> list[Stock]:
    view, theme = ctx.view, ctx.theme
    mine = (
        [Stock(sprites.crystal(_R), str(own.crystals), theme.ink, ("crystals", own.seat, own.crystals))] if own else []
    )
    return [
        *mine,
        Stock(sprites.scale(_R), f"{view.pool}/{view.scales}", GOLD, ("pool", view.pool)),
        Stock(sprites.card_sign(_R), str(view.deck), theme.muted, ("deck", view.deck)),
    ]


def _price(drawing: DisplayList, ctx: DrawContext, right: int, y: int) -> None:
    """What the next Offering costs; at the end that it is over."""
    theme, prices = ctx.theme, ctx.view.prices[len(ctx.view.offered) :]
    if ctx.view.result or not prices:
        over = ctx.t("bluemoon-picture-over")
        drawing.write(over, right, y, LETTERS, weight="ExtraBold", colour=theme.gold, anchor="right")
        return
    crystal, obelisk = sprites.crystal(_R), sprites.obelisk(_R + 4, GOLD)
    drawing.stamp(crystal, right - crystal.width / 2, y)
    right -= crystal.width + _CLOSE
    right -= drawing.write(str(prices[0]), right, y, LETTERS, weight="ExtraBold", anchor="right")
    right -= 16
    right -= drawing.write("=", right, y, LETTERS, weight="ExtraBold", colour=theme.muted, anchor="right")
    told = "price", len(ctx.view.offered), prices[0]
    drawing.stamp(obelisk, right - 12 - obelisk.width / 2, y, *told)
