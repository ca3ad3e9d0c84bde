"""The pictures of Orchard: the market, what a player has, and the table with both."""

from __future__ import annotations

from engine.orchard.catalogue import MARKET
from render.orchard import sprites
from render.orchard.context import DECK, DrawContext
from render.scene import DisplayList, Panel, Scene
from render.sprites import changed, choosable, seat, star_sign
from render.theme import Colour, mix
from render.widgets import Place, back, framed, grid

WIDTH = 1600
_HEAD, _CARD, _GAP = 92, 210, 10
_HIGH = _HEAD + _CARD + 20
"""The height of the market, and of what a player has."""
_IN_MARKET = MARKET + 1
"""Columns of the market: its cards and the deck."""
_PLANTED, _HELD = 5, 3
"""At most this many cards are planted and held."""


def table(ctx: DrawContext, owner: int) -> Scene:
    """The market, what this player has, and of the others in turn their points and how many cards they hold."""
    seats = ctx.view.seats
    panels = [_market(ctx), _grove(ctx, owner, _HIGH + _GAP)]
    for step in range(1, seats):
        panels.append(_other(ctx, (owner + step) % seats, panels[-1].box[3] + _GAP))
    return Scene(WIDTH, panels[-1].box[3], ctx.theme.ground, tuple(panels))


def market(ctx: DrawContext) -> Scene:
    return Scene(WIDTH, _HIGH, ctx.theme.ground, (_market(ctx),))


def grove(ctx: DrawContext, owner: int) -> Scene:
    return Scene(WIDTH, _HIGH, ctx.theme.ground, (_grove(ctx, owner, 0),))


def _market(ctx: DrawContext) -> Panel:
    view, drawing = ctx.view, DisplayList(ctx.theme)
    title = ctx.t("orchard-picture-round", round=view.round, rounds=view.rounds)
    drawing.write(title, 40, 48, 38, weight="ExtraBold", colour=ctx.theme.gold)
    *spots, last = grid(Place(20, _HEAD, WIDTH - 40, _CARD), _IN_MARKET, 1, _GAP)
    for spot, card in zip(spots, view.market, strict=False):
        _card(drawing, ctx, spot, card, "card")
    _empty(drawing, ctx, last, ctx.theme.slot, DECK in ctx.choices, "deck", view.deck)
    drawing.stamp(sprites.unseen(ctx.theme, 54), last.middle[0], last.y + 82)
    deck = ctx.t("orchard-picture-deck", count=view.deck)
    drawing.write(deck, last.middle[0], last.foot - 36, 28, anchor="middle")
    return framed(ctx.theme, (0, 0, WIDTH, _HIGH), DisplayList(ctx.theme), drawing)


def _grove(ctx: DrawContext, owner: int, top: int) -> Panel:
    """The cards a player has planted, then the hand as far as the viewer knows it."""
    view, drawing = ctx.view, DisplayList(ctx.theme)
    _head(drawing, ctx, owner, top)
    spots = grid(Place(20, top + _HEAD, WIDTH - 40, _CARD), _PLANTED + _HELD, 1, _GAP)
    for spot, card in zip(spots, view.planted[owner], strict=False):
        _card(drawing, ctx, spot, card, "planted")
    hidden = view.hand_sizes[owner] - len(view.hands[owner])
    held: list[str | None] = [*view.hands[owner], *[None] * hidden]
    drew = view.last is not None and view.last[:2] == ("draw", owner)
    for place, (spot, held_card) in enumerate(zip(spots[_PLANTED:], held, strict=False)):
        if held_card is not None:
            _card(drawing, ctx, spot, held_card, "held")
        else:
            _unseen(drawing, ctx, spot, fresh=drew and place == len(held) - 1)
    return framed(ctx.theme, (0, top, WIDTH, top + _HIGH), DisplayList(ctx.theme), drawing)


def _other(ctx: DrawContext, owner: int, top: int) -> Panel:
    """One line on a player."""
    drawing = DisplayList(ctx.theme)
    _head(drawing, ctx, owner, top)
    held = ctx.view.hand_sizes[owner]
    drawing.stamp(sprites.unseen(ctx.theme, 30), 1260, top + 48)
    drawing.write(str(held), 1300, top + 48, 56, "held", owner, held, weight="ExtraBold")
    return framed(ctx.theme, (0, top, WIDTH, top + _HEAD + 4), DisplayList(ctx.theme), drawing)


def _head(drawing: DisplayList, ctx: DrawContext, owner: int, top: int) -> None:
    """Whose it is, and the points."""
    y, points = top + 48, ctx.view.scores[owner].total
    drawing.stamp(seat(ctx.theme, owner, 22), 54, y, "seat", owner)
    drawing.write(ctx.name(owner), 90, y, 46, "name", owner, weight="ExtraBold", room=1100, least=46)
    width = drawing.write(str(points), WIDTH - 40, y, 56, "points", owner, points, weight="ExtraBold", anchor="right")
    drawing.stamp(star_sign(ctx.theme, 24), WIDTH - 74 - width, y)


def _card(drawing: DisplayList, ctx: DrawContext, place: Place, card: str, where: str) -> None:
    suit, value = card[:-1], card[-1]
    _empty(drawing, ctx, place, mix(sprites.HUES[suit], ctx.theme.slot, 0.7), card in ctx.choices, where, card)
    if ctx.view.last is not None and card == ctx.view.last[2]:
        drawing.stamp(changed(ctx.theme, place.wide, place.high), *place.middle, "fresh", card)
    x, y = place.middle[0], place.y + 82
    drawing.stamp(sprites.suit(suit, 36), x - 36, y)
    drawing.write(value, x + 42, y, 60, weight="ExtraBold", anchor="middle")
    drawing.write(ctx.t(f"orchard-{card}"), x, place.foot - 36, 28, anchor="middle", room=place.wide - 24, least=20)


def _unseen(drawing: DisplayList, ctx: DrawContext, place: Place, fresh: bool) -> None:
    back(drawing, place, ctx.theme.slot, ctx.theme.edge, 3, "unseen")
    if fresh:
        drawing.stamp(changed(ctx.theme, place.wide, place.high), *place.middle, "fresh", "unseen")
    drawing.stamp(sprites.unseen(ctx.theme, 54), *place.middle)


def _empty(drawing: DisplayList, ctx: DrawContext, place: Place, fill: Colour, choice: bool, *fact: str | int) -> None:
    """A card without anything on it, in a frame of its own where it may be chosen."""
    theme = ctx.theme
    if choice:
        drawing.stamp(choosable(theme, place.wide, place.high, fill, theme.panel), *place.middle, *fact)
    else:
        back(drawing, place, fill, theme.edge, 3, *fact)
