"""What one chooses from, below the island: the dice in six stalls, or Pyramid tokens, or the End Round Bonus."""

from __future__ import annotations

from render.pen import Pen, Sprite
from render.scene import DisplayList
from render.sprites import card, changed, veil
from render.theme import OUTLINE, Colour, mix
from render.theocratia import sprites, tokens
from render.theocratia.buildings import plain
from render.theocratia.context import DrawContext
from render.theocratia.island import LETTERS
from render.theocratia.market import does
from render.theocratia.signs import INK, SAND, UMBER
from render.widgets import Place, Token, flow, grid, width

_NUMBERS = range(1, 7)
_AWNING, _FRINGE = 64, 8
"""How high an awning is, and how many scallops it ends in."""
_WOOD: Colour = (62, 44, 34)
_INSIDE: Colour = (44, 32, 26)
_LOW = mix(_INSIDE, SAND, 0.22)
_DIE = 84
_SIGNS = 0.8
"""How large signs are, against those on the slabs of the full-size table."""


def _stall(pen: Pen, wide: int, high: int) -> None:
    pen.card((0, 0, wide, high), 18, OUTLINE)
    pen.card((2, 2, wide - 2, high - 2), 16, _WOOD)
    pen.card((10, _AWNING, wide - 10, high - 10), 12, _INSIDE)
    pen.card((2, 2, wide - 2, _AWNING), 16, SAND)
    pen.card((2, _AWNING // 2, wide - 2, _AWNING), 0, SAND)
    step = (wide - 4) / _FRINGE
    for k in range(_FRINGE):
        pen.disc(2 + (k + 0.5) * step, _AWNING, step / 2, mix(SAND, UMBER, 0.22) if k % 2 else SAND)


def ground(drawing: DisplayList, place: Place) -> None:
    """The empty stalls, each with what its number does."""
    for number, spot in zip(_NUMBERS, grid(place, len(_NUMBERS), 1, 10), strict=True):
        drawing.stamp(Sprite(_stall, spot.wide, spot.high, (spot.wide, spot.high)), *spot.middle, "stall", number)
        parts = does(number, _SIGNS)
        flow(drawing, spot.middle[0] - width(parts, LETTERS, 1) / 2, spot.y + _AWNING // 2, parts, LETTERS, UMBER, 1)


def _counter(spot: Place) -> tuple[int, int]:
    """The middle of what lies in a stall."""
    return spot.middle[0], (spot.y + _AWNING + spot.foot) // 2 + 2


def dice(drawing: DisplayList, ctx: DrawContext, place: Place) -> None:
    """The dice in their stalls, the one in somebody's hand in angles. Those that may be taken are bright; they are
    marked where they are few.
    """
    found = _by_stall(ctx)
    if ctx.view.next_first is not None:
        holder = ctx.view.next_first
        drawing.stamp(
            sprites.player(ctx.colour(holder), 16), place.x + 26, place.y + _AWNING // 2, "next_first", holder
        )
    mark = ctx.few(len(ctx.dice), set(ctx.view.lying))
    for number, spot in zip(_NUMBERS, grid(place, len(_NUMBERS), 1, 10), strict=True):
        lying, (x, y) = found[number], _counter(spot)
        if not lying:
            drawing.write(str(number), x, y, 72, weight="ExtraBold", colour=_LOW, anchor="middle")
            continue
        step = min(_DIE + 8, (spot.wide - 12) // len(lying))
        size, start = min(_DIE, step - 2), x - step * (len(lying) - 1) / 2
        for k, (civ, held) in enumerate(lying):
            at = start + k * step, y
            free = (civ, number) in ctx.dice
            glow = ctx.theme.glow if free and mark and not held else None
            drawing.stamp(sprites.die(civ, size, glow), *at, "held" if held else "die", civ, number, k)
            ink = sprites.ink_on(civ)
            drawing.write(
                str(number), at[0] + size * 0.1, y + 8, LETTERS, weight="ExtraBold", colour=ink, anchor="middle"
            )
            if held:
                drawing.stamp(changed(ctx.theme, size + 8, size + 8), *at)
            elif ctx.dice and not free:
                drawing.stamp(veil(ctx.theme, size, size, round(size * 0.2)), *at)


def _by_stall(ctx: DrawContext) -> dict[int, list[tuple[str, bool]]]:
    """The dice by their numbers, the one that is not placed yet as it is used; which are in somebody's hand."""
    found: dict[int, list[tuple[str, bool]]] = {number: [] for number in _NUMBERS}
    for civ, face in ctx.view.lying:
        found[face].append((civ, False))
    last = ctx.view.last
    if last and not last.civ:
        civ, face = last.die
        found[last.face or face].append((last.tint or civ, True))
    return found


def choice(drawing: DisplayList, ctx: DrawContext, place: Place) -> bool:
    """What is chosen from in place of dice, if it is something else."""
    kind = ctx.view.prompt.kind if ctx.view.prompt else ""
    if kind == "token":
        tokens.tokens(drawing, ctx, place)
    elif kind == "take":
        _take(drawing, ctx, place)
    return kind in ("token", "take")


def _take(drawing: DisplayList, ctx: DrawContext, place: Place) -> None:
    """A House at the end of the round, or a Power card."""
    view, (left, right) = ctx.view, grid(place, 2, 1, 10)
    for spot, told in ((left, ("end_bonus",)), (right, ("deck", view.deck))):
        drawing.stamp(card(spot.wide, spot.high, 18, SAND, OUTLINE, 3), *spot.middle, *told)
    house: list[Token] = ["+", plain("house", 34, INK)]
    later: list[Token] = [tokens.glass(40), *([sprites.civ(view.bonus_civ, 42)] if view.bonus_civ else []), *house]
    now: list[Token] = ["+1", sprites.card_sign(46)]
    for spot, parts in ((left, later), (right, now)):
        flow(drawing, spot.middle[0] - width(parts, 80, 12) / 2, spot.middle[1], parts, 80, UMBER, 12)
