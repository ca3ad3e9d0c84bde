"""The viewer's own hand: cards sorted, lifted where they pay for something here."""

from __future__ import annotations

from engine.bluemoon.cards import FACES, KIND
from engine.bluemoon.catalogue import COLOURS
from engine.bluemoon.view import HeldView, SpaceView, TileView
from render.bluemoon import cards, sprites
from render.bluemoon.cards import Deck
from render.bluemoon.cells import LETTERS
from render.bluemoon.context import DrawContext
from render.bluemoon.spaces import deep
from render.pen import Pen, Sprite
from render.scene import DisplayList, Panel
from render.sprites import WHITE, card, glowing
from render.theme import OUTLINE, mix
from render.widgets import Place

_CHIP, _LEAST, _APART = 54, 45, 70
"""A space in the tab below a card, the narrowest one, and how far the next one is where there is room, so that digits
stand apart.
"""
_LIFT, _TAB = 14, 56
"""How far a card rises that pays, and the height of the tab that then stands below it."""
_EDGE, _NUMBER = 6, 76
"""Room beside the spaces in a tab, and for the number of those left out."""
_HIGH = 360
"""One row of whole cards, or two of flat ones: so far the picture keeps its size."""
_DECKS = ((8, cards.WIDE, 8, 1), (10, cards.NARROW, 10, 1), (16, cards.FLAT, 8, 2), (24, cards.FLAT, 8, 3))
"""Up to so many kinds: the deck, its cards in a row, and the rows."""


def panel(ctx: DrawContext, top: int, wide: int) -> Panel:
    held = ctx.view.hand or ()
    _, deck, columns, rows = next(row for row in _DECKS if len(held) <= row[0])
    pitch = _HIGH // min(rows, 2)
    drawing = DisplayList(ctx.theme)
    framed = bool(ctx.view.moves) and not all(entry.pays for entry in held)
    gap = (wide - columns * deck.wide) / (columns + 1)
    for k, entry in enumerate(held):
        left = round(gap + k % columns * (deck.wide + gap))
        y = top + k // columns * pitch + deck.top - (_LIFT if entry.pays else 0)
        _card(drawing, ctx, Place(left, y, deck.wide, deck.high), entry, deck, bool(entry.pays) and framed)
    return Panel((0, top, wide, top + rows * pitch), (), drawing.done(), ctx.theme.panel)


def _card(drawing: DisplayList, ctx: DrawContext, place: Place, entry: HeldView, deck: Deck, framed: bool) -> None:
    """One that pays here is lifted and shows the spaces it helps with; where others pay nothing, it is framed for
    whoever has to choose.

    One to be played has its power framed.
    """
    for k in range(min(entry.count, 3) - 1, 0, -1):
        (x, y), (right, above) = place.middle, deck.behind
        drawing.stamp(_behind(entry.card, deck), x + right * k, y - above * k)
    cards.put_card(drawing, ctx, place, entry.card, deck, "card", entry.card, entry.count)
    if entry.count > 1:
        _count(drawing, place, entry, deck)
    if framed:
        drawing.stamp(glowing(ctx.theme, place.wide + deck.frame, place.high + deck.frame, 40), *place.middle)
    if entry.pays:
        _pays(drawing, ctx, place, entry)
    if entry.card in ctx.playable:
        band = glowing(ctx.theme, deck.wide - 14, deck.band + 6, 20)
        drawing.stamp(band, place.middle[0], place.foot - deck.band // 2 - 7, "playable", entry.card)


def _draw_behind(pen: Pen, hue: str, wide: int, high: int) -> None:
    pen.card((0, 0, wide, high), 26, OUTLINE)
    pen.card((3, 3, wide - 3, high - 3), 24, sprites.HUES[hue], mix(sprites.HUES[hue], WHITE, 0.5), 4)


def _behind(held: str, deck: Deck) -> Sprite:
    """The edge of another card of the same kind."""
    hue = COLOURS[FACES[KIND[held]][0]]
    return Sprite(_draw_behind, deck.wide, deck.high, (hue, deck.wide, deck.high))


def _pays(drawing: DisplayList, ctx: DrawContext, place: Place, entry: HeldView) -> None:
    """The spaces here that the card can help to pay for, in a tab under it; where there is no room for all of them, the
    last sign says how many are left.
    """
    room = place.wide - 2 * _EDGE
    shown = entry.pays if len(entry.pays) <= room // _LEAST else entry.pays[: (room - _NUMBER) // _LEAST]
    left = len(entry.pays) - len(shown)
    number = _NUMBER if left else 0
    pitch = min(_APART, (room - number) // len(shown))
    wide, y = len(shown) * pitch + number + 2 * _EDGE, place.foot + 1 + _TAB // 2
    tab = glowing(ctx.theme, wide, _TAB, 16) if ctx.view.moves else card(wide, _TAB, 16, ctx.theme.ground)
    drawing.stamp(tab, place.middle[0], y, "pays", entry.card)
    here = _here(ctx)
    spaces = {space.number: space for space in here.spaces}
    x = place.middle[0] - wide // 2 + _EDGE
    for k, space in enumerate(shown):
        _chip(drawing, spaces[space], deep(here), (x + k * pitch + pitch // 2, y, min(_CHIP, pitch) - 2), entry.card)
    if left:
        x, told = x + len(shown) * pitch + number // 2, ("left", entry.card, left)
        drawing.write(f"+{left}", x, y, LETTERS, *told, weight="ExtraBold", anchor="middle")


def _chip(drawing: DisplayList, space: SpaceView, signed: bool, at: tuple[int, int, int], held: str) -> None:
    """A space as in the city; where peoples differ by its sign, otherwise by its price."""
    x, y, wide = at
    drawing.stamp(sprites.space(space.colour, wide, 50), x, y, "payable", held, space.number)
    if signed:
        drawing.stamp(sprites.mark(space.colour, 20), x, y)
    else:
        ink = sprites.ink_on(space.colour)
        drawing.write(str(space.value), x, y, LETTERS, weight="ExtraBold", colour=ink, anchor="middle")


def _here(ctx: DrawContext) -> TileView:
    """The tile on which the figure of the hand's owner stands."""
    return next(tile for row in ctx.view.rows for tile in row if tile and ctx.focus.seat in tile.figures)


def _count(drawing: DisplayList, place: Place, entry: HeldView, deck: Deck) -> None:
    wide, high = deck.count
    words = f"×{entry.count}" if entry.count < 10 else str(entry.count)
    x, y, dark = place.right - wide // 2 - 2, place.y + high // 2 + 3, drawing.theme.dark
    drawing.stamp(card(wide, high, high // 2, drawing.theme.ink, dark, 3), x, y)
    told = "count", entry.card, entry.count
    drawing.write(words, x, y, LETTERS, *told, weight="ExtraBold", colour=dark, anchor="middle")
